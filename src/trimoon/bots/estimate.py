"""How many tricks a hand is worth to a declarer, counted as a beginner counts them.

Top trumps, length in trumps, and side tiles that nothing beats; in tenths of a trick, so that sums
are exact. Knows tiles and a trump; knows nothing of the calls or the score. The constants are
rounded from a fit to what `greedy` itself takes: `docs/bots.md` has the figures.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from trimoon.bots.seen import beaters
from trimoon.rules import Suit, Tile, TileSet, Trump, suit_asked_for, tiles_of

_TRUMP_WORTH: Final = (11, 7, 5)
"""A trump beaten by none, one, or more of the tiles that others may hold."""

_SIDE_WORTH: Final = 9
"""A side tile that no tile of its suit beats: once trumps are drawn it takes its trick."""

_LENGTH_WORTH: Final = (-13, -3, 3, 3, 8)
"""Holding two trumps fewer than others may, one fewer, as many, one more, two more (or beyond)."""

_SEVEN_TRICKS: Final = 70


def tenths_expected(hand: TileSet, trump: Trump, others: TileSet) -> int:
    """Estimate the tricks of a declarer who keeps this hand; `others` may lie with other seats.

    >>> from trimoon.rules import ALL_TILES
    >>> hand = TileSet(Tile(*ends) for ends in ((6, 6), (6, 5), (6, 4), (5, 5), (4, 4)))
    >>> tenths_expected(hand, Trump.SIXES, ALL_TILES - hand)
    54
    """
    worths = _worths(hand, trump, others)
    return _total(sum(worths.values()), hand, trump, others)


def tenths_without(hand: TileSet, trump: Trump, others: TileSet) -> Mapping[Tile, int]:
    """Estimate the tricks of what is left of a hand without each of its tiles."""
    worths = _worths(hand, trump, others)
    whole = sum(worths.values())
    return {
        tile: _total(whole - worth, hand.removing(tile), trump, others)
        for tile, worth in worths.items()
    }


def _worths(hand: TileSet, trump: Trump, others: TileSet) -> dict[Tile, int]:
    trumps = tiles_of(Suit.TRUMPS, trump)
    return {tile: _worth(tile, trump, trumps, others) for tile in hand}


def _worth(tile: Tile, trump: Trump, trumps: TileSet, others: TileSet) -> int:
    if tile in trumps:
        over = beaters(tile, Suit.TRUMPS, trump) & others
        return _TRUMP_WORTH[min(len(over), 2)]
    suit = suit_asked_for(tile, trump)
    over = beaters(tile, suit, trump) & others & tiles_of(suit, trump)
    return 0 if over else _SIDE_WORTH


def _total(worths: int, hand: TileSet, trump: Trump, others: TileSet) -> int:
    trumps = tiles_of(Suit.TRUMPS, trump)
    if trumps:
        more = len(hand & trumps) - len(others & trumps)
        worths += _LENGTH_WORTH[max(-2, min(more, 2)) + 2]
    return max(0, min(worths, _SEVEN_TRICKS))
