"""What can be wrong with a tournament as it was asked for."""

from __future__ import annotations

from trimoon.rules import TrimoonError


class ArenaError(TrimoonError):
    """A tournament, contender or result file that cannot be used as it is."""
