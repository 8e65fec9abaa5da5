"""The sprite: every part of a picture that pages repeat, drawn once under an id.

What comes later is drawn by what came earlier, so the sprite stays small.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import product
from typing import Final

from trimoon.render.backs import back_drawing, backs_drawing
from trimoon.render.geometry import HALF, SLICES, numeral_path, pips_path, terminator
from trimoon.render.markup import group
from trimoon.render.moons import MOON_EDGE, moon_disc, moon_paints, outline_path
from trimoon.render.scores import bid_outline_drawing, score_moon
from trimoon.render.tiles import Look, body, half_drawing, half_slab, trump_drawing
from trimoon.render.tokens import paint
from trimoon.rules import TILES, Call, Pip, Trump

TURNS: Final = {0: "", 120: "w", -120: "e", 90: "r"}
"""Turns that the sprite knows: upright, two of a trick, lying; other turns draw in full."""

_PLAIN: Final = (Look.PLAIN.face, Look.PLAIN.rim, Look.PLAIN.edge)


@cache
def symbols_svg() -> str:
    """Give the sprite: put it once, first in the body, with `tokens_css` in the style sheet.

    A moon's light takes the theme of the whole page (`:root`), where its gradients stand.

    Ids: `t-64` a tile with the six up, `t-64i` inlaid; `back`; `body`, `h-6` a half, `i-6` an
    inlaid one, each also turned (`bodyw`, `hw-6`…) and with its numeral `n-6`; `half-4`,
    `chosen-4`, `trump-4` signs of trumps; `bid-5` small outlines; `moon`, `o-5` outlines, `k-1`
    terminators; `s-3` moons of a score; gradients `moon-…`.
    """
    pips = "".join(f'<path id="p-{pip:d}" d="{pips_path(pip)}"/>' for pip in Pip if pip)
    lines = "".join(f'<path id="k-{k}" d="{terminator(k / SLICES)}"/>' for k in range(1, SLICES))
    digits = "".join(f'<path id="n-{pip:d}" d="{numeral_path(pip)}"/>' for pip in Pip)
    symbols = "".join(group(_by_parts(inner), id=name) for name, inner in _drawings())
    numbered = "".join(_numbered_half(*half) for half in product(TURNS, Pip, (False, True)))
    paints = moon_paints("moon", every=True)
    return (
        '<svg class="sprite" width="0" height="0" aria-hidden="true">'
        f"{paints}<defs>{pips}{digits}{lines}{numbered}{symbols}</defs></svg>"
    )


def use(name: str) -> str:
    """Refer to a part of the sprite."""
    return f'<use href="#{name}"/>'


def halves(top: Pip, bottom: Pip, inlaid: bool, mark: str = "") -> str:
    """Refer to the halves of a tile turned that way; inlaid is the upper, of a double both."""
    upper = "i" if inlaid else "h"
    lower = "i" if inlaid and top == bottom else "h"
    return (
        f'<use href="#{upper}{mark}-{top:d}" y="-{HALF}"/>'
        f'<use href="#{lower}{mark}-{bottom:d}" y="{HALF}"/>'
    )


def _drawings() -> Iterator[tuple[str, str]]:
    for turn, mark in TURNS.items():
        yield f"body{mark}", body(*_PLAIN, turn=turn)
    for top, bottom in _ordered_ends():
        yield f"t-{top:d}{bottom:d}", use("body") + halves(top, bottom, False)
        yield f"t-{top:d}{bottom:d}i", use("body") + halves(top, bottom, True)
    yield from _signs_of_trumps()
    yield from _moons()
    yield "back", back_drawing()
    yield "back-small", backs_drawing(1)


def _numeral(pip: Pip, inlaid: bool) -> str:
    color = paint("inlay-pip" if inlaid else f"pip-{pip:d}")
    return f'<use href="#n-{pip:d}" class="numeral" stroke="{color}"/>'


def _numbered_half(turn: int, pip: Pip, inlaid: bool) -> str:
    """Draw a half with the numeral that pages may show in its corner."""
    drawing = _by_parts(half_drawing(pip, inlaid=inlaid, turn=turn))
    return group(
        drawing + _numeral(pip, inlaid), id=f"{'i' if inlaid else 'h'}{TURNS[turn]}-{pip:d}"
    )


def _ordered_ends() -> list[tuple[Pip, Pip]]:
    return [ends for t in TILES for ends in dict.fromkeys((t.ends, (t.low, t.high)))]


def _signs_of_trumps() -> Iterator[tuple[str, str]]:
    yield "slab", half_slab(edge=False)
    yield "block", half_slab(edge=True)
    for trump in Trump:
        # What has pips is drawn by its half, numeral and all; zero is not.
        plain, inlaid = (_numeral(Pip.ZERO, i) if trump.pip == 0 else "" for i in (False, True))
        yield f"trump-{trump.value}", trump_drawing(trump) + inlaid
        yield f"chosen-{trump.value}", trump_drawing(trump, edge=True) + inlaid
        yield f"half-{trump.value}", trump_drawing(trump, inlaid=False, edge=True) + plain


def _moons() -> Iterator[tuple[str, str]]:
    yield "moon", moon_disc("moon")
    yield "moon-edge", MOON_EDGE
    for call in Call:
        if call is not Call.PASS:
            yield f"o-{call:d}", outline_path(call, 100)
            yield f"bid-{call:d}", bid_outline_drawing(call)
    for k in range(SLICES + 1):
        yield f"s-{k}", score_moon(k / SLICES, paint("score-limb"), paint("score-lit"))


def _by_parts(drawing: str) -> str:
    for part, reference in _shared().items():
        if drawing != part:
            drawing = drawing.replace(part, reference)
    return drawing


@cache
def _shared() -> dict[str, str]:
    shared = {half_slab(edge=edge): use("block" if edge else "slab") for edge in (True, False)}
    for pip in Pip:
        if pip:
            shared[half_drawing(pip, inlaid=True)] = use(f"i-{pip:d}")
            shared[half_drawing(pip, inlaid=False)] = use(f"h-{pip:d}")
    for pip in Pip:
        if pip:
            shared[f'<path d="{pips_path(pip)}"'] = f'<use href="#p-{pip:d}"'
    return shared
