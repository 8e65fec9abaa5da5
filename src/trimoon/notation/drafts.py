"""What a record says before anybody has checked that the rules allow it: words and their places.

Text and JSON are both read into drafts, and `replay` makes games of them.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from trimoon.notation.places import Place, Word
from trimoon.rules import Ruleset


@dataclass(slots=True)
class DraftTrick:
    """A trick: who leads, where the record says so, and the tiles as written."""

    place: Place
    leader: Word | None
    tiles: Word


@dataclass(slots=True)
class DraftDeal:
    """A deal; a part that the record does not give is None or empty."""

    place: Place
    hands: tuple[Word, ...] | None = None
    first: Word | None = None
    calls: tuple[Word, ...] = ()
    widow: Word | None = None
    discard: Word | None = None
    trump: Word | None = None
    tricks: list[DraftTrick] = field(default_factory=list)
    score: tuple[Word, ...] | None = None


@dataclass(slots=True)
class Draft:
    """A game: its rules, what it starts from, its deals, and the result as written."""

    ruleset: Ruleset = field(default_factory=Ruleset)
    scores: tuple[Word, ...] | None = None
    deals: list[DraftDeal] = field(default_factory=list)
    result: Word | None = None
    tags: dict[str, str] = field(default_factory=dict)
