"""The whole screen of a game for one seat."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from markupsafe import Markup

from trimoon.room import Player
from trimoon.rules import (
    Call,
    MoonMade,
    Phase,
    PublicDeal,
    Ruleset,
    SeatView,
    SetScoring,
    Tile,
    Trump,
)
from trimoon.texts.house import bundle_name, differences
from trimoon.texts.phrases import call_name, goal_text
from trimoon.web import pictures
from trimoon.web.citing import Cited, cited
from trimoon.web.screen.choices import (
    CallChoice,
    EndChoice,
    Exchange,
    calls_of,
    ends_of,
    exchange_of,
)
from trimoon.web.screen.coach import CoachLine, coach_lines
from trimoon.web.screen.contract import Contract, contract_of
from trimoon.web.screen.hand import HandTile, hand_of
from trimoon.web.screen.middle import (
    GridRow,
    Middle,
    Played,
    grid_of,
    last_trick_of,
    middle_of,
    tricks_shown,
)
from trimoon.web.screen.orders import SORTED, Lie
from trimoon.web.screen.seats import SeatPlace, seats_of
from trimoon.web.screen.status import Status, status_of
from trimoon.web.screen.summary import Summary, summary_of
from trimoon.web.screen.telling import greeting_text, now_text
from trimoon.web.screen.voice import Voice, opponents_of


@dataclass(frozen=True, slots=True)
class Asked:
    """What a page shows besides the view: what was chosen, refused or asked, and what may be.

    `clause` is the rule behind the notice.
    """

    chosen: Tile | None = None
    notice: str = ""
    told: str = ""
    lie: Lie = SORTED
    can_claim: bool = False
    can_undo: bool = False
    is_marked: bool = False
    clause: str = ""
    is_lesson: bool = False


@dataclass(frozen=True, slots=True)
class Screen:
    """Everything a template needs; `kind` names the layout."""

    kind: str
    voice: Voice
    game_id: str
    seq: int
    command_id: str
    where: str
    rules: str
    house: tuple[tuple[str, str], ...]
    opponents: tuple[tuple[str, str], ...]
    seats: tuple[SeatPlace, ...]
    contract: Contract
    status: Status
    hand: tuple[HandTile, ...]
    calls: tuple[CallChoice, ...]
    spoken: tuple[tuple[str, str, bool], ...]
    worth: tuple[str, ...]
    exchange: Exchange | None
    goal: str
    ends: tuple[EndChoice, ...]
    chosen: str
    middle: Middle | None
    last_trick: tuple[Played, ...]
    grid: tuple[GridRow, ...]
    trick_number: int
    summary: Summary | None
    back: Markup
    asked: Asked
    rule: Cited | None
    coach: tuple[CoachLine, ...]
    now: str
    greeting: str
    deal_number: int
    waits: bool


def screen_for(
    view: SeatView,
    players: Sequence[Player],
    game_id: str,
    seq: int,
    *,
    language: str,
    command_id: str,
    asked: Asked = Asked(),
) -> Screen:
    """Make the screen of one seat."""
    voice = Voice(language, view.viewer, players)
    deal = view.deal
    kind = kind_of(view)
    ends = ends_of(view, asked.chosen, voice)
    where = _where(view, voice)
    status = status_of(view, voice, asked.notice, names_end=bool(ends))
    coach = coach_lines(view, voice) if asked.is_lesson else ()
    now = now_text(view, status, voice, asked.lie, asked.chosen)
    return Screen(
        kind=kind,
        voice=voice,
        game_id=game_id,
        seq=seq,
        command_id=command_id,
        where=where,
        rules=bundle_name(view.ruleset, language),
        house=tuple(differences(view.ruleset, language)),
        opponents=opponents_of(players, voice),
        seats=seats_of(view, voice),
        contract=contract_of(view, voice),
        status=status,
        hand=hand_of(view, voice, asked.chosen, asked.lie),
        calls=calls_of(view, voice),
        spoken=_spoken(view, voice) if kind in ("auction", "widow", "wait") else (),
        worth=_worth(view.ruleset, deal.bid if deal else Call.PASS, voice),
        exchange=exchange_of(view, voice, asked.lie),
        goal=goal_text(deal.bid, language) if deal is not None and deal.bid else "",
        ends=ends,
        chosen="" if asked.chosen is None else str(asked.chosen),
        middle=middle_of(view, voice),
        last_trick=last_trick_of(view, voice),
        grid=_grid(view, voice) if kind == "play" else (),
        trick_number=_trick_number(deal) if deal is not None else 0,
        summary=summary_of(view, voice),
        back=pictures.back(),
        asked=asked,
        rule=cited(asked.clause, language) if asked.clause else None,
        coach=coach,
        now=" ".join((now, *(line.words for line in coach))),
        greeting=greeting_text(view, where, voice, asked.lie),
        deal_number=view.deal_number,
        waits=not view.is_to_act and deal is not None,
    )


def kind_of(view: SeatView) -> str:
    """Name the layout: auction, widow, exchange, wait, play, summary."""
    deal = view.deal
    if deal is None:
        return "summary"
    if deal.phase is Phase.AUCTION:
        return "auction"
    if deal.phase is Phase.PLAY:
        return "play"
    if not view.is_to_act:
        return "wait"
    return "widow" if deal.phase is Phase.WIDOW else "exchange"


_WHERE: Final[Mapping[Phase, str]] = {
    Phase.AUCTION: "table.deal_auction",
    Phase.WIDOW: "table.deal_exchange",
    Phase.DISCARD: "table.deal_exchange",
    Phase.TRUMP: "table.deal_trump",
    Phase.PLAY: "table.deal_trick",
}


def _where(view: SeatView, voice: Voice) -> str:
    deal = view.deal
    if deal is None:
        return voice("table.deal_over", deal=view.deal_number)
    return voice(_WHERE[deal.phase], deal=view.deal_number, trick=_trick_number(deal))


def _trick_number(deal: PublicDeal) -> int:
    return min(len(deal.tricks) + 1, 7)


def _spoken(view: SeatView, voice: Voice) -> tuple[tuple[str, str, bool], ...]:
    """Give who has called what, in speaking order, and whose turn it is."""
    deal = view.deal
    assert deal is not None
    seats = [deal.first_bidder.plus(step) for step in range(3)]
    return tuple(
        (
            voice.name(seat),
            "" if (call := deal.call_of(seat)) is None else call_name(call, voice.language),
            seat == deal.actor and deal.phase is Phase.AUCTION,
        )
        for seat in seats
    )


def _worth(ruleset: Ruleset, highest: Call, voice: Voice) -> tuple[str, ...]:
    """Say what the lowest bid still possible would be worth, and what 21 is."""
    bid = next((b for b in Call if b > highest and b >= ruleset.min_bid), Call.MOON)
    loses = ruleset.set_scoring is SetScoring.DECLARER_LOSES_BID
    key = "table.bid_worth" if loses else "table.bid_worth_defenders"
    wins = ruleset.moon_made is MoonMade.WINS_GAME
    moon = voice("table.moon_worth" if wins else "table.moon_worth_21")
    return (voice(key, bid=bid.value), moon) if bid is not Call.MOON else (moon,)


def _grid(view: SeatView, voice: Voice) -> tuple[GridRow, ...]:
    deal = view.deal
    assert deal is not None
    trump: Trump | None = deal.trump
    return grid_of(tricks_shown(deal), trump, view.viewer, voice)
