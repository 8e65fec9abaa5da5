"""What the ends of a deal are worth agrees with the rules of scoring and winning (R7, R8, R9)."""

from __future__ import annotations

import numpy as np
import pytest
from games import RULESETS

from trimoon.almanac import Aim, Equity, ends_of, worth_of_points
from trimoon.almanac.ends import BIDS, SHAPE
from trimoon.almanac.equity import SIZE
from trimoon.almanac.worth import POINTS_OF_A_GAME, is_within_reach
from trimoon.rules import Ruleset, Seat, SetScoring, deal_points, is_made, winner_after

LEVEL = Equity(np.full((SIZE, SIZE, SIZE, 3), 1 / 3, dtype=np.float32))
SCORES = (14, 20, -3)


@pytest.mark.parametrize("name", RULESETS)
def test_a_deal_that_wins_the_game_is_worth_the_whole_game(name: str) -> None:
    ruleset = RULESETS[name]
    for place in range(3):
        for bid in BIDS:
            for tricks in range(8):
                taken = [0, 0, 0]
                taken[place], taken[(place + 1) % 3] = tricks, 7 - tricks
                by_seat = (taken[0], taken[1], taken[2])
                points = deal_points(Seat(place), bid, by_seat, ruleset)
                made = is_made(bid, tricks)
                after = tuple(score + more for score, more in zip(SCORES, points, strict=True))
                winner = winner_after(
                    (after[0], after[1], after[2]), Seat(place), bid, made, ruleset
                )
                equity, _ = worth_of_points(
                    np.array(SCORES),
                    np.array(points),
                    np.array(place),
                    np.array(int(bid)),
                    np.array(made),
                    LEVEL,
                    Aim.WIN,
                    ruleset,
                )
                expected = [1 / 3] * 3 if winner is None else [float(winner == i) for i in range(3)]
                assert equity.tolist() == pytest.approx(expected)


def test_ends_are_means_over_the_ways_to_share_the_defenders_tricks() -> None:
    ends = ends_of(Ruleset())
    _, worth = ends.worth(np.array([[0, 0, 0]]), LEVEL, Aim.POINTS)
    by_end = worth[0, :-1].reshape(*SHAPE, 3)
    # Declarer at place 1 makes 5 with 5 tricks: +5, the others share 2 tricks.
    assert by_end[1, BIDS.index(5), 5].tolist() == pytest.approx([-2, 4, -2])
    # Set with 3 tricks: -5, the others share 4.
    assert by_end[1, BIDS.index(5), 3].tolist() == pytest.approx([3.5, -7, 3.5])
    assert worth[0, -1].tolist() == pytest.approx([0, 0, 0])


def test_points_count_equity_only_once_a_seat_is_within_reach() -> None:
    far, near = np.array([[13, 0, 0]]), np.array([[14, 0, 0]])
    ends = ends_of(Ruleset())
    leader = np.zeros((SIZE, SIZE, SIZE, 3), dtype=np.float32)
    leader[..., 0] = 1
    sure = Equity(leader)
    thrown_in = [ends.worth(scores, sure, Aim.POINTS)[1][0, -1].tolist() for scores in (far, near)]
    assert thrown_in[0] == [0, 0, 0]
    # The next first bidder, place 1 of this deal, stands first in the equity's order.
    assert thrown_in[1] == [0, POINTS_OF_A_GAME, 0]


def test_defenders_who_gain_the_bid_are_within_reach_from_farther_off() -> None:
    """A defender at 7 takes seven tricks of a failed 7: 7 + 7 + 7 = 21."""
    gaining = Ruleset(set_scoring=SetScoring.DEFENDERS_GAIN_BID)
    assert is_within_reach(np.array([7, 0, 0]), gaining)
    assert not is_within_reach(np.array([6, 0, 0]), gaining)
    assert not is_within_reach(np.array([13, 0, 0]), Ruleset())
