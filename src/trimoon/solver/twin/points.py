"""The three-player search: every seat for itself, on the points of the deal with the bid given.

Backward induction. The declarer wants the bid made, and then the better defender to have few
tricks; a defender wants points, and then the declarer set; whoever sees no difference plays the
tile first in standard order. From a trick boundary on only three things count: the tiles and who
leads, how many tricks the declarer still needs (all, if that is settled), and how far one defender
is ahead of the other. Each such state is valued once.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TypeAlias

from trimoon.solver.twin.search import Game, Move, Standing

Shares: TypeAlias = tuple[int, int, int]
"""Tricks to come of the declarer, of the defender after it, and of the other one."""

_Key: TypeAlias = tuple[int, int, int, int]


@dataclass(frozen=True, slots=True)
class Stakes:
    """What matters of the tricks before, and what the bid is worth.

    `needed` are those that the declarer still has to take; `ahead` tells how many the defender
    after it has more than the other one.
    """

    needed: int
    ahead: int
    bid: int
    defenders_gain: bool


class PointsSearch:
    """What becomes of a deal if each seat wants points for itself."""

    def __init__(self, game: Game) -> None:
        self.nodes = 0
        self._game = game
        self._values: dict[_Key, Shares] = {}

    def value(self, now: Standing, stakes: Stakes) -> Shares:
        return self._best(now, stakes)[0]

    def line(self, now: Standing, stakes: Stakes) -> list[Move]:
        """Give the plays that everybody is best off with, from here to the end."""
        moves = []
        while any(now.hands):
            move = self._best(now, stakes)[1]
            moves.append(move)
            now, stakes, _ = self._played(now, move, stakes)
        return moves

    def _best(self, now: Standing, stakes: Stakes) -> tuple[Shares, Move]:
        seat = (len(now.tiles) - now.declarer) % 3  # 0 is the declarer
        best: tuple[tuple[int, ...], Shares, Move] | None = None
        tiles = self._game.ranks.tiles
        for move in sorted(self._game.moves(now), key=lambda move: tiles[move.tile].index):
            self.nodes += 1
            after, stakes_after, gained = self._played(now, move, stakes)
            more = self._known(after, stakes_after)
            shares = (gained[0] + more[0], gained[1] + more[1], gained[2] + more[2])
            wish = _wish(seat, shares, stakes)
            if best is None or wish > best[0]:
                best = (wish, shares, move)
        assert best is not None
        return best[1], best[2]

    def _known(self, now: Standing, stakes: Stakes) -> Shares:
        left = now.tricks_left
        if left == 0:
            return (0, 0, 0)
        if now.tiles:
            return self._best(now, stakes)[0]
        needed = max(0, min(stakes.needed, left + 1))
        key = (now.hands[0] | now.hands[1] | now.hands[2], now.declarer, needed, stakes.ahead)
        if key not in self._values:
            self._values[key] = self._best(now, replace(stakes, needed=needed))[0]
        return self._values[key]

    def _played(self, now: Standing, move: Move, stakes: Stakes) -> tuple[Standing, Stakes, Shares]:
        """Give what follows a move, and the trick that it ends, if it does."""
        after, _ = self._game.after(now, move)
        if after.tiles:
            return after, stakes, (0, 0, 0)
        taker = -after.declarer % 3  # the taker leads
        gained = (int(taker == 0), int(taker == 1), int(taker == 2))
        needed, ahead = stakes.needed - gained[0], stakes.ahead + gained[1] - gained[2]
        return after, replace(stakes, needed=needed, ahead=ahead), gained


def _wish(seat: int, shares: Shares, stakes: Stakes) -> tuple[int, ...]:
    """Order outcomes as a seat prefers them: the greater, the better."""
    is_made = shares[0] >= stakes.needed
    if seat == 0:
        return (is_made, -max(shares[1] + stakes.ahead, shares[2]))
    gain = stakes.bid if stakes.defenders_gain and not is_made else 0
    return (shares[seat] + gain, not is_made)
