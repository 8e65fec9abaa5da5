"""What the plain terminal says: happenings, the situation, prompts and answers, line by line.

Makes sentences from a seat's view and from what everybody saw; asks and decides nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from trimoon.notation import format_tile
from trimoon.room import (
    IS_SLOW,
    Acted,
    Claimed,
    DealOver,
    Dealt,
    GameWon,
    Happening,
    LaidAside,
    Players,
    TrickTaken,
    Undone,
)
from trimoon.rules import (
    Action,
    Call,
    Discard,
    FinishedDeal,
    Phase,
    Play,
    Seat,
    SeatView,
    Tile,
    Trick,
    Trump,
    WidowChoice,
    is_tie,
    playable,
    tiles_of,
)
from trimoon.texts import say
from trimoon.texts.phrases import (
    action_text,
    call_name,
    follow_text,
    level_text,
    points_text,
    result_text,
    trick_text,
    trump_name,
    void_text,
    won_text,
)
from trimoon.tui.reading import Question

_PROMPTS = {
    Phase.AUCTION: "tui.prompt.call",
    Phase.WIDOW: "tui.prompt.widow",
    Phase.DISCARD: "tui.prompt.discard",
    Phase.TRUMP: "tui.prompt.trump",
    Phase.PLAY: "tui.prompt.play",
    Phase.SHUFFLE: "tui.prompt.next",
}
_HELP_BY_LETTER = ("title", "tile", "call", "trump", "hand", "last", "scores", "contract")
_HELP = (*_HELP_BY_LETTER, "claim", "undo", "quit")


@dataclass(frozen=True, slots=True)
class Teller:
    """Speaks to the person at one seat, in one language."""

    seat: Seat
    players: Players
    language: str

    def lines_for(self, happening: Happening, view: SeatView) -> Iterator[str]:
        """Say what happened, as this seat may know it."""
        match happening:
            case Dealt(deal_number=number):
                yield ""
                yield self._say("tui.deal", deal=number)
            case Acted(seat=seat, action=action):
                yield action_text(self._name(seat), action, self.language)
            case LaidAside(seat=seat):
                yield self._laid_aside(seat, view)
            case TrickTaken(seat=seat):
                yield trick_text(self._name(seat), self.language)
            case Claimed(seat=seat):
                yield self._about("log.claimed", seat)
            case Undone(seat=seat):
                yield self._about("log.undone", seat)
                yield from self._on_table(view)
            case DealOver(finished=finished):
                yield from self._result(finished)
            case GameWon(seat=seat):
                yield won_text(self._name(seat), self.language)

    def greeting(self) -> Iterator[str]:
        """Say what is asked of the person, and who else plays and how well."""
        yield self._say("tui.welcome")
        for player in self.players:
            if player.bot is not None:
                level = level_text(player.bot, self.language)
                yield self._say("tui.opponent", name=player.name, level=level)
        if IS_SLOW:
            yield self._say("level.slow")

    def situation(self, view: SeatView) -> Iterator[str]:
        """Say what a seat needs to know before it acts."""
        deal = view.deal
        assert deal is not None
        if deal.phase is Phase.DISCARD and view.widow is not None:
            yield self._say("tui.widow", tile=view.widow)
        yield self._hand(view)
        if deal.phase is Phase.PLAY:
            yield self._what_to_play(view)

    def offer(self) -> str:
        """Say that a claim would stand, and how to make it."""
        return self._say("tui.can_claim", answer=self._say("tui.answer.claim"))

    def prompt(self, view: SeatView) -> str:
        """Give the question for the next action."""
        return self._say(_PROMPTS[view.phase], choices=self.choices(view)) + " "

    def choices(self, view: SeatView) -> str:
        """List the legal actions as they are typed."""
        return ", ".join(dict.fromkeys(self._typed(action) for action in view.legal_actions))

    def answer(self, question: Question, view: SeatView) -> Iterator[str]:
        """Answer a question about the game."""
        match question:
            case Question.HAND:
                yield self._hand(view)
            case Question.LAST:
                yield from self._last_trick(view)
            case Question.SCORES:
                yield self._scores(view)
            case Question.CONTRACT:
                yield from self._contract(view)
            case Question.HELP:
                yield from (self._say(f"tui.help.{line}") for line in _HELP)
            case Question.QUIT:
                return

    def _say(self, text_id: str, **values: object) -> str:
        return say(text_id, values, self.language)

    def _about(self, base: str, seat: Seat) -> str:
        name = self._name(seat)
        return self._say(f"{base}.you") if name is None else self._say(f"{base}.other", name=name)

    def _on_table(self, view: SeatView) -> Iterator[str]:
        trick = None if view.deal is None else view.deal.trick
        if trick is not None and trick.tiles:
            yield self._say("tui.on_table", plays=self._plays(trick))

    def _name(self, seat: Seat) -> str | None:
        return None if seat == self.seat else self.players[seat].name

    def _shown_name(self, seat: Seat) -> str:
        return self._name(seat) or self._say("seat.you")

    def _laid_aside(self, seat: Seat, view: SeatView) -> str:
        if seat == self.seat and view.discard is not None:
            return action_text(None, Discard(view.discard), self.language)
        return self._say("log.discard.other", name=self._shown_name(seat))

    def _hand(self, view: SeatView) -> str:
        return self._say("tui.your_hand", tiles=_listed(reversed(list(view.hand))))

    def _what_to_play(self, view: SeatView) -> str:
        turn = view.turn
        assert turn.trick is not None and turn.trump is not None
        suit = turn.trick.suit(turn.trump)
        if suit is None:
            must_trump = len(playable(turn)) < len(view.hand)
            return self._say("status.lead_trump" if must_trump else "status.lead")
        follows = view.hand & tiles_of(suit, turn.trump)
        return (follow_text if follows else void_text)(suit, self.language)

    def _plays(self, trick: Trick) -> str:
        return ", ".join(f"{self._shown_name(seat)} {tile}" for seat, tile in trick.plays)

    def _last_trick(self, view: SeatView) -> Iterator[str]:
        tricks = view.deal.tricks if view.deal is not None else view.finished[-1].deal.tricks
        if tricks:
            yield self._say("tui.last_trick", plays=self._plays(tricks[-1]))

    def _scores(self, view: SeatView) -> str:
        each = (
            self._say("tui.score_of", name=self._shown_name(seat), score=view.scores[seat])
            for seat in Seat
        )
        return self._say("tui.scores", scores=", ".join(each))

    def _contract(self, view: SeatView) -> Iterator[str]:
        deal = view.deal
        if deal is not None and deal.declarer is not None:
            trump = "?" if deal.trump is None else trump_name(deal.trump, self.language)
            name = self._shown_name(deal.declarer)
            yield self._say(
                "tui.contract", name=name, bid=call_name(deal.bid, self.language), trump=trump
            )

    def _result(self, finished: FinishedDeal) -> Iterator[str]:
        deal = finished.deal
        name = None if deal.declarer is None else self._name(deal.declarer)
        yield result_text(name, deal, self.language)
        for seat in Seat:
            points, score = finished.points[seat], finished.scores[seat]
            yield points_text(self._name(seat), points, score, self.language)
        if deal.layout.widow is not None:
            yield self._say("tui.widow", tile=deal.layout.widow)
        if deal.discard is not None:
            yield self._say("tui.laid_down", tile=deal.discard)
        if is_tie(finished):
            yield self._say("log.play_on")

    def _typed(self, action: Action) -> str:
        match action:
            case Call():
                return self._say("tui.answer.pass") if action is Call.PASS else str(action)
            case Play(tile=tile) | Discard(tile=tile):
                return format_tile(tile)
            case WidowChoice():
                return self._say(f"tui.answer.{action.value}")
            case Trump() if action.pip is None:
                return self._say(f"tui.answer.{action.value}")
            case _:
                return str(action)


def _listed(tiles: Iterable[Tile]) -> str:
    return " ".join(format_tile(tile) for tile in tiles)
