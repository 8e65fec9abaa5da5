"""The commands: what each takes and which part of the house does it.

Texts come from the catalogues, so help and complaints speak the person's language. Heavy
modules are loaded by the command that needs them, so that `trimoon --version` is quick.
"""

import sys
from importlib.metadata import version
from pathlib import Path
from typing import Annotated

import cyclopts
import platformdirs
from cyclopts import Parameter

from trimoon.bots import LEVELS, NoDecision, bot_for
from trimoon.cli.faults import BadUse
from trimoon.cli.folders import usable
from trimoon.cli.voices import Voice
from trimoon.texts import LANGUAGES

PORT = 8021
_WITH_AIM = "half-moon:win"


def app_for(language: str) -> cyclopts.App:
    """Make the command line in a language."""
    voice = Voice(language)
    commands = cyclopts.Group(voice.say("cli.commands"), sort_key=0)
    options = cyclopts.Group(voice.say("cli.options"), sort_key=1)
    app = cyclopts.App(
        name="trimoon",
        help=voice.say("cli.help"),
        help_epilogue=voice.say("cli.language", choices=", ".join(LANGUAGES)),
        help_flags=["--help", "-h"],
        version=lambda: _version_line(voice),
        version_flags=["--version"],
        help_format="plaintext",
        group_commands=commands,
        group_parameters=options,
        group_arguments=options,
        result_action="return_value",
        default_parameter=Parameter(negative=(), show_choices=False),
    )
    app["--help"].help = voice.say("cli.help_option")
    app["--version"].help = voice.say("cli.version")
    _add_serve(app, voice)
    _add_play(app, voice)
    _add_conformance(app, voice)
    _add_record(app, voice)
    _add_solve(app, voice)
    _add_bench(app, voice)
    _add_arena(app, voice)
    _add_odds(app, voice)
    _add_almanac(app, voice)
    return app


def _version_line(voice: Voice) -> str:
    """Name the version, and what solves here: the kernel or its slow twin."""
    from trimoon.solver import backend

    return voice.say("cli.version_line", version=version("trimoon"), backend=backend)


def _help(voice: Voice, text_id: str, **more: object) -> Parameter:
    return Parameter(help=voice.say(text_id), **more)  # type: ignore[arg-type]


def _flag(voice: Voice, text_id: str) -> Parameter:
    return _help(voice, text_id, show_default=False)


def _data_folder(data: Path | None) -> Path:
    return data or Path(platformdirs.user_data_dir("trimoon", appauthor=False))


# Annotations are evaluated here, and not kept as text: they carry sentences of one language.
def _add_serve(app: cyclopts.App, voice: Voice) -> None:

    def serve(
        *,
        host: Annotated[str, _help(voice, "cli.serve.host")] = "localhost",
        port: Annotated[int, _help(voice, "cli.serve.port")] = PORT,
        data: Annotated[Path | None, _help(voice, "cli.serve.data")] = None,
        no_browser: Annotated[bool, _flag(voice, "cli.serve.no_browser")] = False,
        pace: Annotated[float, _help(voice, "cli.serve.pace")] = 0.7,
    ) -> int:
        if not 0 <= port <= 65535:
            raise BadUse("cli.bad_port", text=port)
        if not 0 <= pace <= 60:
            raise BadUse("cli.bad_pace", text=pace)
        from trimoon.cli import serving

        folder = usable(_data_folder(data))
        serving.serve(host, port, folder, browser=not no_browser, pace=pace, tell=voice.tell)
        return 0

    app.command(serve, help=voice.say("cli.serve.help"))
    app.default(serve)


def _add_play(app: cyclopts.App, voice: Voice) -> None:
    level_help = voice.say("cli.play.level", example=_WITH_AIM)

    def play(
        *,
        plain: Annotated[bool, _flag(voice, "cli.play.plain")] = False,
        seed: Annotated[int | None, _help(voice, "cli.play.seed")] = None,
        deal: Annotated[str | None, _help(voice, "cli.play.deal")] = None,
        level: Annotated[str, Parameter(help=level_help)] = "crescent-moon",
        rules: Annotated[str, _help(voice, "cli.play.rules")] = "classic",
        new: Annotated[bool, _flag(voice, "cli.play.new")] = False,
        data: Annotated[Path | None, _help(voice, "cli.serve.data")] = None,
    ) -> int:
        if not plain:
            raise BadUse("cli.plain_only")
        try:
            bot_for(level)
        except NoDecision as error:
            choices = ", ".join(LEVELS)
            raise BadUse("cli.bad_level", text=level, choices=choices, example=_WITH_AIM) from error
        from trimoon.cli import playing
        from trimoon.tui import Ending

        wanted = playing.Wanted(seed, deal, level, rules, new)
        folder = usable(_data_folder(data))
        ending = playing.play(wanted, folder, voice.language, _ask, _tell)
        return 1 if ending is Ending.INPUT_ENDED else 0

    app.command(play, help=voice.say("cli.play.help"))


def _add_conformance(app: cyclopts.App, voice: Voice) -> None:

    def conformance(
        *files: Annotated[Path, _help(voice, "cli.conformance.files")],
    ) -> int:
        from trimoon.conformance import run

        if not files:
            raise BadUse("cli.missing", name="FILE")
        return run(files, sys.stdout)

    app.command(conformance, help=voice.say("cli.conformance.help"))


def _add_record(app: cyclopts.App, voice: Voice) -> None:
    record = cyclopts.App(name="record", help=voice.say("cli.record.help"))

    def check(
        *files: Annotated[Path, _help(voice, "cli.record.files")],
    ) -> int:
        from trimoon.cli import records

        if not files:
            raise BadUse("cli.missing", name="FILE")
        for path in files:
            voice.tell("record.checked", path=path, n=len(records.records_in(path)))
        return 0

    def convert(
        file: Annotated[Path, _help(voice, "cli.record.file")],
        /,
        *,
        output: Annotated[
            Path | None, _help(voice, "cli.record.output", name=["--output", "-o"])
        ] = None,
    ) -> int:
        from trimoon.cli import records

        written = records.convert(file, output)
        if written is not None:
            voice.tell("record.written", path=written)
        return 0

    record.command(check, help=voice.say("cli.record.check.help"))
    record.command(convert, help=voice.say("cli.record.convert.help"))
    app.command(record)


def _add_solve(app: cyclopts.App, voice: Voice) -> None:

    def solve(
        hands: Annotated[str | None, _help(voice, "cli.solve.hands")] = None,
        /,
        *,
        trump: Annotated[str | None, _help(voice, "cli.solve.trump")] = None,
        declarer: Annotated[str | None, _help(voice, "cli.solve.declarer")] = None,
        leader: Annotated[str | None, _help(voice, "cli.solve.leader")] = None,
        trick: Annotated[str | None, _help(voice, "cli.solve.trick")] = None,
        bid: Annotated[str | None, _help(voice, "cli.solve.bid")] = None,
        points: Annotated[bool, _flag(voice, "cli.solve.points")] = False,
        taken: Annotated[str | None, _help(voice, "cli.solve.taken")] = None,
        rules: Annotated[str, _help(voice, "cli.play.rules")] = "classic",
        file: Annotated[Path | None, _help(voice, "cli.solve.file")] = None,
        game: Annotated[int, _help(voice, "cli.solve.game")] = 1,
        deal: Annotated[int, _help(voice, "cli.solve.deal")] = 1,
        played: Annotated[int, _help(voice, "cli.solve.played")] = 0,
        json: Annotated[bool, _flag(voice, "cli.json")] = False,
    ) -> int:
        from trimoon.cli import solving

        wanted = solving.Wanted(
            hands, trump, declarer, leader, trick, taken, rules, file, game, deal, played, bid,
            points,
        )  # fmt: skip
        solving.solve(wanted, json, voice)
        return 0

    app.command(solve, help=voice.say("cli.solve.help"))


def _add_bench(app: cyclopts.App, voice: Voice) -> None:
    bench = cyclopts.App(name="bench", help=voice.say("cli.bench.help"))

    def solver(
        *,
        json: Annotated[bool, _flag(voice, "cli.json")] = False,
    ) -> int:
        from trimoon.cli import measuring

        measuring.solver(json, voice)
        return 0

    bench.command(solver, help=voice.say("cli.bench.solver.help"))
    app.command(bench)


def _add_arena(app: cyclopts.App, voice: Voice) -> None:
    arena = cyclopts.App(name="arena", help=voice.say("cli.arena.help"))

    def play(
        *bots: Annotated[str, _help(voice, "cli.arena.bots")],
        games: Annotated[int | None, _help(voice, "cli.arena.games")] = None,
        deals: Annotated[int | None, _help(voice, "cli.arena.deals")] = None,
        seed: Annotated[int, _help(voice, "cli.arena.seed")] = 0,
        ruleset: Annotated[str, _help(voice, "cli.arena.ruleset")] = "classic",
        scores: Annotated[str | None, _help(voice, "cli.arena.scores")] = None,
        orders: Annotated[str, _help(voice, "cli.arena.orders")] = "cyclic",
        until_decided: Annotated[str | None, _help(voice, "cli.arena.until_decided")] = None,
        output: Annotated[
            Path | None, _help(voice, "cli.arena.output", name=["--output", "-o"])
        ] = None,
        workers: Annotated[int | None, _help(voice, "cli.arena.workers")] = None,
        json: Annotated[bool, _flag(voice, "cli.json")] = False,
    ) -> int:
        from trimoon.cli import arena

        wanted = arena.Wanted(
            bots, games, deals, seed, ruleset, scores, orders, until_decided, output, workers
        )
        arena.play(wanted, json, voice)
        return 0

    def table(
        *files: Annotated[Path, _help(voice, "cli.arena.files")],
    ) -> int:
        from trimoon.cli import arena

        arena.cross(files)
        return 0

    arena.default(play)
    arena.command(table, name="table", help=voice.say("cli.arena.table.help"))
    app.command(arena)


def _add_odds(app: cyclopts.App, voice: Voice) -> None:

    def odds(
        tiles: Annotated[str, _help(voice, "cli.odds.tiles")],
        /,
        *,
        scores: Annotated[str, _help(voice, "cli.odds.scores")] = "0,0,0",
        place: Annotated[int | None, _help(voice, "cli.odds.place")] = None,
        calls: Annotated[str, _help(voice, "cli.odds.calls")] = "",
        aim: Annotated[str, _help(voice, "cli.odds.aim")] = "points",
        ruleset: Annotated[str, _help(voice, "cli.arena.ruleset")] = "classic",
        json: Annotated[bool, _flag(voice, "cli.json")] = False,
    ) -> int:
        from trimoon.cli import almanac_odds

        wanted = almanac_odds.Wanted(tiles, scores, place, calls, aim, ruleset)
        almanac_odds.odds(wanted, json, voice)
        return 0

    app.command(odds, help=voice.say("cli.odds.help"))


def _add_almanac(app: cyclopts.App, voice: Voice) -> None:
    almanac = cyclopts.App(name="almanac", help=voice.say("cli.almanac.help"))
    build = cyclopts.App(name="build", help=voice.say("cli.almanac.build.help"))
    output = Annotated[Path | None, _help(voice, "cli.almanac.output", name=["--output", "-o"])]
    seed_help = Annotated[int, _help(voice, "cli.almanac.seed")]

    def everything(
        *,
        exact: Annotated[bool, _flag(voice, "cli.almanac.exact")] = False,
        splits: Annotated[int | None, _help(voice, "cli.almanac.splits")] = None,
        seed: seed_help = 1,
        output: output = None,
    ) -> int:
        from trimoon.cli import almanac_building as building

        wanted = building.Wanted(exact, splits, seed, output)
        return building.build(wanted, ("hands", "equity"), voice)

    def hands(
        *,
        exact: Annotated[bool, _flag(voice, "cli.almanac.exact")] = False,
        splits: Annotated[int | None, _help(voice, "cli.almanac.splits")] = None,
        seed: seed_help = 1,
        output: output = None,
    ) -> int:
        from trimoon.cli import almanac_building as building

        return building.build(building.Wanted(exact, splits, seed, output), ("hands",), voice)

    def equity(*, seed: seed_help = 1, output: output = None) -> int:
        from trimoon.cli import almanac_building as building

        return building.build(building.Wanted(False, None, seed, output), ("equity",), voice)

    build.default(everything)
    build.command(hands, help=voice.say("cli.almanac.hands.help"))
    build.command(equity, help=voice.say("cli.almanac.equity.help"))
    almanac.command(build)
    app.command(almanac)


def _tell(line: str) -> None:
    print(line, flush=True)


def _ask(prompt: str) -> str:
    print(prompt, end="", flush=True)
    line = sys.stdin.readline()
    if not line:
        print()
        raise EOFError
    if not sys.stdin.isatty():
        # A script's answers are not echoed by a terminal; shown, the output reads as a talk.
        print(line.rstrip("\n"))
    return line
