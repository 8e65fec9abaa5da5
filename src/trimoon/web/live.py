"""The socket of a page: the whole screen at every connect, and again after each new row.

Sends, and listens only for the order of the hand and the end. What is published is a number;
what is sent is made from the seat's own snapshot.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Coroutine
from contextlib import suppress

from fastapi import APIRouter, WebSocket
from starlette.exceptions import HTTPException
from starlette.websockets import WebSocketDisconnect

from trimoon.room import AFTER_TRICK, Snapshot
from trimoon.web.games import Seated, lie_as, lie_of, seated
from trimoon.web.learn import is_lesson
from trimoon.web.screen import SORTED, Lie, final_trick_of
from trimoon.web.showing import fragment, news_of, shown
from trimoon.web.templating import Pages

router = APIRouter(include_in_schema=False)


@router.websocket("/game/{game_id}/live")
async def live(socket: WebSocket, game_id: str) -> None:
    """Keep a page up to date until it goes away or the server ends."""
    try:
        here = await seated(socket, game_id)
    except HTTPException:
        await socket.close(1008)
        return
    await socket.accept()
    with suppress(WebSocketDisconnect, RuntimeError):
        told = _Told(lie_of(socket, here))
        await _first_ended(_send(socket, here, told), _heard(socket, here, told))
    with suppress(WebSocketDisconnect, RuntimeError):
        await socket.close(1012)


class _Told:
    """What an open page has told the server: the order of its hand."""

    def __init__(self, lie: Lie) -> None:
        self.lie = lie


async def _send(socket: WebSocket, here: Seated, told: _Told) -> None:
    pages, language = here.house.pages, here.asker.language
    look = here.house.settings.pace * AFTER_TRICK
    guided = is_lesson(socket, here.room.game_id)

    async def tell(snapshot: Snapshot) -> int:
        sentence = message(pages, snapshot, language, lie=told.lie, is_lesson=guided)
        await socket.send_text(sentence)
        return snapshot.seq

    seen = await tell(here.room.snapshot(here.seat, since=here.room.seq))
    async for _ in here.room.subscribe(after=seen):
        final = final_trick_of(here.room.snapshot(here.seat, since=seen))
        if final is not None and look:
            # The summary would cover the seventh trick before anybody has seen it.
            seen = await tell(final)
            await asyncio.sleep(look)
        seen = await tell(here.room.snapshot(here.seat, since=seen))


def message(
    pages: Pages,
    snapshot: Snapshot,
    language: str,
    *,
    lie: Lie = SORTED,
    is_lesson: bool = False,
    command_id: str = "",
) -> str:
    """Give what is sent: number, markup, sentences."""
    said = news_of(snapshot, language, lie)
    screen = shown(snapshot, language, lie=lie, is_lesson=is_lesson, command_id=command_id)
    told = {
        "seq": snapshot.seq,
        "news": said,
        "content": fragment(pages, screen, language),
    }
    return json.dumps(told, ensure_ascii=False, separators=(",", ":"))


async def _heard(socket: WebSocket, here: Seated, told: _Told) -> None:
    while (heard := await socket.receive())["type"] != "websocket.disconnect":
        told.lie = lie_as(heard.get("text") or "", here)


async def _first_ended(*works: Coroutine[object, object, None]) -> None:
    """Run until one ends, and end the others; raise what it raised."""
    tasks = [asyncio.ensure_future(work) for work in works]
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            task.result()
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
