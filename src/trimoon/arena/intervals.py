"""Intervals of 95 % for rates that are ratios of sums over sets, the unit that is independent.

Knows no game. Sources are in `docs/arena.md`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from math import atan, cos, pi, sin, sqrt
from statistics import NormalDist
from typing import Final

_OUTSIDE: Final = 0.05


@dataclass(frozen=True, slots=True)
class Interval:
    """A value and its interval of 95 %."""

    value: float
    low: float
    high: float

    @property
    def ends(self) -> list[float]:
        """Both ends, rounded, as JSON has them."""
        return [round(self.low, 6), round(self.high, 6)]


def ratio_interval(parts: Sequence[tuple[float, float]], low: float, high: float) -> Interval:
    """Give the ratio of two sums over sets, with the interval by the spread between the sets.

    Each part is one set's share of both sums. `low` and `high` are the least and the most that
    the ratio can be in any set: the interval ends there, and where all sets agree it reaches as
    far as so few sets that agree allow.

    >>> ratio_interval([(1, 3), (2, 3), (1, 3), (3, 3)], 0, 1).value
    0.5833333333333334
    """
    counts = sum(count for _, count in parts)
    if not counts:
        return Interval(0.0, low, high)
    value = sum(total for total, _ in parts) / counts
    sets = len(parts)
    squares = sum((total - value * count) ** 2 for total, count in parts)
    if sets < 2 or squares < 1e-12 * counts:
        return _where_all_agree(value, sets, low, high)
    half = t_quantile(sets - 1) * sqrt(squares * sets / (sets - 1)) / counts
    return Interval(value, max(low, value - half), min(high, value + half))


def _where_all_agree(value: float, sets: int, low: float, high: float) -> Interval:
    """Let as many sets be otherwise, as far as can be, as would not surprise (exact binomial)."""
    others = 1 - (_OUTSIDE / 2) ** (1 / sets)
    return Interval(value, value - others * (value - low), value + others * (high - value))


@cache
def t_quantile(freedom: int) -> float:
    """Give what Student's t exceeds in absolute value with a chance of 5 %.

    >>> round(t_quantile(1), 3), round(t_quantile(9), 4), round(t_quantile(30), 4)
    (12.706, 2.2622, 2.0423)
    """
    if freedom >= 10:
        return _t_far(freedom)
    low, high = 0.0, 100.0
    while high - low > 1e-10:
        middle = (low + high) / 2
        low, high = (low, middle) if _t_inside(middle, freedom) > 1 - _OUTSIDE else (middle, high)
    return low


def _t_far(freedom: int) -> float:
    """Expand around the normal quantile (Abramowitz and Stegun 26.7.5)."""
    z = NormalDist().inv_cdf(1 - _OUTSIDE / 2)
    terms = (
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
        (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160,
    )
    powers: list[float] = [term / freedom**power for power, term in enumerate(terms, 1)]
    return z + sum(powers)


def _t_inside(t: float, freedom: int) -> float:
    """Give the chance of an absolute value under t (Abramowitz and Stegun 26.7.3 and 26.7.4)."""
    angle = atan(t / sqrt(freedom))
    is_odd = freedom % 2
    term = cos(angle) if is_odd else 1.0
    total = 0.0
    for step in range(1 + is_odd, freedom, 2):
        total += term
        term *= cos(angle) ** 2 * step / (step + 1)
    total *= sin(angle)
    return (angle + total) * 2 / pi if is_odd else total
