"""In which order things lie on a screen: the tiles of a hand, and the seats around the viewer."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

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
