"""The page of a game and its one form door: whatever a seat does arrives as a POST here.

Works with scripts off: the answer to a form is then a redirect or a whole page.
"""

from __future__ import annotations

from dataclasses import dataclass

from fastapi import APIRouter
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection, Request
from starlette.responses import HTMLResponse, Response

from trimoon.notation import write_record
from trimoon.room import Answer, Outcome, Room
from trimoon.rules import IllegalAction, Reason, Seat, Tile
from trimoon.texts import say
from trimoon.texts.phrases import refusal_text
from trimoon.web.answers import PERSONAL, onward, page_for
from trimoon.web.forms import command_of, fields_of, tile_of
from trimoon.web.house import House, house_of
from trimoon.web.people import Asker
from trimoon.web.showing import fragment, shown

router = APIRouter(include_in_schema=False)


@dataclass(frozen=True, slots=True)
class Seated:
    """A person at a seat of a game."""

    house: House
    asker: Asker
    room: Room
    seat: Seat


async def seated(connection: HTTPConnection, game_id: str) -> Seated:
    """Find the game and the seat of who asks; raise 404 without the one, 403 without the other."""
    house = house_of(connection)
    asker = house.people.asker(connection)
    room = await house.rooms.get(game_id)
    if room is None:
        raise HTTPException(404)
    seat = room.seat_of(asker.person)
    if seat is None:
        raise HTTPException(403)
    return Seated(house, asker, room, seat)


@router.get("/game/{game_id}.moon")
async def download(request: Request, game_id: str) -> Response:
    """Give the record; of a deal under way only what everybody knows."""
    here = await seated(request, game_id)
    named = f'attachment; filename="trimoon-{game_id}.moon"'
    return Response(
        write_record(here.room.record()),
        media_type="text/plain; charset=utf-8",
        headers={**PERSONAL, "content-disposition": named},
    )


@router.get("/game/{game_id}")
async def show(request: Request, game_id: str, chosen: str = "") -> Response:
    """Show a game to somebody who holds a seat in it."""
    here = await seated(request, game_id)
    return _answer(request, here, chosen=tile_of(chosen) if chosen else None)


@router.post("/game/{game_id}")
async def act(request: Request, game_id: str) -> Response:
    """Do what a form asks for, or say why not."""
    here = await seated(request, game_id)
    command = command_of(await fields_of(request))
    answer = await here.room.submit(
        here.seat, command.actions, command.expected_seq, command.command_id
    )
    if answer.outcome in (Outcome.ACCEPTED, Outcome.REPEATED):
        return _done(request, here)
    chosen = _chosen_in(answer)
    notice = "" if chosen is not None else _notice(answer, here.asker.language)
    return _answer(request, here, notice=notice, chosen=chosen)


def _done(request: Request, here: Seated) -> Response:
    if "hx-request" not in request.headers:
        return onward(f"/game/{here.room.game_id}")
    if request.headers.get("x-live"):
        # The socket brings the new screen, with what happened.
        return Response(status_code=204, headers=PERSONAL)
    return _answer(request, here)


def _notice(answer: Answer, language: str) -> str:
    if answer.refusal is None:
        return say("table.changed_meanwhile", language=language)
    return refusal_text(answer.refusal, language)


def _chosen_in(answer: Answer) -> Tile | None:
    """Give the tile for which an end must be named: that is no refusal but a question."""
    refusal = answer.refusal
    if not isinstance(refusal, IllegalAction) or refusal.reason is not Reason.MUST_NAME_END:
        return None
    tile = refusal.values["tile"]
    assert isinstance(tile, Tile)
    return tile


def _answer(
    request: Request, here: Seated, *, notice: str = "", chosen: Tile | None = None
) -> Response:
    language = here.asker.language
    screen = shown(here.room.snapshot(here.seat), language, notice=notice, chosen=chosen)
    if "hx-request" in request.headers:
        return HTMLResponse(fragment(here.house.pages, screen, language), headers=PERSONAL)
    return page_for(here.house, request, here.asker, "game.html", s=screen)
