"""A decision records all that is needed to decide the same again."""

from __future__ import annotations

import pickle
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st
from secrecy import pairs
from strategies import states

from trimoon.bots import BOTS, Decision, Limit, NoDecision, bot_for, decide, repeated
from trimoon.rules import GameState, Phase, Seat, SeatView, view_for

SMALL = Limit(worlds=3, nodes=100)
bot_names = st.sampled_from(tuple(BOTS))
seeds = st.integers(-(2**63), 2**64)
NO_DEAL = view_for(GameState(), Seat.SOUTH)


@st.composite
def views_to_act(draw: st.DrawFn) -> SeatView:
    state = draw(states().filter(lambda state: state.actor is not None))
    assert state.actor is not None
    return view_for(state, state.actor)


def test_a_limit_is_free_unless_it_says_otherwise() -> None:
    assert Limit() == Limit(worlds=None, nodes=None, seconds=None)


@pytest.mark.parametrize("field", ["worlds", "nodes", "seconds"])
def test_a_limit_below_zero_is_refused(field: str) -> None:
    with pytest.raises(ValueError, match=f"a limit of {field} is 0 or more, not -1"):
        Limit(**{field: -1})


def test_a_limit_that_is_no_number_is_refused() -> None:
    with pytest.raises(ValueError, match="seconds is 0 or more, not nan"):
        Limit(seconds=float("nan"))


def test_an_unknown_bot_is_refused_with_the_names_there_are() -> None:
    with pytest.raises(NoDecision, match="there is no bot 'greedier': choose from random, greedy"):
        bot_for("greedier")


@given(bot_names, views_to_act(), seeds)
def test_a_decision_is_legal_and_heads_or_joins_its_candidates(
    name: str, view: SeatView, seed: int
) -> None:
    decision = decide(name, view, SMALL, seed)
    assert decision.action in view.legal_actions
    assert sorted(map(repr, (c.action for c in decision.candidates))) == sorted(
        map(repr, view.legal_actions)
    )
    values = [candidate.value for candidate in decision.candidates]
    if view.phase is not Phase.AUCTION:
        # A bid without cover may stand behind the pass that was chosen over it.
        assert values == sorted(values, reverse=True)
    chosen = [c.value for c in decision.candidates if c.action == decision.action]
    assert chosen == [values[0]]


@given(bot_names, views_to_act(), seeds)
def test_a_decision_is_repeated_from_what_it_records(name: str, view: SeatView, seed: int) -> None:
    decision = decide(name, view, Limit(worlds=3, nodes=100, seconds=0.1), seed)
    assert (decision.bot, decision.version, decision.seed) == (name, BOTS[name].version, seed)
    assert decision.limit.seconds is None
    assert repeated(decision, view) == decision


@given(bot_names, views_to_act())
def test_views_limits_and_decisions_travel_to_another_process(name: str, view: SeatView) -> None:
    asked = pickle.loads(pickle.dumps((name, view, SMALL, 3)))
    decision = decide(*asked)
    assert pickle.loads(pickle.dumps(decision)) == decision == decide(name, view, SMALL, 3)


def test_a_decision_of_another_version_is_not_repeated() -> None:
    old = Decision(None, (), "greedy", 0, 1)  # type: ignore[arg-type]
    with pytest.raises(NoDecision, match="greedy is now version 1, the decision is of 0"):
        repeated(old, NO_DEAL)


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_decides_only_for_the_seat_to_act(name: str) -> None:
    state = next(pairs()).state_a
    assert state.actor is not None
    other = state.actor.next
    with pytest.raises(
        NoDecision, match=f"{other.letter} is asked to decide, but {state.actor.letter} is to act"
    ):
        decide(name, view_for(state, other), Limit(), 1)
    with pytest.raises(NoDecision, match="S is asked to decide, but nobody is to act"):
        decide(name, NO_DEAL, Limit(), 1)


def test_equal_views_give_equal_decisions_whatever_the_others_hold() -> None:
    compared = 0
    for pair in pairs():
        viewer = pair.viewer
        if viewer is None or pair.state_a.actor != viewer:
            continue
        one, other = view_for(pair.state_a, viewer), view_for(pair.state_b, viewer)
        for name in ("random", "greedy"):
            assert decide(name, one, SMALL, 7) == decide(name, other, SMALL, 7)
        compared += 1
    assert compared > 100


def test_random_takes_every_legal_action_about_equally_often() -> None:
    state = next(pairs()).state_a
    assert state.actor is not None
    view = view_for(state, state.actor)
    taken = [decide("random", view, Limit(), seed).action for seed in range(600)]
    counts = [taken.count(action) for action in view.legal_actions]
    assert len(counts) == 6
    assert all(70 < count < 130 for count in counts), counts


def test_a_decision_is_a_value() -> None:
    decision = Decision(None, (), "random", 1, 1)  # type: ignore[arg-type]
    assert replace(decision, seed=2) != decision
