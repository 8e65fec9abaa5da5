"""What has happened, one sentence for each happening: for the live region."""

from __future__ import annotations

from collections.abc import Iterable
from typing import assert_never

from trimoon.room import (
    Acted,
    Claimed,
    DealOver,
    Dealt,
    GameWon,
    Happening,
    LaidAside,
    TrickTaken,
    Undone,
)
from trimoon.rules import FinishedDeal, SeatView, is_tie
from trimoon.texts.phrases import (
    action_text,
    points_text,
    result_text,
    tile_aloud,
    trick_text,
    won_text,
)
from trimoon.web.screen.orders import SORTED, Lie, places_for
from trimoon.web.screen.telling import deal_text, hand_text
from trimoon.web.screen.voice import Voice


def news(
    happenings: Iterable[Happening], view: SeatView, voice: Voice, lie: Lie = SORTED
) -> tuple[str, ...]:
    """Give one message for each happening, in order."""
    return tuple(sentence_of(happening, view, voice, lie) for happening in happenings)


def sentence_of(happening: Happening, view: SeatView, voice: Voice, lie: Lie = SORTED) -> str:
    """Say one happening to the viewer."""
    language = voice.language
    match happening:
        case Dealt(deal_number=number, first_bidder=seat):
            begins = f"{voice('log.deal', deal=number)} {voice.about('log.first_bidder', seat)}"
            is_here = view.deal is not None and view.deal_number == number
            return f"{begins} {hand_text(view, voice, lie)}" if is_here else begins
        case Acted(seat=seat, action=action):
            return action_text(voice.other(seat), action, language)
        case LaidAside():
            return _laid_aside(happening, view, voice)
        case TrickTaken(seat=seat):
            return trick_text(voice.other(seat), language)
        case Claimed(seat=seat):
            return voice.about("log.claimed", seat)
        case Undone(seat=seat):
            return f"{voice.about('log.undone', seat)} {deal_text(view, voice, lie)}"
        case DealOver(finished=finished):
            declarer = finished.deal.declarer
            name = None if declarer is None else voice.other(declarer)
            said = [result_text(name, finished.deal, language)]
            said += () if finished.deal.thrown_in else _points(finished, voice)
            return " ".join((*said, *((voice("log.play_on"),) if is_tie(finished) else ())))
        case GameWon(seat=seat):
            return won_text(voice.other(seat), language)
        case _:
            assert_never(happening)


def _points(finished: FinishedDeal, voice: Voice) -> list[str]:
    left, right, me = places_for(voice.viewer)
    return [
        points_text(voice.other(s), finished.points[s], finished.scores[s], voice.language)
        for s in (me, left, right)
    ]


def _laid_aside(laid: LaidAside, view: SeatView, voice: Voice) -> str:
    if laid.seat == voice.viewer and view.discard is not None:
        tile = tile_aloud(view.discard, voice.language)
        return voice("log.discard.you", tile=tile)
    return voice("log.discard.other", name=voice.name(laid.seat))
