"""What to call with a hand at a score, asked outside a game: the calls of `full-moon`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from trimoon.almanac import Aim
from trimoon.bots.decisions import Limit
from trimoon.bots.moons import MOONS
from trimoon.rules import Call, Phase, Points, PublicDeal, Ruleset, Seat, SeatView, TileSet

_SEED = 8021


@dataclass(frozen=True, slots=True)
class Advice:
    """The best call, and what each legal call is worth in the unit of the aim, best first."""

    call: Call
    worth: tuple[tuple[Call, float], ...]


def advise(
    hand: TileSet,
    calls: Sequence[Call] = (),
    scores: Points = (0, 0, 0),
    ruleset: Ruleset = Ruleset(),
    aim: Aim = Aim.POINTS,
    limit: Limit = Limit(),
) -> Advice:
    """Say what South should call with seven tiles after these calls; the next to speak is South.

    `scores` are those of South, West and East. The same question has the same answer. Raises
    ValueError unless there are seven tiles and at most two calls that the rules allow, none 21.
    Where the almanac has no odds (`has_odds`) the worth of a bid b is b(2p − 1).
    """
    if len(hand) != 7 or len(calls) > 2 or Call.MOON in calls:
        raise ValueError("advice is for seven tiles, before the auction is over")
    bids = [call for call in calls if call is not Call.PASS]
    if bids != sorted(set(bids)) or any(bid < ruleset.min_bid for bid in bids):
        said = " ".join(map(str, calls))
        raise ValueError(
            f"each bid exceeds the one before and is {ruleset.min_bid} or more: {said}"
        )
    first = Seat.SOUTH.plus(3 - len(calls))
    deal = PublicDeal(
        Phase.AUCTION, Seat.SOUTH, first, (7, 7, 7), tuple(calls), None, None, None, (), None
    )
    view = SeatView(ruleset, scores, (), None, deal, Seat.SOUTH, hand, None, None)
    candidates = MOONS[-1].aiming(aim).decide(view, limit, _SEED).candidates
    worth = tuple((each.action, each.value) for each in candidates if isinstance(each.action, Call))
    return Advice(worth[0][0], worth)
