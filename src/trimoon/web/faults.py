"""What happens when a page or a socket fails: a line in the log, and an answer in words.

Neither the answer nor the log holds the message of an error that may name hidden tiles; so the
error must not reach the server either, that would write all of it down. Knows no page.
"""

from __future__ import annotations

from collections.abc import Callable
from traceback import format_tb
from typing import Final

import structlog
from starlette.requests import ClientDisconnect
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from trimoon.room import UnreadableLog
from trimoon.store import StoreError

_log = structlog.get_logger(__name__)

# What these say is about places and rows, and what somebody who keeps a server must know.
_SPEAKING: Final = (StoreError, UnreadableLog)
_ANSWERED: Final = frozenset({"http.response.start", "websocket.close"})


class Faults:
    """ASGI middleware around all pages and sockets; `failing` makes the page of a fault."""

    def __init__(self, app: ASGIApp, failing: Callable[[Scope], Response]) -> None:
        self.app = app
        self.failing = failing

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        sent: set[str] = set()

        async def noted(message: Message) -> None:
            sent.add(message["type"])
            await send(message)

        try:
            await self.app(scope, receive, noted)
        except ClientDisconnect:
            pass  # nobody is left to answer
        except Exception as error:  # noqa: BLE001
            where = "".join(format_tb(error.__traceback__))
            _log.error("page_failed", path=scope["path"], error=_told(error), where=where)
            if not sent & _ANSWERED:
                await self._answer(scope, receive, send)

    async def _answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": 1011})
        else:
            await self.failing(scope)(scope, receive, send)


def _told(error: Exception) -> str:
    return str(error) if isinstance(error, _SPEAKING) else type(error).__name__
