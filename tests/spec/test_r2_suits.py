"""R2: suits, ranks, trumps."""

import pytest
from positions import taker, tile, tiles

from trimoon.rules import TILES, Suit, TileSet, Trump, is_trump, strength, suits_of, tiles_of


def order(suit: Suit, trump: Trump) -> str:
    """Give the tiles that can take a trick in which the suit is asked for, best first."""
    ranked = sorted(tiles_of(suit, trump), key=lambda t: strength(t, suit, trump), reverse=True)
    return " ".join(map(str, ranked))


def test_r2_1_a_tile_belongs_to_the_suit_of_each_of_its_ends_a_double_to_one() -> None:
    assert suits_of(tile("6-4"), Trump.NONE) == {Suit.SIXES, Suit.FOURS}
    assert suits_of(tile("4-4"), Trump.NONE) == {Suit.FOURS}
    assert suits_of(tile("6-4"), Trump.DOUBLES) == {Suit.SIXES, Suit.FOURS}


def test_r2_2_in_a_suit_the_double_is_highest_then_the_other_end_counts() -> None:
    assert order(Suit.SIXES, Trump.NONE) == "6-6 6-5 6-4 6-3 6-2 6-1"
    assert order(Suit.FOURS, Trump.NONE) == "4-4 6-4 5-4 4-3 4-2 4-1"
    assert order(Suit.ONES, Trump.NONE) == "1-1 6-1 5-1 4-1 3-1 2-1"


def test_r2_3_the_double_blank_is_the_only_tile_of_the_zeros() -> None:
    for trump in set(Trump) - {Trump.ZEROS, Trump.DOUBLES}:
        assert tiles_of(Suit.ZEROS, trump) == tiles("0-0")


@pytest.mark.parametrize("pip", range(1, 7))
def test_r2_4_when_a_number_is_trump_its_tiles_are_trumps_and_nothing_else(pip: int) -> None:
    trump = Trump.of(pip)
    with_number = TileSet(tile for tile in TILES if pip in tile.ends)
    assert len(with_number) == 6
    assert tiles_of(Suit.TRUMPS, trump) == with_number
    for tile_ in with_number:
        assert suits_of(tile_, trump) == {Suit.TRUMPS}
    for suit in set(Suit) - {Suit.TRUMPS}:
        assert not tiles_of(suit, trump) & with_number
    assert tiles_of(Suit.of(pip), trump) == TileSet()


def test_r2_4_trumps_rank_as_their_suit_does() -> None:
    assert order(Suit.TRUMPS, Trump.FOURS) == "4-4 6-4 5-4 4-3 4-2 4-1"


def test_r2_5_doubles_as_trump_leave_their_suits_and_rank_by_their_pips() -> None:
    assert order(Suit.TRUMPS, Trump.DOUBLES) == "6-6 5-5 4-4 3-3 2-2 1-1 0-0"
    assert order(Suit.SIXES, Trump.DOUBLES) == "6-5 6-4 6-3 6-2 6-1"
    assert tiles_of(Suit.ZEROS, Trump.DOUBLES) == TileSet()
    assert suits_of(tile("4-4"), Trump.DOUBLES) == {Suit.TRUMPS}


def test_r2_6_no_trump_means_that_no_tile_is_a_trump() -> None:
    assert not any(is_trump(tile, Trump.NONE) for tile in TILES)
    assert taker("none", "1-1 6-6 6-5") == 0


def test_r2_6_when_zeros_are_trump_the_double_blank_is_the_only_trump() -> None:
    assert tiles_of(Suit.TRUMPS, Trump.ZEROS) == tiles("0-0")
    assert taker("0", "6-6 0-0 6-5") == 1
