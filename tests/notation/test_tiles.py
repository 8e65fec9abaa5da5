"""Tiles, lists of tiles and plays in text."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from strategies import tile_sets, tiles

from trimoon.notation import (
    NotationError,
    format_play,
    format_tile,
    format_tiles,
    parse_play,
    parse_tile,
    parse_tiles,
)
from trimoon.rules import Pip, Play, Tile, TileSet

DASHES = "-‐‑‒–—―−﹘﹣－"


@pytest.mark.parametrize(
    "text",
    ["6-4", "64", "4-6", "46", "[6,4]", "[ 4 , 6 ]", " 6-4 ", "6 - 4", *(f"6{d}4" for d in DASHES)],
)
def test_a_tile_is_read_in_every_usual_form(text):
    assert parse_tile(text) == Tile(6, 4)


@given(tiles)
def test_a_tile_reads_back(tile):
    assert parse_tile(format_tile(tile)) == tile
    assert len(format_tile(tile)) == 3


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", "one tile stands here, like 6-4, not ''"),
        ("64 51", "one tile stands here, like 6-4, not '64 51'"),
        ("7-1", "'7-1' is no tile: a tile has two ends from 0 to 6, like 6-4"),
        ("6-0", "'6-0' is no tile: 0-0 is the only tile with a blank"),
        ("x", "'x' is no tile: a tile has two ends from 0 to 6, like 6-4"),
        ("644", "'644' is no tile: a tile has two ends from 0 to 6, like 6-4"),
        ("6", "'6' is no tile: a tile has two ends from 0 to 6, like 6-4"),
        ("٦-٤", "'٦-٤' is no tile: a tile has two ends from 0 to 6, like 6-4"),
        ("6-4=6", "no end is named here: write 6-4, not '6-4=6'"),
    ],
)
def test_what_is_no_tile_is_refused(text, problem):
    with pytest.raises(NotationError) as caught:
        parse_tile(text)
    assert caught.value.problem == problem
    assert str(caught.value) == f"line 1, column 1: {problem}"


def test_a_list_keeps_its_order():
    assert parse_tiles("66 4-6, [5,1]\t33") == (Tile(6, 6), Tile(6, 4), Tile(5, 1), Tile(3, 3))
    assert parse_tiles("") == ()
    assert format_tiles([Tile(3, 3), Tile(6, 4)]) == "33 64"


@given(tile_sets)
def test_a_set_is_written_high_to_low_and_reads_back(hand):
    text = format_tiles(hand)
    assert TileSet(parse_tiles(text)) == hand
    assert text.split() == sorted(text.split(), reverse=True)
    assert "-" not in text


@given(st.lists(tiles))
def test_a_sequence_reads_back(sequence):
    assert parse_tiles(format_tiles(sequence)) == tuple(sequence)


def test_an_error_in_a_list_has_the_column_of_the_tile():
    with pytest.raises(NotationError, match="line 1, column 7: '8-1' is no tile"):
        parse_tiles("66 64 8-1 33")
    with pytest.raises(NotationError, match="line 1, column 4: no end is named here: write 6-4"):
        parse_tiles("66 64=4")


@pytest.mark.parametrize(
    ("text", "play"),
    [
        ("6-4", Play(Tile(6, 4))),
        ("6-4=4", Play(Tile(6, 4), Pip.FOUR)),
        ("46 = 6", Play(Tile(6, 4), Pip.SIX)),
    ],
)
def test_a_play_may_name_an_end(text, play):
    assert parse_play(text) == play
    assert parse_play(format_play(play)) == play


def test_an_end_from_0_to_6_is_named():
    with pytest.raises(NotationError, match="'6-4=7' names no end: it is a number from 0 to 6"):
        parse_play("6-4=7")
