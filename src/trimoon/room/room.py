"""One live game: the one door to it, what a viewer sees of it, and what it does by itself.

Append, commit, then publish; what is published is a sequence number. Time, chance and the pace
of bots are arguments. Knows nothing of how a command arrives.
"""

from __future__ import annotations

import asyncio
from bisect import bisect_right
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import assert_never

import structlog

from trimoon.analysis import can_claim
from trimoon.notation import Record, record_of
from trimoon.room.drafting import entries_for
from trimoon.room.happenings import Happening
from trimoon.room.players import Opening, Players, Preferences
from trimoon.room.requests import Answer, NextDeal, Outcome, Prefer, Request
from trimoon.room.standing import Standing, folded_on
from trimoon.room.steps import (
    BotsTurn,
    DealOn,
    ForcedPlay,
    Step,
    follows_trick,
    pace_of,
    step_after,
)
from trimoon.room.subscriptions import Subscribers, Subscription
from trimoon.room.tasks import Tasks
from trimoon.room.thinking import Thinker, decision_seed
from trimoon.room.undoing import can_undo
from trimoon.rules import IllegalAction, Seat, SeatView, WatcherView, view_for
from trimoon.store import Entry, JsonObject, StaleSequence, Store, StoreError

_log = structlog.get_logger(__name__)

AFTER_TRICK = 2.0
"""How much longer than usual a bot waits when there is a trick to look at."""


@dataclass(frozen=True, slots=True)
class Means:
    """What all rooms share."""

    store: Store
    clock: Callable[[], datetime]
    thinker: Thinker
    tasks: Tasks
    pace: float
    sleep: Callable[[float], Awaitable[object]]

    def now(self) -> str:
        """Give the time as rows carry it."""
        return self.clock().isoformat(timespec="milliseconds")


@dataclass(frozen=True, slots=True)
class Snapshot:
    """What a viewer may see of a game after row `seq`; `view` is a `SeatView` for a seat.

    `happenings` are those after the number that was asked from. `preferences` are the viewer's
    own, None for somebody without a seat; whether it may claim or undo now is for a viewer with a
    seat, judged from what that viewer sees. `is_marked` tells that something in this game was
    undone.
    """

    game_id: str
    seq: int
    viewer: Seat | None
    view: WatcherView
    players: Players
    preferences: Preferences | None
    happenings: tuple[Happening, ...]
    can_claim: bool = False
    can_undo: bool = False
    is_marked: bool = False


class Room:
    """A live game. `Rooms` makes it."""

    def __init__(self, means: Means, standing: Standing, happenings: Sequence[Happening]) -> None:
        self._means = means
        self._standing = standing
        self._happenings = list(happenings)
        self._lock = asyncio.Lock()
        self._subscribers = Subscribers()
        self._driver: asyncio.Task[None] | None = None
        self._claimable: tuple[int, bool] | None = None

    @property
    def game_id(self) -> str:
        """The id of the game."""
        return self._opening.game_id

    @property
    def seq(self) -> int:
        """The number of the last row."""
        return self._standing.seq

    @property
    def players(self) -> Players:
        """Who sits where."""
        return self._opening.players

    @property
    def is_over(self) -> bool:
        """Whether the game has a winner."""
        return self._standing.state.winner is not None

    @property
    def _opening(self) -> Opening:
        return self._standing.opening

    def seat_of(self, person: str) -> Seat | None:
        """Give the seat that a person holds; None without one."""
        return self._opening.seat_of(person)

    def snapshot(self, viewer: Seat | None, since: int = 0) -> Snapshot:
        """Give what a viewer may see now, with what happened after row `since`."""
        standing = self._standing
        state = standing.state
        view = view_for(state, None) if viewer is None else view_for(state, viewer)
        first = bisect_right(self._happenings, since, key=lambda happening: happening.seq)
        return Snapshot(
            self.game_id,
            standing.seq,
            viewer,
            view,
            self.players,
            None if viewer is None else standing.preferences[viewer],
            tuple(self._happenings[first:]),
            isinstance(view, SeatView) and view.is_to_act and self._can_claim(view),
            viewer is not None and can_undo(standing, viewer),
            standing.undone > 0,
        )

    def _can_claim(self, view: SeatView) -> bool:
        # Of the one seat that is to act; every page of it asks anew after each row.
        if self._claimable is None or self._claimable[0] != self.seq:
            self._claimable = self.seq, can_claim(view)
        return self._claimable[1]

    def record(self) -> Record:
        """Give the game in writing; of a deal under way only what everybody knows."""
        return record_of(self._standing.state, self._tags())

    def _tags(self) -> dict[str, str]:
        tags = {"date": self._opening.opened[:10], "game": self.game_id}
        for seat in Seat:
            player, place = self.players[seat], seat.name.lower()
            tags[place] = player.name
            if player.bot is not None:
                tags[f"x-{place}-bot"] = player.bot
        if self._standing.undone:
            tags["x-undone"] = str(self._standing.undone)
        return tags

    def subscribe(self, after: int | None = None) -> Subscription:
        """Wait for rows after a number, by default after the last one: `async for seq in …`."""
        seen = self.seq if after is None else after
        return self._subscribers.add(Subscription(self, seen, self.seq))

    async def submit(
        self, seat: Seat, actions: Sequence[Request], expected_seq: int, command_id: str
    ) -> Answer:
        """Do what a seat asks for, all of it or nothing; the caller has made sure who it is.

        `expected_seq` is the number of the last row that the player has seen. A command id is
        the player's own; the same id again gets the same answer and changes nothing.
        """
        if not actions:
            raise ValueError("a command asks for at least one action")
        command = f"{seat.letter} {command_id}"
        work = self._submit(seat, actions, expected_seq, command, {})
        return await self._means.tasks.finish(work, f"command in {self.game_id}")

    async def _submit(
        self,
        seat: Seat | None,
        requests: Sequence[Request],
        expected_seq: int,
        command: str | None,
        remarks: JsonObject,
    ) -> Answer:
        is_timeless = all(isinstance(request, Prefer) for request in requests)
        async with self._lock:
            while True:
                if expected_seq > self.seq:
                    await self._catch_up()
                if expected_seq != self.seq and not is_timeless:
                    return await self._repeated(command) or Answer(self.seq, Outcome.STALE)
                try:
                    entries = entries_for(self._standing, seat, requests, remarks)
                except IllegalAction as refusal:
                    refused = Answer(self.seq, Outcome.REFUSED, refusal)
                    return await self._repeated(command) or refused
                answer = await self._write(entries, command)
                if answer.outcome is not Outcome.STALE or not is_timeless:
                    return answer

    async def _repeated(self, command: str | None) -> Answer | None:
        if command is None:
            return None
        earlier = await self._means.store.command(self.game_id, command)
        if earlier is None:
            return None
        if earlier.last_seq > self.seq:
            await self._catch_up()
        return Answer(earlier.last_seq, Outcome.REPEATED)

    async def _write(self, entries: Sequence[Entry], command: str | None) -> Answer:
        standing, happenings = folded_on(self._standing, entries)
        try:
            written = await self._means.store.append(
                self.game_id,
                self.seq,
                entries,
                self._means.now(),
                command=command,
                finished=standing.state.winner is not None,
            )
        except StaleSequence:
            await self._catch_up()
            return Answer(self.seq, Outcome.STALE)
        if written.repeated:
            await self._catch_up()
            return Answer(written.last_seq, Outcome.REPEATED)
        self._publish(standing, happenings)
        return Answer(self.seq, Outcome.ACCEPTED)

    async def _catch_up(self) -> None:
        rows = await self._means.store.rows(self.game_id, after=self.seq)
        if rows:
            self._publish(*folded_on(self._standing, rows))

    def _publish(self, standing: Standing, happenings: Sequence[Happening]) -> None:
        self._standing = standing
        self._happenings.extend(happenings)
        self._subscribers.tell(standing.seq)
        self.wake()

    def wake(self) -> None:
        """Let the room do by itself what is to be done: bots' turns, forced tiles."""
        is_idle = self._driver is None or self._driver.done()
        if is_idle and step_after(self._standing) is not None:
            self._driver = self._means.tasks.drive(self._drive(), f"driver of {self.game_id}")

    async def _drive(self) -> None:
        while (step := step_after(self._standing)) is not None:
            try:
                await self._do(step, self._standing)
            except StoreError as error:
                _log.error("driver_waits", game=self.game_id, error=str(error))
                await self._means.sleep(2.0)

    async def _do(self, step: Step, standing: Standing) -> None:
        pause = self._means.pace * pace_of(standing)
        if follows_trick(standing):
            pause *= AFTER_TRICK
        (requests, remarks), _ = await asyncio.gather(
            self._decided(step, standing), self._means.sleep(pause)
        )
        seat = None if isinstance(step, DealOn) else step.seat
        # Whoever acted meanwhile has made this decision stale; then it is simply dropped.
        work = self._submit(seat, requests, standing.seq, None, remarks)
        await self._means.tasks.finish(work, f"step in {self.game_id}")

    async def _decided(
        self, step: Step, standing: Standing
    ) -> tuple[Sequence[Request], JsonObject]:
        match step:
            case DealOn():
                return [NextDeal()], {}
            case ForcedPlay():
                return [step.play], {"auto": True}
            case BotsTurn(seat, bot):
                seed = decision_seed(standing.opening.master, seat, standing.seq)
                view = view_for(standing.state, seat)
                thought = await self._means.thinker.decide(bot, view, seed)
                return [thought.action], {} if thought.bot == bot else {"by": thought.bot}
            case _:
                assert_never(step)

    def close(self) -> None:
        """End all subscriptions."""
        self._subscribers.close()
