"""What a seat can tell from what it has seen: which tiles another may still hold, what beats what.

Exact in what it excludes; knows nothing of how likely the rest is.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from trimoon.rules import (
    ALL_TILES,
    DOUBLE_ZERO,
    TILES,
    PublicDeal,
    Ruleset,
    Seat,
    SeatView,
    Suit,
    Tile,
    TileSet,
    Trick,
    Trump,
    Widow,
    strength,
    tiles_of,
)


@dataclass(frozen=True, slots=True)
class Seen:
    """By seat, the tiles that it may hold: for the viewer exactly its hand.

    A tile that nobody has seen may lie with any seat that has not shown a void in all its suits.
    """

    may_hold: tuple[TileSet, TileSet, TileSet]

    def held_by(self, *seats: Seat) -> TileSet:
        """Give the tiles that at least one of these seats may hold."""
        mask = 0
        for seat in seats:
            mask |= self.may_hold[seat].mask
        return TileSet.from_mask(mask)


def seen_by(view: SeatView) -> Seen:
    """Read from a view which tiles each seat may hold."""
    deal = view.deal
    assert deal is not None
    unseen = tiles_in_play(view.ruleset) - view.hand - _shown(deal)
    if view.discard is not None:
        unseen = unseen.removing(view.discard)
    masks = [unseen.mask] * 3
    for _, seat, void in voids_shown(deal, view.ruleset):
        masks[seat] &= ~void.mask
    masks[view.viewer] = view.hand.mask
    south, west, east = (
        TileSet.from_mask(mask if size else 0)
        for mask, size in zip(masks, deal.hand_sizes, strict=True)
    )
    return Seen((south, west, east))


def tiles_in_play(ruleset: Ruleset) -> TileSet:
    """Give the set that is dealt: all tiles, or those without 0-0 (R9 `widow = none`)."""
    return ALL_TILES.removing(DOUBLE_ZERO) if ruleset.widow is Widow.NONE else ALL_TILES


def beaters(tile: Tile, suit: Suit, trump: Trump) -> TileSet:
    """Give the tiles that beat a tile in a trick where `suit` is asked for."""
    return _beaters(trump, suit)[tile.index]


def tricks_shown(deal: PublicDeal) -> Iterator[Trick]:
    """Give the tricks played, and the one under way last."""
    yield from deal.tricks
    if deal.trick is not None:
        yield deal.trick


def _shown(deal: PublicDeal) -> TileSet:
    return TileSet(tile for trick in tricks_shown(deal) for tile in trick.tiles)


def voids_shown(deal: PublicDeal, ruleset: Ruleset) -> Iterator[tuple[int, Seat, TileSet]]:
    """Give in which trick, from 0, who has shown to hold none of which tiles.

    By R6.3, and R9 `first_lead_trump`.
    """
    trump = deal.trump
    if trump is None:
        return
    for number, trick in enumerate(tricks_shown(deal)):
        suit = trick.suit(trump)
        if suit is None:
            return
        asked = tiles_of(suit, trump)
        if number == 0 and ruleset.first_lead_trump and suit is not Suit.TRUMPS:
            yield number, trick.leader, tiles_of(Suit.TRUMPS, trump)
        for seat, tile in trick.plays[1:]:
            if tile not in asked:
                yield number, seat, asked


@cache
def _beaters(trump: Trump, suit: Suit) -> tuple[TileSet, ...]:
    powers = [strength(tile, suit, trump) for tile in TILES]
    return tuple(
        TileSet(other for other, power in zip(TILES, powers, strict=True) if power > mine)
        for mine in powers
    )
