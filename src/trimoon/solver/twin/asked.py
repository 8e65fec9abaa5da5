"""A position as the twin reads it from its two words, and what a move is called outside."""

from __future__ import annotations

from typing import Final, NamedTuple

from trimoon.rules import TILES, Trump
from trimoon.solver.twin.ranks import Ranks, ranks_for
from trimoon.solver.twin.search import Move, Standing

NOT_NAMED: Final = 7
_TRUMPS: Final = tuple(Trump)


class Asked(NamedTuple):
    """A position read from its words."""

    standing: Standing
    ranks: Ranks
    leader: int
    names_suit: bool
    trump: Trump

    @property
    def game(self) -> tuple[Trump, bool]:
        """What positions have to share to be of one game."""
        return self.trump, self.names_suit

    def outside(self, move: Move, place: int) -> tuple[int, int]:
        """Give tile and end named (7: none) of a move, the place-th of its trick."""
        tile = self.ranks.tiles[move.tile]
        asked, lower = self.ranks.asked[move.tile], self.ranks.lower[move.tile]
        if place or not self.names_suit or asked == lower:
            return tile.index, NOT_NAMED
        return tile.index, int(tile.high if move.suit == asked else tile.low)


def read(first: int, second: int) -> Asked:
    """Read a position from its two words; `cpp/context.hpp` says which bit means what."""

    def take(bits: int) -> int:
        nonlocal second
        value, second = second & ((1 << bits) - 1), second >> bits
        return value

    size = len(TILES)
    hands = (first & ((1 << size) - 1), first >> size, take(size))
    trump, declarer, leader, played = _TRUMPS[take(4)], take(2), take(2), take(2)
    tiles = (TILES[take(5)], TILES[take(5)])[:played]
    named, must_lead_trump, names_suit = take(3), take(1), take(1)
    ranks = ranks_for(trump)
    bits = tuple(ranks.bit_of[tile.index] for tile in tiles)
    suit = 0
    if tiles:
        by_lower = named == tiles[0].low
        suit = ranks.lower[bits[0]] if by_lower else ranks.asked[bits[0]]
    a, b, c = (ranks.bits(hands[(leader + place) % 3]) for place in range(3))
    standing = Standing((a, b, c), (declarer - leader) % 3, bits, suit, bool(must_lead_trump))
    return Asked(standing, ranks, leader, bool(names_suit), trump)
