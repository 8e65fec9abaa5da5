"""R7: scoring a deal."""

import pytest
from positions import scored

from trimoon.rules import Points


@pytest.mark.parametrize(
    ("bid", "taken", "points"),
    [
        (4, (4, 3, 0), (4, 3, 0)),
        (4, (6, 1, 0), (4, 1, 0)),
        (5, (7, 0, 0), (5, 0, 0)),
        (7, (7, 0, 0), (7, 0, 0)),
        (21, (7, 0, 0), (21, 0, 0)),
    ],
)
def test_r7_1_a_declarer_who_makes_the_bid_scores_exactly_the_bid(
    bid: int, taken: Points, points: Points
) -> None:
    (finished,) = scored((0, 0, 0), "S", bid, taken).finished
    assert finished.deal.made is True
    assert finished.points == points


@pytest.mark.parametrize(
    ("bid", "taken", "lost"),
    [(4, (2, 3, 2), -4), (7, (0, 6, 1), -7), (21, (0, 6, 1), -21), (5, (3, 0, 4), -5)],
)
def test_r7_2_a_declarer_who_is_set_loses_the_bid(bid: int, taken: Points, lost: int) -> None:
    (finished,) = scored((0, 0, 0), "W", bid, (taken[1], taken[0], taken[2])).finished
    made = taken[0] >= bid
    assert finished.deal.made is made
    assert finished.points[1] == lost


@pytest.mark.parametrize(("bid", "declared"), [(4, 4), (6, -6)])
def test_r7_3_each_defender_scores_a_point_a_trick_made_or_set(bid: int, declared: int) -> None:
    (finished,) = scored((0, 0, 0), "E", bid, (1, 2, 4)).finished
    assert finished.points == (1, 2, declared)


def test_r7_4_scores_have_no_floor() -> None:
    state = scored((-40, 0, 0), "S", 21, (6, 1, 0))
    assert state.scores == (-61, 1, 0)
    assert state.winner is None
