"""What the tests of pages are staged with: a server without network, and people at browsers.

A `Visitor` does what somebody with scripts off can do: open pages, read them, send their forms.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable, MutableMapping
from contextlib import asynccontextmanager
from html.parser import HTMLParser
from random import Random
from typing import Any

import httpx
from fastapi import FastAPI
from room.staging import MASTER, Clock, Inline

from trimoon.room import Player, Room, Rooms
from trimoon.rules import Ruleset, Seat, Shuffle
from trimoon.store import Store
from trimoon.web import Opened, Settings, create_app

SECRET = bytes(32)
BASE = "http://localhost:8021"
PLAYERS = (Player("South"), Player("West", "greedy"), Player("East", "greedy"))


class Site:
    """A running application with its games."""

    def __init__(self, app: FastAPI, rooms: Rooms) -> None:
        self.app = app
        self.rooms = rooms

    def visitor(self, **headers: str) -> Visitor:
        return Visitor(self, headers)

    @property
    def people(self) -> Any:
        return self.app.state.house.people


@asynccontextmanager
async def site_on(settings: Settings = Settings(pace=0), **options: Any) -> AsyncIterator[Site]:
    """Open an application over games in memory, with bots that decide at once."""
    store = await Store.open(":memory:")
    usual: dict[str, Any] = {"pace": 0, "clock": Clock(), "random_bytes": Random(1).randbytes}
    rooms = Rooms(store, Inline(), **usual | options)

    @asynccontextmanager
    async def opening() -> AsyncIterator[Opened]:
        yield Opened(rooms, SECRET)

    app = create_app(settings, opening)
    try:
        async with app.router.lifespan_context(app):
            yield Site(app, rooms)
    finally:
        await rooms.close()
        await store.close()


class Visitor:
    """Somebody at a browser without scripts."""

    def __init__(self, site: Site, headers: dict[str, str]) -> None:
        self.site = site
        self.client = httpx.AsyncClient(
            transport=httpx.ASGITransport(app=site.app, raise_app_exceptions=False),
            base_url=BASE,
            headers={"origin": BASE, "accept-language": "en"} | headers,
            follow_redirects=True,
        )
        self.page = Page("", "")

    async def open(self, path: str) -> httpx.Response:
        return self._read(await self.client.get(path))

    async def send(self, path: str, **fields: str) -> httpx.Response:
        return self._read(await self.client.post(path, data=fields))

    async def press(self, **fields: str) -> httpx.Response:
        """Send the form of the page that stands there, with its hidden fields."""
        return await self.send(self.page.path, **(self.page.hidden | fields))

    async def sit_down(
        self, ruleset: Ruleset = Ruleset(), deals: tuple[Shuffle, ...] = (), **options: Any
    ) -> Room:
        """Sit at South's place in a game with these deals, and open its page."""
        if not self.client.cookies:
            await self.open("/")
        room = await self.site.rooms.create(
            ruleset,
            options.get("players", PLAYERS),
            persons={Seat.SOUTH: self.person},
            master=MASTER,
            deals=deals,
        )
        await self.wait(room)
        await self.open(f"/game/{room.game_id}")
        return room

    @property
    def person(self) -> str:
        signed = self.client.cookies["trimoon_person"]
        person: str = self.site.people._signer.loads(signed)
        return person

    async def wait(self, room: Room) -> None:
        """Wait until no bot is to act."""
        await until(room, is_waiting)

    def _read(self, response: httpx.Response) -> httpx.Response:
        self.page = Page(response.url.path, response.text)
        return response


async def until(room: Room, wish: Callable[[Room], bool]) -> None:
    async for _ in room.subscribe(after=0):
        if wish(room):
            return


def is_waiting(room: Room) -> bool:
    view = room.snapshot(None).view
    return view.actor is None or room.players[view.actor].bot is None


class Page(HTMLParser):
    """What a page holds: buttons, fields, links, and the text between tags."""

    def __init__(self, path: str, html: str) -> None:
        super().__init__()
        self.path = path
        self.html = html
        self.hidden: dict[str, str] = {}
        self.buttons: list[dict[str, str | None]] = []
        self.inputs: list[dict[str, str | None]] = []
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self._texts: list[str] = []
        self.feed(html)

    @property
    def text(self) -> str:
        return " ".join(" ".join(self._texts).split())

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        attributes = dict(attrs)
        self.tags.append((tag, attributes))
        if tag == "button":
            self.buttons.append(attributes)
        if tag == "input":
            self.inputs.append(attributes)
            if attributes.get("type") == "hidden" and attributes["name"] != "next":
                self.hidden.setdefault(str(attributes["name"]), str(attributes["value"]))

    def handle_data(self, data: str) -> None:
        self._texts.append(data)

    def kind(self) -> str:
        """Give the layout of the game page."""
        classes = next(str(a["class"]) for _, a in self.tags if a.get("id") == "game")
        return classes.split()[1].removeprefix("is-")

    def values(self, name: str, *, refused: bool = False) -> list[str]:
        """Give what a form offers under a name."""
        offered = [
            a
            for a in (*self.buttons, *self.inputs)
            if a.get("name") == name and a.get("type") != "hidden"
        ]
        return [str(a["value"]) for a in offered if (a.get("aria-disabled") == "true") == refused]


class Socket:
    """A browser's socket: what the server sends, message by message."""

    def __init__(self, visitor: Visitor, path: str, **headers: str) -> None:
        cookies = "; ".join(f"{name}={value}" for name, value in visitor.client.cookies.items())
        sent = {"host": "localhost:8021", "origin": BASE, "cookie": cookies} | headers
        self._scope = {
            "type": "websocket",
            "asgi": {"version": "3.0"},
            "scheme": "ws",
            "path": path,
            "raw_path": path.encode(),
            "query_string": b"",
            "headers": [(name.encode(), value.encode()) for name, value in sent.items()],
            "subprotocols": [],
            "state": {},
        }
        self._app = visitor.site.app
        self._incoming: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._outgoing: asyncio.Queue[MutableMapping[str, Any]] = asyncio.Queue()

    async def __aenter__(self) -> Socket:
        await self._incoming.put({"type": "websocket.connect"})
        self._task = asyncio.ensure_future(
            self._app(self._scope, self._incoming.get, self._outgoing.put)
        )
        first = await self._outgoing.get()
        self.is_open = first["type"] == "websocket.accept"
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._incoming.put({"type": "websocket.disconnect", "code": 1001})
        await self._task

    async def text(self) -> str:
        """Give the next message as it was sent."""
        message = await self._outgoing.get()
        assert message["type"] == "websocket.send", message
        text: str = message["text"]
        return text

    async def say(self, text: str) -> None:
        """Send a message to the server."""
        await self._incoming.put({"type": "websocket.receive", "text": text})

    async def told(self) -> dict[str, Any]:
        """Give the next message as an object."""
        told: dict[str, Any] = json.loads(await self.text())
        return told
