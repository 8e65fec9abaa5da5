"""A server in a process of its own: `serve.py FOLDER PORT PACE`; the same deals every time."""

from __future__ import annotations

import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from random import Random

import uvicorn

from trimoon.room import Rooms
from trimoon.store import Store
from trimoon.web import Opened, Settings, create_app
from trimoon.workers import process_pool


@asynccontextmanager
async def opening(folder: str, pace: float) -> AsyncIterator[Opened]:
    store = await Store.open(Path(folder))
    rooms = Rooms(store, partial(process_pool, 1), pace=pace, random_bytes=Random(3).randbytes)
    yield Opened(rooms, await store.secret())
    await rooms.close()
    await store.close()


def main() -> None:
    folder, port, pace = sys.argv[1:]
    app = create_app(Settings(pace=float(pace)), opening=lambda: opening(folder, float(pace)))
    uvicorn.run(app, host="127.0.0.1", port=int(port), log_level="warning", ws="websockets-sansio")


if __name__ == "__main__":
    main()
