"""The reference that the solver is measured against: alpha-beta as anybody would write it first.

Null windows from below, high tiles first, bounds kept at trick boundaries; `benchmarks/plain.hpp`
says the same in C++. It shares the masks with the solver, and none of its ideas.
"""

from __future__ import annotations

from trimoon.solver.twin.ranks import Ranks
from trimoon.solver.twin.search import Game, Standing


class Plain:
    """The tricks of the declarer, both defenders against it."""

    def __init__(self, ranks: Ranks) -> None:
        self._game = Game(ranks, names_suit=False)
        self._known: dict[tuple[int, int], tuple[int, int]] = {}

    def value(self, now: Standing) -> int:
        tricks = 0
        while tricks < now.tricks_left and self._between(now, tricks, tricks + 1) > tricks:
            tricks += 1
        return tricks

    def _between(self, now: Standing, alpha: int, beta: int) -> int:
        left = now.tricks_left
        if left == 0:
            return 0
        key = (now.hands[0] | now.hands[1] | now.hands[2], now.declarer)
        low, high = self._known.get(key, (0, left))
        if low >= beta or low == high:
            return low
        if high <= alpha:
            return high
        value = self._play(now, alpha, beta)
        self._known[key] = (
            max(low, value) if value > alpha else low,
            min(high, value) if value < beta else high,
        )
        return value

    def _play(self, now: Standing, alpha: int, beta: int) -> int:
        is_declarer = len(now.tiles) == now.declarer
        best = 0 if is_declarer else now.tricks_left
        for move in reversed(list(self._game.moves(now))):
            after, won = self._game.after(now, move)
            if after.tiles:
                value = self._play(after, alpha, beta)
            else:
                value = won + self._between(after, alpha - won, beta - won)
            if is_declarer:
                best = max(best, value)
                alpha = max(alpha, best)
            else:
                best = min(best, value)
                beta = min(beta, best)
            if alpha >= beta:
                break
        return best
