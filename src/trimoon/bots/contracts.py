"""What a hand can make as declarer: from the almanac, or computed where it has no odds.

Odds are those against uniformly distributed unseen tiles, defenders playing as one. A choice, a
discard and a trump, is made by averages over splits; where splits are sampled it is made on one
half of them and valued on the other, since valuing on the same ones flatters.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, TypeAlias

from trimoon.almanac import chances_of, has_odds, odds_of
from trimoon.bots.estimate import tenths_expected, tenths_without
from trimoon.bots.faceup import codes_like
from trimoon.bots.seen import tiles_in_play
from trimoon.bots.spending import Spending
from trimoon.bots.worlds import random_from
from trimoon.rules import (
    Call,
    Ruleset,
    Seat,
    SeatView,
    Tile,
    TileSet,
    Trick,
    Trump,
    Widow,
    bids_of,
    trumps_offered,
)
from trimoon.solver import Position, solve_many

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

Chances: TypeAlias = Mapping[Call, float]
"""The chance to make each bid."""

_FIRST_TABLED: Final = 4
_WIDOWS: Final = 8
_SERIOUS: Final = 3
_SPLITS: Final = 24


@dataclass(frozen=True, slots=True)
class Choice:
    """What a declarer may do before the first lead, and the chances to take at least 0…7 tricks."""

    discard: Tile | None
    trump: Trump
    reach: tuple[float, ...]

    def chance(self, bid: Call) -> float:
        """Give the chance to make a bid."""
        return self.reach[bid.tricks]


def chances_before(view: SeatView, spending: Spending, seed: int) -> Chances:
    """Give the chance of each bid, for a seat that would be declarer, before it sees the widow."""
    if has_odds(view.ruleset):
        four, five, six, seven = chances_of(view.hand)
        by_tricks = {4: four, 5: five, 6: six, 7: seven}
        return {bid: by_tricks[bid.tricks] for bid in bids_of(view.ruleset)}
    return _computed_chances(view, spending, seed)


def choices_for(view: SeatView, seed: int) -> dict[Call, Choice]:
    """Give the best choice for each bid, with the tiles in hand and what is settled already.

    After a discard that is the best one for the bid of the deal, that bid's choice stands; those of
    other bids may then name a discard that was not made.
    """
    deal = view.deal
    assert deal is not None
    if has_odds(view.ruleset) and view.discard is None and deal.trump is None:
        return _tabled_choices(view.hand)
    if has_odds(view.ruleset) and view.discard is not None:
        tabled = _tabled_choices(view.hand.adding(view.discard))
        if tabled[deal.bid].discard == view.discard:
            return tabled
    trumps = trumps_offered(view.ruleset) if deal.trump is None else (deal.trump,)
    return _computed_choices(view, trumps, seed)


def serious_choices(view: SeatView) -> list[tuple[Tile | None, Trump]]:
    """Give the choices that by a count of tricks may be the best, those of `choices_for` aside."""
    trumps = trumps_offered(view.ruleset)
    if view.discard is None:
        return _serious(view.hand, view.ruleset, trumps)
    others = tiles_in_play(view.ruleset) - view.hand.adding(view.discard)
    best = sorted(trumps, key=lambda trump: -tenths_expected(view.hand, trump, others))
    return [(None, trump) for trump in best[:_SERIOUS]]


def _tabled_choices(eight: TileSet) -> dict[Call, Choice]:
    choices = {}
    for odds in odds_of(eight):
        reach = (1.0,) * _FIRST_TABLED + odds.chances
        choices[odds.bid] = Choice(odds.discard, odds.trump, reach)
    choices[Call.MOON] = choices[Call.SEVEN]
    return choices


def _computed_chances(view: SeatView, spending: Spending, seed: int) -> Chances:
    """Average over some widows, or without one, the chances of the best choice of each bid."""
    unseen = tiles_in_play(view.ruleset) - view.hand
    bids = bids_of(view.ruleset)
    if view.ruleset.widow is Widow.NONE:
        best = _best_by_bid(view.hand, _serious(view.hand, view.ruleset), unseen, view, seed)
        return {bid: best[bid].chance(bid) for bid in bids}
    from random import Random

    widows = Random(seed).sample(sorted(unseen), _WIDOWS)
    trumps = trumps_offered(view.ruleset)
    if view.ruleset.trump_before_widow:
        trumps = (_promising_trump(view.hand, trumps, unseen),)
    sums = dict.fromkeys(bids, 0.0)
    done = 0
    for portion in spending.portions(spending.planned(len(widows))):
        for widow in widows[portion]:
            eight = view.hand.adding(widow)
            serious = _serious(eight, view.ruleset, trumps)
            best = _best_by_bid(eight, serious, unseen.removing(widow), view, seed)
            done += 1
            for bid in bids:
                sums[bid] += best[bid].chance(bid)
    return {bid: total / done for bid, total in sums.items()}


def _computed_choices(view: SeatView, trumps: Sequence[Trump], seed: int) -> dict[Call, Choice]:
    unseen = tiles_in_play(view.ruleset) - view.hand
    if view.discard is not None:
        unseen = unseen.removing(view.discard)
    if len(view.hand) == 8:
        serious = _serious(view.hand, view.ruleset, trumps)
    else:
        # The trump alone is open; before the widow is seen it is the best of the seven.
        best = sorted(trumps, key=lambda trump: -tenths_expected(view.hand, trump, unseen))
        serious = [(None, trump) for trump in best[:_SERIOUS]]
    return _best_by_bid(view.hand, serious, unseen, view, seed)


def _promising_trump(hand: TileSet, trumps: Iterable[Trump], unseen: TileSet) -> Trump:
    return max(trumps, key=lambda trump: tenths_expected(hand, trump, unseen))


def _serious(
    hand: TileSet, ruleset: Ruleset, trumps: Sequence[Trump] | None = None
) -> list[tuple[Tile | None, Trump]]:
    """Give the choices that by a count of tricks may be the best."""
    offered = trumps_offered(ruleset) if trumps is None else trumps
    others = tiles_in_play(ruleset) - hand
    if ruleset.widow is Widow.NONE:
        by_count = sorted(offered, key=lambda trump: -tenths_expected(hand, trump, others))
        return [(None, trump) for trump in by_count[:_SERIOUS]]
    counted = [
        (-tenths, order, (tile, trump))
        for order, trump in enumerate(offered)
        for tile, tenths in tenths_without(hand, trump, others).items()
    ]
    counted.sort(key=lambda each: each[:2])
    return [choice for _, _, choice in counted[:_SERIOUS]]


def _best_by_bid(
    hand: TileSet,
    serious: Sequence[tuple[Tile | None, Trump]],
    unseen: TileSet,
    view: SeatView,
    seed: int,
) -> dict[Call, Choice]:
    """Choose for each bid on one half of the splits, and value on the other half."""
    import numpy as np

    others = _split(unseen, _SPLITS, seed)
    tricks = []
    for discard, trump in serious:
        kept = hand if discard is None else hand.removing(discard)
        tricks.append(_tricks_of(kept, trump, others, view.ruleset))
    half = _SPLITS // 2
    best = {}
    for bid in bids_of(view.ruleset):
        made = [float(np.mean(each[:half] >= bid.tricks)) for each in tricks]
        place = max(range(len(made)), key=lambda i: (made[i], float(np.mean(tricks[i][:half]))))
        valued = tricks[place][half:]
        reach = tuple(float(np.mean(valued >= k)) for k in range(8))
        best[bid] = Choice(*serious[place], reach)
    return best


def _split(unseen: TileSet, count: int, seed: int) -> NDArray[np.uint32]:
    """Deal the unseen tiles to the two other seats, seven each; one may be left face down."""
    import numpy as np

    masks = np.array([1 << tile.index for tile in unseen], dtype=np.uint32)
    order = np.broadcast_to(masks, (count, len(masks))).copy()
    order = random_from(seed).permuted(order, axis=1)
    west, east = (order[:, low : low + 7].sum(axis=1, dtype=np.uint32) for low in (0, 7))
    return np.stack([west, east], axis=1)


def _tricks_of(
    kept: TileSet, trump: Trump, others: NDArray[np.uint32], ruleset: Ruleset
) -> NDArray[np.int8]:
    """Give the tricks of a declarer's seven tiles, for each of some pairs of other hands."""
    import numpy as np

    own = np.full((len(others), 1), kept.mask, dtype=np.uint32)
    hands = np.concatenate([own, others], axis=1)
    south, west, east = (TileSet.from_mask(int(mask)) for mask in hands[0])
    position = Position((south, west, east), trump, Seat.SOUTH, Trick(Seat.SOUTH), ruleset)
    return solve_many(codes_like(position, hands), worlds=len(hands) > 16, threads=1)
