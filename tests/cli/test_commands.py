"""Every command as a person gives it: what it prints, where, and its exit code."""

from __future__ import annotations

import io
import json
import os
import re
import stat
import subprocess
import sys
from pathlib import Path

import pytest
import structlog

from trimoon.cli import main
from trimoon.cli.commands import app_for
from trimoon.cli.folders import usable
from trimoon.cli.logs import log_quietly
from trimoon.solver import backend

ROOT = Path(__file__).resolve().parents[2]
DEAL = "66 65 64 63 62 61 55 | 54 53 52 51 44 43 42 | 41 33 32 31 22 21 11 | 00"


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")


def test_version_names_the_program_and_its_solver(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--version"]) == 0
    assert capsys.readouterr().out == f"Trimoon 0.1.0 ({backend})\n"


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("serv", "“serv” is not understood here. See --help."),
        ("serve --prt 1", "There is no option --prt. See --help."),
        ("serve --port x", "“x” does not fit --port. See --help."),
        ("serve --port 70000", "A port is a number from 0 to 65535, not “70000”."),
        ("serve --port 1 --port 2", "--port is given twice."),
        ("serve --port", "--port needs a value. See --help."),
        ("serve -x", "There is no option -x. See --help."),
        ("odds", "TILES is missing. See --help."),
        ("odds 66 65", "“65” is not understood here. See --help."),
        ("odds 66,6x", "TILES: “6x” is no tile: a tile has two ends from 0 to 6, like 6-4"),
        ("serve --pace 99", "The pace is a number of seconds from 0 to 60, not “99.0”."),
        ("play", "For now the terminal game is line by line: add --plain."),
        ("play --plain --seed x", "“x” does not fit --seed. See --help."),
        (
            "play --plain --level god",
            "There is no level “god”. There are: new-moon, young-moon, crescent-moon, half-moon, "
            "full-moon, or with an aim, as in half-moon:win.",
        ),
        (
            "play --plain --level half-moon:draw",
            "There is no level “half-moon:draw”. There are: new-moon, young-moon, crescent-moon, "
            "half-moon, full-moon, or with an aim, as in half-moon:win.",
        ),
        (
            "play --plain --rules chess",
            "There are no house rules “chess”. There are: classic, no_widow, sight_unseen, "
            "family_set, goes_out, moon_21.",
        ),
        ("conformance", "FILE is missing. See --help."),
        ("record check", "FILE is missing. See --help."),
        ("record check none.moon", "none.moon: there is no such file."),
        ("record convert", "FILE is missing. See --help."),
        ("--language xx", "There is no language “xx”. There are: en, fr, it, af, bg, th."),
        ("--language", "There is no language “”. There are: en, fr, it, af, bg, th."),
    ],
)
def test_bad_input_gives_one_line_on_standard_error_and_exit_code_2(
    line: str, complaint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(line.split()) == 2
    shown = capsys.readouterr()
    assert shown.out == ""
    assert shown.err == f"Error: {complaint}\n"


def test_language_is_taken_from_the_option_then_from_the_machine(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert main(["--language", "fr", "play"]) == 2
    assert capsys.readouterr().err.startswith("Erreur")
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    assert main(["play"]) == 2
    assert capsys.readouterr().err.startswith("Erreur")
    assert main(["play", "--language=en"]) == 2
    assert capsys.readouterr().err.startswith("Error")


@pytest.mark.parametrize("language", ["en", "fr"])
def test_help_lists_every_command_and_option(
    language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["--help", "--language", language]) == 0
    shown = capsys.readouterr().out
    commands = [name for name in app_for(language) if not name.startswith("-")]
    assert commands == [
        "serve", "play", "conformance", "record", "solve", "bench", "arena", "odds", "almanac",
    ]  # fmt: skip
    for name in (*commands, "--host", "--port", "--data", "--no-browser", "--language"):
        assert name in shown


def test_conformance_passes_the_projects_own_cases(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["conformance", str(ROOT / "conformance" / "cases.json")]) == 0
    assert capsys.readouterr().out.splitlines()[-1].endswith(" passed, 0 failed")


def test_conformance_of_a_wrong_case_exits_with_1(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    case = {"id": "x", "kind": "trick", "trump": "none", "tiles": ["0-0", "6-6", "5-5"]}
    path = tmp_path / "cases.json"
    path.write_text(json.dumps([{**case, "expect": {"taker": 1}}]))
    assert main(["conformance", str(path)]) == 1
    assert capsys.readouterr().out.splitlines()[-1] == "0 passed, 1 failed"


def a_record() -> Path:
    return min((ROOT / "tests" / "records").glob("*.moon"))


def test_record_check_counts_the_games(capsys: pytest.CaptureFixture[str]) -> None:
    path = a_record()
    games = path.read_text(encoding="utf-8").count("moon: 1\n")
    assert games > 1
    assert main(["record", "check", str(path)]) == 0
    assert capsys.readouterr().out == f"{path}: {games} games, all in order.\n"


def test_record_converts_to_json_and_back(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    twin, back = tmp_path / "game.json", tmp_path / "game.moon"
    assert main(["record", "convert", str(a_record()), "--output", str(twin)]) == 0
    assert capsys.readouterr().out == f"{twin} written.\n"
    assert main(["record", "convert", str(twin), "-o", str(back)]) == 0
    capsys.readouterr()
    assert main(["record", "convert", str(back)]) == 0
    assert capsys.readouterr().out == twin.read_text(encoding="utf-8")


def test_record_names_line_and_column_of_a_mistake(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "bad.moon"
    path.write_text(a_record().read_text(encoding="utf-8").replace("S ", "Q ", 1), "utf-8")
    assert main(["record", "check", str(path)]) == 2
    err = capsys.readouterr().err
    assert err.startswith(f"Error: {path}, line ")
    assert len(err.splitlines()) == 1


@pytest.mark.parametrize(
    ("name", "text", "english", "french"),
    [
        (
            "a.moon",
            "event: Test\nrules: clasic",
            "line 2, column 8: no rules are called “clasic” (did you mean classic?): they are "
            "classic, no_widow, sight_unseen, family_set, goes_out, moon_21, custom",
            "ligne 2, colonne 8 : aucun ensemble de règles ne s’appelle « clasic » "
            "(vouliez-vous dire classic ?) : il y a classic, no_widow, sight_unseen, family_set, "
            "goes_out, moon_21, custom",
        ),
        (
            "a.moon",
            f"deal:\nhands: {DEAL}\nfirst: S\ncalls: 5 4",
            "line 4, column 10: A bid must be higher than 5. (R4.2)",
            "ligne 4, colonne 10 : Une enchère doit dépasser 5. (R4.2)",
        ),
        (
            "a.json",
            '{"deals": [{"first_bidder": "N"}]}',
            "deals[0].first_bidder: “N” is no seat: it is S, W or E",
            "deals[0].first_bidder : « N » n’est pas une place : c’est S, W ou E",
        ),
        (
            "a.json",
            "[",
            "line 1, column 2: this is no JSON: Expecting value",
            "ligne 1, colonne 2 : ce n’est pas du JSON : Expecting value",
        ),
    ],
)
def test_a_mistake_in_a_record_is_told_in_the_language_of_the_person(
    name: str,
    text: str,
    english: str,
    french: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    path = tmp_path / name
    path.write_text(text, "utf-8")
    assert main(["record", "check", str(path)]) == 2
    assert capsys.readouterr().err == f"Error: {path}, {english}\n"
    assert main(["record", "check", str(path), "--language", "fr"]) == 2
    told = re.sub("[\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}]", " ", capsys.readouterr().err)
    assert told == f"Erreur : {path}, {french}\n"


def test_record_of_an_unknown_ending_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    target = tmp_path / "game.pdf"
    assert main(["record", "convert", str(a_record()), "-o", str(target)]) == 2
    assert "the name must end in .moon or .json" in capsys.readouterr().err
    assert not target.exists()


def play_with(
    answers: str, arguments: list[str], monkeypatch: pytest.MonkeyPatch, folder: Path
) -> int:
    monkeypatch.setattr(sys, "stdin", io.StringIO(answers))
    return main(["play", "--plain", "--data", str(folder), *arguments])


def test_play_with_a_seed_repeats_its_deals(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert play_with("h\nq\n", ["--seed", "7"], monkeypatch, tmp_path) == 0
    first = capsys.readouterr().out
    assert play_with("h\nq\n", ["--seed", "7"], monkeypatch, tmp_path) == 0
    assert capsys.readouterr().out == first
    assert "Your hand: " in first


def test_play_with_a_deal_gives_that_deal(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert play_with("q\n", ["--seed", "1", "--deal", DEAL], monkeypatch, tmp_path) == 0
    assert "Your hand: 6-6 6-5 6-4 6-3 6-2 6-1 5-5\n" in capsys.readouterr().out


@pytest.mark.parametrize("deal", ["66 65", DEAL.replace("66", "65"), "nothing"])
def test_play_with_a_bad_deal_says_what_is_wrong(
    deal: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert play_with("", ["--deal", deal], monkeypatch, tmp_path) == 2
    err = capsys.readouterr().err
    assert err.startswith("Error: This deal cannot be read: ")
    assert len(err.splitlines()) == 1


def test_a_bad_deal_is_told_in_the_language_of_the_person(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    words = ["--deal", DEAL.replace("66", "65"), "--language", "fr"]
    assert play_with("", words, monkeypatch, tmp_path) == 2
    assert capsys.readouterr().err.replace("\N{NO-BREAK SPACE}", " ") == (
        "Erreur : Cette donne est illisible : 6-5 se trouve à deux endroits (R3.1).\n"
    )


def test_play_goes_on_with_the_unfinished_game(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert play_with("q\n", ["--deal", DEAL], monkeypatch, tmp_path) == 0
    capsys.readouterr()
    assert play_with("q\n", [], monkeypatch, tmp_path) == 0
    shown = capsys.readouterr().out
    assert shown.startswith("Going on with the unfinished game.")
    assert "Your hand: 6-6 6-5 6-4 6-3 6-2 6-1 5-5\n" in shown
    assert play_with("q\n", ["--new"], monkeypatch, tmp_path) == 0
    assert "Going on" not in capsys.readouterr().out


def test_the_end_of_input_exits_with_1(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert play_with("", ["--seed", "7"], monkeypatch, tmp_path) == 1
    assert capsys.readouterr().out.splitlines()[-1] == "The input has ended before the game."


def test_a_data_folder_that_cannot_be_used_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("")
    assert play_with("", [], monkeypatch, blocked / "folder") == 2
    assert f"{blocked / 'folder'}: this folder cannot be used" in capsys.readouterr().err


@pytest.mark.skipif(sys.platform != "linux", reason="/proc is a folder that even root cannot fill")
def test_a_data_folder_that_only_seems_writable_is_named(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert play_with("", [], monkeypatch, Path("/proc")) == 2
    assert "/proc: this folder cannot be used" in capsys.readouterr().err


SPOKEN = (
    (["--help"], "ascii", b"", "commande"),
    (["play", "--plain", "--seed", "1"], "utf-8", b"\xff\xfe\nq\n", "Main"),
)


@pytest.mark.parametrize(("words", "encoding", "answers", "shown"), SPOKEN)
def test_signs_that_a_terminal_lacks_or_garbles_are_no_fault(
    tmp_path: Path, words: list[str], encoding: str, answers: bytes, shown: str
) -> None:
    data = ["--data", str(tmp_path)] if "play" in words else []
    done = subprocess.run(
        [sys.executable, "-m", "trimoon", "--language", "fr", *words, *data],
        input=answers,
        capture_output=True,
        check=False,
        env=os.environ | {"PYTHONIOENCODING": encoding},
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert shown.lower() in done.stdout.decode(encoding).lower()


def test_the_log_goes_to_standard_error_in_one_line_and_only_what_matters(
    capsys: pytest.CaptureFixture[str],
) -> None:
    before = structlog.get_config()
    try:
        log_quietly()
        structlog.get_logger().info("nothing_to_see")
        structlog.get_logger().warning("bot_failed", bot="greedy", where="a\nb\x1b[31m")
    finally:
        structlog.configure(**before)
    shown = capsys.readouterr()
    assert shown.out == ""
    assert shown.err[8:] == " [warning] bot_failed bot=greedy where='a\\nb\\x1b[31m'\n"


def test_a_folder_for_games_is_made_for_its_owner_only(tmp_path: Path) -> None:
    assert stat.S_IMODE(usable(tmp_path / "games").stat().st_mode) == 0o700
