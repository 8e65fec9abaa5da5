"""Pictures of a trick: up to three tiles at 120°, the ends that count meeting in the middle.

The viewer's place is below, the next seat clockwise above on the left.
"""

from __future__ import annotations

from typing import Final

from trimoon.render.geometry import THICKNESS, TILE_HEIGHT, TRICK_PLACES, Box, turned
from trimoon.render.hands import empty_place
from trimoon.render.markup import group, number, picture
from trimoon.render.tiles import Look, end_in_trick, tile_drawing
from trimoon.render.tokens import paint
from trimoon.rules import Seat, Tile, Trick, Trump

TRICK_BOX: Final[Box] = (-232, -158, 464, 434)
"""The box around a trick, its centre at the origin, in hundredths of a tile's width."""


def place_of(seat: Seat, viewer: Seat) -> Seat:
    """Give where a seat is drawn for a viewer, as the seat that South would see there."""
    return Seat((seat - viewer) % 3)


def leading_seat(trick: Trick, trump: Trump | None) -> Seat | None:
    """Give the seat that takes or so far wins a trick; None where that is not known."""
    return trick.taker if trump is None else trick.winning(trump)


def look_in_trick(seat: Seat, trick: Trick, trump: Trump | None) -> Look:
    """Give how a played tile looks: bright if it takes or so far wins the trick, else in shade."""
    return Look.SHADED if leading_seat(trick, trump) not in (None, seat) else Look.PLAIN


def trick_svg(
    trick: Trick,
    trump: Trump | None = None,
    *,
    viewer: Seat = Seat.SOUTH,
    awaited: bool = False,
    width: float | None = None,
    label: str = "",
) -> str:
    """Draw a trick; `awaited` shows the viewer's empty place in brass."""
    inner = trick_drawing(trick, trump, viewer=viewer, awaited=awaited)
    return picture(TRICK_BOX, inner, label=label, classes="trick", width=width)


def trick_drawing(
    trick: Trick,
    trump: Trump | None = None,
    *,
    viewer: Seat = Seat.SOUTH,
    awaited: bool = False,
) -> str:
    """Draw a trick around the origin, in hundredths of a tile's width."""
    tiles = "".join(_played(seat, tile, trick, trump, viewer) for seat, tile in trick.plays)
    empty = _empty_place(viewer) if awaited and trick.tile_of(viewer) is None else ""
    winner = leading_seat(trick, trump)
    return empty + tiles + ("" if winner is None else _full_moon(place_of(winner, viewer)))


def _played(seat: Seat, tile: Tile, trick: Trick, trump: Trump | None, viewer: Seat) -> str:
    place = place_of(seat, viewer)
    _, _, turn = TRICK_PLACES[place]
    drawing = tile_drawing(
        tile,
        trump=trump,
        upper=end_in_trick(tile, trick, trump or Trump.NONE),
        look=look_in_trick(seat, trick, trump),
        turn=turn,
    )
    return group(drawing, css=f"played {place.name.lower()}", transform=_placed(place))


def _empty_place(viewer: Seat) -> str:
    outline = empty_place(paint("brass"), "5 4")
    return group(outline, css="awaited", transform=_placed(place_of(viewer, viewer)))


def _placed(place: Seat) -> str:
    x, y, _ = TRICK_PLACES[place]
    return f"translate({number(100 * x)} {number(100 * y)})"


def _full_moon(place: Seat) -> str:
    x, y = moon_place(place)
    attributes = f'fill="{paint("score-lit")}" stroke="{paint("score-limb")}" stroke-width="1.5"'
    return f'<circle class="winner" cx="{number(x)}" cy="{number(y)}" r="11" {attributes}/>'


def moon_place(place: Seat) -> tuple[float, float]:
    """Give where the winner's moon stands: beyond the outer end, clear of the edge below it."""
    x, y, turn = TRICK_PLACES[place]
    dx, dy = turned(0, 1, turn)
    reach = TILE_HEIGHT / 2 + 17 + max(0.0, dy) * THICKNESS
    return (100 * x + dx * reach, 100 * y + dy * reach)
