"""A whole game in the terminal, line by line: what happened, a question, an answer.

Knows one person's seat in a room and speaks through two functions, `ask` and `tell`; knows
neither files nor the command line. Everything shown comes from the seat's view.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import Enum
from secrets import token_hex

from trimoon.room import Answer, Outcome, Room, Snapshot
from trimoon.rules import Play, Seat, SeatView
from trimoon.texts import say
from trimoon.texts.phrases import refusal_text
from trimoon.tui.reading import Move, NotUnderstood, Question, lacks_end, wish_of
from trimoon.tui.telling import Teller


class Ending(Enum):
    """How a conversation ended."""

    WON = "won"
    STOPPED = "stopped"
    INPUT_ENDED = "input_ended"


@dataclass
class Conversation:
    """One person at one seat of a room.

    `ask` shows a prompt and gives a line, raising EOFError at the end of the input; `tell` shows
    a line. `runner` runs the room between two questions, so that a question waits in the
    foreground and Ctrl-C ends it at once.
    """

    runner: asyncio.Runner
    room: Room
    seat: Seat
    ask: Callable[[str], str]
    tell: Callable[[str], None]
    language: str = "en"

    def __post_init__(self) -> None:
        self._teller = Teller(self.seat, self.room.players, self.language)
        self._seen = 0

    def hold(self, told_until: int = 0) -> Ending:
        """Talk until the game is over or the person stops; `told_until` is a row already known."""
        self._seen = told_until
        self._show(self._teller.greeting())
        try:
            return self._hold()
        except EOFError:
            self.tell(say("tui.end_of_input", language=self.language))
            return Ending.INPUT_ENDED

    def _hold(self) -> Ending:
        while True:
            snapshot = self.runner.run(self._until_wanted())
            view = _view_in(snapshot)
            if view.winner is not None:
                return Ending.WON
            self._show(self._before_asking(snapshot, view))
            move = self._wish(view)
            if move is None:
                self.tell(say("tui.stopped", language=self.language))
                return Ending.STOPPED
            self._submit(move, snapshot.seq)

    def _before_asking(self, snapshot: Snapshot, view: SeatView) -> Iterator[str]:
        if view.deal is not None:
            yield from self._teller.situation(view)
        # The last tile plays itself out as quickly.
        if snapshot.can_claim and len(view.hand) > 1:
            yield self._teller.offer()

    async def _until_wanted(self) -> Snapshot:
        """Tell what happens until this seat is to act, or nobody is."""
        subscription = self.room.subscribe(after=self._seen)
        while True:
            snapshot = self.room.snapshot(self.seat, self._seen)
            view = self._told(snapshot)
            if view.deal is None or view.is_to_act:
                return snapshot
            await anext(subscription)

    def _told(self, snapshot: Snapshot) -> SeatView:
        view = _view_in(snapshot)
        for happening in snapshot.happenings:
            self._show(self._teller.lines_for(happening, view))
        self._seen = snapshot.seq
        return view

    def _show(self, lines: Iterator[str]) -> None:
        for line in lines:
            self.tell(line)

    def _wish(self, view: SeatView) -> Move | None:
        """Ask until there is something for the room; None when the person stops."""
        while True:
            try:
                wish = wish_of(self.ask(self._teller.prompt(view)), view, self.language)
            except NotUnderstood as error:
                choices = self._teller.choices(view)
                values = {"text": error.text, "choices": choices}
                self.tell(say(error.text_id, values, self.language))
                continue
            if wish is Question.QUIT:
                return None
            if isinstance(wish, Question):
                self._show(self._teller.answer(wish, view))
            elif isinstance(wish, Play) and lacks_end(wish, view):
                return self._with_end(wish)
            else:
                return wish

    def _with_end(self, play: Play) -> Play:
        ends = {str(int(end)): end for end in play.tile.ends}
        values = {"choices": ", ".join(ends)}
        while True:
            answer = self.ask(say("tui.prompt.end", values, self.language)).strip()
            if answer in ends:
                return Play(play.tile, ends[answer])
            self.tell(say("tui.not_a_choice", {"text": answer, **values}, self.language))

    def _submit(self, move: Move, seq: int) -> None:
        answer = self.runner.run(self._sent(move, seq))
        if answer.refusal is not None:
            self.tell(refusal_text(answer.refusal, self.language))
        elif answer.outcome is Outcome.STALE:
            self.tell(say("table.changed_meanwhile", language=self.language))

    async def _sent(self, move: Move, seq: int) -> Answer:
        return await self.room.submit(self.seat, [move], seq, token_hex(8))


def _view_in(snapshot: Snapshot) -> SeatView:
    assert isinstance(snapshot.view, SeatView)
    return snapshot.view
