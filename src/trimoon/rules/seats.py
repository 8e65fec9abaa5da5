"""The three fixed places at the table (R1.1)."""

from __future__ import annotations

from enum import IntEnum
from typing import Final


class Seat(IntEnum):
    """A place at the table, clockwise: South, West, East (R1.1)."""

    SOUTH = 0
    WEST = 1
    EAST = 2

    @property
    def next(self) -> Seat:
        """The seat whose turn comes after this one, clockwise."""
        return _SEATS[self - 2]

    def plus(self, steps: int) -> Seat:
        """Give the seat this many places clockwise."""
        return _SEATS[(self + steps) % 3]

    @property
    def letter(self) -> str:
        """The label of the seat in texts: S, W or E."""
        return self.name[0]


_SEATS: Final = tuple(Seat)
