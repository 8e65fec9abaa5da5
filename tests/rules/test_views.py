"""Views: what each viewer is shown in each phase, and that it is enough to act on."""

from __future__ import annotations

import pickle
from dataclasses import FrozenInstanceError, fields

import pytest
from games import RULESETS
from hypothesis import given
from positions import LAYOUT_WITHOUT_WIDOW, SIXES_PLAYED, after, begun, layout, tile, tiles
from strategies import states, views

from trimoon.rules import (
    Call,
    GameState,
    Phase,
    PublicDeal,
    Ruleset,
    Seat,
    SeatView,
    TileSet,
    Trump,
    WatcherView,
    Widow,
    WidowChoice,
    legal_actions,
    view_for,
)
from trimoon.rules.turn import refusal


@given(states())
def test_who_is_to_act_may_do_what_the_state_allows_and_others_nothing(state: GameState) -> None:
    for seat in Seat:
        view = view_for(state, seat)
        assert view.is_to_act is (state.actor is seat)
        assert view.legal_actions == (legal_actions(state) if state.actor is seat else ())
        if state.actor is seat:
            assert view.turn == state.turn


@given(states())
def test_everybody_is_shown_the_public_part(state: GameState) -> None:
    watcher = view_for(state, None)
    assert type(watcher) is WatcherView
    for name in ("ruleset", "scores", "finished", "winner", "phase", "actor"):
        assert getattr(watcher, name) == getattr(state, name)
    for seat in Seat:
        view = view_for(state, seat)
        assert type(view) is SeatView
        assert view.viewer is seat
        for field in fields(WatcherView):
            assert getattr(view, field.name) == getattr(watcher, field.name)


@given(states())
def test_the_public_part_says_what_was_done_openly(state: GameState) -> None:
    deal, shown = state.deal, view_for(state, None).deal
    if deal is None:
        assert shown is None
        return
    assert shown is not None
    for field in fields(PublicDeal):
        if field.name != "hand_sizes":
            assert getattr(shown, field.name) == getattr(deal, field.name)
    assert shown.hand_sizes == tuple(len(hand) for hand in deal.hands)
    assert (shown.bid, shown.taken) == (deal.bid, deal.taken)


@given(states())
def test_a_seat_is_shown_its_own_hand(state: GameState) -> None:
    for seat in Seat:
        expected = TileSet() if state.deal is None else state.deal.hands[seat]
        assert view_for(state, seat).hand == expected


@given(views())
def test_a_view_is_a_value(view: SeatView | WatcherView) -> None:
    again = pickle.loads(pickle.dumps(view))
    assert again == view
    assert hash(again) == hash(view)
    with pytest.raises(FrozenInstanceError):
        view.scores = (0, 0, 0)  # type: ignore[misc]


def test_views_have_no_field_for_the_tiles_of_others() -> None:
    public = ["ruleset", "scores", "finished", "winner", "deal"]
    assert [field.name for field in fields(WatcherView)] == public
    own = ["viewer", "hand", "widow", "discard"]
    assert [field.name for field in fields(SeatView)] == [*public, *own]
    assert [field.name for field in fields(PublicDeal)] == [
        "phase",
        "actor",
        "first_bidder",
        "hand_sizes",
        "calls",
        "declarer",
        "widow_choice",
        "trump",
        "tricks",
        "trick",
    ]


def exchange_shown(state: GameState) -> dict[str, str]:
    """Give what each seat is shown of widow and discard."""
    shown = {seat.letter: view_for(state, seat) for seat in Seat}
    return {letter: f"{view.widow} {view.discard}" for letter, view in shown.items()}


@pytest.mark.parametrize(
    ("ruleset", "words", "south"),
    [
        (Ruleset(), "", "None None"),
        (Ruleset(), "4 pass pass", "3-1 None"),
        (Ruleset(), "4 pass pass 6-6", "3-1 6-6"),
        (Ruleset(), "4 pass pass 6-6 6 6-5", "3-1 6-6"),
        (Ruleset(trump_before_widow=True), "4 pass pass", "None None"),
        (Ruleset(trump_before_widow=True), "4 pass pass 6", "3-1 None"),
        (Ruleset(trump_before_widow=True), "4 pass pass 6 6-6", "3-1 6-6"),
        (Ruleset(widow=Widow.OPTIONAL), "4 pass pass", "None None"),
        (Ruleset(widow=Widow.OPTIONAL), "4 pass pass take", "3-1 None"),
        (Ruleset(widow=Widow.OPTIONAL), "4 pass pass take 6-6", "3-1 6-6"),
        (Ruleset(widow=Widow.OPTIONAL), "4 pass pass leave", "None None"),
        (Ruleset(widow=Widow.OPTIONAL), "4 pass pass leave 6 6-5", "None None"),
    ],
)
def test_widow_and_discard_are_shown_to_a_declarer_who_took_the_widow_alone(
    ruleset: Ruleset, words: str, south: str
) -> None:
    state = after(begun(ruleset=ruleset), words)
    assert exchange_shown(state) == {"S": south, "W": "None None", "E": "None None"}


def test_without_a_widow_nothing_of_it_is_shown() -> None:
    state = after(begun(LAYOUT_WITHOUT_WIDOW, ruleset=RULESETS["no_widow"]), "4 pass pass 6 6-6")
    assert set(exchange_shown(state).values()) == {"None None"}


def test_a_deal_that_is_over_is_shown_to_everybody() -> None:
    state = after(begun(), f"4 pass pass 3-1 6 {SIXES_PLAYED}")
    for viewer in (*Seat, None):
        view = view_for(state, viewer)
        assert (view.deal, view.phase, view.actor) == (None, Phase.SHUFFLE, None)
        (finished,) = view.finished
        assert finished.deal.layout == layout()
        assert finished.deal.discard == tile("3-1")


def test_deals_are_numbered_from_one() -> None:
    state = begun()
    assert view_for(GameState(), None).deal_number == 0
    assert view_for(state, None).deal_number == 1
    assert view_for(after(state, "pass pass pass"), None).deal_number == 1


def test_a_view_says_what_a_seat_has_called() -> None:
    shown = view_for(after(begun(first="E"), "pass 5"), Seat.SOUTH).deal
    assert shown is not None
    assert [shown.call_of(seat) for seat in Seat] == [Call.FIVE, None, Call.PASS]
    assert (shown.bid, shown.taken, shown.hand_sizes) == (Call.FIVE, (0, 0, 0), (7, 7, 7))


def test_the_widow_choice_and_the_trump_are_public() -> None:
    state = after(begun(ruleset=Ruleset(widow=Widow.OPTIONAL)), "4 pass pass take 6-6 6")
    shown = view_for(state, Seat.EAST).deal
    assert shown is not None
    assert (shown.widow_choice, shown.trump) == (WidowChoice.TAKE, Trump.SIXES)


def test_a_declarer_holds_eight_and_everybody_sees_how_many() -> None:
    state = after(begun(), "4 pass pass")
    assert view_for(state, Seat.SOUTH).hand == tiles("2-1 3-1 3-3 5-1 6-3 6-4 6-5 6-6")
    shown = view_for(state, None).deal
    assert shown is not None
    assert shown.hand_sizes == (8, 7, 7)


def test_the_turn_of_a_seat_that_is_not_to_act_allows_nothing() -> None:
    turn = view_for(begun(), Seat.WEST).turn
    assert refusal(turn, Call.FOUR) is not None
    assert turn.hand == TileSet()
