"""What a tournament says about its bots: wins and points, always both, with intervals.

Bots of the same name are pooled over their seats; the unit of statistics is the set. Knows
results and headers, not how they were played.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from trimoon.arena.intervals import Interval, ratio_interval
from trimoon.arena.luck import NO_LUCK, LuckOfDeal, is_known_under, luck_of
from trimoon.arena.results import GameResult, SetResult
from trimoon.notation import ruleset_from_json
from trimoon.rules import Call, Ruleset, bids_of

_LEAST_POINTS: Final = -21.0
_MOST_POINTS: Final = 28.0
"""A bid of 21 made, or seven tricks and 21 for its set (R9 `set_scoring`)."""


@dataclass(frozen=True, slots=True)
class Figures:
    """Games won for each seat, points for each deal and seat, and points ahead of the others.

    `ahead` is None where there are no others.
    """

    win_rate: Interval
    points: Interval
    ahead: Interval | None


@dataclass(frozen=True, slots=True)
class BotSummary:
    """One bot, over all its seats: `seats` counts them over all games.

    `calls` has made and set contracts by bid. `luckless` are the figures with the luck of the
    hands taken out, None where it is not known.
    """

    name: str
    aim: str
    version: int
    seats: int
    wins: int
    figures: Figures
    luckless: Figures | None
    calls: Mapping[Call, tuple[int, int]]


@dataclass(frozen=True, slots=True)
class Summary:
    """A tournament in figures: its header, how much was played, and each bot."""

    header: Mapping[str, Any]
    ruleset: Ruleset
    sets: int
    games: int
    deals: int
    thrown_in: int
    bots: tuple[BotSummary, ...]


def summary_of(header: Mapping[str, Any], sets: Sequence[SetResult]) -> Summary:
    """Give the figures of the sets of a tournament, from its header."""
    ruleset = ruleset_from_json(
        {key: value for key, value in header["ruleset"].items() if key != "text"}
    )
    games = [game for each in sets for game in each.games]
    deals = [deal for game in games for deal in game.deals]
    names = tuple(bot["name"] for bot in header["bots"])
    # Single deals played in all seatings leave no such luck.
    has_luck = header["of"] == "games" and is_known_under(ruleset)
    bots = {bot["name"]: bot for bot in header["bots"]}
    return Summary(
        header,
        ruleset,
        len(sets),
        len(games),
        len(deals),
        sum(deal.declarer is None for deal in deals),
        tuple(_bot_summary(bot, names, ruleset, sets, has_luck) for bot in bots.values()),
    )


@dataclass(frozen=True, slots=True)
class _Own:
    """Which places of the line-up are of one bot."""

    places: tuple[bool, bool, bool]

    def seats(self, game: GameResult) -> list[int]:
        return [seat for seat in range(3) if self.places[game.seats[seat]]]

    def others(self, game: GameResult) -> list[int]:
        return [seat for seat in range(3) if not self.places[game.seats[seat]]]


def _bot_summary(
    bot: Mapping[str, Any],
    names: tuple[str, ...],
    ruleset: Ruleset,
    sets: Sequence[SetResult],
    has_luck: bool,
) -> BotSummary:
    first, second, third = (name == bot["name"] for name in names)
    own = _Own((first, second, third))
    games = [game for each in sets for game in each.games]
    return BotSummary(
        bot["name"],
        bot["aim"],
        bot["version"],
        sum(len(own.seats(game)) for game in games),
        sum(game.winner in own.seats(game) for game in games),
        _figures(own, sets, is_lucky=True),
        _figures(own, sets, is_lucky=False) if has_luck else None,
        _calls(own, ruleset, games),
    )


def _calls(own: _Own, ruleset: Ruleset, games: Iterable[GameResult]) -> dict[Call, tuple[int, int]]:
    counts = {bid: [0, 0] for bid in bids_of(ruleset)}
    for game in games:
        for deal in game.deals:
            if deal.declarer in own.seats(game):
                counts[Call(deal.bid)][not deal.made] += 1
    return {bid: (made, lost) for bid, (made, lost) in counts.items()}


def _figures(own: _Own, sets: Sequence[SetResult], *, is_lucky: bool) -> Figures:
    """Work out the figures, as they are or with the luck of the hands taken out of them."""

    def interval(of: _Part, low: float, high: float) -> Interval:
        return ratio_interval([_summed(of, own, each, is_lucky) for each in sets], low, high)

    spread = _MOST_POINTS - _LEAST_POINTS
    # An estimate without luck may lie beyond what can happen; cut off, it would be a biased one.
    beyond = 0.0 if is_lucky else 1.0
    return Figures(
        interval(_won, -beyond, 1.0 + beyond),
        interval(_scored, _LEAST_POINTS, _MOST_POINTS),
        None if all(own.places) else interval(_ahead, -spread, spread),
    )


Lucks = Sequence[LuckOfDeal]
_Part = Callable[[_Own, GameResult, Lucks], tuple[float, float]]
"""Of a game and the luck in its deals: a sum over own seats, and how many it counts."""


def _summed(of: _Part, own: _Own, result: SetResult, is_lucky: bool) -> tuple[float, float]:
    lucks = [NO_LUCK if is_lucky else luck_of(hands) for hands in result.hands]
    parts = [of(own, game, lucks) for game in result.games]
    return sum(total for total, _ in parts), sum(count for _, count in parts)


def _won(own: _Own, game: GameResult, lucks: Lucks) -> tuple[float, float]:
    seats = own.seats(game)
    lucky = sum(_sum(each.wins, seats) for each in lucks[: len(game.deals)])
    return (game.winner in seats) - lucky, len(seats)


def _scored(own: _Own, game: GameResult, lucks: Lucks) -> tuple[float, float]:
    seats = own.seats(game)
    return sum(_sum(each, seats) for each in _earned(game, lucks)), len(seats) * len(game.deals)


def _ahead(own: _Own, game: GameResult, lucks: Lucks) -> tuple[float, float]:
    seats, others = own.seats(game), own.others(game)
    earned = _earned(game, lucks)
    ahead = sum(_sum(e, seats) / len(seats) - _sum(e, others) / len(others) for e in earned)
    return ahead, len(game.deals)


def _earned(game: GameResult, lucks: Lucks) -> Iterator[Sequence[float]]:
    """Give the points of each deal by seat, without luck."""
    for deal, luck in zip(game.deals, lucks, strict=False):
        yield [mine - lucky for mine, lucky in zip(deal.points, luck.points, strict=True)]


def _sum(values: Sequence[float], seats: Sequence[int]) -> float:
    return sum(values[seat] for seat in seats)
