"""`trimoon arena`: bots against bots, and cross-tables of what came out of it."""

from __future__ import annotations

import json
import shlex
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from trimoon.arena import (
    ArenaError,
    BotSummary,
    Contender,
    Cross,
    Figures,
    Interval,
    Orders,
    Question,
    ResultFile,
    Run,
    SetResult,
    Summary,
    Tournament,
    Watch,
    header_for,
    parse_contender,
    read_results,
    run,
    summary_of,
    summary_to_json,
)
from trimoon.bots import BOTS, NoDecision
from trimoon.cli.faults import BadUse, read
from trimoon.cli.voices import Voice
from trimoon.notation import parse_ruleset
from trimoon.rules import Points

_BOT = "name[:points|win][@worlds=N|@nodes=N|@ms=N]"


@dataclass(frozen=True, slots=True)
class Wanted:
    """What was given on the command line; None where it was not."""

    bots: tuple[str, ...]
    games: int | None
    deals: int | None
    seed: int
    ruleset: str
    scores: str | None
    orders: str
    until_decided: str | None
    output: Path | None
    workers: int | None


def play(wanted: Wanted, as_json: bool, voice: Voice) -> None:
    """Play a tournament and print its figures, as text or as one JSON object."""
    tournament = _tournament(wanted)
    sets = tournament.sets_for(_count(wanted))
    command = _command(wanted, tournament)
    file, known = _file(wanted.output, tournament, command)
    watch = _watch(wanted.until_decided, tournament)
    with _bar(sets) as told:
        found = run(Run(tournament, sets, file, known, watch, wanted.workers, told))
    summary = summary_of(header_for(tournament, command), found)
    if as_json:
        print(json.dumps(summary_to_json(summary, watch)))
        return
    _tell(summary, voice)
    if watch is not None:
        _tell_decided(watch, len(found) < sets, voice)


def cross(files: Sequence[Path]) -> None:
    """Print the cross-table of some result files as Markdown."""
    if not files:
        raise BadUse("cli.missing", name="FILE")
    summaries = []
    for path in files:
        try:
            found = read_results(path)
        except FileNotFoundError as error:
            raise BadUse("cli.no_file", path=path) from error
        if not found.sets:
            raise BadUse("arena.no_sets", path=path)
        summaries.append(summary_of(found.header, found.sets))
    print(Cross(tuple(summaries)).markdown(), end="")


def _tournament(wanted: Wanted) -> Tournament:
    if len(wanted.bots) != 3:
        raise BadUse("arena.three_bots", n=len(wanted.bots))
    first, second, third = map(_contender, wanted.bots)
    return Tournament(
        (first, second, third),
        read(parse_ruleset, wanted.ruleset, "--ruleset"),
        wanted.seed,
        _scores(wanted.scores),
        single_deals=wanted.deals is not None,
        orders=Orders(_one_of(wanted.orders, Orders, "--orders")),
    )


def _contender(text: str) -> Contender:
    try:
        return parse_contender(text)
    except (ArenaError, NoDecision) as error:
        choices = ", ".join(BOTS)
        raise BadUse("arena.bad_bot", text=text, form=_BOT, choices=choices) from error


def _count(wanted: Wanted) -> int:
    if (wanted.games is None) == (wanted.deals is None):
        raise BadUse("arena.games_or_deals")
    count = wanted.games if wanted.games is not None else wanted.deals
    name = "--deals" if wanted.games is None else "--games"
    if count is None or count < 1:
        raise BadUse("cli.bad_value", text=count, name=name)
    if wanted.workers is not None and wanted.workers < 1:
        raise BadUse("cli.bad_value", text=wanted.workers, name="--workers")
    return count


def _scores(text: str | None) -> Points:
    if text is None:
        return (0, 0, 0)
    words = text.replace(",", " ").split()
    try:
        first, second, third = map(int, words)
    except ValueError:
        raise BadUse("cli.bad_value", text=text, name="--scores") from None
    return (first, second, third)


def _one_of(text: str, choices: Any, name: str) -> str:
    values = [choice.value for choice in choices]
    if text not in values:
        raise BadUse("arena.choice", text=text, name=name, choices=", ".join(values))
    return text


def _command(wanted: Wanted, tournament: Tournament) -> str:
    """Write the command that repeats a tournament."""
    unit, count = ("--games", wanted.games) if wanted.deals is None else ("--deals", wanted.deals)
    words = ["trimoon", "arena", *(contender.name for contender in tournament.lineup)]
    words += [unit, str(count), "--seed", str(wanted.seed), "--ruleset", wanted.ruleset]
    if wanted.scores is not None:
        words += ["--scores", wanted.scores]
    if tournament.orders is not Orders.CYCLIC:
        words += ["--orders", wanted.orders]
    if wanted.until_decided is not None:
        words += ["--until-decided", wanted.until_decided]
    return shlex.join(words)


def _file(
    path: Path | None, tournament: Tournament, command: str
) -> tuple[ResultFile | None, tuple[SetResult, ...]]:
    if path is None:
        return None, ()
    try:
        return ResultFile.opened(path, tournament, command)
    except OSError as error:
        raise BadUse("cli.cannot_write", path=path, message=error.strerror) from error


def _watch(question: str | None, tournament: Tournament) -> Watch | None:
    if question is None:
        return None
    first, second, third = (contender.name for contender in tournament.lineup)
    if first == second == third:
        raise BadUse("arena.nothing_to_decide")
    asked = Question(_one_of(question, Question, "--until-decided"))
    return Watch(asked, (first, second, third))


@contextmanager
def _bar(sets: int) -> Iterator[Callable[[SetResult], None]]:
    """Show on a terminal how far a tournament is."""
    from tqdm import tqdm

    with tqdm(total=sets, unit="set", disable=None, leave=False, smoothing=0.05) as bar:
        yield lambda _: bar.update() and None


def _tell(summary: Summary, voice: Voice) -> None:
    header = summary.header
    text_id = "arena.played_deals" if header["of"] == "deals" else "arena.played_games"
    voice.tell(
        text_id,
        rules=header["ruleset"]["text"],
        games=voice.figure(summary.games),
        sets=voice.figure(summary.sets),
        deals=voice.figure(summary.deals),
        seed=header["seed"],
    )
    print()
    _print_rows(_figures_told(summary, voice))
    print()
    voice.tell("arena.contracts")
    _print_rows([_contracts(bot) for bot in summary.bots])
    print()
    voice.tell("arena.how_to_read")


def _figures_told(summary: Summary, voice: Voice) -> list[list[str]]:
    titles = ["arena.bot", "arena.wins", "arena.win_rate", "arena.points", "arena.ahead"]
    rows = [[voice.say(title) for title in titles]]
    rows += [_row(bot, bot.figures, voice.figure(bot.wins), voice) for bot in summary.bots]
    luckless = [(bot, bot.luckless) for bot in summary.bots if bot.luckless is not None]
    if luckless:
        rows.append([voice.say("arena.luck_removed")])
        rows += [_row(bot, figures, "", voice) for bot, figures in luckless]
    return rows


def _row(bot: BotSummary, figures: Figures, wins: str, voice: Voice) -> list[str]:
    ahead = "–" if figures.ahead is None else _signed(figures.ahead, voice)
    return [
        bot.name,
        wins,
        _percent(figures.win_rate, voice),
        _signed(figures.points, voice),
        ahead,
    ]


def _contracts(bot: BotSummary) -> list[str]:
    return [bot.name, *(f"{bid}: {made}/{made + lost}" for bid, (made, lost) in bot.calls.items())]


def _percent(rate: Interval, voice: Voice) -> str:
    value, low, high = (voice.figure(100 * each, 1) for each in (rate.value, rate.low, rate.high))
    return voice.say("arena.percent", value=value, low=low, high=high)


def _signed(points: Interval, voice: Voice) -> str:
    value, low, high = (
        voice.figure(each, 2, sign=True) for each in (points.value, points.low, points.high)
    )
    return voice.say("arena.interval", value=value, low=low, high=high)


def _print_rows(rows: Sequence[Sequence[str]]) -> None:
    """Print rows in columns; a row of one cell is a line between them."""
    columns = zip(*(row for row in rows if len(row) > 1), strict=True)
    widths = [max(map(len, column)) for column in columns]
    for row in rows:
        cells = [cell.ljust(width) for cell, width in zip(row, widths, strict=False)]
        print(f"  {'   '.join(cells)}".rstrip())


def _tell_decided(watch: Watch, is_early: bool, voice: Voice) -> None:
    found = watch.sequence.interval
    answer = watch.answer or "open"
    voice.tell(f"arena.decided.{watch.question.value}.{answer}", n=len(watch.sequence.values))
    if found is not None:
        shown = _percent if watch.question is Question.WINS else _signed
        voice.tell("arena.always_valid", interval=shown(found, voice))
    if is_early:
        voice.tell("arena.stopped_early")
