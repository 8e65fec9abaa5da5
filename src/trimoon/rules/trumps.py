"""The nine things a declarer may name as trump (R5.2)."""

from __future__ import annotations

from enum import Enum

from trimoon.rules.tiles import Pip


class Trump(Enum):
    """What is trump: a number, the doubles, or nothing (R2.4 to R2.6).

    Nine named members, each truthy, so that zeros are never taken for "none".
    The value is how texts write it.
    """

    ZEROS = "0"
    ONES = "1"
    TWOS = "2"
    THREES = "3"
    FOURS = "4"
    FIVES = "5"
    SIXES = "6"
    DOUBLES = "doubles"
    NONE = "none"

    @classmethod
    def of(cls, pip: int) -> Trump:
        """Give the trump named by a number."""
        return cls(str(int(pip)))

    @property
    def pip(self) -> Pip | None:
        """The number that is trump; None with doubles and with no trump."""
        return Pip(int(self.value)) if self.value.isdigit() else None

    # Members are unique, and Enum's own hash, written in Python, is the hot spot of a deal.
    __hash__ = object.__hash__

    def __str__(self) -> str:
        return self.value

    def __repr__(self) -> str:
        return f"Trump.{self.name}"
