"""What all pages of one server share, and how it is opened and closed."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from starlette.requests import HTTPConnection

from trimoon.room import LIMIT_FOR_PEOPLE, Rooms
from trimoon.store import Store
from trimoon.web.people import People
from trimoon.web.settings import Settings
from trimoon.web.templating import Pages
from trimoon.workers import executor_for


@dataclass(frozen=True, slots=True)
class Opened:
    """The live games, and the secret that signs cookies."""

    rooms: Rooms
    secret: bytes


Opening = Callable[[], AbstractAsyncContextManager[Opened]]
"""Opens the games when a server starts, and closes them when it ends."""


@dataclass(frozen=True, slots=True)
class House:
    """What a request needs: games, cookies, templates."""

    rooms: Rooms
    people: People
    pages: Pages
    settings: Settings


def house_of(connection: HTTPConnection) -> House:
    """Give the house that a request came to."""
    house: House = connection.app.state.house
    return house


@asynccontextmanager
async def opened_from(settings: Settings) -> AsyncIterator[Opened]:
    """Open the database and the pool of bots that the settings name."""
    workers = partial(executor_for, max_workers=settings.workers)
    # A cluster that is named but not there is to be told now, and not when a bot first thinks.
    (await asyncio.to_thread(workers)).shutdown()
    store = await Store.open(_place(settings.database))
    try:
        rooms = Rooms(store, workers, pace=settings.pace, limit=LIMIT_FOR_PEOPLE)
        try:
            yield Opened(rooms, await store.secret())
        finally:
            await rooms.close()
    finally:
        await store.close()


def _place(database: str) -> Path | str:
    is_spelt_out = "://" in database or database == ":memory:"
    return database if is_spelt_out else Path(database)
