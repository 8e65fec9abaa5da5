"""What a seat may ask of a room besides the actions of the rules, and what it answers."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias

from trimoon.room.players import Pace
from trimoon.rules import Action, IllegalAction


@dataclass(frozen=True, slots=True)
class NextDeal:
    """A person has seen enough of the deal that is over."""


@dataclass(frozen=True, slots=True)
class Claim:
    """A seat that is about to lead says that it takes all the tricks that are left (R6.8)."""


@dataclass(frozen=True, slots=True)
class Undo:
    """A person takes back the own last decision, and what the bots did after it; asked alone."""


@dataclass(frozen=True, slots=True)
class Prefer:
    """A seat sets its preferences; this does not depend on what happened meanwhile.

    What is None stays as it is.
    """

    auto_forced: bool | None = None
    pace: Pace | None = None


Request: TypeAlias = Action | NextDeal | Claim | Undo | Prefer


class Outcome(StrEnum):
    """What became of a command."""

    ACCEPTED = "accepted"
    REPEATED = "repeated"
    STALE = "stale"
    REFUSED = "refused"


@dataclass(frozen=True, slots=True)
class Answer:
    """What became of a command.

    `seq` is the number of the last row that the command wrote, now or when it came the first
    time; of a stale or refused one, which wrote nothing, the number to look at now.
    """

    seq: int
    outcome: Outcome
    refusal: IllegalAction | None = None
