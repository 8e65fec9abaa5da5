"""Three bots play whole games, each from its own view alone."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, field
from itertools import islice
from typing import Any

import pytest
from games import RULESETS
from hypothesis import given
from hypothesis import strategies as st
from strategies import rulesets

from trimoon.bots import (
    BOTS,
    Bot,
    Decision,
    Limit,
    decide,
    endless_deals,
    game_steps,
    play_game,
    seed_at,
)
from trimoon.rules import (
    GameState,
    Phase,
    Ruleset,
    Seat,
    SeatView,
    TrimoonError,
    Widow,
    apply,
    view_for,
)

CLASSIC = Ruleset()
GREEDY, RANDOM = BOTS["greedy"], BOTS["random"]


@dataclass
class Witness:
    """A bot that plays like random and keeps what it was given."""

    name: str = "witness"
    version: int = 1
    given: list[tuple[Any, Limit, int]] = field(default_factory=list)

    def decide(self, view: SeatView, limit: Limit, seed: int) -> Decision:
        self.given.append((view, limit, seed))
        return RANDOM.decide(view, limit, seed)


def one_game(bots: tuple[Bot, Bot, Bot], ruleset: Ruleset, seed: int, deals: int = 60) -> GameState:
    return play_game(bots, ruleset, islice(endless_deals(ruleset, seed), deals), seed)


@pytest.mark.parametrize("name", ["random", "greedy"])
@pytest.mark.parametrize("ruleset", RULESETS.values(), ids=RULESETS)
def test_every_bot_obeys_every_house_rule(ruleset: Ruleset, name: str) -> None:
    bot = BOTS[name]
    for seed in range(2):
        state = one_game((bot, bot, bot), ruleset, seed)
        assert state.winner is not None or len(state.finished) == 60


@given(rulesets(), st.integers(0, 2**32))
def test_bots_obey_house_rules_in_every_mixture(ruleset: Ruleset, seed: int) -> None:
    state = one_game((GREEDY, RANDOM, GREEDY), ruleset, seed, deals=2)
    assert state.phase in {Phase.OVER, Phase.SHUFFLE}


def test_equal_arguments_give_equal_games() -> None:
    bots = (GREEDY, RANDOM, RANDOM)
    assert one_game(bots, CLASSIC, 4) == one_game(bots, CLASSIC, 4) != one_game(bots, CLASSIC, 5)


def test_each_bot_is_given_the_view_of_its_seat_and_nothing_else() -> None:
    witnesses = (Witness(), Witness(), Witness())
    limit = Limit(worlds=9)
    play_game(witnesses, CLASSIC, islice(endless_deals(CLASSIC, 1), 3), 1, limit)
    for seat in Seat:
        for view, given_limit, _ in witnesses[seat].given:
            assert type(view) is SeatView
            assert view.viewer is seat and view.is_to_act
            assert given_limit is limit


def test_no_two_decisions_of_a_game_have_the_same_seed() -> None:
    witness = Witness()
    play_game((witness, witness, witness), CLASSIC, islice(endless_deals(CLASSIC, 1), 3), 1)
    seeds = [seed for _, _, seed in witness.given]
    assert len(seeds) > 60
    assert len(set(seeds)) == len(seeds)


def test_the_seed_of_a_decision_is_the_same_on_every_machine() -> None:
    assert seed_at(1, 0) == 1789866162891828655
    assert seed_at(1, 2) == 15652702985430256399


def test_steps_lead_to_the_game_that_is_played() -> None:
    bots = (GREEDY, GREEDY, GREEDY)
    steps = game_steps(bots, CLASSIC, islice(endless_deals(CLASSIC, 2), 1), 2)
    state = apply(GameState(CLASSIC), next(endless_deals(CLASSIC, 2)))
    for view, decision in steps:
        assert state.actor is not None
        assert view == view_for(state, state.actor)
        state = apply(state, decision.action)
    assert state == one_game(bots, CLASSIC, 2, deals=1)
    assert len(state.finished) == 1


def test_a_game_stops_where_the_deals_do() -> None:
    state = one_game((GREEDY, GREEDY, GREEDY), CLASSIC, 3, deals=2)
    assert (state.winner, len(state.finished), state.phase) == (None, 2, Phase.SHUFFLE)


def test_an_illegal_action_of_a_bot_stops_the_game() -> None:
    cheat = Decision(next(endless_deals(CLASSIC, 0)), (), "cheat", 1, 0)

    class Cheat(Witness):
        def decide(self, view: SeatView, limit: Limit, seed: int) -> Decision:
            return cheat

    with pytest.raises(TrimoonError, match="not for a Shuffle"):
        one_game((Cheat(), Cheat(), Cheat()), CLASSIC, 0)


def test_only_the_first_deal_names_the_first_bidder() -> None:
    first, second, third = islice(endless_deals(CLASSIC, 0), 3)
    assert first.first_bidder is not None
    assert second.first_bidder is third.first_bidder is None
    assert len({first.deal, second.deal, third.deal}) == 3
    assert next(endless_deals(Ruleset(widow=Widow.NONE), 0)).deal.widow is None


def test_greedy_beats_two_random_clearly() -> None:
    wins = 0
    for seed in range(20):
        for seat in Seat:
            bots = [GREEDY if place is seat else RANDOM for place in Seat]
            wins += one_game((bots[0], bots[1], bots[2]), CLASSIC, seed).winner is seat
    assert wins == 59


def test_a_change_of_what_greedy_decides_raises_its_version() -> None:
    decided = hashlib.sha256()
    for number, ruleset in enumerate(RULESETS.values()):
        deals = islice(endless_deals(ruleset, number), 3)
        for view, _ in game_steps((RANDOM, RANDOM, RANDOM), ruleset, deals, number):
            decided.update(repr(decide("greedy", view, Limit(), 0).action).encode())
    assert (GREEDY.version, decided.hexdigest()[:16]) == (1, "b1a411208978cc59")
