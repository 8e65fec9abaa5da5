"""The kernel's twin: the same answers from the same search, in Python made to be read.

It serves where there is no kernel, and it is what the kernel is tested against. `Context`, `many`
and what is imported here for others are what the kernel offers under the same names; the modules
beside this one state how it is done.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from trimoon.rules import TILES, Trump
from trimoon.solver.twin.asked import Asked, read
from trimoon.solver.twin.ismcts import search_worlds
from trimoon.solver.twin.plain import Plain
from trimoon.solver.twin.plan import plan
from trimoon.solver.twin.points import PointsSearch, Stakes
from trimoon.solver.twin.search import Game, Known, Search
from trimoon.solver.twin.utilities import solve_utilities

__all__ = ["Context", "many", "plain", "plan", "search_worlds", "solve_utilities"]

_EXACT: Final = -1
_EVERY_PLAY: Final = -2
_AT_ONCE: Final = 8


class Context:
    """Answers questions about positions; `nodes` are those of the last one.

    With `worlds` it keeps what it has proven from one question to the next.
    """

    def __init__(self, worlds: bool = False) -> None:
        self.nodes = 0
        self._worlds = worlds
        self._known: dict[tuple[Trump, bool], Known] = {}

    def _search(self, asked: Asked) -> Search:
        known = self._known.setdefault(asked.game, {}) if self._worlds else {}
        return Search(asked.ranks, asked.names_suit, known)

    def solve(self, first: int, second: int) -> int:
        asked = read(first, second)
        search = self._search(asked)
        tricks = search.value_of(asked.standing)
        self.nodes = search.nodes
        return tricks

    def reaches(self, first: int, second: int, tricks: int) -> bool:
        asked = read(first, second)
        search = self._search(asked)
        yes = search.at_least(asked.standing, tricks)
        self.nodes = search.nodes
        return yes

    def plays(self, first: int, second: int) -> list[tuple[int, int, int]]:
        asked = read(first, second)
        search, now = self._search(asked), asked.standing
        values: list[tuple[int, int, int]] = []
        for move in search.moves(now):
            after, gained = search.after(now, move)
            guess = values[-1][2] - gained if values else None
            tricks = gained + search.value_of(after, guess)
            values.append((*asked.outside(move, len(now.tiles)), tricks))
        self.nodes = search.nodes
        # In standard order, of one tile the higher end first.
        return sorted(values, key=lambda value: (value[0], -value[1]))

    def discards(self, first: int, second: int) -> list[int]:
        asked = read(first, second)
        search = self._search(asked)
        eight, one, other = asked.standing.hands
        values: list[int] = []
        for tile in TILES:
            bit = 1 << asked.ranks.bit_of[tile.index]
            if eight & bit:
                seven = replace(asked.standing, hands=(eight ^ bit, one, other))
                values.append(search.value_of(seven, values[-1] if values else None))
        self.nodes = search.nodes
        return values

    def points(
        self, first: int, second: int, needed: int, ahead: int, bid: int, defenders_gain: bool
    ) -> tuple[tuple[int, int, int], list[tuple[int, int]]]:
        asked = read(first, second)
        search = PointsSearch(Game(asked.ranks, asked.names_suit))
        stakes = Stakes(needed, ahead, bid, defenders_gain)
        shares = search.value(asked.standing, stakes)
        self.nodes = search.nodes
        begun = len(asked.standing.tiles)
        line = [
            asked.outside(move, place % 3)
            for place, move in enumerate(search.line(asked.standing, stakes), begun)
        ]
        declarer = asked.leader + asked.standing.declarer
        south, west, east = (shares[(seat - declarer) % 3] for seat in range(3))
        return (south, west, east), line


def many(
    codes: Any,
    answers: Any,
    question: int,
    worlds: bool,
    threads: int,
    attend: Callable[[int], bool],
) -> int | None:
    """Answer a question about many positions; give the nodes, or None if `attend` ends it.

    One after the other: threads would not make Python quicker.
    """
    del threads
    context, nodes = Context(worlds), 0
    for done, (first, second) in enumerate(codes.tolist()):
        if done % _AT_ONCE == 0 and not attend(done):
            return None
        answers[done] = _answer(context, first, second, question)
        nodes += context.nodes
    return nodes if attend(len(codes)) else None


def plain(codes: Any, answers: Any) -> None:
    """Fill the answers with the tricks of positions between tricks, by plain alpha-beta."""
    for number, (first, second) in enumerate(codes.tolist()):
        asked = read(first, second)
        answers[number] = Plain(asked.ranks).value(asked.standing)


def _answer(context: Context, first: int, second: int, question: int) -> int | list[int]:
    if question == _EXACT:
        return context.solve(first, second)
    if question != _EVERY_PLAY:
        return context.reaches(first, second, question)
    standing = read(first, second).standing
    better = max if standing.declarer == len(standing.tiles) else min
    row = [-1] * len(TILES)
    for tile, _, tricks in context.plays(first, second):
        row[tile] = tricks if row[tile] < 0 else better(row[tile], tricks)
    return row
