"""What a room does by itself: bots from views alone, at one pace, through the same door."""

from __future__ import annotations

import asyncio
import pickle
from concurrent.futures import BrokenExecutor, Executor, Future
from typing import Any

import pytest
from room.staging import (
    ANA,
    BO,
    CY,
    GREEDY,
    MASTER,
    RANDOM,
    Inline,
    opened,
    play_until,
    rooms_on,
    seen_by,
    until,
)

from trimoon.bots import Limit, decide
from trimoon.notation import parse_deal
from trimoon.room import Acted, Outcome, Player, Prefer
from trimoon.room.room import AFTER_TRICK
from trimoon.room.steps import step_after
from trimoon.room.thinking import decision_seed
from trimoon.rules import (
    Call,
    Discard,
    Phase,
    Play,
    Seat,
    SeatView,
    Shuffle,
    Tile,
    Trump,
    apply,
    view_for,
)
from trimoon.store import StoreError

S, W, E = Seat
DEAL = parse_deal("66 61 55 52 33 32 22 | 54 53 51 44 42 41 31 | 65 63 62 43 21 11 00 | 64")
SOUTH_FIRST = [Shuffle(DEAL, S)]


class Held(Executor):
    """A pool that keeps its work until it is told to do it."""

    def __init__(self):
        self.work = []
        self.came = asyncio.Event()

    def submit(self, work, /, *args, **kwargs):
        future: Future[Any] = Future()
        self.work.append((future, work, args))
        self.came.set()
        return future

    async def next(self):
        await self.came.wait()
        self.came.clear()
        return self.work.pop(0)


class Failing(Executor):
    """A pool whose work always ends in an error."""

    def __init__(self, error):
        self.error = error
        self.asked = 0
        self.is_shut_down = False

    def submit(self, work, /, *args, **kwargs):
        self.asked += 1
        future: Future[Any] = Future()
        future.set_exception(self.error)
        return future

    def shutdown(self, wait=True, *, cancel_futures=False):
        self.is_shut_down = True


async def test_bots_play_a_whole_game_by_themselves(store):
    async with rooms_on(store) as rooms:
        room = await opened(rooms, GREEDY, RANDOM, GREEDY)
        await until(room, lambda room: room.is_over)
        rows = await store.rows("g")
        assert [row.seq for row in rows] == list(range(1, len(rows) + 1))
        assert {row.actor for row in rows if row.kind == "next"} == {"room"}
        assert rows[-1].payload["winner"] == room.snapshot(None).view.winner.letter


async def test_bots_wait_for_a_person_between_deals(store):
    async with rooms_on(store) as rooms:
        room = await opened(rooms, ANA, GREEDY, GREEDY)
        await play_until(room, lambda seen: seen.view.phase is Phase.SHUFFLE)
        assert step_after(room._standing) is None


async def test_a_bot_is_given_its_seats_view_a_limit_and_a_seed_and_nothing_else(store):
    pool = Inline()
    async with rooms_on(store, pool, limit=Limit(worlds=5)) as rooms:
        room = await opened(rooms, ANA, GREEDY, RANDOM)
        await play_until(room, lambda seen: seen.view.phase is Phase.SHUFFLE)
    assert pool.asked
    for name, view, limit, seed in pool.asked:
        assert type(view) is SeatView
        assert view.is_to_act
        assert name == {W: "greedy", E: "random"}[view.viewer]
        assert limit == Limit(worlds=5)
        assert type(seed) is int
        assert pickle.loads(pickle.dumps(view)) == view


async def test_what_a_bot_did_can_be_decided_again_from_its_view_and_seed(store):
    pool = Inline()
    async with rooms_on(store, pool) as rooms:
        room = await opened(rooms, ANA, RANDOM, RANDOM)
        await play_until(room, lambda seen: seen.view.phase is Phase.SHUFFLE)
        done = [h for h in room.snapshot(None).happenings if isinstance(h, Acted) and h.seat != S]
    decided = [decide(*args).action for args in pool.asked]
    public = [action for action in decided if isinstance(action, Call | Trump | Play)]
    assert [happening.action for happening in done] == public


def test_seeds_of_decisions_differ_by_seat_and_row_and_hide_the_master():
    seeds = {decision_seed(MASTER, seat, seq) for seat in Seat for seq in range(100)}
    assert len(seeds) == 300
    assert decision_seed(MASTER, W, 7) == decision_seed(MASTER, W, 7)
    assert decision_seed(bytes(32), W, 7) != decision_seed(MASTER, W, 7)


class Pauses:
    """Notes how long the room wants to wait, and does not wait."""

    def __init__(self):
        self.noted = []

    async def __call__(self, seconds):
        self.noted.append(seconds)


async def test_a_bot_waits_its_pace_and_longer_when_there_is_a_trick_to_look_at(store):
    pauses = Pauses()
    async with rooms_on(store, pace=0.5, sleep=pauses) as rooms:
        room = await opened(rooms, GREEDY, GREEDY, GREEDY)
        await until(room, lambda room: room.snapshot(None).view.deal_number > 1)
    happened = room.snapshot(None).happenings
    over = next(h.seq for h in happened if type(h).__name__ == "DealOver")
    tricks = {h.seq for h in happened if type(h).__name__ == "TrickTaken" and h.seq < over - 1}
    # Before each row of the first deal, by its number: the pause.
    asked = dict(zip(range(3, over), pauses.noted, strict=False))
    assert {pause for seq, pause in asked.items() if seq - 1 in tricks} == {0.5 * AFTER_TRICK}
    assert {pause for seq, pause in asked.items() if seq - 1 not in tricks} == {0.5}
    assert len(tricks) == 6


async def test_a_forced_tile_is_played_only_for_those_who_want_it(store):
    async with rooms_on(store) as rooms:
        room = await opened(rooms, ANA, BO, CY, deals=SOUTH_FIRST)
        for seat, call in ((S, Call.FOUR), (W, Call.PASS), (E, Call.PASS)):
            await room.submit(seat, [call], room.seq, "c")
        await room.submit(W, [Prefer(auto_forced=True)], 0, "p")
        await room.submit(S, [Discard(Tile(6, 1)), Trump.SIXES], room.seq, "d")
        # Of the twos East holds nothing but 2-1 and has not asked for anything.
        await room.submit(S, [Play(Tile(2, 2))], room.seq, "e")
        await until(room, lambda room: room.snapshot(None).view.actor == E)
        assert seen_by(room, E).legal_actions == (Play(Tile(2, 1)),)
        assert step_after(room._standing) is None


async def test_a_forced_tile_is_played_like_any_other_and_marked_in_the_log_alone(store):
    pauses = Pauses()
    async with rooms_on(store, pace=0.5, sleep=pauses) as rooms:
        room = await opened(rooms, ANA, BO, CY, deals=SOUTH_FIRST)
        for seat, call in ((S, Call.FOUR), (W, Call.PASS), (E, Call.PASS)):
            await room.submit(seat, [call], room.seq, "c")
        await room.submit(W, [Prefer(auto_forced=True)], 0, "p")
        await room.submit(S, [Discard(Tile(6, 1)), Trump.SIXES], room.seq, "d")
        # Of the twos West holds nothing but 4-2.
        before = room.seq
        await room.submit(S, [Play(Tile(2, 2))], before, "e")
        await until(room, lambda room: room.snapshot(None).view.actor == E)
        row = (await store.rows("g"))[-1]
        assert (row.actor, row.kind, row.payload) == ("W", "play", {"tile": "4-2", "auto": True})
        assert room.snapshot(None, since=before + 1).happenings == (
            Acted(before + 2, W, Play(Tile(4, 2))),
        )
        assert pauses.noted == [0.5]


async def test_a_decision_that_comes_late_is_dropped(store):
    pool = Held()
    async with rooms_on(store, pool) as rooms:
        room = await opened(rooms, ANA, GREEDY, CY, deals=SOUTH_FIRST)
        await room.submit(S, [Call.PASS], 2, "a")
        future, _, (_, _, _, early_seed) = await pool.next()
        await room.submit(E, [Prefer(auto_forced=True)], 0, "p")
        future.set_result(_decision(Call.FIVE))
        future, _, args = await pool.next()
        assert args[3] != early_seed
        assert room.seq == 4
        future.set_result(_decision(Call.SEVEN))
        await until(room, lambda room: room.seq == 5)
        assert room.snapshot(None).view.deal.calls == (Call.PASS, Call.SEVEN)


def _decision(action):
    from trimoon.bots import Decision

    return Decision(action, (), "greedy", 1, 0)


async def test_a_broken_pool_is_made_anew_and_asked_again(store):
    made: list[Any] = []

    def make():
        made.append(Failing(BrokenExecutor("a worker died")) if not made else Inline())
        return made[-1]

    async with rooms_on(store, make) as rooms:
        room = await opened(rooms, ANA, GREEDY, CY, deals=SOUTH_FIRST)
        await room.submit(S, [Call.PASS], 2, "a")
        await until(room, lambda room: room.seq == 4)
        assert [type(pool) for pool in made] == [Failing, Inline]
        assert made[0].is_shut_down
        row = (await store.rows("g"))[-1]
        assert row.payload == {"call": str(decide(*made[1].asked[0]).action)}


async def test_a_bot_that_fails_in_the_pool_twice_decides_here(store):
    pool = Failing(OSError("no processes left"))
    async with rooms_on(store, pool) as rooms:
        room = await opened(rooms, ANA, GREEDY, CY, deals=SOUTH_FIRST)
        view = view_for(apply(room._standing.state, Call.PASS), W)
        await room.submit(S, [Call.PASS], 2, "a")
        await until(room, lambda room: room.seq == 4)
        here = decide("greedy", view, Limit(), decision_seed(MASTER, W, 3)).action
        assert (await store.rows("g"))[-1].payload == {"call": str(here)}
        assert (pool.asked, pool.is_shut_down) == (2, False)


async def test_a_bot_that_never_decides_is_replaced_and_the_log_says_so(store, monkeypatch):
    def fail(*args):
        raise ZeroDivisionError("the bot has a bug")

    monkeypatch.setattr("trimoon.room.thinking.decide", fail)
    async with rooms_on(store) as rooms:
        room = await opened(rooms, ANA, GREEDY, CY, deals=SOUTH_FIRST)
        await room.submit(S, [Call.PASS], 2, "a")
        await until(room, lambda room: room.seq == 4)
        assert (await store.rows("g"))[-1].payload["by"] == "random"


async def test_a_decision_that_the_rules_forbid_counts_as_a_failure(store, monkeypatch):
    monkeypatch.setattr("trimoon.room.thinking.decide", lambda *_: _decision(Call.THREE))
    async with rooms_on(store) as rooms:
        room = await opened(rooms, ANA, GREEDY, CY, deals=SOUTH_FIRST)
        await room.submit(S, [Call.PASS], 2, "a")
        await until(room, lambda room: room.seq == 4)
        assert (await store.rows("g"))[-1].payload["by"] == "random"


async def test_a_bot_that_hangs_is_not_waited_for_for_ever(store, monkeypatch):
    pool = Held()
    async with rooms_on(store, pool, patience=0) as rooms:
        room = await opened(rooms, ANA, GREEDY, CY, deals=SOUTH_FIRST)
        await room.submit(S, [Call.PASS], 2, "a")
        await until(room, lambda room: room.seq == 4)
        assert (await store.rows("g"))[-1].payload["by"] == "random"
        assert all(future.cancelled() for future, _, _ in pool.work)


async def test_a_store_that_fails_is_asked_again_by_the_room_itself(store, monkeypatch):
    append, failures = store.append, [StoreError("locked"), StoreError("locked")]

    async def fail_at_first(*args, command=None, **kwargs):
        if command is None and failures:
            raise failures.pop()
        return await append(*args, command=command, **kwargs)

    monkeypatch.setattr(store, "append", fail_at_first)
    pauses = Pauses()
    async with rooms_on(store, sleep=pauses) as rooms:
        room = await opened(rooms, ANA, GREEDY, CY, deals=SOUTH_FIRST)
        await room.submit(S, [Call.PASS], 2, "a")
        await until(room, lambda room: room.seq == 4)
    assert pauses.noted.count(2.0) == 2
    assert failures == []


async def test_nothing_of_a_rooms_own_goes_on_after_it_is_closed(store):
    pool = Held()
    async with rooms_on(store, pool) as rooms:
        room = await opened(rooms, ANA, GREEDY, CY, deals=SOUTH_FIRST)
        await room.submit(S, [Call.PASS], 2, "a")
        await pool.next()
        assert "driver of g" in {task.get_name() for task in asyncio.all_tasks()}
    assert "driver of g" not in {task.get_name() for task in asyncio.all_tasks()}
    assert await store.last_seq("g") == 3


@pytest.mark.parametrize("owner", ["rooms", "somebody else"])
async def test_a_pool_is_ended_by_whoever_made_it(store, owner):
    pool = Failing(OSError("no"))
    async with rooms_on(store, (lambda: pool) if owner == "rooms" else pool) as rooms:
        room = await opened(rooms, Player("G", "random"), BO, CY, deals=SOUTH_FIRST)
        await until(room, lambda room: room.seq == 3)
    assert pool.is_shut_down == (owner == "rooms")


async def test_a_bot_and_a_person_use_the_same_door(store):
    async with rooms_on(store) as rooms:
        room = await opened(rooms, ANA, GREEDY, CY, deals=SOUTH_FIRST)
        await room.submit(S, [Call.PASS], 2, "a")
        late = await room.submit(E, [Call.PASS], 3, "b")
        assert late.outcome in {Outcome.REFUSED, Outcome.STALE}
