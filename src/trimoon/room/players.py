"""Who sits where and what each wants; what a game is opened with."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType
from typing import Final, TypeAlias

from trimoon.bots import NoDecision, bot_for
from trimoon.rules import Ruleset, Seat, Shuffle, TrimoonError

LONGEST_NAME: Final = 40


class BadPlayer(TrimoonError):
    """A player who cannot be seated."""


@dataclass(frozen=True, slots=True)
class Player:
    """Who sits at a seat: a person, or a bot by its full name. Everybody sees it."""

    name: str
    bot: str | None = None

    def __post_init__(self) -> None:
        if not self.name.strip() or not self.name.isprintable() or len(self.name) > LONGEST_NAME:
            raise BadPlayer(
                f"a player's name is one line of 1 to {LONGEST_NAME} signs, not {self.name!r}"
            )
        if self.bot is not None:
            try:
                bot_for(self.bot)
            except NoDecision as error:
                raise BadPlayer(str(error)) from error


Players: TypeAlias = tuple[Player, Player, Player]
"""The players by seat: South, West, East."""


class Pace(StrEnum):
    """How long bots wait before they act; NONE is not at all."""

    SLOW = "slow"
    NORMAL = "normal"
    FAST = "fast"
    NONE = "none"


WAITS: Final[Mapping[Pace, float]] = MappingProxyType(
    {Pace.SLOW: 1.8, Pace.NORMAL: 1.0, Pace.FAST: 0.4, Pace.NONE: 0.0}
)
"""By what the usual waits are multiplied."""


@dataclass(frozen=True, slots=True)
class Preferences:
    """What a seat has asked the room to do for it; only that seat sees it."""

    auto_forced: bool = False
    pace: Pace = Pace.NORMAL


@dataclass(frozen=True, slots=True)
class Opening:
    """What a game's first row says. Not for viewers: the master seed gives every deal away.

    `persons` are the ids of those who hold seats, None for bots and for seats that nobody holds.
    `deals` are laid down beforehand; when they are used up the master seed gives the next ones.
    `opened` is the time of the row.
    """

    game_id: str
    ruleset: Ruleset
    players: Players
    persons: tuple[str | None, str | None, str | None]
    master: bytes
    deals: tuple[Shuffle, ...]
    opened: str

    def seat_of(self, person: str) -> Seat | None:
        """Give the seat that a person holds; None without one."""
        return Seat(self.persons.index(person)) if person in self.persons else None
