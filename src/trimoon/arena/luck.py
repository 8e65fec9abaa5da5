"""The luck of the hands: what a seat was dealt beyond the others, to be taken out of results.

A control variate with coefficients fixed beforehand. What three hands are worth more or less than
each other averages to exactly nothing over all deals, since every deal occurs with the hands of
South, West and East in all places; so no expectation changes, whatever the bots do. Knows the
almanac; does not know how the hands were played. `docs/arena.md` has what it brings.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final

from trimoon.almanac import AlmanacError, chances_of, has_odds
from trimoon.rules import Ruleset, TileSet

BySeat = tuple[float, float, float]

_BIDS: Final = (4, 5, 6, 7)

# Rounded from regressions on games of other seeds than those that claims rest on.
_POINTS: Final = 0.7
_WINS: Final = 0.045


@dataclass(frozen=True, slots=True)
class LuckOfDeal:
    """By seat, what a hand better than the others' brings in points and in games won."""

    points: BySeat
    wins: BySeat


NO_LUCK: Final = LuckOfDeal((0.0, 0.0, 0.0), (0.0, 0.0, 0.0))


def luck_of(hands: tuple[int, int, int]) -> LuckOfDeal:
    """Give the luck in a deal, from the masks of the hands by seat."""
    south, west, east = map(worth_of, hands)
    mean = (south + west + east) / 3
    # Against the mean of the two others, which is 3/2 of that against the mean of all.
    better = [1.5 * (worth - mean) for worth in (south, west, east)]
    return LuckOfDeal(_scaled(better, _POINTS), _scaled(better, _WINS))


@cache
def worth_of(hand: int) -> float:
    """Give the points that the best bid on a hand promises, 0 if to pass is best."""
    chances = chances_of(TileSet.from_mask(hand))
    return max(0.0, *(bid * (2 * p - 1) for bid, p in zip(_BIDS, chances, strict=True)))


def is_known_under(ruleset: Ruleset) -> bool:
    """Tell whether the almanac knows what hands are worth under a ruleset."""
    if not has_odds(ruleset):
        return False
    try:
        chances_of(TileSet.from_mask((1 << 7) - 1))
    except AlmanacError:
        return False
    return True


def _scaled(better: list[float], by: float) -> BySeat:
    south, west, east = (each * by for each in better)
    return (south, west, east)
