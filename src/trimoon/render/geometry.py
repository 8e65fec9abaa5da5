"""The exact shapes of the look: pips, the body of a tile, the phases of a moon.

A tile is drawn in hundredths of its width around its centre, a moon in hundredths of its radius.
Knows no colour.
"""

from __future__ import annotations

from functools import cache
from math import cos, pi, radians, sin, sqrt
from typing import Final, TypeAlias

from trimoon.render.markup import number, numbers
from trimoon.rules import Seat

Point: TypeAlias = tuple[float, float]
Box: TypeAlias = tuple[float, float, float, float]

TILE_WIDTH: Final = 100
TILE_HEIGHT: Final = 200
THICKNESS: Final = 9
RADIUS: Final = 13
HALF: Final = 50
"""How far a half's centre lies from the tile's."""

PIP_RADIUS: Final = 9.6
PIP_STEP: Final = 24.5
RELIEF: Final = 1.6
"""How far below a shape its engraved light lies, on the screen."""

SLICES: Final = 7

_PATTERNS: Final[tuple[tuple[Point, ...], ...]] = (
    (),
    ((0, 0),),
    ((1, -1), (-1, 1)),
    ((1, -1), (0, 0), (-1, 1)),
    ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
)

TRICK_PLACES: Final = {
    Seat.SOUTH: (0.0, 1.33, 0),
    Seat.WEST: (-1.15, -0.664, 120),
    Seat.EAST: (1.15, -0.664, -120),
}
"""Where tiles lie in a trick, for a viewer in South's place: x, y in widths of a tile, turn."""

# With this handle two cubics enclose exactly a half ellipse (their outline is off by 1/3000 of
# the radius); unlike an arc's, their numbers pass through the half moon without a jump, so that
# one transition of `d` moves the terminator evenly.
_HANDLE: Final = 2 - sqrt((22 - 5 * pi) / 3)


def pip_centers(pip: int) -> tuple[Point, ...]:
    """Give the centres of a number's pips, from its half's centre."""
    return tuple((x * PIP_STEP, y * PIP_STEP) for x, y in _PATTERNS[pip])


@cache
def pips_path(pip: int) -> str:
    """Give a number's pips as points; a round stroke twice `PIP_RADIUS` wide makes them discs."""
    return "".join(f"M{numbers(x, y)}h0" for x, y in pip_centers(pip))


_NUMERALS: Final = (
    "M-6.5-4v8a6.5 6.5 0 0 0 13 0v-8a6.5 6.5 0 0 0-13 0z",
    "M-5-6.5L1-10.5V10.5",
    "M-6.3-5.2A6.3 5.6 0 1 1 5.1-1.6L-6.5 10.5H6.8",
    "M-6-7.4A5.6 5.1 0 1 1-.8-.6A6 5.6 0 1 1-6.6 6.8",
    "M3.4 10.5V-10.5L-7 4.6H7.4",
    "M5.8-10.5H-4.8L-5.6-1.2A6.6 6.3 0 1 1-6.4 7",
    "M4-10.5L-5 .6A6.5 6.4 0 1 0 5 .4A6.5 6.4 0 0 0-5 .6",
)


def numeral_path(pip: int) -> str:
    """Give a number as a figure, 21 high around the origin, to be drawn with a round stroke."""
    return _NUMERALS[pip]


def turned(x: float, y: float, degrees: float) -> Point:
    """Turn a point clockwise around the origin."""
    c, s = cos(radians(degrees)), sin(radians(degrees))
    return (x * c - y * s, x * s + y * c)


@cache
def tile_box(turn: int = 0, height: int = TILE_HEIGHT) -> Box:
    """Give the tightest box around a turned tile and its edge, its centre at the origin."""
    inner_x, inner_y = TILE_WIDTH / 2 - RADIUS, height / 2 - RADIUS
    corners = [turned(x, y, turn) for x in (-inner_x, inner_x) for y in (-inner_y, inner_y)]
    half_width = max(x for x, _ in corners) + RADIUS
    half_height = max(y for _, y in corners) + RADIUS
    return (-half_width, -half_height, 2 * half_width, 2 * half_height + THICKNESS)


@cache
def terminator(fraction: float, radius: float = 100) -> str:
    """Give the terminator of a moon lit to this fraction, from pole to pole, north first."""
    a, k, r = radius * (1 - 2 * fraction), _HANDLE, radius
    north = f"M0 {number(-r)}C{numbers(a * k, -r, a, -r * k, a, 0)}"
    return f"{north}S{numbers(a * k, r, 0, r)}"


@cache
def lit_path(fraction: float, radius: float = 100) -> str:
    """Give the lit part of a moon waxing from the right; its area is this fraction of the disc."""
    a, k, r = radius * (1 - 2 * fraction), _HANDLE, radius
    limb = f"M0 {number(-r)}A{numbers(r, r, 0, 0, 1, 0, r)}"
    return f"{limb}C{numbers(a * k, r, a, r * k, a, 0)}S{numbers(a * k, -r, 0, -r)}Z"


def dark_limb(radius: float = 100) -> str:
    """Give the left half of a moon's limb."""
    return f"M0 {number(-radius)}A{numbers(radius, radius, 0, 0, 0, 0, radius)}"


def limb_arc(start: float, end: float, radius: float = 100) -> str:
    """Give a piece of the limb, between angles clockwise from the top."""
    (x0, y0), (x1, y1) = turned(0, -radius, start), turned(0, -radius, end)
    return f"M{numbers(x0, y0)}A{numbers(radius, radius, 0, 0, 1, x1, y1)}"


def ring_in_light(fraction: float, radius: float, moon: float = 100) -> str:
    """Give the part of a ring inside the moon that lies in its lit part; empty if none does."""
    a = moon * (1 - 2 * fraction)
    if abs(a) >= radius:
        return "" if a > 0 else _ring(radius)
    y = sqrt((radius**2 - a**2) / (1 - (a / moon) ** 2))
    x = sqrt(radius**2 - y**2) * (1 if a > 0 else -1)
    large = 1 if a < 0 else 0
    return f"M{numbers(x, -y)}A{numbers(radius, radius, 0, large, 1, x, y)}"


def _ring(radius: float) -> str:
    r = numbers(radius, radius)
    return f"M0 {number(-radius)}A{r} 0 1 1 0 {number(radius)}A{r} 0 1 1 0 {number(-radius)}"
