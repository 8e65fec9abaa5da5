"""Hard cases 1 to 70: situations in which programs, or people, get Moon wrong.

A list holds the cases of one shape by number; a case of its own shape has its number in the
name of its test. Tricks are given by leading tile and hand, scores by South, West and East.
"""

from __future__ import annotations

import re
from itertools import product

import pytest
from positions import (
    CLASSIC,
    action,
    after,
    before_last_play,
    begun,
    layout,
    legal,
    refused,
    scored,
    taker,
    tile,
    tiles,
    to_follow,
    to_lead,
)

from trimoon.rules import (
    ALL_TILES,
    Call,
    IllegalAction,
    MoonMade,
    Phase,
    Points,
    Reason,
    Ruleset,
    Seat,
    Shuffle,
    Suit,
    Trump,
    apply,
    bids_of,
    deal_points,
    legal_actions,
    strength,
    suit_asked_for,
    tiles_of,
    view_for,
    winner_after,
)

LEGAL_CALLS = [
    (1, "4", "pass 5 6 7 21"),
    (2, "", "pass 4 5 6 7 21"),
    (3, "", "pass 4 5 6 7 21"),
    (5, "7", "pass 21"),
    (8, "pass pass", "pass 4 5 6 7 21"),
]

REFUSED_CALLS = [
    (1, "4", "4", Reason.BID_TOO_LOW),
    (3, "", "3", Reason.BID_NOT_OFFERED),
    (5, "7", "6", Reason.BID_TOO_LOW),
]

AUCTIONS = [
    (2, "21", "S", 21),
    (2, "6 pass pass", "S", 6),
    (4, "21", "S", 21),
    (5, "7 pass pass", "S", 7),
    (5, "7 21", "W", 21),
    (6, "pass 4 5", "E", 5),
    (7, "4 pass 5", "E", 5),
    (8, "pass pass 4", "E", 4),
    (11, "pass 21", "W", 21),
]

LEGAL_PLAYS = [
    (20, "doubles", "6-5", "6-6 4-3 2-1", "2-1 4-3 6-6"),
    (21, "doubles", "6-5", "6-6 6-2 4-3", "6-2"),
    (22, "doubles", "5-5", "5-3 4-4 6-5", "4-4"),
    (23, "doubles", "5-5", "5-3 6-5 4-1", "4-1 5-3 6-5"),
    (26, "doubles", "0-0", "1-1 6-5 2-1", "1-1"),
    (27, "doubles", "2-1", "1-1 2-2 6-1", "1-1 2-2 6-1"),
    (29, "0", "0-0", "6-6 5-4", "5-4 6-6"),
    (30, "0", "6-4", "0-0 6-1 3-3", "6-1"),
    (31, "0", "6-4", "0-0 3-3 2-1", "0-0 2-1 3-3"),
    (32, "none", "0-0", "6-6 5-4", "5-4 6-6"),
    (33, "3", "0-0", "3-1 6-5", "3-1 6-5"),
    (34, "5", "5-3", "6-5 3-3 3-2", "6-5"),
    (35, "5", "5-3", "3-3 3-2 4-4", "3-2 3-3 4-4"),
    (36, "2", "6-2", "6-6 6-5 2-1", "2-1"),
    (37, "5", "6-4", "6-5 6-2 3-1", "6-2"),
    (38, "5", "6-4", "6-5 4-2 3-1", "3-1 4-2 6-5"),
    (39, "none", "4-2", "6-4 2-2 5-1", "6-4"),
    (40, "none", "1-1", "6-1 5-1 4-4", "5-1 6-1"),
    (41, "6", "1-1", "6-1 5-1 4-4", "5-1"),
    (42, "6", "1-1", "6-1 4-4", "4-4 6-1"),
    (48, "6", "5-4", "6-6 3-1", "3-1 6-6"),
    (49, "6", "5-4", "6-6", "6-6"),
]

TRICKS = [
    (24, "doubles", "6-5 6-2 6-6", 2),
    (25, "doubles", "6-1 6-5 6-4", 1),
    (26, "doubles", "0-0 1-1 6-5", 1),
    (29, "0", "0-0 6-6 5-5", 0),
    (31, "0", "6-4 0-0 6-6", 1),
    (32, "none", "0-0 6-6 5-5", 0),
    (33, "3", "0-0 3-1 6-6", 1),
    (38, "5", "6-4 6-5 6-6", 1),
    (39, "none", "4-2 6-4 2-2", 1),
    (40, "none", "1-1 6-1 5-1", 0),
    (42, "6", "1-1 6-1 5-1", 1),
    (43, "4", "6-6 4-1 6-5", 1),
    (45, "none", "2-1 6-6 5-5", 0),
]

SCORES = [
    (50, (0, 0, 0), "S", 4, (6, 1, 0), (4, 1, 0), None),
    (51, (20, 19, 18), "S", 6, (4, 2, 1), (14, 21, 19), Seat.WEST),
    (52, (17, 20, 10), "S", 4, (4, 1, 2), (21, 21, 12), None),
    (53, (16, 20, 5), "S", 5, (5, 2, 0), (21, 22, 5), Seat.WEST),
    (54, (14, 20, 3), "S", 7, (7, 0, 0), (21, 20, 3), Seat.SOUTH),
    (55, (17, 19, 20), "S", 4, (4, 2, 1), (21, 21, 21), None),
    (56, (-10, 18, 20), "S", 21, (7, 0, 0), (11, 18, 20), Seat.SOUTH),
    (57, (20, 3, 4), "S", 21, (5, 1, 1), (-1, 4, 5), None),
    (58, (0, 0, 0), "W", 21, (3, 2, 2), (3, -21, 2), None),
    (61, (13, 0, 0), "S", 7, (7, 0, 0), (20, 0, 0), None),
    (62, (21, 21, 19), "E", 21, (0, 0, 7), (21, 21, 40), Seat.EAST),
    (63, (22, 22, 5), "S", 4, (3, 2, 2), (18, 24, 7), Seat.WEST),
    (64, (21, 21, 9), "S", 4, (4, 3, 0), (25, 24, 9), Seat.SOUTH),
    (65, (21, 21, 15), "S", 21, (6, 1, 0), (0, 22, 15), Seat.WEST),
    (66, (21, 21, 20), "E", 6, (1, 0, 6), (22, 21, 26), Seat.EAST),
    (69, (-5, -9, -30), "S", 4, (3, 4, 0), (-9, -5, -30), None),
]

OTHER_RULES = [
    (52, Ruleset(declarer_goes_out=True), (17, 20, 10), 4, (4, 1, 2), (21, 21, 12), Seat.SOUTH),
    (53, Ruleset(declarer_goes_out=True), (16, 20, 5), 5, (5, 2, 0), (21, 22, 5), Seat.SOUTH),
    (56, Ruleset(moon_made=MoonMade.SCORES_21), (-10, 18, 20), 21, (7, 0, 0), (11, 18, 20), None),
]


@pytest.mark.parametrize(("number", "calls", "expected"), LEGAL_CALLS)
def test_legal_calls(number: int, calls: str, expected: str) -> None:
    assert legal(after(begun(), calls)) == expected


@pytest.mark.parametrize(("number", "calls", "word", "reason"), REFUSED_CALLS)
def test_refused_calls(number: int, calls: str, word: str, reason: Reason) -> None:
    error = refused(after(begun(), calls), word)
    assert (error.reason, error.clause) == (reason, "R4.2")


@pytest.mark.parametrize(("number", "calls", "declarer", "bid"), AUCTIONS)
def test_auctions(number: int, calls: str, declarer: str, bid: int) -> None:
    state = after(begun(), calls)
    assert state.deal is not None
    assert state.deal.declarer is not None
    assert (state.phase, state.deal.declarer.letter) == (Phase.DISCARD, declarer)
    assert state.deal.bid == bid


def test_case_3_there_is_no_bid_of_8_or_20() -> None:
    assert bids_of(CLASSIC) == (4, 5, 6, 7, 21)
    for number in (8, 20):
        with pytest.raises(ValueError, match=f"{number} is not a valid Call"):
            Call(number)


@pytest.mark.parametrize(("calls", "word"), [("pass 4 5", "6"), ("4 pass 5", "6"), ("21", "pass")])
def test_case_6_one_chance_each_and_nobody_comes_back_in(calls: str, word: str) -> None:
    state = after(begun(), calls)
    assert state.phase is Phase.DISCARD
    with pytest.raises(IllegalAction, match="now is the time for the discard, not for a Call"):
        apply(state, action(Phase.AUCTION, word))


def test_case_9_all_pass_no_score_and_the_next_seat_bids_first() -> None:
    state = after(begun(first="E"), "pass pass pass")
    assert state.scores == (0, 0, 0)
    state = apply(state, Shuffle(layout()))
    assert state.actor is Seat.SOUTH


def test_case_10_a_seat_below_zero_may_bid_21() -> None:
    assert legal(begun(scores=(-10, 0, 0))).endswith("21")


def test_case_11_nobody_can_speak_over_21() -> None:
    assert max(Call) is Call.MOON
    assert after(begun(), "21").phase is Phase.DISCARD


def test_case_12_the_widow_itself_may_go_and_the_others_cannot_tell() -> None:
    taken = after(begun(), "4 pass pass")
    widow_back, other_tile = after(taken, "3-1"), after(taken, "6-6")
    assert view_for(widow_back, Seat.WEST) == view_for(other_tile, Seat.WEST)
    assert view_for(widow_back, None) == view_for(other_tile, None)
    assert view_for(widow_back, Seat.SOUTH) != view_for(other_tile, Seat.SOUTH)


@pytest.mark.parametrize("word", ["4-4", "4-3", "0-0"])
def test_case_13_a_trump_a_double_or_the_double_blank_may_be_laid_down(word: str) -> None:
    state = after(begun(), f"pass pass 4 {word} 4")
    assert state.deal is not None
    assert state.deal.discard == tile(word)


def test_case_14_the_discard_stands_when_the_trump_is_named() -> None:
    state = after(begun(), "4 pass pass 3-1 6")
    with pytest.raises(IllegalAction, match="now is the time for the play, not for a Discard"):
        apply(state, action(Phase.DISCARD, "6-6"))


def test_case_15_zeros_may_be_named_without_the_double_blank() -> None:
    # In the third trick East is out of fives and takes it with the only trump, against South.
    state = after(begun(), "4 pass pass 3-1 0  3-3 5-3 3-2  5-1 5-5 5-2  5-4 0-0 6-5")
    assert state.deal is not None
    assert state.deal.tricks[-1].taker is Seat.EAST


def test_case_16_with_the_double_blank_laid_down_zeros_leave_no_trump_in_play() -> None:
    state = after(begun(), "pass pass 4 0-0 0")
    assert state.deal is not None
    south, west, east = state.deal.hands
    assert not (south | west | east) & tiles_of(Suit.TRUMPS, Trump.ZEROS)


def test_case_17_a_defender_never_learns_the_discard_during_the_deal() -> None:
    state = after(begun(), "4 pass pass 3-1 6 6-6")
    assert view_for(state, Seat.WEST).discard is None
    assert view_for(state, Seat.EAST).discard is None


def test_case_18_a_declarer_of_21_takes_the_widow_and_lays_a_tile_down() -> None:
    state = after(begun(), "21")
    assert len(legal_actions(state)) == 8


def test_case_19_zeros_are_not_taken_for_none() -> None:
    assert all(Trump)
    assert Trump.ZEROS.pip is not None
    assert Trump.NONE.pip is None
    state = after(begun(), "4 pass pass 3-1 0")
    assert state.phase is Phase.PLAY
    assert state.deal is not None
    assert state.deal.trump is Trump.ZEROS


@pytest.mark.parametrize(("number", "trump", "led", "hand", "expected"), LEGAL_PLAYS)
def test_legal_plays(number: int, trump: str, led: str, hand: str, expected: str) -> None:
    state = to_follow(trump, led, hand)
    assert legal(state) == expected
    for word in set(hand.split()) - set(expected.split()):
        assert refused(state, word).clause == "R6.3"


@pytest.mark.parametrize(("number", "trump", "three", "place"), TRICKS)
def test_tricks(number: int, trump: str, three: str, place: int) -> None:
    assert taker(trump, three) == place


def test_case_28_with_doubles_trump_zeros_and_ones_are_never_asked_for_and_twos_by_one() -> None:
    leads = {suit: tiles("") for suit in Suit}
    for lead in ALL_TILES:
        suit = suit_asked_for(lead, Trump.DOUBLES)
        leads[suit] = leads[suit].adding(lead)
    assert leads[Suit.ZEROS] == leads[Suit.ONES] == tiles("")
    assert leads[Suit.TWOS] == tiles("2-1")


def test_case_44_fours_as_trumps_in_order() -> None:
    order = "4-4 6-4 5-4 4-3 4-2 4-1"
    ranked = sorted(tiles(order), key=lambda t: -strength(t, Suit.TRUMPS, Trump.FOURS))
    assert " ".join(map(str, ranked)) == order


def test_case_46_the_first_lead_need_not_be_a_trump() -> None:
    assert legal(to_lead("6", "6-6 2-1")) == "2-1 6-6"
    assert legal(to_lead("6", "6-6 2-1", ruleset=Ruleset(first_lead_trump=True))) == "6-6"


def test_case_47_the_leader_of_6_1_cannot_ask_for_ones() -> None:
    assert refused(to_lead("none", "6-1"), "6-1>1").clause == "R6.2"
    assert "6-1>1" in legal(to_lead("none", "6-1", ruleset=Ruleset(leader_names_suit=True)))


@pytest.mark.parametrize(("number", "scores", "declarer", "bid", "taken", "sums", "winner"), SCORES)
def test_scores(
    number: int,
    scores: Points,
    declarer: str,
    bid: int,
    taken: Points,
    sums: Points,
    winner: Seat | None,
) -> None:
    state = scored(scores, declarer, bid, taken)
    assert (state.scores, state.winner) == (sums, winner)


@pytest.mark.parametrize(
    ("number", "ruleset", "scores", "bid", "taken", "sums", "winner"), OTHER_RULES
)
def test_scores_under_house_rules(
    number: int,
    ruleset: Ruleset,
    scores: Points,
    bid: int,
    taken: Points,
    sums: Points,
    winner: Seat | None,
) -> None:
    state = scored(scores, "S", bid, taken, ruleset)
    assert (state.scores, state.winner) == (sums, winner)


@pytest.mark.parametrize("bid", [Call.SEVEN, Call.MOON])
def test_case_54_a_made_7_or_21_leaves_no_trick_for_a_defender(bid: Call) -> None:
    assert deal_points(Seat.SOUTH, bid, (7, 0, 0), CLASSIC) == (int(bid), 0, 0)
    assert deal_points(Seat.SOUTH, bid, (6, 1, 0), CLASSIC) == (-bid, 1, 0)


def test_case_58_a_failed_21_is_played_to_the_end() -> None:
    state = after(begun(), "21 3-1 none 2-1 2-2 3-2")
    assert state.deal is not None
    assert state.deal.taken == (0, 1, 0)
    assert state.phase is Phase.PLAY
    assert state.actor is Seat.WEST


@pytest.mark.parametrize(("number", "taken"), [(59, (4, 0, 2)), (60, (0, 4, 2))])
def test_case_59_60_a_bid_made_or_beyond_reach_ends_nothing(number: int, taken: Points) -> None:
    for last in Seat:
        tricks = tuple(count + (seat == last) for seat, count in zip(Seat, taken, strict=True))
        state = before_last_play((0, 0, 0), "S", 4, (tricks[0], tricks[1], tricks[2]))
        assert state.phase is Phase.PLAY
        assert state.finished == ()


def test_case_67_a_tie_and_then_three_passes_is_still_a_tie() -> None:
    state = after(begun(scores=(21, 21, 5)), "pass pass pass")
    assert (state.scores, state.winner, state.phase) == ((21, 21, 5), None, Phase.SHUFFLE)


def test_case_68_after_a_tie_the_sole_leader_is_never_under_21() -> None:
    bids = bids_of(CLASSIC)
    splits = [(s, w, 7 - s - w) for s in range(8) for w in range(8 - s)]
    for top, third, seat, bid, taken in product((21, 22, 30), (-9, 15, 20, 21), Seat, bids, splits):
        points = deal_points(seat, bid, taken, CLASSIC)
        sums = (top + points[0], top + points[1], third + points[2])
        if sums.count(max(sums)) == 1:
            assert max(sums) >= 21
            made = taken[seat] >= bid.tricks
            assert winner_after(sums, seat, bid, made, CLASSIC) is not None


def test_case_70_passing_21_in_the_middle_of_a_deal_ends_nothing() -> None:
    state = before_last_play((0, 20, 0), "S", 4, (4, 3, 0))
    assert (state.winner, state.scores) == (None, (0, 20, 0))
    assert after(state, "1-1").winner is Seat.WEST


def test_all_seventy_cases_are_here() -> None:
    listed = (LEGAL_CALLS, REFUSED_CALLS, AUCTIONS, LEGAL_PLAYS, TRICKS, SCORES, OTHER_RULES)
    numbers = {case[0] for cases in listed for case in cases}
    for name in globals():
        if match := re.match(r"test_case_(\d+)_(?:(\d+)_)?", name):
            numbers |= {int(number) for number in match.groups() if number}
    assert numbers == set(range(1, 71))
