"""Written words in a picture that stands alone; pages write their own words."""

from __future__ import annotations

from html import escape
from typing import Final

from trimoon.render.markup import number, written
from trimoon.render.tokens import paint

FONTS: Final = "'IBM Plex Sans', system-ui, sans-serif"

MINUS: Final = "−"


def text(
    words: str,
    x: float,
    y: float,
    *,
    size: float,
    color: str = "text",
    weight: int = 400,
    anchor: str = "",
) -> str:
    """Write words with their baseline at a point; nothing for no words."""
    return written_line(escape(words, quote=False), x, y, size, color, weight, anchor)


def written_line(
    inner: str, x: float, y: float, size: float, color: str, weight: int, anchor: str
) -> str:
    """Write a line that may hold pieces of other sizes (`piece`)."""
    if not inner:
        return ""
    attributes = written(
        x=number(x),
        y=number(y),
        font_family=FONTS,
        font_size=number(size),
        font_weight=str(weight),
        fill=paint(color),
        text_anchor=anchor,
    )
    return f"<text{attributes}>{inner}</text>"


def piece(words: str, *, size: float, color: str = "text", weight: int = 400, gap: int = 0) -> str:
    """Write a piece of a line in a size, weight and colour of its own."""
    if not words:
        return ""
    attributes = written(
        dx=str(gap) if gap else "",
        font_size=number(size),
        font_weight=str(weight),
        fill=paint(color),
    )
    return f"<tspan{attributes}>{escape(words, quote=False)}</tspan>"


def numeral(value: int) -> str:
    """Write a whole number with a true minus.

    >>> numeral(-3)
    '−3'
    """
    return f"{MINUS}{-value}" if value < 0 else str(value)
