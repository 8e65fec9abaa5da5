"""A result file can be added to at any time, and is never taken for another's."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest
from arena.staging import tournament

from trimoon.arena import ArenaError, ResultFile, play_set, read_results
from trimoon.rules import Ruleset

ASKED = tournament("greedy", "random", "random", Ruleset(target=15), single_deals=True)
SETS = tuple(play_set(ASKED, number) for number in range(3))


@pytest.fixture
def path(tmp_path: Path) -> Path:
    path = tmp_path / "results.jsonl"
    file, known = ResultFile.opened(path, ASKED, "trimoon arena")
    assert known == ()
    for result in SETS:
        file.add(result)
    return path


def test_a_header_says_who_played_what_under_which_rules(path: Path) -> None:
    header = read_results(path).header
    assert header["bots"][0] == {
        "name": "greedy",
        "bot": "greedy",
        "aim": "points",
        "version": 1,
        "limit": {},
    }
    assert header["ruleset"] == {
        "name": "custom",
        "version": 1,
        "house_rules": {"target": 15},
        "text": "custom 1 target=15",
    }
    assert header["command"] == "trimoon arena"
    assert (header["seed"], header["scores"], header["of"]) == (1, [0, 0, 0], "deals")


def test_a_file_gives_back_the_sets_that_were_added(path: Path) -> None:
    assert read_results(path).sets == SETS
    _, known = ResultFile.opened(path, ASKED, "trimoon arena")
    assert known == SETS


def test_a_half_written_last_line_is_dropped(path: Path) -> None:
    whole = path.read_bytes()
    path.write_bytes(whole[:-40])
    assert read_results(path).sets == SETS[:2]
    file, known = ResultFile.opened(path, ASKED, "trimoon arena")
    assert known == SETS[:2]
    file.add(SETS[2])
    assert path.read_bytes() == whole


def test_the_command_of_the_last_run_is_the_one_that_repeats_it(path: Path) -> None:
    ResultFile.opened(path, ASKED, "trimoon arena --deals 9")
    assert read_results(path).header["command"] == "trimoon arena --deals 9"
    assert read_results(path).sets == SETS


@pytest.mark.parametrize(
    ("other", "complaint"),
    [
        (replace(ASKED, seed=2), "seed: 1, not 2"),
        (replace(ASKED, scores=(1, 2, 3)), r"scores: \[0, 0, 0\], not \[1, 2, 3\]"),
        (replace(ASKED, single_deals=False), 'of: "deals", not "games"'),
        (replace(ASKED, ruleset=Ruleset()), "ruleset: "),
        (tournament("greedy", "random", "greedy", ASKED.ruleset, single_deals=True), "bots: "),
    ],
)
def test_a_file_of_another_tournament_is_refused(path: Path, other, complaint: str) -> None:
    before = path.read_bytes()
    with pytest.raises(ArenaError, match=f"holds another tournament .{complaint}"):
        ResultFile.opened(path, other, "trimoon arena")
    assert path.read_bytes() == before


def test_a_bot_of_another_version_is_another_tournament(path: Path) -> None:
    lines = path.read_text().splitlines()
    header = json.loads(lines[0])
    header["bots"][0]["version"] = 0
    path.write_text("\n".join([json.dumps(header), *lines[1:]]) + "\n")
    with pytest.raises(ArenaError, match="holds another tournament"):
        ResultFile.opened(path, ASKED, "trimoon arena")


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("Dear diary\n", "line 1: this is no line of a result file"),
        ("[1]\n", "line 1: this is no line of a result file"),
        ('{"a":1}\n', "this is no result file of format 1"),
        ('{"format":1}\n{"set":0}\n', "line 2: this is no line of a result file"),
        ("", "the file is empty"),
    ],
)
def test_a_file_that_holds_no_results_is_refused(tmp_path: Path, text: str, complaint: str) -> None:
    path = tmp_path / "results.jsonl"
    path.write_text(text)
    with pytest.raises(ArenaError, match=complaint):
        read_results(path)
