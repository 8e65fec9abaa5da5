"""The secrecy law: two states with the same public actions and the same tiles known to viewer V
give V the same bytes; commitments, ids and times held fixed. And: the pairs of states that test
it, here and elsewhere, are what they claim to be.
"""

from __future__ import annotations

import pickle
from collections import Counter
from random import Random

import pytest
from games import RULESETS
from hypothesis import given
from positions import after, begun
from secrecy import VIEWERS, Pair, pairs, twin_of
from strategies import twin_states

from trimoon.rules import (
    DealState,
    GameState,
    Phase,
    Seat,
    Tile,
    TileSet,
    Widow,
    WidowChoice,
    view_for,
)

ALL_PAIRS = tuple(pairs())


def public_actions(deal: DealState) -> tuple[object, ...]:
    """Give what was done in public, in the order of a deal, each part by itself."""
    return (
        deal.first_bidder,
        deal.calls,
        deal.declarer,
        deal.widow_choice,
        deal.phase,
        deal.trump,
        deal.tricks,
        deal.trick,
        None if deal.discard is None else "laid down",
    )


def known_tiles(deal: DealState, viewer: Seat | None) -> tuple[object, ...]:
    """Give the tiles that a viewer has seen of a deal, besides those played."""
    if viewer is None:
        return ()
    widow: Tile | None = None
    if viewer == deal.declarer and len(deal.layout.hands[viewer] | deal.hands[viewer]) == 8:
        widow = deal.layout.widow
    laid_down = deal.discard if viewer == deal.declarer else None
    return (deal.layout.hands[viewer], deal.hands[viewer], widow, laid_down)


def assert_twins(pair: Pair) -> None:
    a, b = pair.state_a, pair.state_b
    for what in ("ruleset", "scores", "finished", "winner"):
        assert getattr(a, what) == getattr(b, what)
    if a.deal is None or b.deal is None:
        assert a == b
        return
    assert public_actions(a.deal) == public_actions(b.deal)
    assert known_tiles(a.deal, pair.viewer) == known_tiles(b.deal, pair.viewer)


def assert_nothing_told(pair: Pair) -> None:
    view_a, view_b = (view_for(state, pair.viewer) for state in (pair.state_a, pair.state_b))
    assert view_a == view_b
    assert repr(view_a) == repr(view_b)
    assert pickle.dumps(view_a) == pickle.dumps(view_b)


@given(twin_states())
def test_the_secrecy_law(pair: Pair) -> None:
    assert_twins(pair)
    assert_nothing_told(pair)


def test_the_secrecy_law_in_every_phase_under_every_ruleset_for_every_viewer() -> None:
    for pair in ALL_PAIRS:
        assert_twins(pair)
        assert_nothing_told(pair)


def test_pairs_come_in_every_phase_for_every_viewer_with_and_without_finished_deals() -> None:
    met = Counter(
        (pair.state_a.phase, pair.viewer, bool(pair.state_a.finished)) for pair in ALL_PAIRS
    )
    phases = (Phase.AUCTION, Phase.WIDOW, Phase.DISCARD, Phase.TRUMP, Phase.PLAY)
    for phase in phases:
        for viewer in VIEWERS:
            for finished in (False, True):
                assert met[phase, viewer, finished] > 0, (phase, viewer, finished)
    assert {pair.state_a.ruleset for pair in ALL_PAIRS} == set(RULESETS.values())


def test_the_states_of_a_pair_differ_in_every_way_that_must_not_show() -> None:
    differences: Counter[str] = Counter()
    for a, b, viewer in ALL_PAIRS:
        assert a.deal is not None
        assert b.deal is not None
        assert a != b
        role = "declarer" if viewer == a.deal.declarer else "other"
        differences[f"widow, {role}"] += a.deal.layout.widow != b.deal.layout.widow
        differences[f"discard, {role}"] += a.deal.discard != b.deal.discard
        if a.deal.widow_choice is WidowChoice.LEAVE:
            differences["widow left"] += a.deal.layout.widow != b.deal.layout.widow
        for seat in set(Seat) - {viewer}:
            differences["hands"] += a.deal.hands[seat] != b.deal.hands[seat]
    assert differences["discard, declarer"] == 0
    for what in ("widow, declarer", "widow, other", "discard, other", "widow left", "hands"):
        assert differences[what] > 0, what


def test_a_tile_shown_that_should_not_be_is_noticed() -> None:
    def told_apart(pair: Pair, what: str) -> bool:
        a, b = pair.state_a.deal, pair.state_b.deal
        return bool(getattr(a, what) != getattr(b, what))

    for what in ("hands", "discard", "layout"):
        assert any(told_apart(pair, what) for pair in ALL_PAIRS), what


def test_a_seat_that_has_shown_to_be_void_is_dealt_none_of_the_suit() -> None:
    # West has no three but 5-3, and follows; in the next trick West shows to be out of threes.
    state = after(begun(), "4 pass pass 2-1 none 3-3 5-3 3-2 3-1 1-1 4-3")
    threes = TileSet(tile for tile in twins_hold(state, Seat.WEST) if 3 in tile.ends)
    assert threes == TileSet()


def twins_hold(state: GameState, seat: Seat) -> TileSet:
    """Give every tile that the seat holds in one of many twins, as another seat sees them."""
    held = TileSet()
    for seed in range(60):
        twin = twin_of(state, seat.next, Random(seed))
        assert twin.deal is not None
        held |= twin.deal.hands[seat]
    return held


def test_a_seat_may_be_dealt_every_tile_that_another_cannot_see() -> None:
    state = begun()
    assert state.deal is not None
    assert twins_hold(state, Seat.WEST) == TileSet(
        tile for tile in state.deal.hands[0] | state.deal.hands[1] | {state.deal.layout.widow}
    )


@pytest.mark.parametrize("words", ["pass pass pass", ""])
def test_where_nothing_is_hidden_the_twin_is_the_state_itself(words: str) -> None:
    state = after(begun(), words) if words else GameState()
    assert twin_of(state, Seat.SOUTH, Random(0)) is state


def test_without_a_widow_pairs_differ_in_hands_only() -> None:
    without = [pair for pair in ALL_PAIRS if pair.state_a.ruleset.widow is Widow.NONE]
    assert without
    for a, b, _ in without:
        assert a.deal is not None
        assert b.deal is not None
        assert a.deal.layout.widow is b.deal.layout.widow is None
        assert a.deal.hands != b.deal.hands
