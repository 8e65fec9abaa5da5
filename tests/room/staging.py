"""What the tests of rooms are staged with: a clock, chance and a pool under control, and people."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Sequence
from concurrent.futures import Executor, Future
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from random import Random
from typing import Any

from trimoon.room import Answer, NextDeal, Player, Room, Rooms, Snapshot
from trimoon.rules import Phase, Ruleset, Seat, SeatView
from trimoon.store import Store

ANA = Player("Ana")
BO = Player("Bo")
CY = Player("Cy")
GREEDY = Player("Greta", "greedy")
RANDOM = Player("Rolf", "random")
MASTER = bytes(range(32))


class Clock:
    """A time that passes one second at each look."""

    def __init__(self) -> None:
        self.now = datetime(2026, 11, 30, 12, 0, 0, tzinfo=UTC)

    def __call__(self) -> datetime:
        self.now += timedelta(seconds=1)
        return self.now


class Inline(Executor):
    """A pool that does its work at once, here, and remembers what it was asked."""

    def __init__(self) -> None:
        self.asked: list[tuple[Any, ...]] = []

    def submit(self, work: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        self.asked.append(args)
        future: Future[Any] = Future()
        try:
            future.set_result(work(*args, **kwargs))
        except Exception as error:  # noqa: BLE001
            future.set_exception(error)
        return future


@asynccontextmanager
async def rooms_on(store: Store, executor: Any = None, **options: Any) -> AsyncIterator[Rooms]:
    """Give rooms whose time, chance and bots are under control, and close them."""
    given: dict[str, Any] = {"pace": 0, "clock": Clock(), "random_bytes": Random(1).randbytes}
    rooms = Rooms(store, executor or Inline(), **given | options)
    try:
        yield rooms
    finally:
        await rooms.close()


async def opened(rooms: Rooms, *players: Player, **options: Any) -> Room:
    """Open a game of the classic rules, the same deals every time."""
    ruleset = options.pop("ruleset", Ruleset())
    return await rooms.create(ruleset, players, "g", **({"master": MASTER} | options))


def waits_for_a_person(room: Room) -> bool:
    """Tell whether no bot is to act."""
    view = room.snapshot(None).view
    if view.phase in (Phase.OVER, Phase.SHUFFLE):
        return True
    assert view.actor is not None
    return room.players[view.actor].bot is None


async def until(room: Room, wish: Callable[[Room], bool]) -> None:
    """Wait, row by row, until the wish is fulfilled."""
    async for _ in room.subscribe(after=0):
        if wish(room):
            return


def seen_by(room: Room, seat: Seat) -> SeatView:
    """Give what a seat sees."""
    view = room.snapshot(seat).view
    assert isinstance(view, SeatView)
    return view


async def act(room: Room, choice: int = 0) -> Answer:
    """Let the person whose turn it is do a legal action, or ask for the next deal."""
    seq = room.seq
    view = room.snapshot(None).view
    if view.phase is Phase.SHUFFLE:
        return await room.submit(_a_person(room), [NextDeal()], seq, f"next {seq}")
    assert view.actor is not None
    actions = seen_by(room, view.actor).legal_actions
    action = actions[choice % len(actions)]
    return await room.submit(view.actor, [action], seq, f"act {seq}")


async def play_until(room: Room, wish: Callable[[Snapshot], bool], choice: int = 0) -> None:
    """Let people and bots act until what everybody sees fulfils the wish."""
    while not wish(room.snapshot(None)):
        await until(room, waits_for_a_person)
        if wish(room.snapshot(None)):
            return
        assert (await act(room, choice)).refusal is None


def _a_person(room: Room) -> Seat:
    return next(seat for seat in Seat if room.players[seat].bot is None)


async def found(rooms: Rooms, game_id: str = "g") -> Room:
    """Find a game that is there."""
    room = await rooms.get(game_id)
    assert room is not None
    return room


def actor_of(room: Room) -> Seat:
    """Give the seat whose turn it is."""
    actor = room.snapshot(None).view.actor
    assert actor is not None
    return actor


def kinds_of(rows: Sequence[Any]) -> list[str]:
    return [row.kind for row in rows]
