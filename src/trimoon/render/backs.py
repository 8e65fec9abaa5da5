"""Pictures of tiles face down: one in full size, and the row that another seat holds."""

from __future__ import annotations

from functools import cache, lru_cache

from trimoon.render.geometry import TILE_HEIGHT, Box, lit_path, tile_box
from trimoon.render.markup import picture, written
from trimoon.render.tiles import slab, thickness, turn_around
from trimoon.render.tokens import paint


@lru_cache(maxsize=1024)
def back_svg(*, turn: int = 0, width: float | None = None, label: str = "") -> str:
    """Draw a tile face down: indigo, an inner line, one crescent."""
    return picture(
        tile_box(turn), back_drawing(turn=turn), label=label, classes="tile back", width=width
    )


@cache
def back_drawing(*, turn: int = 0) -> str:
    """Draw a tile face down around the origin."""
    line = written(x="-42.5", y="-92.5", width="85", height="185", rx="8", fill="none")
    inner_line = f'<rect{line} stroke="{paint("back-line")}"/>'
    crescent = (
        f'<path d="{lit_path(2 / 7, 18)}" fill="{paint("back-moon")}" transform="translate(-9)"/>'
    )
    face = slab(paint("back-face"), paint("back-face"), TILE_HEIGHT) + inner_line + crescent
    return thickness(paint("back-edge"), TILE_HEIGHT, turn) + turn_around(face, turn)


@lru_cache(maxsize=1024)
def backs_svg(count: int, *, width: float | None = None, label: str = "") -> str:
    """Draw the tiles that another seat holds: small backs in a row, without their crescents."""
    box = backs_box(count)
    return picture(box, backs_drawing(count), label=label, classes="backs", width=width)


@cache
def backs_drawing(count: int) -> str:
    """Draw small backs in a row from the origin to the right, 14 by 30 with gaps of 4."""
    row = "".join(
        f"M{18 * i + 2} 0h10q2 0 2 2v24q0 2-2 2h-10q-2 0-2-2v-24q0-2 2-2z" for i in range(count)
    )
    edge = f'<path d="{row}" fill="{paint("back-edge")}" transform="translate(0 2)"/>'
    return f'{edge}<path d="{row}" fill="{paint("back-face")}"/>'


def backs_box(count: int) -> Box:
    """Give the box around a row of small backs."""
    return (0, 0, max(18 * count - 4, 1), 30)
