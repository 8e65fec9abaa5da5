"""The three players around the table: name, role, score with moons, tricks, tiles held, call."""

from __future__ import annotations

from dataclasses import dataclass

from markupsafe import Markup

from trimoon.rules import Phase, PublicDeal, Seat, SeatView
from trimoon.texts import with_minus
from trimoon.texts.phrases import call_name
from trimoon.web import pictures
from trimoon.web.screen.orders import places_for
from trimoon.web.screen.voice import Voice


@dataclass(frozen=True, slots=True)
class SeatPlace:
    """What stands at one seat; empty where it does not apply now."""

    place: str
    name: str
    role: str
    score: str
    moons: Markup
    tricks: str
    backs: Markup
    held_label: str
    call: str
    call_outline: Markup
    has_bid: bool
    is_to_act: bool
    is_lost: bool


def seats_of(view: SeatView, voice: Voice) -> tuple[SeatPlace, ...]:
    """Give left, right and the viewer."""
    return tuple(
        _seat(seat, place, view, voice)
        for seat, place in zip(places_for(view.viewer), ("left", "right", "me"), strict=True)
    )


def _seat(seat: Seat, place: str, view: SeatView, voice: Voice) -> SeatPlace:
    deal = view.deal
    score = view.scores[seat]
    # A call stays at its seat until the play, or nobody would see the last one.
    call = deal.call_of(seat) if deal is not None and deal.phase is not Phase.PLAY else None
    held = deal.hand_sizes[seat] if deal is not None else 0
    return SeatPlace(
        place,
        voice.name(seat),
        _role(seat, deal, voice),
        with_minus(score),
        pictures.score(score, view.ruleset.target),
        _tricks(seat, deal, voice),
        pictures.backs(held),
        voice("table.tiles_held", n=held) if deal is not None else "",
        "" if call is None else call_name(call, voice.language),
        pictures.outline(call) if call else Markup(),
        bool(call),
        view.actor == seat,
        score < 0,
    )


def _role(seat: Seat, deal: PublicDeal | None, voice: Voice) -> str:
    if deal is None:
        return ""
    if deal.declarer is None:
        first = seat == deal.first_bidder and deal.call_of(seat) is None
        return voice("seat.first_bidder") if first else ""
    return voice("seat.declarer" if seat == deal.declarer else "seat.defender")


def _tricks(seat: Seat, deal: PublicDeal | None, voice: Voice) -> str:
    if deal is None or deal.phase is not Phase.PLAY:
        return ""
    return voice("table.tricks_taken", n=deal.taken[seat])
