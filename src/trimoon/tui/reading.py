"""From a line typed at the plain terminal to what the person wants: an action or a question.

What a line means depends on the phase: `6` is a bid in the auction and a trump after it. Whether
an action is legal is not asked here: the room answers that.
"""

from __future__ import annotations

from enum import Enum
from typing import TypeAlias

from trimoon.notation import NotationError, parse_call, parse_tile, parse_trump
from trimoon.room import Claim, NextDeal, Undo
from trimoon.rules import (
    Action,
    Call,
    Discard,
    Phase,
    Pip,
    Play,
    SeatView,
    TrimoonError,
    Trump,
    WidowChoice,
    must_name_end,
)
from trimoon.texts import say


class Question(Enum):
    """What a person may ask at any time, by the letter that asks it."""

    HAND = "h"
    LAST = "l"
    SCORES = "s"
    CONTRACT = "c"
    HELP = "?"
    QUIT = "q"


Move: TypeAlias = Action | NextDeal | Claim | Undo
"""What the room is asked for."""

Wish: TypeAlias = Move | Question


class NotUnderstood(TrimoonError):
    """A line that means nothing in this phase; `text_id` is the sentence that says what would."""

    def __init__(self, text_id: str, text: str) -> None:
        super().__init__(f"{text!r} means nothing here")
        self.text_id, self.text = text_id, text


_COMPLAINTS = {
    Phase.AUCTION: "tui.not_a_call",
    Phase.WIDOW: "tui.not_a_choice",
    Phase.TRUMP: "tui.not_a_trump",
    Phase.DISCARD: "tui.not_a_tile",
    Phase.PLAY: "tui.not_a_tile",
}


def wish_of(line: str, view: SeatView, language: str) -> Wish:
    """Give what a line asks for; raise NotUnderstood if it asks for nothing here."""
    words = line.casefold().split()
    if len(words) == 1 and words[0] in {question.value for question in Question}:
        return Question(words[0])
    if len(words) == 1 and _means(words[0], "undo", language):
        return Undo()
    if view.deal is None:
        return NextDeal()
    if len(words) == 1 and _means(words[0], "claim", language):
        return Claim()
    try:
        return _action_of(words, view, language)
    except (NotationError, ValueError, IndexError) as error:
        raise NotUnderstood(_COMPLAINTS[view.phase], line.strip()) from error


def _action_of(words: list[str], view: SeatView, language: str) -> Action:
    match view.phase:
        case Phase.AUCTION:
            return Call.PASS if _means(words[0], "pass", language) else parse_call(words[-1])
        case Phase.WIDOW:
            return _widow_choice_of(words[0], language)
        case Phase.TRUMP:
            return _trump_of(words[-1], language)
        case Phase.DISCARD:
            return Discard(parse_tile(" ".join(words)))
        case _:
            return _play_of(words)


def _means(word: str, answer: str, language: str) -> bool:
    # English answers are always understood, so that a script of them runs in every language.
    return word in (answer, say(f"tui.answer.{answer}", language=language).casefold())


def _widow_choice_of(word: str, language: str) -> WidowChoice:
    for choice in WidowChoice:
        if _means(word, choice.value, language):
            return choice
    raise ValueError(word)


def _trump_of(word: str, language: str) -> Trump:
    for trump in (Trump.DOUBLES, Trump.NONE):
        if _means(word, trump.value, language):
            return trump
    return parse_trump(word)


def _play_of(words: list[str]) -> Play:
    tile = parse_tile(words[0])
    if len(words) == 2:
        return Play(tile, Pip(int(words[1])))
    if len(words) > 2:
        raise ValueError(words)
    return Play(tile)


def lacks_end(wish: Wish, view: SeatView) -> bool:
    """Tell whether a play still needs the end asked for (R9 `leader_names_suit`)."""
    return (
        isinstance(wish, Play)
        and view.phase is Phase.PLAY
        and wish.named is None
        and must_name_end(view.turn, wish.tile)
    )
