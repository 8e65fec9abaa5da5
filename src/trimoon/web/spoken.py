"""Texts that name tiles in figures, made to be read as words: "6-4" is no "six minus four"."""

from __future__ import annotations

import re
from typing import Final

from markupsafe import Markup

from trimoon.notation import parse_tile
from trimoon.texts.phrases import tile_aloud

_TILE: Final = re.compile(r"(?<![\w-])([0-6]-[0-6])(?![\w-])")
_SEEN_AND_SAID: Final = Markup(
    '<span class="t" aria-hidden="true">{}</span><span class="vh">{}</span>'
)


def for_eye_and_ear(text: str, language: str) -> Markup:
    """Give a text with each tile in figures for the eye and in words for the ear."""
    between = _TILE.split(text)  # every second piece is a tile
    return Markup("").join(
        _SEEN_AND_SAID.format(piece, tile_aloud(parse_tile(piece), language))
        if place % 2
        else piece
        for place, piece in enumerate(between)
    )
