"""What pages cost: a seat's screen to make and to send, and what a browser does with it."""

from __future__ import annotations

import asyncio
import gzip
import time
from concurrent.futures import ThreadPoolExecutor

from bench import in_browser
from bench.figures import Figure
from trimoon.room import Player, Room, Rooms, Snapshot
from trimoon.rules import Phase, Ruleset, Seat, SeatView
from trimoon.store import Store
from trimoon.web.live import message
from trimoon.web.templating import Pages

_RUNS = 300


def figures() -> list[Figure]:
    """Measure the server on its heaviest screen, a play in the middle of a deal; then browsers."""
    return [*asyncio.run(_figures()), *in_browser.figures()]


async def _figures() -> list[Figure]:
    store = await Store.open(":memory:")
    with ThreadPoolExecutor(1) as executor:
        rooms = Rooms(store, executor, pace=0)
        try:
            room = await _in_play(rooms)
            pages = Pages()
            sent = message(pages, room.snapshot(Seat.SOUTH, room.seq), "en").encode()
            return [
                Figure(
                    "view and fragment for one seat", _milliseconds(pages, room), "ms", "0.5 ms"
                ),
                Figure("a push, as the socket sends it", len(sent) / 1000, "KB"),
                Figure("the same, compressed", len(gzip.compress(sent)) / 1000, "KB", "6 KB"),
            ]
        finally:
            await rooms.close()
            await store.close()


def _milliseconds(pages: Pages, room: Room) -> float:
    times = []
    for _ in range(_RUNS):
        begin = time.process_time()
        message(pages, room.snapshot(Seat.SOUTH, room.seq), "en")
        times.append(time.process_time() - begin)
    return sorted(times)[_RUNS // 4] * 1000


async def _in_play(rooms: Rooms) -> Room:
    """Give a room of three bots stopped in the fourth trick: South is a person there."""
    players = (Player("South"), Player("West", "greedy"), Player("East", "greedy"))
    room = await rooms.create(Ruleset(), players, persons={Seat.SOUTH: "p"}, master=bytes(32))
    snapshot = await _on_turn(room)
    while not _is_fourth_trick(snapshot):
        view = snapshot.view
        assert isinstance(view, SeatView)
        wish = view.legal_actions[0]
        await room.submit(Seat.SOUTH, [wish], snapshot.seq, f"bench-{snapshot.seq}")
        snapshot = await _on_turn(room)
    return room


async def _on_turn(room: Room) -> Snapshot:
    changes = room.subscribe(after=-1)
    async for _ in changes:
        snapshot = room.snapshot(Seat.SOUTH)
        if snapshot.view.actor is Seat.SOUTH:
            return snapshot
        if snapshot.view.deal is None:
            raise RuntimeError("the deal ended before its fourth trick")
    raise RuntimeError("the room was closed")


def _is_fourth_trick(snapshot: Snapshot) -> bool:
    deal = snapshot.view.deal
    return deal is not None and deal.phase is Phase.PLAY and len(deal.tricks) >= 3
