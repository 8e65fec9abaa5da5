"""Makes `docs/table.png`, the picture in the README: a real game in a real browser (`make docs`).

Plays with a fixed seed until the screen shows what a table is about: West is the declarer, some
tricks are taken, and the reader must follow suit. Needs Chromium.
"""

from __future__ import annotations

import asyncio
import socket
import sys
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from pathlib import Path

import uvicorn
from chromium import CHROMIUM_ARGUMENTS, chromium_path
from playwright.async_api import async_playwright
from starlette.responses import Response

from trimoon.bots import Limit, decide
from trimoon.room import Player, Room, Rooms
from trimoon.rules import Call, Phase, Ruleset, Seat, SeatView
from trimoon.store import Store
from trimoon.web import Opened, create_app
from trimoon.web.people import Asker, People

TARGET = Path(__file__).with_name("table.png")
PLAYERS = (Player("South"), Player("West", "greedy"), Player("East", "greedy"))
SECRET = bytes(32)
PERSON = "reader"


async def main() -> int:
    """Make the picture; 1 without a browser."""
    if chromium_path() is None:
        print("docs/table.png was not made: there is no Chromium", file=sys.stderr)
        return 1
    store = await Store.open(":memory:")
    with ThreadPoolExecutor(1) as executor:
        rooms = Rooms(store, executor, pace=0)
        await _photograph(rooms)
        await rooms.close()
    await store.close()
    return 0


async def _photograph(rooms: Rooms) -> None:
    @asynccontextmanager
    async def opening() -> AsyncIterator[Opened]:
        yield Opened(rooms, SECRET)

    app = create_app(opening=opening)
    listener = socket.create_server(("127.0.0.1", 0))
    address = f"http://localhost:{listener.getsockname()[1]}"
    server = uvicorn.Server(uvicorn.Config(app, log_level="warning"))
    serving = asyncio.create_task(server.serve(sockets=[listener]))
    room = await _room_worth_seeing(rooms)
    async with async_playwright() as playwright:
        chromium = await playwright.chromium.launch(
            executable_path=chromium_path(), args=list(CHROMIUM_ARGUMENTS)
        )
        page = await chromium.new_page(viewport={"width": 1280, "height": 800}, locale="en")
        name, value = _cookie()
        await page.context.add_cookies([{"name": name, "value": value, "url": address}])
        await page.goto(f"{address}/game/{room.game_id}", wait_until="networkidle")
        await page.screenshot(path=TARGET)
        await chromium.close()
    server.should_exit = True
    await serving


def _cookie() -> tuple[str, str]:
    """Give the cookie of whoever holds the seat, as the server itself would hand it out."""
    response = Response()
    People(SECRET).hand_out(response, Asker(PERSON, True, "en"), secure=False)
    name, _, rest = response.headers["set-cookie"].partition("=")
    return name, rest.partition(";")[0]


async def _room_worth_seeing(rooms: Rooms) -> Room:
    for number in range(500):
        master = number.to_bytes(32, "big")
        room = await rooms.create(
            Ruleset(), PLAYERS, f"picture-{number}", persons={Seat.SOUTH: PERSON}, master=master
        )
        if await _plays_to_the_moment(room):
            return room
    raise RuntimeError("no deal showed what the picture is to show")


async def _plays_to_the_moment(room: Room) -> bool:
    """Play South as `greedy` until the moment; False when the deal passes without it."""
    view = await _on_turn(room)
    while view.deal is not None:
        if _is_the_moment(view):
            return True
        action = decide("greedy", view, Limit(), 1).action
        await room.submit(Seat.SOUTH, [action], room.seq, f"picture-{room.seq}")
        view = await _on_turn(room)
    return False


async def _on_turn(room: Room) -> SeatView:
    async for _ in room.subscribe(after=-1):
        view = room.snapshot(Seat.SOUTH).view
        assert isinstance(view, SeatView)
        if view.deal is None or view.is_to_act:
            return view
    raise RuntimeError("the room was closed")


def _is_the_moment(view: SeatView) -> bool:
    deal = view.deal
    assert deal is not None
    if deal.phase is not Phase.PLAY or deal.declarer is not Seat.WEST or len(deal.tricks) != 3:
        return False
    assert deal.trick is not None
    must_follow = 1 < len(view.legal_actions) < len(view.hand)
    is_number = deal.trump is not None and deal.trump.pip is not None
    is_open = deal.bid in (Call.FIVE, Call.SIX) and deal.taken[Seat.WEST] == 2
    return len(deal.trick.tiles) == 2 and must_follow and is_open and is_number


if __name__ == "__main__":
    raise SystemExit(asyncio.run(main()))
