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
from trimoon.cli.helping import Formatter
from trimoon.cli.parameters import described, flag, group_of_commands
from trimoon.cli.studying import add_studies
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
        help_formatter=Formatter(voice),
        group_commands=commands,
        group_parameters=options,
        group_arguments=options,
        result_action="return_value",
        default_parameter=Parameter(negative=(), show_choices=False),
    )
    for option, text_id in (("--help", "cli.help_option"), ("--version", "cli.version")):
        app[option].help = voice.say(text_id)
        app[option].group = (options,)
    _add_serve(app, voice)
    _add_play(app, voice)
    _add_conformance(app, voice)
    _add_record(app, voice)
    add_studies(app, voice)
    return app


def _version_line(voice: Voice) -> str:
    """Name the version, and what solves here: the kernel or its slow twin."""
    from trimoon.solver import backend

    return voice.say("cli.version_line", version=version("trimoon"), backend=backend)


def _data_folder(data: Path | None) -> Path:
    return data or Path(platformdirs.user_data_dir("trimoon", appauthor=False))


# Annotations are evaluated here, and not kept as text: they carry sentences of one language.
def _add_serve(app: cyclopts.App, voice: Voice) -> None:

    def serve(
        *,
        host: Annotated[str, described(voice, "cli.serve.host")] = "localhost",
        port: Annotated[int, described(voice, "cli.serve.port")] = PORT,
        data: Annotated[Path | None, described(voice, "cli.serve.data")] = None,
        no_browser: Annotated[bool, flag(voice, "cli.serve.no_browser")] = False,
        pace: Annotated[float, described(voice, "cli.serve.pace")] = 0.7,
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
        plain: Annotated[bool, flag(voice, "cli.play.plain")] = False,
        seed: Annotated[int | None, described(voice, "cli.play.seed")] = None,
        deal: Annotated[str | None, described(voice, "cli.play.deal")] = None,
        level: Annotated[str, Parameter(help=level_help)] = "crescent-moon",
        rules: Annotated[str, described(voice, "cli.play.rules")] = "classic",
        new: Annotated[bool, flag(voice, "cli.play.new")] = False,
        data: Annotated[Path | None, described(voice, "cli.serve.data")] = None,
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
        *files: Annotated[Path, described(voice, "cli.conformance.files")],
    ) -> int:
        from trimoon.conformance import run

        if not files:
            raise BadUse("cli.missing", name="FILE")
        return run(files, sys.stdout)

    app.command(conformance, help=voice.say("cli.conformance.help"))


def _add_record(app: cyclopts.App, voice: Voice) -> None:
    record = group_of_commands(app, "record", voice.say("cli.record.help"))

    def check(
        *files: Annotated[Path, described(voice, "cli.record.files")],
    ) -> int:
        from trimoon.cli import records

        if not files:
            raise BadUse("cli.missing", name="FILE")
        for path in files:
            voice.tell("record.checked", path=path, n=len(records.records_in(path)))
        return 0

    def convert(
        file: Annotated[Path, described(voice, "cli.record.file")],
        /,
        *,
        output: Annotated[
            Path | None, described(voice, "cli.record.output", name=["--output", "-o"])
        ] = None,
    ) -> int:
        from trimoon.cli import records

        written = records.convert(file, output)
        if written is not None:
            voice.tell("record.written", path=written)
        return 0

    record.command(check, help=voice.say("cli.record.check.help"))
    record.command(convert, help=voice.say("cli.record.convert.help"))


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
