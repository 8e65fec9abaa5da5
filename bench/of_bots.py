"""What decisions of the strong levels cost, the belief behind them, and the arena around them."""

from __future__ import annotations

import time
from collections import defaultdict
from itertools import islice
from statistics import median, quantiles

from bench.figures import Figure, cpu_seconds
from trimoon.bots import Limit, bot_for, endless_deals, game_steps
from trimoon.bots.weights import weights_of
from trimoon.bots.worlds import worlds_of
from trimoon.rules import Phase, Ruleset, SeatView

_DEALS = 60
_RULES = Ruleset()


def figures() -> list[Figure]:
    """Measure deals of one kind of bot each, in processor time of one thread."""
    half, half_share, views = _measured("half-moon")
    full, _, _ = _measured("full-moon")
    auction = next(view for view in views if view.deal and len(view.deal.calls) == 2)
    lead = next(
        view
        for view in views
        if view.deal and view.phase is Phase.PLAY and view.deal.hand_sizes == (6, 7, 7)
    )
    return [
        *_decisions("half-moon", half, "50"),
        *_decisions("full-moon", full, "1,000"),
        Figure(
            "51,480 worlds, enumerated and weighted by two calls",
            1e3 * _belief(auction),
            "ms",
            "20",
        ),
        Figure(
            "24,024 worlds of a defender, by calls and exchange", 1e3 * _belief(lead), "ms", "20"
        ),
        Figure("views and rules around half-moon", 100 * half_share, "%", "10"),
    ]


def _measured(name: str) -> tuple[dict[str, list[float]], float, list[SeatView]]:
    """Give the seconds of each decision by phase, the share of all else, and the views."""
    bot = bot_for(name)
    times: defaultdict[str, list[float]] = defaultdict(list)
    views: list[SeatView] = []

    class Timed:
        name, version = bot.name, bot.version

        def decide(self, view: SeatView, limit: Limit, seed: int):  # type: ignore[no-untyped-def]
            begin = time.process_time()
            decision = bot.decide(view, limit, seed)
            times[view.phase.value].append(time.process_time() - begin)
            views.append(view)
            return decision

    deals = (islice(endless_deals(_RULES, seed), 1) for seed in range(_DEALS))
    for _ in game_steps((bot,) * 3, _RULES, islice(endless_deals(_RULES, 99), 1), 99):
        pass  # Loads the almanac, which is no decision's fault.
    begin = time.process_time()
    for seed, deal in enumerate(deals):
        for _ in game_steps((Timed(),) * 3, _RULES, deal, seed):
            pass
    spent = time.process_time() - begin
    thought = sum(map(sum, times.values()))
    return times, (spent - thought) / spent, views


def _decisions(name: str, times: dict[str, list[float]], goal: str) -> list[Figure]:
    every = [each for phase in times.values() for each in phase]
    rows = [
        Figure(f"{name}: a decision, median", 1e3 * median(every), "ms"),
        Figure("  the 99th percentile", 1e3 * quantiles(every, n=100)[98], "ms", goal),
    ]
    for phase, each in times.items():
        rows.append(Figure(f"  {phase}, 95th percentile", 1e3 * quantiles(each, n=20)[18], "ms"))
    return rows


def _belief(view: SeatView) -> float:
    return cpu_seconds(lambda: weights_of(view, worlds_of(view)), runs=5)
