"""From the fields of a form to actions and rulesets. Knows names of fields, and no legality."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Final

from starlette.requests import Request as HTTPRequest

from trimoon.notation import NotationError, parse_call, parse_tile, parse_trump
from trimoon.room import Claim, NextDeal, Request, Undo
from trimoon.rules import (
    BUNDLES,
    Action,
    AllPass,
    Discard,
    MoonMade,
    Pip,
    Play,
    Ruleset,
    SetScoring,
    Tile,
    TrimoonError,
    Trump,
    Widow,
    WidowChoice,
)

Field = Mapping[str, object]

_MOST_FIELDS: Final = 64


class BadForm(TrimoonError):
    """A form that no page of ours sends: a field is missing or cannot be read."""


@dataclass(frozen=True, slots=True)
class Command:
    """What a form asks of a room."""

    actions: tuple[Request, ...]
    expected_seq: int
    command_id: str


async def fields_of(request: HTTPRequest) -> Field:
    """Read the form that a request carries; files are refused, no page of ours sends any."""
    async with request.form(max_files=0, max_fields=_MOST_FIELDS) as fields:
        return dict(fields)


def command_of(fields: Field) -> Command:
    """Read a command; raise BadForm if it is none."""
    command_id = text_of(fields, "command_id")
    if not 8 <= len(command_id) <= 64:
        raise BadForm("command_id: 8 to 64 characters")
    return Command(_actions_of(fields), number_of(fields, "expected_seq"), command_id)


_ALONE: Final[Mapping[str, Request]] = {"next": NextDeal(), "claim": Claim(), "undo": Undo()}
"""Fields that ask for one thing, whatever their value."""


def _actions_of(fields: Field) -> tuple[Request, ...]:
    for name, request in _ALONE.items():
        if name in fields:
            return (request,)
    actions = tuple(_game_actions_of(fields))
    if not actions:
        raise BadForm("nothing was chosen: a call, a tile, a trump, or the widow")
    return actions


def _game_actions_of(fields: Field) -> list[Action]:
    actions: list[Action] = []
    try:
        if "ask" in fields or "call" in fields:
            # A call that cannot be made is a button of its own: pressed, it is told why.
            actions.append(parse_call(text_of(fields, "ask" if "ask" in fields else "call")))
        if "widow" in fields:
            actions.append(WidowChoice(text_of(fields, "widow")))
        if "discard" in fields:
            actions.append(Discard(parse_tile(text_of(fields, "discard"))))
        if "trump" in fields:
            actions.append(_trump_of(fields))
        if "tile" in fields:
            actions.append(_play_of(fields))
    except (NotationError, ValueError) as error:
        raise BadForm(str(error)) from error
    return actions


def _trump_of(fields: Field) -> Trump:
    return parse_trump(text_of(fields, "trump"))


def _play_of(fields: Field) -> Play:
    named = Pip(number_of(fields, "named")) if "named" in fields else None
    return Play(parse_tile(text_of(fields, "tile")), named)


ENUMS: Final[Mapping[str, type[Enum]]] = {
    "all_pass": AllPass,
    "moon_made": MoonMade,
    "set_scoring": SetScoring,
    "widow": Widow,
}
SWITCHES: Final = (
    "moon_only_over_seven",
    "trump_before_widow",
    "doubles_trump",
    "no_trump",
    "first_lead_trump",
    "leader_names_suit",
    "declarer_goes_out",
)


def ruleset_of(fields: Field) -> Ruleset:
    """Read the rules of a new game: a bundle or single rules, with any target."""
    bundle = text_of(fields, "bundle") if "bundle" in fields else "classic"
    target = number_of(fields, "target") if fields.get("target") else Ruleset().target
    try:
        if bundle == "custom":
            return _custom(fields, target)
        if bundle not in BUNDLES:
            raise BadForm(f"no rules are called {bundle}; there are {', '.join(BUNDLES)}, custom")
        return _with_target(BUNDLES[bundle], target)
    except ValueError as error:
        raise BadForm(str(error)) from error


def _with_target(ruleset: Ruleset, target: int) -> Ruleset:
    return Ruleset(**{**ruleset.differences, "target": target})  # type: ignore[arg-type]


def _custom(fields: Field, target: int) -> Ruleset:
    values: dict[str, object] = {name: name in fields for name in SWITCHES}
    for name, kind in ENUMS.items():
        if name in fields:
            values[name] = kind(text_of(fields, name))
    if "min_bid" in fields:
        values["min_bid"] = number_of(fields, "min_bid")
    return Ruleset(**values, target=target)  # type: ignore[arg-type]


def text_of(fields: Field, name: str) -> str:
    """Give a field as text; raise BadForm if it is missing or a file."""
    value = fields.get(name)
    if not isinstance(value, str):
        raise BadForm(f"{name}: this field is missing")
    return value


def number_of(fields: Field, name: str) -> int:
    """Give a field as a whole number; raise BadForm if it is none."""
    value = text_of(fields, name)
    if not value.isascii() or not value.isdigit() or len(value) > 9:
        raise BadForm(f"{name}: a whole number, not {value!r}")
    return int(value)


def tile_of(text: str) -> Tile:
    """Read a tile in an address; raise BadForm if it is none."""
    try:
        return parse_tile(text)
    except (NotationError, ValueError) as error:
        raise BadForm(str(error)) from error
