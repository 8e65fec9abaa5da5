"""What can be wrong with a tournament, before anything is played."""

from __future__ import annotations

from trimoon.faults import Fault, Faulty
from trimoon.rules import TrimoonError


class ArenaFault(Fault):
    """What a person may have to put right in a result file or in the scores."""

    NO_LINE = "{path}, line {line}: this is no line of a result file"
    FORMAT = "{path}: this is no result file of format {format}"
    EMPTY = "{path}: the file is empty"
    ANOTHER = "{path} holds another tournament ({key}: {found}, not {wanted}): name another file"
    OVER = "scores {scores}: the game is over at {target}, nothing is left to play"


class ArenaError(Faulty, TrimoonError):
    """A tournament, contender or result file that cannot be used as it is."""
