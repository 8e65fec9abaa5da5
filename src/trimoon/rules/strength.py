"""What beats what in a trick (R2.2, R2.5, R6.5). Membership of suits is `suits`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from trimoon.rules.suits import Suit, suits_of
from trimoon.rules.tiles import TILES, Pip, Tile
from trimoon.rules.trumps import Trump

_ABOVE_EVERY_SUIT: Final = 8
_DOUBLE: Final = 7


def rank_in(tile: Tile, pip: Pip) -> int:
    """Give the rank of a tile in the suit of a number: 7 for the double, else the other end (R2.2)."""
    if tile.is_double:
        return _DOUBLE
    return int(tile.low if tile.high == pip else tile.high)


def strength(tile: Tile, suit: Suit, trump: Trump) -> int:
    """Give the power of a tile in a trick where `suit` is asked for: 0 cannot take it, more beats less.

    >>> strength(Tile(4, 1), Suit.SIXES, Trump.FOURS) > strength(Tile(6, 6), Suit.SIXES, Trump.FOURS)
    True
    """
    return _STRENGTH[trump, suit][tile.index]


def taker_place(tiles: Sequence[Tile], suit: Suit, trump: Trump) -> int:
    """Give the place in playing order, 0 to 2, of the tile that takes or so far wins a trick (R6.5)."""
    powers = _STRENGTH[trump, suit]
    best, place = -1, 0
    for i, tile in enumerate(tiles):
        power = powers[tile.index]
        if power > best:
            best, place = power, i
    return place


def _strength(tile: Tile, suit: Suit, trump: Trump) -> int:
    memberships = suits_of(tile, trump)
    if Suit.TRUMPS in memberships:
        # Doubles as trump rank by their pips (R2.5), numbers like any suit (R2.2).
        rank = tile.high + 1 if trump.pip is None else rank_in(tile, trump.pip)
        return _ABOVE_EVERY_SUIT + rank
    if suit.pip is not None and suit in memberships:
        return rank_in(tile, suit.pip)
    return 0


_STRENGTH: Final = {
    (trump, suit): tuple(_strength(tile, suit, trump) for tile in TILES)
    for trump in Trump
    for suit in Suit
}
