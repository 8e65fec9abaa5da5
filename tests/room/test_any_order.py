"""Whatever comes in whatever order, and wherever the program dies: the log stays whole.

Two persons and a bot play; commands are repeated, stale, illegal, or come through another
process; the program ends before or after a commit. Then every acknowledged command is in the log
once, its rows have no gap, and the live game is what the log says.
"""

from __future__ import annotations

import asyncio
import shutil
import tempfile
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from room.staging import ANA, CY, MASTER, RANDOM, Clock, Inline

from trimoon.room import (
    Answer,
    Claim,
    NextDeal,
    Outcome,
    Player,
    Prefer,
    Request,
    Room,
    Rooms,
    Undo,
    codec,
)
from trimoon.room.standing import folded
from trimoon.room.steps import step_after
from trimoon.rules import TILES, Call, Phase, Play, Ruleset, Seat, SeatView, Trump
from trimoon.store import Row, Store, Written

PERSONS = (Seat.SOUTH, Seat.EAST)
"""Who may hold the seats; in a game against bots alone, only South does."""

ANYTHING: list[Request] = [NextDeal(), *Call, *Trump, *(Play(tile) for tile in TILES)]


DONE = {Outcome.ACCEPTED, Outcome.REPEATED}


class ProgramEnds(Exception):
    """The end of the program, at the worst moment."""


class Mortal:
    """A store of a program that may end before or after a person's command is committed."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.ends = ""

    def __getattr__(self, name: str) -> Any:
        return getattr(self.store, name)

    async def append(self, *args: Any, command: str | None = None, **kwargs: Any) -> Written:
        if command and self.ends == "before":
            raise ProgramEnds
        written = await self.store.append(*args, command=command, **kwargs)
        if command and self.ends == "after":
            raise ProgramEnds
        return written


@dataclass
class Sent:
    """A command, and the answer that the player got; None where the program ended instead."""

    seat: Seat
    requests: list[Request]
    expected_seq: int
    id: str
    answer: Answer | None = None


class AnyOrder(RuleBasedStateMachine):
    template: Path | None = None

    def __init__(self) -> None:
        super().__init__()
        self.runner = asyncio.Runner()
        self.folder = Path(tempfile.mkdtemp())
        self.sent: list[Sent] = []
        self.rng = Random(0)

    def run(self, work: Any) -> Any:
        """Do something, and let the bots do their part, so that every run is the same."""
        answer = self.runner.run(work)
        self.runner.run(self._rest())
        return answer

    @initialize(seed=st.integers(0, 2**32 - 1), short=st.booleans(), alone=st.booleans())
    def open(self, seed: int, short: bool, alone: bool) -> None:
        self.rng = Random(seed)
        if AnyOrder.template is not None:
            shutil.copy(AnyOrder.template, self.folder / "trimoon.sqlite3")
        self.run(self._open(Ruleset(target=3 if short else 21), RANDOM if alone else CY))

    async def _open(self, ruleset: Ruleset, east: Player) -> None:
        self.stores = [await Store.open(self.folder) for _ in range(2)]
        if AnyOrder.template is None:
            kept = Path(tempfile.mkdtemp()) / "empty.sqlite3"
            shutil.copy(self.folder / "trimoon.sqlite3", kept)
            AnyOrder.template = kept
        self.mortal = Mortal(self.stores[0])
        self.rooms = [self._program(self.mortal), self._program(self.stores[1])]
        await self.rooms[0].create(ruleset, (ANA, RANDOM, east), "g", master=MASTER)

    def _program(self, store: Any) -> Rooms:
        return Rooms(store, Inline(), pace=0, clock=Clock(), random_bytes=self.rng.randbytes)

    async def _room(self, which: int = 0) -> Room:
        room = await self.rooms[which].get("g")
        assert room is not None
        return room

    async def _send(self, which: int, sent: Sent) -> Answer:
        room = await self._room(which)
        return await room.submit(sent.seat, sent.requests, sent.expected_seq, sent.id)

    def _new(self, seat: Seat, requests: list[Request], expected_seq: int) -> Sent:
        sent = Sent(seat, requests, expected_seq, f"{len(self.sent)}")
        self.sent.append(sent)
        return sent

    async def _legal(self) -> Sent | None:
        room = await self._room()
        view = room.snapshot(None).view
        if view.phase is Phase.SHUFFLE:
            return self._new(self.rng.choice(PERSONS), [NextDeal()], room.seq)
        if view.actor is None:
            return None
        assert view.actor in PERSONS
        seen = room.snapshot(view.actor).view
        assert isinstance(seen, SeatView)
        return self._new(view.actor, [self.rng.choice(seen.legal_actions)], room.seq)

    @rule(count=st.integers(1, 12))
    def people_act(self, count: int) -> None:
        self.run(self._people_act(count))

    async def _people_act(self, count: int) -> None:
        for _ in range(count):
            sent = await self._legal()
            if sent is not None:
                sent.answer = await self._send(0, sent)
                assert sent.answer.outcome in {Outcome.ACCEPTED, Outcome.STALE}
            await self._rest()

    @rule(seat=st.sampled_from(PERSONS), request=st.sampled_from(ANYTHING))
    def somebody_tries_anything(self, seat: Seat, request: Request) -> None:
        self.run(self._try(seat, request))

    async def _try(self, seat: Seat, request: Request) -> None:
        room = await self._room()
        sent = self._new(seat, [request], room.seq)
        sent.answer = await self._send(0, sent)
        assert (sent.answer.outcome is Outcome.REFUSED) == (sent.answer.refusal is not None)

    @rule(request=st.sampled_from([Claim(), Undo()]))
    def something_is_claimed_or_undone(self, request: Request) -> None:
        self.run(self._claim_or_undo(request))

    async def _claim_or_undo(self, request: Request) -> None:
        room = await self._room()
        before = room.snapshot(Seat.SOUTH)
        sent = self._new(Seat.SOUTH, [request], room.seq)
        sent.answer = await self._send(0, sent)
        if sent.answer.outcome is not Outcome.STALE:
            may = before.can_claim if request == Claim() else before.can_undo
            assert (sent.answer.outcome is Outcome.ACCEPTED) == may

    @rule(seat=st.sampled_from(PERSONS), wanted=st.booleans())
    def a_preference_is_set(self, seat: Seat, wanted: bool) -> None:
        sent = self._new(seat, [Prefer(auto_forced=wanted)], 0)
        sent.answer = self.run(self._send(0, sent))
        assert sent.answer is not None and sent.answer.outcome is Outcome.ACCEPTED

    @rule(back=st.integers(1, 5))
    def a_command_comes_too_late(self, back: int) -> None:
        self.run(self._late(back))

    async def _late(self, back: int) -> None:
        sent = await self._legal()
        if sent is not None:
            sent.expected_seq -= back
            sent.answer = await self._send(0, sent)
            assert sent.answer.outcome is Outcome.STALE

    @precondition(lambda self: self.sent)
    @rule(pick=st.integers(0, 999), which=st.integers(0, 1))
    def a_command_is_sent_again(self, pick: int, which: int) -> None:
        sent = self.sent[pick % len(self.sent)]
        again = self.run(self._send(which, sent))
        if sent.answer is not None and sent.answer.outcome in DONE:
            assert again == Answer(sent.answer.seq, Outcome.REPEATED)
        elif sent.answer is None:
            sent.answer = again
        else:
            assert again.outcome in {Outcome.STALE, Outcome.REFUSED}

    @rule()
    def another_process_acts(self) -> None:
        self.run(self._elsewhere())

    async def _elsewhere(self) -> None:
        sent = await self._legal()
        if sent is not None:
            sent.answer = await self._send(1, sent)
            assert sent.answer.outcome in {Outcome.ACCEPTED, Outcome.STALE}

    async def _rest(self) -> None:
        for which in (0, 1):
            room = await self._room(which)
            while step_after(room._standing) is not None:
                assert room._driver is not None
                await room._driver

    @rule(ends=st.sampled_from(["before", "after"]))
    def the_program_ends_at_a_commit(self, ends: str) -> None:
        self.run(self._end_at_commit(ends))

    async def _end_at_commit(self, ends: str) -> None:
        sent = await self._legal()
        if sent is not None:
            self.mortal.ends = ends
            try:
                sent.answer = await self._send(0, sent)
            except ProgramEnds:
                sent.answer = None
            self.mortal.ends = ""
        await self._restart()

    @rule()
    def the_program_is_started_again(self) -> None:
        self.run(self._restart())

    async def _restart(self) -> None:
        await self.rooms[0].close()
        self.rooms[0] = self._program(self.mortal)

    @invariant()
    def the_log_is_whole(self) -> None:
        self.run(self._check())

    async def _check(self) -> None:
        rows = await self.stores[1].rows("g")
        assert [row.seq for row in rows] == list(range(1, len(rows) + 1))
        room, other = await self._room(0), await self._room(1)
        folds = {seq: folded(rows[:seq]) for seq in {room.seq, other.seq}}
        for live in (room, other):
            assert (live._standing, tuple(live._happenings)) == folds[live.seq]
        kept: list[int] = []
        for sent in self.sent:
            if sent.answer is not None and sent.answer.outcome in DONE:
                kept.extend(await self._rows_of(sent, rows))
        assert len(kept) == len(set(kept))

    async def _rows_of(self, sent: Sent, rows: list[Row]) -> range:
        written = await self.stores[1].command("g", f"{sent.seat.letter} {sent.id}")
        assert written is not None and sent.answer is not None
        assert written.last_seq == sent.answer.seq
        first = rows[written.first_seq - 1]
        assert first.actor == sent.seat.letter
        if first.kind not in {"prefer", "next", "claim", "undo"}:
            assert [codec.action_of(first)] == sent.requests
        return range(written.first_seq, written.last_seq + 1)

    def teardown(self) -> None:
        if hasattr(self, "stores"):
            self.runner.run(self._close())
        self.runner.close()
        shutil.rmtree(self.folder)

    async def _close(self) -> None:
        for rooms in self.rooms:
            await rooms.close()
        for store in self.stores:
            await store.close()


AnyOrder.TestCase.settings = settings(
    settings.default,
    max_examples=settings.default.max_examples // 5,
    stateful_step_count=20,
)
test_commands_in_any_order = AnyOrder.TestCase
