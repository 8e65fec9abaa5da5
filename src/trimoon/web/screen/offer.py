"""What the start page offers: a dealt hand or a game to go on with, and the form of a new game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields, replace
from enum import Enum
from typing import Final

from markupsafe import Markup

from trimoon.bots import LEVELS, Aim
from trimoon.room import Player
from trimoon.rules import BUNDLES, Call, Ruleset, SeatView
from trimoon.texts import say, with_minus
from trimoon.texts.house import field_explanation, field_label, value_label
from trimoon.web import pictures
from trimoon.web.screen.hand import HandTile, hand_of
from trimoon.web.screen.orders import places_for
from trimoon.web.screen.voice import Voice


@dataclass(frozen=True, slots=True)
class Offer:
    """The game that waits; `is_fresh` while its person has done nothing in it."""

    game_id: str
    is_fresh: bool
    hand: tuple[HandTile, ...]
    moon: Markup
    where: str


def offer_for(view: SeatView, players: Sequence[Player], game_id: str, language: str) -> Offer:
    """Give what the start page shows of a game."""
    voice = Voice(language, view.viewer, players)
    deal = view.deal
    is_fresh = not view.finished and deal is not None and deal.call_of(view.viewer) is None
    return Offer(
        game_id,
        is_fresh,
        hand_of(view, voice),
        pictures.moon(Call.FIVE, 3),
        voice("start.go_on_why", deal=view.deal_number, scores=_scores(view, voice)),
    )


def _scores(view: SeatView, voice: Voice) -> str:
    left, right, me = places_for(view.viewer)
    return ", ".join(
        f"{voice.name(seat)} {with_minus(view.scores[seat])}" for seat in (me, left, right)
    )


@dataclass(frozen=True, slots=True)
class Option:
    """One value of a choice; `is_first` for what is chosen beforehand."""

    value: str
    label: str
    why: str
    is_first: bool
    picture: Markup = Markup()


@dataclass(frozen=True, slots=True)
class HouseField:
    """One house rule in the form: a switch if it has no options."""

    name: str
    label: str
    why: str
    options: tuple[Option, ...]
    is_on: bool


@dataclass(frozen=True, slots=True)
class HouseForm:
    """The form of a new game."""

    levels: tuple[Option, ...]
    aims: tuple[Option, ...]
    bundles: tuple[Option, ...]
    fields: tuple[HouseField, ...]
    target: int


def house_form(language: str, level: str) -> HouseForm:
    """Give every choice of a new game, with the defaults chosen."""
    return HouseForm(
        tuple(_level(name, tricks, language, level) for name, tricks in _PHASES.items()),
        tuple(_aim(aim, language) for aim in Aim),
        tuple(
            _option("house.bundle", name, language, name == "classic")
            for name in (*BUNDLES, "custom")
        ),
        tuple(
            _field(field.name, field.default, language)
            for field in fields(Ruleset)
            if field.name not in ("target", "version")
        ),
        Ruleset().target,
    )


_PHASES: Final[Mapping[str, int]] = dict(zip(LEVELS, (0, 1, 2, 4, 7), strict=True))
"""How many sevenths of its moon a level shows lit."""


def _level(name: str, tricks: int, language: str, chosen: str) -> Option:
    option = _option("level", name.replace("-", "_"), language, name == chosen)
    return replace(option, value=name, picture=pictures.moon(Call.PASS, tricks))


def _aim(aim: Aim, language: str) -> Option:
    option = _option("level", f"aim_{aim.value}", language, aim is Aim.POINTS)
    return replace(option, value=aim.value)


def _option(area: str, name: str, language: str, is_first: bool) -> Option:
    label = say(f"{area}.{name}", language=language)
    return Option(name, label, say(f"{area}.{name}.why", language=language), is_first)


def _field(name: str, default: object, language: str) -> HouseField:
    return HouseField(
        name,
        field_label(name, language),
        field_explanation(name, language),
        tuple(
            Option(text, value_label(name, value, language), "", value == default)
            for text, value in _values_of(name, default)
        ),
        default is True,
    )


def _values_of(name: str, default: object) -> list[tuple[str, object]]:
    if isinstance(default, Enum):
        return [(member.value, member) for member in type(default)]
    return [(str(bid), bid) for bid in (3, 4, 5)] if name == "min_bid" else []
