"""A game in the terminal: opens or finds the room that the conversation is held in."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
from collections.abc import Callable
from contextlib import AsyncExitStack
from dataclasses import dataclass
from pathlib import Path

from trimoon.bots import Limit
from trimoon.cli.faults import BadUse
from trimoon.cli.logs import log_quietly
from trimoon.notation import NotationError, parse_deal
from trimoon.room import LIMIT_FOR_PEOPLE, Player, Players, Room, Rooms
from trimoon.rules import BUNDLES, Deal, Ruleset, Seat, Shuffle, Widow
from trimoon.shuffle import deal_from, seed_for
from trimoon.store import Store
from trimoon.texts import say
from trimoon.texts.phrases import seat_name
from trimoon.tui import Conversation, Ending
from trimoon.workers import process_pool

_PERSON = "terminal"
_NO_BYTES = (b"", b"", b"")


@dataclass(frozen=True, slots=True)
class Wanted:
    """The game that a person asked for; None where they said nothing.

    A game with a seed repeats: it is played in memory and not kept. Without seed and deal an
    unfinished game of the terminal is gone on with, unless `new`.
    """

    seed: int | None
    deal: str | None
    level: str
    rules: str
    new: bool

    def ruleset(self) -> Ruleset:
        """Give the bundle asked for; raise BadUse if there is none of that name."""
        if self.rules not in BUNDLES:
            raise BadUse("cli.bad_rules", text=self.rules, choices=", ".join(BUNDLES))
        return BUNDLES[self.rules]

    def master(self) -> bytes:
        """Give the master seed: from the number if there is one, else from the system."""
        if self.seed is None:
            return secrets.token_bytes(32)
        return hashlib.sha256(str(self.seed).encode()).digest()

    def first_deals(self, master: bytes) -> tuple[Shuffle, ...]:
        """Give the deal asked for, with the first bidder that the seed gives."""
        if self.deal is None:
            return ()
        deal = self._parsed(self.deal)
        seed = seed_for(master, 0)
        drawn = deal_from(seed, _NO_BYTES, "", widow=True, first=True)
        return (Shuffle(deal, drawn.first_bidder),)

    def _parsed(self, text: str) -> Deal:
        try:
            deal = parse_deal(text)
        except NotationError as error:
            raise BadUse("cli.bad_deal", message=error) from error
        if (deal.widow is None) != (self.ruleset().widow is Widow.NONE):
            raise BadUse("cli.deal_of_other_set", rules=self.rules)
        return deal


def play(
    wanted: Wanted,
    folder: Path,
    language: str,
    ask: Callable[[str], str],
    tell: Callable[[str], None],
) -> Ending:
    """Hold a whole game in the terminal, with the person at South."""
    wanted.ruleset()
    log_quietly()
    with asyncio.Runner() as runner:
        stack = AsyncExitStack()
        try:
            room, known = runner.run(_room(wanted, folder, language, stack))
            if known:
                tell(say("tui.going_on", language=language))
            return Conversation(runner, room, Seat.SOUTH, ask, tell, language).hold(known)
        finally:
            runner.run(stack.aclose())


async def _room(
    wanted: Wanted, folder: Path, language: str, stack: AsyncExitStack
) -> tuple[Room, int]:
    """Give the room, and the number of the last row that the person knows: 0 in a new game."""
    store = await Store.open(":memory:" if wanted.seed is not None else folder)
    stack.push_async_callback(store.close)
    rooms = Rooms(store, lambda: process_pool(1), pace=0.0, limit=_limit(wanted))
    stack.push_async_callback(rooms.close)
    if wanted.seed is None and wanted.deal is None and not wanted.new:
        for listing in await rooms.of_person(_PERSON):
            room = await rooms.get(listing.game_id)
            assert room is not None
            return room, room.seq
    master = wanted.master()
    opened = await rooms.create(
        wanted.ruleset(),
        _players(wanted.level, language),
        None if wanted.seed is None else f"seed-{wanted.seed}",
        persons={Seat.SOUTH: _PERSON},
        master=master,
        deals=wanted.first_deals(master),
    )
    return opened, 0


def _limit(wanted: Wanted) -> Limit:
    """Give the limit of the bots: counts alone in a game that is to repeat on any machine."""
    return LIMIT_FOR_PEOPLE if wanted.seed is None else Limit()


def _players(level: str, language: str) -> Players:
    south, west, east = (seat_name(seat, language) for seat in Seat)
    return (Player(south), Player(west, level), Player(east, level))
