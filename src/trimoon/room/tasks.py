"""Tasks with an owner: named, never lost, and awaited when the owner closes."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from traceback import format_tb
from typing import Any, TypeVar

import structlog

_log = structlog.get_logger(__name__)
_Result = TypeVar("_Result")


class Tasks:
    """What runs on behalf of the rooms.

    Drivers may be cancelled at any time; commands are always finished once begun.
    """

    def __init__(self) -> None:
        self._drivers: set[asyncio.Task[None]] = set()
        self._commands: set[asyncio.Task[Any]] = set()

    def drive(self, work: Coroutine[Any, Any, None], name: str) -> asyncio.Task[None]:
        """Start work that may be cancelled."""
        task = asyncio.create_task(work, name=name)
        self._drivers.add(task)
        task.add_done_callback(self._drivers.discard)
        task.add_done_callback(_report)
        return task

    async def finish(self, work: Coroutine[Any, Any, _Result], name: str) -> _Result:
        """Do work to its end, even when whoever waits for it is cancelled meanwhile."""
        task = asyncio.create_task(work, name=name)
        self._commands.add(task)
        task.add_done_callback(self._commands.discard)
        try:
            return await asyncio.shield(task)
        except asyncio.CancelledError:
            task.add_done_callback(_report)
            raise

    async def close(self) -> None:
        """Cancel the drivers, let the commands finish, and wait for all."""
        # A command that finishes now may wake a driver once more.
        while self._drivers or self._commands:
            for task in self._drivers:
                task.cancel()
            await asyncio.gather(*self._drivers, *self._commands, return_exceptions=True)


def _report(task: asyncio.Task[Any]) -> None:
    if not task.cancelled() and (error := task.exception()) is not None:
        # Where, but not the message: it may name hidden tiles.
        where = "".join(format_tb(error.__traceback__))
        _log.error("task_failed", task=task.get_name(), error=type(error).__name__, where=where)
