"""Tiles and sets of tiles (R1). Knows no suit and no strength: those depend on the trump."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Set
from dataclasses import dataclass, field
from enum import IntEnum
from typing import Final


class Pip(IntEnum):
    """The number on an end of a tile, which also names a suit (R1.3, R2.1)."""

    ZERO = 0
    ONE = 1
    TWO = 2
    THREE = 3
    FOUR = 4
    FIVE = 5
    SIX = 6


@dataclass(frozen=True, slots=True, order=False)
class Tile:
    """One of the 22 tiles, high end first (R1.2, R1.3).

    `index` is its place in standard order: 0-0, 1-1, 2-1, 2-2, … 6-6.

    >>> print(Tile(6, 4), Tile(6, 4).index, Tile(3, 3).is_double)
    6-4 19 True
    """

    high: Pip
    low: Pip
    index: int = field(init=False, repr=False, compare=False)

    def __init__(self, high: int, low: int) -> None:
        if not 0 <= low <= high <= 6:
            raise ValueError(f"a tile has ends from 6 to 0, the higher first, not {high}-{low}")
        if low == 0 < high:
            raise ValueError(f"{high}-0 is not in the set: 0-0 is the only tile with a blank")
        object.__setattr__(self, "high", Pip(high))
        object.__setattr__(self, "low", Pip(low))
        object.__setattr__(self, "index", high * (high - 1) // 2 + low)

    @property
    def is_double(self) -> bool:
        return self.high == self.low

    @property
    def ends(self) -> tuple[Pip, Pip]:
        return (self.high, self.low)

    def __hash__(self) -> int:
        return self.index

    def __lt__(self, other: Tile) -> bool:
        return self.index < other.index

    def __str__(self) -> str:
        return f"{self.high:d}-{self.low:d}"

    def __repr__(self) -> str:
        return f"Tile({self.high:d}, {self.low:d})"


TILES: Final = tuple(
    Tile(high, low) for high in Pip for low in Pip if low <= high and (low > 0 or high == 0)
)
"""The 22 tiles in standard order (R1.2)."""

DOUBLE_ZERO: Final = TILES[0]


class TileSet(Set[Tile]):
    """An immutable set of tiles over one integer mask; bit i stands for `TILES[i]`.

    Behaves like a frozenset of tiles; iterates in standard order.

    >>> hand = TileSet([Tile(6, 4), Tile(3, 3)])
    >>> Tile(3, 3) in hand, len(hand), hand.mask
    (True, 2, 524352)
    """

    __slots__ = ("mask",)
    mask: int

    def __init__(self, tiles: Iterable[Tile] = ()) -> None:
        _set_mask(self, _mask_of(tiles))

    @classmethod
    def from_mask(cls, mask: int) -> TileSet:
        """Make the set with this mask; raise ValueError beyond 22 bits."""
        if not 0 <= mask <= _FULL_MASK:
            raise ValueError(f"a mask of tiles has 22 bits, not {mask:#x}")
        return _wrap(mask)

    def adding(self, tile: Tile) -> TileSet:
        return _wrap(self.mask | 1 << tile.index)

    def removing(self, tile: Tile) -> TileSet:
        return _wrap(self.mask & ~(1 << tile.index))

    def __contains__(self, tile: object) -> bool:
        return isinstance(tile, Tile) and self.mask >> tile.index & 1 == 1

    def __iter__(self) -> Iterator[Tile]:
        mask = self.mask
        while mask:
            lowest = mask & -mask
            yield TILES[lowest.bit_length() - 1]
            mask ^= lowest

    def __len__(self) -> int:
        return self.mask.bit_count()

    def __bool__(self) -> bool:
        return self.mask != 0

    def __and__(self, other: Iterable[object]) -> TileSet:
        return _wrap(self.mask & (other.mask if isinstance(other, TileSet) else _mask_of(other)))

    def __or__(self, other: Iterable[object]) -> TileSet:
        return _wrap(self.mask | _mask_of(other))

    def __sub__(self, other: Iterable[object]) -> TileSet:
        return _wrap(self.mask & ~_mask_of(other))

    def __xor__(self, other: Iterable[object]) -> TileSet:
        return _wrap(self.mask ^ _mask_of(other))

    def __eq__(self, other: object) -> bool:
        if isinstance(other, TileSet):
            return self.mask == other.mask
        return super().__eq__(other)

    def __hash__(self) -> int:
        return self._hash()

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(_UNCHANGEABLE)

    def __delattr__(self, name: str) -> None:
        raise AttributeError(_UNCHANGEABLE)

    def __reduce__(self) -> tuple[object, ...]:
        return (_wrap, (self.mask,))

    def __str__(self) -> str:
        return " ".join(str(tile) for tile in self)

    def __repr__(self) -> str:
        return f"TileSet([{', '.join(repr(tile) for tile in self)}])"


_FULL_MASK: Final = (1 << len(TILES)) - 1
_UNCHANGEABLE: Final = "a TileSet cannot be changed; use adding, removing, |, & or -"


# The slot's own setter: `object.__setattr__` would look the name up for every new set.
_set_mask = TileSet.__dict__["mask"].__set__


def _wrap(mask: int) -> TileSet:
    tiles = object.__new__(TileSet)
    _set_mask(tiles, mask)
    return tiles


def _mask_of(tiles: Iterable[object]) -> int:
    if isinstance(tiles, TileSet):
        return tiles.mask
    mask = 0
    for tile in tiles:
        if not isinstance(tile, Tile):
            raise TypeError(f"a TileSet holds tiles, not {tile!r}")
        mask |= 1 << tile.index
    return mask


ALL_TILES: Final = TileSet(TILES)
