"""Suits and strength, every tile under every trump against the oracle of plain pairs."""

from __future__ import annotations

from itertools import permutations

import plain_rules as plain
import pytest
from hypothesis import given
from strategies import tile_sets, tiles, trumps

from trimoon.rules import (
    TILES,
    Pip,
    Suit,
    Tile,
    TileSet,
    Trump,
    has_end_to_name,
    is_trump,
    plays_from,
    strength,
    suit_asked_for,
    suits_of,
    taker_place,
    tiles_of,
)
from trimoon.rules.strength import _powers
from trimoon.rules.suits import _number_suit, _tiles_by_suit


def pair(tile: Tile) -> plain.PlainTile:
    return (int(tile.high), int(tile.low))


def asked_for(lead: Tile, trump: Trump) -> list[Pip | None]:
    """Give what a leader of the tile may name: nothing, or either end if there is a choice."""
    return [None, *lead.ends] if has_end_to_name(lead, trump) else [None]


@pytest.mark.parametrize("trump", Trump)
def test_a_tile_is_a_trump_when_the_rules_say_so(trump: Trump) -> None:
    for tile in TILES:
        assert is_trump(tile, trump) is plain.is_trump(pair(tile), trump.value)
        assert (tile in tiles_of(Suit.TRUMPS, trump)) is is_trump(tile, trump)


@pytest.mark.parametrize("trump", Trump)
def test_every_tile_follows_the_leads_that_the_rules_say(trump: Trump) -> None:
    for lead in TILES:
        for named in asked_for(lead, trump):
            suit = suit_asked_for(lead, trump, named)
            following = [t for t in TILES if plain.follows(pair(t), pair(lead), trump.value, named)]
            assert tiles_of(suit, trump) == TileSet(following)
            assert lead in following


@pytest.mark.parametrize("trump", Trump)
def test_tiles_of_a_suit_are_those_that_belong_to_it(trump: Trump) -> None:
    for suit in Suit:
        members = TileSet(tile for tile in TILES if suit in suits_of(tile, trump))
        assert tiles_of(suit, trump) == members


@given(trumps)
def test_the_lists_made_beforehand_are_what_their_makers_give(trump: Trump) -> None:
    assert _tiles_by_suit(trump) == {suit: tiles_of(suit, trump) for suit in Suit}
    for suit in Suit:
        assert _powers(suit, trump) == tuple(strength(tile, suit, trump) for tile in TILES)
    for pip in Pip:
        assert _number_suit(pip) == TileSet(tile for tile in TILES if pip in tile.ends)


@given(tiles, trumps)
def test_a_tile_has_one_suit_or_two(tile: Tile, trump: Trump) -> None:
    suits = suits_of(tile, trump)
    if plain.is_trump(pair(tile), trump.value):
        assert suits == {Suit.TRUMPS}
    else:
        assert suits == {Suit.of(tile.high), Suit.of(tile.low)}
    assert has_end_to_name(tile, trump) is (len(suits) == 2)


@given(tiles, trumps)
def test_a_named_end_changes_nothing_for_a_trump_or_a_double(tile: Tile, trump: Trump) -> None:
    if not has_end_to_name(tile, trump):
        for end in tile.ends:
            assert suit_asked_for(tile, trump, end) is suit_asked_for(tile, trump)


@given(tile_sets, tiles, trumps)
def test_a_hand_follows_if_it_can(hand: TileSet, lead: Tile, trump: Trump) -> None:
    for named in asked_for(lead, trump):
        plays = plays_from(hand, suit_asked_for(lead, trump, named), trump)
        plain_hand = [pair(tile) for tile in hand]
        expected = plain.may_be_played(plain_hand, pair(lead), trump.value, named)
        assert [pair(tile) for tile in plays] == expected


@pytest.mark.parametrize("trump", Trump)
def test_every_trick_is_taken_by_the_tile_that_the_rules_say(trump: Trump) -> None:
    # All 9,240 ordered tricks.
    for three in permutations(TILES, 3):
        pairs = [pair(tile) for tile in three]
        suit = suit_asked_for(three[0], trump)
        assert taker_place(three, suit, trump) == plain.taker(pairs, trump.value)


@pytest.mark.parametrize("trump", Trump)
def test_every_trick_with_a_named_end_too(trump: Trump) -> None:
    for lead in TILES[5::3]:
        for named in asked_for(lead, trump):
            suit = suit_asked_for(lead, trump, named)
            for others in permutations([tile for tile in TILES if tile != lead], 2):
                pairs = [pair(tile) for tile in (lead, *others)]
                expected = plain.taker(pairs, trump.value, named)
                assert taker_place((lead, *others), suit, trump) == expected


@given(tiles, tiles, trumps)
def test_a_trick_of_one_or_two_tiles_has_a_tile_that_wins_so_far(
    lead: Tile, second: Tile, trump: Trump
) -> None:
    suit = suit_asked_for(lead, trump)
    assert taker_place([lead], suit, trump) == 0
    expected = plain.taker([pair(lead), pair(second)], trump.value)
    assert taker_place([lead, second], suit, trump) == expected


@given(trumps)
def test_no_two_tiles_that_can_take_a_trick_are_equally_strong(trump: Trump) -> None:
    for suit in Suit:
        powers = [strength(tile, suit, trump) for tile in TILES]
        can_take = tiles_of(suit, trump) | tiles_of(Suit.TRUMPS, trump)
        assert [power > 0 for power in powers] == [tile in can_take for tile in TILES]
        positive = [power for power in powers if power]
        assert len(set(positive)) == len(positive)


def test_strength_is_the_rank_in_the_suit_and_trumps_stand_above() -> None:
    def powers(words: str, suit: Suit, trump: Trump) -> list[int]:
        return [strength(Tile(int(w[0]), int(w[2])), suit, trump) for w in words.split()]

    assert powers("6-6 6-5 6-1 5-5", Suit.SIXES, Trump.FOURS) == [7, 5, 1, 0]
    assert powers("4-4 6-4 4-3 4-1", Suit.SIXES, Trump.FOURS) == [15, 14, 11, 9]
    assert powers("0-0 1-1 6-6 6-5", Suit.SIXES, Trump.DOUBLES) == [9, 10, 15, 5]
    assert powers("0-0 6-6", Suit.ZEROS, Trump.NONE) == [7, 0]
    assert powers("0-0 6-6", Suit.SIXES, Trump.ZEROS) == [15, 7]
