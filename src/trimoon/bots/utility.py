"""What the end of the deal under way is worth to each seat, by the tricks that each takes.

Knows the view's score, bid and tricks so far, and the aim; does not know how likely any end is.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from trimoon.almanac import Aim, Equity, equity_for, level_equity, worth_of_points
from trimoon.rules import Call, Points, Ruleset, Seat, SeatView, deal_points, is_made

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray


def equity_known(ruleset: Ruleset, aim: Aim, *, knows_score: bool) -> Equity:
    """Give the equity of an aim, or one that is blind to the score, to measure what it brings."""
    return equity_for(ruleset, aim) if knows_score else level_equity(ruleset)


def utilities(view: SeatView, aim: Aim, *, knows_score: bool = True) -> NDArray[np.float64]:
    """Give what the deal is worth by the declarer's tricks and the next defender's: (8, 8, 3).

    The last axis is the seat, from the declarer on; what cannot come about is 0.
    """
    deal = view.deal
    assert deal is not None and deal.declarer is not None
    seats = deal.first_bidder, deal.declarer
    return _utilities(view.ruleset, aim, knows_score, view.scores, *seats, deal.bid)


def worth_of_tricks(
    view: SeatView, aim: Aim, *, knows_score: bool = True, taker: Seat | None = None
) -> NDArray[np.float64]:
    """Give what each number of the declarer's tricks is worth to each seat, shape (8, 3).

    Each way for the defenders to share their further tricks is equally likely. The trick under
    way is one of them, unless it is known to go to the `taker`.
    """
    import numpy as np

    deal = view.deal
    assert deal is not None and deal.declarer is not None
    every = utilities(view, aim, knows_score=knows_score)
    near, far = (
        deal.taken[seat] + (seat is taker) for seat in (deal.declarer.next, deal.declarer.plus(2))
    )
    worth = np.zeros((8, 3))
    for tricks in range(8 - near - far):
        left = 7 - tricks - near - far
        worth[tricks] = every[tricks, near : near + left + 1].mean(axis=0)
    return np.roll(worth, deal.declarer, axis=1)


@lru_cache(maxsize=64)
def _utilities(
    ruleset: Ruleset,
    aim: Aim,
    knows_score: bool,
    scores: Points,
    first: Seat,
    declarer: Seat,
    bid: Call,
) -> NDArray[np.float64]:
    import numpy as np

    order = [first.plus(place) for place in range(3)]
    ends = [(tricks, near) for tricks in range(8) for near in range(8 - tricks)]
    points = []
    for tricks, near in ends:
        taken = [0, 0, 0]
        taken[declarer], taken[declarer.next] = tricks, near
        taken[declarer.plus(2)] = 7 - tricks - near
        by_seat = deal_points(declarer, bid, (taken[0], taken[1], taken[2]), ruleset)
        points.append([by_seat[seat] for seat in order])
    place = order.index(declarer)
    _, worth = worth_of_points(
        np.array([scores[seat] for seat in order]),
        np.array(points),
        np.array(place),
        np.array(int(bid)),
        np.array([is_made(bid, tricks) for tricks, _ in ends]),
        equity_known(ruleset, aim, knows_score=knows_score),
        aim,
        ruleset,
    )
    by_tricks = np.zeros((8, 8, 3))
    for (tricks, near), row in zip(ends, worth, strict=True):
        by_tricks[tricks, near] = np.roll(row, -place)
    return by_tricks
