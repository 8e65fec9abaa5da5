"""Cross-tables: tournaments side by side, wins and points with intervals, in Markdown.

Rows are bots named first, columns whom they met, one table for each way of playing (rules, scores
to begin with, games or single deals). Below each stand the commands that repeat it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from trimoon.arena.intervals import Interval
from trimoon.arena.summaries import BotSummary, Summary

_MINUS = "\N{MINUS SIGN}"


@dataclass(frozen=True, slots=True)
class Cross:
    """Tournaments that are shown side by side."""

    summaries: tuple[Summary, ...]

    def markdown(self) -> str:
        """Write the cross-tables, each with its list of pairings and their commands."""
        ways = dict.fromkeys(_way(summary) for summary in self.summaries)
        parts = [
            part
            for way in ways
            for part in _part(way, [each for each in self.summaries if _way(each) == way])
        ]
        return "\n\n".join(parts) + "\n"


def _way(summary: Summary) -> str:
    header = summary.header
    scores = ", ".join(map(str, header["scores"]))
    begun = "" if not any(header["scores"]) else f", from {scores} in speaking order"
    return f"{header['ruleset']['text']}: {header['of']}{begun}"


def _part(way: str, summaries: Sequence[Summary]) -> Iterator[str]:
    yield f"### {way}"
    if len({_first(each).name for each in summaries}) > 1:
        yield "\n".join(_crossed(summaries))
    yield "\n".join(_listed(summaries))
    yield "\n".join(["```sh", *(each.header["command"] for each in summaries), "```"])


def _crossed(summaries: Sequence[Summary]) -> Iterator[str]:
    """Give the cross-table: games won by the bot of the row against those of the column."""
    rows = list(dict.fromkeys(_first(each).name for each in summaries))
    columns = list(dict.fromkeys(_against(each) for each in summaries))
    cells = {(_first(each).name, _against(each)): _cell(each) for each in summaries}
    yield _row(["wins %; points ahead", *(f"against {column}" for column in columns)])
    yield _row(["---"] * (1 + len(columns)))
    for row in rows:
        yield _row([row, *(cells.get((row, column), "") for column in columns)])


def _cell(summary: Summary) -> str:
    figures = _first(summary).figures
    ahead = "" if figures.ahead is None else f"; {_points(figures.ahead, signed=True)}"
    return f"{_percent(figures.win_rate)}{ahead}"


def _listed(summaries: Sequence[Summary]) -> Iterator[str]:
    """Give one line for each pairing."""
    titles = ["bot", "against", "games", "deals", "wins %", "points per deal", "points ahead"]
    has_luckless = any(_first(each).luckless is not None for each in summaries)
    yield _row([*titles, *(["ahead, luck of the hands removed"] if has_luckless else [])])
    yield _row(["---"] * (len(titles) + has_luckless))
    for each in summaries:
        bot = _first(each)
        figures = bot.figures
        words = [bot.name, _against(each), f"{each.games:,}", f"{each.deals:,}"]
        words += [_percent(figures.win_rate), _points(figures.points), _ahead(figures.ahead)]
        if has_luckless:
            words.append("" if bot.luckless is None else _ahead(bot.luckless.ahead))
        yield _row(words)


def _first(summary: Summary) -> BotSummary:
    return summary.bots[0]


def _against(summary: Summary) -> str:
    others = [bot["name"] for bot in summary.header["bots"][1:]]
    return f"two {others[0]}" if others[0] == others[1] else " and ".join(others)


def _row(words: Sequence[str]) -> str:
    return f"| {' | '.join(words)} |"


def _percent(rate: Interval) -> str:
    value, low, high = (f"{100 * each:.1f}" for each in (rate.value, rate.low, rate.high))
    return f"{value} ({low} to {high})"


def _ahead(ahead: Interval | None) -> str:
    return "" if ahead is None else _points(ahead, signed=True)


def _points(points: Interval, *, signed: bool = False) -> str:
    value, low, high = (
        f"{each:+.2f}" if signed else f"{each:.2f}"
        for each in (points.value, points.low, points.high)
    )
    return f"{value} ({low} to {high})".replace("-", _MINUS)
