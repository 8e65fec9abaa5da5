"""What has happened, one sentence for each happening: for the live region."""

from __future__ import annotations

from collections.abc import Iterable
from typing import assert_never

from trimoon.room import Acted, DealOver, Dealt, GameWon, Happening, LaidAside, TrickTaken
from trimoon.rules import SeatView, is_tie
from trimoon.texts.phrases import action_text, result_text, tile_aloud, trick_text, won_text
from trimoon.web.screen.voice import Voice


def news(happenings: Iterable[Happening], view: SeatView, voice: Voice) -> tuple[str, ...]:
    """Give one sentence for each happening, in order."""
    return tuple(sentence_of(happening, view, voice) for happening in happenings)


def sentence_of(happening: Happening, view: SeatView, voice: Voice) -> str:
    """Say one happening to the viewer."""
    language = voice.language
    match happening:
        case Dealt(deal_number=number, first_bidder=seat):
            begins = voice("log.deal", deal=number)
            return f"{begins} {voice.about('log.first_bidder', seat)}"
        case Acted(seat=seat, action=action):
            return action_text(voice.other(seat), action, language)
        case LaidAside():
            return _laid_aside(happening, view, voice)
        case TrickTaken(seat=seat):
            return trick_text(voice.other(seat), language)
        case DealOver(finished=finished):
            declarer = finished.deal.declarer
            name = None if declarer is None else voice.other(declarer)
            said = result_text(name, finished.deal, language)
            return f"{said} {voice('log.play_on')}" if is_tie(finished) else said
        case GameWon(seat=seat):
            return won_text(voice.other(seat), language)
        case _:
            assert_never(happening)


def _laid_aside(laid: LaidAside, view: SeatView, voice: Voice) -> str:
    if laid.seat == voice.viewer and view.discard is not None:
        tile = tile_aloud(view.discard, voice.language)
        return voice("log.discard.you", tile=tile)
    return voice("log.discard.other", name=voice.name(laid.seat))
