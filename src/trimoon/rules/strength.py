"""What beats what in a trick (R2.2, R2.5, R6.5). Membership of suits is `suits`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from trimoon.rules.suits import Suit, tiles_of
from trimoon.rules.tiles import TILES, Pip, Tile
from trimoon.rules.trumps import Trump

_ABOVE_EVERY_SUIT: Final = 8
_DOUBLE: Final = 7


def rank_in(tile: Tile, pip: Pip) -> int:
    """Give the rank of a tile in the suit of a number: 7 for the double, else the other end."""
    if tile.is_double:
        return _DOUBLE
    return int(tile.low if tile.high == pip else tile.high)


def strength(tile: Tile, suit: Suit, trump: Trump) -> int:
    """Give the power of a tile in a trick where `suit` is asked for: more beats less (R6.5).

    0 cannot take the trick.

    >>> strength(Tile(4, 1), Suit.SIXES, Trump.FOURS), strength(Tile(6, 6), Suit.SIXES, Trump.FOURS)
    (9, 7)
    """
    return _STRENGTH[trump, suit][tile.index]


def taker_place(tiles: Sequence[Tile], suit: Suit, trump: Trump) -> int:
    """Give the place in playing order, from 0, of the tile that wins a trick so far (R6.5)."""
    powers = _STRENGTH[trump, suit]
    best, place = -1, 0
    for i, tile in enumerate(tiles):
        power = powers[tile.index]
        if power > best:
            best, place = power, i
    return place


def _powers(suit: Suit, trump: Trump) -> tuple[int, ...]:
    powers = [0] * len(TILES)
    if suit.pip is not None:
        for tile in tiles_of(suit, trump):
            powers[tile.index] = rank_in(tile, suit.pip)
    for tile in tiles_of(Suit.TRUMPS, trump):
        # Doubles as trump rank by their pips (R2.5), numbers like any suit (R2.2).
        rank = tile.high + 1 if trump.pip is None else rank_in(tile, trump.pip)
        powers[tile.index] = _ABOVE_EVERY_SUIT + rank
    return tuple(powers)


_STRENGTH: Final = {(trump, suit): _powers(suit, trump) for trump in Trump for suit in Suit}
