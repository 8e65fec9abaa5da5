"""`trimoon bench solver`: how fast the solver is here, beside plain alpha-beta in the same run.

The deals are always the same: random ones, and ones in which the declarer, after its best exchange
of eight, takes four tricks or more. The declarer leads; every figure is the mean over all nine
trumps of the processor time of one thread, the quickest of some runs.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from dataclasses import dataclass
from itertools import combinations
from random import Random
from statistics import fmean
from typing import TYPE_CHECKING, Any, Final

from trimoon.cli.voices import Voice
from trimoon.rules import TILES, Call, Seat, TileSet, Trick, Trump
from trimoon.solver import Context, Position, backend, codes_for, solve, solve_exchange, solve_many
from trimoon.solver.backends import plain

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

Hands = tuple[TileSet, TileSet, TileSet]

_WORTH_A_CONTRACT: Final = 4


@dataclass(frozen=True, slots=True)
class Size:
    """How many deals of each sort are measured, and how often."""

    deals: int
    plain: int
    points: int
    runs: int
    has_belief: bool


SIZES: Final = {
    "kernel": Size(3000, 200, 3, 3, has_belief=True),
    "twin": Size(2, 2, 0, 1, has_belief=False),
}


def solver(as_json: bool, voice: Voice) -> None:
    """Measure, and print the figures as text or as one JSON object."""
    if backend == "twin":
        voice.warn("solve.slow")
    found = figures(SIZES[backend])
    if as_json:
        print(json.dumps(found))
        return
    for text_id, name in _FIGURES.items():
        if found[name] is not None:
            voice.tell("bench.figure", name=voice.say(text_id), value=voice.figure(found[name], 2))
    voice.tell("bench.rate", rate=voice.figure(found["nodes_per_second"] / 1e6, 2))
    voice.tell("bench.nodes", nodes=voice.figure(found["nodes"]), backend=backend)


_FIGURES: Final = {
    "bench.exact": "exact_us",
    "bench.threshold": "threshold_us",
    "bench.plays": "plays_us",
    "bench.exchange": "exchange_us",
    "bench.points": "points_us",
    "bench.belief": "belief_us",
    "bench.overhead": "overhead_us",
    "bench.plain": "plain_us",
}


def figures(size: Size) -> dict[str, Any]:
    """Give all figures; times are microseconds for one position."""
    rng = Random(8021)
    dealt = [_dealt(rng) for _ in range(size.deals)]
    exchange_us, strong = _strong(rng, size.deals)
    codes = [_codes(dealt + strong, trump) for trump in Trump]
    context = Context()
    exact_us = _mean_us(codes, size.runs, context)
    nodes = sum(_nodes(each, context) for each in codes)
    return {
        "backend": backend,
        "deals": len(codes[0]),
        "exact_us": exact_us,
        "threshold_us": _mean_us(codes, size.runs, context, at_least=_WORTH_A_CONTRACT),
        "plays_us": _mean_us([each[::4] for each in codes], size.runs, context, plays=True),
        "exchange_us": exchange_us,
        "points_us": _points_us(dealt[: size.points]),
        "belief_us": _belief_us(rng) if size.has_belief else None,
        "overhead_us": _overhead_us(),
        "plain_us": _plain_us([_every(each, size.plain) for each in codes]),
        "nodes": nodes,
        "nodes_per_second": nodes / (1e-6 * exact_us * sum(map(len, codes))),
    }


def _dealt(rng: Random) -> Hands:
    drawn = rng.sample(TILES, 21)
    return (TileSet(drawn[:7]), TileSet(drawn[7:14]), TileSet(drawn[14:]))


def _strong(rng: Random, deals: int) -> tuple[float, list[Hands]]:
    """Give the time of an exchange, and hands worth a contract after the best one."""
    found: list[Hands] = []
    times = []
    while len(found) < deals:
        drawn = rng.sample(TILES, 22)
        eight, others = TileSet(drawn[:8]), (TileSet(drawn[8:15]), TileSet(drawn[15:]))
        begin = time.process_time()
        values = solve_exchange(eight, others)
        times.append(time.process_time() - begin)
        best = max(values, key=lambda choice: values[choice])
        if values[best] >= _WORTH_A_CONTRACT:
            found.append((eight.removing(best[0]), *others))
    return 1e6 * fmean(times), found


def _codes(deals: list[Hands], trump: Trump) -> NDArray[np.uint64]:
    return codes_for([[hand.mask for hand in hands] for hands in deals], trump)


def _every(codes: NDArray[np.uint64], count: int) -> NDArray[np.uint64]:
    return codes[:: max(1, len(codes) // count)]


def _mean_us(
    codes: list[NDArray[np.uint64]], runs: int, context: Context, **question: Any
) -> float:
    def solve_all() -> None:
        for each in codes:
            solve_many(each, threads=1, context=context, **question)

    return _quickest(solve_all, runs) / sum(map(len, codes))


def _quickest(work: Callable[[], object], runs: int) -> float:
    """Give the processor time of the quickest run in microseconds."""
    times = []
    for _ in range(runs):
        begin = time.process_time()
        work()
        times.append(time.process_time() - begin)
    return 1e6 * min(times)


def _nodes(codes: NDArray[np.uint64], context: Context) -> int:
    solve_many(codes, threads=1, context=context)
    return context.nodes


def _points_us(deals: list[Hands]) -> float | None:
    context = Context()

    def solve_all() -> None:
        for hands in deals:
            for trump in Trump:
                position = Position(hands, trump, Seat.SOUTH, Trick(Seat.SOUTH))
                context.solve_points(position, Call.FOUR)

    return _quickest(solve_all, 1) / (len(deals) * len(Trump)) if deals else None


def _belief_us(rng: Random) -> float:
    """Time the opening lead over all worlds, every lead valued exactly, on all processors.

    The mean of nine random hands, one with each trump.
    """
    times = []
    for trump in Trump:
        drawn = rng.sample(TILES, 21)
        own, unseen = TileSet(drawn[:7]), TileSet(drawn[7:])
        worlds = [TileSet(west) for west in combinations(unseen, 7)]
        codes = codes_for([(own.mask, west.mask, (unseen - west).mask) for west in worlds], trump)
        begin = time.perf_counter()
        solve_many(codes, plays=True, worlds=True)
        times.append(time.perf_counter() - begin)
    return 1e6 * fmean(times)


def _overhead_us() -> float:
    """Time a question that needs no search: the last trick."""
    hands = (TileSet(TILES[:1]), TileSet(TILES[1:2]), TileSet(TILES[2:3]))
    position = Position(hands, Trump.NONE, Seat.SOUTH, Trick(Seat.SOUTH))
    calls = range(10_000)

    def ask_all() -> None:
        for _ in calls:
            solve(position)

    return _quickest(ask_all, 5) / len(calls)


def _plain_us(codes: list[NDArray[np.uint64]]) -> float:
    import numpy as np

    answers = [np.empty((len(each), 1), dtype=np.int8) for each in codes]

    def solve_all() -> None:
        for each, answer in zip(codes, answers, strict=True):
            plain(each, answer)

    took = _quickest(solve_all, 2) / sum(map(len, codes))
    for each, answer in zip(codes, answers, strict=True):
        if solve_many(each).tolist() != answer[:, 0].tolist():
            raise RuntimeError("solver and plain reference do not agree")
    return took
