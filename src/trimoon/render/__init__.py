"""Pictures of values: SVG for pages, files and notebooks, and text for terminals.

Pure functions from values of the game to text. Words come as arguments: knows no language, no
page and no hidden tile.
"""

from trimoon.render.backs import back_svg, backs_svg
from trimoon.render.geometry import TRICK_PLACES
from trimoon.render.hands import deal_svg, hand_order, hand_svg
from trimoon.render.labels import Labels
from trimoon.render.logos import favicon_svg, icon_svg, logo_svg
from trimoon.render.moons import Outcome, moon_svg
from trimoon.render.scene import table_svg
from trimoon.render.scores import bid_outline_svg, score_svg
from trimoon.render.sprite import (
    back_use,
    backs_use,
    bid_outline_use,
    chosen_use,
    half_use,
    moon_use,
    score_use,
    tile_use,
    trump_use,
)
from trimoon.render.symbols import symbols_svg
from trimoon.render.terminal import (
    ASCII,
    UNICODE,
    Signs,
    cells,
    fitted,
    hand_text,
    moon_text,
    table_text,
    tile_text,
    trick_text,
)
from trimoon.render.tiles import (
    Look,
    end_in_trick,
    half_svg,
    inner_end,
    tile_svg,
    trump_svg,
    upper_end,
)
from trimoon.render.tokens import THEMES, in_theme, tokens_css
from trimoon.render.tricks import look_in_trick, trick_svg

__all__ = [
    "ASCII",
    "THEMES",
    "TRICK_PLACES",
    "UNICODE",
    "Labels",
    "Look",
    "Outcome",
    "Signs",
    "back_svg",
    "back_use",
    "backs_svg",
    "backs_use",
    "bid_outline_svg",
    "bid_outline_use",
    "cells",
    "chosen_use",
    "deal_svg",
    "end_in_trick",
    "favicon_svg",
    "fitted",
    "half_svg",
    "half_use",
    "hand_order",
    "hand_svg",
    "hand_text",
    "icon_svg",
    "in_theme",
    "inner_end",
    "logo_svg",
    "look_in_trick",
    "moon_svg",
    "moon_text",
    "moon_use",
    "score_svg",
    "score_use",
    "symbols_svg",
    "table_svg",
    "table_text",
    "tile_svg",
    "tile_text",
    "tile_use",
    "tokens_css",
    "trick_svg",
    "trick_text",
    "trump_svg",
    "trump_use",
    "upper_end",
]
