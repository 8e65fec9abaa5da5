"""Serving the pages: one server for each data folder, found again by whoever starts another.

Joins the page, the store's folder, the sockets and the browser; knows nothing of the game.
"""

from __future__ import annotations

import asyncio
import json
import logging
import os
import sys
import time
import webbrowser
from collections.abc import Callable
from contextlib import ExitStack, nullcontext
from pathlib import Path
from types import FrameType

import uvicorn
from filelock import FileLock, Timeout

from trimoon.cli.addresses import Listening, listen
from trimoon.cli.faults import BadUse
from trimoon.cli.logs import log_quietly
from trimoon.web import Settings, create_app, opened_from

_PATIENCE = 5.0
_LONGEST_MESSAGE = 1024  # bytes; pages send none, they only listen


def serve(
    host: str, port: int, folder: Path, *, browser: bool, pace: float, tell: Callable[..., None]
) -> None:
    """Serve the pages until Ctrl-C, or point to the server that already serves this folder.

    `tell` takes the id of a sentence and its values.
    """
    log_quietly()
    lock = FileLock(folder / "server.lock")
    note = folder / "server.json"
    try:
        with lock.acquire(timeout=0):
            note.unlink(missing_ok=True)
            _serve(listen(host, port), folder, note, browser, pace, tell)
            note.unlink(missing_ok=True)
    except Timeout:
        address = _noted_address(note)
        tell("cli.already_running", address=address)
        if browser:
            _open_browser(address, tell)


def _serve(
    listening: Listening,
    folder: Path,
    note: Path,
    browser: bool,
    pace: float,
    tell: Callable[..., None],
) -> None:
    if listening.asked_port not in (0, listening.port):
        tell("cli.port_busy", port=listening.asked_port, next=listening.port)
    hosts = os.environ.get("TRIMOON_HOSTS", "").replace(",", " ").split()
    settings = Settings(database=str(folder), hosts=(*listening.hosts, *hosts), pace=pace)

    def ready() -> None:
        address, *others = listening.addresses
        note.write_text(json.dumps({"address": address, "process": os.getpid()}))
        tell("cli.serving", address=address)
        for other in others:
            tell("cli.serving_house", address=other)
        tell("cli.stop_how")
        if browser:
            _open_browser(address, tell)

    with ExitStack() as opened:
        for each in listening.sockets:
            opened.enter_context(each)
        asyncio.run(_served(settings, listening, ready))
    tell("cli.stopped")


async def _served(settings: Settings, listening: Listening, ready: Callable[[], None]) -> None:
    # The games are opened first: a database that cannot be opened is the caller's to tell.
    async with opened_from(settings) as opened:
        config = uvicorn.Config(
            create_app(settings, lambda: nullcontext(opened)),
            log_level="warning",
            access_log=False,
            timeout_graceful_shutdown=1,
            ws_per_message_deflate=True,
            ws_max_size=_LONGEST_MESSAGE,
            server_header=False,
        )
        server = _Server(config, ready)
        await server.serve(sockets=list(listening.sockets))
    if server.failure is not None:
        raise server.failure


class _Server(uvicorn.Server):
    """A uvicorn server that says when it is ready, and ends quietly on Ctrl-C."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready
        self.failure: OSError | None = None

    async def startup(self, sockets: list[object] | None = None) -> None:  # type: ignore[override]
        await super().startup(sockets)  # type: ignore[arg-type]
        if self.started:
            self._tell_ready()

    def _tell_ready(self) -> None:
        # Raised here it would end the server in the middle of its start.
        try:
            self._ready()
        except OSError as error:
            self.failure = error
            self.should_exit = True

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        # uvicorn would remember the signal and raise it once more after a clean end; and it would
        # report requests that the end cuts off, traceback and all, as its own faults.
        logging.getLogger("uvicorn.error").setLevel(logging.CRITICAL)
        self.force_exit = self.should_exit
        self.should_exit = True


def _noted_address(note: Path) -> str:
    """Read where the running server listens; it may be just starting."""
    deadline = time.monotonic() + _PATIENCE
    while True:
        try:
            return str(json.loads(note.read_text())["address"])
        except (OSError, ValueError, KeyError, TypeError):
            if time.monotonic() > deadline:
                raise BadUse("cli.running_unknown", path=note.parent) from None
            time.sleep(0.05)


def _open_browser(address: str, tell: Callable[..., None]) -> None:
    # Without a screen, webbrowser would start a text browser in this very terminal.
    has_screen = sys.platform != "linux" or any(
        map(os.environ.get, ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"))
    )
    if not has_screen or not webbrowser.open(address):
        tell("cli.no_browser_found", address=address)
