"""R5: the exchange and the trump."""

import pytest
from positions import LAYOUT, SIXES_PLAYED, after, begun, legal, refused, tile, tiles

from trimoon.rules import Phase, Reason, Seat, view_for

EIGHT = "2-1 3-1 3-3 5-1 6-3 6-4 6-5 6-6"


def test_r5_1_the_declarer_takes_the_widow_into_hand() -> None:
    state = after(begun(), "4 pass pass")
    assert state.deal is not None
    assert state.deal.hands[Seat.SOUTH] == tiles(EIGHT)
    assert view_for(state, Seat.SOUTH).widow == tile("3-1")


@pytest.mark.parametrize("word", EIGHT.split())
def test_r5_1_any_one_of_the_eight_may_be_laid_down_also_the_widow(word: str) -> None:
    state = after(begun(), "4 pass pass")
    assert legal(state) == EIGHT
    state = after(state, word)
    assert state.deal is not None
    assert state.deal.hands[Seat.SOUTH] == tiles(EIGHT) - tiles(word)
    assert state.deal.discard == tile(word)


def test_r5_1_a_tile_of_another_hand_may_not_be_laid_down() -> None:
    error = refused(after(begun(), "4 pass pass"), "0-0")
    assert (error.reason, error.clause) == (Reason.NOT_IN_HAND, "R5.1")


def test_r5_1_the_discard_takes_no_part_in_the_play() -> None:
    state = after(begun(), "4 pass pass 6-6 6")
    assert "6-6" not in legal(state)
    assert refused(state, "6-6").reason is Reason.NOT_IN_HAND


def test_r5_1_the_others_see_neither_widow_nor_discard_until_the_deal_is_over() -> None:
    lead, rest = SIXES_PLAYED.replace("2-1", "3-1").split(maxsplit=1)
    state = after(begun(), f"4 pass pass 2-1 6 {lead}")
    for viewer in (Seat.WEST, Seat.EAST):
        view = view_for(state, viewer)
        assert (view.widow, view.discard) == (None, None)
    (finished,) = view_for(after(state, rest), Seat.WEST).finished
    assert finished.deal.discard == tile("2-1")
    assert finished.deal.layout.widow == tile("3-1")


def test_r5_2_the_declarer_then_names_one_of_nine_trumps() -> None:
    state = after(begun(), "pass pass 4 0-0")
    assert (state.phase, state.actor) == (Phase.TRUMP, Seat.EAST)
    assert legal(state) == "0 1 2 3 4 5 6 doubles none"


def test_r5_2_the_choice_does_not_depend_on_what_the_hand_holds() -> None:
    weak = "4-4 4-3 4-2 4-1 3-3 3-2 2-2 | " + "6-6 6-5 6-4 6-3 6-2 6-1 5-5 | "
    state = after(begun(weak + "5-4 5-3 5-2 5-1 1-1 2-1 0-0 | 3-1"), "4 pass pass 3-1")
    assert legal(state) == "0 1 2 3 4 5 6 doubles none"
    for trump in ("0", "6"):
        assert after(state, trump).phase is Phase.PLAY


def test_r5_2_the_trump_is_named_after_the_discard() -> None:
    state = after(begun(LAYOUT), "4 pass pass")
    assert (state.phase, after(state, "3-1").phase) == (Phase.DISCARD, Phase.TRUMP)
