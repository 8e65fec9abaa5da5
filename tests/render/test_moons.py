"""Moons: exact by area, outlined by the bid, and three of them full at the target."""

import re
from math import pi
from xml.etree import ElementTree

import pytest

from trimoon.render import Outcome, bid_outline_svg, moon_svg, score_svg
from trimoon.render.geometry import lit_path, ring_in_light, terminator
from trimoon.render.scores import score_phases
from trimoon.rules import Call

SVG = "{http://www.w3.org/2000/svg}"
STEPS = 4000


def figures(path):
    return [float(figure) for figure in re.findall(r"-?\.?\d+(?:\.\d+)?", path)]


def cubic_area(p0, p1, p2, p3):
    """The area between a cubic and the vertical axis, by the midpoint rule."""
    area, (x0, y0) = 0.0, p0
    for step in range(1, STEPS + 1):
        t = step / STEPS
        weights = ((1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3)
        x1, y1 = (
            sum(w * p[i] for w, p in zip(weights, (p0, p1, p2, p3), strict=True)) for i in (0, 1)
        )
        area += (x0 + x1) / 2 * (y1 - y0)
        x0, y0 = x1, y1
    return area


def lit_area(path):
    """The area of a lit part: the right half of the disc and what its terminator adds or takes."""
    shape = re.fullmatch(r"M0 -100A100 100 0 0 1 0 100C(.*)S(.*)Z", path)
    assert shape is not None
    x1, y1, x2, y2, x3, y3 = figures(shape[1])
    x5, y5, x6, y6 = figures(shape[2])
    lower = cubic_area((0, 100), (x1, y1), (x2, y2), (x3, y3))
    upper = cubic_area((x3, y3), (2 * x3 - x2, 2 * y3 - y2), (x5, y5), (x6, y6))
    return pi * 100**2 / 2 + lower + upper


@pytest.mark.parametrize("taken", range(8))
def test_each_trick_lights_exactly_a_seventh_of_the_disc(taken):
    part = lit_area(lit_path(taken / 7)) / (pi * 100**2)
    assert part == pytest.approx(taken / 7, abs=2e-5)


@pytest.mark.parametrize("slices", range(1, 7))
def test_terminators_cross_the_equator_at_even_steps(slices):
    assert figures(terminator(slices / 7))[6] == pytest.approx(100 - slices * 200 / 7, abs=0.01)


def lit_of(svg):
    return [
        path.get("d")
        for path in ElementTree.fromstring(svg).iter(f"{SVG}path")
        if path.get("class") == "lit"
    ]


def strokes_of(svg):
    root = ElementTree.fromstring(svg)
    return [element.get("stroke") for element in root.iter() if element.get("stroke")]


def test_the_moon_is_lit_by_the_tricks_taken():
    assert lit_of(moon_svg(Call.FIVE, 0)) == []
    assert lit_of(moon_svg(Call.FIVE, 3)) == [lit_path(3 / 7)]
    assert lit_of(moon_svg(Call.FIVE, 7)) == [lit_path(1)]


def outline_of(svg):
    group = next(
        g for g in ElementTree.fromstring(svg).iter(f"{SVG}g") if g.get("class") == "outline"
    )
    return group, [(e.tag.removeprefix(SVG), e.get("d") or e.get("r")) for e in group]


def test_the_outline_is_the_phase_that_the_bid_must_reach():
    assert outline_of(moon_svg(Call.FIVE))[1] == [("path", lit_path(5 / 7))]
    assert outline_of(moon_svg(Call.THREE))[1] == [("path", lit_path(3 / 7))]
    assert outline_of(moon_svg(Call.SEVEN))[1] == [("circle", "100")]
    assert outline_of(moon_svg(Call.MOON))[1] == [("circle", "100"), ("circle", "68")]
    assert 'class="outline"' not in moon_svg(Call.PASS)


def test_the_outline_is_brass_only_for_a_contract_of_mine():
    assert "--moon-mine" in outline_of(moon_svg(Call.FIVE, mine=True))[0].get("stroke")
    assert "--moon-outline" in outline_of(moon_svg(Call.FIVE))[0].get("stroke")


def hairlines(svg, kind):
    """The slices whose terminators are drawn in this gradient."""
    root = ElementTree.fromstring(svg)
    paths = [
        path.get("d", "")
        for group in root.iter(f"{SVG}g")
        if group.get("stroke") == f"url(#moon-{kind})"
        for path in group
    ]
    return [k for k in range(1, 7) if paths and terminator(k / 7) in paths[0]]


def test_hairlines_mark_slices_to_take_in_the_dark_and_taken_ones_in_the_light():
    assert hairlines(moon_svg(Call.FIVE, 2), "scale") == [3, 4]
    assert hairlines(moon_svg(Call.FIVE, 2), "lit-scale") == [1]
    assert hairlines(moon_svg(Call.MOON, 2), "scale") == [3, 4, 5, 6]
    assert hairlines(moon_svg(Call.FIVE, 7), "scale") == []


def test_a_surplus_shows_the_terminator_of_the_bid_in_the_light():
    assert "url(#moon-surplus)" in strokes_of(moon_svg(Call.FIVE, 6))
    assert "url(#moon-surplus)" not in strokes_of(moon_svg(Call.FIVE, 5))
    assert hairlines(moon_svg(Call.FIVE, 7), "lit-scale") == [1, 2, 3, 4, 6]


def test_a_made_contract_shines_and_has_no_outline():
    svg = moon_svg(Call.FIVE, 5, outcome=Outcome.MADE)
    assert 'filter="url(#moon-halo)"' in svg
    assert 'class="outline"' not in svg
    assert "filter" not in moon_svg(Call.FIVE, 5)


def test_a_set_contract_is_eclipsed_and_its_missing_terminator_dashed():
    svg = moon_svg(Call.SIX, 4, outcome=Outcome.SET)
    assert f'<path d="{terminator(6 / 7)}" fill="none"' in svg
    assert 'stroke-dasharray="4 5"' in svg
    assert "scale" not in svg
    assert "--moon-lit" not in svg
    full = moon_svg(Call.MOON, 6, outcome=Outcome.SET)
    assert re.search(r'<circle r="100"[^>]*stroke-dasharray="4 5"', full)


def test_the_second_circle_of_21_goes_on_in_the_light():
    assert ring_in_light(1 / 7, 68) == ""
    assert ring_in_light(6 / 7, 68).count("A") == 2
    x, y = figures(ring_in_light(3 / 7, 68))[:2]
    a = 100 * (1 - 6 / 7)
    assert x**2 + y**2 == pytest.approx(68**2, rel=1e-3)
    assert (x / a) ** 2 + (y / 100) ** 2 == pytest.approx(1, rel=1e-2)


def test_a_margin_keeps_room_for_the_glow():
    assert 'viewBox="-140 -140 280 280"' in moon_svg(Call.FIVE, 5, margin=40)


def test_a_bid_on_its_button_is_an_outline():
    assert lit_path(4 / 7, 23) in bid_outline_svg(Call.FOUR)
    assert lit_path(3 / 7, 23) in bid_outline_svg(Call.THREE)
    assert bid_outline_svg(Call.SEVEN).count("<circle") == 2
    assert bid_outline_svg(Call.MOON).count("<circle") == 3
    assert "--moon-mine" in bid_outline_svg(Call.FIVE, mine=True)


@pytest.mark.parametrize(
    ("score", "target", "sevenths"),
    [
        (0, 21, (0, 0, 0)),
        (4, 21, (4, 0, 0)),
        (11, 21, (7, 4, 0)),
        (20, 21, (7, 7, 6)),
        (21, 21, (7, 7, 7)),
        (35, 21, (7, 7, 7)),
        (-3, 21, (3, 0, 0)),
        (-40, 21, (7, 7, 7)),
        (5, 15, (7, 0, 0)),
        (15, 15, (7, 7, 7)),
        (1, 1, (7, 7, 7)),
        (99, 99, (7, 7, 7)),
    ],
)
def test_three_full_moons_are_the_target(score, target, sevenths):
    assert [7 * phase for phase in score_phases(score, target)] == pytest.approx(sevenths)


def test_a_negative_score_is_copper():
    assert 'class="score negative"' in score_svg(-3)
    assert "--score-lost" in score_svg(-3)
    assert "--score-lost" not in score_svg(0)


def test_a_score_of_eleven_is_exactly_this():
    lit, limb = "var(--score-lit, #F1EBDA)", "var(--score-limb, #5A65A6)"
    dark = f'<circle r="7.5" fill="var(--score-dark, #1E2558)" stroke="{limb}"/>'
    assert score_svg(11) == (
        '<svg xmlns="http://www.w3.org/2000/svg" class="score" viewBox="0 0 56 16"'
        ' aria-hidden="true">'
        f'<g transform="translate(8 8)"><circle r="7.5" fill="{lit}" stroke="{limb}"/></g>'
        f'<g transform="translate(28 8)">{dark}<path d="{lit_path(4 / 7, 7)}" fill="{lit}"/></g>'
        f'<g transform="translate(48 8)">{dark}</g></svg>'
    )
