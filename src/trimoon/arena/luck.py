"""The luck of the hands: what they are worth beyond the average, to be taken out of results.

A control variate with fixed coefficients: its mean over all deals is exactly zero, so it changes
no expectation whatever the bots do. Knows the almanac; does not know how the hands were played.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache

from trimoon.rules import Ruleset, TileSet

BySeat = tuple[float, float, float]


@dataclass(frozen=True, slots=True)
class LuckOfDeal:
    """By seat, what the hands of a deal bring in points of the deal, and in games won."""

    points: BySeat
    wins: BySeat


NO_LUCK = LuckOfDeal((0.0, 0.0, 0.0), (0.0, 0.0, 0.0))


@dataclass(frozen=True, slots=True)
class Luck:
    """What hands are worth under a ruleset, and the mean of that over all hands."""

    worth: Callable[[TileSet], float]
    mean: float

    def of(self, hands: tuple[int, int, int]) -> LuckOfDeal:
        """Give the luck in a deal, from the masks of the hands by seat."""
        return NO_LUCK


def luck_for(ruleset: Ruleset) -> Luck | None:
    """Give the luck of hands under a ruleset; None where the almanac has nothing on it."""
    return None
