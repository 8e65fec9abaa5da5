"""A ruleset in text and JSON: `classic 1`, `custom 1 min_bid=3 target=15`.

Knows names and spellings; what the house rules mean is in the rules.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import fields, replace
from enum import Enum
from typing import Final

from trimoon.notation.places import NotationError, Word, suggestion, whole_number
from trimoon.rules import BUNDLES, Ruleset

_DEFAULTS: Final[Mapping[str, object]] = {
    field.name: field.default for field in fields(Ruleset) if field.name != "version"
}
_BASES: Final = {**BUNDLES, "custom": Ruleset()}
_PARTS: Final = re.compile(r"[^\s,=]+(?:\s*=\s*[^\s,=]*)?|=[^\s,]*")
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
        raise word.error(f"the rules are missing: name one of {', '.join(_BASES)}")
    values: dict[str, object] = {}
    for part in parts[1:]:
        name, value = _setting(part)
        if name in values:
            raise part.error(f"house rule {name} is given twice")
        values[name] = value
    try:
        return replace(_base(parts[0]), **values)  # type: ignore[arg-type]
    except ValueError as error:
        raise word.error(str(error)) from None


def _base(word: Word) -> Ruleset:
    name = word.text.casefold().replace("-", "_")
    if name not in _BASES:
        raise word.error(
            f"no rules are called {word.text!r}{suggestion(name, _BASES)}:"
            f" they are {', '.join(BUNDLES)} or custom"
        )
    return _BASES[name]


def _setting(word: Word) -> tuple[str, object]:
    version = whole_number(word.text)
    if version is not None:
        return "version", version
    name, equals, value = (part.strip() for part in word.text.casefold().partition("="))
    name = name.replace("-", "_")
    if not equals:
        raise word.error(f"a house rule is written name=value, like min_bid=3, not {word.text!r}")
    if name not in _DEFAULTS:
        raise word.error(
            f"no house rule is called {name!r}{suggestion(name, _DEFAULTS)}:"
            f" they are {', '.join(_DEFAULTS)}"
        )
    return name, _value_of(word, value, _DEFAULTS[name])


def _value_of(word: Word, value: str, default: object) -> object:
    if isinstance(default, bool):
        if value not in _SWITCH:
            raise _wrong_value(word, "on or off")
        return _SWITCH[value]
    if isinstance(default, Enum):
        kind = type(default)
        values = {member.value: member for member in kind}
        if value.replace("-", "_") not in values:
            raise _wrong_value(word, " or ".join(values))
        return values[value.replace("-", "_")]
    number = whole_number(value)
    if number is None:
        raise _wrong_value(word, "a whole number")
    return number


def _wrong_value(word: Word, right: str) -> NotationError:
    return word.error(f"{word.text!r}: the value is {right}")


def _spelt(value: object) -> str:
    if isinstance(value, bool):
        return "on" if value else "off"
    return str(value)
