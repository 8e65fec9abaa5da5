"""A server of laid-out games in a process of its own: `stage.py`; tells its port when it serves.

Its bots never act, so every screen stays as it is; `/broken` is a page that fails.
"""

from __future__ import annotations

import logging
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random

import structlog
import uvicorn
from fastapi import FastAPI
from room.staging import Clock, Inline
from web.staged import lay_out, never

from trimoon.room import Rooms
from trimoon.store import Store
from trimoon.web import Opened, Settings, create_app

SECRET = bytes(32)


@asynccontextmanager
async def opening() -> AsyncIterator[Opened]:
    store = await Store.open(":memory:")
    chance = Random(3).randbytes
    rooms = Rooms(store, Inline(), clock=Clock(), random_bytes=chance, pace=1, sleep=never)
    kept = await lay_out(rooms)
    yield Opened(rooms, SECRET)
    assert kept
    await rooms.close()
    await store.close()


def app() -> FastAPI:
    made = create_app(Settings(), opening)
    made.add_api_route("/broken", _broken)
    return made


async def _broken() -> None:
    raise RuntimeError("this page fails on purpose")


def main() -> None:
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.CRITICAL))
    listener = socket.create_server(("127.0.0.1", 0))
    print(listener.getsockname()[1], flush=True)
    config = uvicorn.Config(app(), log_level="warning", ws="websockets-sansio")
    uvicorn.Server(config).run(sockets=[listener])


if __name__ == "__main__":
    main()
