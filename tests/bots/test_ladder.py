"""Every bot obeys every house rule, decides from its own view alone, and decides the same again."""

from __future__ import annotations

from itertools import islice

import pytest
from games import RULESETS
from secrecy import pairs

from trimoon.almanac import Aim
from trimoon.bots import (
    BOTS,
    LEVELS,
    Limit,
    NoDecision,
    bot_for,
    endless_deals,
    game_steps,
    repeated,
)
from trimoon.rules import Call, Phase, Ruleset, view_for

SMALL = Limit(worlds=6, nodes=200)
CLASSIC = Ruleset()


@pytest.mark.parametrize("ruleset", RULESETS)
@pytest.mark.parametrize("name", BOTS)
def test_every_bot_plays_by_every_house_rule(name: str, ruleset: str) -> None:
    rules = RULESETS[ruleset]
    bot = bot_for(name)
    for view, decision in game_steps(
        (bot,) * 3, rules, islice(endless_deals(rules, 5), 1), 5, SMALL
    ):
        assert decision.action in view.legal_actions
        assert {each.action for each in decision.candidates} <= set(view.legal_actions)


@pytest.mark.soak
@pytest.mark.parametrize("ruleset", RULESETS)
@pytest.mark.parametrize("name", BOTS)
def test_every_bot_plays_fifty_games_by_every_house_rule(name: str, ruleset: str) -> None:
    rules = RULESETS[ruleset]
    others = (bot_for("greedy"), bot_for("random"))
    for seed in range(50):
        deals = islice(endless_deals(rules, seed), 40)
        for view, decision in game_steps((bot_for(name), *others), rules, deals, seed, SMALL):
            assert decision.action in view.legal_actions


@pytest.mark.parametrize("aim", Aim)
@pytest.mark.parametrize("name", BOTS)
def test_a_decision_is_repeated_from_what_it_records(name: str, aim: Aim) -> None:
    bot = bot_for(f"{name}:{aim.value}")
    steps = game_steps((bot,) * 3, CLASSIC, islice(endless_deals(CLASSIC, 9), 1), 9, SMALL)
    for view, decision in steps:
        assert repeated(decision, view) == decision
        values = {each.action: each.value for each in decision.candidates}
        assert values[decision.action] == max(values.values())


@pytest.mark.parametrize("name", ["half-moon", "pimc-50"])
def test_a_decision_cut_short_by_time_is_repeated_by_its_counts(name: str) -> None:
    bot = bot_for(name)
    steps = game_steps(
        (bot,) * 3, CLASSIC, islice(endless_deals(CLASSIC, 11), 1), 11, Limit(seconds=0.001)
    )
    for view, decision in steps:
        again = repeated(decision, view)
        assert again.action == decision.action
        assert again.candidates == decision.candidates


@pytest.mark.parametrize("name", [*LEVELS, "full-moon:win", "always-21", "ismcts-1k"])
def test_the_secrecy_law_holds_for_what_bots_decide(name: str) -> None:
    bot = bot_for(name)
    rulesets = {"classic": CLASSIC, "no_widow": RULESETS["no_widow"]}
    for pair in pairs(rulesets, plays=1):
        if pair.viewer is None or pair.state_a.actor is not pair.viewer:
            continue
        one, other = (view_for(state, pair.viewer) for state in (pair.state_a, pair.state_b))
        assert bot.decide(one, SMALL, 3) == bot.decide(other, SMALL, 3)


def test_always_21_calls_21_with_any_hand_where_it_may() -> None:
    bot = bot_for("always-21")
    for seed in range(5):
        view, decision = next(game_steps((bot,) * 3, CLASSIC, endless_deals(CLASSIC, seed), seed))
        assert view.phase is Phase.AUCTION
        assert decision.action is Call.MOON


def test_the_levels_go_from_new_moon_to_full_moon() -> None:
    assert LEVELS == ("new-moon", "young-moon", "crescent-moon", "half-moon", "full-moon")


def test_any_bot_takes_an_aim_and_says_which_it_has() -> None:
    assert bot_for("full-moon:win").name == "full-moon:win"
    assert bot_for("full-moon:points").name == "full-moon"
    assert bot_for("greedy:win").name == "greedy"


@pytest.mark.parametrize("name", ["gibbous", "full-moon:luck", "full-moon/no-brain", ""])
def test_an_unknown_bot_is_refused_in_words(name: str) -> None:
    with pytest.raises(NoDecision, match=r"choose from|points or win"):
        bot_for(name)


def test_variants_for_measuring_are_no_rungs() -> None:
    variant = bot_for("full-moon/weights:win")
    assert variant.name == "full-moon/weights:win"
    assert "full-moon/weights" not in BOTS
