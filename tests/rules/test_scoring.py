"""Points of a deal and the winner: every outcome against the sentences of R7, R8 and R9."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from strategies import rulesets, seats

from trimoon.rules import (
    Call,
    MoonMade,
    Points,
    Ruleset,
    Seat,
    SetScoring,
    deal_points,
    is_made,
    winner_after,
)

BIDS = [call for call in Call if call is not Call.PASS]
SPLITS = [(s, w, 7 - s - w) for s in range(8) for w in range(8 - s)]
scores = st.tuples(*[st.integers(-30, 110)] * 3)


@pytest.mark.parametrize("bid", BIDS)
@pytest.mark.parametrize("tricks", range(8))
def test_a_bid_is_made_with_as_many_tricks_as_it_promises(bid: Call, tricks: int) -> None:
    assert is_made(bid, tricks) is (tricks >= (7 if bid == 21 else bid))


@pytest.mark.parametrize("declarer", Seat)
@pytest.mark.parametrize("bid", BIDS)
def test_points_of_every_outcome(declarer: Seat, bid: Call) -> None:
    family = Ruleset(set_scoring=SetScoring.DEFENDERS_GAIN_BID)
    for taken in SPLITS:
        made = taken[declarer] >= min(bid, 7)
        points = deal_points(declarer, bid, taken, Ruleset())
        in_family = deal_points(declarer, bid, taken, family)
        assert points[declarer] == (bid if made else -bid)
        assert in_family[declarer] == (bid if made else 0)
        for seat in set(Seat) - {declarer}:
            assert points[seat] == taken[seat]
            assert in_family[seat] == taken[seat] + (0 if made else bid)


@given(scores, seats, st.sampled_from(BIDS), st.booleans(), rulesets())
def test_the_winner_is_whom_the_rules_say(
    after: Points, declarer: Seat, bid: Call, made: bool, ruleset: Ruleset
) -> None:
    leaders = [seat for seat in Seat if after[seat] == max(after)]
    if (made and bid == 21 and ruleset.moon_made is MoonMade.WINS_GAME) or (
        made and ruleset.declarer_goes_out and after[declarer] >= ruleset.target
    ):
        expected = declarer
    elif max(after) >= ruleset.target and len(leaders) == 1:
        expected = leaders[0]
    else:
        expected = None
    winner = winner_after(after, declarer, bid, made, ruleset)
    assert winner is expected


@pytest.mark.parametrize("best", [20, 21, 22])
def test_the_target_itself_is_enough(best: int) -> None:
    winner = winner_after((5, best, 0), Seat.SOUTH, Call.FOUR, False, Ruleset())
    assert winner is (Seat.WEST if best >= 21 else None)
