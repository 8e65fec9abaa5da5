"""The game that a person is in: on a page or the newest one, and what is wished of it."""

from __future__ import annotations

from secrets import token_hex

import structlog

from trimoon.room import Pace, Prefer, Preferences, Room, UnreadableLog
from trimoon.rules import Seat
from trimoon.web.house import House
from trimoon.web.people import Asker
from trimoon.web.preferences import Wishes

_log = structlog.get_logger(__name__)


async def newest_of(house: House, asker: Asker) -> Room | None:
    """Give the newest game of a person; None where there is none that can be read."""
    if asker.is_new:
        return None
    listed = await house.rooms.of_person(asker.person, limit=1)
    return await _readable(house, listed[0].game_id) if listed else None


async def game_on(page: str, house: House, asker: Asker) -> Room | None:
    """Give the game on a page if the person holds a seat in it; on another page the newest."""
    game_id = page.removeprefix("/game/")
    room = None if game_id == page else await _readable(house, game_id)
    if room is None or room.seat_of(asker.person) is None:
        return await newest_of(house, asker)
    return room


async def _readable(house: House, game_id: str) -> Room | None:
    try:
        return await house.rooms.get(game_id)
    except UnreadableLog as error:
        # A game of a newer Trimoon must not stand in the way of the next one.
        _log.warning("game_unreadable", error=str(error))
        return None


async def tell_wishes(room: Room, seat: Seat, wishes: Wishes) -> None:
    """Tell a room how long its bots shall take and who plays forced tiles, if that is news."""
    wished = Preferences(wishes.forced == "on", Pace(wishes.pace))
    if room.snapshot(seat).preferences != wished:
        wanted = Prefer(wished.auto_forced, wished.pace)
        await room.submit(seat, [wanted], room.seq, token_hex(8))
