"""The solver against plain search through the rules, and the kernel against its twin."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from games import RULESETS
from solver.deals import BOTH, HAS_KERNEL, played_on, random_deal, random_position
from solver.plain import best_for_each, declarer_tricks, state_with, value_after

from trimoon.rules import Call, Ruleset
from trimoon.solver import position_of

NAMING = Ruleset(leader_names_suit=True)


@pytest.mark.parametrize("name", RULESETS)
def test_values_are_those_of_plain_search_through_the_rules(name):
    """Up to two tricks from the end here, between tricks and in the middle of one."""
    rng = Random(name)
    for plays_left in range(1, 7):
        assert_plain_search_agrees(state_with(rng, RULESETS[name], plays_left))


@pytest.mark.soak
@pytest.mark.parametrize("name", RULESETS)
def test_values_three_tricks_from_the_end_are_those_of_plain_search(name):
    rng = Random(name)
    for plays_left in (7, 8, 9) * 20:
        assert_plain_search_agrees(state_with(rng, RULESETS[name], plays_left))


@pytest.mark.parametrize("plays_left", [7, 8, 9])
@pytest.mark.parametrize("name", ["classic", "leader_names_suit"])
def test_three_tricks_from_the_end_plain_search_agrees(name, plays_left):
    assert_plain_search_agrees(state_with(Random(name), RULESETS[name], plays_left))


def assert_plain_search_agrees(state) -> None:
    position = position_of(state)
    values = {play: value_after(state, play) for play in position.plays}
    tricks = declarer_tricks(state)
    for context in BOTH:
        assert context.solve(position) == tricks
        assert context.solve_plays(position) == values
        for k in range(9):
            assert context.reaches(position, k) == (tricks >= k)


@pytest.mark.parametrize("name", RULESETS)
def test_each_for_its_own_points_is_plain_search_through_the_rules(name):
    rng = Random(name)
    for plays_left in range(1, 7):
        state = state_with(rng, RULESETS[name], plays_left)
        points, tricks, line = best_for_each(state)
        for context in BOTH:
            found = context.solve_points(position_of(state), state.deal.bid)
            taken = state.deal.taken
            assert found.points == points
            assert found.tricks == tuple(a - b for a, b in zip(tricks, taken, strict=True))
            assert list(found.line) == line


needs_kernel = pytest.mark.skipif(not HAS_KERNEL, reason="the twin is compared with itself")


@needs_kernel
@pytest.mark.parametrize("name", ["classic", "first_lead_trump", "leader_names_suit"])
def test_kernel_and_twin_search_the_same_nodes(name):
    """Tiles played by the search are the same number, so the search is the same."""
    rng = Random(name)
    for size in (3, 4, 5, 6) * 4:
        given = random_position(rng, size, ruleset=RULESETS[name])
        assert_same_search(played_on(rng, given, rng.randrange(4)))


@needs_kernel
def test_kernel_and_twin_agree_on_full_deals():
    rng = Random(1)
    for _ in range(40):
        kernel, twin = BOTH
        deal = random_deal(rng)
        assert kernel.solve(deal) == twin.solve(deal)
        assert kernel.nodes == twin.nodes


@needs_kernel
@pytest.mark.soak
def test_kernel_and_twin_agree_on_300_full_deals_in_every_question():
    rng = Random(2)
    for number in range(300):
        ruleset = (Ruleset(), Ruleset(first_lead_trump=True), NAMING)[number % 3]
        given = random_position(rng, 7, ruleset=ruleset)
        assert_same_search(played_on(rng, given, rng.randrange(6)))


def assert_same_search(given) -> None:
    kernel, twin = BOTH
    assert (kernel.solve(given), kernel.nodes) == (twin.solve(given), twin.nodes)
    assert (kernel.solve_plays(given), kernel.nodes) == (twin.solve_plays(given), twin.nodes)
    k = given.tricks_left // 2 + 1
    assert (kernel.reaches(given, k), kernel.nodes) == (twin.reaches(given, k), twin.nodes)


@needs_kernel
@pytest.mark.parametrize("bid", [Call.FOUR, Call.SEVEN, Call.MOON])
def test_kernel_and_twin_agree_on_each_for_its_own_points(bid):
    rng = Random(str(bid))
    kernel, twin = BOTH
    for size in (3, 4, 4):
        given = random_position(rng, size)
        taken = (7 - size, 0, 0) if rng.random() < 0.5 else (0, 7 - size, 0)
        given = replace(given, taken=taken)
        assert kernel.solve_points(given, bid) == twin.solve_points(given, bid)
        assert kernel.nodes == twin.nodes
