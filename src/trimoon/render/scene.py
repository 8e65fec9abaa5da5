"""A whole table as one picture that stands alone: sky, moon, seats, trick and hand.

Starts from a view and nothing else, so it cannot show what its viewer may not know. The viewer
sits below, the next seat clockwise above on the left.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from trimoon.render.hands import backs_row, hand_drawing
from trimoon.render.labels import UNLABELLED, Labels
from trimoon.render.markup import group, number, picture, written
from trimoon.render.moons import Outcome, moon_drawing, moon_paints
from trimoon.render.seats import name_above, name_below
from trimoon.render.tiles import trump_drawing
from trimoon.render.tokens import paint
from trimoon.render.tricks import trick_drawing
from trimoon.render.words import piece, text, written_line
from trimoon.rules import (
    Call,
    DealState,
    Phase,
    PublicDeal,
    Seat,
    SeatView,
    TileSet,
    Trick,
    Trump,
    WatcherView,
    playable,
)

WIDTH: Final = 960
HEIGHT: Final = 800
CENTER: Final = 480

_HORIZON: Final = 300
_TILE: Final = 0.72
_HAND_TOP: Final = 622


@dataclass(frozen=True, slots=True)
class Contract:
    """What is shown of a deal, under way or just over."""

    declarer: Seat | None = None
    bid: Call = Call.PASS
    taken: int = 0
    trump: Trump | None = None
    trick: Trick | None = None
    outcome: Outcome | None = None


def table_svg(
    view: WatcherView,
    labels: Labels = UNLABELLED,
    *,
    width: float | None = None,
    prefix: str = "table",
) -> str:
    """Draw what a viewer sees; between deals the end of the last one.

    `prefix` begins the ids of the picture's gradients: give each of several pictures on a page
    its own.
    """
    viewer = view.viewer if isinstance(view, SeatView) else Seat.SOUTH
    shown = contract_of(view)
    inner = (
        _paints(prefix, shown.outcome)
        + _sky_and_land(prefix)
        + _moon(view, shown, prefix)
        + _contract_line(shown, labels)
        + _seats(view, viewer, labels)
        + _middle(view, shown, viewer, prefix)
        + _hand(view, shown, prefix)
        + _status(labels)
    )
    box = (0, 0, WIDTH, HEIGHT)
    return picture(box, inner, label=labels.title, classes="whole-table", width=width)


def contract_of(view: WatcherView) -> Contract:
    """Give the contract of the deal under way, or of the last one between deals."""
    if view.deal is not None:
        return _contract(view.deal, view.deal.trick, None)
    if not view.finished:
        return Contract()
    deal = view.finished[-1].deal
    outcome = None if deal.made is None else (Outcome.MADE if deal.made else Outcome.SET)
    return _contract(deal, deal.tricks[-1] if deal.tricks else None, outcome)


def _contract(
    deal: PublicDeal | DealState, trick: Trick | None, outcome: Outcome | None
) -> Contract:
    taken = 0 if deal.declarer is None else deal.taken[deal.declarer]
    return Contract(deal.declarer, deal.bid, taken, deal.trump, trick, outcome)


def _paints(prefix: str, outcome: Outcome | None) -> str:
    sky = _vertical(f"{prefix}-sky", 0, _HORIZON, "sky-top", "sky")
    land = _vertical(f"{prefix}-land", _HORIZON, _HORIZON + 420, "land-top", "land")
    color, ends = paint("horizon"), paint("horizon-ends")
    stops = "".join(
        f'<stop offset="{at}" stop-color="{color}" stop-opacity="{opacity}"/>'
        for at, opacity in (("0", ends), (".5", "1"), ("1", ends))
    )
    line = f'gradientUnits="userSpaceOnUse" x1="0" x2="{WIDTH}"'
    horizon = f'<linearGradient id="{prefix}-horizon" {line}>{stops}</linearGradient>'
    shadow = (
        f'<filter id="{prefix}-shadow" x="-10%" y="-10%" width="120%" height="130%">'
        f'<feDropShadow dx="0" dy="4" stdDeviation="2" flood-color="{paint("shadow")}"'
        f' flood-opacity="{paint("shadow-opacity")}"/></filter>'
    )
    return moon_paints(f"{prefix}-moon", outcome) + f"<defs>{sky}{land}{horizon}{shadow}</defs>"


def _vertical(name: str, top: float, bottom: float, above: str, below: str) -> str:
    line = written(y1=number(top), y2=number(bottom), x1="0", x2="0")
    return (
        f'<linearGradient id="{name}" gradientUnits="userSpaceOnUse"{line}>'
        f'<stop stop-color="{paint(above)}"/><stop offset="1" stop-color="{paint(below)}"/>'
        "</linearGradient>"
    )


def _sky_and_land(prefix: str) -> str:
    hill = f'cx="{CENTER}" cy="{_HORIZON + 1300}" rx="1088" ry="1300"'
    line = f'fill="none" stroke="url(#{prefix}-horizon)" stroke-width="{paint("horizon-width")}"'
    clip = f'<clipPath id="{prefix}-frame"><rect width="{WIDTH}" height="{HEIGHT}"/></clipPath>'
    return (
        clip
        + f'<rect width="{WIDTH}" height="{HEIGHT}" fill="url(#{prefix}-sky)"/>'
        + group(
            f'<ellipse {hill} fill="url(#{prefix}-land)"/><ellipse {hill} {line}/>',
            clip_path=f"url(#{prefix}-frame)",
        )
    )


def _moon(view: WatcherView, shown: Contract, prefix: str) -> str:
    moon = moon_drawing(
        shown.bid,
        shown.taken,
        mine=isinstance(view, SeatView) and shown.declarer is view.viewer,
        outcome=shown.outcome,
        prefix=f"{prefix}-moon",
    )
    return group(moon, transform=f"translate({CENTER} 130)")


def _contract_line(shown: Contract, labels: Labels) -> str:
    if shown.declarer is None:
        return ""
    name = piece(labels.name(shown.declarer), size=20, weight=600)
    if shown.trump is None:
        line = name + piece(str(shown.bid), size=38, weight=300, gap=9)
        return written_line(line, CENTER, 275, 20, "text", 400, "middle")
    taken = piece(str(shown.taken), size=38, weight=300, gap=9)
    bid = piece(labels.bid or f"/ {shown.bid}", size=20, color="muted", gap=9)
    divider = f'<path d="M{CENTER} 242V282" stroke="{paint("border")}" stroke-opacity=".7"/>'
    sign = group(trump_drawing(shown.trump), transform=f"translate({CENTER + 42} 262)scale(.4)")
    return (
        written_line(name + taken + bid, CENTER - 22, 275, 20, "text", 400, "end")
        + divider
        + sign
        + text(labels.trump, CENTER + 74, 269, size=20, weight=600)
    )


def _seats(view: WatcherView, viewer: Seat, labels: Labels) -> str:
    left, right = viewer.next, viewer.next.next
    return (
        name_above(view, left, labels, 40, mirrored=False)
        + name_above(view, right, labels, WIDTH - 40, mirrored=True)
        + name_below(view, viewer, labels, CENTER + 120)
    )


def _middle(view: WatcherView, shown: Contract, viewer: Seat, prefix: str) -> str:
    if shown.trick is None:
        return ""
    awaited = isinstance(view, SeatView) and view.is_to_act
    drawing = trick_drawing(shown.trick, shown.trump, viewer=viewer, awaited=awaited)
    return _in_shadow(drawing, f"translate({CENTER} 422)scale({_TILE})", prefix)


def _hand(view: WatcherView, shown: Contract, prefix: str) -> str:
    deal = view.deal
    if deal is None:
        return ""
    if not isinstance(view, SeatView):
        count = deal.hand_sizes[Seat.SOUTH]
        return _row(backs_row(count), count, prefix)
    gone = _played_by(view.viewer, deal)
    is_playing = view.is_to_act and deal.phase is Phase.PLAY
    can = playable(view.turn) if is_playing else None
    drawing = hand_drawing(view.hand, trump=shown.trump, playable=can, gone=gone)
    return _row(drawing, len(view.hand | gone), prefix)


def _played_by(seat: Seat, deal: PublicDeal) -> TileSet:
    tricks = deal.tricks if deal.trick is None else (*deal.tricks, deal.trick)
    tiles = (trick.tile_of(seat) for trick in tricks)
    return TileSet(tile for tile in tiles if tile is not None)


def _row(drawing: str, places: int, prefix: str) -> str:
    left = CENTER - (114 * places - 14) / 2 * _TILE
    return _in_shadow(drawing, f"translate({number(left)} {_HAND_TOP})scale({_TILE})", prefix)


def _in_shadow(drawing: str, transform: str, prefix: str) -> str:
    return group(group(drawing, transform=transform), filter=f"url(#{prefix}-shadow)")


def _status(labels: Labels) -> str:
    x = CENTER - 120
    return text(labels.status, x, 549, size=28, color="brass", weight=600, anchor="end") + text(
        labels.hint, x, 577, size=18, color="text-land", anchor="end"
    )
