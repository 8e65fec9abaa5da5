"""Computed knowledge that ships as data: the odds of every hand, and equity.

Knows how it is read and how it is built anew; does not know how results were played.
"""

from trimoon.almanac.ends import ends_of, worth_of_points
from trimoon.almanac.equity import Equity, equity_for, level_equity
from trimoon.almanac.errors import AlmanacError, AlmanacFault
from trimoon.almanac.odds import (
    SPLITS,
    HandArrays,
    Odds,
    chances_of,
    error_of,
    hand_arrays,
    has_odds,
    odds_before_widow,
    odds_of,
)
from trimoon.almanac.ranks import rank_of, ranks_of
from trimoon.almanac.worth import Aim

__all__ = [
    "SPLITS",
    "Aim",
    "AlmanacError",
    "AlmanacFault",
    "Equity",
    "HandArrays",
    "Odds",
    "chances_of",
    "ends_of",
    "equity_for",
    "error_of",
    "hand_arrays",
    "has_odds",
    "level_equity",
    "odds_before_widow",
    "odds_of",
    "rank_of",
    "ranks_of",
    "worth_of_points",
]
