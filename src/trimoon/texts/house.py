"""The house rules (R9) in words: labels, explanations, values, bundles and differences."""

from __future__ import annotations

from dataclasses import fields
from enum import Enum
from typing import Final

from trimoon.rules import Ruleset
from trimoon.texts.catalogue import say

FIELDS: Final = tuple(field.name for field in fields(Ruleset) if field.name != "version")
"""The names of all house rules, in the order of R9."""


def field_label(field: str, language: str = "en") -> str:
    """Give the name of a house rule: "Lowest bid"."""
    return say(f"house.{field}", language=language)


def field_explanation(field: str, language: str = "en") -> str:
    """Give what a house rule is about, in one line."""
    return say(f"house.{field}.why", language=language)


def value_label(field: str, value: object, language: str = "en") -> str:
    """Give one value of a house rule: "Wins the game at once", "On", "15 points"."""
    match value:
        case bool():
            return say("house.on" if value else "house.off", language=language)
        case Enum():
            return say(f"house.{field}.{value.value}", language=language)
        case int() if field == "target":
            return say("house.target.points", {"n": value}, language)
        case _:
            return say(f"house.{field}.{value}", language=language)


def bundle_name(ruleset: Ruleset, language: str = "en") -> str:
    """Give the name of the bundle with exactly these rules: "Classic", or "Own rules"."""
    return say(f"house.bundle.{ruleset.name}", language=language)


def differences(ruleset: Ruleset, language: str = "en") -> list[tuple[str, str]]:
    """Give label and value of each rule that differs from `classic`."""
    return [
        (field_label(field, language), value_label(field, value, language))
        for field, value in ruleset.differences.items()
    ]
