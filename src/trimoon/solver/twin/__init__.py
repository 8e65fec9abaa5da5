"""The kernel's twin: the same answers from the same search, in Python made to be read.

It serves where there is no kernel, and it is what the kernel is tested against. `Context` and
`many` are what the kernel offers under the same names; `search`, `bounds`, `ranks` and `points`
state how it is done.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final, NamedTuple

from trimoon.rules import TILES, Trump
from trimoon.solver.twin.plain import Plain
from trimoon.solver.twin.points import PointsSearch, Stakes
from trimoon.solver.twin.ranks import Ranks, ranks_for
from trimoon.solver.twin.search import Game, Known, Move, Search, Standing

_TRUMPS: Final = tuple(Trump)
_NOT_NAMED: Final = 7
_EXACT: Final = -1
_EVERY_PLAY: Final = -2
_AT_ONCE: Final = 8


class _Asked(NamedTuple):
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
            return tile.index, _NOT_NAMED
        return tile.index, int(tile.high if move.suit == asked else tile.low)


class Context:
    """Answers questions about positions; `nodes` are those of the last one.

    With `worlds` it keeps what it has proven from one question to the next.
    """

    def __init__(self, worlds: bool = False) -> None:
        self.nodes = 0
        self._worlds = worlds
        self._known: dict[tuple[Trump, bool], Known] = {}

    def _search(self, asked: _Asked) -> Search:
        known = self._known.setdefault(asked.game, {}) if self._worlds else {}
        return Search(asked.ranks, asked.names_suit, known)

    def solve(self, first: int, second: int) -> int:
        asked = _read(first, second)
        search = self._search(asked)
        tricks = search.value_of(asked.standing)
        self.nodes = search.nodes
        return tricks

    def reaches(self, first: int, second: int, tricks: int) -> bool:
        asked = _read(first, second)
        search = self._search(asked)
        yes = search.at_least(asked.standing, tricks)
        self.nodes = search.nodes
        return yes

    def plays(self, first: int, second: int) -> list[tuple[int, int, int]]:
        asked = _read(first, second)
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
        asked = _read(first, second)
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
        asked = _read(first, second)
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
        asked = _read(first, second)
        answers[number] = Plain(asked.ranks).value(asked.standing)


def _answer(context: Context, first: int, second: int, question: int) -> int | list[int]:
    if question == _EXACT:
        return context.solve(first, second)
    if question != _EVERY_PLAY:
        return context.reaches(first, second, question)
    standing = _read(first, second).standing
    better = max if standing.declarer == len(standing.tiles) else min
    row = [-1] * len(TILES)
    for tile, _, tricks in context.plays(first, second):
        row[tile] = tricks if row[tile] < 0 else better(row[tile], tricks)
    return row


def _read(first: int, second: int) -> _Asked:
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
    return _Asked(standing, ranks, leader, bool(names_suit), trump)
