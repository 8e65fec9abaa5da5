"""What the ends of a deal are worth to each seat, and the play in which each seat wants most.

All tiles lie face up, and every seat takes the play that is worth most to itself when the others
do the same ("max-n"). Whoever sees no difference plays its lowest bit, the tile to throw away, and
of one tile the higher end.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple, TypeAlias

from trimoon.rules import Trump
from trimoon.solver.twin.asked import Asked, read
from trimoon.solver.twin.search import Game, Move, Standing

Taken: TypeAlias = tuple[int, int]
"""Tricks of the declarer and of the defender after it: at the end they name an ending."""

_NONE_LEGAL: Final = float("nan")


class Utility(NamedTuple):
    """`worth[declarer's tricks][next defender's tricks][role]`; role 0 is the declarer."""

    worth: list[list[list[float]]]

    def of(self, role: int, ending: Taken) -> float:
        return self.worth[ending[0]][ending[1]][role]


class CountingGame(Game):
    """The game, and who has taken how many tricks."""

    def played(self, now: Standing, move: Move, taken: Taken) -> tuple[Standing, Taken]:
        """Give the standing after a move and the tricks then taken."""
        after, _ = self.after(now, move)
        if after.tiles:
            return after, taken
        taker = -after.declarer % 3  # the taker leads
        return after, (taken[0] + (taker == 0), taken[1] + (taker == 1))


class MaxN:
    """Each seat for itself, from any point of the play of one game."""

    def __init__(self, game: CountingGame, utility: Utility) -> None:
        self._game, self._utility = game, utility
        self._endings: dict[tuple[Standing, Taken], Taken] = {}

    def ending(self, now: Standing, taken: Taken) -> Taken:
        if not any(now.hands):
            return taken
        if (now, taken) not in self._endings:
            self._endings[now, taken] = self.best(now, taken)[1]
        return self._endings[now, taken]

    def best(self, now: Standing, taken: Taken) -> tuple[Move, Taken]:
        """Give the play of the seat to move, and how the deal then ends."""
        role = role_to_play(now)
        endings = (
            (move, self.ending(*self._game.played(now, move, taken)))
            for move in self._game.moves(now)
        )
        return max(endings, key=lambda each: self._utility.of(role, each[1]))


def role_to_play(now: Standing) -> int:
    """Give the role of the seat that plays next; 0 is the declarer."""
    return (len(now.tiles) - now.declarer) % 3


def solve_utilities(codes: Any, utility: Any, declarer: int, next_: int, answers: Any) -> None:
    """Fill a row for each position: what each tile is worth to the seat that plays next.

    Of a tile that may ask for either end the better counts; NaN where a tile is not legal.
    """
    worth = Utility(utility.tolist())
    searches: dict[tuple[Trump, bool], MaxN] = {}
    for number, (first, second) in enumerate(codes.tolist()):
        asked = read(first, second)
        game = CountingGame(asked.ranks, asked.names_suit)
        search = searches.setdefault(asked.game, MaxN(game, worth))
        answers[number] = _row(asked, game, search, worth, (declarer, next_))


def _row(
    asked: Asked, game: CountingGame, search: MaxN, utility: Utility, taken: Taken
) -> list[float]:
    now = asked.standing
    row = [_NONE_LEGAL] * len(asked.ranks.tiles)
    for move in game.moves(now):
        worth = utility.of(role_to_play(now), search.ending(*game.played(now, move, taken)))
        index = asked.ranks.tiles[move.tile].index
        if not worth <= row[index]:
            row[index] = worth
    return row
