"""`trimoon odds` and `trimoon almanac build`: what they print, and how bad input is refused."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from trimoon.almanac import odds_before_widow, odds_of
from trimoon.cli import almanac_building, main
from trimoon.notation import parse_tiles
from trimoon.rules import TileSet
from trimoon.texts import say
from trimoon.texts.phrases import trump_name

SEVEN = "66 65 64 55 43 21 11"
EIGHT = f"{SEVEN} 62"


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")


def answered(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert main(list(words)) == 0
    return capsys.readouterr().out


def found(capsys: pytest.CaptureFixture[str], *words: str) -> dict:
    told: dict = json.loads(answered(capsys, "odds", *words, "--json"))
    return told


def refused(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert main(list(words)) == 2
    out, err = capsys.readouterr()
    assert out == "" and err.count("\n") == 1
    return err


def test_eight_tiles_have_the_choice_best_for_each_bid(capsys) -> None:
    told = found(capsys, EIGHT)
    rows = odds_of(TileSet(parse_tiles(EIGHT)))
    assert told["chances"] == {
        str(bid): {
            "chance": round(row.chance, 4),
            "standard_error": round(row.error, 4),
            "discard": str(row.discard),
            "trump": row.trump.value,
        }
        for bid, row in zip((4, 5, 6, 7, 21), (*rows, rows[-1]), strict=True)
    }
    best = told["chances"][told["best_call"]]
    assert (told["trump"], told["discard"]) == (best["trump"], best["discard"])
    assert told["best_call"] == told["best_calls"]["points"] == "6"
    assert told["aim"] == "points" and told["why"].startswith("For points: 6.")


def test_seven_tiles_have_no_discard_and_the_mean_over_the_widow(capsys) -> None:
    told = found(capsys, SEVEN)
    rows = odds_before_widow(TileSet(parse_tiles(SEVEN)))
    assert told["discard"] is None
    assert [row["discard"] for row in told["chances"].values()] == [None] * 5
    assert [row["chance"] for row in told["chances"].values()] == [
        round(row.chance, 4) for row in (*rows, rows[-1])
    ]
    assert told["trump"] == "6"
    assert told["hand"] == ["1-1", "2-1", "4-3", "5-5", "6-4", "6-5", "6-6"]


def test_the_call_follows_the_aim_and_every_legal_call_has_a_worth(capsys) -> None:
    told = found(capsys, SEVEN, "--aim", "win", "--calls", "pass 5", "--scores", "3,-4,18")
    assert told["best_call"] == told["best_calls"]["win"]
    assert told["why"].startswith("For the game: ")
    for worths in told["worth"].values():
        assert set(worths) == {"pass", "6", "7", "21"}
        assert list(worths.values()) == sorted(worths.values(), reverse=True)


def test_who_holds_the_widow_bids_only_what_is_worth_more_than_no_deal(capsys) -> None:
    weak = found(capsys, "22 32 21 31 41 52 51 43", "--calls", "5")
    assert weak["best_calls"]["points"] == "pass"
    assert weak["worth"]["points"]["pass"] == 0
    assert set(weak["worth"]["points"]) == {"pass", "6", "7", "21"}
    assert weak["trump"] == weak["chances"]["4"]["trump"]


def test_a_score_at_which_only_the_game_counts_changes_the_call(capsys) -> None:
    calm = found(capsys, EIGHT)["worth"]["points"]
    near = found(capsys, EIGHT, "--scores", "17,0,0")["worth"]["points"]
    assert near["4"] > calm["4"]


def test_a_place_is_that_of_the_passes_before_it(capsys) -> None:
    by_place = found(capsys, EIGHT, "--place", "3", "--scores", "5,10,15")
    assert by_place == found(capsys, EIGHT, "--calls", "pass pass", "--scores", "5,10,15")
    assert by_place != found(capsys, EIGHT, "--scores", "5,10,15")


def test_the_text_says_chances_both_calls_and_the_exchange(capsys) -> None:
    lines = answered(capsys, "odds", EIGHT).splitlines()
    assert lines[0] == "1-1 2-1 4-3 5-5 6-2 6-4 6-5 6-6, with the widow:"
    assert [line.split(":")[0] for line in lines[1:5]] == [
        f"  at least {bid} tricks" for bid in (4, 5, 6, 7)
    ]
    assert lines[5].startswith("For points: 6. It is worth +")
    assert lines[6].startswith("For the game: ")
    assert lines[7] == "Trump: Sixes"
    assert lines[8].startswith("Discard: ")


@pytest.mark.parametrize("language", ["fr", "it", "af", "bg"])
def test_chances_have_a_decimal_comma_where_the_language_has_one(language: str, capsys) -> None:
    row = odds_of(TileSet(parse_tiles(EIGHT)))[0]
    values = {
        "bid": 4,
        "chance": f"{100 * row.chance:.1f}".replace(".", ","),
        "error": f"{100 * row.error:.1f}".replace(".", ","),
        "trump": trump_name(row.trump, language),
        "discard": row.discard,
    }
    told = answered(capsys, "odds", EIGHT, "--language", language)
    assert told.splitlines()[1] == f"  {say('odds.row_with_discard', values, language)}"


def test_what_calls_are_worth_has_a_comma_in_bulgarian_and_a_point_in_thai(capsys) -> None:
    worth = found(capsys, SEVEN)["worth"]
    (first, best), (second, other), *_ = worth["points"].items()
    for language, mark in (("bg", ","), ("th", ".")):
        values = {
            "call": first,
            "worth": f"{best:+.2f}".replace(".", mark),
            "other": second,
            "other_worth": f"{other:+.2f}".replace(".", mark),
        }
        told = answered(capsys, "odds", SEVEN, "--language", language).splitlines()
        assert say("odds.why.points", values, language) in told


def test_the_json_is_the_same_in_every_language_but_for_its_sentence(capsys) -> None:
    english, bulgarian = (found(capsys, SEVEN, "--language", each) for each in ("en", "bg"))
    assert english.pop("why") != bulgarian.pop("why")
    assert english == bulgarian


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (("66 65",), "A hand has seven tiles, or eight with the widow, no two alike; this has 2."),
        ((f"{SEVEN} 66",), "no two alike; this has 7."),
        ((SEVEN, "--ruleset", "no_widow"), "There are no odds for these house rules"),
        ((SEVEN, "--place", "4"), "--place"),
        ((SEVEN, "--place", "1", "--calls", "pass"), "Place 1 and 1 calls do not fit"),
        ((SEVEN, "--calls", "5 4"), "After these calls S has nothing to say: 5 4"),
        ((SEVEN, "--calls", "21"), "After these calls S has nothing to say: 21"),
        ((SEVEN, "--calls", "pass pass pass"), "After these calls S has nothing to say"),
        ((SEVEN, "--scores", "1,2"), "--scores"),
        ((SEVEN, "--aim", "fame"), "There is no aim fame: it is points, win."),
    ],
)
def test_bad_input_is_one_line(words: tuple[str, ...], complaint: str, capsys) -> None:
    assert complaint in refused(capsys, "odds", *words)


def test_a_build_that_is_stopped_says_how_it_goes_on(
    capsys, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def stopped(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(almanac_building, "build_hands", stopped)
    assert main(["almanac", "build", "hands", "--output", str(tmp_path), "--seed", "5"]) == 130
    complaint = capsys.readouterr().err
    assert complaint.startswith("Stopped. The same command goes on from here")
    assert str(tmp_path / "pieces" / "hands-200-5-") in complaint


def test_a_build_writes_where_it_is_told_with_its_plan_and_command(
    capsys, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = []
    monkeypatch.setattr(almanac_building, "build_hands", lambda *words: asked.append(words[:4]))
    built = tmp_path / "new" / "hands.bin"
    words = ["almanac", "build", "hands", "--exact", "-o", str(built.parent)]
    assert answered(capsys, *words) == f"Written: {built}\n"
    ((plan, path, work, command),) = asked
    assert plan.is_exact and path == built and work == built.parent / "pieces"
    assert command == "trimoon almanac build hands --exact --seed 1"


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (("--exact", "--splits", "200"), "Give --exact or --splits, not both."),
        (("--splits", "0"), "--splits is from 1 to 3432, not 0."),
        (("--splits", "3433"), "--splits is from 1 to 3432, not 3433."),
        (("--seed", "-1"), "--seed"),
    ],
)
def test_a_build_that_cannot_be_is_refused(
    words: tuple[str, ...], complaint: str, capsys, tmp_path: Path
) -> None:
    assert complaint in refused(capsys, "almanac", "build", "hands", *words, "-o", str(tmp_path))
