"""What parts of a bot bring in the exchange and the play, on the same contracts.

`python -m bench.parts VARIANT… [--base half-moon] [--deals N] [--seed S]`. Three of the base bot
auction each deal; the exchange and the play are then done by the base bot alone, and again with
another bot as declarer or as both defenders: what changes is due to it. `docs/strength.md` reports
the figures.
"""

from __future__ import annotations

import argparse
import json
from concurrent.futures import as_completed
from itertools import islice
from math import sqrt
from statistics import fmean, stdev

from tqdm import tqdm

from trimoon.bots import Limit, bot_for, endless_deals, seed_at
from trimoon.rules import GameState, Phase, Ruleset, apply, is_made, view_for
from trimoon.workers import process_pool

Row = dict[str, tuple[int, int, float]]
"""By who plays what: made (1 or 0), the declarer's tricks, its points less the defenders' mean."""


def one_deal(base: str, variants: tuple[str, ...], seed: int) -> Row:
    """Play one contract in every way; none if the deal is thrown in."""
    ruleset = Ruleset()
    start = apply(GameState(ruleset), next(islice(endless_deals(ruleset, seed), 1)))
    auctioned = _played(start, (base, base), seed, until_exchange=True)
    if auctioned.deal is None:
        return {}
    ways = {"base": (base, base)}
    for variant in variants:
        ways[f"declarer {variant}"] = (variant, base)
        ways[f"defenders {variant}"] = (base, variant)
    return {name: _result(_played(auctioned, roles, seed)) for name, roles in ways.items()}


def _played(
    state: GameState, roles: tuple[str, str], seed: int, *, until_exchange: bool = False
) -> GameState:
    """Play on with the declarer's and the defenders' bots; in the auction all are the first."""
    number = 0
    while state.deal is not None and not (until_exchange and state.phase is not Phase.AUCTION):
        assert state.actor is not None
        is_defender = state.phase is Phase.PLAY and state.actor is not state.deal.declarer
        bot = bot_for(roles[is_defender])
        view = view_for(state, state.actor)
        state = apply(state, bot.decide(view, Limit(), seed_at(seed, number)).action)
        number += 1
    return state


def _result(state: GameState) -> tuple[int, int, float]:
    ended = state.finished[-1]
    declarer = ended.deal.declarer
    assert declarer is not None
    tricks = ended.deal.taken[declarer]
    bid = max(ended.deal.calls)
    others = sum(ended.points) - ended.points[declarer]
    return int(is_made(bid, tricks)), tricks, ended.points[declarer] - others / 2


def _difference(rows: list[Row], way: str, column: int) -> str:
    changes = [row[way][column] - row["base"][column] for row in rows]
    error = 1.96 * stdev(changes) / sqrt(len(changes))
    scale = 100 if column == 0 else 1
    digits = 1 if column == 0 else 3
    return f"{scale * fmean(changes):+.{digits}f} ± {scale * error:.{digits}f}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("variants", nargs="+")
    parser.add_argument("--base", default="half-moon")
    parser.add_argument("--deals", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int)
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    rows = []
    with process_pool(args.workers) as pool:
        futures = [
            pool.submit(one_deal, args.base, tuple(args.variants), args.seed * 1_000_000 + number)
            for number in range(args.deals)
        ]
        for future in tqdm(as_completed(futures), total=len(futures), disable=None):
            if row := future.result():
                rows.append(row)
    if args.json:
        print(json.dumps(rows))
        return
    made, tricks = (fmean(row["base"][column] for row in rows) for column in (0, 1))
    print(f"{len(rows)} contracts of {args.base}: made {100 * made:.1f} %, {tricks:.2f} tricks\n")
    print("| change | made, points of 100 | tricks | declarer less mean defender, points |")
    print("|---|---|---|---|")
    for way in list(rows[0])[1:]:
        print(
            f"| {way} | " + " | ".join(_difference(rows, way, column) for column in range(3)) + " |"
        )


if __name__ == "__main__":
    main()
