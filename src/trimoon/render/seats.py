"""How a seat is written in the picture of a whole table: name, role, call, score, tiles held."""

from __future__ import annotations

from functools import cache
from typing import Final

from trimoon.render.backs import backs_box, backs_drawing
from trimoon.render.labels import Labels
from trimoon.render.markup import group, number
from trimoon.render.scores import SCORE_BOX, bid_outline_drawing, score_drawing
from trimoon.render.tokens import paint
from trimoon.render.words import MINUS, numeral, text
from trimoon.rules import Call, Phase, Seat, WatcherView

_FIGURE: Final = 38
# In ems: tabular figures, and a minus, which in fallback faces is as wide as 0.84.
_EM: Final = {MINUS: 0.8}
_EM_OF_FIGURE: Final = 0.62
_MOONS: Final = 22 / 16

# On a pale sky a dark empty moon would read as a full one.
_PILL: Final = (
    f'<rect x="-5" y="-3.5" width="66" height="23" rx="11.5" fill="{paint("score-pill")}"/>'
)


def name_above(view: WatcherView, seat: Seat, labels: Labels, x: float, *, mirrored: bool) -> str:
    """Write one of the upper seats from its outer edge inwards."""
    anchor = "end" if mirrored else ""
    call = _call_of(view, seat)
    second = (
        text(labels.roles[seat], x, 117, size=17, color="muted", anchor=anchor)
        if call is None
        else _call(call, labels.calls[seat], x, mirrored)
    )
    y = 190 if call is not None else 164 if labels.roles[seat] else 140
    return (
        text(labels.name(seat), x, 95, size=24, weight=600, anchor=anchor)
        + second
        + _score(view, seat, x, y, "text", mirrored)
        + text(labels.tricks[seat], x, y + 28, size=17, anchor=anchor)
        + _backs(view, seat, x, y + (46 if labels.tricks[seat] else 24), mirrored)
    )


def name_below(view: WatcherView, seat: Seat, labels: Labels, x: float) -> str:
    """Write the viewer's own seat beside its place in the trick."""
    call = _call_of(view, seat)
    after = x + _wide(numeral(view.scores[seat])) + 12 + SCORE_BOX[2] * _MOONS + 14
    said = "" if call is None else labels.calls[seat] or _sign(call)
    return (
        text(labels.name(seat), x, 553, size=24, weight=600, color="text-land")
        + _score(view, seat, x, 599, "text-land", mirrored=False)
        + text(labels.tricks[seat] or said, after, 592, size=17, color="text-land")
    )


def _call_of(view: WatcherView, seat: Seat) -> Call | None:
    is_auction = view.deal is not None and view.deal.phase is Phase.AUCTION
    return view.deal.call_of(seat) if view.deal is not None and is_auction else None


def _sign(call: Call) -> str:
    return "–" if call is Call.PASS else str(call)


def _call(call: Call, word: str, x: float, mirrored: bool) -> str:
    anchor = "end" if mirrored else ""
    if call is Call.PASS:
        return text(word or _sign(call), x, 134, size=22, weight=500, anchor=anchor)
    figure = text(str(call), x, 140, size=_FIGURE, weight=300, anchor=anchor)
    beside = _wide(str(call)) + 26
    at = x - beside if mirrored else x + beside
    outline = group(bid_outline_drawing(call), transform=f"translate({number(at)} 126)scale(.66)")
    return figure + outline


def _wide(figures: str) -> float:
    return sum(_EM.get(figure, _EM_OF_FIGURE) for figure in figures) * _FIGURE


@cache
def _score_moons(score: int, target: int, pill: bool) -> str:
    moons = (_PILL if pill else "") + score_drawing(score, target)
    return group(moons, transform=f"scale({_MOONS})")


def _score(view: WatcherView, seat: Seat, x: float, y: float, color: str, mirrored: bool) -> str:
    score = view.scores[seat]
    lost = "copper-land" if color == "text-land" else "copper"
    figure = text(
        numeral(score),
        x,
        y,
        size=_FIGURE,
        color=lost if score < 0 else color,
        weight=300,
        anchor="end" if mirrored else "",
    )
    beside = _wide(numeral(score)) + 12
    left = x - beside - SCORE_BOX[2] * _MOONS if mirrored else x + beside
    moons = _score_moons(score, view.ruleset.target, pill=color == "text")
    return figure + group(moons, transform=f"translate({number(left)} {number(y - 25)})")


def _backs(view: WatcherView, seat: Seat, x: float, y: float, mirrored: bool) -> str:
    count = 0 if view.deal is None else view.deal.hand_sizes[seat]
    if not count:
        return ""
    left = x - backs_box(count)[2] if mirrored else x
    return group(backs_drawing(count), transform=f"translate({number(left)} {number(y)})")
