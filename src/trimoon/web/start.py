"""The start page: a hand is dealt as soon as somebody opens it, or a game waits to be gone on with.

Also new games by house rules and level, and the choice of language.
"""

from __future__ import annotations

import re
from typing import Final

import structlog
from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import Response

from trimoon.bots import LEVELS, Aim, NoDecision, bot_for
from trimoon.room import IS_SLOW, Player, Room, UnreadableLog
from trimoon.rules import Ruleset, Seat, SeatView
from trimoon.texts import LANGUAGES
from trimoon.web.answers import is_secure, onward, page_for, with_person
from trimoon.web.forms import BadForm, Field, fields_of, ruleset_of, text_of
from trimoon.web.games import seated
from trimoon.web.house import House, house_of
from trimoon.web.people import Asker, choose_language
from trimoon.web.screen import Offer, house_form, offer_for

_log = structlog.get_logger(__name__)

router = APIRouter(include_in_schema=False)

_NAME_LENGTH: Final = 24
# Browsers take a backslash for a slash, and two or more slashes for the beginning of a host.
_OWN_PATH: Final = re.compile(r"/([^/\\\s][^\\\s]*)?")


@router.get("/")
async def start(request: Request) -> Response:
    """Offer the hand that is dealt, or the game that is not finished."""
    return await _start(request, is_new=False)


@router.get("/new")
async def new(request: Request) -> Response:
    """Show the start page with rules and opponents to choose."""
    return await _start(request, is_new=True)


async def _start(request: Request, *, is_new: bool) -> Response:
    house = house_of(request)
    asker = house.people.asker(request)
    room = await _newest(house, asker) or await _begin(house, asker, Ruleset())
    return page_for(
        house,
        request,
        asker,
        "start.html",
        offer=_offer(room, asker),
        form=house_form(asker.language, house.settings.level),
        is_slow=IS_SLOW,
        is_new=is_new,
    )


async def _newest(house: House, asker: Asker) -> Room | None:
    if asker.is_new:
        return None
    try:
        listed = await house.rooms.of_person(asker.person, limit=1)
        return await house.rooms.get(listed[0].game_id) if listed else None
    except UnreadableLog as error:
        # A game of a newer Trimoon must not stand in the way of the next one.
        _log.warning("game_unreadable", error=str(error))
        return None


def _offer(room: Room, asker: Asker) -> Offer:
    seat = room.seat_of(asker.person)
    assert seat is not None
    view = room.snapshot(seat).view
    assert isinstance(view, SeatView)
    return offer_for(view, room.players, room.game_id, asker.language)


async def _begin(
    house: House, asker: Asker, ruleset: Ruleset, level: str = "", name: str = ""
) -> Room:
    bot = level or house.settings.level
    players = (Player(name or "South"), Player("West", bot), Player("East", bot))
    return await house.rooms.create(ruleset, players, persons={Seat.SOUTH: asker.person})


@router.post("/start")
async def begin(request: Request) -> Response:
    """Open a game by the rules and with the opponents of the form."""
    house = house_of(request)
    asker = house.people.asker(request)
    fields = await fields_of(request)
    level = _level_of(fields)
    name = _name_of(str(fields.get("name", "")))
    room = await _begin(house, asker, ruleset_of(fields), level, name)
    return with_person(house, request, asker, onward(f"/game/{room.game_id}"))


@router.post("/again/{game_id}")
async def again(request: Request, game_id: str) -> Response:
    """Open a game like one that is over: the same rules, the same opponents."""
    here = await seated(request, game_id)
    ruleset = here.room.snapshot(None).view.ruleset
    room = await here.house.rooms.create(
        ruleset, here.room.players, persons={here.seat: here.asker.person}
    )
    return onward(f"/game/{room.game_id}")


@router.post("/language")
async def language(request: Request) -> Response:
    """Remember a language, and go back to the page."""
    fields = await fields_of(request)
    wanted = text_of(fields, "language")
    if wanted not in LANGUAGES:
        raise BadForm(f"language: {' or '.join(LANGUAGES)}, not {wanted!r}")
    response = onward(_own_path(str(fields.get("next", "/"))))
    choose_language(response, wanted, secure=is_secure(request))
    return response


def _level_of(fields: Field) -> str:
    """Read the bots' level and aim; any bot may be asked for, though pages offer `LEVELS`."""
    level, aim = text_of(fields, "level"), str(fields.get("aim", Aim.POINTS.value))
    name = level if aim == Aim.POINTS.value else f"{level}:{aim}"
    try:
        return bot_for(name).name
    except NoDecision as error:
        raise BadForm(f"level: {' or '.join(LEVELS)}, not {level!r}; {error}") from error


def _own_path(address: str) -> str:
    """Give an address if it is a path of ours, else the start page."""
    return address if _OWN_PATH.fullmatch(address) else "/"


def _name_of(name: str) -> str:
    """Give a name as it may be shown: one line, no control characters, not too long."""
    printable = "".join(sign if sign.isprintable() else " " for sign in name)
    return " ".join(printable.split())[:_NAME_LENGTH].strip()
