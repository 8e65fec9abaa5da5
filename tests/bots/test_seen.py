"""What a seat can tell of the tiles that it does not see."""

from __future__ import annotations

from hypothesis import given
from strategies import states_in

from trimoon.bots.seen import beaters, seen_by, tiles_in_play
from trimoon.notation import parse_position, parse_tiles
from trimoon.rules import (
    GameState,
    Phase,
    Ruleset,
    Seat,
    Suit,
    Tile,
    TileSet,
    Trump,
    Widow,
    view_for,
)

SIXES = """
rules: classic
scores: 0 0 0
hands: 65 64 55 51 43 22 11 | 66 63 62 44 33 32 31 | 61 54 53 42 41 21 00 | 52
first: S
calls: 4 pass pass
discard: 5-2
trump: 6
"""


def seen(text: str, viewer: Seat) -> tuple[TileSet, TileSet, TileSet]:
    return seen_by(view_for(parse_position(text), viewer)).may_hold


def test_before_the_first_lead_each_other_seat_may_hold_every_tile_not_seen() -> None:
    south, west, east = seen(SIXES, Seat.SOUTH)
    assert south == TileSet(parse_tiles("65 64 55 51 43 22 11"))
    assert west == east == TileSet(parse_tiles("66 63 62 61 54 53 44 42 41 33 32 31 21 00"))


def test_a_defender_does_not_know_that_the_discard_is_out_of_play() -> None:
    south, west, east = seen(SIXES, Seat.EAST)
    assert Tile(5, 2) in south and Tile(5, 2) in west
    assert east == TileSet(parse_tiles("61 54 53 42 41 21 00"))


def test_who_does_not_follow_holds_none_of_the_suit() -> None:
    south, west, east = seen(SIXES + "trick: S 65 66 61\ntrick: W 62 00 64", Seat.WEST)
    assert east == TileSet(parse_tiles("55 54 53 52 51 43 42 41 22 21 11"))
    assert south == east
    assert Tile(6, 3) in west
    south, west, east = seen(SIXES + "trick: S 65 66 61\ntrick: W 62 00", Seat.SOUTH)
    assert west == TileSet(parse_tiles("63 54 53 44 42 41 33 32 31 21"))
    assert east == west - {Tile(6, 3)}


def test_a_first_lead_that_is_no_trump_shows_a_void_where_it_must_be_one() -> None:
    text = SIXES.replace("classic", "custom first_lead_trump=on").replace("trump: 6", "trump: 0")
    south, _, _ = seen(text + "trick: S 55", Seat.WEST)
    assert Tile(0, 0) not in south
    assert Tile(0, 0) in seen(SIXES.replace("trump: 6", "trump: 0") + "trick: S 55", Seat.WEST)[0]


@given(states_in(Phase.PLAY))
def test_every_tile_lies_where_it_may(state: GameState) -> None:
    assert state.deal is not None
    for viewer in Seat:
        may_hold = seen_by(view_for(state, viewer)).may_hold
        assert may_hold[viewer] == state.deal.hands[viewer]
        for seat in Seat:
            assert state.deal.hands[seat] <= may_hold[seat]


def test_the_set_without_a_widow_lacks_the_double_blank() -> None:
    assert len(tiles_in_play(Ruleset())) == 22
    without = tiles_in_play(Ruleset(widow=Widow.NONE))
    assert len(without) == 21 and Tile(0, 0) not in without


def test_a_suit_is_beaten_by_what_ranks_above_and_by_trumps() -> None:
    over = beaters(Tile(5, 4), Suit.FIVES, Trump.TWOS)
    assert over == TileSet(parse_tiles("65 55 22 21 32 42 52 62"))
    assert beaters(Tile(5, 4), Suit.FIVES, Trump.NONE) == TileSet(parse_tiles("65 55"))
