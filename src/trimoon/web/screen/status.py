"""The status line: whose turn it is, what is to be done, or why something was refused."""

from __future__ import annotations

from dataclasses import dataclass

from trimoon.rules import (
    AllPass,
    Call,
    Phase,
    PublicDeal,
    SeatView,
    Suit,
    playable,
    tiles_of,
)
from trimoon.texts.phrases import follow_text, void_text
from trimoon.web.screen.voice import Voice


@dataclass(frozen=True, slots=True)
class Status:
    """Two lines; `is_yours` lights the first in brass, `is_refusal` marks the second."""

    headline: str
    detail: str
    is_yours: bool
    is_refusal: bool = False


def status_of(view: SeatView, voice: Voice, notice: str = "", *, names_end: bool = False) -> Status:
    """Say what is to be done now; a notice takes the second line."""
    deal = view.deal
    if deal is None:
        key = "status.game_over" if view.winner is not None else "status.deal_over"
        return Status(voice(key), notice, False, bool(notice))
    if not view.is_to_act:
        waiting = voice("status.waiting", name=voice.name(deal.actor))
        return Status(waiting, notice or _just_taken(deal, voice), False, bool(notice))
    if names_end:
        return Status(voice("status.name_end"), notice, True, bool(notice))
    headline = "status.your_bid" if deal.phase is Phase.AUCTION else "status.your_turn"
    return Status(voice(headline), notice or _to_do(view, deal, voice), True, bool(notice))


def _to_do(view: SeatView, deal: PublicDeal, voice: Voice) -> str:
    match deal.phase:
        case Phase.AUCTION:
            return voice("status.must_bid" if _must_bid(view, deal) else "status.how_many")
        case Phase.WIDOW:
            return voice("status.take_or_leave")
        case Phase.DISCARD:
            return voice("status.discard")
        case Phase.TRUMP:
            return voice("status.name_trump")
        case _:
            return _to_play(view, deal, voice)


def _must_bid(view: SeatView, deal: PublicDeal) -> bool:
    forced = view.ruleset.all_pass is AllPass.FORCE_LAST
    return forced and deal.calls == (Call.PASS, Call.PASS)


def _to_play(view: SeatView, deal: PublicDeal, voice: Voice) -> str:
    assert deal.trick is not None and deal.trump is not None
    suit = deal.trick.suit(deal.trump)
    if suit is None:
        must_lead_trump = playable(view.turn) != view.hand
        if must_lead_trump:
            return voice("status.lead_trump")
        return voice("status.lead_next" if deal.tricks else "status.lead")
    return (
        follow_text(suit, voice.language)
        if _follows(view, suit)
        else void_text(suit, voice.language)
    )


def _just_taken(deal: PublicDeal, voice: Voice) -> str:
    """Say who has taken the trick that still lies there; empty where none does."""
    if deal.trick is None or deal.trick.tiles or not deal.tricks:
        return ""
    taker = deal.tricks[-1].taker
    assert taker is not None
    return voice.about("log.trick", taker)


def _follows(view: SeatView, suit: Suit) -> bool:
    assert view.deal is not None and view.deal.trump is not None
    return bool(view.hand & tiles_of(suit, view.deal.trump))
