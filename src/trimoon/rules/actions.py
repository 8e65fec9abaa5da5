"""What can be done in a game: the actions that are stored (R3 to R6), and the deal they act on."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, IntEnum
from typing import Final, TypeAlias

from trimoon.rules.seats import Seat
from trimoon.rules.tiles import ALL_TILES, DOUBLE_ZERO, TILES, Pip, Tile, TileSet
from trimoon.rules.trumps import Trump


@dataclass(frozen=True, slots=True)
class Deal:
    """A layout: three hands by seat and the widow; `widow` is None in a set without 0-0 (R3.1, R9).

    Raises ValueError unless hands and widow are a partition of the set.
    """

    hands: tuple[TileSet, TileSet, TileSet]
    widow: Tile | None

    def __post_init__(self) -> None:
        for seat in Seat:
            if len(self.hands[seat]) != 7:
                raise ValueError(f"{seat.letter} holds {len(self.hands[seat])} tiles, not seven")
        left_over = ALL_TILES - (self.hands[0] | self.hands[1] | self.hands[2])
        if len(left_over) != 1:
            raise ValueError("a tile lies in two hands")
        if left_over != {self.widow or DOUBLE_ZERO}:
            wanted = f"{self.widow} as widow" if self.widow else "0-0 in a set without a widow"
            raise ValueError(f"the tile left over is {left_over}, not {wanted}")


class Call(IntEnum):
    """A pass or a bid (R4.2). A bid's number is what it promises and what it scores."""

    PASS = 0
    THREE = 3
    FOUR = 4
    FIVE = 5
    SIX = 6
    SEVEN = 7
    MOON = 21

    @property
    def tricks(self) -> int:
        """The tricks that the bid promises: 21 promises all seven (R4.2)."""
        return min(self.value, 7)

    def __str__(self) -> str:
        return "pass" if self is Call.PASS else str(self.value)


class WidowChoice(Enum):
    """The declarer takes or leaves the widow, before looking (R9, `widow = optional`)."""

    TAKE = "take"
    LEAVE = "leave"


@dataclass(frozen=True, slots=True)
class Shuffle:
    """Chance's action: the whole deal, and in the first deal of a game the first bidder (R3)."""

    deal: Deal
    first_bidder: Seat | None = None


@dataclass(frozen=True, slots=True)
class Discard:
    """The declarer lays a tile face down (R5.1)."""

    tile: Tile


@dataclass(frozen=True, slots=True)
class Play:
    """A seat plays a tile (R6); `named` is the end asked for, under `leader_names_suit` only."""

    tile: Tile
    named: Pip | None = None


Action: TypeAlias = Shuffle | Call | WidowChoice | Discard | Trump | Play
"""Naming a trump is its own action: the member of `Trump`."""

DISCARDS: Final = tuple(Discard(tile) for tile in TILES)
PLAYS: Final = tuple(Play(tile) for tile in TILES)
