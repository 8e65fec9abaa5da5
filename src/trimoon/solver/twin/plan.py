"""The best plan of one seat over what it will see, while the two others follow a policy.

The planner keeps all worlds that are still possible for it together: its own play is one for all
of them, a play of another seat parts them. So it plans on what it knows, never on what it will not
know. The others either see all tiles (`face up`) or play from their own view: what is best on the
mean over the worlds that they think possible, each played on with all tiles face up.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import combinations
from typing import Any, Final, NamedTuple

from trimoon.solver.twin.asked import Asked, read
from trimoon.solver.twin.ismcts import Dice
from trimoon.solver.twin.ranks import bits_in
from trimoon.solver.twin.search import Move, Standing
from trimoon.solver.twin.utilities import CountingGame, MaxN, Taken, Utility, role_to_play

_SAME: Final = 1e-9


@dataclass(frozen=True, slots=True)
class Seen:
    """What everybody has seen. `cannot_hold` is by role.

    `unplayed` are the tiles that a defender may think of: those held, and perhaps a discard.
    """

    taken: Taken
    unplayed: int
    cannot_hold: tuple[int, int, int]

    def following(self, role: int, suit: int, tile: int) -> Seen:
        """Give what is seen once a role has played a tile where a suit was asked for."""
        if suit >> tile & 1:
            return self
        cannot = [each | (suit if i == role else 0) for i, each in enumerate(self.cannot_hold)]
        return replace(self, cannot_hold=(cannot[0], cannot[1], cannot[2]))


class Weighed(NamedTuple):
    """A world, and how likely it is beside others."""

    standing: Standing
    weight: float


class _Over(Exception):
    """The nodes allowed do not suffice."""


class _Nodes:
    """Tiles played, in each world, and splits looked at."""

    def __init__(self, limit: int) -> None:
        self.count, self.limit = 0, limit

    def add(self, more: int) -> None:
        self.count += more
        if self.count > self.limit:
            raise _Over


class FaceUp:
    """The policy of who sees all tiles, and plays for itself."""

    def __init__(self, face_up: MaxN) -> None:
        self._face_up = face_up

    def move(self, now: Standing, seen: Seen) -> Move:
        return self._face_up.best(now, seen.taken)[0]


class OwnView:
    """The policy of who thinks possible any split of the tiles that it does not hold.

    The plays since the root and what nobody may hold are considered. Of many splits it takes a
    sample, always the same: one from each of `sample` equal parts.
    """

    def __init__(
        self, game: CountingGame, face_up: MaxN, utility: Utility, sample: int, nodes: _Nodes
    ) -> None:
        self._game, self._face_up, self._utility = game, face_up, utility
        self._sample, self._nodes = sample, nodes
        self._known: dict[tuple[object, ...], Move] = {}

    def move(self, now: Standing, seen: Seen) -> Move:
        moves = list(self._game.moves(now))
        if len(moves) == 1:
            return moves[0]
        place, role = len(now.tiles), role_to_play(now)
        own, held = now.hands[place], now.hands[0] | now.hands[1] | now.hands[2]
        # The declarer knows what it laid down.
        unseen = (seen.unplayed if role else held) & ~own
        one, other = (unseen & ~seen.cannot_hold[(role + i) % 3] for i in (1, 2))
        key = (own, one, other, now.tiles, now.suit, now.declarer, seen.taken)
        if key not in self._known:
            worlds = [self._world(now, split) for split in self._splits(now, one, other)]
            self._known[key] = self._best(moves, worlds, seen.taken, role)
        return self._known[key]

    def _best(self, moves: list[Move], worlds: list[Standing], taken: Taken, role: int) -> Move:
        self._nodes.add(len(worlds))
        chosen, most = moves[0], self._mean(moves[0], worlds, taken, role)
        for move in moves[1:]:
            mean = self._mean(move, worlds, taken, role)
            if mean > most + _SAME:
                chosen, most = move, mean
        return chosen

    def _mean(self, move: Move, worlds: list[Standing], taken: Taken, role: int) -> float:
        times: dict[Taken, int] = {}
        for world in worlds:
            ending = self._face_up.ending(*self._game.played(world, move, taken))
            times[ending] = times.get(ending, 0) + 1
        total = 0.0
        for ending in sorted(times):
            total += times[ending] * self._utility.of(role, ending)
        return total / len(worlds)

    def _splits(self, now: Standing, one: int, other: int) -> list[tuple[int, int]]:
        place = len(now.tiles)
        sizes = [now.hands[(place + i) % 3].bit_count() for i in (1, 2)]
        splits = [
            (first, second)
            for first in _subsets(one, sizes[0])
            for second in _subsets(other & ~first, sizes[1])
        ]
        total, dice = len(splits), Dice(0)
        if total <= self._sample:
            return splits
        parts = range(self._sample)
        return [splits[(i * total + dice.below(total)) // self._sample] for i in parts]

    def _world(self, now: Standing, split: tuple[int, int]) -> Standing:
        place = len(now.tiles)
        hands = list(now.hands)
        hands[(place + 1) % 3], hands[(place + 2) % 3] = split
        return replace(now, hands=(hands[0], hands[1], hands[2]))


class Planning:
    """The values of the planner's moves: sums over the worlds, by weight."""

    def __init__(
        self,
        game: CountingGame,
        utility: Utility,
        planner: int,
        policy: FaceUp | OwnView,
        nodes: _Nodes,
    ) -> None:
        self._game, self._utility, self._planner = game, utility, planner
        self._policy, self._nodes = policy, nodes

    def values(self, worlds: list[Weighed], seen: Seen) -> Iterator[tuple[Move, float]]:
        for move in self._game.moves(worlds[0].standing):
            yield move, self._after(worlds, seen, move)

    def _value(self, worlds: list[Weighed], seen: Seen) -> float:
        now = worlds[0].standing
        if not now.hands[len(now.tiles)]:
            worth = self._utility.of(self._planner, seen.taken)
            return sum(world.weight for world in worlds) * worth
        if role_to_play(now) == self._planner:
            return max(self._after(worlds, seen, move) for move in self._game.moves(now))
        parts: dict[Move, list[Weighed]] = {}
        for world in worlds:
            parts.setdefault(self._policy.move(world.standing, seen), []).append(world)
        total = 0.0
        for move, part in parts.items():
            total += self._after(part, seen, move)
        return total

    def _after(self, worlds: list[Weighed], seen: Seen, move: Move) -> float:
        self._nodes.add(len(worlds))
        now = worlds[0].standing
        after = [
            Weighed(self._game.after(world.standing, move)[0], world.weight) for world in worlds
        ]
        taken = self._game.played(now, move, seen.taken)[1]
        seen = replace(seen, taken=taken, unplayed=seen.unplayed & ~(1 << move.tile))
        if now.tiles:
            suit = self._game.ranks.suit[now.suit]
            seen = seen.following(role_to_play(now), suit, move.tile)
        return self._value(after, seen)


def _subsets(tiles: int, size: int) -> list[int]:
    """Give all sets of so many of the tiles, as numbers from the lowest."""
    return sorted(sum(1 << bit for bit in some) for some in combinations(bits_in(tiles), size))


def plan(
    codes: Any,
    weights: Any,
    utility: Any,
    declarer: int,
    next_: int,
    own_view: bool,
    may_hold: tuple[int, int, int],
    sample: int,
    nodes: int,
) -> list[tuple[int, int, float]] | None:
    """Give tile, end named and expected utility for each legal play; None if nodes do not suffice.

    `may_hold` are tiles in standard order by seat.
    """
    worlds = [read(first, second) for first, second in codes.tolist()]
    asked, worth = worlds[0], Utility(utility.tolist())
    now, game = asked.standing, CountingGame(asked.ranks, asked.names_suit)
    face_up, counted = MaxN(game, worth), _Nodes(nodes)
    policy = OwnView(game, face_up, worth, sample, counted) if own_view else FaceUp(face_up)
    planning = Planning(game, worth, role_to_play(now), policy, counted)
    weighed = [
        Weighed(world.standing, weight)
        for world, weight in zip(worlds, weights.tolist(), strict=True)
    ]
    seen = _seen_first(weighed, may_hold, asked, (declarer, next_))
    total = sum(world.weight for world in weighed)
    try:
        values = list(planning.values(weighed, seen))
    except _Over:
        return None
    return [(*asked.outside(move, len(now.tiles)), value / total) for move, value in values]


def _seen_first(
    worlds: list[Weighed], may_hold: tuple[int, int, int], asked: Asked, taken: Taken
) -> Seen:
    now, ranks = asked.standing, asked.ranks
    declarer = asked.leader + now.declarer
    one, two, three = (ranks.bits(may_hold[(declarer + role) % 3]) for role in range(3))
    unplayed = one | two | three
    for world in worlds:
        for hand in world.standing.hands:
            unplayed |= hand
    for tile in now.tiles:
        unplayed &= ~(1 << tile)
    seen = Seen(taken, unplayed, (~one, ~two, ~three))
    if len(now.tiles) < 2:
        return seen
    return seen.following((1 - now.declarer) % 3, ranks.suit[now.suit], now.tiles[1])
