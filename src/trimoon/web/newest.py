"""The game that a person is in: the newest one, and the pace of its bots that is wished for."""

from __future__ import annotations

from secrets import token_hex

import structlog

from trimoon.room import Pace, Prefer, Room, UnreadableLog
from trimoon.rules import Seat
from trimoon.web.house import House
from trimoon.web.people import Asker
from trimoon.web.preferences import Wishes

_log = structlog.get_logger(__name__)


async def newest_of(house: House, asker: Asker) -> Room | None:
    """Give the newest game of a person; None where there is none that can be read."""
    if asker.is_new:
        return None
    try:
        listed = await house.rooms.of_person(asker.person, limit=1)
        return await house.rooms.get(listed[0].game_id) if listed else None
    except UnreadableLog as error:
        # A game of a newer Trimoon must not stand in the way of the next one.
        _log.warning("game_unreadable", error=str(error))
        return None


async def tell_pace(room: Room, seat: Seat, wishes: Wishes) -> None:
    """Tell a room how long its bots shall take, if that is news to it."""
    wished = Pace(wishes.pace)
    held = room.snapshot(seat).preferences
    if held is None or held.pace is not wished:
        await room.submit(seat, [Prefer(pace=wished)], room.seq, token_hex(8))
