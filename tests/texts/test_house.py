"""House rules, their values and the bundles in words."""

from __future__ import annotations

from enum import Enum

import pytest
from games import RULESETS

from trimoon.rules import BUNDLES, MoonMade, Ruleset, SetScoring, Widow
from trimoon.texts import LANGUAGES, house


def values_of(field: str) -> list[object]:
    """Give every value that a house rule may have."""
    default = getattr(Ruleset(), field)
    if isinstance(default, bool):
        return [True, False]
    if isinstance(default, Enum):
        return list(type(default))
    return [3, 4, 5] if field == "min_bid" else [1, 21, 99]


def test_all_thirteen_fields_can_be_chosen() -> None:
    assert len(house.FIELDS) == 13
    assert "version" not in house.FIELDS


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("field", house.FIELDS)
def test_a_field_has_a_label_an_explanation_and_labels_for_its_values(
    field: str, language: str
) -> None:
    assert house.field_label(field, language)
    # A Thai sentence has no full stop.
    assert house.field_explanation(field, language).endswith(".") is (language != "th")
    labels = [house.value_label(field, value, language) for value in values_of(field)]
    assert len(set(labels)) == len(labels)


def test_values_read_as_a_player_says_them() -> None:
    assert house.value_label("target", 15) == "15 points"
    assert house.value_label("target", 1, "fr") == "1 point"
    assert house.value_label("min_bid", 3) == "3"
    assert house.value_label("no_trump", False, "fr") == "Non"
    assert house.value_label("moon_made", MoonMade.SCORES_21) == "Scores 21 points"


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_bundle_has_its_own_name(language: str) -> None:
    assert len({house.bundle_name(rules, language) for rules in BUNDLES.values()}) == 6


def test_rules_outside_the_bundles_are_somebodys_own() -> None:
    assert house.bundle_name(Ruleset(target=15)) == "Own rules"
    assert house.bundle_name(Ruleset(target=15), "fr") == "Règles personnelles"


def test_differences_from_classic_are_listed_in_the_order_of_the_rules() -> None:
    rules = Ruleset(
        min_bid=3, set_scoring=SetScoring.DEFENDERS_GAIN_BID, widow=Widow.OPTIONAL, target=15
    )
    assert house.differences(rules) == [
        ("Lowest bid", "3"),
        ("When the declarer is set", "Each defender gains the bid"),
        ("Widow", "The declarer takes or leaves it"),
        ("Target", "15 points"),
    ]
    assert house.differences(Ruleset()) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", RULESETS)
def test_the_differences_of_any_ruleset_can_be_said(name: str, language: str) -> None:
    rules = RULESETS[name]
    assert len(house.differences(rules, language)) == len(rules.differences)
