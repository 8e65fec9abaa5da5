"""The page of a game and its one form door: whatever a seat does arrives as a POST here.

Works with scripts off: the answer to a form is then a redirect or a whole page.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from fastapi import APIRouter
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection, Request
from starlette.responses import HTMLResponse, Response

from trimoon.notation import write_record
from trimoon.room import Answer, Outcome, Room
from trimoon.rules import IllegalAction, Play, Reason, Seat, SeatView, Tile, refusal
from trimoon.texts import say
from trimoon.texts.phrases import refusal_text
from trimoon.web.answers import PERSONAL, onward, page_for
from trimoon.web.forms import Command, Field, command_of, fields_of, text_of, tile_of
from trimoon.web.house import House, house_of
from trimoon.web.learn import is_lesson
from trimoon.web.lines import NotUnderstood, meaning_of
from trimoon.web.people import Asker
from trimoon.web.screen import Lie, Question, Voice, answer_to, lie_from
from trimoon.web.showing import fragment, shown

router = APIRouter(include_in_schema=False)

ORDER_COOKIE: Final = "trimoon_order"
"""The order that a person gave the hand; the browser sends it for one game alone."""


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
    if not chosen:
        return _answer(request, here)
    tile = tile_of(chosen)
    refused = _why_not(here, tile)
    return _answer(request, here, refused=refused, chosen=tile if refused is None else None)


@router.post("/game/{game_id}")
async def act(request: Request, game_id: str) -> Response:
    """Do what a form asks for, or say why not."""
    here = await seated(request, game_id)
    fields = await fields_of(request)
    if "line" in fields:
        return await _typed(request, here, fields)
    return await _done_or_why_not(request, here, command_of(fields))


async def _typed(request: Request, here: Seated, fields: Field) -> Response:
    """Do what a line says, or answer it."""
    view = view_of(here)
    line = text_of(fields, "line")
    if not line.strip():
        return _answer(request, here)
    try:
        meant = meaning_of(line, view.phase, here.asker.language)
    except NotUnderstood as unclear:
        return _answer(request, here, told=str(unclear))
    if isinstance(meant, Question):
        voice = Voice(here.asker.language, here.seat, here.room.players)
        return _answer(request, here, told=answer_to(meant, view, voice, lie_of(request, here)))
    return await _done_or_why_not(request, here, command_of({**fields, **meant}))


async def _done_or_why_not(request: Request, here: Seated, command: Command) -> Response:
    answer = await here.room.submit(
        here.seat, command.actions, command.expected_seq, command.command_id
    )
    if answer.outcome in (Outcome.ACCEPTED, Outcome.REPEATED):
        return _done(request, here)
    if answer.refusal is None:
        changed = say("table.changed_meanwhile", language=here.asker.language)
        return _answer(request, here, notice=changed)
    chosen = _chosen_in(answer)
    return _answer(request, here, refused=None if chosen else answer.refusal, chosen=chosen)


def _done(request: Request, here: Seated) -> Response:
    if "hx-request" not in request.headers:
        return onward(f"/game/{here.room.game_id}")
    if request.headers.get("x-live"):
        # The socket brings the new screen, with what happened.
        return Response(status_code=204, headers=PERSONAL)
    return _answer(request, here)


def _chosen_in(answer: Answer) -> Tile | None:
    """Give the tile for which an end must be named: that is no refusal but a question."""
    refusal = answer.refusal
    if not isinstance(refusal, IllegalAction) or refusal.reason is not Reason.MUST_NAME_END:
        return None
    tile = refusal.values["tile"]
    assert isinstance(tile, Tile)
    return tile


def _why_not(here: Seated, tile: Tile) -> IllegalAction | None:
    """Give why a tile that is chosen cannot be played; None if it can, or an end is to be named."""
    refused = refusal(view_of(here).turn, Play(tile))
    return None if refused is not None and refused.reason is Reason.MUST_NAME_END else refused


def view_of(here: Seated) -> SeatView:
    """Give what the seat may know now."""
    view = here.room.snapshot(here.seat).view
    assert isinstance(view, SeatView)
    return view


def lie_of(connection: HTTPConnection, here: Seated) -> Lie:
    """Give how this person's hand lies, as the browser remembers it for this game."""
    return lie_as(connection.cookies.get(ORDER_COOKIE, ""), here)


def lie_as(written: str, here: Seated) -> Lie:
    """Give how this person's hand lies with an order of their own; "" for none."""
    return lie_from(written, is_sorted=here.asker.wishes.sort == "trump", salt=here.room.game_id)


def _answer(
    request: Request,
    here: Seated,
    *,
    notice: str = "",
    refused: IllegalAction | None = None,
    told: str = "",
    chosen: Tile | None = None,
) -> Response:
    language = here.asker.language
    screen = shown(
        here.room.snapshot(here.seat),
        language,
        notice=notice if refused is None else refusal_text(refused, language),
        chosen=chosen,
        told=told,
        lie=lie_of(request, here),
        clause="" if refused is None else refused.clause,
        is_lesson=is_lesson(request, here.room.game_id),
    )
    if "hx-request" in request.headers:
        return HTMLResponse(fragment(here.house.pages, screen, language), headers=PERSONAL)
    return page_for(here.house, request, here.asker, "game.html", s=screen)
