"""R4: the auction."""

import pytest
from positions import after, begun, legal, refused

from trimoon.rules import Call, Phase, Reason, Seat


def test_r4_1_each_seat_speaks_once_clockwise_from_the_first_bidder() -> None:
    state, spoke = begun(first="W"), []
    while state.phase is Phase.AUCTION:
        spoke.append(state.actor)
        state = after(state, "4" if len(spoke) == 1 else "pass")
    assert spoke == [Seat.WEST, Seat.EAST, Seat.SOUTH]


def test_r4_1_nobody_speaks_twice() -> None:
    state = after(begun(), "4 5 6")
    assert state.actor is Seat.EAST
    assert state.phase is Phase.DISCARD
    assert refused(state, "6-6").clause == "R5.1"


@pytest.mark.parametrize(
    ("calls", "expected"),
    [
        ("", "pass 4 5 6 7 21"),
        ("pass", "pass 4 5 6 7 21"),
        ("4", "pass 5 6 7 21"),
        ("5", "pass 6 7 21"),
        ("4 6", "pass 7 21"),
        ("pass 7", "pass 21"),
    ],
)
def test_r4_2_a_bid_is_4_to_7_or_21_and_exceeds_every_earlier_one(
    calls: str, expected: str
) -> None:
    assert legal(after(begun(), calls)) == expected


def test_r4_2_a_bid_that_does_not_exceed_is_refused() -> None:
    for word in ("4", "5"):
        error = refused(after(begun(), "5"), word)
        assert (error.reason, error.clause) == (Reason.BID_TOO_LOW, "R4.2")
    assert refused(begun(), "3").reason is Reason.BID_NOT_OFFERED


def test_r4_2_a_bid_promises_as_many_tricks_and_21_all_seven() -> None:
    assert [call.tricks for call in Call] == [0, 3, 4, 5, 6, 7, 7]
    assert Call.MOON > Call.SEVEN


@pytest.mark.parametrize("calls", ["21", "pass 21", "7 21", "4 5 21"])
def test_r4_3_a_bid_of_21_ends_the_auction_at_once(calls: str) -> None:
    state = after(begun(), calls)
    assert state.phase is Phase.DISCARD
    assert state.actor is Seat.SOUTH.plus(len(calls.split()) - 1)


def test_r4_3_a_bid_of_7_does_not_end_the_auction() -> None:
    state = after(begun(), "7")
    assert (state.phase, state.actor) == (Phase.AUCTION, Seat.WEST)


@pytest.mark.parametrize(
    ("calls", "declarer"),
    [("4 pass pass", "S"), ("4 5 pass", "W"), ("4 5 6", "E"), ("pass 6 pass", "W")],
)
def test_r4_4_the_highest_bidder_is_the_declarer(calls: str, declarer: str) -> None:
    deal = after(begun(), calls).deal
    assert deal is not None
    assert deal.declarer is not None
    assert deal.declarer.letter == declarer
    assert deal.bid == max(int(call) for call in calls.replace("pass", "0").split())


def test_r4_5_if_all_pass_the_deal_is_thrown_in_and_nobody_scores() -> None:
    state = after(begun(scores=(3, -4, 20)), "pass pass pass")
    assert state.phase is Phase.SHUFFLE
    assert state.scores == (3, -4, 20)
    (finished,) = state.finished
    assert finished.deal.thrown_in
    assert finished.deal.calls == (Call.PASS, Call.PASS, Call.PASS)
    assert finished.deal.made is None
    assert finished.points == (0, 0, 0)
    assert str(finished.deal.layout.widow) == "3-1"
