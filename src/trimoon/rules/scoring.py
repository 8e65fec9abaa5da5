"""Points of a deal and the end of the game (R7, R8)."""

from __future__ import annotations

from typing import TypeAlias

from trimoon.rules.actions import Call
from trimoon.rules.ruleset import MoonMade, Ruleset, SetScoring
from trimoon.rules.seats import Seat

Points: TypeAlias = tuple[int, int, int]
"""Points, scores or tricks by seat: South, West, East."""


def is_made(bid: Call, tricks: int) -> bool:
    """Tell whether a declarer with this many tricks has made the bid (R7.1)."""
    return tricks >= bid.tricks


def deal_points(declarer: Seat, bid: Call, taken: Points, ruleset: Ruleset) -> Points:
    """Give the points of a deal by seat, from the tricks taken by seat (R7)."""
    points = list(taken)
    if is_made(bid, taken[declarer]):
        points[declarer] = bid.value
    elif ruleset.set_scoring is SetScoring.DECLARER_LOSES_BID:
        points[declarer] = -bid.value
    else:
        points = [tricks + bid.value for tricks in taken]
        points[declarer] = 0
    return (points[0], points[1], points[2])


def winner_after(
    scores: Points, declarer: Seat, bid: Call, made: bool, ruleset: Ruleset
) -> Seat | None:
    """Give the seat that has won the game after a deal, or None: play on (R8, R9).

    `scores` are those after the deal, `made` tells whether the declarer made `bid`.
    """
    if made and bid is Call.MOON and ruleset.moon_made is MoonMade.WINS_GAME:
        return declarer
    if made and ruleset.declarer_goes_out and scores[declarer] >= ruleset.target:
        return declarer
    best = max(scores)
    if best >= ruleset.target and scores.count(best) == 1:
        return Seat(scores.index(best))
    return None
