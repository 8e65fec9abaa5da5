"""Asking a bot: in the worker pool, again if that fails, then here, then a stand-in.

A bot is given its seat's view and nothing else, so only views leave this process.
"""

from __future__ import annotations

import asyncio
import hmac
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor
from dataclasses import dataclass
from typing import Final, TypeAlias

import structlog

from trimoon.bots import BOTS, Decision, Limit, decide
from trimoon.rules import Action, Seat, SeatView, TrimoonError
from trimoon.solver import backend

_log = structlog.get_logger(__name__)

ExecutorSource: TypeAlias = Executor | Callable[[], Executor]
"""A pool that somebody else owns, or a function that makes one; only the latter is made anew."""

STAND_IN: Final = "random"

IS_SLOW: Final = backend != "kernel"
"""Whether bots have to do without the kernel here, and so look at fewer worlds. Tell people."""

LIMIT_FOR_PEOPLE: Final = Limit(seconds=2.0 if IS_SLOW else 1.0)
"""What a decision may cost while a person waits for it."""


class IllegalDecision(TrimoonError):
    """A bot chose what the rules do not allow."""


@dataclass(frozen=True, slots=True)
class Thought:
    """What is to be done, and by whom it was decided."""

    action: Action
    bot: str


class Thinker:
    """Asks bots for decisions."""

    def __init__(self, source: ExecutorSource, limit: Limit, patience: float) -> None:
        self._make = source if not isinstance(source, Executor) else None
        self._executor = source if isinstance(source, Executor) else None
        self._limit = limit
        self._patience = patience

    async def decide(self, bot: str, view: SeatView, seed: int) -> Thought:
        """Ask a bot; a stand-in decides if it fails three times."""
        for ask in (self._in_pool, self._in_pool, self._here):
            try:
                async with asyncio.timeout(self._patience):
                    decision = await ask(bot, view, seed)
                if decision.action not in view.legal_actions:
                    raise IllegalDecision(f"bot {bot} chose what is not allowed")
                return Thought(decision.action, bot)
            except Exception as error:  # noqa: BLE001
                # Whatever a bot or a pool does wrong must not end the game. Only the kind of
                # error is told: its message may name hidden tiles.
                _log.warning("bot_failed", bot=bot, where=ask.__name__, error=type(error).__name__)
        _log.error("bot_replaced", bot=bot, stand_in=STAND_IN)
        return Thought(BOTS[STAND_IN].decide(view, self._limit, seed).action, STAND_IN)

    async def _in_pool(self, bot: str, view: SeatView, seed: int) -> Decision:
        if self._executor is None:
            assert self._make is not None
            self._executor = self._make()
        pool, loop = self._executor, asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(pool, decide, bot, view, self._limit, seed)
        except BrokenExecutor:
            if self._make is not None and self._executor is pool:
                self._executor = None
                pool.shutdown(wait=False)
            raise

    async def _here(self, bot: str, view: SeatView, seed: int) -> Decision:
        return await asyncio.to_thread(decide, bot, view, self._limit, seed)

    async def close(self) -> None:
        """End the pool if it was made here."""
        pool, self._executor = self._executor, None
        if pool is not None and self._make is not None:
            await asyncio.to_thread(pool.shutdown, wait=True, cancel_futures=True)


def decision_seed(master: bytes, seat: Seat, seq: int) -> int:
    """Give the seed of a bot's decision after row `seq`; it tells nothing about the deals.

    It is no part of the view, so "the same view, the same decision" holds for a seed held fixed.
    """
    message = b"decision" + bytes([seat]) + seq.to_bytes(4, "big")
    return int.from_bytes(hmac.digest(master, message, "sha256")[:8], "big")
