"""Whether bots make what the almanac says: `python -m bench.achieved [BOT] [--games N] [--seed S]`.

Three of a bot play whole games. For each last bid: how often it was made, and what the almanac's
chance was before the widow and with it. `docs/strength.md` reports the figures.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from concurrent.futures import as_completed
from dataclasses import dataclass
from math import sqrt
from statistics import fmean

from tqdm import tqdm

from trimoon.almanac import chances_of, odds_of
from trimoon.bots import bot_for, endless_deals, play_game
from trimoon.rules import BUNDLES, Call, FinishedDeal, Ruleset, is_made
from trimoon.workers import process_pool


@dataclass(frozen=True, slots=True)
class Contract:
    """A contract with its chances before and after the widow, and whether it was made."""

    bid: Call
    before: float
    after: float
    made: bool


def contracts_of(name: str, ruleset: Ruleset, seed: int) -> list[Contract]:
    """Play a game, and give its contracts."""
    bot = bot_for(name)
    game = play_game((bot,) * 3, ruleset, endless_deals(ruleset, seed), seed)
    return [_contract(ended) for ended in game.finished if ended.deal.declarer is not None]


def _contract(ended: FinishedDeal) -> Contract:
    deal = ended.deal
    declarer, widow = deal.declarer, deal.layout.widow
    assert declarer is not None and widow is not None
    bid = max(deal.calls)
    number = bid.tricks - Call.FOUR
    hand = deal.layout.hands[declarer]
    after = odds_of(hand.adding(widow))[number].chances[number]
    made = is_made(bid, deal.taken[declarer])
    return Contract(bid, chances_of(hand)[number], after, made)


def main() -> None:
    """Measure, and print a table in Markdown."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("bot", nargs="?", default="pimc-50")
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--ruleset", choices=list(BUNDLES), default="classic")
    parser.add_argument("--workers", type=int)
    args = parser.parse_args()
    ruleset = BUNDLES[args.ruleset]
    by_bid: defaultdict[str, list[Contract]] = defaultdict(list)
    with process_pool(args.workers) as pool:
        futures = [
            pool.submit(contracts_of, args.bot, ruleset, args.seed * 1_000_000 + number)
            for number in range(args.games)
        ]
        for future in tqdm(as_completed(futures), total=len(futures), disable=None):
            for contract in future.result():
                by_bid[str(int(contract.bid))].append(contract)
                by_bid["all"].append(contract)
    print(f"| bid of {args.bot} | contracts | before the widow | with it | made |")
    print("|---|---|---|---|---|")
    for bid in sorted(by_bid, key=lambda name: (len(name), name)):
        print(_row(bid, by_bid[bid]))


def _row(bid: str, contracts: list[Contract]) -> str:
    made = fmean(each.made for each in contracts)
    error = 1.96 * sqrt(made * (1 - made) / len(contracts))
    before, after = (
        fmean(getattr(each, name) for each in contracts) for name in ("before", "after")
    )
    return (
        f"| {bid} | {len(contracts):,} | {100 * before:.1f} % | {100 * after:.1f} % |"
        f" {100 * made:.1f} ± {100 * error:.1f} % |"
    )


if __name__ == "__main__":
    main()
