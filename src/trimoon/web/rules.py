"""The rules page: every clause of R1 to R9 for a person, with pictures, and an anchor for each.

The house rules of the reader's own game are marked. Knows the order of the page; the words are
in the catalogues, the pictures in `illustrations`.
"""

from __future__ import annotations

from dataclasses import dataclass, fields
from enum import Enum
from functools import cache

from fastapi import APIRouter
from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import Response

from trimoon.room import Listing, UnreadableLog
from trimoon.rules import BUNDLES, Call, Ruleset
from trimoon.texts import say
from trimoon.texts.house import bundle_name, differences, field_label, value_label
from trimoon.web import pictures
from trimoon.web.answers import page_for
from trimoon.web.citing import CHAPTERS, anchor_of, clause_text, clauses_of
from trimoon.web.house import House, house_of
from trimoon.web.illustrations import Illustration, illustrations_for
from trimoon.web.people import Asker
from trimoon.web.spoken import for_eye_and_ear

router = APIRouter(include_in_schema=False)


@dataclass(frozen=True, slots=True)
class Clause:
    """A clause with its pictures; `number` is shown beside it."""

    anchor: str
    number: str
    words: Markup
    pictures: tuple[Illustration, ...]


@dataclass(frozen=True, slots=True)
class Chapter:
    """A chapter; that of the house rules has no clauses here but `HouseRule`s."""

    anchor: str
    number: str
    title: str
    clauses: tuple[Clause, ...]


@dataclass(frozen=True, slots=True)
class Value:
    """A value of a house rule; the usual one comes first."""

    label: Markup
    is_yours: bool


@dataclass(frozen=True, slots=True)
class HouseRule:
    """A house rule, its values, and what the others than the usual one mean."""

    anchor: str
    label: str
    values: tuple[Value, ...]
    meaning: Markup


@dataclass(frozen=True, slots=True)
class Bundle:
    """A named set of house rules, and in what it differs from the classic ones."""

    name: str
    why: Markup
    changes: tuple[tuple[str, Markup], ...]
    is_yours: bool


@router.get("/rules")
async def rules(request: Request) -> Response:
    """Show all rules, with those of the reader's own game marked."""
    house = house_of(request)
    asker = house.people.asker(request)
    game = await _own_game(house, asker)
    own = None if game is None else game.ruleset
    return page_for(
        house,
        request,
        asker,
        "rules.html",
        chapters=chapters(asker.language),
        house_rules=house_rules(asker.language, own),
        bundles=bundles(asker.language, own),
        game_id="" if game is None else game.game_id,
        moon=pictures.moon(Call.FIVE, 5, made=True),
    )


async def _own_game(house: House, asker: Asker) -> Listing | None:
    if asker.is_new:
        return None
    try:
        listed = await house.rooms.of_person(asker.person, limit=1)
    except UnreadableLog:
        return None
    return listed[0] if listed else None


@cache
def chapters(language: str) -> tuple[Chapter, ...]:
    """Give all chapters in a language."""
    return tuple(_chapter(name, language) for name in CHAPTERS)


def _chapter(name: str, language: str) -> Chapter:
    clauses = () if name == "R9" else clauses_of(name)
    return Chapter(
        anchor_of(name),
        name,
        clause_text(name, language),
        tuple(_clause(clause, language) for clause in clauses),
    )


def _clause(clause: str, language: str) -> Clause:
    words = for_eye_and_ear(clause_text(clause, language), language)
    return Clause(anchor_of(clause), clause, words, illustrations_for(clause, language))


def house_rules(language: str, own: Ruleset | None) -> tuple[HouseRule, ...]:
    """Give all house rules, the values of the reader's own game marked."""
    return tuple(
        HouseRule(
            anchor_of(clause),
            field_label(field, language),
            _values(field, language, own),
            for_eye_and_ear(clause_text(clause, language), language),
        )
        for clause in clauses_of("R9")
        if (field := clause.partition(" ")[2])
    )


def _values(field: str, language: str, own: Ruleset | None) -> tuple[Value, ...]:
    mine = None if own is None else getattr(own, field)
    return tuple(
        Value(for_eye_and_ear(_value(field, value, language), language), value == mine)
        for value in values_of(field, mine)
    )


def _value(field: str, value: object, language: str) -> str:
    label = value_label(field, value, language)
    if value != getattr(Ruleset(), field):
        return label
    return say("rules.usual", {"value": label}, language)


def values_of(field: str, own: object = None) -> tuple[object, ...]:
    """Give the values of a house rule, the usual one first; of the target, it and the reader's."""
    usual = next(each.default for each in fields(Ruleset) if each.name == field)
    if isinstance(usual, bool):
        return (usual, not usual)
    if isinstance(usual, Enum):
        return tuple(type(usual))
    if field == "min_bid":
        return (4, 3, 5)
    return (usual,) if own in (None, usual) else (usual, own)


def bundles(language: str, own: Ruleset | None) -> tuple[Bundle, ...]:
    """Give the named bundles, the reader's own marked."""
    return tuple(
        Bundle(
            bundle_name(ruleset, language),
            for_eye_and_ear(say(f"house.bundle.{name}.why", language=language), language),
            tuple(
                (rule, for_eye_and_ear(value, language))
                for rule, value in differences(ruleset, language)
            ),
            own == ruleset,
        )
        for name, ruleset in BUNDLES.items()
    )
