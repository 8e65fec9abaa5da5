"""Pictures of several tiles in a row: a hand, and the layout of a whole deal."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from trimoon.render.backs import back_drawing
from trimoon.render.geometry import TILE_HEIGHT, TILE_WIDTH
from trimoon.render.labels import BySeat
from trimoon.render.markup import group, number, picture, written
from trimoon.render.tiles import Look, tile_drawing
from trimoon.render.tokens import paint
from trimoon.render.words import text
from trimoon.rules import Deal, Seat, Suit, Tile, TileSet, Trump, is_trump, strength

GAP: Final = 14
RISE: Final = 25
"""How far a playable tile stands above the others, in hundredths of its width."""

_STEP: Final = TILE_WIDTH + GAP


def hand_order(tiles: Iterable[Tile], trump: Trump | None = None) -> tuple[Tile, ...]:
    """Sort tiles as a hand shows them: trumps by strength, then the others, high to low.

    >>> " ".join(map(str, hand_order([Tile(6, 6), Tile(4, 1), Tile(6, 4)], Trump.FOURS)))
    '6-4 4-1 6-6'
    """
    named = Trump.NONE if trump is None else trump

    def rank(tile: Tile) -> tuple[int, Tile]:
        return (strength(tile, Suit.TRUMPS, named) if is_trump(tile, named) else 0, tile)

    return tuple(sorted(tiles, key=rank, reverse=True))


def hand_svg(
    hand: TileSet,
    *,
    trump: Trump | None = None,
    playable: TileSet | None = None,
    gone: TileSet | None = None,
    width: float | None = None,
    label: str = "",
) -> str:
    """Draw a hand: trumps first, the playable tiles raised and the rest in shade.

    Without `playable` all tiles lie alike. Tiles of `gone` leave an empty place in the row.
    """
    inner = hand_drawing(hand, trump=trump, playable=playable, gone=gone)
    places = max(1, len(hand | gone if gone else hand))
    box = (0, -RISE, _STEP * places - GAP, TILE_HEIGHT + 9 + RISE)
    return picture(box, inner, label=label, classes="hand", width=width)


def hand_drawing(
    hand: TileSet,
    *,
    trump: Trump | None = None,
    playable: TileSet | None = None,
    gone: TileSet | None = None,
) -> str:
    """Draw a hand to the right of and below the origin."""
    places = hand_order(hand | gone if gone else hand, trump)
    return "".join(
        _at(place, _in_hand(tile, trump, playable) if tile in hand else empty_place())
        for place, tile in enumerate(places)
    )


def _in_hand(tile: Tile, trump: Trump | None, playable: TileSet | None) -> str:
    if playable is None:
        return tile_drawing(tile, trump=trump)
    if tile not in playable:
        return tile_drawing(tile, trump=trump, look=Look.SHADED)
    raised = tile_drawing(tile, trump=trump, look=Look.PLAYABLE)
    line = written(d="M-26 98H26", stroke=paint("brass"), stroke_width="5", stroke_linecap="round")
    return group(raised, transform=f"translate(0 -{RISE})") + f"<path{line}/>"


def empty_place(stroke: str = "", dashes: str = "") -> str:
    """Draw the outline of a place without a tile around the origin."""
    outline = written(
        x="-49",
        y="-99",
        width="98",
        height="198",
        rx="12",
        fill="none",
        stroke=stroke or paint("empty"),
        stroke_width=paint("place-width"),
        stroke_dasharray=dashes,
    )
    return f"<rect{outline}/>"


def backs_row(count: int) -> str:
    """Draw a hand face down to the right of and below the origin."""
    return "".join(_at(place, back_drawing()) for place in range(count))


def _at(place: int, inner: str) -> str:
    x = TILE_WIDTH / 2 + place * _STEP
    return group(inner, transform=f"translate({number(x)} {TILE_HEIGHT // 2})")


def deal_svg(
    deal: Deal,
    *,
    names: BySeat = ("S", "W", "E"),
    width: float | None = None,
    label: str = "",
) -> str:
    """Draw a layout with everything open: three hands and the widow apart."""
    rows = "".join(_named_row(names[seat], deal.hands[seat], seat) for seat in Seat)
    widow = "" if deal.widow is None else _place_of_widow(deal.widow)
    ground = f'<rect width="1180" height="780" rx="26" fill="{paint("sky")}"/>'
    return picture(
        (0, 0, 1180, 780), ground + rows + widow, label=label, classes="deal", width=width
    )


def _named_row(name: str, hand: TileSet, seat: Seat) -> str:
    y = 30 + 245 * seat
    return text(name, 40, y + 115, size=44, weight=600) + group(
        hand_drawing(hand), transform=f"translate(210 {y})"
    )


def _place_of_widow(widow: Tile) -> str:
    outline = empty_place(dashes="9 7")
    tile = group(tile_drawing(widow), transform="scale(.84)")
    return group(outline + tile, transform="translate(1092 375)")
