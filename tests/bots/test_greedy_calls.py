"""`greedy` calls what it counts, and picks discard and trump to fit."""

from __future__ import annotations

import pytest
from hypothesis import given
from strategies import states_in

from trimoon.bots import Limit, decide
from trimoon.bots.estimate import tenths_expected, tenths_without
from trimoon.notation import parse_tiles
from trimoon.rules import (
    ALL_TILES,
    TILES,
    Action,
    AllPass,
    Call,
    Deal,
    Discard,
    GameState,
    Phase,
    Ruleset,
    Seat,
    Shuffle,
    Tile,
    TileSet,
    Trump,
    Widow,
    WidowChoice,
    apply,
    view_for,
)

CLASSIC = Ruleset()


def dealt(hand: str, widow: str = "", ruleset: Ruleset = CLASSIC) -> GameState:
    """Give South these seven tiles and the first bid; the widow if it matters; the rest to any."""
    south = TileSet(parse_tiles(hand))
    assert len(south) == 7
    rest = [tile for tile in TILES if tile not in south]
    if ruleset.widow is Widow.NONE:
        rest, aside = rest[1:], None
    else:
        aside = parse_tiles(widow)[0] if widow else rest[0]
        rest.remove(aside)
    deal = Deal((south, TileSet(rest[:7]), TileSet(rest[7:])), aside)
    return apply(GameState(ruleset), Shuffle(deal, Seat.SOUTH))


def decided(state: GameState) -> Action:
    assert state.actor is not None
    return decide("greedy", view_for(state, state.actor), Limit(), 0).action


def after(state: GameState, *actions: Action) -> GameState:
    for action in actions:
        state = apply(state, action)
    return state


def declared(state: GameState) -> GameState:
    """Let South bid 4 and the others pass."""
    return after(state, Call.FOUR, Call.PASS, Call.PASS)


@pytest.mark.parametrize(
    ("hand", "call"),
    [
        ("66 65 64 63 62 61 55", Call.MOON),
        ("66 65 64 61 55 44 21", Call.SIX),
        ("66 65 64 55 32 31 21", Call.FIVE),
        ("66 65 61 43 32 31 21", Call.FOUR),
        ("63 52 41 31 21 62 51", Call.PASS),
        ("66 55 44 33 22 11 00", Call.MOON),
    ],
)
def test_it_calls_the_tricks_that_it_counts(hand: str, call: Call) -> None:
    assert decided(dealt(hand)) is call


def test_long_trumps_without_the_top_are_no_cover_for_a_high_bid() -> None:
    assert decided(dealt("66 65 64 63 52 41 31")) is Call.SIX
    assert decided(dealt("64 63 62 61 52 41 31")) is Call.PASS


def test_it_never_bids_more_than_it_counts_to_outbid_another() -> None:
    hand = "66 65 64 55 32 31 21"
    state = dealt(hand)
    assert state.deal is not None
    south, west, east = state.deal.layout.hands
    moved = Deal((west, south, east), state.deal.layout.widow)
    state = apply(GameState(), Shuffle(moved, Seat.SOUTH))
    assert decided(after(state, Call.FOUR)) is Call.FIVE
    assert decided(after(state, Call.FIVE)) is Call.PASS
    assert decided(after(state, Call.SEVEN)) is Call.PASS


def test_forced_to_bid_it_bids_the_least() -> None:
    hand = TileSet(parse_tiles("63 52 41 31 21 62 51"))
    rest = [tile for tile in TILES if tile not in hand]
    deal = Deal((TileSet(rest[:7]), TileSet(rest[7:14]), hand), rest[14])
    state = apply(GameState(Ruleset(all_pass=AllPass.FORCE_LAST)), Shuffle(deal, Seat.SOUTH))
    assert decided(after(state, Call.PASS, Call.PASS)) is Call.FOUR
    state = apply(GameState(), Shuffle(deal, Seat.SOUTH))
    assert decided(after(state, Call.PASS, Call.PASS)) is Call.PASS


def test_it_bids_from_the_lowest_bid_of_the_house() -> None:
    assert decided(dealt("66 62 61 54 43 31 21", ruleset=Ruleset(min_bid=3))) is Call.THREE
    assert decided(dealt("66 62 61 54 43 31 21", ruleset=Ruleset(min_bid=5))) is Call.PASS


def test_where_21_needs_a_7_it_bids_7_first_and_21_over_it() -> None:
    rules = Ruleset(moon_only_over_seven=True)
    assert decided(dealt("66 65 64 63 62 61 55", ruleset=rules)) is Call.SEVEN
    state = dealt("66 65 64 63 62 61 55", ruleset=rules)
    assert state.deal is not None
    south, west, east = state.deal.layout.hands
    moved = apply(
        GameState(rules), Shuffle(Deal((west, south, east), state.deal.layout.widow), Seat.SOUTH)
    )
    assert decided(after(moved, Call.SEVEN)) is Call.MOON


def test_without_a_widow_it_counts_on_less() -> None:
    hand = "66 65 64 55 32 31 21"
    assert decided(dealt(hand)) is Call.FIVE
    assert decided(dealt(hand, ruleset=Ruleset(widow=Widow.NONE))) is Call.FOUR


@pytest.mark.parametrize(
    ("hand", "widow", "discard", "trump"),
    [
        ("66 65 64 55 44 43 21", "63", Tile(2, 1), Trump.SIXES),
        ("66 65 64 55 44 43 41", "21", Tile(2, 1), Trump.FOURS),
        ("66 55 44 33 22 21 31", "11", Tile(2, 1), Trump.DOUBLES),
        ("66 65 64 63 55 54 53", "21", Tile(2, 1), Trump.FIVES),
    ],
)
def test_it_lays_down_and_names_what_leaves_the_most_tricks(
    hand: str, widow: str, discard: Tile, trump: Trump
) -> None:
    state = declared(dealt(hand, widow))
    assert decided(state) == Discard(discard)
    assert decided(apply(state, Discard(discard))) is trump


def test_it_names_no_trump_that_the_house_withholds() -> None:
    rules = Ruleset(doubles_trump=False)
    state = declared(dealt("66 55 44 33 22 21 31", "11", rules))
    discard = decided(state)
    assert decided(apply(state, discard)) is not Trump.DOUBLES


def test_with_trump_named_before_the_widow_it_lays_down_to_fit_that_trump() -> None:
    state = declared(dealt("66 65 64 44 43 31 21", "55", Ruleset(trump_before_widow=True)))
    assert decided(state) is Trump.FOURS
    assert decided(apply(state, Trump.FOURS)) == Discard(Tile(2, 1))
    assert decided(apply(state, Trump.ONES)) == Discard(Tile(4, 3))


def test_an_optional_widow_is_taken() -> None:
    state = declared(dealt("66 65 64 55 32 31 21", "63", Ruleset(widow=Widow.OPTIONAL)))
    assert decided(state) is WidowChoice.TAKE


@given(states_in(Phase.DISCARD))
def test_no_discard_leaves_more_than_the_one_chosen(state: GameState) -> None:
    assert state.actor is not None
    view = view_for(state, state.actor)
    assert view.deal is not None
    others = ALL_TILES - view.hand
    offered = [view.deal.trump] if view.deal.trump else list(Trump)
    if view.deal.trump is None and view.ruleset.differences.keys() & {"doubles_trump", "no_trump"}:
        return
    decision = decide("greedy", view, Limit(), 0)
    best = max(
        tenths_expected(view.hand.removing(tile), trump, others)
        for tile in view.hand
        for trump in offered
    )
    assert decision.candidates[0].value == best / 10


def test_the_tricks_without_a_tile_are_those_of_the_hand_without_it() -> None:
    eight = TileSet(parse_tiles("66 65 64 55 44 43 21 11"))
    others = ALL_TILES - eight
    for trump in Trump:
        assert tenths_without(eight, trump, others) == {
            tile: tenths_expected(eight.removing(tile), trump, others) for tile in eight
        }
