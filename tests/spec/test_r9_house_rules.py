"""R9: the house rules, each as it differs from R1 to R8, and the named bundles."""

import pytest
from positions import (
    LAYOUT,
    LAYOUT_WITHOUT_WIDOW,
    SIXES_PLAYED,
    after,
    begun,
    layout,
    legal,
    refused,
    scored,
    taker,
    tile,
    to_follow,
    to_lead,
)

from trimoon.rules import (
    BUNDLES,
    DOUBLE_ZERO,
    AllPass,
    GameState,
    IllegalAction,
    MoonMade,
    Phase,
    Points,
    Reason,
    Ruleset,
    Seat,
    SetScoring,
    Shuffle,
    Trump,
    Widow,
    apply,
    trumps_offered,
    view_for,
)

OPTIONAL = Ruleset(widow=Widow.OPTIONAL)
SIGHT_UNSEEN = Ruleset(trump_before_widow=True)
NAMES_SUIT = Ruleset(leader_names_suit=True)
FAMILY = Ruleset(set_scoring=SetScoring.DEFENDERS_GAIN_BID)
GOES_OUT = Ruleset(declarer_goes_out=True)
MOON_21 = Ruleset(moon_made=MoonMade.SCORES_21)


def test_r9_the_defaults_are_classic() -> None:
    assert Ruleset() == BUNDLES["classic"]
    assert Ruleset().name == "classic"


def test_r9_all_pass_force_last_the_third_seat_must_bid_after_two_passes() -> None:
    state = after(begun(ruleset=Ruleset(all_pass=AllPass.FORCE_LAST)), "pass pass")
    assert legal(state) == "4 5 6 7 21"
    error = refused(state, "pass")
    assert (error.reason, error.clause) == (Reason.MAY_NOT_PASS, "R9 all_pass")


@pytest.mark.parametrize("calls", ["", "pass", "4", "4 pass", "pass 4"])
def test_r9_all_pass_force_last_everybody_else_may_pass(calls: str) -> None:
    state = after(begun(ruleset=Ruleset(all_pass=AllPass.FORCE_LAST)), calls)
    assert legal(state).startswith("pass ")


@pytest.mark.parametrize(("least", "bids"), [(3, "3 4 5 6 7 21"), (5, "5 6 7 21")])
def test_r9_min_bid_is_the_lowest_bid(least: int, bids: str) -> None:
    assert legal(begun(ruleset=Ruleset(min_bid=least))) == f"pass {bids}"


def test_r9_min_bid_3_promises_and_scores_three() -> None:
    state = scored((0, 0, 0), "S", 3, (3, 4, 0), Ruleset(min_bid=3))
    assert state.scores == (3, 4, 0)


def test_r9_min_bid_5_refuses_4() -> None:
    error = refused(begun(ruleset=Ruleset(min_bid=5)), "4")
    assert (error.reason, error.clause) == (Reason.BID_NOT_OFFERED, "R9 min_bid")
    assert str(error) == "bids begin at 5, 4 is none: R9 min_bid"


def test_r9_moon_only_over_seven_21_needs_a_7_before_it() -> None:
    state = begun(ruleset=Ruleset(moon_only_over_seven=True))
    assert legal(state) == "pass 4 5 6 7"
    assert legal(after(state, "6")) == "pass 7"
    assert legal(after(state, "7")) == "pass 21"
    error = refused(after(state, "6"), "21")
    assert (error.reason, error.clause) == (Reason.MOON_NEEDS_SEVEN, "R9 moon_only_over_seven")


def test_r9_moon_made_scores_21_a_made_21_is_21_points_and_nothing_more() -> None:
    state = scored((-10, 18, 20), "S", 21, (7, 0, 0), MOON_21)
    assert (state.scores, state.winner) == ((11, 18, 20), None)
    assert scored((0, 20, 20), "S", 21, (7, 0, 0), MOON_21).winner is Seat.SOUTH


@pytest.mark.parametrize(
    ("bid", "taken", "points"),
    [
        (5, (4, 2, 1), (0, 7, 6)),
        (21, (6, 1, 0), (0, 22, 21)),
        (5, (5, 2, 0), (5, 2, 0)),
    ],
)
def test_r9_set_scoring_defenders_gain_bid_when_the_declarer_is_set(
    bid: int, taken: Points, points: Points
) -> None:
    assert scored((0, 0, 0), "S", bid, taken, FAMILY).finished[0].points == points


def test_r9_widow_optional_the_declarer_takes_or_leaves_before_looking() -> None:
    state = after(begun(ruleset=OPTIONAL), "4 pass pass")
    assert state.phase is Phase.WIDOW
    assert legal(state) == "take leave"
    assert view_for(state, Seat.SOUTH).widow is None


def test_r9_widow_optional_taken_it_is_exchanged_as_always() -> None:
    state = after(begun(ruleset=OPTIONAL), "4 pass pass take")
    assert legal(state) == "2-1 3-1 3-3 5-1 6-3 6-4 6-5 6-6"
    assert after(state, "3-1").phase is Phase.TRUMP
    assert view_for(state, Seat.SOUTH).widow == tile("3-1")


def test_r9_widow_optional_left_there_is_no_discard_and_nobody_sees_it() -> None:
    state = after(begun(ruleset=OPTIONAL), "4 pass pass leave")
    assert state.phase is Phase.TRUMP
    state = after(state, "6 6-6")
    for viewer in Seat:
        view = view_for(state, viewer)
        assert (view.widow, view.discard) == (None, None)
    (finished,) = after(state, SIXES_PLAYED.removeprefix("6-6")).finished
    assert (finished.deal.discard, finished.deal.layout.widow) == (None, tile("3-1"))


def test_r9_widow_optional_the_choice_is_public() -> None:
    for choice in ("take", "leave"):
        shown = view_for(after(begun(ruleset=OPTIONAL), f"4 pass pass {choice}"), None).deal
        assert shown is not None
        assert shown.widow_choice is not None
        assert shown.widow_choice.value == choice


def test_r9_widow_none_is_played_with_21_tiles_and_without_an_exchange() -> None:
    state = begun(LAYOUT_WITHOUT_WIDOW, ruleset=BUNDLES["no_widow"])
    state = after(state, "4 pass pass")
    assert state.deal is not None
    assert DOUBLE_ZERO not in state.deal.hands[0] | state.deal.hands[1] | state.deal.hands[2]
    assert state.phase is Phase.TRUMP
    assert legal(state) == "1 2 3 4 5 6 doubles none"
    assert after(state, "6").phase is Phase.PLAY
    error = refused(state, "0")
    assert (error.reason, error.clause) == (Reason.TRUMP_NOT_OFFERED, "R9")


@pytest.mark.parametrize(
    ("ruleset", "text", "clause", "wanted"),
    [
        (BUNDLES["no_widow"], LAYOUT, "R9 widow", "21 tiles without 0-0"),
        (Ruleset(), LAYOUT_WITHOUT_WIDOW, "R3.1", "22 tiles with a widow"),
    ],
)
def test_r9_widow_the_other_set_of_tiles_is_refused(
    ruleset: Ruleset, text: str, clause: str, wanted: str
) -> None:
    message = f"^this game is played with {wanted}: {clause}$"
    with pytest.raises(IllegalAction, match=message) as refusal:
        apply(GameState(ruleset), Shuffle(layout(text), Seat.SOUTH))
    assert (refusal.value.reason, refusal.value.clause) == (Reason.WRONG_SET, clause)


def test_r9_trump_before_widow_order_auction_trump_discard() -> None:
    state = after(begun(ruleset=SIGHT_UNSEEN), "4 pass pass")
    assert state.phase is Phase.TRUMP
    assert view_for(state, Seat.SOUTH).hand == layout().hands[0]
    state = after(state, "0")
    assert state.phase is Phase.DISCARD
    assert len(view_for(state, Seat.SOUTH).hand) == 8
    assert after(state, "2-1").phase is Phase.PLAY


def test_r9_trump_before_widow_order_auction_trump_take_or_leave_discard() -> None:
    ruleset = Ruleset(trump_before_widow=True, widow=Widow.OPTIONAL)
    state = after(begun(ruleset=ruleset), "4 pass pass")
    assert state.phase is Phase.TRUMP
    state = after(state, "none")
    assert state.phase is Phase.WIDOW
    assert after(state, "leave").phase is Phase.PLAY
    assert after(state, "take").phase is Phase.DISCARD
    assert after(state, "take 6-6").phase is Phase.PLAY


def test_r9_trump_before_widow_is_refused_together_with_no_widow() -> None:
    with pytest.raises(ValueError, match="trump_before_widow: there is no widow"):
        Ruleset(trump_before_widow=True, widow=Widow.NONE)


def test_r9_doubles_trump_off_doubles_are_not_offered() -> None:
    ruleset = Ruleset(doubles_trump=False)
    assert Trump.DOUBLES not in trumps_offered(ruleset)
    assert len(trumps_offered(ruleset)) == 8
    error = refused(after(begun(ruleset=ruleset), "4 pass pass 3-1"), "doubles")
    assert (error.reason, error.clause) == (Reason.TRUMP_NOT_OFFERED, "R9")


def test_r9_no_trump_off_no_trump_is_not_offered() -> None:
    ruleset = Ruleset(no_trump=False)
    assert legal(after(begun(ruleset=ruleset), "4 pass pass 3-1")) == "0 1 2 3 4 5 6 doubles"
    error = refused(after(begun(ruleset=ruleset), "4 pass pass 3-1"), "none")
    assert error.reason is Reason.TRUMP_NOT_OFFERED


def test_r9_first_lead_trump_the_first_lead_must_be_a_trump_if_there_is_one() -> None:
    ruleset = Ruleset(first_lead_trump=True)
    assert legal(to_lead("5", "6-5 5-1 6-6 2-1", ruleset=ruleset)) == "5-1 6-5"
    assert legal(to_lead("5", "6-6 2-1", ruleset=ruleset)) == "2-1 6-6"
    assert legal(to_lead("none", "6-6 2-1", ruleset=ruleset)) == "2-1 6-6"
    error = refused(to_lead("5", "6-5 6-6", ruleset=ruleset), "6-6")
    assert (error.reason, error.clause) == (Reason.MUST_LEAD_TRUMP, "R9 first_lead_trump")


def test_r9_first_lead_trump_later_leads_are_free() -> None:
    state = after(begun(ruleset=Ruleset(first_lead_trump=True)), "4 pass pass 3-1 6")
    assert legal(state) == "6-3 6-4 6-5 6-6"
    assert legal(after(state, "6-6 6-2 6-1")) == "2-1 3-3 5-1 6-3 6-4 6-5"


def test_r9_leader_names_suit_either_end_of_a_plain_lead() -> None:
    assert legal(to_lead("5", "6-1 6-5 2-2", ruleset=NAMES_SUIT)) == "2-2 6-1>6 6-1>1 6-5"
    for word in ("6-1", "6-1>3"):
        error = refused(to_lead("5", "6-1", ruleset=NAMES_SUIT), word)
        assert (error.reason, error.clause) == (Reason.MUST_NAME_END, "R9 leader_names_suit")


def test_r9_leader_names_suit_the_named_end_is_asked_for_and_ranks() -> None:
    state = to_follow("none", "6-1", "6-2 5-1 1-1", named=1, ruleset=NAMES_SUIT)
    assert legal(state) == "1-1 5-1"
    assert taker("none", "6-1 6-6 5-1", named=1) == 0
    assert taker("none", "5-1 6-6 6-1", named=1) == 2


def test_r9_leader_names_suit_no_end_is_named_with_a_trump_a_double_or_when_following() -> None:
    for hand, word in (("6-5", "6-5>6"), ("2-2", "2-2>2")):
        error = refused(to_lead("5", hand, ruleset=NAMES_SUIT), word)
        assert (error.reason, error.clause) == (Reason.NO_END_TO_NAME, "R9 leader_names_suit")
    state = to_follow("none", "6-1", "6-2", named=6, ruleset=NAMES_SUIT)
    assert legal(state) == "6-2"
    assert refused(state, "6-2>6").reason is Reason.NO_END_TO_NAME


def test_r9_leader_names_suit_off_no_end_is_named() -> None:
    error = refused(to_lead("5", "6-1"), "6-1>1")
    assert (error.reason, error.clause) == (Reason.NO_END_TO_NAME, "R6.2")


@pytest.mark.parametrize(
    ("scores", "bid", "taken", "winner"),
    [
        ((17, 20, 10), 4, (4, 1, 2), Seat.SOUTH),
        ((16, 20, 5), 5, (5, 2, 0), Seat.SOUTH),
        ((20, 20, 5), 5, (4, 3, 0), Seat.WEST),
        ((16, 5, 5), 4, (4, 3, 0), None),
    ],
)
def test_r9_declarer_goes_out_having_made_the_bid_at_the_target(
    scores: Points, bid: int, taken: Points, winner: Seat | None
) -> None:
    assert scored(scores, "S", bid, taken, GOES_OUT).winner is winner


def test_r9_declarer_goes_out_not_when_set_above_the_target() -> None:
    assert scored((30, 20, 5), "S", 5, (4, 3, 0), GOES_OUT).winner is Seat.SOUTH
    assert scored((27, 21, 5), "S", 5, (4, 3, 0), GOES_OUT).winner is Seat.WEST


@pytest.mark.parametrize(("target", "winner"), [(12, Seat.SOUTH), (13, None), (99, None)])
def test_r9_target_replaces_21_points(target: int, winner: Seat | None) -> None:
    assert scored((8, 5, 0), "S", 4, (4, 3, 0), Ruleset(target=target)).winner is winner


def test_r9_target_leaves_the_bid_of_21_alone() -> None:
    assert scored((0, 0, 0), "S", 21, (7, 0, 0), Ruleset(target=99)).winner is Seat.SOUTH
    assert scored((0, 0, 0), "S", 21, (6, 1, 0), Ruleset(target=7)).scores == (-21, 1, 0)


@pytest.mark.parametrize(
    ("name", "differences"),
    [
        ("classic", {}),
        ("no_widow", {"widow": Widow.NONE}),
        ("sight_unseen", {"trump_before_widow": True}),
        ("family_set", {"set_scoring": SetScoring.DEFENDERS_GAIN_BID}),
        ("goes_out", {"declarer_goes_out": True}),
        ("moon_21", {"moon_made": MoonMade.SCORES_21}),
    ],
)
def test_r9_bundles(name: str, differences: dict[str, object]) -> None:
    assert BUNDLES[name].differences == differences
    assert BUNDLES[name].name == name


def test_r9_there_are_six_bundles_and_other_rules_are_custom() -> None:
    assert len(BUNDLES) == 6
    assert Ruleset(target=20).name == "custom"
