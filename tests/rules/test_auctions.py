"""The auction: which calls are legal, refused and decisive, against all auctions there are."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import given
from strategies import rulesets

from trimoon.rules import (
    AllPass,
    Call,
    Reason,
    Ruleset,
    bids_of,
    declarer_place,
    highest_bid,
    is_auction_over,
    legal_calls,
)
from trimoon.rules.auction import call_refusal

Calls = tuple[Call, ...]


def auctions(ruleset: Ruleset, calls: Calls = ()) -> Iterator[Calls]:
    """Yield every legal auction, finished or not."""
    yield calls
    for call in legal_calls(calls, ruleset):
        yield from auctions(ruleset, (*calls, call))


def may_call(call: Call, calls: Calls, ruleset: Ruleset) -> bool:
    """Say by the sentences of R4 and R9 whether the next seat may make a call."""
    earlier = [bid for bid in calls if bid is not Call.PASS]
    if len(calls) == 3 or Call.MOON in calls:
        return False
    if call is Call.PASS:
        return ruleset.all_pass is AllPass.REDEAL or len(calls) < 2 or bool(earlier)
    if call is Call.MOON and ruleset.moon_only_over_seven:
        return Call.SEVEN in earlier
    return call >= ruleset.min_bid and all(call > bid for bid in earlier)


@given(rulesets())
def test_legal_calls_are_those_that_the_rules_allow(ruleset: Ruleset) -> None:
    for calls in auctions(ruleset):
        allowed = [call for call in Call if may_call(call, calls, ruleset)]
        assert legal_calls(calls, ruleset) == tuple(allowed)
        if not is_auction_over(calls):
            refusals = [call_refusal(call, calls, ruleset) for call in Call]
            assert [refusal is None for refusal in refusals] == [call in allowed for call in Call]


@given(rulesets())
def test_an_auction_is_over_when_all_have_spoken_or_21_is_bid(ruleset: Ruleset) -> None:
    for calls in auctions(ruleset):
        assert is_auction_over(calls) is (len(calls) == 3 or calls[-1:] == (Call.MOON,))
        assert highest_bid(calls) == max(calls, default=0)
        place = declarer_place(calls)
        if place is None:
            assert set(calls) <= {Call.PASS}
        else:
            assert calls[place] is highest_bid(calls)
            assert calls[place] is not Call.PASS
            assert calls.count(calls[place]) == 1


def test_there_are_as_many_finished_auctions_as_counted_by_hand() -> None:
    finished = [calls for calls in auctions(Ruleset()) if is_auction_over(calls)]
    # k bids of 4 to 7 in k of three places: 1 + 3*4 + 3*6 + 1*4 = 35. And 21 last: after nothing 1,
    # after one call 1 + 4, after two calls 1 + 2*4 + 6.
    assert len(finished) == 35 + 1 + 5 + 15
    assert len(set(finished)) == len(finished)


@pytest.mark.parametrize(
    ("ruleset", "calls", "call", "reason", "text"),
    [
        (
            Ruleset(),
            (Call.FIVE,),
            Call.FOUR,
            Reason.BID_TOO_LOW,
            "a bid must exceed 5, 4 does not: R4.2",
        ),
        (Ruleset(), (), Call.THREE, Reason.BID_NOT_OFFERED, "bids begin at 4, 3 is none: R4.2"),
        (
            Ruleset(min_bid=5),
            (),
            Call.THREE,
            Reason.BID_NOT_OFFERED,
            "bids begin at 5, 3 is none: R9 min_bid",
        ),
        (
            Ruleset(moon_only_over_seven=True),
            (Call.SIX,),
            Call.MOON,
            Reason.MOON_NEEDS_SEVEN,
            "21 may be bid only over a 7: R9 moon_only_over_seven",
        ),
        (
            Ruleset(all_pass=AllPass.FORCE_LAST),
            (Call.PASS, Call.PASS),
            Call.PASS,
            Reason.MAY_NOT_PASS,
            "the third seat must bid after two passes: R9 all_pass",
        ),
    ],
)
def test_a_refused_call_says_why(
    ruleset: Ruleset, calls: Calls, call: Call, reason: Reason, text: str
) -> None:
    refusal = call_refusal(call, calls, ruleset)
    assert refusal is not None
    assert str(refusal) == text
    assert refusal.reason is reason
    assert refusal.clause == text.rpartition(": ")[2]
    assert refusal.values == {
        "call": call,
        "lowest": ruleset.min_bid,
        "highest": highest_bid(calls),
    }


@pytest.mark.parametrize(("least", "bids"), [(3, (3, 4, 5, 6, 7, 21)), (5, (5, 6, 7, 21))])
def test_bids_begin_at_the_lowest(least: int, bids: tuple[int, ...]) -> None:
    assert bids_of(Ruleset(min_bid=least)) == bids
