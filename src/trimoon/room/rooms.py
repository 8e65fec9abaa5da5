"""All live games of one process: opened, found again after a restart, listed, and closed."""

from __future__ import annotations

import asyncio
from base64 import b32encode
from collections import deque
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from secrets import token_bytes
from types import MappingProxyType
from typing import Final
from weakref import WeakValueDictionary

from trimoon.bots import Limit
from trimoon.room import codec
from trimoon.room.drafting import dealt_next
from trimoon.room.players import Opening, Player, Players
from trimoon.room.room import Means, Room
from trimoon.room.standing import Standing, folded, folded_on, opening_of
from trimoon.room.tasks import Tasks
from trimoon.room.thinking import ExecutorSource, Thinker
from trimoon.room.undoing import results_in
from trimoon.rules import Points, Ruleset, Seat, Shuffle
from trimoon.store import KeptGame, Store

_KEPT: Final = 256
_LISTED: Final = ("game", "shuffle", "result", "undo")
_FREE: Final = Limit()
_NOBODY: Final[Mapping[Seat, str]] = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class Listing:
    """A game in a person's list; all of it is public. Times are UTC in ISO 8601."""

    game_id: str
    seat: Seat
    created: str
    changed: str
    ruleset: Ruleset
    players: Players
    scores: Points
    deal_number: int
    winner: Seat | None


def utc_now() -> datetime:
    """Give the time."""
    return datetime.now(UTC)


class Rooms:
    """The games that this process serves.

    `executor` is a pool for the bots, or a function that makes one (and makes it anew if it
    breaks); `pace` is how many seconds a bot waits before it acts; `patience` how many seconds
    are waited for its decision. A room stays in memory while somebody uses it; the log is enough
    to make it again.
    """

    def __init__(
        self,
        store: Store,
        executor: ExecutorSource,
        *,
        clock: Callable[[], datetime] = utc_now,
        random_bytes: Callable[[int], bytes] = token_bytes,
        pace: float = 0.7,
        limit: Limit = _FREE,
        patience: float = 60.0,
        sleep: Callable[[float], Awaitable[object]] = asyncio.sleep,
    ) -> None:
        self._store = store
        self._random_bytes = random_bytes
        thinker = Thinker(executor, limit, patience)
        self._means = Means(store, clock, thinker, Tasks(), pace, sleep)
        self._rooms: WeakValueDictionary[str, Room] = WeakValueDictionary()
        self._recent: deque[Room] = deque(maxlen=_KEPT)
        self._opening = asyncio.Lock()

    async def create(
        self,
        ruleset: Ruleset,
        players: Sequence[Player],
        game_id: str | None = None,
        *,
        persons: Mapping[Seat, str] = _NOBODY,
        master: bytes | None = None,
        deals: Sequence[Shuffle] = (),
    ) -> Room:
        """Open a game and deal; `players` are by seat, `persons` the ids of those who hold seats.

        `master` is the 32-byte seed of all shuffles, drawn if not given; `deals` are laid down
        for the first deals. Raises GameExists if the id is taken.
        """
        south, west, east = players
        now = self._means.now()
        opening = Opening(
            game_id or self._new_id(),
            ruleset,
            (south, west, east),
            (persons.get(Seat.SOUTH), persons.get(Seat.WEST), persons.get(Seat.EAST)),
            master or self._random_bytes(32),
            tuple(deals),
            now,
        )
        begun = Standing.begin(opening)
        _, dealt = dealt_next(opening, begun.state)
        entries = [codec.opening_entry(opening), dealt]
        held = {int(seat): person for seat, person in persons.items()}
        await self._store.begin(opening.game_id, held, entries, now)
        return self._kept(Room(self._means, *folded_on(begun, [dealt])))

    def _new_id(self) -> str:
        return b32encode(self._random_bytes(10)).decode().lower()

    async def get(self, game_id: str) -> Room | None:
        """Give a game's room, made from the log if need be; None if there is no such game."""
        async with self._opening:
            room = self._rooms.get(game_id)
            if room is None:
                rows = await self._store.rows(game_id)
                if not rows:
                    return None
                room = Room(self._means, *folded(rows))
            return self._kept(room)

    def _kept(self, room: Room) -> Room:
        self._rooms[room.game_id] = room
        if not self._recent or self._recent[-1] is not room:
            self._recent.append(room)
        room.wake()
        return room

    async def of_person(
        self, person: str, *, finished: bool | None = False, limit: int = 20
    ) -> list[Listing]:
        """List a person's games, the newest first: by default those that can be gone on with."""
        kept = await self._store.games_of(person, finished=finished, limit=limit)
        return [await self._listing(game) for game in kept]

    async def _listing(self, game: KeptGame) -> Listing:
        rows = await self._store.rows(game.id, kinds=_LISTED)
        opening = opening_of(rows)
        results = results_in(rows)
        return Listing(
            game.id,
            Seat(game.seat),
            game.created,
            game.changed,
            opening.ruleset,
            opening.players,
            codec.points_of(results[-1], "scores") if results else (0, 0, 0),
            sum(row.kind == "shuffle" for row in rows),
            codec.winner_of(results[-1]) if results else None,
        )

    async def close(self) -> None:
        """End what the rooms do by themselves, and all subscriptions. The store stays open."""
        await self._means.tasks.close()
        for room in list(self._rooms.values()):
            room.close()
        await self._means.thinker.close()
