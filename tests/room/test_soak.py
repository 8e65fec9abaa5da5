"""Thousands of whole games through rooms, under every ruleset, with bots and people at random.

Games: 2,000, or as many as TRIMOON_GAMES says. The figures are printed (`pytest -s`).
"""

from __future__ import annotations

import gc
import os
import tracemalloc
from dataclasses import replace
from random import Random

import pytest
from games import RULESETS
from room.staging import Inline, found, rooms_on, seen_by, until, waits_for_a_person

from trimoon.notation import read_records, write_record
from trimoon.room import NextDeal, Outcome, Player, Room
from trimoon.rules import Phase, Ruleset, Seat
from trimoon.store import Store

GAMES = int(os.environ.get("TRIMOON_GAMES", "2000"))
MOST_DEALS = 15
SHORT = 5  # the target of most games, so that they end


def players_of(rng: Random) -> tuple[Player, Player, Player]:
    """Seat one to three people, and random bots at the other places."""
    people = rng.sample(list(Seat), rng.choice((1, 1, 1, 2, 3)))
    south, west, east = (
        Player(seat.name.title(), None if seat in people else "random") for seat in Seat
    )
    return south, west, east


async def play(room: Room, rng: Random) -> int:
    """Play a game to its end, or for many deals, with some commands twice, late or refused."""
    commands = 0
    person = next(seat for seat in Seat if room.players[seat].bot is None)
    while True:
        await until(room, waits_for_a_person)
        view = room.snapshot(None).view
        if view.winner is not None or len(view.finished) >= MOST_DEALS:
            return commands
        seat = view.actor if view.actor is not None else person
        seen = seen_by(room, seat)
        wish = NextDeal() if view.phase is Phase.SHUFFLE else rng.choice(seen.legal_actions)
        seq, command = room.seq, f"command {commands}"
        assert (await room.submit(seat, [wish], seq, command)).outcome is Outcome.ACCEPTED
        commands += 1
        if rng.random() < 0.05:
            again = await room.submit(seat, [wish], seq, command)
            late = await room.submit(seat, [wish], seq, f"late {commands}")
            assert (again.outcome, late.outcome) == (Outcome.REPEATED, Outcome.STALE)


@pytest.mark.soak
async def test_whole_games_under_every_ruleset_are_whole_in_the_log_and_in_the_record():
    rng = Random(11)
    games = commands = rows = won = 0
    while games < GAMES:
        store = await Store.open(":memory:")
        async with rooms_on(store, random_bytes=rng.randbytes) as rooms:
            for name, ruleset in RULESETS.items():
                target = SHORT if rng.random() < 0.9 else ruleset.target
                wanted = replace(ruleset, target=target)
                room = await rooms.create(wanted, players_of(rng), f"{name} {games}")
                commands += await play(room, rng)
                games, won = games + 1, won + room.is_over
                rows += await _is_whole(store, room)
        await store.close()
    print(f"\n{games} games, {won} won: {commands} commands of people, {rows} rows")
    assert won > games // 2


async def _is_whole(store: Store, room: Room) -> int:
    log = await store.rows(room.game_id)
    assert [row.seq for row in log] == list(range(1, room.seq + 1))
    async with rooms_on(store) as others:
        refolded = await found(others, room.game_id)
        for viewer in (*Seat, None):
            assert refolded.snapshot(viewer) == room.snapshot(viewer)
    (record,) = read_records(write_record(room.record()))
    *_, last = record.states()
    assert last == room._standing.state
    return len(log)


@pytest.mark.soak
async def test_games_that_are_over_leave_no_memory_behind(store):
    rng = Random(12)
    pool = Inline()
    async with rooms_on(store, pool, random_bytes=rng.randbytes) as rooms:
        tracemalloc.start()
        sizes = []
        for batch in range(4):
            for number in range(25):
                room = await rooms.create(Ruleset(target=3), players_of(rng), f"{batch} {number}")
                await play(room, rng)
                del room
            rooms._recent.clear()
            pool.asked.clear()
            gc.collect()
            sizes.append(tracemalloc.get_traced_memory()[0])
        tracemalloc.stop()
        assert len(rooms._rooms) == 0
    assert sizes[-1] - sizes[1] < 50_000
    print(f"\nmemory after each 25 games, in KB: {[size // 1024 for size in sizes]}")
