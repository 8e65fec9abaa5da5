"""Pictures of one tile face up, and of the halves that stand for a trump.

Light falls from above the screen: edge and engraving point down however the tile is turned.
Raising, outlines and shadows are the page's; it finds the classes `tile`, `shaded`, `playable`.
"""

from __future__ import annotations

from enum import Enum
from functools import cache, lru_cache
from typing import Final

from trimoon.render.geometry import (
    HALF,
    PIP_RADIUS,
    RADIUS,
    RELIEF,
    THICKNESS,
    TILE_HEIGHT,
    TILE_WIDTH,
    Box,
    pips_path,
    tile_box,
    turned,
)
from trimoon.render.markup import group, number, picture, written
from trimoon.render.tokens import paint
from trimoon.rules import Pip, Suit, Tile, Trick, Trump, is_trump


class Look(Enum):
    """How a tile lies in the light: plain, in shade (cannot), or brass-edged (yours to play)."""

    PLAIN = ""
    SHADED = "shaded"
    PLAYABLE = "playable"

    @property
    def classes(self) -> str:
        """The classes of a tile that looks like this."""
        return f"tile {self.value}" if self.value else "tile"

    @property
    def face(self) -> str:
        """The colour of the face; rim and edge follow."""
        return paint("shade-face" if self is Look.SHADED else "tile-face")

    @property
    def rim(self) -> str:
        """The colour of the rim."""
        return paint("shade-rim" if self is Look.SHADED else "tile-rim")

    @property
    def edge(self) -> str:
        """The colour of the edge."""
        return paint(_EDGES[self])


_EDGES: Final = {
    Look.PLAIN: "tile-edge",
    Look.SHADED: "shade-edge",
    Look.PLAYABLE: "brass",
}
HALF_BOX: Final[Box] = (-50, -50, 100, 100 + THICKNESS)


@cache
def upper_end(tile: Tile, trump: Trump | None, wished: Pip | None = None) -> Pip:
    """Give the end that lies up: the trump end, else the one wished for, else the high one."""
    pip = None if trump is None else trump.pip
    if pip is not None and pip in tile.ends:
        return pip
    return tile.high if wished is None else wished


@cache
def inner_end(tile: Tile, trump: Trump, suit: Suit | None) -> Pip:
    """Give the end that faces the centre of a trick: trump, else the suit asked for, else high."""
    for pip in (trump.pip, None if suit is None else suit.pip):
        if pip is not None and pip in tile.ends:
            return pip
    return tile.high


def end_in_trick(tile: Tile, trick: Trick, trump: Trump) -> Pip:
    """Give the end of a played tile that faces the centre of its trick."""
    return inner_end(tile, trump, trick.suit(trump))


@lru_cache(maxsize=1024)
def tile_svg(
    tile: Tile,
    *,
    trump: Trump | None = None,
    upper: Pip | None = None,
    look: Look = Look.PLAIN,
    turn: int = 0,
    width: float | None = None,
    label: str = "",
) -> str:
    """Draw a tile face up.

    `trump` inlays the trump end and turns it up; of any other tile `upper` names the upper end;
    `turn` is in degrees clockwise. `width` is that of the whole picture, in pixels.

    >>> tile_svg(Tile(6, 4), label="six-four")[:60]
    '<svg xmlns="http://www.w3.org/2000/svg" class="tile" viewBox'
    """
    inner = tile_drawing(tile, trump=trump, upper=upper, look=look, turn=turn)
    return picture(tile_box(turn), inner, label=label, classes=look.classes, width=width)


@cache
def tile_drawing(
    tile: Tile,
    *,
    trump: Trump | None = None,
    upper: Pip | None = None,
    look: Look = Look.PLAIN,
    turn: int = 0,
) -> str:
    """Draw a tile around the origin, to be placed in another picture."""
    top = upper_end(tile, trump, upper)
    bottom = tile.low if top == tile.high else tile.high
    inlaid = trump is not None and is_trump(tile, trump)
    upper_half = half_drawing(top, inlaid=inlaid, y=-HALF, turn=turn)
    lower_inlaid = inlaid and tile.is_double
    lower_half = half_drawing(bottom, inlaid=lower_inlaid, y=HALF, turn=turn)
    return body(look.face, look.rim, look.edge, turn=turn) + turn_around(
        upper_half + lower_half, turn
    )


@cache
def body(face: str, rim: str, edge: str, *, turn: int = 0) -> str:
    """Draw a tile without its halves: thickness, face, rim and bar."""
    bar = written(
        d="M-36 0H36", stroke=paint("pip"), stroke_width="1.8", stroke_opacity=paint("bar-opacity")
    )
    light = (
        f'<path d="M-36 0H36" stroke="{paint("engraving")}" stroke-width="1.6" stroke-opacity=".6"'
    )
    face_up = slab(face, rim, TILE_HEIGHT) + f"{light}{_relief(0, turn)}/><path{bar}/>"
    return thickness(edge, TILE_HEIGHT, turn) + turn_around(face_up, turn)


@cache
def half_drawing(pip: int, *, inlaid: bool, y: float = 0, turn: int = 0) -> str:
    """Draw the pips of a half, and under them its inlay, for a tile turned that way."""
    if inlaid:
        return _inlay(y, turn) + _dots(pip, paint("inlay-pip"), _at(0, y))
    light = _dots(pip, paint("engraving"), _relief(y, turn), opacity=".85")
    return light + _dots(pip, paint(f"pip-{pip:d}"), _at(0, y))


@lru_cache(maxsize=1024)
def half_svg(
    pip: int,
    *,
    inlaid: bool = False,
    edge: bool = True,
    width: float | None = None,
    label: str = "",
) -> str:
    """Draw half a tile, the sign of a number as trump; flat without its edge."""
    return _half_picture(half_drawing(pip, inlaid=inlaid), edge=edge, width=width, label=label)


@lru_cache(maxsize=1024)
def trump_svg(
    trump: Trump,
    *,
    inlaid: bool = True,
    edge: bool = False,
    width: float | None = None,
    label: str = "",
) -> str:
    """Draw the sign of a trump: a half; struck and blank for none; a small double for doubles."""
    inner = trump_drawing(trump, inlaid=inlaid, edge=edge)
    return picture(_half_box(edge), inner, label=label, classes="half", width=width)


def trump_drawing(trump: Trump, *, inlaid: bool = True, edge: bool = False) -> str:
    """Draw the sign of a trump around the origin."""
    if trump is Trump.DOUBLES:
        double = tile_drawing(Tile(3, 3), trump=trump if inlaid else None)
        return group(double, transform="scale(.5)")
    if trump.pip is None:
        return half_slab(edge) + _STROKE
    return half_slab(edge) + half_drawing(trump.pip, inlaid=inlaid)


def _half_picture(halves: str, *, edge: bool, width: float | None, label: str) -> str:
    inner = half_slab(edge) + halves
    return picture(_half_box(edge), inner, label=label, classes="half", width=width)


def _half_box(edge: bool) -> Box:
    return HALF_BOX if edge else (-50, -50, 100, 100)


@cache
def half_slab(edge: bool) -> str:
    """Draw half a tile without pips; flat without its edge."""
    flat = slab(paint("tile-face"), paint("tile-rim"), TILE_WIDTH)
    return thickness(paint("tile-edge"), TILE_WIDTH, 0) + flat if edge else flat


def slab(face: str, rim: str, height: float) -> str:
    """Draw the face of a tile or of half a one, with its rim."""
    return (
        f'<rect{_rounded(height)} fill="{face}"/>'
        f'<rect{_rounded(height, 1.4)} fill="none" stroke="{rim}" stroke-width="1.6"/>'
    )


def thickness(edge: str, height: float, turn: int) -> str:
    """Draw what a tile shows of its side: its shape thrice, each a little lower on the screen."""
    copies = (f"<rect{_rounded(height)}{_moved(down, turn)}/>" for down in (3, 6, 9))
    return group("".join(copies), fill=edge)


def _rounded(height: float, inset: float = 0) -> str:
    return written(
        x=number(inset - TILE_WIDTH / 2),
        y=number(inset - height / 2),
        width=number(TILE_WIDTH - 2 * inset),
        height=number(height - 2 * inset),
        rx=number(RADIUS - inset),
    )


def _inlay(y: float, turn: int) -> str:
    shape = 'x="-43.5" y="-43.5" width="87" height="87" rx="8"'
    light = f'<rect {shape} fill="{paint("engraving")}" fill-opacity=".55"{_relief(y, turn)}/>'
    return f'{light}<rect {shape} fill="{paint("inlay")}"{_at(0, y)}/>'


def _dots(pip: int, color: str, placed: str, opacity: str = "") -> str:
    if not pip:
        return ""
    round_stroke = written(
        d=pips_path(pip),
        css="pips",
        stroke=color,
        stroke_width=number(2 * PIP_RADIUS),
        stroke_linecap="round",
        stroke_opacity=opacity,
    )
    return f"<path{round_stroke}{placed}/>"


def _moved(down: float, turn: int) -> str:
    turning = f"rotate({turn})" if turn else ""
    return written(transform=f"translate(0 {number(down)}){turning}")


def turn_around(inner: str, turn: int) -> str:
    """Turn a drawing around the origin, clockwise."""
    return group(inner, transform=f"rotate({turn})") if turn else inner


def _relief(y: float, turn: int) -> str:
    """Move a shape of a turned tile so that on the screen it lies a little lower."""
    dx, dy = turned(0, RELIEF, -turn)
    return _at(dx, y + dy)


def _at(x: float, y: float) -> str:
    return f' transform="translate({number(x)} {number(y)})"' if x or y else ""


_STROKE: Final = (
    f'<path d="M-25 26.6L25-23.4" stroke="{paint("engraving")}" stroke-width="7"'
    ' stroke-linecap="round" stroke-opacity=".85"/>'
    f'<path d="M-25 25L25-25" stroke="{paint("pip")}" stroke-width="7" stroke-linecap="round"/>'
)
