"""R6: the play."""

import pytest
from positions import SIXES_PLAYED, after, begun, legal, refused, taker, to_follow, to_lead

from trimoon.analysis import can_claim, claim_lead
from trimoon.rules import Phase, Reason, Seat, SeatView, Suit, Trump, view_for

CONTRACT = "4 pass pass 3-1 6"


def test_r6_1_the_declarer_leads_any_tile_to_the_first_trick() -> None:
    state = after(begun(first="W"), "pass pass 4 3-1 6")
    assert state.actor is Seat.SOUTH
    assert legal(state) == "2-1 3-3 5-1 6-3 6-4 6-5 6-6"


@pytest.mark.parametrize(
    ("trump", "led", "suit"),
    [
        ("none", "6-2", Suit.SIXES),
        ("none", "4-2", Suit.FOURS),
        ("none", "1-1", Suit.ONES),
        ("none", "0-0", Suit.ZEROS),
        ("2", "6-2", Suit.TRUMPS),
        ("5", "5-3", Suit.TRUMPS),
        ("doubles", "6-2", Suit.SIXES),
        ("doubles", "5-5", Suit.TRUMPS),
        ("0", "0-0", Suit.TRUMPS),
    ],
)
def test_r6_2_a_lead_asks_for_trumps_or_for_its_higher_end(
    trump: str, led: str, suit: Suit
) -> None:
    deal = to_follow(trump, led, "3-1").deal
    assert deal is not None
    assert deal.trick is not None
    assert deal.trick.suit(Trump(trump)) is suit


@pytest.mark.parametrize(
    ("trump", "led", "hand", "expected"),
    [
        ("none", "6-2", "2-2 6-1 6-3", "6-1 6-3"),
        ("2", "6-2", "6-6 2-1 6-5", "2-1"),
        ("5", "6-4", "6-5 6-2 3-1", "6-2"),
        ("doubles", "6-5", "6-6 6-2 4-3", "6-2"),
    ],
)
def test_r6_3_each_other_seat_follows_if_it_can(
    trump: str, led: str, hand: str, expected: str
) -> None:
    state = to_follow(trump, led, hand)
    assert legal(state) == expected
    wrong = next(word for word in hand.split() if word not in expected)
    error = refused(state, wrong)
    assert (error.reason, error.clause) == (Reason.MUST_FOLLOW, "R6.3")


def test_r6_3_the_refusal_says_what_must_be_followed() -> None:
    error = refused(to_follow("5", "6-4", "6-5 6-2 3-1"), "6-5")
    assert str(error) == "must follow sixes, 6-5 does not: R6.3"
    assert error.values["suit"] is Suit.SIXES
    assert error.values["is_trump"] is True


def test_r6_3_a_tile_that_is_not_held_may_not_be_played() -> None:
    error = refused(to_follow("5", "6-4", "6-5 6-2 3-1"), "6-6")
    assert (error.reason, error.clause) == (Reason.NOT_IN_HAND, "R6.3")


def test_r6_4_a_seat_that_cannot_follow_may_play_any_tile_and_need_not_trump() -> None:
    assert legal(to_follow("5", "6-4", "6-5 4-2 3-1")) == "3-1 4-2 6-5"


def test_r6_4_nobody_needs_to_beat_a_tile() -> None:
    assert legal(to_follow("none", "6-4", "6-6 6-1")) == "6-1 6-6"


@pytest.mark.parametrize(
    ("trump", "three", "place"),
    [
        ("none", "6-4 6-5 6-6", 2),
        ("none", "6-4 6-1 5-5", 0),
        ("4", "6-6 4-1 6-5", 1),
        ("4", "6-6 4-1 4-2", 2),
        ("doubles", "6-5 0-0 1-1", 2),
        ("none", "4-2 6-4 4-3", 1),
    ],
)
def test_r6_5_the_highest_trump_takes_the_trick_else_the_highest_of_the_suit(
    trump: str, three: str, place: int
) -> None:
    assert taker(trump, three) == place


def test_r6_6_the_taker_leads_to_the_next_trick_any_tile() -> None:
    state = after(begun(), f"{CONTRACT} 5-1 5-5 5-2")
    assert state.deal is not None
    assert state.deal.taken == (0, 1, 0)
    assert state.actor is Seat.WEST
    assert legal(state) == "1-1 2-2 4-1 5-3 5-4 6-2"


def test_r6_7_all_seven_tricks_are_played_before_scoring() -> None:
    words = SIXES_PLAYED.split()
    state = after(begun(), CONTRACT)
    for word in words[:-1]:
        state = after(state, word)
        assert state.phase is Phase.PLAY
        assert state.scores == (0, 0, 0)
    (finished,) = after(state, words[-1]).finished
    assert len(finished.deal.tricks) == 7
    assert finished.scores == (4, 3, 0)


def test_r6_7_a_forced_tile_is_the_only_one_listed() -> None:
    assert legal(to_lead("none", "3-1")) == "3-1"
    assert legal(to_follow("6", "6-6", "6-1 5-5")) == "6-1"


ALL_BUT_ONE_TRUMP = (
    "6-6 6-5 6-4 6-3 6-2 5-5 4-4 | 6-1 5-4 5-3 5-2 5-1 4-3 4-2 | 4-1 3-3 3-2 3-1 2-2 2-1 1-1 | 0-0"
)
"""South's 6-6 draws 6-1, the one trump out, and then 5-5 and 4-4 are the highest of their suits."""

ONE_TILE_WEAKER = (
    "6-6 6-5 6-4 6-3 6-2 5-5 4-2 | 6-1 5-4 5-3 5-2 5-1 4-3 4-4 | 4-1 3-3 3-2 3-1 2-2 2-1 1-1 | 0-0"
)
"""The same with 4-2 in place of 4-4: a four that another seat holds may beat it."""


def seen_by(letter: str, text: str, words: str) -> SeatView:
    """Give what a seat sees after 0-0 was laid down, sixes became trump, and these were played."""
    return view_for(after(begun(text), f"4 pass pass 0-0 6 {words}"), Seat("SWE".index(letter)))


def test_r6_8_a_claim_stands_if_every_trick_is_sure_however_the_others_tiles_lie() -> None:
    assert can_claim(seen_by("S", ALL_BUT_ONE_TRUMP, ""))
    assert not can_claim(seen_by("S", ONE_TILE_WEAKER, ""))


def test_r6_8_a_claim_is_judged_by_what_was_played_too() -> None:
    # With 4-4 and 4-3 gone, nothing that another seat may hold beats 4-2 but 5-4.
    assert not can_claim(seen_by("S", ONE_TILE_WEAKER, "6-6 6-1 1-1  6-5 4-4 2-1  6-4 4-3 2-2"))
    gone = "6-6 6-1 4-1  6-5 4-4 2-1  6-4 4-3 2-2  6-3 5-4 1-1"
    assert can_claim(seen_by("S", ONE_TILE_WEAKER, gone))


def test_r6_8_only_the_seat_that_is_about_to_lead_may_claim() -> None:
    assert not can_claim(seen_by("S", ALL_BUT_ONE_TRUMP, "6-6"))
    assert not can_claim(seen_by("W", ALL_BUT_ONE_TRUMP, "6-6"))
    assert not can_claim(seen_by("W", ALL_BUT_ONE_TRUMP, ""))


def test_r6_8_a_claim_is_played_out_in_the_way_in_which_it_is_sure() -> None:
    lead = claim_lead(seen_by("S", ALL_BUT_ONE_TRUMP, ""))
    assert lead is not None
    assert str(lead.tile) == "6-6"
    assert claim_lead(seen_by("S", ONE_TILE_WEAKER, "")) is None
