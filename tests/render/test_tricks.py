"""Tricks: three tiles at 120°, the ends that count in the middle, the winner bright."""

import re
from math import hypot
from xml.etree import ElementTree

import pytest

from trimoon.render import TRICK_PLACES, Look, inner_end, look_in_trick, trick_svg
from trimoon.render.geometry import turned
from trimoon.render.tricks import TRICK_BOX, moon_place, place_of
from trimoon.rules import Pip, Seat, Suit, Tile, Trick, Trump

SVG = "{http://www.w3.org/2000/svg}"
TRICK = Trick(Seat.WEST, (Tile(6, 5), Tile(6, 2), Tile(4, 1)))


def played(svg):
    """Place → the drawing of the tile played there."""
    groups = ElementTree.fromstring(svg).findall(f"{SVG}g")
    return {group.get("class").split()[1]: group for group in groups}


@pytest.mark.parametrize("seat", Seat)
def test_the_upper_end_of_each_tile_points_at_the_centre(seat):
    x, y, turn = TRICK_PLACES[seat]
    up_x, up_y = turned(0, -1, turn)
    to_centre = (-x / hypot(x, y), -y / hypot(x, y))
    assert (up_x, up_y) == pytest.approx(to_centre, abs=0.01)


def test_the_places_are_a_third_of_a_turn_apart_and_equally_far():
    assert sorted(turn for _, _, turn in TRICK_PLACES.values()) == [-120, 0, 120]
    distances = [hypot(x, y) for x, y, _ in TRICK_PLACES.values()]
    assert distances == pytest.approx([1.33] * 3, abs=0.003)


@pytest.mark.parametrize(
    ("tile", "trump", "suit", "end"),
    [
        (Tile(6, 4), Trump.FOURS, Suit.SIXES, Pip.FOUR),
        (Tile(6, 4), Trump.ONES, Suit.FOURS, Pip.FOUR),
        (Tile(6, 4), Trump.ONES, Suit.TRUMPS, Pip.SIX),
        (Tile(6, 4), Trump.NONE, Suit.TWOS, Pip.SIX),
        (Tile(6, 4), Trump.DOUBLES, Suit.FOURS, Pip.FOUR),
        (Tile(6, 4), Trump.NONE, None, Pip.SIX),
    ],
)
def test_the_end_that_counts_is_trump_then_the_suit_asked_for_then_the_high_one(
    tile, trump, suit, end
):
    assert inner_end(tile, trump, suit) is end


def test_a_tile_shows_the_end_of_the_suit_asked_for_to_the_centre():
    trick = Trick(Seat.SOUTH, (Tile(4, 4), Tile(6, 4)))
    west = played(trick_svg(trick, Trump.ONES))["west"]
    ink = [path for path in west.iter(f"{SVG}path") if "--pip-" in path.get("stroke")]
    counts = {path.get("transform"): path.get("d").count("h0") for path in ink}
    assert counts == {"translate(0 -50)": 4, "translate(0 50)": 6}


@pytest.mark.parametrize(
    ("viewer", "places"),
    [
        (Seat.SOUTH, ["south", "west", "east"]),
        (Seat.WEST, ["east", "south", "west"]),
        (Seat.EAST, ["west", "east", "south"]),
    ],
)
def test_every_viewer_sits_below_and_the_next_seat_above_on_the_left(viewer, places):
    assert [place_of(seat, viewer).name.lower() for seat in Seat] == places
    assert set(played(trick_svg(TRICK, Trump.FOURS, viewer=viewer))) == set(places)


def test_the_tile_that_wins_so_far_is_bright_and_the_others_in_shade():
    looks = {seat: look_in_trick(seat, TRICK, Trump.FOURS) for seat in Seat}
    assert looks == {Seat.SOUTH: Look.PLAIN, Seat.WEST: Look.SHADED, Seat.EAST: Look.SHADED}
    lead = Trick(Seat.EAST, (Tile(2, 1),))
    assert look_in_trick(Seat.EAST, lead, Trump.NONE) is Look.PLAIN


def test_the_taker_is_bright_where_the_trump_is_not_known():
    taken = Trick(Seat.WEST, TRICK.tiles, taker=Seat.EAST)
    assert look_in_trick(Seat.EAST, taken, None) is Look.PLAIN
    assert look_in_trick(Seat.WEST, taken, None) is Look.SHADED
    assert look_in_trick(Seat.WEST, TRICK, None) is Look.PLAIN


@pytest.mark.parametrize("seat", Seat)
def test_the_full_moon_stands_beyond_the_outer_end_and_inside_the_picture(seat):
    x, y = moon_place(seat)
    place_x, place_y, turn = TRICK_PLACES[seat]
    _, beyond = turned(x - 100 * place_x, y - 100 * place_y, -turn)
    assert beyond > 116.9
    left, top, width, height = TRICK_BOX
    assert left + 12 < x < left + width - 12
    assert top + 12 < y < top + height - 12


def test_only_the_winner_wears_a_moon():
    assert trick_svg(TRICK, Trump.FOURS).count('class="winner"') == 1
    assert 'class="winner"' not in trick_svg(Trick(Seat.WEST), Trump.FOURS)


def test_an_awaited_tile_has_a_dashed_brass_place_until_it_is_played():
    waiting = Trick(Seat.WEST, TRICK.tiles[:2])
    svg = trick_svg(waiting, Trump.FOURS, awaited=True)
    assert re.search(r'class="awaited".*var\(--brass, #E3B463\).*stroke-dasharray', svg)
    assert "awaited" not in trick_svg(TRICK, Trump.FOURS, awaited=True)
    assert "awaited" not in trick_svg(waiting, Trump.FOURS)
