"""Those who wait for a game to move on: each is told the newest sequence number, nothing more."""

from __future__ import annotations

import asyncio
from weakref import WeakSet


class Subscription:
    """Gives the newest sequence number whenever there is a newer one than it gave last.

    Holds one number however slow its reader is: what was missed is in the log. Nobody needs to
    close it; it ends with its reader, or when the rooms close.
    """

    def __init__(self, owner: object, seen: int, newest: int) -> None:
        self._owner = owner  # a room lives as long as somebody waits for it
        self._seen = seen
        self._newest = newest
        self._is_closed = False
        self._moved = asyncio.Event()

    def __aiter__(self) -> Subscription:
        return self

    async def __anext__(self) -> int:
        while self._newest <= self._seen:
            if self._is_closed:
                raise StopAsyncIteration
            self._moved.clear()
            await self._moved.wait()
        self._seen = self._newest
        return self._seen

    def tell(self, seq: int) -> None:
        """Say that the game stands at this number now."""
        self._newest = max(self._newest, seq)
        self._moved.set()

    def close(self) -> None:
        """End it, after what has been told."""
        self._is_closed = True
        self._moved.set()


class Subscribers:
    """All who wait for one game, as long as they do."""

    def __init__(self) -> None:
        self._all: WeakSet[Subscription] = WeakSet()

    def __len__(self) -> int:
        return len(self._all)

    def add(self, subscription: Subscription) -> Subscription:
        self._all.add(subscription)
        return subscription

    def tell(self, seq: int) -> None:
        for subscription in list(self._all):
            subscription.tell(seq)

    def close(self) -> None:
        for subscription in list(self._all):
            subscription.close()
