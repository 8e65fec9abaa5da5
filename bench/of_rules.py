"""Random complete deals a second through `rules.apply`, and the time that judging a claim takes."""

from __future__ import annotations

import itertools
import random
from collections.abc import Callable, Iterator
from functools import partial
from statistics import fmean

from bench.figures import Figure, cpu_seconds
from trimoon.analysis import can_claim
from trimoon.bots import Limit, decide, endless_deals
from trimoon.rules import (
    TILES,
    Deal,
    GameState,
    Phase,
    Ruleset,
    Seat,
    SeatView,
    Shuffle,
    TileSet,
    apply,
    legal_actions,
    view_for,
)

_DEALS = 200
_LEADS = 1_000


def _shuffles(source: random.Random, count: int) -> Iterator[Deal]:
    tiles = list(TILES)
    for _ in range(count):
        source.shuffle(tiles)
        yield Deal((TileSet(tiles[:7]), TileSet(tiles[7:14]), TileSet(tiles[14:21])), tiles[21])


def _play(deals: list[Deal], choose: Callable[..., object]) -> GameState:
    state = GameState(Ruleset())
    for deal in deals:
        if state.winner is not None:
            state = GameState(Ruleset())
        first = Seat.SOUTH if state.first_bidder is None else None
        state = apply(state, Shuffle(deal, first))
        while state.deal is not None:
            state = apply(state, choose(legal_actions(state)))  # type: ignore[arg-type]
    return state


def _leads() -> Iterator[SeatView]:
    """Give what seats see before they lead, in games of `greedy` where the leader names suits."""
    return itertools.islice(
        (view for number in itertools.count() for view in _leads_of_game(number)), _LEADS
    )


def _leads_of_game(number: int) -> Iterator[SeatView]:
    ruleset = Ruleset(leader_names_suit=True)
    state, deals = GameState(ruleset), endless_deals(ruleset, number)
    while state.winner is None:
        if state.actor is None:
            state = apply(state, next(deals))
            continue
        view = view_for(state, state.actor)
        if view.phase is Phase.PLAY and not state.deal.trick.tiles:
            yield view
        state = apply(state, decide("greedy", view, Limit(), number).action)


def figures() -> list[Figure]:
    """Measure complete random deals, shuffling not counted, and how long a claim is judged."""
    source = random.Random(1)
    deals = list(_shuffles(source, _DEALS))
    seconds = cpu_seconds(lambda: _play(deals, source.choice))
    judged = sorted(cpu_seconds(partial(can_claim, view), runs=3) for view in _leads())
    return [
        Figure(
            "random deals through apply", _DEALS / seconds, "deals/s", "at least 2,500 on one core"
        ),
        Figure("a claim judged, the leader names the suit: mean", 1e3 * fmean(judged), "ms"),
        Figure(f"… the slowest of {_LEADS:,} leads", 1e3 * judged[-1], "ms"),
    ]
