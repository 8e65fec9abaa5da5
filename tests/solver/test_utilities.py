"""What endings are worth, and the play in which every seat takes what is worth most to itself."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest
from games import RULESETS
from solver.deals import HAS_KERNEL
from solver.endings import FaceUp, beliefs, some_utility

from trimoon.rules import Call, Ruleset, SetScoring
from trimoon.solver import PositionError, payoffs, solve_plays, solve_utilities, twin, utilities

RULES = ("classic", "leader_names_suit")


def codes_of(worlds) -> np.ndarray:
    return np.array([world.words for world in worlds], dtype=np.uint64)


def legal(row) -> dict[int, float]:
    return {i: value for i, value in enumerate(row.tolist()) if value == value}


def test_a_payoff_is_the_own_points_less_the_mean_of_the_others():
    made, set_ = payoffs(Call.FIVE)[5, 2], payoffs(Call.FIVE)[4, 2]
    assert made.tolist() == [5 - 1, 2 - 2.5, 0 - 3.5]
    assert set_.tolist() == [-5 - 1.5, 2 + 2, 1 + 1.5]
    gain = Ruleset(set_scoring=SetScoring.DEFENDERS_GAIN_BID)
    assert payoffs(Call.FIVE, gain)[4, 2].tolist() == [0 - 6.5, 7 - 3, 6 - 3.5]
    assert payoffs(Call.MOON)[7, 0].tolist() == [21, -10.5, -10.5]


@pytest.mark.parametrize("name", RULES)
def test_each_seat_takes_what_is_worth_most_to_itself_and_the_lowest_tile_among_equals(name):
    rng = Random(name)
    for size, plays in ((2, 0), (2, 1), (2, 2), (3, 1), (3, 2)):
        worlds, _ = beliefs(rng, size, plays, 3, RULESETS[name])
        utility = some_utility(rng)
        rows = solve_utilities(codes_of(worlds), utility, worlds[0].taken)
        for world, row in zip(worlds, rows, strict=True):
            face_up = FaceUp(utility)
            wanted: dict[int, float] = {}
            for play in world.plays:
                value = face_up.after(world, play)
                wanted[play.tile.index] = max(value, wanted.get(play.tile.index, value))
            assert legal(row) == wanted


def test_what_one_side_wins_and_the_other_loses_is_the_cooperative_value():
    rng = Random(3)
    tricks = np.zeros((8, 8, 3))
    tricks[:] = np.arange(8)[:, None, None] * np.array([1, -1, -1])
    for size in (3, 4, 5) if HAS_KERNEL else (3,):
        given = beliefs(rng, size, 0, 1)[0][0]
        sign = 1 if given.seat is given.declarer else -1
        before = given.taken[given.declarer]
        assert legal(solve_utilities(codes_of([given]), tricks, given.taken)[0]) == {
            play.tile.index: sign * (before + more) for play, more in solve_plays(given).items()
        }


@pytest.mark.skipif(not HAS_KERNEL, reason="the twin is compared with itself")
@pytest.mark.parametrize("name", RULES)
def test_kernel_and_twin_agree_on_utilities(monkeypatch, name):
    rng = Random(name)
    for size, plays in ((3, 0), (4, 0), (4, 2), (4, 1)):
        worlds, _ = beliefs(rng, size, plays, 6, RULESETS[name])
        utility = some_utility(rng, whole=plays == 0)
        asked = (codes_of(worlds), utility, worlds[0].taken)
        rows = solve_utilities(*asked)
        with monkeypatch.context() as patched:
            patched.setattr(utilities, "_solve_utilities", twin.solve_utilities)
            assert np.array_equal(solve_utilities(*asked), rows, equal_nan=True)


def test_tricks_taken_and_to_come_are_seven():
    given = beliefs(Random(1), 3, 0, 1)[0][0]
    with pytest.raises(
        PositionError, match=r"\(1, 1, 1\) tricks taken and 3 to come are not seven"
    ):
        solve_utilities(codes_of([given]), payoffs(Call.FOUR), (1, 1, 1))
