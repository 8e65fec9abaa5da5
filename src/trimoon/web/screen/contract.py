"""The contract: one moon in the sky, and the line below it."""

from __future__ import annotations

from dataclasses import dataclass

from markupsafe import Markup

from trimoon.rules import Call, Phase, PublicDeal, Seat, SeatView
from trimoon.texts.phrases import call_name, trump_name
from trimoon.web import pictures
from trimoon.web.screen.voice import Voice


@dataclass(frozen=True, slots=True)
class Contract:
    """What is in the sky: the moon, whose contract it is, how far it has come, and the trump."""

    moon: Markup
    name: str
    figure: str
    rest: str
    trump: str
    trump_sign: Markup


def contract_of(view: SeatView, voice: Voice) -> Contract:
    """Give the contract as it stands: the highest bid, and once the play begins the tricks."""
    deal = view.deal
    if deal is None or not deal.bid:
        return Contract(_moon_of(Call.PASS, 0, False, voice), "", "", "", "", Markup())
    bidder = deal.declarer if deal.declarer is not None else _highest_bidder(deal)
    is_mine = bidder == view.viewer
    taken = deal.taken[bidder]
    in_play = deal.phase is Phase.PLAY
    return Contract(
        _moon_of(deal.bid, taken, is_mine, voice),
        voice.name(bidder),
        str(taken) if in_play else call_name(deal.bid, voice.language),
        voice("table.of_bid", bid=deal.bid.tricks) if in_play else "",
        "" if deal.trump is None else trump_name(deal.trump, voice.language),
        Markup() if deal.trump is None else pictures.trump(deal.trump),
    )


def _highest_bidder(deal: PublicDeal) -> Seat:
    return deal.first_bidder.plus(deal.calls.index(deal.bid))


def _moon_of(bid: Call, taken: int, is_mine: bool, voice: Voice) -> Markup:
    if bid is Call.PASS:
        return pictures.moon(bid, 0, label=voice("table.no_contract"))
    label = voice("table.moon", taken=taken, bid=bid.value)
    return pictures.moon(bid, taken, mine=is_mine, label=label)
