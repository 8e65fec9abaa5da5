"""How likely each world is, given what the others have called and what the declarer has chosen.

A weight is the likelihood of the calls by the model of `callers`, and for a declarer's tiles that
of its exchange: most declarers lay down and name what the odds say is best.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from trimoon.almanac import hand_arrays, has_odds, ranks_of
from trimoon.bots.auction import nth_tile
from trimoon.bots.callers import chances_of_hands, likelihood_of
from trimoon.bots.worlds import Worlds
from trimoon.rules import Call, Seat, SeatView, Trump

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

_OTHER_EXCHANGE: Final = 0.1
"""What another exchange than the best one weighs beside it."""


def weights_of(view: SeatView, worlds: Worlds) -> NDArray[np.float64]:
    """Give the weight of each world, shape (n,); their mean is 1. Equal without odds."""
    import numpy as np

    deal = view.deal
    assert deal is not None
    weights = np.ones(len(worlds))
    if has_odds(view.ruleset):
        for seat in (view.viewer.next, view.viewer.plus(2)):
            weights *= _likelihood(view, worlds, seat)
    even: NDArray[np.float64] = weights / weights.mean()
    return even


def _likelihood(view: SeatView, worlds: Worlds, seat: Seat) -> NDArray[np.float64]:
    import numpy as np

    deal = view.deal
    assert deal is not None
    call = deal.call_of(seat)
    if call is None:
        return np.ones(len(worlds))
    before = deal.calls[: (seat - deal.first_bidder) % 3]
    hands = _dealt(view, worlds, seat)
    if seat is not deal.declarer or deal.trump is None:
        distinct, places = np.unique(hands, return_inverse=True)
        return likelihood_of(chances_of_hands(distinct), call, before, view.ruleset)[places]
    eight = hands | worlds.hidden
    return _of_call(eight, call, before, view) * _of_exchange(eight, worlds.hidden, view)


def _dealt(view: SeatView, worlds: Worlds, seat: Seat) -> NDArray[np.uint32]:
    """Give what a seat held at the first lead."""
    import numpy as np

    deal = view.deal
    assert deal is not None
    played = 0
    for trick in (*deal.tricks, *(() if deal.trick is None else (deal.trick,))):
        for player, tile in trick.plays:
            played |= (player is seat) << tile.index
    return worlds.hands[:, seat] | np.uint32(played)


def _of_call(
    eight: NDArray[np.uint32], call: Call, before: tuple[Call, ...], view: SeatView
) -> NDArray[np.float64]:
    """Average the likelihood of a call over the eight tiles that the widow may have been."""
    import numpy as np

    distinct, places = np.unique(eight, return_inverse=True)
    rows = np.repeat(distinct, 8)
    hands = rows & ~nth_tile(rows, np.tile(np.arange(8), len(distinct)))
    likely = likelihood_of(chances_of_hands(hands), call, before, view.ruleset)
    mean: NDArray[np.float64] = likely.reshape(-1, 8).mean(axis=1)
    return mean[places]


def _of_exchange(
    eight: NDArray[np.uint32], discard: NDArray[np.uint32], view: SeatView
) -> NDArray[np.float64]:
    import numpy as np

    deal = view.deal
    assert deal is not None and deal.trump is not None
    bid = min(deal.bid, Call.SEVEN) - Call.FOUR
    choice = hand_arrays().choices[ranks_of(eight, 8), bid].astype(np.int64)
    trumps = tuple(Trump)
    same = (choice % len(trumps) == trumps.index(deal.trump)) & (
        nth_tile(eight, choice // len(trumps)) == discard
    )
    return np.where(same, 1.0, _OTHER_EXCHANGE)
