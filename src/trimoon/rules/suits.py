"""Which suit a tile belongs to and which suit it asks for when led (R2, R6.2, R6.3).

Knows membership only; what beats what is `strength`.
"""

from __future__ import annotations

from enum import Enum
from typing import Final

from trimoon.rules.tiles import TILES, Pip, Tile, TileSet
from trimoon.rules.trumps import Trump


class Suit(Enum):
    """A number suit, or the trumps (R2.1, R2.4, R2.5). Every member is truthy."""

    ZEROS = "0"
    ONES = "1"
    TWOS = "2"
    THREES = "3"
    FOURS = "4"
    FIVES = "5"
    SIXES = "6"
    TRUMPS = "trumps"

    @classmethod
    def of(cls, pip: int) -> Suit:
        """Give the suit of a number."""
        return cls(str(int(pip)))

    @property
    def pip(self) -> Pip | None:
        """The number of the suit; None for the trumps."""
        return None if self is Suit.TRUMPS else Pip(int(self.value))

    # Members are unique, and Enum's own hash, written in Python, is the hot spot of a deal.
    __hash__ = object.__hash__

    def __str__(self) -> str:
        return self.value

    def __repr__(self) -> str:
        return f"Suit.{self.name}"


def is_trump(tile: Tile, trump: Trump) -> bool:
    """Tell whether a tile is a trump (R2.4, R2.5, R2.6)."""
    if trump is Trump.DOUBLES:
        return tile.is_double
    return trump.pip in tile.ends


def suits_of(tile: Tile, trump: Trump) -> frozenset[Suit]:
    """Give the suits a tile belongs to: the trumps alone, or the suit of each end.

    >>> sorted(str(suit) for suit in suits_of(Tile(6, 4), Trump.THREES))
    ['4', '6']
    >>> suits_of(Tile(6, 4), Trump.FOURS)
    frozenset({Suit.TRUMPS})
    """
    if is_trump(tile, trump):
        return frozenset({Suit.TRUMPS})
    return frozenset({Suit.of(tile.high), Suit.of(tile.low)})


def tiles_of(suit: Suit, trump: Trump) -> TileSet:
    """Give all tiles that belong to a suit (R2.1 to R2.6)."""
    return _TILES_OF[trump][suit]


def suit_asked_for(lead: Tile, trump: Trump, named: Pip | None = None) -> Suit:
    """Give the suit that a lead asks for (R6.2).

    `named` is the end that the leader named, with the house rule `leader_names_suit` only.

    >>> suit_asked_for(Tile(6, 2), Trump.NONE), suit_asked_for(Tile(6, 2), Trump.TWOS)
    (Suit.SIXES, Suit.TRUMPS)
    """
    if named is None or is_trump(lead, trump):
        return _SUIT_LED[trump][lead.index]
    return Suit.of(named)


def plays_from(hand: TileSet, suit: Suit, trump: Trump) -> TileSet:
    """Give the tiles of a hand that may be played when a suit is asked for (R6.3, R6.4)."""
    following = hand & _TILES_OF[trump][suit]
    return following or hand


def has_end_to_name(lead: Tile, trump: Trump) -> bool:
    """Tell whether a leader must say which end is asked for, under `leader_names_suit` (R9)."""
    return not lead.is_double and not is_trump(lead, trump)


def _number_suit(pip: Pip) -> TileSet:
    return TileSet(tile for tile in TILES if pip in tile.ends)


def _tiles_by_suit(trump: Trump) -> dict[Suit, TileSet]:
    trumps = TileSet(tile for tile in TILES if is_trump(tile, trump))
    return {Suit.TRUMPS: trumps} | {suit: tiles - trumps for suit, tiles in _NUMBER_SUITS.items()}


_NUMBER_SUITS: Final = {Suit.of(pip): _number_suit(pip) for pip in Pip}

_TILES_OF: Final = {trump: _tiles_by_suit(trump) for trump in Trump}

_SUIT_LED: Final = {
    trump: tuple(
        Suit.TRUMPS if tile in tiles[Suit.TRUMPS] else Suit.of(tile.high) for tile in TILES
    )
    for trump, tiles in _TILES_OF.items()
}
