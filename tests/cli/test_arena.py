"""`trimoon arena`: what it prints, how it goes on from a file, and how bad input is refused."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from trimoon.cli import main

NAMES = ["greedy", "random", "random"]
DEALS = ["arena", *NAMES, "--deals", "4", "--seed", "3", "--workers", "1"]


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.delenv("TRIMOON_CLUSTER", raising=False)


def answered(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert main(list(words)) == 0
    return capsys.readouterr().out


def refused(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert main(list(words)) == 2
    out, err = capsys.readouterr()
    assert out == "" and err.count("\n") == 1
    return err


def test_the_json_says_who_won_how_often_and_by_how_many_points(capsys) -> None:
    words = ["arena", *NAMES, "--games", "4", "--seed", "3", "--workers", "1", "--json"]
    found = json.loads(answered(capsys, *words))
    assert (found["games"], found["sets"], found["seed"]) == (6, 2, 3)
    assert (found["ruleset"], found["of"]) == ("classic", "games")
    greedy, rand = found["bots"]
    assert (greedy["name"], rand["name"]) == ("greedy", "random")
    assert greedy["wins"] + rand["wins"] == 6
    assert greedy["win_rate"] == pytest.approx(greedy["wins"] / 6, abs=1e-6)
    assert len(greedy["win_rate_ci95"]) == len(greedy["points_ci95"]) == 2
    assert greedy["points_per_deal"] > rand["points_per_deal"]
    assert set(greedy["calls"]) == {"4", "5", "6", "7", "21"}
    declared = sum(
        calls["made"] + calls["set"] for bot in found["bots"] for calls in bot["calls"].values()
    )
    assert declared == found["deals"] - found["thrown_in"]


def test_single_deals_from_given_scores_under_house_rules(capsys) -> None:
    more = ["--ruleset", "moon_21,target=15", "--scores", "10,12,14", "--json"]
    found = json.loads(answered(capsys, *DEALS, *more))
    assert (found["deals"], found["games"]) == (6, 6)
    assert (found["ruleset"], found["scores"]) == ("custom", [10, 12, 14])
    assert found["rules"] == "custom 1 moon_made=scores_21 target=15"
    assert found["command"] == (
        "trimoon arena greedy random random --deals 4 --seed 3"
        " --ruleset moon_21,target=15 --scores 10,12,14"
    )


def test_the_text_has_wins_and_points_with_intervals_in_columns(capsys) -> None:
    lines = answered(capsys, *DEALS).splitlines()
    assert lines[0] == "classic 1: 6 single deals on 2 layouts, seed 3"
    title, greedy, rand = lines[2:5]
    assert title.split("   ")[:1] != greedy.split("   ")[:1]
    for words in ("wins", "% of games", "points per deal", "points ahead"):
        place = title.index(words)
        assert greedy[place - 1] == rand[place - 1] == " "
        assert greedy[place] != " " != rand[place]
    assert "Contracts made, of how many, by bid:" in lines


def test_figures_have_the_marks_of_the_language_but_in_json(capsys) -> None:
    rows = {}
    for language in ("en", "it"):
        lines = answered(capsys, *DEALS, "--language", language).splitlines()
        rows[language] = next(line for line in lines if line.startswith("  greedy"))
    english = re.findall(r"[+−]?\d+\.\d+", rows["en"])
    assert len(english) == 9
    assert re.findall(r"[+−]?\d+,\d+", rows["it"]) == [each.replace(".", ",") for each in english]
    assert "." not in rows["it"]
    as_json = [*DEALS, "--json", "--language"]
    assert answered(capsys, *as_json, "it") == answered(capsys, *as_json, "en")


def test_all_orders_of_three_bots_are_played_if_asked_for(capsys) -> None:
    words = ["arena", "greedy", "random", "always-21", "--deals", "1", "--workers", "1", "--json"]
    assert json.loads(answered(capsys, *words))["games"] == 3
    assert json.loads(answered(capsys, *words, "--orders", "all"))["games"] == 6


def test_a_decided_question_stops_the_run_and_is_told(capsys) -> None:
    words = ["arena", *NAMES, "--deals", "300", "--workers", "1", "--until-decided", "points"]
    found = json.loads(answered(capsys, *words, "--json"))
    assert (found["sets"], found["decided"]["answer"]) == (50, "more")
    low, high = found["decided"]["always_valid_ci95"]
    assert 0 < low < found["decided"]["mean_by_set"] < high
    told = answered(capsys, *words)
    assert "Decided after 50 sets: the first bot makes more points than the others." in told
    assert "Stopped early" in told
    undecided = [*DEALS, "--until-decided", "wins"]
    assert "Not decided after 2 sets whether the first bot wins more" in answered(
        capsys, *undecided
    )


def test_a_run_goes_on_from_its_file_and_the_table_is_made_from_it(capsys, tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    answered(capsys, *DEALS, "--output", str(path))
    begun = path.read_text().splitlines()
    more = ["arena", *NAMES, "--deals", "9", "--seed", "3", "--workers", "1", "--json"]
    found = json.loads(answered(capsys, *more, "-o", str(path)))
    assert found == json.loads(answered(capsys, *more))
    assert path.read_text().splitlines()[: len(begun)] == begun
    table = answered(capsys, "arena", "table", str(path))
    assert "| greedy | two random | 9 | 9 |" in table
    assert "trimoon arena greedy random random --deals 9 --seed 3 --ruleset classic" in table


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["greedy", "random", "--games", "3"], "Three bots play; 2 are named."),
        ([*NAMES], "Say how much is played: --games or --deals, not both."),
        ([*NAMES, "--games", "3", "--deals", "3"], "--games or --deals, not both."),
        ([*NAMES, "--games", "0"], "“0” does not fit --games."),
        ([*NAMES, "--games", "3", "--workers", "0"], "“0” does not fit --workers."),
        ([*NAMES, "--games", "3", "--scores", "1,2"], "“1,2” does not fit --scores."),
        ([*NAMES, "--games", "3", "--scores", "25,2,3"], "the game is over at 21"),
        ([*NAMES, "--games", "3", "--orders", "some"], "Choices: cyclic, all."),
        ([*NAMES, "--games", "3", "--until-decided", "now"], "Choices: wins, points."),
        (
            [*NAMES, "--games", "3", "--ruleset", "clasic"],
            "--ruleset: no rules are called “clasic”",
        ),
        (
            ["greedy:best", *NAMES[1:], "--games", "3"],
            "“greedy:best” is no bot. A bot is written name[:points",
        ),
        (
            ["nobody", *NAMES[1:], "--games", "3"],
            "“nobody” is no bot. A bot is written name[:points|win][@worlds=N|@nodes=N|@ms=N]; "
            "the names are random, greedy, ",
        ),
        (["greedy@s=1", *NAMES[1:], "--games", "3"], "“greedy@s=1” is no bot."),
        (
            ["random", "random", "random", "--games", "3", "--until-decided", "wins"],
            "there is nothing to decide",
        ),
        (["table"], "FILE is missing."),
        (["table", "nowhere.jsonl"], "nowhere.jsonl: there is no such file."),
    ],
)
def test_bad_input_is_refused_in_one_line(capsys, words: list[str], complaint: str) -> None:
    assert complaint in refused(capsys, "arena", *words)


def test_a_file_of_another_tournament_or_none_at_all_is_refused(capsys, tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    answered(capsys, *DEALS, "-o", str(path))
    other = ["arena", *NAMES, "--games", "3", "--workers", "1", "-o", str(path)]
    assert "holds another tournament" in refused(capsys, *other)
    path.write_text("Dear diary\n")
    assert "line 1: this is no line of a result file" in refused(
        capsys, "arena", "table", str(path)
    )
    assert "folder" in refused(capsys, *DEALS, "-o", str(tmp_path / "folder" / "x.jsonl"))


def test_a_cluster_that_is_misspelt_is_refused(capsys, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TRIMOON_CLUSTER", "nowhere")
    assert "“nowhere” names no cluster: it is written tcp://host:8786" in refused(capsys, *DEALS)
