"""Small moons: the outline of a bid on its button, and the three moons of a score (21 = 3 × 7)."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from trimoon.render.geometry import SLICES, Box, dark_limb, lit_path
from trimoon.render.markup import group, picture, written
from trimoon.render.moons import outline_path
from trimoon.render.tokens import paint
from trimoon.rules import Call

SCORE_BOX: Final[Box] = (0, 0, 56, 16)


@lru_cache(maxsize=1024)
def bid_outline_svg(
    call: Call, *, mine: bool = False, width: float | None = None, label: str = ""
) -> str:
    """Draw a bid small: a moon of which the outline is the phase to be reached."""
    inner = bid_outline_drawing(call, mine=mine)
    classes = "bid-outline mine" if mine else "bid-outline"
    return picture((-25, -25, 50, 50), inner, label=label, classes=classes, width=width)


def bid_outline_drawing(call: Call, *, mine: bool = False) -> str:
    """Draw a bid's outline around the origin, 50 units wide with its stroke."""
    limb = written(d=dark_limb(23), fill="none", stroke=paint("bid-limb"), stroke_width="2.6")
    outline = group(
        outline_path(call, 23),
        fill="none",
        stroke=paint("moon-mine" if mine else "moon-outline"),
        stroke_width="3.2",
        stroke_linejoin="round",
    )
    disc = f'<circle r="23" fill="{paint("moon-dark-edge")}"/>'
    return disc + (f"<path{limb}/>" if call.tricks < SLICES else "") + outline


@lru_cache(maxsize=1024)
def score_svg(score: int, target: int = 21, *, width: float | None = None, label: str = "") -> str:
    """Draw a score as three small moons that are full at the target; copper below zero.

    Up to 21 a slice is a point. The numeral beside it is the page's, and says the rest.
    """
    classes = "score negative" if score < 0 else "score"
    inner = score_drawing(score, target)
    return picture(SCORE_BOX, inner, label=label, classes=classes, width=width)


def score_phases(score: int, target: int = 21) -> tuple[float, float, float]:
    """Give how far each of the three moons is lit, 0 to 1; below zero they show what is lost."""
    lit = 3 * min(abs(score), target) / target
    first, second, third = (max(0.0, min(lit - k, 1.0)) for k in range(3))
    return (first, second, third)


@cache
def score_drawing(score: int, target: int = 21) -> str:
    """Draw the moons of a score in a box of 56 by 16."""
    limb = paint("score-lost" if score < 0 else "score-limb")
    lit = paint("score-lost" if score < 0 else "score-lit")
    moons = enumerate(score_phases(score, target))
    return "".join(
        group(score_moon(phase, limb, lit), transform=f"translate({8 + 20 * k} 8)")
        for k, phase in moons
    )


def score_moon(phase: float, limb: str, lit: str) -> str:
    """Draw one small moon, 16 units wide, around the origin."""
    disc = f'<circle r="7.5" fill="{paint("score-dark")}" stroke="{limb}"/>'
    if phase <= 0:
        return disc
    if phase >= 1:
        return f'<circle r="7.5" fill="{lit}" stroke="{limb}"/>'
    return f'{disc}<path d="{lit_path(phase, 7)}" fill="{lit}"/>'
