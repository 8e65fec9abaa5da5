"""Information-set Monte Carlo tree search: counts, seeds, what it finds, kernel against twin."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest
from games import RULESETS
from solver.deals import HAS_KERNEL, position
from solver.endings import beliefs

from trimoon.rules import Call, Pip, Play, Ruleset, Tile
from trimoon.solver import (
    PositionError,
    Tried,
    payoffs,
    sampling,
    search_worlds,
    solve_utilities,
    twin,
)
from trimoon.solver.twin.ismcts import Dice

RULES = ("classic", "leader_names_suit", "first_lead_trump")


def codes_of(worlds) -> np.ndarray:
    return np.array([world.words for world in worlds], dtype=np.uint64)


def searched(worlds, simulations=200, seed=1, bid=Call.FIVE, **more):
    return search_worlds(
        codes_of(worlds),
        payoffs(bid),
        worlds[0].taken,
        simulations=simulations,
        seed=seed,
        **more,
    )


def test_the_legal_plays_share_all_simulations_but_the_first():
    rng = Random(1)
    for plays in (0, 1, 2):
        worlds, _ = beliefs(rng, 4, plays, 20)
        found = searched(worlds, 200)
        assert list(found) == list(worlds[0].plays)
        assert sum(tried.visits for tried in found.values()) == 199
    assert set(searched(worlds, 1).values()) == {Tried(0, 0.0)}


def test_every_play_is_tried_before_one_is_tried_again():
    worlds, _ = beliefs(Random(2), 5, 0, 20)
    assert [tried.visits for tried in searched(worlds, 6).values()] == [1] * 5


def test_a_seed_gives_the_same_search_and_another_gives_another():
    worlds, _ = beliefs(Random(3), 5, 0, 20)
    assert searched(worlds, seed=7) == searched(worlds, seed=7)
    assert searched(worlds, seed=7) != searched(worlds, seed=8)


def test_with_one_world_a_best_play_is_visited_most_two_tricks_from_the_end():
    rng = Random(4)
    for _ in range(10):
        worlds, _ = beliefs(rng, 2, 0, 1)
        found = searched(worlds, 2000, bid=Call.FOUR)
        row = solve_utilities(codes_of(worlds), payoffs(Call.FOUR), worlds[0].taken)[0]
        most = max(found, key=lambda play: found[play].visits)
        assert row[most.tile.index] == np.nanmax(row)


def test_the_mean_of_the_only_play_is_what_the_deal_is_worth():
    """South's trump takes the last trick, and with it the fourth."""
    last = position("6-6|5-4|4-4", "6", taken=(3, 2, 1))
    assert searched([last], 50, bid=Call.FOUR) == {Play(Tile(6, 6)): Tried(49, 4 - 1.5)}


def test_each_end_that_a_lead_may_name_is_a_play():
    given = position(
        "6-4 1-1|5-4 6-1|4-4 2-2", ruleset=Ruleset(leader_names_suit=True), taken=(2, 2, 1)
    )
    assert list(searched([given])) == [
        Play(Tile(1, 1)),
        Play(Tile(6, 4), Pip.SIX),
        Play(Tile(6, 4), Pip.FOUR),
    ]


def test_the_dice_are_splitmix64():
    """The first numbers for the seed 1234567 as its author's program gives them, the upper half."""
    dice = Dice(1234567)
    numbers = [6457827717110365317, 3203168211198807973, 9817491932198370423]
    assert [dice.below(1 << 32) for _ in numbers] == [number >> 32 for number in numbers]


@pytest.mark.skipif(not HAS_KERNEL, reason="the twin is compared with itself")
@pytest.mark.parametrize("name", RULES)
def test_kernel_and_twin_grow_the_same_tree(monkeypatch, name):
    rng = Random(name)
    for size, plays in ((2, 0), (4, 1), (5, 2), (7, 0)):
        worlds, _ = beliefs(rng, size, plays, 12, RULESETS[name])
        for simulations, uct in ((1, 5.0), (7, 5.0), (150, 5.0), (150, 0.7)):
            asked = {"simulations": simulations, "seed": rng.getrandbits(64), "uct": uct}
            found = searched(worlds, **asked)
            with monkeypatch.context() as patched:
                patched.setattr(sampling, "_search_worlds", twin.search_worlds)
                assert searched(worlds, **asked) == found


def test_what_is_wrong_with_a_search_is_said():
    one, other = (
        position(f"6-4 1-1|{west}|4-4 2-2", taken=(5, 0, 0)) for west in ("5-4 6-1", "5-3 6-1")
    )
    led = position("6-4 1-1|5-4 6-1|4-4 2-2", leader="W", taken=(5, 0, 0))
    assert len(searched([one, other])) == 2
    with pytest.raises(PositionError, match="share trump, declarer, leader and trick"):
        searched([one, led])
    with pytest.raises(PositionError, match="at least one simulation, not 0"):
        searched([one], 0)
