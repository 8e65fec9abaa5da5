"""What the solver computes, once more: by playing out every line through `rules.apply`."""

from __future__ import annotations

from random import Random

from games import random_action

from trimoon.rules import (
    DealState,
    GameState,
    Phase,
    Play,
    Points,
    Ruleset,
    Seat,
    apply,
    legal_actions,
)


def state_with(rng: Random, ruleset: Ruleset, plays_left: int) -> GameState:
    """Play at random up to a point with so many tiles still to be played in the deal."""
    state = GameState(ruleset)
    while not in_play(state) or 21 - plays_of(deal_of(state)) > plays_left:
        state = apply(state, random_action(rng, state))
        if state.winner is not None:
            state = GameState(ruleset)
    return state


def in_play(state: GameState) -> bool:
    return state.deal is not None and state.deal.phase is Phase.PLAY


def deal_of(state: GameState) -> DealState:
    assert state.deal is not None
    return state.deal


def plays_of(deal: DealState) -> int:
    return 3 * len(deal.tricks) + (len(deal.trick.tiles) if deal.trick else 0)


def plays_in(state: GameState) -> list[Play]:
    return [play for play in legal_actions(state) if isinstance(play, Play)]


def is_last(state: GameState) -> bool:
    return plays_of(deal_of(state)) == 20


def declarer_tricks(state: GameState, taken: int | None = None) -> int:
    """Give the further tricks of the declarer, both defenders against it."""
    deal = deal_of(state)
    assert deal.declarer is not None
    before = deal.taken[deal.declarer] if taken is None else taken
    better = max if deal.actor == deal.declarer else min
    return better(value_after(state, play, before) for play in plays_in(state))


def value_after(state: GameState, play: Play, before: int | None = None) -> int:
    """Give the same after a play."""
    declarer = deal_of(state).declarer
    assert declarer is not None
    if before is None:
        before = deal_of(state).taken[declarer]
    after = apply(state, play)
    if is_last(state):
        return after.finished[-1].deal.taken[declarer] - before
    return declarer_tricks(after, before)


def best_for_each(state: GameState) -> tuple[Points, Points, list[Play]]:
    """Give points and tricks of the deal by seat, and the plays, each seat for its own points."""
    deal = deal_of(state)
    best: tuple[tuple[int, ...], tuple[Points, Points, list[Play]]] | None = None
    for play in plays_in(state):
        after = apply(state, play)
        if is_last(state):
            last = after.finished[-1]
            outcome = (last.points, last.deal.taken, [play])
        else:
            points, tricks, line = best_for_each(after)
            outcome = (points, tricks, [play, *line])
        wish = wish_of(deal, outcome[0], outcome[1])
        if best is None or wish > best[0]:
            best = (wish, outcome)
    assert best is not None
    return best[1]


def wish_of(deal: DealState, points: Points, tricks: Points) -> tuple[int, ...]:
    """Order outcomes for the seat to act: own points, then what it grudges the others."""
    assert deal.actor is not None and deal.declarer is not None
    if deal.actor is not deal.declarer:
        return (points[deal.actor], -points[deal.declarer])
    most = max((tricks[seat], points[seat]) for seat in Seat if seat is not deal.declarer)
    return (points[deal.actor], -most[1])
