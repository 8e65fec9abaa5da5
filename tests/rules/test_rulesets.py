"""Rulesets: what they accept, how they are named, how they travel."""

from __future__ import annotations

import pickle
import re
from dataclasses import FrozenInstanceError, fields, replace
from typing import Any

import pytest
from games import RULESETS
from hypothesis import given
from strategies import rulesets

from trimoon.rules import BUNDLES, AllPass, MoonMade, Ruleset, SetScoring, Widow


@given(rulesets())
def test_a_ruleset_is_a_value(ruleset: Ruleset) -> None:
    again = pickle.loads(pickle.dumps(ruleset))
    assert again == ruleset
    assert hash(again) == hash(ruleset)
    assert replace(ruleset) == ruleset
    with pytest.raises(FrozenInstanceError):
        ruleset.target = 1  # type: ignore[misc]


@given(rulesets())
def test_the_differences_make_the_ruleset(ruleset: Ruleset) -> None:
    changes: dict[str, Any] = dict(ruleset.differences)
    assert Ruleset(**changes) == ruleset
    for name, value in changes.items():
        assert value != getattr(Ruleset(), name)


@given(rulesets())
def test_a_name_says_exactly_which_rules(ruleset: Ruleset) -> None:
    if ruleset.name == "custom":
        assert ruleset not in BUNDLES.values()
    else:
        assert BUNDLES[ruleset.name] == ruleset


def test_bundles_cannot_be_changed() -> None:
    assert list(BUNDLES) == [
        "classic",
        "no_widow",
        "sight_unseen",
        "family_set",
        "goes_out",
        "moon_21",
    ]
    with pytest.raises(TypeError):
        BUNDLES["classic"] = Ruleset(target=1)  # type: ignore[index]


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"min_bid": 2}, "house rule min_bid: 3, 4 or 5, not 2"),
        ({"min_bid": 6}, "house rule min_bid: 3, 4 or 5, not 6"),
        ({"min_bid": True}, "house rule min_bid: True is not a whole number"),
        ({"target": 0}, "house rule target: 1 to 99, not 0"),
        ({"target": 100}, "house rule target: 1 to 99, not 100"),
        ({"target": 21.0}, "house rule target: 21.0 is not a whole number"),
        ({"version": 2}, "version of the rules: 1, not 2"),
        ({"no_trump": 1}, "house rule no_trump: 1 is not on or off"),
        ({"widow": "none"}, "house rule widow: 'none' is not exchange or optional or none"),
        ({"all_pass": None}, "house rule all_pass: None is not redeal or force_last"),
        (
            {"trump_before_widow": True, "widow": Widow.NONE},
            "house rule trump_before_widow: there is no widow (widow = none)",
        ),
    ],
)
def test_a_value_that_no_house_rule_knows_is_refused(changes: dict[str, Any], message: str) -> None:
    with pytest.raises(ValueError, match=f"^{re.escape(message)}$"):
        Ruleset(**changes)


@pytest.mark.parametrize("target", [1, 99])
def test_every_target_from_1_to_99_is_accepted(target: int) -> None:
    assert Ruleset(target=target).differences == {"target": target}


def test_every_value_has_the_word_that_records_use() -> None:
    assert [
        [member.value for member in kind] for kind in (AllPass, MoonMade, SetScoring, Widow)
    ] == [
        ["redeal", "force_last"],
        ["wins_game", "scores_21"],
        ["declarer_loses_bid", "defenders_gain_bid"],
        ["exchange", "optional", "none"],
    ]


def test_the_rulesets_of_the_tests_change_every_house_rule() -> None:
    changed = {name for ruleset in RULESETS.values() for name in ruleset.differences}
    assert changed == {field.name for field in fields(Ruleset)} - {"version"}
