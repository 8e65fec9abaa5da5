"""What a person may ask at any time, and the answers in whole sentences."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import assert_never

from trimoon.rules import SeatView
from trimoon.web.screen.orders import Lie
from trimoon.web.screen.telling import (
    contract_text,
    hand_text,
    others_text,
    scores_text,
    trick_text,
)
from trimoon.web.screen.voice import Voice


class About(StrEnum):
    """What a question is about."""

    HAND = "hand"
    LAST = "last"
    TRICK = "trick"
    SCORE = "score"
    CONTRACT = "contract"
    OTHERS = "others"
    HELP = "help"


@dataclass(frozen=True, slots=True)
class Question:
    """A question about the game; `number` counts tricks, from the first or back from the last."""

    about: About
    number: int = 1


def answer_to(asked: Question, view: SeatView, voice: Voice, lie: Lie) -> str:
    """Answer a question as its asker may know it."""
    match asked.about:
        case About.HAND:
            return hand_text(view, voice, lie)
        case About.LAST:
            return trick_text(view, voice, -asked.number)
        case About.TRICK:
            return trick_text(view, voice, asked.number)
        case About.SCORE:
            return scores_text(view, voice)
        case About.CONTRACT:
            return contract_text(view, voice)
        case About.OTHERS:
            return others_text(view, voice)
        case About.HELP:
            return voice("line.help")
        case _:
            assert_never(asked.about)
