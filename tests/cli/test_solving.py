"""`trimoon solve` and `trimoon bench solver`: what they print, and how bad input is refused."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest
from games import random_game

from trimoon.cli import main, measuring
from trimoon.notation import format_position, record_of, write_record
from trimoon.rules import Phase, Ruleset
from trimoon.solver import backend, position_of, solve
from trimoon.texts import say

HANDS = "66 61 | 65 54 | 64 11"
SIXES = ["solve", HANDS, "--trump", "6", "--declarer", "S"]


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")


def answered(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert main(list(words)) == 0
    return capsys.readouterr().out


def refused(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert main(list(words)) == 2
    out, err = capsys.readouterr()
    assert out == "" and err.count("\n") == 1
    return err


def test_a_position_is_told_with_every_play_and_the_main_line(capsys) -> None:
    assert answered(capsys, *SIXES).splitlines()[:-1] == [
        "The declarer takes 2 more tricks.",
        "Tricks after each play of S:",
        "  6-6  2",
        "  6-1  1",
        "Best line: S 6-6 6-5 6-4 / S 6-1 5-4 1-1",
    ]


def test_a_position_as_json_has_tricks_plays_line_and_nodes(capsys) -> None:
    found = json.loads(answered(capsys, *SIXES, "--json"))
    assert found.pop("nodes") > 0
    assert found == {
        "tricks": 2,
        "plays": {"6-1": 1, "6-6": 2},
        "line": ["6-6", "6-5", "6-4", "6-1", "5-4", "1-1"],
        "backend": backend,
    }


def test_the_widow_is_ignored_and_a_trick_may_be_under_way(capsys) -> None:
    words = ["solve", "66 | 54 | 64 11 | 00", "--trump", "none", "--declarer", "S"]
    found = json.loads(answered(capsys, *words, "--trick", "61,65", "--json"))
    assert found["tricks"] == 0
    assert list(found["plays"]) == ["6-4"]


def test_a_named_end_is_given_with_the_lead(capsys) -> None:
    words = ["solve", "|64|11", "--trump", "none", "--declarer", "S", "--json"]
    words += ["--rules", "classic leader_names_suit=on"]
    for lead, tricks in (("54=4", 0), ("54=5", 1)):
        assert json.loads(answered(capsys, *words, "--trick", lead))["tricks"] == tricks


def test_each_for_its_own_points(capsys) -> None:
    words = [*SIXES, "--points", "--bid", "4", "--taken", "2,2,1"]
    assert answered(capsys, *words).splitlines()[:-1] == [
        "S: 4 points, tricks to come: 2",
        "W: 2 points, tricks to come: 0",
        "E: 1 point, tricks to come: 0",
        "Best line: S 6-6 6-5 6-4 / S 6-1 5-4 1-1",
    ]
    found = json.loads(answered(capsys, *words, "--json"))
    assert (found["points"], found["tricks"]) == ([4, 2, 1], [2, 0, 0])


def test_a_position_from_a_file_and_a_record_at_a_play(capsys, tmp_path: Path) -> None:
    states = list(random_game(Random(3), Ruleset(), deals=4))
    late = [
        state
        for state in states
        if state.deal and state.deal.phase is Phase.PLAY and len(state.deal.tricks) == 4
    ]
    (tmp_path / "game.moon").write_text(write_record(record_of(states[-1])), "utf-8")
    for state in late[:6]:
        assert state.deal is not None and state.deal.trick is not None
        tricks = solve(position_of(state))
        (tmp_path / "position.txt").write_text(format_position(state), "utf-8")
        from_text = answered(capsys, "solve", "--file", str(tmp_path / "position.txt"), "--json")
        assert json.loads(from_text)["tricks"] == tricks
        place = ["--deal", str(len(state.finished) + 1)]
        place += ["--played", str(12 + len(state.deal.trick.tiles))]
        record = ["solve", "--file", str(tmp_path / "game.moon"), *place, "--json"]
        assert json.loads(answered(capsys, *record)) == json.loads(from_text)
        assert len(json.loads(answered(capsys, *record, "--points"))["points"]) == 3


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["solve"], "HANDS is missing. See --help."),
        (["solve", HANDS], "--trump is missing. See --help."),
        (["solve", HANDS, "--trump", "6"], "--declarer is missing. See --help."),
        (
            ["solve", "66", "--trump", "6", "--declarer", "S"],
            "Hands are written S | W | E; this has 1 part.",
        ),
        (
            ["solve", HANDS, "--trump", "7", "--declarer", "S"],
            "--trump: “7” is no trump: it is a number from 0 to 6, doubles or none\n",
        ),
        (
            ["solve", HANDS, "--trump", "6", "--declarer", "N"],
            "--declarer: “N” is no seat: it is S, W or E\n",
        ),
        (
            ["solve", "66 66|65|64", "--trump", "6", "--declarer", "S"],
            "6-6 lies twice in the hand of S",
        ),
        (
            ["solve", "66 64|64|64", *SIXES[2:]],
            "6-4 lies twice: in the hand of S and the hand of W (R3.1); "
            "6-4 lies twice: in the hand of S and the hand of E (R3.1); "
            "6-4 lies twice: in the hand of W and the hand of E (R3.1); "
            "the hands do not fit together: S 2, W 1, E 1 (R3.1, R6)",
        ),
        ([*SIXES, "--points"], "--bid is missing. See --help."),
        ([*SIXES, "--points", "--bid", "4"], "0 tricks taken and 2 to come are not seven (R6.7)"),
        ([*SIXES, "--taken", "2"], "“2” does not fit --taken. See --help."),
        ([*SIXES, "--file", "x.moon"], "Give hands or a file, not both."),
        (["solve", "--file", "x.moon"], "x.moon: there is no such file."),
        (["solve", "66|6x|64", *SIXES[2:]], "HANDS: “6x” is no tile: a tile has two ends from 0 "),
        ([*SIXES, "--leader", "N"], "--leader: “N” is no seat: it is S, W or E\n"),
        ([*SIXES, "--bid", "8"], "--bid: “8” is no call: it is pass, 4, 5, 6, 7 or 21"),
        ([*SIXES, "--trick", "65=5 6"], "--trick: “6” is no tile: a tile has two ends from 0 to "),
        ([*SIXES, "--rules", "clasic"], "--rules: no rules are called “clasic” (did you mean "),
    ],
)
def test_bad_input_is_refused_in_one_line(capsys, words: list[str], complaint: str) -> None:
    assert complaint in refused(capsys, *words)


def test_a_place_that_a_record_does_not_have_is_refused(capsys, tmp_path: Path) -> None:
    *_, last = random_game(Random(3), Ruleset(), deals=1)
    path = tmp_path / "game.moon"
    path.write_text(write_record(record_of(last)), "utf-8")
    assert "has 1 game, not the one asked for" in refused(
        capsys, "solve", "--file", str(path), "--game", "2"
    )
    assert "there is no play in deal 9 after 0 tiles" in refused(
        capsys, "solve", "--file", str(path), "--deal", "9"
    )


def test_a_position_file_that_cannot_be_read_is_refused_with_its_place(
    capsys, tmp_path: Path
) -> None:
    path = tmp_path / "position.txt"
    path.write_text("rules: classic\nsocres: 1 2 3\n", "utf-8")
    assert refused(capsys, "solve", "--file", str(path)) == (
        f"Error: {path}, line 2, column 1: a position has no line “socres” (did you mean scores?)\n"
    )


@pytest.mark.parametrize(
    ("language", "exact", "rate", "nodes"),
    [
        ("en", "1,234.50", "0.25", "9,876,543"),
        ("it", "1.234,50", "0,25", "9.876.543"),
        ("bg", "1\N{NO-BREAK SPACE}234,50", "0,25", "9\N{NO-BREAK SPACE}876\N{NO-BREAK SPACE}543"),
    ],
)
def test_the_bench_writes_figures_as_the_language_does(
    capsys, monkeypatch: pytest.MonkeyPatch, language: str, exact: str, rate: str, nodes: str
) -> None:
    found = dict.fromkeys(measuring._FIGURES.values()) | {
        "exact_us": 1234.5,
        "nodes_per_second": 250_000,
        "nodes": 9_876_543,
    }
    monkeypatch.setattr(measuring, "figures", lambda size: found)
    name = say("bench.exact", language=language)
    assert answered(capsys, "bench", "solver", "--language", language).splitlines() == [
        say("bench.figure", {"name": name, "value": exact}, language),
        say("bench.rate", {"rate": rate}, language),
        say("bench.nodes", {"nodes": nodes, "backend": backend}, language),
    ]
    assert (
        json.loads(answered(capsys, "bench", "solver", "--json", "--language", language)) == found
    )


def test_the_bench_measures_every_question(capsys, monkeypatch: pytest.MonkeyPatch) -> None:
    small = measuring.Size(1, 1, 0, 1, has_belief=False)
    monkeypatch.setattr(measuring, "SIZES", {"kernel": small, "twin": small})
    found = json.loads(answered(capsys, "bench", "solver", "--json"))
    assert (found["backend"], found["deals"]) == (backend, 2)
    for name in ("exact_us", "threshold_us", "plays_us", "exchange_us", "plain_us", "nodes"):
        assert found[name] > 0
    again = json.loads(answered(capsys, "bench", "solver", "--json"))
    assert again["nodes"] == found["nodes"]
    assert "tiles played for the fixed list" in answered(capsys, "bench", "solver")
