"""The auction by search: what each call leads to, over worlds that explain the calls so far.

In every world the others call by the model of `callers` and the contract that comes of it is solved
with all tiles face up, after the exchange that is best on average. So passing is valued by the same
worlds as bidding, with the seat's own tiles among the defenders'. Knows the almanac's odds only for
rulesets that have them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from trimoon.almanac import Aim, chances_of, ends_of, hand_arrays, ranks_of
from trimoon.bots.averages import MORE, SURE, leads_of, rows_of_worth
from trimoon.bots.callers import (
    CALLS,
    SHIFTS,
    calls_by_model,
    chances_of_hands,
    likelihood_of,
)
from trimoon.bots.decisions import Candidate
from trimoon.bots.spending import Spending
from trimoon.bots.utility import equity_known
from trimoon.bots.worlds import random_from, worlds_of
from trimoon.rules import Action, Call, Seat, SeatView, Trump
from trimoon.solver import Context, codes_for, solve_many

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

_DRAWN: Final = 4
"""Worlds drawn for each one that is kept once calls have been heard."""

_COVER: Final = 0.5
"""A bid that is made less often, before the widow is seen, is without cover."""

_WORTH_A_RISK: Final = 0.25
"""So many points a bid without cover has to bring at the least."""

_TRUMPS: Final = tuple(Trump)
_CHOICES: Final = 8 * len(_TRUMPS)


@dataclass(frozen=True, slots=True)
class _Heard:
    """Worlds that explain the calls: hands by speaking order, and the widow."""

    hands: NDArray[np.uint32]
    widow: NDArray[np.uint32]

    def portion(self, part: slice) -> _Heard:
        return _Heard(self.hands[part], self.widow[part])


def worths_of_calls(
    view: SeatView,
    count: int,
    aim: Aim,
    spending: Spending,
    seed: int,
    *,
    knows_score: bool = True,
) -> tuple[Candidate, ...]:
    """Value every legal call, in the unit of the aim, over `count` worlds or more; best first.

    Whoever plays for points passes rather than make a bid that fails more often than not and is
    hardly, or not surely, better than a pass.
    """
    calls = [action for action in view.legal_actions if isinstance(action, Call)]
    if len(calls) == 1:
        return (Candidate(calls[0], 0.0),)
    rng = random_from(seed)
    # All are drawn whatever the limit: the first of them are those of a decision cut short.
    heard = _heard(view, MORE * count, rng)
    shifts = _shifts(len(heard.widow), rng)
    worth = ends_worth(view, aim, knows_score=knows_score)
    rows = rows_of_worth(
        lambda part: _worths(view, calls, heard.portion(part), shifts[part], worth, spending),
        min(spending.planned(MORE * count), len(heard.widow)),
        count,
        spending,
    )
    doubtful = _doubtful(view, calls, rows) if aim is Aim.POINTS else frozenset()
    candidates = map(Candidate, calls, rows.mean(axis=0).tolist())
    return tuple(sorted(candidates, key=lambda each: (each.action in doubtful, -each.value)))


def _doubtful(
    view: SeatView, calls: Sequence[Call], rows: NDArray[np.float64]
) -> frozenset[Action]:
    """Give the bids without cover that are not surely better than a pass."""
    if Call.PASS not in calls:
        return frozenset()
    chances = chances_of(view.hand)
    lead, error = leads_of(rows, calls.index(Call.PASS))
    return frozenset(
        call
        for call, by, doubt in zip(calls, lead.tolist(), error.tolist(), strict=True)
        if call and chances[call.tricks - 4] < _COVER and -by <= max(SURE * doubt, _WORTH_A_RISK)
    )


def place_of_seat(view: SeatView, seat: Seat) -> int:
    """Give the place of a seat in speaking order."""
    assert view.deal is not None
    return (seat - view.deal.first_bidder) % 3


def ends_worth(view: SeatView, aim: Aim, *, knows_score: bool = True) -> NDArray[np.float32]:
    """Give what each end of the deal is worth to the viewer, flat as in `almanac.ends`."""
    import numpy as np

    deal = view.deal
    assert deal is not None
    scores = np.array([[view.scores[deal.first_bidder.plus(place)] for place in range(3)]])
    equity = equity_known(view.ruleset, aim, knows_score=knows_score)
    _, worth = ends_of(view.ruleset).worth(scores, equity, aim)
    return worth[0, :, place_of_seat(view, view.viewer)]


def _heard(view: SeatView, count: int, rng: np.random.Generator) -> _Heard:
    """Draw worlds; those that explain the calls better are kept more often."""
    import numpy as np

    deal = view.deal
    assert deal is not None
    drawn = count * (_DRAWN if deal.calls else 1)
    worlds = worlds_of(view, drawn, int(rng.integers(1 << 62)))
    order = [deal.first_bidder.plus(place) for place in range(3)]
    hands = worlds.hands[:, order]
    if not deal.calls:
        return _Heard(hands, worlds.hidden)
    weights = np.ones(len(hands))
    for place, call in enumerate(deal.calls):
        chances = chances_of_hands(hands[:, place])
        weights *= likelihood_of(chances, call, deal.calls[:place], view.ruleset)
    kept = _resampled(weights, min(count, len(hands)), rng)
    return _Heard(hands[kept], worlds.hidden[kept])


def _resampled(
    weights: NDArray[np.float64], count: int, rng: np.random.Generator
) -> NDArray[np.int64]:
    """Give places drawn in proportion to weights, evenly spread, in random order."""
    import numpy as np

    steps = (np.arange(count) + rng.random()) / count * weights.sum()
    places = np.minimum(np.searchsorted(np.cumsum(weights), steps), len(weights) - 1)
    return rng.permutation(places)


def _shifts(count: int, rng: np.random.Generator) -> NDArray[np.float32]:
    """Give what kind of caller each of the next two seats is, in each world."""
    import numpy as np

    kinds, shares = zip(*SHIFTS, strict=True)
    return rng.choice(np.array(kinds, dtype=np.float32), size=(count, 2), p=np.array(shares))


def _worths(
    view: SeatView,
    calls: list[Call],
    heard: _Heard,
    shifts: NDArray[np.float32],
    worth: NDArray[np.float32],
    spending: Spending,
) -> NDArray[np.float32]:
    """Give what each call is worth in each world, (worlds, calls)."""
    import numpy as np

    contracts = np.stack([_contract(view, call, heard, shifts) for call in calls], axis=1)
    tricks = _tricks(contracts, heard, spending)
    bids = contracts % 8
    ends = ((contracts // 8) * 6 + bids) * 8 + tricks
    thrown_in = len(worth) - 1
    return worth[np.where(bids == 0, thrown_in, ends)]


def _contract(
    view: SeatView, call: Call, heard: _Heard, shifts: NDArray[np.float32]
) -> NDArray[np.int64]:
    """Let the seats that have not spoken call; give 8 × declarer's place + its call's number."""
    import numpy as np

    deal = view.deal
    assert deal is not None
    high = np.zeros(len(heard.widow), dtype=np.int8)
    holder = np.zeros(len(high), dtype=np.int64)
    for place in range(3):
        if place <= len(deal.calls):
            made = call if place == len(deal.calls) else deal.calls[place]
            number = np.full(len(high), CALLS.index(made), dtype=np.int8)
        else:
            chances = chances_of_hands(heard.hands[:, place])
            shift = shifts[:, place - len(deal.calls) - 1]
            number = calls_by_model(chances, shift, high, place == 2, view.ruleset)
        holder = np.where(number > high, place, holder)
        high = np.maximum(high, number)
    return holder * 8 + high


def _tricks(contracts: NDArray[np.int64], heard: _Heard, spending: Spending) -> NDArray[np.int64]:
    """Solve each contract that comes up in a world, the same one only once."""
    import numpy as np

    world, column = np.nonzero(contracts % 8)
    declarer, number = contracts[world, column] // 8, contracts[world, column] % 8
    eight = heard.hands[world, declarer] | heard.widow[world]
    choice = hand_arrays().choices[ranks_of(eight, 8), np.minimum(number, 4) - 1].astype(np.int64)
    keys = (world * 3 + declarer) * _CHOICES + choice
    _, first, back = np.unique(keys, return_index=True, return_inverse=True)
    solved = _solved(
        heard.hands[world[first]], declarer[first], eight[first], choice[first], spending
    )
    tricks = np.zeros(contracts.shape, dtype=np.int64)
    tricks[world, column] = solved[back]
    return tricks


def _solved(
    hands: NDArray[np.uint32],
    declarer: NDArray[np.int64],
    eight: NDArray[np.uint32],
    choice: NDArray[np.int64],
    spending: Spending,
) -> NDArray[np.int8]:
    import numpy as np

    places = choice // len(_TRUMPS)
    seats = hands.copy()
    seats[np.arange(len(seats)), declarer] = eight & ~nth_tile(eight, places)
    codes = np.empty((len(seats), 2), dtype=np.uint64)
    for number, trump in enumerate(_TRUMPS):
        rows = choice % len(_TRUMPS) == number
        if rows.any():
            codes[rows] = codes_for(seats[rows], trump, declarer[rows])
    context = Context()
    tricks = solve_many(codes, threads=1, context=context)
    spending.nodes += context.nodes
    return tricks


def nth_tile(hands: NDArray[np.uint32], places: NDArray[np.int64]) -> NDArray[np.uint32]:
    """Give the tile at a place of each hand, the lowest at place 0, as a mask."""
    import numpy as np

    left = hands.copy()
    for place in range(int(places.max(initial=0))):
        left = np.where(places > place, left & (left - np.uint32(1)), left)
    return left & (~left + np.uint32(1))
