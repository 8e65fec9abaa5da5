"""Positions for tests of the solver: from text, and at random."""

from __future__ import annotations

from random import Random
from typing import Final

from positions import seat, tile, tiles

from trimoon.rules import TILES, Pip, Ruleset, Seat, TileSet, Trick, Trump
from trimoon.solver import Context, Position, twin
from trimoon.solver.backends import backend

BOTH: Final = (Context(), Context(asked=twin.Context()))
"""The backend that serves here, and the twin."""

HAS_KERNEL: Final = backend == "kernel"


def position(
    hands: str,
    trump: str = "none",
    declarer: str = "S",
    leader: str | None = None,
    trick: str = "",
    ruleset: Ruleset = Ruleset(),
    taken: tuple[int, int, int] = (0, 0, 0),
) -> Position:
    """Read `South's hand | West's | East's`, and a trick like `6-4 6-2` or `6-4>4 4-2`."""
    south, west, east = (tiles(part) for part in hands.split("|"))
    lead, _, named = trick.partition(" ")[0].partition(">")
    played = [lead, *trick.split()[1:]] if trick else []
    under_way = Trick(
        seat(leader or declarer),
        tuple(tile(word) for word in played),
        Pip(int(named)) if named else None,
    )
    return Position((south, west, east), Trump(trump), seat(declarer), under_way, ruleset, taken)


def random_position(
    rng: Random, size: int = 7, trump: Trump | None = None, ruleset: Ruleset = Ruleset()
) -> Position:
    """Give a position between tricks with so many tiles a hand, anybody on lead."""
    drawn = rng.sample(TILES, 3 * size)
    south, west, east = (TileSet(drawn[i * size : (i + 1) * size]) for i in range(3))
    wanted = rng.choice(tuple(Trump)) if trump is None else trump
    lead, declarer = Seat(rng.randrange(3)), Seat(rng.randrange(3))
    return Position((south, west, east), wanted, declarer, Trick(lead), ruleset)


def random_deal(rng: Random, trump: Trump | None = None) -> Position:
    """Give a whole deal at the declarer's first lead."""
    given = random_position(rng, 7, trump)
    return Position(given.hands, given.trump, Seat.SOUTH, Trick(Seat.SOUTH))


def played_on(rng: Random, given: Position, plays: int) -> Position:
    """Play so many tiles at random."""
    for _ in range(plays):
        given = given.after(rng.choice(given.plays))
    return given
