"""In which order things lie on a screen: the tiles of a hand, and the seats around the viewer."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from typing import Final
from zlib import crc32

from trimoon.rules import Seat, Suit, Tile, TileSet, Trump, is_trump, strength


def places_for(viewer: Seat) -> tuple[Seat, Seat, Seat]:
    """Give left neighbour, right neighbour and the viewer: turns go clockwise (R1.1)."""
    return (viewer.plus(1), viewer.plus(2), viewer)


@lru_cache(maxsize=4096)
def in_order(tiles: TileSet, trump: Trump | None) -> tuple[Tile, ...]:
    """Give a hand as it lies: trumps by strength, then the rest by its high ends."""
    return tuple(sorted(tiles, key=lambda tile: _place_of(tile, trump), reverse=True))


def _place_of(tile: Tile, trump: Trump | None) -> tuple[int, int, int]:
    if trump is not None and is_trump(tile, trump):
        return (strength(tile, Suit.TRUMPS, trump), tile.high, tile.low)
    return (0, tile.high, tile.low)


def held_or_played(hand: TileSet, played: Iterable[Tile]) -> TileSet:
    """Give the tiles that a hand had when the play began, so that none ever moves."""
    return hand | TileSet(played)


_WRITTEN: Final = re.compile(r"([1-9][0-9]{0,3})((?:\.(?:00|[1-6][1-6])){1,8})")


@dataclass(frozen=True, slots=True)
class Lie:
    """How a person wants the hand to lie: sorted or as dealt, and the order they gave a deal.

    `salt` makes the order as dealt; a name of the game that everybody at the table knows.
    """

    is_sorted: bool = True
    salt: str = ""
    deal: int = 0
    own: tuple[Tile, ...] = ()

    def of(self, tiles: TileSet, trump: Trump | None, deal: int) -> tuple[Tile, ...]:
        """Put a hand of a deal in order; what the own order does not name comes last."""
        order = in_order(tiles, trump) if self.is_sorted else self._dealt(tiles, deal)
        if not self.own or deal != self.deal:
            return order
        known = tuple(tile for tile in self.own if tile in tiles)
        return known + tuple(tile for tile in order if tile not in known)

    def _dealt(self, tiles: TileSet, deal: int) -> tuple[Tile, ...]:
        # No trace of the shuffle but a fixed disorder: a hand is a set for everybody.
        return tuple(sorted(tiles, key=lambda t: crc32(f"{self.salt} {deal} {t}".encode())))


SORTED: Final = Lie()
"""By trump and suit, for a person who has given no order."""


def lie_from(written: str, *, is_sorted: bool, salt: str) -> Lie:
    """Read an order as a page keeps it: the deal, then its tiles; anything else is none.

    >>> lie_from("3.64.66", is_sorted=True, salt="game").own
    (Tile(6, 4), Tile(6, 6))
    """
    found = _WRITTEN.fullmatch(written)
    if found is None:
        return Lie(is_sorted, salt)
    pairs = [sorted(map(int, ends)) for ends in found[2].split(".")[1:]]
    tiles = dict.fromkeys(Tile(high, low) for low, high in pairs)
    return Lie(is_sorted, salt, int(found[1]), tuple(tiles))
