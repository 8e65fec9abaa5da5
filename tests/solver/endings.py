"""Plans once more, as anybody would write them: every pure plan is played out in every world.

Nothing of the solver is used but positions, and the order in which it prefers equal plays.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from itertools import combinations
from random import Random

import numpy as np
from solver.deals import played_on, random_position

from trimoon.rules import Play, Ruleset, Seat, TileSet
from trimoon.solver import Position, PositionError
from trimoon.solver.twin.ranks import ranks_for

History = tuple[tuple[Seat, Play], ...]
"""What everybody has seen since the root."""

Follow = Callable[[Position, History], Play]


def worth_of(utility: np.ndarray, done: Position, seat: Seat) -> float:
    taken, role = done.taken, (seat - done.declarer) % 3
    return float(utility[taken[done.declarer], taken[done.declarer.next], role])


def ordered(given: Position) -> list[Play]:
    """Give the plays by the order in which equals are preferred."""
    bit_of = ranks_for(given.trump).bit_of
    return sorted(given.plays, key=lambda play: (bit_of[play.tile.index], -(play.named or 0)))


class FaceUp:
    """Plays for its own utility with all tiles face up, like everybody else."""

    def __init__(self, utility: np.ndarray) -> None:
        self.utility = utility
        self.known: dict[object, Position] = {}

    def end(self, given: Position) -> Position:
        """Give the position in which the deal ends."""
        key = (given.words, given.taken)
        if key not in self.known:
            ends = [self.end(given.after(play)) for play in ordered(given)]
            self.known[key] = max(
                ends or [given], key=lambda done: worth_of(self.utility, done, given.seat)
            )
        return self.known[key]

    def after(self, given: Position, play: Play) -> float:
        return worth_of(self.utility, self.end(given.after(play)), given.seat)

    def follow(self, given: Position, history: History) -> Play:
        return max(ordered(given), key=lambda play: self.after(given, play))


class OwnView:
    """Plays for its own utility on the mean over all that it thinks possible."""

    def __init__(
        self, face_up: FaceUp, root: Position, pool: TileSet, may_hold: Sequence[TileSet]
    ) -> None:
        self.face_up, self.root, self.pool, self.may_hold = face_up, root, pool, may_hold
        self.known: dict[object, Play] = {}

    def follow(self, given: Position, history: History) -> Play:
        held = given.hands[0] | given.hands[1] | given.hands[2]
        unseen = held if given.seat is given.declarer else self.pool - played_in(history)
        unseen -= given.hands[given.seat]
        key = (history, given.hands[given.seat], unseen)
        if key not in self.known:
            self.known[key] = self.best(given, list(self.worlds(given, unseen, history)))
        return self.known[key]

    def best(self, given: Position, worlds: list[Position]) -> Play:
        means = {
            play: sum(self.face_up.after(world, play) for world in worlds) / len(worlds)
            for play in ordered(given)
        }
        most = max(means.values())
        return next(play for play, mean in means.items() if mean > most - 1e-9)

    def worlds(self, given: Position, unseen: TileSet, history: History) -> Iterator[Position]:
        """Give each split of the unseen tiles from which the play since the root was legal."""
        one, other = given.seat.next, given.seat.plus(2)
        for first in map(TileSet, combinations(unseen & self.may_hold[one], len(given.hands[one]))):
            rest = (unseen - first) & self.may_hold[other]
            for second in map(TileSet, combinations(rest, len(given.hands[other]))):
                world = with_hands(given, {one: first, other: second})
                if world is not None and self.was_legal(world, history):
                    yield world

    def was_legal(self, world: Position, history: History) -> bool:
        again = with_hands(
            self.root,
            {
                seat: world.hands[seat]
                | played_in((by, play) for by, play in history if by is seat)
                for seat in Seat
            },
        )
        for _, play in history:
            if again is None or play not in again.plays:
                return False
            again = again.after(play)
        return again is not None


def played_in(history) -> TileSet:
    return TileSet(play.tile for _, play in history)


def with_hands(given: Position, changed: dict[Seat, TileSet]) -> Position | None:
    south, west, east = (changed.get(seat, given.hands[seat]) for seat in Seat)
    try:
        return replace(given, hands=(south, west, east))
    except PositionError:
        return None


def best_by_plans(
    worlds: Sequence[Position], weights: Sequence[float], utility: np.ndarray, follow: Follow
) -> dict[Play, float]:
    """Give for each play of the seat to play the value of its best pure plan."""
    best: dict[Play, float] = {}
    for plan in plans(worlds, follow, {}):
        value = 0.0
        for world, weight in zip(worlds, weights, strict=True):
            done = end_of(world, follow, plan)
            assert isinstance(done, Position)
            value += weight * worth_of(utility, done, world.seat)
        value /= sum(weights)
        first = plan[()]
        best[first] = max(best.get(first, value), value)
    return best


def plans(
    worlds: Sequence[Position], follow: Follow, plan: dict[History, Play]
) -> Iterator[dict[History, Play]]:
    """Give every pure plan: a play for all that the planner comes to see if it follows the plan."""
    for world in worlds:
        where = end_of(world, follow, plan)
        if isinstance(where, tuple):
            history, given = where
            for play in given.plays:
                yield from plans(worlds, follow, {**plan, history: play})
            return
    yield plan


def end_of(
    world: Position, follow: Follow, plan: dict[History, Play]
) -> Position | tuple[History, Position]:
    """Give the end of the deal, or where the plan does not say what to do."""
    planner, now = world.seat, world
    history: History = ()
    while now.plays:
        if now.seat is planner and history not in plan:
            return history, now
        play = plan[history] if now.seat is planner else follow(now, history)
        history = (*history, (now.seat, play))
        now = now.after(play)
    return now


def beliefs(
    rng: Random, size: int, plays: int, count: int, ruleset: Ruleset = Ruleset(), beside: int = 0
) -> tuple[list[Position], TileSet]:
    """Give worlds that one seat thinks possible after so many plays, and all tiles in them.

    `beside` tells how many tiles may lie in no hand.
    """
    drawn = random_position(rng, size, ruleset=ruleset)
    taken = spread(rng, 7 - size)
    first = played_on(rng, replace(drawn, taken=taken), plays)
    seat, (one, other) = first.seat, (first.seat.next, first.seat.plus(2))
    rest = TileSet.from_mask((1 << 22) - 1)
    for hand in first.hands:
        rest -= hand
    rest -= TileSet(first.trick.tiles)
    extra = TileSet(rng.sample(list(rest), beside))
    unseen = first.hands[one] | first.hands[other] | extra
    worlds = []
    for some in combinations(unseen, len(first.hands[one])):
        for more in combinations(unseen - TileSet(some), len(first.hands[other])):
            world = with_hands(first, {one: TileSet(some), other: TileSet(more)})
            if world is not None:
                worlds.append(world)
    chosen = rng.sample(worlds, min(count, len(worlds)))
    return chosen, unseen | first.hands[seat]


def spread(rng: Random, tricks: int) -> tuple[int, int, int]:
    """Give tricks taken by seat."""
    taken = [0, 0, 0]
    for _ in range(tricks):
        taken[rng.randrange(3)] += 1
    return taken[0], taken[1], taken[2]


def some_utility(rng: Random, whole: bool = True) -> np.ndarray:
    """Give any utility: whole numbers, so that many endings are worth the same to a seat."""
    each = [float(rng.randrange(4)) if whole else rng.random() for _ in range(8 * 8 * 3)]
    return np.array(each).reshape(8, 8, 3)
