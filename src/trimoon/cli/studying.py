"""The commands for studying the game: solver, odds, and bots against bots.

As in `commands`, each command loads its heavy modules when it is called.
"""

from pathlib import Path
from typing import Annotated

import cyclopts

from trimoon.cli.parameters import described, flag, group_of_commands
from trimoon.cli.voices import Voice


def add_studies(app: cyclopts.App, voice: Voice) -> None:
    """Add the commands, in a language."""
    for add in (_add_solve, _add_bench, _add_arena, _add_odds, _add_almanac):
        add(app, voice)


# Annotations are evaluated here, and not kept as text: they carry sentences of one language.
def _add_solve(app: cyclopts.App, voice: Voice) -> None:

    def solve(
        hands: Annotated[str | None, described(voice, "cli.solve.hands")] = None,
        /,
        *,
        trump: Annotated[str | None, described(voice, "cli.solve.trump")] = None,
        declarer: Annotated[str | None, described(voice, "cli.solve.declarer")] = None,
        leader: Annotated[str | None, described(voice, "cli.solve.leader")] = None,
        trick: Annotated[str | None, described(voice, "cli.solve.trick")] = None,
        bid: Annotated[str | None, described(voice, "cli.solve.bid")] = None,
        points: Annotated[bool, flag(voice, "cli.solve.points")] = False,
        taken: Annotated[str | None, described(voice, "cli.solve.taken")] = None,
        rules: Annotated[str, described(voice, "cli.play.rules")] = "classic",
        file: Annotated[Path | None, described(voice, "cli.solve.file")] = None,
        game: Annotated[int, described(voice, "cli.solve.game")] = 1,
        deal: Annotated[int, described(voice, "cli.solve.deal")] = 1,
        played: Annotated[int, described(voice, "cli.solve.played")] = 0,
        json: Annotated[bool, flag(voice, "cli.json")] = False,
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
    bench = group_of_commands(app, "bench", voice.say("cli.bench.help"))

    def solver(
        *,
        json: Annotated[bool, flag(voice, "cli.json")] = False,
    ) -> int:
        from trimoon.cli import measuring

        measuring.solver(json, voice)
        return 0

    bench.command(solver, help=voice.say("cli.bench.solver.help"))


def _add_arena(app: cyclopts.App, voice: Voice) -> None:
    arena = group_of_commands(app, "arena", voice.say("cli.arena.help"))

    def play(
        *bots: Annotated[str, described(voice, "cli.arena.bots")],
        games: Annotated[int | None, described(voice, "cli.arena.games")] = None,
        deals: Annotated[int | None, described(voice, "cli.arena.deals")] = None,
        seed: Annotated[int, described(voice, "cli.arena.seed")] = 0,
        ruleset: Annotated[str, described(voice, "cli.arena.ruleset")] = "classic",
        scores: Annotated[str | None, described(voice, "cli.arena.scores")] = None,
        orders: Annotated[str, described(voice, "cli.arena.orders")] = "cyclic",
        until_decided: Annotated[str | None, described(voice, "cli.arena.until_decided")] = None,
        output: Annotated[
            Path | None, described(voice, "cli.arena.output", name=["--output", "-o"])
        ] = None,
        workers: Annotated[int | None, described(voice, "cli.arena.workers")] = None,
        json: Annotated[bool, flag(voice, "cli.json")] = False,
    ) -> int:
        from trimoon.cli import arena

        wanted = arena.Wanted(
            bots, games, deals, seed, ruleset, scores, orders, until_decided, output, workers
        )
        arena.play(wanted, json, voice)
        return 0

    def table(
        *files: Annotated[Path, described(voice, "cli.arena.files")],
    ) -> int:
        from trimoon.cli import arena

        arena.cross(files)
        return 0

    arena.default(play)
    arena.command(table, name="table", help=voice.say("cli.arena.table.help"))


def _add_odds(app: cyclopts.App, voice: Voice) -> None:

    def odds(
        tiles: Annotated[str, described(voice, "cli.odds.tiles")],
        /,
        *,
        scores: Annotated[str, described(voice, "cli.odds.scores")] = "0,0,0",
        place: Annotated[int | None, described(voice, "cli.odds.place")] = None,
        calls: Annotated[str, flag(voice, "cli.odds.calls")] = "",
        aim: Annotated[str, described(voice, "cli.odds.aim")] = "points",
        ruleset: Annotated[str, described(voice, "cli.arena.ruleset")] = "classic",
        json: Annotated[bool, flag(voice, "cli.json")] = False,
    ) -> int:
        from trimoon.cli import almanac_odds

        wanted = almanac_odds.Wanted(tiles, scores, place, calls, aim, ruleset)
        almanac_odds.odds(wanted, json, voice)
        return 0

    app.command(odds, help=voice.say("cli.odds.help"))


def _add_almanac(app: cyclopts.App, voice: Voice) -> None:
    almanac = group_of_commands(app, "almanac", voice.say("cli.almanac.help"))
    build = group_of_commands(almanac, "build", voice.say("cli.almanac.build.help"))
    output = Annotated[Path | None, described(voice, "cli.almanac.output", name=["--output", "-o"])]
    seed_help = Annotated[int, described(voice, "cli.almanac.seed")]

    def everything(
        *,
        exact: Annotated[bool, flag(voice, "cli.almanac.exact")] = False,
        splits: Annotated[int | None, described(voice, "cli.almanac.splits")] = None,
        seed: seed_help = 1,
        output: output = None,
    ) -> int:
        from trimoon.cli import almanac_building as building

        wanted = building.Wanted(exact, splits, seed, output)
        return building.build(wanted, ("hands", "equity"), voice)

    def hands(
        *,
        exact: Annotated[bool, flag(voice, "cli.almanac.exact")] = False,
        splits: Annotated[int | None, described(voice, "cli.almanac.splits")] = None,
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
