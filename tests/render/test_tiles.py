"""Tiles: which end lies up, what is inlaid, and that light falls from above the screen."""

import re
from xml.etree import ElementTree

import pytest

from trimoon.render import (
    Look,
    back_svg,
    half_svg,
    hand_order,
    symbols_svg,
    tile_svg,
    trump_svg,
    upper_end,
)
from trimoon.render.geometry import pip_centers, tile_box, turned
from trimoon.rules import TILES, Pip, Tile, Trump

SVG = "{http://www.w3.org/2000/svg}"


def moved(element):
    """The translation of an element in its own frame."""
    found = re.match(r"translate\(([-.\d]+) ([-.\d]+)\)", element.get("transform", ""))
    return (float(found[1]), float(found[2])) if found else (0.0, 0.0)


def drawn_pips(svg, color):
    """Half's offset → number of pips in that colour."""
    paths = ElementTree.fromstring(svg).iter(f"{SVG}path")
    return {
        moved(path)[1]: path.get("d").count("h0")
        for path in paths
        if path.get("stroke-linecap") == "round"
        and re.search(rf"--{color}(-\d)?,", path.get("stroke", ""))
    }


def test_the_high_end_lies_up():
    assert drawn_pips(tile_svg(Tile(6, 4)), "pip") == {-50: 6, 50: 4}


def test_a_trump_turns_its_trump_end_up_and_only_that_end_is_inlaid():
    svg = tile_svg(Tile(6, 4), trump=Trump.FOURS)
    assert drawn_pips(svg, "inlay-pip") == {-50: 4}
    assert drawn_pips(svg, "pip") == {50: 6}


def test_a_wish_turns_any_tile_but_a_trump():
    assert drawn_pips(tile_svg(Tile(6, 4), upper=Pip.FOUR), "pip") == {-50: 4, 50: 6}
    wished = tile_svg(Tile(6, 4), trump=Trump.SIXES, upper=Pip.FOUR)
    assert drawn_pips(wished, "inlay-pip") == {-50: 6}


@pytest.mark.parametrize("trump", [Trump.THREES, Trump.DOUBLES])
def test_a_double_that_is_trump_is_inlaid_at_both_ends(trump):
    svg = tile_svg(Tile(3, 3), trump=trump)
    assert drawn_pips(svg, "inlay-pip") == {-50: 3, 50: 3}
    assert svg.count("var(--inlay,") == 2


def test_other_tiles_are_not_inlaid():
    for trump in (None, Trump.NONE, Trump.FIVES, Trump.DOUBLES):
        assert "--inlay" not in tile_svg(Tile(6, 4), trump=trump)
    assert "--inlay" not in tile_svg(Tile(4, 4), trump=Trump.NONE)


def test_every_end_shows_its_number():
    for tile in TILES:
        counts = drawn_pips(tile_svg(tile), "pip")
        assert (counts.get(-50, 0), counts.get(50, 0)) == tile.ends


def test_patterns_fit_the_half_and_two_and_three_rise_to_the_right():
    for pip in Pip:
        assert len(set(pip_centers(pip))) == pip
        assert all(abs(x) <= 24.5 and abs(y) <= 24.5 for x, y in pip_centers(pip))
    assert set(pip_centers(Pip.TWO)) == {(24.5, -24.5), (-24.5, 24.5)}
    assert set(pip_centers(Pip.THREE)) == {(24.5, -24.5), (0, 0), (-24.5, 24.5)}
    assert {x for x, _ in pip_centers(Pip.SIX)} == {-24.5, 24.5}


@pytest.mark.parametrize("turn", [0, 90, 120, -120, 45])
def test_thickness_and_engraving_lie_lower_on_the_screen_whatever_the_turn(turn):
    root = ElementTree.fromstring(tile_svg(Tile(6, 1), turn=turn))
    edges = [rect.get("transform") for rect in root.find(f"{SVG}g").iter(f"{SVG}rect")]
    turning = f"rotate({turn})" if turn else ""
    assert edges == [f"translate(0 {down}){turning}" for down in (3, 6, 9)]
    light, ink = (
        next(
            p
            for p in root.iter(f"{SVG}path")
            if f"--{color}," in p.get("stroke", "") and p.get("d").count("h0") == 6
        )
        for color in ("engraving", "pip-6")
    )
    (lx, ly), (ix, iy) = moved(light), moved(ink)
    assert turned(lx - ix, ly - iy, turn) == pytest.approx((0, 1.6), abs=0.01)


def test_the_box_is_a_tile_with_its_edge_below():
    assert tile_box() == (-50, -100, 100, 209)
    assert tile_box(90) == pytest.approx((-100, -50, 200, 109))
    left, top, width, height = tile_box(120)
    assert (left + width, top + height) == pytest.approx((-left, 9 - top))


def test_a_look_changes_the_colours_and_the_class():
    shaded = tile_svg(Tile(3, 2), look=Look.SHADED)
    assert 'class="tile shaded"' in shaded
    assert "--tile-" not in shaded
    assert "--shade-face, #C7C2C3" in shaded
    assert '<g fill="var(--brass, #E3B463)">' in tile_svg(Tile(3, 2), look=Look.PLAYABLE)


def test_a_face_down_tile_shows_no_pip_and_one_crescent():
    assert "h0" not in back_svg()
    assert back_svg().count("--back-moon") == 1


def test_the_sign_of_no_trump_is_a_struck_blank_and_that_of_doubles_a_double():
    assert "--inlay" not in trump_svg(Trump.NONE)
    assert trump_svg(Trump.NONE).count("M-25 2") == 2
    assert trump_svg(Trump.DOUBLES).count("--inlay-pip") == 2
    assert trump_svg(Trump.FOURS) == half_svg(4, inlaid=True, edge=False)


def test_a_half_without_its_edge_is_square():
    assert 'viewBox="-50 -50 100 109"' in half_svg(5)
    assert 'viewBox="-50 -50 100 100"' in half_svg(5, edge=False)


def test_a_hand_shows_trumps_by_strength_and_then_the_others_from_high_to_low():
    hand = [Tile(3, 3), Tile(4, 1), Tile(6, 6), Tile(6, 4), Tile(4, 4), Tile(2, 1)]
    assert " ".join(map(str, hand_order(hand, Trump.FOURS))) == "4-4 6-4 4-1 6-6 3-3 2-1"
    assert " ".join(map(str, hand_order(hand, Trump.DOUBLES))) == "6-6 4-4 3-3 6-4 4-1 2-1"
    assert " ".join(map(str, hand_order(hand))) == "6-6 6-4 4-4 4-1 3-3 2-1"


def test_upper_end_is_the_trump_end_then_the_wish_then_the_high_end():
    assert upper_end(Tile(6, 4), Trump.FOURS, Pip.SIX) is Pip.FOUR
    assert upper_end(Tile(6, 4), Trump.ONES, Pip.FOUR) is Pip.FOUR
    assert upper_end(Tile(6, 4), Trump.ONES) is Pip.SIX


def test_a_blank_tile_is_exactly_this():
    face = 'x="-50" y="-100" width="100" height="200" rx="13"'
    rim = 'x="-48.6" y="-98.6" width="97.2" height="197.2" rx="11.6"'
    assert tile_svg(Tile(0, 0), width=40, label="double blank") == (
        '<svg xmlns="http://www.w3.org/2000/svg" class="tile" viewBox="-50 -100 100 209"'
        ' width="40" height="83.6" role="img"><title>double blank</title>'
        '<g fill="var(--tile-edge, #BFB08F)">'
        + "".join(f'<rect {face} transform="translate(0 {down})"/>' for down in (3, 6, 9))
        + f'</g><rect {face} fill="var(--tile-face, #F7F1E3)"/>'
        f'<rect {rim} fill="none" stroke="var(--tile-rim, #FFFDF6)" stroke-width="1.6"/>'
        '<path d="M-36 0H36" stroke="var(--engraving, #FFFFFF)" stroke-width="1.6"'
        ' stroke-opacity=".6" transform="translate(0 1.6)"/>'
        '<path d="M-36 0H36" stroke="var(--pip, #1D1935)" stroke-width="1.8"'
        ' stroke-opacity="var(--bar-opacity, .55)"/></svg>'
    )


def test_every_half_of_the_sprite_has_its_own_numeral_and_no_other():
    sprite = ElementTree.fromstring(symbols_svg())
    parts = {element.get("id"): element for element in sprite.iter() if element.get("id")}

    def numerals(name):
        hrefs = [use.get("href").removeprefix("#") for use in parts[name].iter("use")]
        below = [found for href in hrefs if href in parts for found in numerals(href)]
        return [href for href in hrefs if href.startswith("n-")] + below

    for pip in Pip:
        for kind in ("h", "i", "hw", "ie", "hr"):
            assert numerals(f"{kind}-{pip:d}") == [f"n-{pip:d}"]
        for kind in ("half", "chosen", "trump"):
            assert numerals(f"{kind}-{pip:d}") == [f"n-{pip:d}"]
    assert numerals("t-64i") == ["n-6", "n-4"]
    assert numerals("half-none") == []
