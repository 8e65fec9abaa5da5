"""Information-set Monte Carlo tree search over given worlds, for the play.

The search of Cowling, Powley and Whitehouse ("Information Set Monte Carlo Tree Search", IEEE
Transactions on Computational Intelligence and AI in Games 4(2), 2012) as OpenSpiel's `ISMCTSBot`
does it (open_spiel/algorithms/is_mcts.h and is_mcts.cc): each simulation draws a world; a node is
what the seat to play knows, its hand and all plays since the root; a node's untried plays are tried
in random order, one a visit, and then the play with the highest mean + uct * sqrt(ln(visits of the
node) / visits of the play) is taken, at random among those within 0.00001; a new node is valued by
one random play to the end; every seat wants its own return. What is most visited is best. The
constant and the number of simulations have no default there: its own test takes 5.0 and 1,000.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from math import log, sqrt
from typing import Any, Final

from trimoon.solver.twin.asked import read
from trimoon.solver.twin.search import Move, Standing
from trimoon.solver.twin.utilities import CountingGame, Taken, Utility, role_to_play

_TIE: Final = 1e-5
_MASK: Final = (1 << 64) - 1


class Dice:
    """SplitMix64: small, quick, and written alike in C++."""

    def __init__(self, seed: int) -> None:
        self._state = seed

    def below(self, size: int) -> int:
        """Give a number below `size`; with one to choose from nothing is drawn."""
        return 0 if size == 1 else (self._next() >> 32) * size >> 32

    def _next(self) -> int:
        self._state = (self._state + 0x9E3779B97F4A7C15) & _MASK
        mixed = ((self._state ^ self._state >> 30) * 0xBF58476D1CE4E5B9) & _MASK
        mixed = ((mixed ^ mixed >> 27) * 0x94D049BB133111EB) & _MASK
        return mixed ^ mixed >> 31


@dataclass(slots=True)
class _Child:
    visits: int = 0
    sum: float = 0.0


@dataclass(slots=True)
class _Node:
    visits: int = 0
    children: list[_Child] = field(default_factory=list)


class Ismcts:
    """The tree, grown by `simulate`."""

    def __init__(
        self, game: CountingGame, utility: Utility, taken: Taken, uct: float, seed: int
    ) -> None:
        self._game, self._utility, self._taken = game, utility, taken
        self._uct_squared = uct * uct
        self._dice = Dice(seed)
        self._nodes: dict[tuple[tuple[Move, ...], int], _Node] = {}

    def simulate(self, worlds: list[Standing], simulations: int) -> None:
        for _ in range(simulations):
            self._simulate(worlds[self._dice.below(len(worlds))])

    def root(self, world: Standing) -> list[_Child]:
        """Give what is known of each legal move."""
        node = self._nodes.get(((), world.hands[len(world.tiles)]), _Node())
        return node.children or [_Child() for _ in self._game.moves(world)]

    def _simulate(self, now: Standing) -> None:
        taken = self._taken
        path: list[tuple[_Child, int]] = []
        plays: tuple[Move, ...] = ()
        while hand := now.hands[len(now.tiles)]:
            node = self._nodes.get((plays, hand))
            if node is None:
                self._nodes[plays, hand] = _Node()
                break
            moves = list(self._game.moves(now))
            chosen = self._choose(node, len(moves))
            path.append((node.children[chosen], role_to_play(now)))
            plays = (*plays, moves[chosen])
            now, taken = self._game.played(now, moves[chosen], taken)
        taken = self._played_out(now, taken)
        for child, role in path:
            child.sum += self._utility.of(role, taken)

    def _played_out(self, now: Standing, taken: Taken) -> Taken:
        while now.hands[len(now.tiles)]:
            moves = list(self._game.moves(now))
            move = moves[self._dice.below(len(moves))]
            now, taken = self._game.played(now, move, taken)
        return taken

    def _choose(self, node: _Node, size: int) -> int:
        """Give any move not yet tried, else one with the best bound; count the visit."""
        node.children = node.children or [_Child() for _ in range(size)]
        untried = [i for i, child in enumerate(node.children) if not child.visits]
        candidates = untried or self._best(node)
        chosen = candidates[self._dice.below(len(candidates))]
        node.visits += 1
        node.children[chosen].visits += 1
        return chosen

    def _best(self, node: _Node) -> list[int]:
        if len(node.children) == 1:
            return [0]
        log_visits = log(node.visits)
        bounds = [
            child.sum / child.visits + sqrt(self._uct_squared * log_visits / child.visits)
            for child in node.children
        ]
        most = max(bounds)
        return [i for i, bound in enumerate(bounds) if bound > most - _TIE]


def search_worlds(
    codes: Any, utility: Any, declarer: int, next_: int, simulations: int, uct: float, seed: int
) -> list[tuple[int, int, int, float]]:
    """Give tile, end named (7: none), visits and mean value for each legal play of the root."""
    worlds = [read(first, second) for first, second in codes.tolist()]
    asked = worlds[0]
    game = CountingGame(asked.ranks, asked.names_suit)
    search = Ismcts(game, Utility(utility.tolist()), (declarer, next_), uct, seed)
    search.simulate([world.standing for world in worlds], simulations)
    children = search.root(asked.standing)
    return [
        (
            *asked.outside(move, len(asked.standing.tiles)),
            child.visits,
            child.sum / child.visits if child.visits else 0.0,
        )
        for move, child in zip(game.moves(asked.standing), children, strict=True)
    ]
