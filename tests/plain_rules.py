"""The published rules of suits and tricks once more, on pairs of numbers: an independent oracle.

Written from docs/rules.md alone, in the shape of its sentences; shares no code and no tables with
the package it checks. A tile is (high, low), a trump its written word.
"""

from __future__ import annotations

from collections.abc import Sequence

PlainTile = tuple[int, int]


def is_trump(tile: PlainTile, trump: str) -> bool:
    if trump == "doubles":
        return tile[0] == tile[1]
    return trump != "none" and int(trump) in tile


def follows(tile: PlainTile, lead: PlainTile, trump: str, named: int | None = None) -> bool:
    """Tell whether a tile is of the suit that the lead asks for (R6.2, R6.3)."""
    if is_trump(lead, trump) or is_trump(tile, trump):
        return is_trump(lead, trump) and is_trump(tile, trump)
    return (lead[0] if named is None else named) in tile


def may_be_played(
    hand: Sequence[PlainTile], lead: PlainTile | None, trump: str, named: int | None = None
) -> list[PlainTile]:
    following = [tile for tile in hand if lead and follows(tile, lead, trump, named)]
    return following or list(hand)


def beats(
    tile: PlainTile, other: PlainTile, lead: PlainTile, trump: str, named: int | None = None
) -> bool:
    """Tell whether a tile takes the trick from another that has it so far (R6.5)."""
    if not follows(tile, lead, trump, named) and not is_trump(tile, trump):
        return False
    if is_trump(tile, trump) != is_trump(other, trump):
        return is_trump(tile, trump)
    if is_trump(tile, trump) and trump == "doubles":
        return tile[0] > other[0]
    suit = int(trump) if is_trump(tile, trump) else lead[0] if named is None else named
    return rank(tile, suit) > rank(other, suit)


def rank(tile: PlainTile, suit: int) -> int:
    """Give the rank in a suit: above all the double, then by the other end (R2.2)."""
    return 99 if tile[0] == tile[1] else sum(tile) - suit


def taker(tiles: Sequence[PlainTile], trump: str, named: int | None = None) -> int:
    best = 0
    for place in range(1, len(tiles)):
        if beats(tiles[place], tiles[best], tiles[0], trump, named):
            best = place
    return best
