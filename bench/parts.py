"""What parts of a bot bring in the exchange and the play, on the same contracts.

`python -m bench.parts VARIANT… [--base half-moon] [--deals N] [--seed S]`. Three of the base bot
auction each deal; the exchange and the play are then done by the base bot alone, and again with
a variant in one seat: the declarer's, or that of the defender after it. What changes is due to it;
the last column is what it is for, that seat's points less the mean of the others'.
`docs/strength.md` reports the figures.
"""

from __future__ import annotations

import argparse
from concurrent.futures import as_completed
from dataclasses import dataclass
from itertools import islice
from math import sqrt
from statistics import fmean, stdev

from tqdm import tqdm

from trimoon.bots import Limit, bot_for, endless_deals, seed_at
from trimoon.rules import GameState, Phase, Ruleset, Seat, apply, is_made, view_for
from trimoon.workers import process_pool

ROLES = {"declarer": 0, "a defender": 1}
"""The seats that a variant takes, counted from the declarer on."""


@dataclass(frozen=True, slots=True)
class Result:
    """How a contract ended; `ahead` is each seat's points less the others' mean, by role."""

    made: bool
    tricks: int
    ahead: tuple[float, float, float]


def one_deal(base: str, variants: tuple[str, ...], seed: int) -> dict[str, Result]:
    """Play one contract in every way; none if the deal is thrown in."""
    ruleset = Ruleset()
    state = apply(GameState(ruleset), next(islice(endless_deals(ruleset, seed), 1)))
    while state.phase is Phase.AUCTION:
        state = _step(state, base, seed)
    if state.deal is None:
        return {}
    declarer = state.deal.declarer
    assert declarer is not None
    results = {"base": _played(state, base, base, declarer, seed)}
    for variant in variants:
        for role, places in ROLES.items():
            seat = declarer.plus(places)
            results[f"{role}: {variant}"] = _played(state, base, variant, seat, seed)
    return results


def _step(state: GameState, name: str, seed: int) -> GameState:
    assert state.actor is not None and state.deal is not None
    number = 8 * len(state.deal.tricks) + len(state.deal.calls) + 3 * (state.actor + 1)
    decision = bot_for(name).decide(view_for(state, state.actor), Limit(), seed_at(seed, number))
    return apply(state, decision.action)


def _played(state: GameState, base: str, variant: str, seat: Seat, seed: int) -> Result:
    while state.deal is not None:
        state = _step(state, variant if state.actor is seat else base, seed)
    ended = state.finished[-1]
    declarer = ended.deal.declarer
    assert declarer is not None
    tricks = ended.deal.taken[declarer]
    total = sum(ended.points)
    ahead = [1.5 * ended.points[declarer.plus(role)] - total / 2 for role in range(3)]
    made = is_made(max(ended.deal.calls), tricks)
    return Result(made, tricks, (ahead[0], ahead[1], ahead[2]))


def _change(changes: list[float], scale: int, digits: int) -> str:
    error = 1.96 * stdev(changes) / sqrt(len(changes))
    return f"{scale * fmean(changes):+.{digits}f} ± {scale * error:.{digits}f}"


def _row(way: str, rows: list[dict[str, Result]]) -> str:
    role = ROLES[way.partition(":")[0]]
    pairs = [(row[way], row["base"]) for row in rows]
    cells = (
        way,
        _change([float(new.made) - old.made for new, old in pairs], 100, 1),
        _change([float(new.tricks - old.tricks) for new, old in pairs], 1, 3),
        _change([new.ahead[role] - old.ahead[role] for new, old in pairs], 1, 3),
    )
    return f"| {' | '.join(cells)} |"


def main() -> None:
    """Measure, and print a table in Markdown."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("variants", nargs="+")
    parser.add_argument("--base", default="half-moon")
    parser.add_argument("--deals", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int)
    args = parser.parse_args()
    variants = tuple(args.variants)
    with process_pool(args.workers) as pool:
        futures = [
            pool.submit(one_deal, args.base, variants, args.seed * 1_000_000 + number)
            for number in range(args.deals)
        ]
        done = tqdm(as_completed(futures), total=len(futures), disable=None)
        rows = [row for future in done if (row := future.result())]
    made, tricks = (
        fmean(getattr(row["base"], name) for row in rows) for name in ("made", "tricks")
    )
    print(f"{len(rows)} contracts of {args.base}: made {100 * made:.1f} %, {tricks:.2f} tricks\n")
    print("| change | made, points of 100 | tricks | ahead, points |")
    print("|---|---|---|---|")
    for way in list(rows[0])[1:]:
        print(_row(way, rows))


if __name__ == "__main__":
    main()
