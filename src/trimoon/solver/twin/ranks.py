"""The rules of following and taking as masks, for the twin: made from `rules`, one per trump.

The bits of a mask are ordered anew for each trump, as in the kernel: trumps are the highest bits,
by rank, and before them the cheap tiles come first, so that the lowest bit is tried first.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from typing import Final

from trimoon.rules import (
    TILES,
    Suit,
    Tile,
    Trump,
    has_end_to_name,
    is_trump,
    strength,
    suit_asked_for,
    suits_of,
)

SUITS: Final = tuple(Suit)
EVERYTHING: Final = (1 << len(TILES)) - 1


@dataclass(frozen=True, slots=True)
class Ranks:
    """One trump's game. `tiles` are in the order of the bits; suits are indices of `SUITS`.

    `beating[suit][bit]` are the tiles that beat one when the suit is asked for; `telling[i][j]`
    those whose presence in another hand tells two tiles of one hand apart.
    """

    tiles: tuple[Tile, ...]
    bit_of: tuple[int, ...]
    asked: tuple[int, ...]
    lower: tuple[int, ...]
    suit: tuple[int, ...]
    beating: tuple[tuple[int, ...], ...]
    telling: tuple[tuple[int, ...], ...]
    trumps: int

    def bits(self, standard: int) -> int:
        """Give the mask of tiles that a mask in standard order holds."""
        return _mask(self.bit_of[i] for i in bits_in(standard))


@cache
def ranks_for(trump: Trump) -> Ranks:
    """Give the masks for one trump."""
    tiles = tuple(sorted(TILES, key=lambda tile: _cost(tile, trump)))
    asked = tuple(SUITS.index(suit_asked_for(tile, trump)) for tile in tiles)
    lower = tuple(
        SUITS.index(Suit.of(tile.low)) if has_end_to_name(tile, trump) else suit
        for tile, suit in zip(tiles, asked, strict=True)
    )
    suit = tuple(_where(tiles, lambda t, s=s: s in suits_of(t, trump)) for s in SUITS)
    beating = tuple(tuple(_beating(tiles, tile, s, trump) for tile in tiles) for s in SUITS)
    span = range(len(tiles))
    return Ranks(
        tiles,
        tuple(tiles.index(tile) for tile in TILES),
        asked,
        lower,
        suit,
        beating,
        tuple(tuple(_telling(i, j, asked, suit, beating) for j in span) for i in span),
        suit[SUITS.index(Suit.TRUMPS)],
    )


def bits_in(mask: int) -> Iterator[int]:
    """Give the places of the bits of a mask, lowest first."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def _cost(tile: Tile, trump: Trump) -> tuple[int, int, int]:
    """Sort by the rank in the suit that a lead would ask for; then doubles; trumps last, by rank.

    Pips over the trump count one less: trumps 1 to 6 are one game.
    """
    if is_trump(tile, trump):
        return (2, strength(tile, Suit.TRUMPS, trump), 0)
    pip = trump.pip or 7
    high, low = (end - (end > pip) for end in tile.ends)
    return (1, high, 0) if tile.is_double else (0, low, -high)


def _beating(tiles: tuple[Tile, ...], tile: Tile, suit: Suit, trump: Trump) -> int:
    power = strength(tile, suit, trump)
    return _where(tiles, lambda other: strength(other, suit, trump) > power)


def _telling(
    i: int,
    j: int,
    asked: tuple[int, ...],
    suit: tuple[int, ...],
    beating: tuple[tuple[int, ...], ...],
) -> int:
    """Give the tiles between two in a suit of both, and all of a suit that only one is of."""
    told = 0
    for number, members in enumerate(suit):
        has_i, has_j = members >> i & 1, members >> j & 1
        if has_i and has_j:
            told |= members & (beating[number][i] ^ beating[number][j])
        elif has_i or has_j:
            told |= members
    if asked[i] != asked[j]:
        told |= suit[asked[i]] | suit[asked[j]]
    trumps = suit[-1]
    if (trumps >> i ^ trumps >> j) & 1:
        return EVERYTHING
    return told & ~(1 << i) & ~(1 << j)


def _where(tiles: tuple[Tile, ...], is_wanted: object) -> int:
    assert callable(is_wanted)
    return _mask(i for i, tile in enumerate(tiles) if is_wanted(tile))


def _mask(bits: Iterable[int]) -> int:
    mask = 0
    for bit in bits:
        mask |= 1 << bit
    return mask
