"""A ruleset in text and JSON: `classic 1`, `custom 1 min_bid=3 target=15`.

Knows names and spellings; what the house rules mean is in the rules.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import fields, replace
from enum import Enum
from typing import Final

from trimoon.notation.flaws import Flaw
from trimoon.notation.places import Word, whole_number
from trimoon.rules import BUNDLES, Ruleset

_DEFAULTS: Final[Mapping[str, object]] = {
    field.name: field.default for field in fields(Ruleset) if field.name != "version"
}
_BASES: Final = {**BUNDLES, "custom": Ruleset()}
_PARTS: Final = re.compile(r"[^\s,=]+(?:\s*=\s*[^\s,=]*)?|=[^\s,]*")
_LIMITED: Final = {
    "min_bid": Flaw.BAD_MIN_BID,
    "target": Flaw.BAD_TARGET,
    "version": Flaw.BAD_VERSION,
}
"""The flaw of a number that the rules do not know; which numbers they know is theirs to say."""
_SWITCH: Final = {"on": True, "true": True, "yes": True, "off": False, "false": False, "no": False}


def parse_ruleset(text: str) -> Ruleset:
    """Read a ruleset: a bundle's name or `custom`, the version, and the house rules that differ.

    Raises NotationError.

    >>> parse_ruleset("no_widow 1 min_bid=3").min_bid
    3
    """
    return ruleset_from(Word(text))


def format_ruleset(ruleset: Ruleset) -> str:
    """Write a ruleset: a bundle by its name, any other as `custom` and what differs from classic.

    >>> format_ruleset(Ruleset(min_bid=3, no_trump=False))
    'custom 1 min_bid=3 no_trump=off'
    """
    rules = [f"{name}={_spelt(value)}" for name, value in house_rules(ruleset).items()]
    return " ".join([ruleset.name, str(ruleset.version), *rules])


def house_rules(ruleset: Ruleset) -> dict[str, object]:
    """Give what a bundle's name does not say: the values that differ, ready for JSON."""
    if ruleset.name != "custom":
        return {}
    return {
        name: value.value if isinstance(value, Enum) else value
        for name, value in ruleset.differences.items()
    }


def ruleset_from(word: Word) -> Ruleset:
    """Read a ruleset from a word."""
    parts = [word.part(*found.span()) for found in _PARTS.finditer(word.text)]
    if not parts:
        raise word.error(Flaw.RULES_MISSING, choices=", ".join(_BASES))
    values: dict[str, object] = {}
    for part in parts[1:]:
        name, value = _setting(part)
        if name in values:
            raise part.error(Flaw.HOUSE_RULE_TWICE, name=name)
        values[name] = value
    try:
        return replace(_base(parts[0]), **values)  # type: ignore[arg-type]
    except ValueError:
        # Each value is right by itself, and only one pair of them is not.
        raise word.error(Flaw.NO_WIDOW_TO_WAIT_FOR) from None


def _base(word: Word) -> Ruleset:
    name = word.text.casefold().replace("-", "_")
    if name not in _BASES:
        raise word.place.unknown(Flaw.NO_RULES, Flaw.MISSPELT_RULES, word.text, _BASES)
    return _BASES[name]


def _setting(word: Word) -> tuple[str, object]:
    version = whole_number(word.text)
    if version is not None:
        return "version", _limited(word, "version", version)
    name, equals, value = (part.strip() for part in word.text.casefold().partition("="))
    name = name.replace("-", "_")
    if not equals:
        raise word.error(Flaw.NO_SETTING)
    if name not in _DEFAULTS:
        flaws = Flaw.NO_HOUSE_RULE, Flaw.MISSPELT_HOUSE_RULE
        raise word.place.unknown(*flaws, name, _DEFAULTS)
    return name, _value_of(word, name, value)


def _value_of(word: Word, name: str, value: str) -> object:
    default = _DEFAULTS[name]
    if isinstance(default, bool):
        if value not in _SWITCH:
            raise word.error(Flaw.NO_SWITCH)
        return _SWITCH[value]
    if isinstance(default, Enum):
        kind = type(default)
        values = {member.value: member for member in kind}
        if value.replace("-", "_") not in values:
            raise word.error(Flaw.NO_CHOICE, choices=", ".join(values))
        return values[value.replace("-", "_")]
    number = whole_number(value)
    if number is None:
        raise word.error(Flaw.NO_NUMBER)
    return _limited(word, name, number)


def _limited(word: Word, name: str, number: int) -> int:
    try:
        replace(Ruleset(), **{name: number})  # type: ignore[arg-type]
    except ValueError:
        raise word.error(_LIMITED[name], value=number) from None
    return number


def _spelt(value: object) -> str:
    if isinstance(value, bool):
        return "on" if value else "off"
    return str(value)
