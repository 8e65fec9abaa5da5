"""What a seat may ask of a room besides the actions of the rules, and what it answers."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias

from trimoon.rules import Action, IllegalAction


@dataclass(frozen=True, slots=True)
class NextDeal:
    """A person has seen enough of the deal that is over."""


@dataclass(frozen=True, slots=True)
class Prefer:
    """A seat sets its preferences; this does not depend on what happened meanwhile."""

    auto_forced: bool


Request: TypeAlias = Action | NextDeal | Prefer


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
