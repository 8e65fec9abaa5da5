"""The guided first deal: a real game on a laid-out deal, and which game of a browser it is.

The game knows nothing of it. A cookie names it, so that the coach speaks in this browser only;
the lesson is left by taking the cookie away.
"""

from __future__ import annotations

from typing import Final

from fastapi import APIRouter
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from trimoon.room import Player, Room
from trimoon.rules import Ruleset, Seat
from trimoon.web.answers import is_secure, onward, with_person
from trimoon.web.house import House, house_of
from trimoon.web.newest import tell_wishes
from trimoon.web.people import Asker
from trimoon.web.screen.counsel import FIRST_DEAL

router = APIRouter(include_in_schema=False)

LESSON_COOKIE: Final = "trimoon_lesson"
_A_WEEK: Final = 7 * 24 * 3600
_PLAYERS: Final = (Player("South"), Player("West", "new-moon"), Player("East", "new-moon"))


def is_lesson(connection: HTTPConnection, game_id: str) -> bool:
    """Tell whether a game is this browser's guided first deal."""
    return connection.cookies.get(LESSON_COOKIE) == game_id


@router.get("/learn")
async def learn(request: Request) -> Response:
    """Go on with the guided first deal, or deal it."""
    house = house_of(request)
    asker = house.people.asker(request)
    room = await _begun(request, house, asker) or await _deal(house, asker)
    response = with_person(house, request, asker, onward(f"/game/{room.game_id}"))
    response.set_cookie(
        LESSON_COOKIE,
        room.game_id,
        max_age=_A_WEEK,
        httponly=True,
        samesite="lax",
        secure=is_secure(request),
    )
    return response


@router.post("/learn/skip")
async def skip(request: Request) -> Response:
    """Leave the lesson; the deal is played on without a coach."""
    game_id = request.cookies.get(LESSON_COOKIE, "")
    room = await house_of(request).rooms.get(game_id) if game_id else None
    response = onward("/" if room is None else f"/game/{room.game_id}")
    response.delete_cookie(LESSON_COOKIE, httponly=True, samesite="lax", secure=is_secure(request))
    return response


async def _begun(request: Request, house: House, asker: Asker) -> Room | None:
    """Give the lesson that is under way; one whose deal is over is none any more."""
    game_id = request.cookies.get(LESSON_COOKIE, "")
    room = await house.rooms.get(game_id) if game_id else None
    if room is None or room.seat_of(asker.person) is None:
        return None
    return None if room.snapshot(None).view.finished else room


async def _deal(house: House, asker: Asker) -> Room:
    held = {Seat.SOUTH: asker.person}
    room = await house.rooms.create(Ruleset(), _PLAYERS, persons=held, deals=(FIRST_DEAL,))
    await tell_wishes(room, Seat.SOUTH, asker.wishes)
    return room
