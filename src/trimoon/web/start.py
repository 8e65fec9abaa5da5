"""The start page: a hand is dealt as soon as somebody opens it, or a game waits to be gone on with.

Also new games by house rules and level, and the choice of language.
"""

from __future__ import annotations

import re
from typing import Final

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import Response

from trimoon.bots import LEVELS, Aim, NoDecision, bot_for
from trimoon.room import IS_SLOW, Player, Room
from trimoon.rules import Call, Ruleset, Seat, SeatView
from trimoon.texts import LANGUAGES
from trimoon.web import pictures
from trimoon.web.answers import PERSONAL, is_secure, onward, page_for, with_person
from trimoon.web.forms import BadForm, Field, fields_of, ruleset_of, text_of
from trimoon.web.games import seated
from trimoon.web.house import House, house_of
from trimoon.web.newest import newest_of, tell_wishes
from trimoon.web.paths import own_path
from trimoon.web.people import Asker, choose_language
from trimoon.web.screen import Offer, house_form, offer_for

router = APIRouter(include_in_schema=False)

_NAME_LENGTH: Final = 24
_ROBOT: Final = re.compile(r"bot\b|crawl|spider|slurp|preview|externalhit", re.IGNORECASE)
_OPEN: Final = Offer("", True, (), pictures.moon(Call.FIVE, 3), "")
"""Where no hand is dealt: for robots, and for who is about to choose another game."""


@router.head("/")
async def exists() -> Response:
    """Say that there is a page, without dealing a hand for it."""
    return Response(media_type="text/html; charset=utf-8", headers=PERSONAL)


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
    room = await newest_of(house, asker)
    if room is None and not is_new and not _is_robot(request):
        room = await _begin(house, asker, Ruleset())
    return page_for(
        house,
        request,
        asker,
        "start.html",
        offer=_OPEN if room is None else _offer(room, asker),
        form=house_form(asker.language, house.settings.level),
        is_slow=IS_SLOW,
        is_new=is_new,
        is_first_time=await _is_first_time(house, asker, room),
    )


async def _is_first_time(house: House, asker: Asker, room: Room | None) -> bool:
    """Tell whether somebody has finished no deal, in the game that waits or in one that is over."""
    if room is not None and room.snapshot(None).view.finished:
        return False
    return asker.is_new or not await house.rooms.of_person(asker.person, finished=True, limit=1)


def _is_robot(request: Request) -> bool:
    return _ROBOT.search(request.headers.get("user-agent", "")) is not None


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
    room = await house.rooms.create(ruleset, players, persons={Seat.SOUTH: asker.person})
    await tell_wishes(room, Seat.SOUTH, asker.wishes)
    return room


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
    await tell_wishes(room, here.seat, here.asker.wishes)
    return onward(f"/game/{room.game_id}")


@router.post("/language")
async def language(request: Request) -> Response:
    """Remember a language, and go back to the page."""
    fields = await fields_of(request)
    wanted = text_of(fields, "language")
    if wanted not in LANGUAGES:
        raise BadForm(f"language: {' or '.join(LANGUAGES)}, not {wanted!r}")
    response = onward(own_path(str(fields.get("next", "/"))))
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


def _name_of(name: str) -> str:
    """Give a name as it may be shown: one line, no control characters, not too long."""
    printable = "".join(sign if sign.isprintable() else " " for sign in name)
    return " ".join(printable.split())[:_NAME_LENGTH].strip()
