"""The questions about one position, asked of the kernel or of its twin."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from trimoon.rules import (
    TILES,
    Call,
    Play,
    Points,
    Ruleset,
    Seat,
    SetScoring,
    Tile,
    TileSet,
    Trick,
    Trump,
    Widow,
    deal_points,
    trumps_offered,
)
from trimoon.solver.backends import Backend, new_backend
from trimoon.solver.positions import NOT_NAMED, Position, PositionError
from trimoon.solver.problems import PositionFault


@dataclass(frozen=True, slots=True)
class PointsSolution:
    """How a deal ends if every seat plays for its own points.

    `points` are those of the deal by seat, `tricks` those to come by seat, `line` the plays.
    """

    points: Points
    tricks: Points
    line: tuple[Play, ...]


PLAYS: Final = {
    (tile.index, NOT_NAMED if end is None else int(end)): Play(tile, end)
    for tile in TILES
    for end in (None, *tile.ends)
}


class Context:
    """Asks a backend, and keeps its tables between calls. One thread at a time may use a context.

    `nodes` counts the tiles played by the search of the last call. With `worlds` the context also
    keeps what it has proven, for positions that meet in the same endings, such as the worlds of one
    belief; the answers are the same, the nodes then depend on what was asked before. The best
    backend here is asked unless another is given: `Context(asked=twin.Context())` asks the twin.
    """

    __slots__ = ("_asked", "nodes")

    def __init__(self, *, worlds: bool = False, asked: Backend | None = None) -> None:
        self._asked = new_backend(worlds) if asked is None else asked
        self.nodes = 0

    def solve(self, position: Position) -> int:
        """Give the further tricks of the declarer, both defenders playing as one."""
        tricks = self._asked.solve(*position.words)
        self.nodes = self._asked.nodes
        return tricks

    def reaches(self, position: Position, tricks: int) -> bool:
        """Tell whether the declarer takes at least so many further tricks."""
        yes = self._asked.reaches(*position.words, max(0, min(tricks, 8)))
        self.nodes = self._asked.nodes
        return yes

    def solve_plays(self, position: Position) -> dict[Play, int]:
        """Give the further tricks of the declarer after each legal play, in standard order."""
        values = self._asked.plays(*position.words)
        self.nodes = self._asked.nodes
        return {PLAYS[tile, named]: tricks for tile, named, tricks in values}

    def solve_points(self, position: Position, bid: Call) -> PointsSolution:
        """Give the end of the deal if each seat plays for its own points, with this bid.

        Among equal plays the declarer takes the one that leaves the defender with more tricks in
        this deal fewest points, a defender the one that leaves the declarer fewest; then the tile
        first in standard order. Raises PositionError if tricks taken and to come are not seven.
        """
        _check_points(position, bid)
        declarer = position.declarer
        taken = position.taken
        tricks, plays = self._asked.points(
            *position.words,
            bid.tricks - taken[declarer],
            taken[declarer.next] - taken[declarer.plus(2)],
            bid.value,
            position.ruleset.set_scoring is SetScoring.DEFENDERS_GAIN_BID,
        )
        self.nodes = self._asked.nodes
        south, west, east = (before + more for before, more in zip(taken, tricks, strict=True))
        return PointsSolution(
            deal_points(declarer, bid, (south, west, east), position.ruleset),
            tricks,
            tuple(PLAYS[play] for play in plays),
        )

    def solve_exchange(
        self, eight: TileSet, others: Sequence[TileSet], ruleset: Ruleset = Ruleset()
    ) -> dict[tuple[Tile, Trump], int]:
        """Give the declarer's tricks for each tile it may lay down with each trump on offer.

        `eight` are the declarer's tiles with the widow, `others` the hands of seven of the two
        seats after it. Raises PositionError.
        """
        _check_exchange(eight, others, ruleset)
        values: dict[tuple[Tile, Trump], int] = {}
        self.nodes = 0
        for trump in trumps_offered(ruleset):
            first = Position(
                (eight.removing(next(iter(eight))), others[0], others[1]),
                trump,
                Seat.SOUTH,
                Trick(Seat.SOUTH),
                ruleset,
            )
            word = first.words[0] | eight.mask
            tricks = self._asked.discards(word, first.words[1])
            self.nodes += self._asked.nodes
            values |= {(tile, trump): n for tile, n in zip(eight, tricks, strict=True)}
        return values


def _check_points(position: Position, bid: Call) -> None:
    if not bid:
        raise PositionError(PositionFault.PASS.told())
    taken, left = sum(position.taken), position.tricks_left
    if taken + left != 7:
        raise PositionError(PositionFault.NOT_SEVEN.told(taken=taken, left=left))


def _check_exchange(eight: TileSet, others: Sequence[TileSet], ruleset: Ruleset) -> None:
    problems = []
    if ruleset.widow is Widow.NONE:
        problems.append("there is no exchange in a set without a widow (R9 widow)")
    if len(eight) != 8:
        problems.append(f"the declarer holds {len(eight)} tiles, not eight (R5.1)")
    if len(others) != 2 or any(len(hand) != 7 for hand in others):
        problems.append("the defenders hold seven tiles each (R3.1)")
    elif (eight & others[0]) or (eight & others[1]) or (others[0] & others[1]):
        problems.append("a tile lies in two hands (R3.1)")
    if problems:
        raise PositionError(*problems)


_shared: Final = Context()


def solve(position: Position, context: Context | None = None) -> int:
    """Give the further tricks of the declarer, both defenders playing as one, all tiles face up."""
    return (_shared if context is None else context).solve(position)


def reaches(position: Position, tricks: int, context: Context | None = None) -> bool:
    """Tell whether the declarer takes at least so many further tricks: quicker than `solve`."""
    return (_shared if context is None else context).reaches(position, tricks)


def solve_plays(position: Position, context: Context | None = None) -> dict[Play, int]:
    """Give the further tricks of the declarer after each legal play, in standard order."""
    return (_shared if context is None else context).solve_plays(position)


def solve_points(position: Position, bid: Call, context: Context | None = None) -> PointsSolution:
    """Give the end of the deal if each seat plays for its own points: `Context.solve_points`."""
    return (_shared if context is None else context).solve_points(position, bid)


def solve_exchange(
    eight: TileSet,
    others: Sequence[TileSet],
    ruleset: Ruleset = Ruleset(),
    context: Context | None = None,
) -> dict[tuple[Tile, Trump], int]:
    """Give the tricks of each discard with each trump: `Context.solve_exchange`."""
    return (_shared if context is None else context).solve_exchange(eight, others, ruleset)


def main_line(position: Position, context: Context | None = None) -> tuple[Play, ...]:
    """Give best plays of both sides to the end, the first in standard order among equals."""
    line: list[Play] = []
    while position.tricks_left:
        values = solve_plays(position, context)
        best = max if position.seat == position.declarer else min
        play = best(values, key=lambda each: values[each])
        line.append(play)
        position = position.after(play)
    return tuple(line)
