"""R3: the deal."""

import pytest
from positions import LAYOUT, after, begun, layout, seat, tile, tiles

from trimoon.rules import (
    ALL_TILES,
    Deal,
    GameState,
    IllegalAction,
    Phase,
    Reason,
    Seat,
    Shuffle,
    apply,
    legal_actions,
    view_for,
)


def test_r3_1_each_seat_holds_seven_and_the_tile_left_over_is_the_widow() -> None:
    deal = layout()
    assert [len(hand) for hand in deal.hands] == [7, 7, 7]
    south, west, east = deal.hands
    assert ALL_TILES - south - west - east == {deal.widow} == {tile("3-1")}


def test_r3_1_a_layout_that_is_no_partition_of_the_set_is_refused() -> None:
    south, west, east = layout().hands
    with pytest.raises(ValueError, match=r"^S holds 6 tiles, not seven$"):
        Deal((south - tiles("6-6"), west, east), tile("3-1"))
    with pytest.raises(ValueError, match=r"^a tile lies in two hands$"):
        Deal((south, west, (east - tiles("0-0")) | tiles("6-6")), tile("3-1"))
    with pytest.raises(ValueError, match=r"^the tile left over is 3-1, not 0-0 as widow$"):
        Deal((south, west, east), tile("0-0"))
    with pytest.raises(
        ValueError, match=r"^the tile left over is 3-1, not 0-0 in a set without a widow$"
    ):
        Deal((south, west, east), None)


def test_r3_1_the_widow_lies_face_down() -> None:
    for viewer in Seat:
        view = view_for(begun(), viewer)
        assert view.widow is None
        assert view.hand == layout().hands[viewer]


def test_r3_1_only_chance_deals_and_only_between_deals() -> None:
    assert legal_actions(GameState()) == ()
    with pytest.raises(IllegalAction) as refusal:
        apply(begun(), Shuffle(layout()))
    assert (refusal.value.reason, refusal.value.clause) == (Reason.WRONG_PHASE, "R4.1")


@pytest.mark.parametrize("letter", "SWE")
def test_r3_2_in_the_first_deal_chance_says_who_bids_first(letter: str) -> None:
    assert begun(first=letter).actor is seat(letter)


def test_r3_2_the_first_deal_needs_a_first_bidder() -> None:
    message = r"^the first deal names the first bidder: R3\.2$"
    with pytest.raises(IllegalAction, match=message) as refusal:
        apply(GameState(), Shuffle(layout()))
    assert (refusal.value.reason, refusal.value.clause) == (Reason.FIRST_BIDDER_MISSING, "R3.2")


def test_r3_2_in_each_later_deal_the_next_seat_bids_first_also_after_three_passes() -> None:
    state, first = begun(LAYOUT, "E"), []
    for _ in range(4):
        first.append(state.actor)
        state = apply(after(state, "pass pass pass"), Shuffle(layout()))
    assert first == [Seat.EAST, Seat.SOUTH, Seat.WEST, Seat.EAST]


def test_r3_2_in_a_later_deal_chance_may_not_say_who_bids_first() -> None:
    state = after(begun(), "pass pass pass")
    assert state.phase is Phase.SHUFFLE
    with pytest.raises(IllegalAction, match=r"^W bids first in this deal: R3\.2$") as refusal:
        apply(state, Shuffle(layout(), Seat.WEST))
    assert (refusal.value.reason, refusal.value.clause) == (Reason.FIRST_BIDDER_FIXED, "R3.2")
