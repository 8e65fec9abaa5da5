"""The published cases: the program and the independent reference give the same answers."""

from __future__ import annotations

import io
import json
import runpy
from collections import Counter
from itertools import product
from pathlib import Path
from random import Random

import pytest
from games import RULESETS, random_game

from conformance import reference
from trimoon.conformance import run
from trimoon.notation import format_tile, ruleset_to_json
from trimoon.rules import (
    BUNDLES,
    TILES,
    Call,
    GameState,
    Pip,
    Ruleset,
    Seat,
    Tile,
    TileSet,
    Trump,
    deal_points,
    is_made,
    legal_calls,
    plays_from,
    suit_asked_for,
    taker_place,
    trumps_offered,
    winner_after,
)

PUBLISHED = Path(__file__).parents[2] / "conformance"
CASES = json.loads((PUBLISHED / "cases.json").read_text("utf-8"))
POSITIONS = [
    case
    for name in ("solver", "points")
    for case in json.loads((PUBLISHED / f"{name}.json").read_text("utf-8"))
]


def rules_of(ruleset: Ruleset) -> dict[str, object]:
    changed = {name: getattr(value, "value", value) for name, value in ruleset.differences.items()}
    return reference.rules_of(changed)


def test_every_published_case_passes():
    out = io.StringIO()
    assert run([PUBLISHED / "cases.json"], out) == 0
    assert out.getvalue() == f"{len(CASES)} passed, 0 failed\n"


def test_every_published_position_is_solved():
    out = io.StringIO()
    assert run([PUBLISHED / "solver.json", PUBLISHED / "points.json"], out) == 0
    assert out.getvalue() == f"{len(POSITIONS)} passed, 0 failed\n"


def test_the_readme_counts_them():
    assert f"{len(CASES):,} cases" in (PUBLISHED / "README.md").read_text("utf-8")


def test_ids_are_unique():
    assert max(Counter(case["id"] for case in CASES + POSITIONS).values()) == 1


def test_cases_cover_every_kind_bundle_and_value_of_a_house_rule():
    assert Counter(case["kind"] for case in CASES) == {
        "legal": 254,
        "trick": 204,
        "auction": 642,
        "score": 200,
        "trumps": 5,
        "game": 40,
    }
    games = [case for case in CASES if case["kind"] == "game"]
    assert all(case["expect"]["winner"] is not None for case in games)
    rulesets = [reference.rules_of(case.get("ruleset")) for case in games]
    for bundle in BUNDLES.values():
        assert rules_of(bundle) in rulesets
    for field, values in {
        "all_pass": {"redeal", "force_last"},
        "min_bid": {3, 4, 5},
        "moon_made": {"wins_game", "scores_21"},
        "set_scoring": {"declarer_loses_bid", "defenders_gain_bid"},
        "widow": {"exchange", "optional", "none"},
        "target": {10, 21, 30, 40},
    }.items():
        assert {rules[field] for rules in rulesets} == values
    for field in (
        "moon_only_over_seven",
        "trump_before_widow",
        "doubles_trump",
        "no_trump",
        "first_lead_trump",
        "leader_names_suit",
        "declarer_goes_out",
    ):
        assert {rules[field] for rules in rulesets} == {True, False}


@pytest.mark.soak
def test_the_files_are_what_make_writes():
    make = runpy.run_path(str(PUBLISHED / "make.py"))
    for name, values in (
        ("cases", make["cases"]()),
        ("points", make["endings"]()),
        ("shuffle", make["shuffles"]()),
    ):
        assert (PUBLISHED / f"{name}.json").read_text("utf-8") == make["text_of"](values)


@pytest.mark.parametrize("trump", Trump)
def test_reference_and_rules_agree_on_tricks_and_following(trump):
    """Every lead, with twenty random continuations for each end that it may ask for."""
    rng = Random(str(trump))
    for lead, named in product(TILES, (None, *Pip)):
        if named not in (None, *lead.ends):
            continue
        others = [tile for tile in TILES if tile != lead]
        asked = reference.asked_by(pair(lead), str(trump), named)
        suit = suit_asked_for(lead, trump, named)
        for _ in range(20):
            tiles, hand = [lead, *rng.sample(others, 2)], rng.sample(others, 7)
            expected = reference.taker([pair(tile) for tile in tiles], str(trump), named)
            assert taker_place(tiles, suit, trump) == expected
            allowed = reference.legal([pair(tile) for tile in hand], asked, str(trump))
            assert {pair(tile) for tile in plays_from(TileSet(hand), suit, trump)} == set(allowed)


def pair(tile: Tile) -> tuple[int, int]:
    return (int(tile.high), int(tile.low))


@pytest.mark.parametrize("name", RULESETS)
def test_reference_and_rules_agree_on_every_auction_and_the_trumps(name):
    ruleset, rules = RULESETS[name], rules_of(RULESETS[name])
    assert [str(trump) for trump in trumps_offered(ruleset)] == reference.trumps(rules)
    auctions: list[list[Call]] = [[]]
    for calls in auctions:
        expected = reference.calls_open([str(call) for call in calls], rules)
        assert [str(call) for call in legal_calls(calls, ruleset)] == expected
        auctions += [[*calls, call] for call in legal_calls(calls, ruleset)]
    assert len(auctions) > 20


@pytest.mark.parametrize("name", RULESETS)
def test_reference_and_rules_agree_on_scores(name):
    ruleset, rules, rng = RULESETS[name], rules_of(RULESETS[name]), Random(name)
    for _ in range(300):
        declarer, bid = rng.choice(list(Seat)), rng.choice([call for call in Call if call])
        cuts = sorted((rng.randrange(8), rng.randrange(8)))
        taken = (cuts[0], cuts[1] - cuts[0], 7 - cuts[1])
        near = range(ruleset.target - 12, ruleset.target + 4)
        before = [rng.choice(near) for _ in Seat]
        expected = reference.score(before, declarer, bid, list(taken), rules)
        points = deal_points(declarer, bid, taken, ruleset)
        south, west, east = (score + more for score, more in zip(before, points, strict=True))
        assert [south, west, east] == expected["after"]
        made = is_made(bid, taken[declarer])
        assert winner_after((south, west, east), declarer, bid, made, ruleset) == expected["winner"]


@pytest.mark.parametrize("name", RULESETS)
def test_reference_and_rules_agree_on_random_games(name):
    for seed in range(3):
        *_, last = random_game(Random(f"{name} {seed}"), RULESETS[name], deals=12)
        case = case_of(last)
        expected = reference.game(case, rules_of(last.ruleset))
        assert list(last.scores) == expected["scores"]
        assert last.winner == expected["winner"]


def case_of(state: GameState) -> dict[str, object]:
    deals = [finished.deal for finished in state.finished]
    return {
        "ruleset": ruleset_to_json(state.ruleset)["house_rules"],
        "first_bidder": int(deals[0].first_bidder),
        "deals": [
            {
                "hands": [[format_tile(tile) for tile in hand] for hand in deal.layout.hands],
                "widow": None if deal.layout.widow is None else format_tile(deal.layout.widow),
                "calls": [str(call) for call in deal.calls],
                "discard": None if deal.discard is None else format_tile(deal.discard),
                "trump": str(deal.trump),
                "plays": [str(tile) for trick in deal.tricks for tile in trick.tiles],
                "named": [
                    None if trick.named is None else str(int(trick.named)) for trick in deal.tricks
                ],
            }
            for deal in deals
        ],
    }
