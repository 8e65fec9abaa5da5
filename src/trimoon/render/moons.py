"""The moon of a contract, exact by area: a trick is a seventh of the disc.

The bid is an outline, the phase to be reached; made, the moon shines; set, it is eclipsed.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from functools import lru_cache
from typing import Final

from trimoon.render.geometry import (
    SLICES,
    limb_arc,
    lit_path,
    ring_in_light,
    terminator,
)
from trimoon.render.markup import group, number, picture, written
from trimoon.render.tokens import paint
from trimoon.rules import Call

SECOND_CIRCLE: Final = 68
"""The radius of the second circle of 21, in hundredths of the moon's."""

OUTLINE_WIDTH: Final = "2.4"

MOON_EDGE: Final = f'<circle r="100" fill="none" stroke="{paint("moon-edge")}"/>'
"""The limb once more, last: on a pale sky the lit part would have no edge."""


class Outcome(Enum):
    """How a contract ended: it shines, or is eclipsed."""

    MADE = "made"
    SET = "set"


@lru_cache(maxsize=1024)
def moon_svg(
    bid: Call,
    taken: int = 0,
    *,
    mine: bool = False,
    outcome: Outcome | None = None,
    width: float | None = None,
    label: str = "",
    prefix: str = "moon",
    margin: float = 0,
) -> str:
    """Draw the contract: a dark moon with the bid's outline, lit by the tricks taken.

    `Call.PASS` is a moon before any bid. `prefix` begins the ids of its gradients: give each of
    several pictures on a page its own. `margin`, in hundredths of the radius, keeps room for the
    glow in a file of its own.
    """
    side = 100 + margin
    inner = moon_paints(prefix, outcome) + moon_drawing(
        bid, taken, mine=mine, outcome=outcome, prefix=prefix
    )
    return picture(
        (-side, -side, 2 * side, 2 * side),
        inner,
        label=label,
        classes=moon_classes(mine, outcome),
        width=width,
        spills=True,
    )


def moon_classes(mine: bool, outcome: Outcome | None) -> str:
    """Give the classes of a moon: `moon`, `mine`, `made`, `set`."""
    words = ("moon", "mine" if mine else "", "" if outcome is None else outcome.value)
    return " ".join(word for word in words if word)


def moon_drawing(
    bid: Call,
    taken: int,
    *,
    mine: bool = False,
    outcome: Outcome | None = None,
    prefix: str = "moon",
    by_symbols: bool = False,
) -> str:
    """Draw a moon of radius 100 around the origin; its paints are `moon_paints` of that prefix.

    `by_symbols` draws what never moves by the sprite.
    """
    if outcome is Outcome.SET:
        return _eclipse(bid, taken, prefix)
    still_to_take = range(taken + 1, bid.tricks)
    in_light = [k for k in range(1, taken) if k != bid.tricks]
    return (
        ('<use href="#moon"/>' if by_symbols else moon_disc(prefix))
        + ("" if outcome is Outcome.MADE else _outline(bid, mine, by_symbols))
        + _scale(still_to_take, f"url(#{prefix}-scale)", by_symbols)
        + _light(taken, f"url(#{prefix}-lit)", f"url(#{prefix}-halo)" if outcome else "")
        + _scale(in_light, f"url(#{prefix}-lit-scale)", by_symbols)
        + _surplus(bid, taken, prefix)
        + _second_circle_in_light(bid, taken)
        + ('<use href="#moon-edge"/>' if by_symbols else MOON_EDGE)
    )


def moon_disc(prefix: str) -> str:
    """Draw a dark moon of radius 100 around the origin."""
    return _disc(f"url(#{prefix}-dark)", paint("moon-limb"))


def _disc(fill: str, limb: str) -> str:
    return f'<circle r="100" fill="{fill}" stroke="{limb}"/>'


def _outline(bid: Call, mine: bool, by_symbols: bool) -> str:
    if bid is Call.PASS:
        return ""
    color = paint("moon-mine" if mine else "moon-outline")
    return group(
        f'<use href="#o-{bid:d}"/>' if by_symbols else outline_path(bid, 100),
        css="outline",
        fill="none",
        stroke=color,
        stroke_width=OUTLINE_WIDTH,
        stroke_linejoin="round",
    )


def outline_path(bid: Call, radius: float) -> str:
    """Draw the phase that a bid must reach; a full circle for 7, with a second one for 21."""
    if bid.tricks < SLICES:
        return f'<path d="{lit_path(bid.tricks / SLICES, radius)}"/>'
    second = f'<circle r="{number(radius * SECOND_CIRCLE / 100)}"/>' if bid is Call.MOON else ""
    return f'<circle r="{number(radius)}"/>{second}'


def _scale(slices: Sequence[int], stroke: str, by_symbols: bool) -> str:
    if not slices:
        return ""
    if by_symbols:
        lines = "".join(f'<use href="#k-{k}"/>' for k in slices)
    else:
        lines = f'<path d="{"".join(terminator(k / SLICES) for k in slices)}"/>'
    return group(lines, fill="none", stroke=stroke, stroke_width=".8")


def _light(taken: int, fill: str, halo: str) -> str:
    if not taken:
        return ""
    glow = f' filter="{halo}"' if halo else ""
    return f'<path class="lit" d="{lit_path(taken / SLICES)}" fill="{fill}"{glow}/>'


def _surplus(bid: Call, taken: int, prefix: str) -> str:
    if not 0 < bid.tricks < taken:
        return ""
    line = terminator(bid.tricks / SLICES)
    return f'<path d="{line}" fill="none" stroke="url(#{prefix}-surplus)" stroke-width="1.8"/>'


def _second_circle_in_light(bid: Call, taken: int) -> str:
    """Draw the second circle of 21 where the light has covered it."""
    path = ring_in_light(taken / SLICES, SECOND_CIRCLE) if bid is Call.MOON else ""
    if not path:
        return ""
    return f'<path d="{path}" fill="none" stroke="{paint("moon-surplus")}" stroke-width="1.8"/>'


def _eclipse(bid: Call, taken: int, prefix: str) -> str:
    missing = written(
        d=terminator(bid.tricks / SLICES),
        fill="none",
        stroke=paint("eclipse-missing"),
        stroke_width="2",
        stroke_dasharray="4 5",
    )
    whole = bid.tricks == SLICES
    ring = (
        f'<circle r="100"{missing.replace(terminator(1), "")}/>' if whole else f"<path{missing}/>"
    )
    arc = written(
        d=limb_arc(38, 132),
        fill="none",
        stroke=paint("eclipse-arc"),
        stroke_width="1.6",
        stroke_linecap="round",
    )
    return (
        _disc(f"url(#{prefix}-umbra)", paint("eclipse-limb"))
        + _light(taken, f"url(#{prefix}-copper)", "")
        + ring
        + f"<path{arc}/>"
    )


def moon_paints(prefix: str, outcome: Outcome | None = None, *, every: bool = False) -> str:
    """Give the gradients that a moon refers to, ids beginning with the prefix; or `every` one."""
    made = _halo(prefix) if every or outcome is Outcome.MADE else ""
    lost = _eclipse_paints(prefix) if every or outcome is Outcome.SET else ""
    plain = "" if outcome is Outcome.SET else _plain_paints(prefix)
    return f"<defs>{plain}{made}{lost}</defs>"


def _plain_paints(prefix: str) -> str:
    return (
        radial(f"{prefix}-dark", 0, 0, 100, (("0", "moon-dark"), ("1", "moon-dark-edge")))
        + radial(
            f"{prefix}-lit",
            20,
            -22,
            128,
            (("0", "moon-lit"), (".6", "moon-lit-middle"), ("1", "moon-lit-edge")),
        )
        + _fading(f"{prefix}-scale", 62, "moon-scale")
        + _fading(f"{prefix}-lit-scale", 62, "moon-lit-scale")
        + _fading(f"{prefix}-surplus", 96, "moon-surplus")
    )


def _eclipse_paints(prefix: str) -> str:
    umbra = (("0", "eclipse-dark"), ("1", "eclipse-dark-edge"))
    copper = (("0", "eclipse-1"), (".22", "eclipse-2"), (".55", "eclipse-3"), ("1", "eclipse-4"))
    return radial(f"{prefix}-umbra", 0, 0, 100, umbra) + radial(
        f"{prefix}-copper", 92, 18, 176, copper
    )


def radial(name: str, x: float, y: float, radius: float, stops: tuple[tuple[str, str], ...]) -> str:
    """Give a radial gradient whose stops name tokens."""
    inner = "".join(f'<stop offset="{at}" stop-color="{paint(token)}"/>' for at, token in stops)
    place = written(cx=number(x), cy=number(y), r=number(radius))
    return (
        f'<radialGradient id="{name}"{place} gradientUnits="userSpaceOnUse">{inner}'
        "</radialGradient>"
    )


def _fading(name: str, reach: int, token: str) -> str:
    color = paint(token)
    stops = "".join(
        f'<stop offset="{at}" stop-color="{color}" stop-opacity="{opacity}"/>'
        for at, opacity in (("0", "0"), (".5", "1"), ("1", "0"))
    )
    line = written(id=name, x1="0", y1=str(-reach), x2="0", y2=str(reach))
    return f'<linearGradient{line} gradientUnits="userSpaceOnUse">{stops}</linearGradient>'


def _halo(prefix: str) -> str:
    area = 'x="-200" y="-200" width="400" height="400" filterUnits="userSpaceOnUse"'
    glows = "".join(
        f'<feDropShadow dx="0" dy="0" stdDeviation="{blur}" flood-color="{paint("halo")}"'
        f' flood-opacity="{opacity}"/>'
        for blur, opacity in (("7", ".5"), ("26", ".34"))
    )
    return f'<filter id="{prefix}-halo" {area}>{glows}</filter>'
