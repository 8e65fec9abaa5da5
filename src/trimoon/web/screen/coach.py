"""The coach's lines at the table of a guided first deal: a step, and what may be done in it.

Follows the phase of the deal and whatever has been played; after the first deal it is silent.
Does not know which games are lessons.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from trimoon.rules import Call, FinishedDeal, Phase, SeatView
from trimoon.texts.phrases import tile_aloud
from trimoon.web.screen.counsel import Counsel, counsel_for
from trimoon.web.screen.voice import Voice


@dataclass(frozen=True, slots=True)
class CoachLine:
    """A step of the lesson with its number, and one or two sentences about it."""

    step: str
    words: str


_STEPS: Final[Mapping[Phase, str]] = {
    Phase.AUCTION: "call",
    Phase.WIDOW: "exchange",
    Phase.DISCARD: "exchange",
    Phase.TRUMP: "trump",
    Phase.PLAY: "follow",
}
_WAITING: Final[Mapping[Phase, str]] = {
    Phase.AUCTION: "learn.wait.auction",
    Phase.DISCARD: "learn.wait.exchange",
    Phase.TRUMP: "learn.wait.exchange",
    Phase.PLAY: "learn.wait.play",
}


def coach_lines(view: SeatView, voice: Voice) -> tuple[CoachLine, ...]:
    """Give what the coach says now: one line, or two where discard and trump go together."""
    if view.deal_number != 1:
        return ()
    if view.deal is None:
        return (_line("score", _about_score(view, voice), voice),)
    counsels = counsel_for(view)
    if counsels:
        return tuple(_advice(counsel, view, voice) for counsel in counsels)
    if view.is_to_act or view.phase not in _WAITING:
        return ()
    return (_line(_STEPS[view.phase], voice(_WAITING[view.phase]), voice),)


def _line(step: str, words: str, voice: Voice) -> CoachLine:
    return CoachLine(voice(f"learn.step.{step}"), words)


def _advice(counsel: Counsel, view: SeatView, voice: Voice) -> CoachLine:
    step = "trump" if counsel.reason == "trump" else _STEPS[view.phase]
    values: dict[str, object] = {}
    if counsel.tile is not None:
        values["tile"] = tile_aloud(counsel.tile, voice.language)
    if counsel.reason == "exchange" and view.widow is not None:
        values["widow"] = tile_aloud(view.widow, voice.language)
    return _line(step, _capital(voice(f"learn.{counsel.reason}", **values)), voice)


def _capital(sentence: str) -> str:
    return sentence[:1].upper() + sentence[1:]


def _about_score(view: SeatView, voice: Voice) -> str:
    said = _outcome(view.finished[-1], view, voice)
    return said if view.winner is not None else f"{said} {voice('learn.score.on')}"


def _outcome(finished: FinishedDeal, view: SeatView, voice: Voice) -> str:
    deal = finished.deal
    if deal.thrown_in:
        return voice("learn.score.thrown_in")
    if deal.declarer != view.viewer:
        return voice("learn.score.defended")
    if deal.made and deal.bid is Call.MOON:
        return voice("learn.score.moon")
    return voice("learn.score.made" if deal.made else "learn.score.set", bid=deal.bid.value)
