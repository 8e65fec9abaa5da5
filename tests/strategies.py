"""What Hypothesis draws from: rules of every kind, deals, and games at any point."""

from __future__ import annotations

from random import Random

from games import RULESETS, random_action, random_deal
from hypothesis import assume
from hypothesis import strategies as st
from secrecy import VIEWERS, Pair, twin_of

from trimoon.rules import (
    TILES,
    AllPass,
    Call,
    Deal,
    GameState,
    MoonMade,
    Phase,
    Ruleset,
    Seat,
    SeatView,
    SetScoring,
    Suit,
    Tile,
    TileSet,
    Trump,
    WatcherView,
    Widow,
    apply,
    view_for,
)

seats = st.sampled_from(Seat)
viewers = st.sampled_from(VIEWERS)
trumps = st.sampled_from(Trump)
suits = st.sampled_from(Suit)
calls = st.sampled_from(Call)
tiles = st.sampled_from(TILES)
tile_sets = st.integers(0, (1 << len(TILES)) - 1).map(TileSet.from_mask)
randoms = st.integers(0, 2**32 - 1).map(Random)
"""Seeded sources of chance: a whole game from one drawn number is fast and repeatable."""


@st.composite
def rulesets(draw: st.DrawFn) -> Ruleset:
    """Draw any ruleset: a listed one, or every field for itself."""
    if draw(st.booleans()):
        return draw(st.sampled_from(tuple(RULESETS.values())))
    widow = draw(st.sampled_from(Widow))
    return Ruleset(
        all_pass=draw(st.sampled_from(AllPass)),
        min_bid=draw(st.sampled_from((3, 4, 5))),
        moon_only_over_seven=draw(st.booleans()),
        moon_made=draw(st.sampled_from(MoonMade)),
        set_scoring=draw(st.sampled_from(SetScoring)),
        widow=widow,
        trump_before_widow=widow is not Widow.NONE and draw(st.booleans()),
        doubles_trump=draw(st.booleans()),
        no_trump=draw(st.booleans()),
        first_lead_trump=draw(st.booleans()),
        leader_names_suit=draw(st.booleans()),
        declarer_goes_out=draw(st.booleans()),
        target=draw(st.integers(1, 99)),
    )


@st.composite
def deals(draw: st.DrawFn, ruleset: Ruleset = RULESETS["classic"]) -> Deal:
    """Draw a layout that the ruleset is played with."""
    return random_deal(draw(randoms), ruleset)


@st.composite
def hands(draw: st.DrawFn, size: int = 7) -> tuple[Tile, ...]:
    """Draw some different tiles, in any order."""
    return tuple(draw(randoms).sample(TILES, size))


@st.composite
def states(draw: st.DrawFn, most_actions: int = 150) -> GameState:
    """Draw a game at any point: under any rules, in any phase, also over."""
    state, rng = GameState(draw(rulesets())), draw(randoms)
    for _ in range(draw(st.integers(0, most_actions))):
        if state.phase is Phase.OVER:
            break
        state = apply(state, random_action(rng, state))
    return state


@st.composite
def states_in(draw: st.DrawFn, phase: Phase) -> GameState:
    """Draw a game in a phase, with any number of deals before."""
    state, rng, wanted = GameState(draw(rulesets())), draw(randoms), draw(st.integers(0, 40))
    for _ in range(400):
        wanted -= state.phase is phase
        if state.phase is phase and (wanted <= 0 or phase is Phase.OVER):
            return state
        if state.phase is Phase.OVER:
            state = GameState(state.ruleset)
        state = apply(state, random_action(rng, state))
    assume(state.phase is phase)
    return state


@st.composite
def views(draw: st.DrawFn) -> SeatView | WatcherView:
    """Draw what anybody may know of a game at any point."""
    viewer = draw(viewers)
    state = draw(states())
    return view_for(state, None) if viewer is None else view_for(state, viewer)


@st.composite
def twin_states(draw: st.DrawFn) -> Pair:
    """Draw two games at any point, and a viewer who may not tell them apart."""
    state, viewer = draw(states()), draw(viewers)
    return Pair(state, twin_of(state, viewer, draw(randoms)), viewer)
