"""A deal that is over, and the end of the game: the result, the points, every tile."""

from __future__ import annotations

from dataclasses import dataclass

from markupsafe import Markup

from trimoon.rules import Call, FinishedDeal, Seat, SeatView, Tile, Trump, WidowChoice, is_tie
from trimoon.texts import signed, with_minus
from trimoon.texts.phrases import result_detail, result_headline, tile_aloud, trump_name
from trimoon.web import pictures
from trimoon.web.screen.middle import GridRow, grid_of
from trimoon.web.screen.orders import in_order, places_for
from trimoon.web.screen.voice import Voice


@dataclass(frozen=True, slots=True)
class ScoreRow:
    """One player's line: role, points of the deal, running score."""

    name: str
    role: str
    points: str
    is_loss: bool
    score: str
    is_negative: bool
    moons: Markup
    is_winner: bool


@dataclass(frozen=True, slots=True)
class HandRow:
    """A hand nobody played, since the deal was thrown in."""

    name: str
    tiles: tuple[tuple[str, Markup], ...]


@dataclass(frozen=True, slots=True)
class LaidTile:
    """The widow or the discard, face up at last."""

    name: str
    label: str
    picture: Markup


@dataclass(frozen=True, slots=True)
class Summary:
    """Everything about the last deal; `result` and `detail` say how it ended."""

    moon: Markup
    outcome: str
    result: str
    detail: str
    game: str
    note: str
    rows: tuple[ScoreRow, ...]
    grid: tuple[GridRow, ...]
    hands: tuple[HandRow, ...]
    laid: tuple[LaidTile, ...]
    trump: str
    trump_sign: Markup
    is_over: bool
    was_left: bool


def summary_of(view: SeatView, voice: Voice) -> Summary | None:
    """Give the summary between deals and at the end; None while a deal is under way."""
    if view.deal is not None or not view.finished:
        return None
    last = view.finished[-1]
    deal = last.deal
    name = None if deal.declarer is None else voice.other(deal.declarer)
    return Summary(
        moon=_moon(last, view.viewer, voice),
        outcome=_outcome(last),
        result=result_headline(name, deal, voice.language),
        detail=result_detail(deal, voice.language),
        game=_game_text(view, last, voice),
        note="" if view.winner is not None else _shared(last, voice),
        rows=tuple(_row(seat, last, view, voice) for seat in places_for(view.viewer)),
        grid=() if deal.thrown_in else grid_of(deal.tricks, deal.trump, view.viewer, voice),
        hands=_hands(last, view.viewer, voice) if deal.thrown_in else (),
        laid=_laid(last, voice),
        trump="" if deal.trump is None else trump_name(deal.trump, voice.language),
        trump_sign=Markup() if deal.trump is None else pictures.trump(deal.trump),
        is_over=view.winner is not None,
        was_left=deal.widow_choice is WidowChoice.LEAVE,
    )


def _outcome(last: FinishedDeal) -> str:
    return "thrown_in" if last.deal.thrown_in else "made" if last.deal.made else "set"


def _moon(last: FinishedDeal, viewer: Seat, voice: Voice) -> Markup:
    deal = last.deal
    if deal.declarer is None:
        return pictures.moon(Call.PASS, 0, label=voice("summary.thrown_in"))
    taken = deal.taken[deal.declarer]
    label = voice("table.moon", taken=taken, bid=deal.bid.value)
    return pictures.moon(deal.bid, taken, mine=deal.declarer == viewer, made=deal.made, label=label)


def _game_text(view: SeatView, last: FinishedDeal, voice: Voice) -> str:
    if view.winner is None:
        return ""
    by_moon = last.deal.bid is Call.MOON and bool(last.deal.made)
    shot = by_moon and last.deal.declarer == view.winner
    return voice.about("summary.won_by_moon" if shot else "summary.won", view.winner)


def _shared(last: FinishedDeal, voice: Voice) -> str:
    return voice("summary.play_on") if is_tie(last) else ""


def _row(seat: Seat, last: FinishedDeal, view: SeatView, voice: Voice) -> ScoreRow:
    points, score = last.points[seat], last.scores[seat]
    return ScoreRow(
        voice.name(seat),
        voice("seat.declarer") if seat == last.deal.declarer else "",
        signed(points),
        points < 0,
        with_minus(score),
        score < 0,
        pictures.score(score, view.ruleset.target),
        seat == view.winner,
    )


def _hands(last: FinishedDeal, viewer: Seat, voice: Voice) -> tuple[HandRow, ...]:
    return tuple(
        HandRow(
            voice.name(seat),
            tuple(
                (tile_aloud(tile, voice.language), pictures.tile(tile))
                for tile in in_order(last.deal.layout.hands[seat], None)
            ),
        )
        for seat in places_for(viewer)
    )


def _laid(last: FinishedDeal, voice: Voice) -> tuple[LaidTile, ...]:
    deal = last.deal
    laid = []
    if deal.layout.widow is not None:
        laid.append(_laid_tile("summary.widow", deal.layout.widow, deal.trump, voice))
    if deal.discard is not None:
        laid.append(_laid_tile("summary.laid_down", deal.discard, deal.trump, voice))
    return tuple(laid)


def _laid_tile(key: str, tile: Tile, trump: Trump | None, voice: Voice) -> LaidTile:
    return LaidTile(voice(key), tile_aloud(tile, voice.language), pictures.tile(tile, trump))
