"""The settings of a person: a page that shows them all, and the form door that keeps them.

The pace of the bots and forced tiles are told to a room; the rest is the business of pages.
"""

from __future__ import annotations

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import Response

from trimoon.web.answers import is_secure, onward, page_for
from trimoon.web.forms import BadForm, fields_of
from trimoon.web.house import house_of
from trimoon.web.newest import game_on, tell_wishes
from trimoon.web.paths import own_path
from trimoon.web.preferences import UnknownWish, Wishes, keep_wishes, wishes_of

router = APIRouter(include_in_schema=False)


@router.get("/settings")
async def settings(request: Request, next: str = "/") -> Response:
    """Show every setting."""
    house = house_of(request)
    asker = house.people.asker(request)
    return page_for(house, request, asker, "settings.html", back=own_path(next))


@router.post("/settings")
async def keep(request: Request) -> Response:
    """Keep the settings of the form, and go back to the page."""
    fields = await fields_of(request)
    try:
        wishes = wishes_of(request).changing(fields)
    except UnknownWish as error:
        raise BadForm(str(error)) from error
    back = own_path(str(fields.get("next", "/settings")))
    await _tell_game(request, back, wishes)
    response = onward(back)
    keep_wishes(response, wishes, secure=is_secure(request))
    return response


async def _tell_game(request: Request, page: str, wishes: Wishes) -> None:
    house = house_of(request)
    asker = house.people.asker(request)
    room = await game_on(page, house, asker)
    seat = None if room is None else room.seat_of(asker.person)
    if room is not None and seat is not None:
        await tell_wishes(room, seat, wishes)
