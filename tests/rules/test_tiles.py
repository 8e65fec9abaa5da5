"""Tiles and sets of tiles: values, order, and a set that behaves like a frozenset."""

from __future__ import annotations

import copy
import operator
import pickle
import re
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from strategies import tile_sets, tiles

from trimoon.rules import ALL_TILES, DOUBLE_ZERO, TILES, Pip, Tile, TileSet

OPERATORS = [operator.and_, operator.or_, operator.sub, operator.xor]
COMPARISONS = [operator.lt, operator.le, operator.gt, operator.ge, operator.eq, operator.ne]


def test_tiles_stand_in_standard_order() -> None:
    assert " ".join(map(str, TILES)) == (
        "0-0 1-1 2-1 2-2 3-1 3-2 3-3 4-1 4-2 4-3 4-4 5-1 5-2 5-3 5-4 5-5 6-1 6-2 6-3 6-4 6-5 6-6"
    )
    assert [tile.index for tile in TILES] == list(range(22))
    assert min(TILES) == DOUBLE_ZERO == Tile(0, 0)
    assert max(TILES) == Tile(6, 6)


def test_a_tile_says_what_it_is() -> None:
    tile = Tile(6, 4)
    assert repr(tile) == "Tile(6, 4)"
    assert str(tile) == "6-4"
    assert tile.ends == (Pip.SIX, Pip.FOUR)
    assert (type(tile.high), type(tile.low)) == (Pip, Pip)
    assert (tile.is_double, Tile(3, 3).is_double) == (False, True)


@pytest.mark.parametrize("ends", [(4, 6), (7, 1), (3, -1), (-1, -1)])
def test_a_tile_with_other_ends_is_refused(ends: tuple[int, int]) -> None:
    message = f"a tile has ends from 6 to 0, the higher first, not {ends[0]}-{ends[1]}"
    with pytest.raises(ValueError, match=f"^{re.escape(message)}$"):
        Tile(*ends)


@pytest.mark.parametrize("high", range(1, 7))
def test_a_tile_with_one_blank_is_refused(high: int) -> None:
    message = f"{high}-0 is not in the set: 0-0 is the only tile with a blank"
    with pytest.raises(ValueError, match=f"^{re.escape(message)}$"):
        Tile(high, 0)


@given(tiles)
def test_equal_tiles_are_one_value(tile: Tile) -> None:
    again = Tile(tile.high, tile.low)
    assert again == tile
    assert hash(again) == hash(tile) == tile.index
    assert eval(repr(tile), {"Tile": Tile}) == tile
    assert pickle.loads(pickle.dumps(tile)) == copy.deepcopy(tile) == tile


@given(tiles, tiles)
def test_tiles_compare_by_their_place_in_standard_order(a: Tile, b: Tile) -> None:
    assert (a < b) is (TILES.index(a) < TILES.index(b))
    assert (a == b) is (a.index == b.index)


def test_a_tile_cannot_be_changed() -> None:
    for name in ("high", "low", "index"):
        with pytest.raises(AttributeError):
            setattr(Tile(6, 4), name, 1)
    with pytest.raises((AttributeError, TypeError)):
        setattr(Tile(6, 4), "suit", 6)  # noqa: B010


@given(tile_sets)
def test_a_set_of_tiles_is_the_frozenset_of_its_tiles(some: TileSet) -> None:
    same = frozenset(some)
    assert some == same
    assert same == some
    assert hash(some) == hash(same)
    assert len(some) == len(same)
    assert bool(some) is bool(same)
    assert list(some) == sorted(same)
    assert [tile in some for tile in TILES] == [tile in same for tile in TILES]
    assert TileSet(same) == TileSet(list(some)) == TileSet(some) == some


@pytest.mark.parametrize("operate", OPERATORS)
@given(a=tile_sets, b=tile_sets)
def test_operators_give_what_frozensets_give(
    operate: Callable[[Any, Any], Any], a: TileSet, b: TileSet
) -> None:
    expected = operate(frozenset(a), frozenset(b))
    for result in (operate(a, b), operate(a, frozenset(b)), operate(frozenset(a), b)):
        assert type(result) is TileSet
        assert result == expected


@pytest.mark.parametrize("compare", COMPARISONS)
@given(a=tile_sets, b=tile_sets)
def test_comparisons_say_what_frozensets_say(
    compare: Callable[[Any, Any], bool], a: TileSet, b: TileSet
) -> None:
    for one, other in ((a, b), (a & b, b), (a, a | b), (a, a)):
        expected = compare(frozenset(one), frozenset(other))
        assert compare(one, other) is expected
        assert compare(one, frozenset(other)) is expected
        assert compare(frozenset(one), other) is expected


@given(tile_sets, tile_sets)
def test_isdisjoint_says_what_frozensets_say(a: TileSet, b: TileSet) -> None:
    assert a.isdisjoint(b) is frozenset(a).isdisjoint(b)


@given(tile_sets, tiles)
def test_adding_and_removing_a_tile_gives_a_new_set(some: TileSet, tile: Tile) -> None:
    before = some.mask
    assert some.adding(tile) == frozenset(some) | {tile}
    assert some.removing(tile) == frozenset(some) - {tile}
    assert some.mask == before


@given(tile_sets)
def test_a_set_of_tiles_is_its_mask(some: TileSet) -> None:
    assert TileSet.from_mask(some.mask) == some
    assert some.mask == sum(1 << tile.index for tile in some)


@pytest.mark.parametrize(("mask", "shown"), [(1 << 22, "0x400000"), (-1, "-0x1")])
def test_a_mask_of_other_tiles_is_refused(mask: int, shown: str) -> None:
    with pytest.raises(ValueError, match=f"^a mask of tiles has 22 bits, not {shown}$"):
        TileSet.from_mask(mask)


def test_the_whole_set_and_the_empty_one() -> None:
    assert TileSet.from_mask((1 << 22) - 1) == ALL_TILES == set(TILES)
    assert TileSet() == TileSet.from_mask(0) == set()
    assert not TileSet()


@given(tile_sets)
def test_a_set_of_tiles_is_shown_in_order_and_travels(some: TileSet) -> None:
    assert str(some) == " ".join(str(tile) for tile in sorted(some))
    assert eval(repr(some), {"TileSet": TileSet, "Tile": Tile}) == some
    for protocol in range(pickle.HIGHEST_PROTOCOL + 1):
        assert pickle.loads(pickle.dumps(some, protocol)) == some
    assert copy.deepcopy(some) == copy.copy(some) == some


def test_a_set_of_tiles_is_shown_as_it_is_written() -> None:
    some = TileSet([Tile(6, 4), Tile(3, 3)])
    assert str(some) == "3-3 6-4"
    assert repr(some) == "TileSet([Tile(3, 3), Tile(6, 4)])"


def test_a_set_of_tiles_cannot_be_changed() -> None:
    some = TileSet([Tile(6, 4)])
    message = "a TileSet cannot be changed; use adding, removing, |, & or -"
    with pytest.raises(AttributeError) as error:
        some.mask = 0
    assert str(error.value) == message
    with pytest.raises(AttributeError) as error:
        del some.mask
    assert str(error.value) == message
    with pytest.raises(AttributeError):
        some.other = 1  # type: ignore[attr-defined]
    assert some == {Tile(6, 4)}


@pytest.mark.parametrize("operate", OPERATORS)
def test_a_set_of_tiles_holds_nothing_else(operate: Callable[[Any, Any], Any]) -> None:
    with pytest.raises(TypeError) as error:
        operate(ALL_TILES, ["6-4"])
    assert str(error.value) == "a TileSet holds tiles, not '6-4'"
    with pytest.raises(TypeError) as error:
        TileSet([64])  # type: ignore[list-item]
    assert str(error.value) == "a TileSet holds tiles, not 64"
    strangers: list[object] = ["6-4", 64, None]
    assert not any(stranger in ALL_TILES for stranger in strangers)


def test_a_set_of_tiles_is_not_equal_to_other_things() -> None:
    some = TileSet([Tile(6, 4)])
    for other in ((), 0, {"6-4"}, [Tile(6, 4)], {Tile(6, 5)}, {Tile(6, 4), Tile(6, 5)}):
        assert some != other
        assert not some == other  # noqa: SIM201
