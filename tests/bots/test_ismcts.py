"""IS-MCTS rungs: the calls of `pimc`, own points less the others' mean, the most visited play."""

from __future__ import annotations

import pytest

from trimoon.bots import BOTS, Limit, repeated
from trimoon.bots import ismcts as rungs
from trimoon.bots.ismcts import Ismcts
from trimoon.notation import parse_position, parse_tile
from trimoon.rules import Play, SeatView, view_for

START = (
    "rules: classic\nscores: 0 0 0\n"
    "hands: 66 65 64 55 33 22 11 | 63 62 44 42 41 31 21 | 61 54 53 52 51 43 00 | 32\nfirst: S\n"
)
EXCHANGED = START + "calls: 5 pass pass\ndiscard: 3-2\ntrump: 6\n"
SMALL = Limit(nodes=300)


def seen(text: str) -> SeatView:
    state = parse_position(text)
    assert state.actor is not None
    return view_for(state, state.actor)


@pytest.mark.parametrize(
    "more", ["", "calls: 4", "calls: 5 pass pass", "calls: 5 pass pass\ndiscard: 3-2"]
)
def test_calls_and_exchange_are_those_of_pimc(more: str) -> None:
    view = seen(START + more)
    ours = BOTS["ismcts-1k"].decide(view, Limit(), 1)
    theirs = BOTS["pimc-200"].decide(view, Limit(), 1)
    assert ours.candidates == theirs.candidates


def test_values_are_visits_and_all_simulations_but_the_first_visit_a_play() -> None:
    decision = BOTS["ismcts-1k"].decide(seen(EXCHANGED), SMALL, 1)
    values = [candidate.value for candidate in decision.candidates]
    assert sum(values) == 299
    assert decision.candidates[0].value == max(values)
    assert {each.action for each in decision.candidates} == set(seen(EXCHANGED).legal_actions)


def test_nodes_are_simulations_no_more_than_the_name_says_and_are_recorded() -> None:
    view = seen(EXCHANGED)
    bot = BOTS["ismcts-1k"]
    assert isinstance(bot, Ismcts)
    assert bot.simulations == 1_000
    assert bot.decide(view, Limit(nodes=5_000), 1).limit == Limit(nodes=1_000)
    decision = bot.decide(view, SMALL, 1)
    assert decision.limit == SMALL
    assert repeated(decision, view) == decision


def test_without_a_node_a_play_is_chosen_all_the_same() -> None:
    view = seen(EXCHANGED)
    assert BOTS["ismcts-10k"].decide(view, Limit(nodes=0), 1).action in view.legal_actions


def test_equal_seeds_give_equal_decisions_and_others_other_visits() -> None:
    view = seen(EXCHANGED)
    one, again, other = (BOTS["ismcts-1k"].decide(view, SMALL, seed) for seed in (1, 1, 2))
    assert one == again
    assert one.candidates != other.candidates


def test_the_only_legal_play_needs_no_simulation(monkeypatch: pytest.MonkeyPatch) -> None:
    def unwanted(*_: object, **__: object) -> None:
        raise AssertionError("searched")

    monkeypatch.setattr(rungs, "search_worlds", unwanted)
    # West holds one five, East one six.
    view = seen(EXCHANGED.replace("42", "52").replace("53 52", "53 42") + "trick: S 55")
    assert view.legal_actions == (Play(next(t for t in view.hand if 5 in (t.high, t.low))),)
    assert BOTS["ismcts-1k"].decide(view, SMALL, 1).action == view.legal_actions[0]


def test_a_trick_is_taken_rather_than_left_to_chance() -> None:
    hands = "66 65 64 55 33 21 11 | 63 62 44 42 41 31 22 | 61 54 53 52 51 43 00 | 32"
    tricks = (
        "trick: S 66 62 61\ntrick: S 65 63 51\ntrick: S 55 31 54\n"
        "trick: S 33 41 43\ntrick: S 11 44 00\ntrick: S 21"
    )
    text = f"rules: classic\nscores: 0 0 0\nhands: {hands}\nfirst: S\ncalls: 7 pass pass\n"
    # West takes with 2-2 for certain; 4-2 falls to 5-2 if East has it.
    view = seen(f"{text}discard: 3-2\ntrump: 6\n{tricks}")
    decision = BOTS["ismcts-1k"].decide(view, SMALL, 1)
    assert decision.action == Play(parse_tile("22"))
    assert decision.candidates[0].value > 2 * decision.candidates[1].value
