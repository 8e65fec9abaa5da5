"""What the ends of a deal are worth: R7 and R8 by hand, and the aim."""

from __future__ import annotations

import pytest

from trimoon.almanac import Aim
from trimoon.bots.utility import utilities, worth_of_tricks
from trimoon.notation import parse_position
from trimoon.rules import Seat, SeatView, view_for

S, W, E = Seat
DEALT = "66 65 64 55 33 22 11 | 63 62 44 42 41 31 21 | 61 54 53 52 51 43 00 | 32"
WEST_DEALT = "63 62 44 42 41 31 21 | 66 65 64 55 33 22 11 | 61 54 53 52 51 43 00 | 32"


def first_lead(
    scores: str = "0 0 0", calls: str = "5 pass pass", rules: str = "classic", more: str = ""
) -> str:
    return (
        f"rules: {rules}\nscores: {scores}\nhands: {DEALT}\nfirst: S\ncalls: {calls}\n"
        f"discard: 3-2\ntrump: 6\n{more}"
    )


def seen(text: str, viewer: Seat = S) -> SeatView:
    return view_for(parse_position(text), viewer)


def test_points_are_own_ones_less_the_mean_of_the_others() -> None:
    worth = utilities(seen(first_lead()), Aim.POINTS)
    # Five made with six tricks scores 5; West has one trick, East none.
    assert worth[6, 1].tolist() == pytest.approx([4.5, -1.5, -3])
    # Set with four it loses 5; West has two tricks, East one.
    assert worth[4, 2].tolist() == pytest.approx([-6.5, 4, 2.5])


def test_the_defenders_gain_the_bid_where_the_house_says_so() -> None:
    worth = utilities(seen(first_lead(rules="family_set")), Aim.POINTS)
    # Set with four: 0 for the declarer, 5 + 2 and 5 + 1.
    assert worth[4, 2].tolist() == pytest.approx([-6.5, 4, 2.5])
    assert worth[0, 7].tolist() == pytest.approx([-8.5, 9.5, -1])


def test_a_defender_at_20_values_its_own_trick_at_the_whole_game() -> None:
    worth = utilities(seen(first_lead("0 20 0")), Aim.WIN)
    assert worth[6, 1].tolist() == [0, 1, 0]
    assert worth[3, 1].tolist() == [0, 1, 0]
    # Without a trick it has not won; nobody has.
    assert all(0 < each < 1 for each in worth[6, 0])


def test_a_shared_score_at_the_target_is_no_end_of_the_game() -> None:
    worth = utilities(seen(first_lead("16 20 0")), Aim.WIN)
    # Both stand at 21 (R8.3).
    assert all(0 < each < 1 for each in worth[6, 1, :2])
    assert worth[5, 2].tolist() == [0, 1, 0]
    assert worth[7, 0].tolist() == [1, 0, 0]


def test_a_declarer_that_goes_out_wins_before_a_defender_with_more() -> None:
    worth = utilities(seen(first_lead("16 20 0", rules="goes_out")), Aim.WIN)
    assert worth[5, 2].tolist() == [1, 0, 0]
    assert worth[4, 3].tolist() == [0, 1, 0]


def test_a_made_21_wins_the_game_only_where_it_does_so() -> None:
    classic = utilities(seen(first_lead("-40 15 15", "21")), Aim.WIN)
    assert classic[7, 0].tolist() == [1, 0, 0]
    scored = utilities(seen(first_lead("-40 15 15", "21", rules="moon_21")), Aim.WIN)
    assert scored[7, 0, 0] < 0.5


def test_for_points_a_game_counts_ten_once_a_seat_is_within_reach() -> None:
    far = utilities(seen(first_lead("0 13 0")), Aim.POINTS)
    assert far[6, 1].tolist() == pytest.approx([4.5, -1.5, -3])
    near = utilities(seen(first_lead("0 20 0")), Aim.POINTS)
    assert near[6, 1].tolist() == pytest.approx([4.5, -1.5 + 10, -3])


def test_worth_does_not_depend_on_where_the_declarer_sits() -> None:
    south = utilities(seen(first_lead("3 18 7")), Aim.WIN)
    turned = (
        f"rules: classic\nscores: 7 3 18\nhands: {WEST_DEALT}\nfirst: W\ncalls: 5 pass pass\n"
        "discard: 3-2\ntrump: 6"
    )
    assert utilities(seen(turned, W), Aim.WIN).tolist() == south.tolist()


def test_tricks_to_come_are_shared_by_the_defenders_in_every_way() -> None:
    declarer = worth_of_tricks(seen(first_lead()), Aim.POINTS)
    assert declarer[:, S].tolist() == pytest.approx([-8.5, -8, -7.5, -7, -6.5, 4, 4.5, 5])
    defender = worth_of_tricks(seen(first_lead(), W), Aim.POINTS)
    # On the mean each has half of what the declarer does not take.
    assert defender[5, W] == pytest.approx(1 - (5 + 1) / 2)
    assert defender[4, W] == pytest.approx(1.5 - (-5 + 1.5) / 2)


def test_a_trick_that_was_taken_stays_with_who_took_it() -> None:
    hands = "66 65 64 55 33 21 11 | 63 62 44 42 41 31 22 | 61 54 53 52 51 43 00 | 32"
    text = first_lead(more="trick: S 21 22 52").replace(DEALT, hands)
    view = seen(text, W)
    assert view.deal is not None
    assert view.deal.taken == (0, 1, 0)
    worth = worth_of_tricks(view, Aim.POINTS)
    # Six made, and the seventh trick is the one that West has.
    assert worth[6, W] == pytest.approx(1 - 5 / 2)
    # What cannot come about any more.
    assert worth[7, W] == 0


def test_the_trick_under_way_is_the_takers() -> None:
    view = seen(first_lead(), W)
    worth = worth_of_tricks(view, Aim.POINTS, taker=W)
    # Of six tricks the seventh is West's; of five, West has one and half of the other.
    assert worth[6].tolist() == pytest.approx([5 - 1 / 2, 1 - 5 / 2, -(5 + 1) / 2])
    assert worth[5, W] == pytest.approx(1.5 - (5 + 0.5) / 2)
    assert worth[7, W] == 0


@pytest.mark.parametrize("scores", ["-900 -900 -900", "900 900 5", "-900 900 900"])
def test_huge_scores_are_worth_something(scores: str) -> None:
    worth = utilities(seen(first_lead(scores)), Aim.WIN)
    assert worth.min() >= 0
    assert worth.max() <= 1


@pytest.mark.parametrize("target", [22, 40, 99])
def test_nobody_has_won_who_is_below_the_target(target: int) -> None:
    rules = f"custom target={target}"
    scores = f"0 {target - 2} 0"
    worth = utilities(seen(first_lead(scores, rules=rules)), Aim.WIN)
    assert worth[6, 1, 1] < 1
    assert worth[5, 2].tolist() == [0, 1, 0]
