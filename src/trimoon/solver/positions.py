"""A point of the play with all tiles known, and how it is handed to a backend.

Knows which positions are possible (`problems`); does not know how one came about.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Final, TypeAlias

from trimoon.faults import Faulty
from trimoon.rules import (
    GameState,
    Phase,
    Play,
    Points,
    Ruleset,
    Seat,
    TileSet,
    Trick,
    TrimoonError,
    Trump,
    Turn,
    must_name_end,
    playable,
)
from trimoon.solver.problems import PositionFault, problems_of

Words: TypeAlias = tuple[int, int]
"""A position as two integers of 64 bits; `cpp/context.hpp` says which bit means what."""

TRUMPS: Final = tuple(Trump)
NOT_NAMED: Final = 7
TILE_BITS: Final = 22


class PositionError(Faulty, TrimoonError):
    """An impossible position; `problems` names everything that is wrong with it."""


@dataclass(frozen=True, slots=True)
class Position:
    """A point of the play, all tiles face up. Raises PositionError if there is no such point.

    `hands` are the tiles still held by seat, without those lying in `trick`, the trick under way.
    `taken` are the tricks taken before by seat; only `solve_points` asks for them.
    """

    hands: tuple[TileSet, TileSet, TileSet]
    trump: Trump
    declarer: Seat
    trick: Trick
    ruleset: Ruleset = Ruleset()
    taken: Points = (0, 0, 0)
    words: Words = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        problems = problems_of(self.hands, self.trump, self.trick, self.ruleset, self.taken)
        if problems:
            raise PositionError(*problems)
        object.__setattr__(self, "words", self._packed())

    @property
    def seat(self) -> Seat:
        """The seat that plays next."""
        return self.trick.leader.plus(len(self.trick.tiles))

    @property
    def tricks_left(self) -> int:
        """The tricks still to be taken, the one under way included."""
        return len(self.hands[self.trick.leader.plus(2)])

    @property
    def turn(self) -> Turn:
        """What the legality of the next play depends on."""
        first = self.tricks_left == 7
        hand = self.hands[self.seat]
        return Turn(self.ruleset, Phase.PLAY, (), hand, self.trump, self.trick, first)

    @property
    def plays(self) -> tuple[Play, ...]:
        """The legal plays, in standard order; none when all tiles are played."""
        turn = self.turn
        return tuple(
            Play(tile, end)
            for tile in playable(turn)
            for end in (tile.ends if must_name_end(turn, tile) else (None,))
        )

    def after(self, play: Play) -> Position:
        """Give the position after a legal play."""
        hands = list(self.hands)
        hands[self.seat] = hands[self.seat].removing(play.tile)
        named = self.trick.named if self.trick.tiles else play.named
        trick = Trick(self.trick.leader, (*self.trick.tiles, play.tile), named)
        taken = list(self.taken)
        if len(trick.tiles) == 3:
            taker = trick.winning(self.trump)
            assert taker is not None
            taken[taker] += 1
            trick = Trick(taker)
        return replace(
            self,
            hands=(hands[0], hands[1], hands[2]),
            trick=trick,
            taken=(taken[0], taken[1], taken[2]),
        )

    def _packed(self) -> Words:
        south, west, east = (hand.mask for hand in self.hands)
        tiles = [tile.index for tile in self.trick.tiles]
        lead, second, *_ = *tiles, 0, 0
        named = NOT_NAMED if self.trick.named is None else int(self.trick.named)
        must_lead_trump = self.ruleset.first_lead_trump and self.tricks_left == 7
        parts = (
            (east, TILE_BITS),
            (TRUMPS.index(self.trump), 4),
            (self.declarer, 2),
            (self.trick.leader, 2),
            (len(tiles), 2),
            (lead, 5),
            (second, 5),
            (named, 3),
            (must_lead_trump, 1),
            (self.ruleset.leader_names_suit, 1),
        )
        word = 0
        for value, bits in reversed(parts):
            word = word << bits | value
        return (south | west << TILE_BITS, word)


def position_of(state: GameState) -> Position:
    """Give the position of a game in the middle of the play; PositionError at any other point."""
    deal = state.deal
    if deal is None or deal.phase is not Phase.PLAY:
        raise PositionError(PositionFault.NO_PLAY.told())
    assert deal.trump is not None and deal.declarer is not None and deal.trick is not None
    return Position(deal.hands, deal.trump, deal.declarer, deal.trick, state.ruleset, deal.taken)
