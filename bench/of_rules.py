"""Random complete deals a second through `rules.apply`, every action drawn from `legal_actions`."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

from bench.figures import Figure, cpu_seconds
from trimoon.rules import (
    TILES,
    Deal,
    GameState,
    Ruleset,
    Seat,
    Shuffle,
    TileSet,
    apply,
    legal_actions,
)

_DEALS = 200


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


def figures() -> list[Figure]:
    """Measure complete random deals, shuffling not counted."""
    source = random.Random(1)
    deals = list(_shuffles(source, _DEALS))
    seconds = cpu_seconds(lambda: _play(deals, source.choice))
    return [
        Figure(
            "random deals through apply", _DEALS / seconds, "deals/s", "at least 2,500 on one core"
        )
    ]
