"""The solver beside DDS, the reference of bridge, in one run: `python benchmarks/bridge.py`.

Bridge endings of seven tricks (28 cards) beside whole deals of Moon (21 tiles): one exact value
against one, all leads against all leads. Wants endplay, which brings DDS: `pip install endplay`.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from endplay.dds import solve_board
from endplay.dds.solve import SolveMode
from endplay.types import Card, Deal, Denom, Player

from trimoon.rules import TILES, Seat, TileSet, Trick, Trump
from trimoon.solver import Context, Position

DEALS = 400
RUNS = 5


def endings(rng: Random) -> list[Deal]:
    """Give bridge endings of seven tricks, any suit or none trump, North to lead."""
    cards = [Card(suit=suit, rank=rank) for suit in list(Denom.suits()) for rank in _ranks()]
    made = []
    for _ in range(DEALS):
        drawn = rng.sample(cards, 28)
        deal = Deal(trump=rng.choice([*Denom.suits(), Denom.nt]), first=Player.north)
        for place, player in enumerate(Player.iter_order("NESW")):
            for card in drawn[place * 7 : place * 7 + 7]:
                deal[player].add(card)
        made.append(deal)
    return made


def _ranks() -> list[Any]:
    from endplay.types import Rank

    return list(Rank)


def positions(rng: Random) -> list[Position]:
    """Give whole deals of Moon with any trump, the declarer to lead."""
    made = []
    for _ in range(DEALS):
        drawn = rng.sample(TILES, 21)
        hands = (TileSet(drawn[:7]), TileSet(drawn[7:14]), TileSet(drawn[14:]))
        made.append(Position(hands, rng.choice(list(Trump)), Seat.SOUTH, Trick(Seat.SOUTH)))
    return made


def microseconds(question: Callable[[Any], object], asked: Sequence[object]) -> float:
    """Give the processor time of one question: the quickest of some runs over all."""
    times = []
    for _ in range(RUNS):
        begin = time.process_time()
        for each in asked:
            question(each)
        times.append(time.process_time() - begin)
    return 1e6 * min(times) / len(asked)


def main() -> None:
    """Print both, and how many times as long DDS takes."""
    rng, context = Random(7), Context()
    bridge, moon = endings(rng), positions(rng)
    rows = (
        (
            "one exact value",
            microseconds(lambda deal: solve_board(deal, SolveMode.OptimalOne), bridge),
            microseconds(context.solve, moon),
        ),
        (
            "all seven leads",
            microseconds(solve_board, bridge),
            microseconds(context.solve_plays, moon),
        ),
    )
    for name, of_dds, of_moon in rows:
        print(f"{name}: DDS {of_dds:.1f}, here {of_moon:.1f} us: {of_dds / of_moon:.1f} times")


if __name__ == "__main__":
    main()
