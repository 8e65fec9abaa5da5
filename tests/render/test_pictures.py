"""What holds for every picture: sound XML, nothing that a strict page forbids, no secret."""

import inspect
import re
from random import Random
from types import SimpleNamespace
from typing import get_type_hints
from xml.etree import ElementTree

import pytest
from games import random_action, random_deal
from hypothesis import given
from secrecy import pairs
from strategies import tiles, trumps

import trimoon
from trimoon.render import (
    UNICODE,
    Labels,
    Look,
    Outcome,
    back_svg,
    back_use,
    backs_svg,
    backs_use,
    bid_outline_svg,
    bid_outline_use,
    chosen_use,
    deal_svg,
    half_svg,
    half_use,
    hand_svg,
    logo_svg,
    moon_svg,
    moon_use,
    score_svg,
    score_use,
    symbols_svg,
    table_svg,
    table_text,
    tile_svg,
    tile_use,
    trick_svg,
    trump_svg,
    trump_use,
)
from trimoon.render.notebook import PICTURES
from trimoon.rules import (
    TILES,
    Call,
    GameState,
    Phase,
    Pip,
    Ruleset,
    Seat,
    Tile,
    TileSet,
    Trick,
    Trump,
    WatcherView,
    apply,
    view_for,
)

HAND = TileSet([Tile(6, 6), Tile(4, 3), Tile(2, 1)])
TRICK = Trick(Seat.WEST, (Tile(6, 5), Tile(6, 2)))


def states(seed=7):
    """The states of a random game up to the end of its third deal."""
    rng, state = Random(seed), GameState()
    while len(state.finished) < 3 and state.winner is None:
        yield state
        state = apply(state, random_action(rng, state))
    yield state


STATES = tuple(states())
PLAYING = next(s for s in STATES if s.deal and s.deal.trick and len(s.deal.trick.tiles) == 2)


def all_pictures():
    yield from (tile_svg(tile, trump=trump) for tile in TILES for trump in Trump)
    yield from (tile_svg(Tile(5, 3), look=look, turn=turn) for look in Look for turn in (0, 33))
    yield from (back_svg(), back_svg(turn=120), backs_svg(0), backs_svg(7), logo_svg())
    yield from (half_svg(pip, inlaid=inlaid) for pip in Pip for inlaid in (False, True))
    yield from (trump_svg(trump) for trump in Trump)
    yield from (
        moon_svg(call, taken, outcome=outcome)
        for call in Call
        for taken in range(8)
        for outcome in (None, *Outcome)
    )
    yield from (bid_outline_svg(call) for call in Call)
    yield from (score_svg(score, target) for score in (-9, 0, 5, 30) for target in (21, 50))
    yield hand_svg(HAND, trump=Trump.FOURS, playable=TileSet([Tile(6, 6)]))
    yield trick_svg(TRICK, Trump.FOURS, awaited=True)
    yield deal_svg(random_deal(Random(1), Ruleset()))
    yield symbols_svg()
    yield from (
        table_svg(view_for(state, viewer)) for state in STATES for viewer in (Seat.SOUTH, None)
    )


def ids_in(svg):
    return re.findall(r'\bid="([^"]+)"', svg)


def references_in(svg):
    return set(re.findall(r'(?:href="|url\()#([^")]+)', svg))


def test_every_picture_is_sound_and_fit_for_a_page_without_inline_styles():
    for svg in all_pictures():
        root = ElementTree.fromstring(svg)
        for element in root.iter():
            assert "style" not in element.attrib
            assert not [name for name in element.attrib if name.startswith("on")]
            assert element.tag.rpartition("}")[2] not in ("style", "script")


def test_no_picture_names_an_id_twice_or_refers_to_one_that_is_not_there():
    for svg in all_pictures():
        assert len(ids_in(svg)) == len(set(ids_in(svg)))
        assert references_in(svg) <= set(ids_in(svg))


def test_pictures_with_prefixes_of_their_own_share_no_id():
    view = view_for(PLAYING, Seat.SOUTH)
    one, other = (table_svg(view, prefix=prefix) for prefix in ("a", "b"))
    assert not set(ids_in(one)) & set(ids_in(other))
    assert not set(ids_in(moon_svg(Call.FIVE, prefix="a"))) & set(ids_in(moon_svg(Call.FIVE)))


def test_a_picture_has_a_name_or_is_hidden_from_screen_readers():
    named = ElementTree.fromstring(tile_svg(Tile(6, 4), label='six-four <"&'))
    assert named.get("role") == "img"
    assert named[0].tag.endswith("title")
    assert named[0].text == 'six-four <"&'
    assert named.get("aria-hidden") is None
    bare = ElementTree.fromstring(tile_svg(Tile(6, 4)))
    assert (bare.get("aria-hidden"), bare.get("role")) == ("true", None)
    assert "<title>" not in tile_svg(Tile(6, 4))


def all_uses():
    for trump in (None, *Trump):
        for tile in TILES:
            for turn in (0, 90, 120, -120, 33):
                yield tile_use(tile, trump=trump, turn=turn)
    yield from (tile_use(tile, upper=tile.low) for tile in TILES)
    yield from (half_use(trump) for trump in Trump)
    yield from (half_use(pip) for pip in Pip)
    yield from (chosen_use(trump) for trump in Trump)
    yield from (trump_use(trump) for trump in Trump)
    yield from (bid_outline_use(call) for call in Call if call)
    yield from (back_use(), backs_use(7))
    yield from (score_use(score, target) for score in (-3, 0, 11, 30) for target in (15, 21))
    yield from (
        moon_use(call, taken, outcome=outcome)
        for call in Call
        for taken in range(8)
        for outcome in (None, *Outcome)
    )


def test_every_fragment_for_a_page_is_drawn_by_parts_of_the_sprite():
    known = set(ids_in(symbols_svg()))
    for fragment in all_uses():
        ElementTree.fromstring(fragment)
        assert references_in(fragment) <= known
        assert "style=" not in fragment
        assert not ids_in(fragment)


@given(tiles, trumps)
def test_a_tile_on_a_page_takes_less_than_a_hundred_bytes(tile, trump):
    assert len(tile_use(tile, trump=trump)) < 100


def test_the_pictures_of_a_whole_table_fit_into_five_thousand_bytes():
    hand = "".join(tile_use(tile, trump=Trump.FOURS, look=Look.SHADED) for tile in TILES[:7])
    trick = "".join(tile_use(Tile(6, 4), trump=Trump.FOURS, turn=turn) for turn in (0, 120, -120))
    grid = "".join(tile_use(tile, trump=Trump.FOURS, look=Look.SHADED) for tile in TILES[:21])
    scores = "".join(score_use(score) for score in (8, 11, -3))
    sky = moon_use(Call.SEVEN, 1) + trump_use(Trump.FOURS) + backs_use(7) * 2
    assert len(hand + trick + grid + scores + sky) < 5000


def test_a_whole_table_is_drawn_from_a_view_alone():
    for draw in (table_svg, table_text):
        assert next(iter(get_type_hints(draw).values())) is WatcherView
        assert next(iter(inspect.signature(draw).parameters)) == "view"


def test_states_that_a_viewer_may_not_tell_apart_give_the_same_picture_and_text():
    labels = Labels(names=("Ana", "Bo", "Cy"), status="…")
    for pair in pairs({"classic": Ruleset()}, plays=2):
        one, other = (view_for(state, pair.viewer) for state in (pair.state_a, pair.state_b))
        assert table_svg(one, labels) == table_svg(other, labels)
        assert table_text(one, labels) == table_text(other, labels)


def test_a_table_shows_the_contract_the_trick_and_the_words():
    view = view_for(PLAYING, PLAYING.actor)
    words = Labels("A table", ("Ana", "Bo", "Cy"), trump="Fours", bid="of 5", status="Your <turn>")
    svg = table_svg(view, words)
    assert "<title>A table</title>" in svg
    assert "Your &lt;turn&gt;" in svg
    assert svg.count('class="played ') == 2
    assert 'class="awaited"' in svg
    for word in ("Ana", "Bo", "Cy", "Fours", "of 5"):
        assert word in svg


def test_a_watcher_sees_backs_where_the_player_sees_tiles():
    bidding = next(state for state in STATES if state.phase is Phase.AUCTION)
    assert table_svg(view_for(bidding, None)).count("--back-moon") == 7
    assert "--back-moon" not in table_svg(view_for(bidding, Seat.SOUTH))


def test_between_deals_the_moon_shines_or_is_eclipsed():
    over = next(s for s in STATES if s.finished and s.deal is None and s.finished[-1].deal.declarer)
    svg = table_svg(view_for(over, None))
    made = over.finished[-1].deal.made
    assert ('filter="url(#table-moon-halo)"' in svg) == made
    assert ("url(#table-moon-umbra)" in svg) != made


def test_signs_of_a_terminal_are_one_cell_wide():
    assert [len(sign) for sign in (UNICODE.lit, UNICODE.dark, UNICODE.beyond, UNICODE.back)] == [
        1
    ] * 4


@pytest.fixture
def shell():
    registered: dict[type, object] = {}
    formatter = SimpleNamespace(for_type=registered.__setitem__)
    formatters = {"image/svg+xml": formatter}
    return SimpleNamespace(
        display_formatter=SimpleNamespace(formatters=formatters), registered=registered
    )


def test_a_notebook_shows_every_kind_of_value_as_a_picture(shell):
    trimoon.load_ipython_extension(shell)
    assert shell.registered == PICTURES
    deal = PLAYING.deal
    values = [
        Tile(6, 4),
        HAND,
        TRICK,
        Trump.FOURS,
        Call.FIVE,
        deal,
        deal.layout,
        PLAYING,
        view_for(PLAYING, Seat.WEST),
        view_for(PLAYING, None),
    ]
    for value in values:
        ElementTree.fromstring(shell.registered[type(value)](value))


def test_two_tables_in_a_notebook_share_no_id(shell):
    trimoon.load_ipython_extension(shell)
    draw = shell.registered[GameState]
    assert not set(ids_in(draw(PLAYING))) & set(ids_in(draw(PLAYING)))
