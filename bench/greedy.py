"""How well `greedy` counts, calls and plays: `python -m bench.greedy [--games N] [--seed S]`.

`docs/bots.md` reports the figures; its constants rest on them.
"""

from __future__ import annotations

import argparse
import time
from collections import defaultdict
from itertools import islice
from statistics import fmean, quantiles

from trimoon.bots import BOTS, Bot, endless_deals, game_steps
from trimoon.bots.estimate import tenths_expected, tenths_without
from trimoon.bots.seen import tiles_in_play
from trimoon.rules import (
    ALL_TILES,
    BUNDLES,
    Call,
    DealState,
    FinishedDeal,
    GameState,
    Ruleset,
    Seat,
    Widow,
    trumps_offered,
)


def _played(
    bots: tuple[Bot, Bot, Bot], ruleset: Ruleset, seed: int, thought: list[float]
) -> GameState:
    """Play a game; note the processor time of each decision."""
    steps = game_steps(bots, ruleset, endless_deals(ruleset, seed), seed)
    begin = time.process_time()
    while True:
        try:
            next(steps)
        except StopIteration as end:
            state: GameState = end.value
            return state
        now = time.process_time()
        thought.append(now - begin)
        begin = now


def _kept(deal: DealState) -> float:
    """Estimate what the declarer kept, as it did before the first lead."""
    assert deal.declarer is not None and deal.trump is not None
    hand = deal.layout.hands[deal.declarer]
    others = tiles_in_play(deal.ruleset) - hand
    if deal.discard is not None:
        assert deal.layout.widow is not None
        others = others.removing(deal.layout.widow)
        hand = hand.adding(deal.layout.widow).removing(deal.discard)
    return tenths_expected(hand, deal.trump, others) / 10


def _show_estimates(deals: list[DealState]) -> None:
    print("\nestimate after the exchange: deals, mean estimate and mean tricks taken")
    rows: dict[int, list[tuple[float, int]]] = defaultdict(list)
    for deal in deals:
        estimate = _kept(deal)
        rows[int(estimate)].append((estimate, deal.taken[deal.declarer or Seat.SOUTH]))
    for whole, pairs in sorted(rows.items()):
        estimated = fmean(estimate for estimate, _ in pairs)
        taken = fmean(tricks for _, tricks in pairs)
        print(f"  {whole} to {whole + 1}: {len(pairs):6}, {estimated:.2f} and {taken:.2f}")


def _show_widow(ruleset: Ruleset, deals: int, seed: int) -> None:
    """Compare the best estimate of every hand before the auction and after a best exchange."""
    gains = []
    for shuffle in islice(endless_deals(ruleset, seed), deals):
        for hand in shuffle.deal.hands:
            assert shuffle.deal.widow is not None
            eight = hand.adding(shuffle.deal.widow)
            without = (
                tenths_without(eight, trump, ALL_TILES - eight) for trump in trumps_offered(ruleset)
            )
            before = max(
                tenths_expected(hand, trump, ALL_TILES - hand) for trump in trumps_offered(ruleset)
            )
            gains.append(max(max(by_tile.values()) for by_tile in without) - before)
    print(f"\nthe widow adds {fmean(gains) / 10:.2f} tricks to the estimate ({len(gains)} hands)")


def _show_calls(deals: list[DealState], thrown_in: int) -> None:
    print(f"\nfinal bids of {len(deals) + thrown_in} deals, {thrown_in} of them thrown in")
    for bid in Call:
        with_bid = [deal for deal in deals if deal.bid is bid]
        if with_bid:
            made = fmean(bool(deal.made) for deal in with_bid)
            share = len(with_bid) / len(deals)
            print(f"  {bid!s:>2}: {share:6.1%} of contracts, made {made:6.1%}")
    print(f"  all: made {fmean(bool(deal.made) for deal in deals):.1%}")


def _contracts(finished: list[FinishedDeal]) -> list[DealState]:
    return [each.deal for each in finished if each.deal.declarer is not None]


def _self_play(ruleset: Ruleset, games: int, seed: int) -> None:
    greedy = BOTS["greedy"]
    thought: list[float] = []
    states = [
        _played((greedy, greedy, greedy), ruleset, seed + game, thought) for game in range(games)
    ]
    finished = [deal for state in states for deal in state.finished]
    contracts = _contracts(finished)
    print(
        f"\n{games} games of three greedy, {ruleset.name}: {len(finished) / games:.2f} deals a game"
    )
    _show_calls(contracts, len(finished) - len(contracts))
    _show_estimates(contracts)
    cuts = quantiles(thought, n=100)
    print(
        f"\nprocessor time of a decision: median {1e3 * cuts[49]:.2f} ms,"
        f" 99 % {1e3 * cuts[98]:.2f} ms"
    )


def _against_random(ruleset: Ruleset, games: int, seed: int) -> None:
    greedy, random = BOTS["greedy"], BOTS["random"]
    wins, points = 0, []
    for game in range(games):
        for seat in range(3):
            bots = tuple(greedy if place == seat else random for place in range(3))
            state = _played((bots[0], bots[1], bots[2]), ruleset, seed + game, [])
            wins += state.winner == seat
            points += [deal.points[seat] for deal in state.finished]
    print(
        f"\n{3 * games} rotated games of greedy against two random, {ruleset.name}:"
        f" wins {wins / (3 * games):.1%}, {fmean(points):+.2f} points a deal"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=400, help="games of three greedy")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--ruleset", choices=tuple(BUNDLES), default="classic")
    arguments = parser.parse_args()
    ruleset = BUNDLES[arguments.ruleset]
    if ruleset.widow is not Widow.NONE:
        _show_widow(ruleset, 2 * arguments.games, arguments.seed)
    _self_play(ruleset, arguments.games, arguments.seed)
    _against_random(ruleset, arguments.games // 4, arguments.seed)


if __name__ == "__main__":
    main()
