"""The leads that a claimant still has: which tiles follow each, and which beat it.

Leads are numbered, so that a set of them is one integer; with R9 `leader_names_suit` a tile may
be led in two ways. Knows nothing of who holds the other tiles.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from trimoon.bots.seen import beaters
from trimoon.rules import (
    Play,
    SeatView,
    Suit,
    Tile,
    TileSet,
    must_name_end,
    strength,
    suit_asked_for,
    tiles_of,
)


@dataclass(frozen=True, slots=True)
class Leads:
    """Every way to lead a tile of a hand, the strongest first; `hand` is a mask of tiles.

    By lead: the play, and masks of the tiles that follow it and that beat it. `trumps` are the
    leads of trumps.
    """

    hand: int
    plays: tuple[Play, ...]
    following: tuple[int, ...]
    beating: tuple[int, ...]
    trumps: int

    def of_hand(self, hand: int) -> int:
        """Give the leads that a hand allows."""
        return sum(1 << i for i, play in enumerate(self.plays) if hand >> play.tile.index & 1)

    def of_tile(self, tile: int) -> int:
        """Give the ways to lead one tile."""
        return self.of_hand(1 << tile)

    def numbers_of(self, tile: int) -> Iterator[int]:
        """Give the numbers of the ways to lead one tile."""
        return (i for i, play in enumerate(self.plays) if play.tile.index == tile)

    def tile_of(self, lead: int) -> int:
        """Give the mask of the tile that is led."""
        return 1 << self.plays[lead].tile.index

    def tiles_of(self, leads: int) -> int:
        """Give the mask of the tiles that can be led so."""
        mask = 0
        for number, play in enumerate(self.plays):
            mask |= (leads >> number & 1) << play.tile.index
        return mask

    def tiles_in(self, hand: int) -> Iterator[int]:
        """Give the numbers of the tiles of a hand."""
        return (index for index in range(hand.bit_length()) if hand >> index & 1)

    def best_of(self, leads: int) -> int:
        """Give the first lead of a set: the strongest trump, if there is one."""
        return (leads & -leads).bit_length() - 1

    def marks(self, tile: int, leads: int) -> tuple[int, int]:
        """Give which of these leads a tile follows, and which it beats."""
        follows = beats = 0
        for number in range(leads.bit_length()):
            if leads >> number & 1:
                follows |= (self.following[number] >> tile & 1) << number
                beats |= (self.beating[number] >> tile & 1) << number
        return follows, beats


def leads_of(view: SeatView) -> Leads:
    """Read from the view of the seat that is about to lead in which ways it may, now or later."""
    assert view.deal is not None
    trump = view.deal.trump
    assert trump is not None
    trumps = tiles_of(Suit.TRUMPS, trump)

    def power(play: Play) -> tuple[bool, int]:
        suit = suit_asked_for(play.tile, trump, play.named)
        return play.tile in trumps, strength(play.tile, suit, trump)

    plays = sorted(_plays_of(view), key=power, reverse=True)
    suits = [suit_asked_for(play.tile, trump, play.named) for play in plays]
    return Leads(
        view.hand.mask,
        tuple(plays),
        tuple(tiles_of(suit, trump).mask for suit in suits),
        tuple(beaters(p.tile, suit, trump).mask for p, suit in zip(plays, suits, strict=True)),
        sum(1 << i for i, play in enumerate(plays) if play.tile in trumps),
    )


def _plays_of(view: SeatView) -> Iterator[Play]:
    for tile in TileSet.from_mask(view.hand.mask):
        yield from _ways_to_lead(view, tile)


def _ways_to_lead(view: SeatView, tile: Tile) -> tuple[Play, ...]:
    if must_name_end(view.turn, tile):
        return tuple(Play(tile, end) for end in tile.ends)
    return (Play(tile),)
