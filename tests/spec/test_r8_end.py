"""R8: the end of the game."""

import pytest
from positions import CLASSIC, action, after, before_last_play, begun, layout, scored

from trimoon.rules import (
    IllegalAction,
    Phase,
    Points,
    Reason,
    Ruleset,
    Seat,
    Shuffle,
    apply,
    is_tie,
    legal_actions,
)


def test_r8_1_a_made_bid_of_21_wins_the_game_whatever_the_scores() -> None:
    state = scored((-30, 40, 20), "S", 21, (7, 0, 0))
    assert state.scores == (-9, 40, 20)
    assert state.winner is Seat.SOUTH
    assert state.phase is Phase.OVER


def test_r8_1_a_bid_of_21_that_fails_and_a_made_7_do_not() -> None:
    assert scored((0, 0, 0), "S", 21, (6, 1, 0)).winner is None
    assert scored((13, 20, 20), "S", 7, (7, 0, 0)).winner is None


@pytest.mark.parametrize(
    ("scores", "declarer", "bid", "taken", "sums", "winner"),
    [
        ((17, 5, 0), "S", 4, (4, 3, 0), (21, 8, 0), Seat.SOUTH),
        ((16, 5, 0), "S", 4, (4, 3, 0), (20, 8, 0), None),
        ((20, 19, 18), "S", 6, (4, 2, 1), (14, 21, 19), Seat.WEST),
        ((16, 20, 5), "S", 5, (5, 2, 0), (21, 22, 5), Seat.WEST),
        ((0, 0, 20), "W", 4, (0, 6, 1), (0, 4, 21), Seat.EAST),
    ],
)
def test_r8_2_the_game_ends_when_a_seat_has_21_and_more_than_each_other(
    scores: Points, declarer: str, bid: int, taken: Points, sums: Points, winner: Seat | None
) -> None:
    state = scored(scores, declarer, bid, taken)
    assert (state.scores, state.winner) == (sums, winner)


def test_r8_2_a_defender_who_passes_21_within_a_deal_has_not_won_yet() -> None:
    state = before_last_play((0, 20, 0), "S", 4, (3, 4, 0))
    assert state.winner is None
    assert apply(state, action(state.phase, "1-1")).winner is Seat.WEST


def test_r8_2_after_the_end_nothing_is_legal() -> None:
    state = scored((17, 5, 0), "S", 4, (4, 3, 0))
    assert state.actor is None
    assert legal_actions(state) == ()
    for refused in (Shuffle(layout()), action(Phase.AUCTION, "4"), action(Phase.PLAY, "6-6")):
        with pytest.raises(IllegalAction, match=r"^the game is over: R8\.2$") as refusal:
            apply(state, refused)
        assert (refusal.value.reason, refusal.value.clause) == (Reason.GAME_OVER, "R8.2")


@pytest.mark.parametrize(
    ("scores", "bid", "taken", "sums"),
    [
        ((17, 20, 10), 4, (4, 1, 2), (21, 21, 12)),
        ((17, 19, 20), 4, (4, 2, 1), (21, 21, 21)),
    ],
)
def test_r8_3_if_the_highest_score_is_shared_the_game_goes_on(
    scores: Points, bid: int, taken: Points, sums: Points
) -> None:
    state = scored(scores, "S", bid, taken)
    assert state.scores == sums
    assert (state.winner, state.phase) == (None, Phase.SHUFFLE)


def test_r8_3_until_one_seat_has_more_than_each_other() -> None:
    assert scored((21, 21, 9), "S", 4, (4, 3, 0)).winner is Seat.SOUTH
    assert scored((21, 21, 20), "E", 6, (1, 0, 6)).winner is Seat.EAST


@pytest.mark.parametrize(
    ("scores", "bid", "taken", "ruleset", "tied"),
    [
        ((17, 20, 10), 4, (4, 1, 2), CLASSIC, True),
        ((17, 19, 20), 4, (4, 2, 1), CLASSIC, True),
        ((16, 19, 10), 4, (4, 1, 2), CLASSIC, False),
        ((17, 19, 10), 4, (4, 1, 2), CLASSIC, False),
        ((-30, 40, 40), 21, (7, 0, 0), CLASSIC, False),
        ((17, 20, 10), 4, (4, 1, 2), Ruleset(declarer_goes_out=True), False),
        ((17, 20, 10), 4, (4, 1, 2), Ruleset(target=22), False),
        ((18, 21, 10), 4, (4, 1, 2), Ruleset(target=22), True),
    ],
)
def test_r8_3_a_tie_is_told_from_a_game_that_is_won_or_not_at_the_target(
    scores: Points, bid: int, taken: Points, ruleset: Ruleset, tied: bool
) -> None:
    state = scored(scores, "S", bid, taken, ruleset)
    assert is_tie(state.finished[-1]) is tied


def test_r8_3_a_deal_thrown_in_leaves_a_tie_a_tie() -> None:
    for scores, tied in (((21, 21, 5), True), ((20, 20, 5), False)):
        assert is_tie(after(begun(scores=scores), "pass pass pass").finished[-1]) is tied
