"""The help of every command: in one language throughout, and whole at 80 columns."""

from __future__ import annotations

import re
import unicodedata

import pytest

from trimoon.cli import main
from trimoon.cli.helping import lines_of
from trimoon.texts import LANGUAGES, say

COMMANDS = (
    "", "serve", "play", "conformance", "record", "record check", "record convert", "solve",
    "bench", "bench solver", "arena", "arena table", "odds", "almanac", "almanac build",
    "almanac build hands", "almanac build equity",
)  # fmt: skip
OF_CYCLOPTS = (
    "Usage:", "Commands", "Parameters", "Arguments", "COMMAND", "[OPTIONS]", "[ARGS", "STR", "INT",
    "FLOAT", "PATH", "[default", "[required]",
)  # fmt: skip


@pytest.fixture(autouse=True)
def narrow(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")


def help_of(command: str, language: str, capsys: pytest.CaptureFixture[str]) -> str:
    assert main([*command.split(), "--help", "--language", language]) == 0
    shown = capsys.readouterr()
    assert shown.err == ""
    return shown.out


def cells(line: str) -> int:
    """Count the columns that a terminal gives a line: Thai vowels and tones stand above others."""
    return sum(unicodedata.category(sign) not in ("Mn", "Me", "Cf") for sign in line)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", COMMANDS)
def test_the_help_is_whole_at_80_columns(
    command: str, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = help_of(command, language, capsys).splitlines()
    for line in lines:
        assert cells(line) <= 80
        if line and line[0] in "╭│╰":
            assert cells(line) == 80
        shown = line.strip("│ ")
        assert not re.match(r"[:;!?»”%)\]]", shown)
        assert not re.search(r"[«„(\[]$", shown)
        assert not shown or unicodedata.category(shown[0]) != "Mn"


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_no_english_word_of_the_parser_is_left(
    language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    own = {say(f"cli.{name}", language=language) for name in ("commands", "options")}
    for command in COMMANDS:
        shown = re.sub(r"-?-\S+", "", help_of(command, language, capsys))
        assert set(re.findall(r"^╭─ (.*?) ─", shown, re.MULTILINE)) <= own
        if language != "fr":
            assert [word for word in OF_CYCLOPTS if word in shown] == []


def test_the_help_of_a_command_line_by_line(capsys: pytest.CaptureFixture[str]) -> None:
    told = help_of("record convert", "fr", capsys)
    assert re.sub("[\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}]", " ", told) == (
        "Usage : trimoon record convert [OPTIONS] FILE\n"
        "\n"
        "Convertit un fichier de partie entre texte (.moon) et JSON.\n"
        "\n"
        "╭─ Options ────────────────────────────────────────────────────────────────────╮\n"
        "│ FILE                Fichier à lire. [obligatoire]                            │\n"
        "│ --output -o CHEMIN  Fichier à écrire ; par défaut la sortie standard.        │\n"
        "╰──────────────────────────────────────────────────────────────────────────────╯\n"
        "\n"
        "Partout : --language CODE, la langue des textes (en, fr, it, af, bg, th).\n"
    )


def test_a_line_is_broken_at_spaces_and_never_at_no_break_spaces() -> None:
    assert lines_of("a bc d", 4) == ["a bc", "d"]
    assert lines_of("a bc\N{NO-BREAK SPACE}: d", 4) == ["a", "bc\N{NO-BREAK SPACE}:", "d"]
    assert lines_of("ที่นี่ ที่นี่", 9) == ["ที่นี่ ที่นี่"]
    assert lines_of("endless a", 3) == ["endless", "a"]
