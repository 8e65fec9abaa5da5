"""The place of a hand among all hands of its size: one number for a set of tiles, and back.

The rank is the combinadic one: with the places of the tiles in standard order t_1 < t_2 < …, the
sum of the binomials C(t_i, i). Knows sizes; knows nothing of what a hand is worth.
"""

from __future__ import annotations

from functools import cache
from itertools import combinations
from math import comb
from typing import TYPE_CHECKING, Final

from trimoon.rules import TILES, TileSet

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

SEVENS: Final = comb(len(TILES), 7)
"""Hands as they are dealt: 170,544."""

EIGHTS: Final = comb(len(TILES), 8)
"""Hands with the widow: 319,770."""

_HALF: Final = 11
_LOW: Final = (1 << _HALF) - 1


def rank_of(hand: TileSet) -> int:
    """Give the place of a hand among all of its size, from 0.

    >>> rank_of(TileSet(TILES[:7])), rank_of(TileSet(TILES[-8:]))
    (0, 319769)
    """
    low, high = _halves()
    below = hand.mask & _LOW
    return low[below] + high[below.bit_count()][hand.mask >> _HALF]


def ranks_of(masks: NDArray[np.uint32], size: int) -> NDArray[np.int32]:
    """Give the ranks of many hands of one size, by `TileSet.mask`; any shape."""
    import numpy as np

    low, high = _half_arrays()
    masks = np.asarray(masks, dtype=np.uint32)
    below, above = masks & np.uint32(_LOW), masks >> np.uint32(_HALF)
    counts = np.bitwise_count(below)
    if masks.size and np.any(counts + np.bitwise_count(above) != size):
        raise ValueError(f"a hand that has not {size} tiles")
    ranks: NDArray[np.int32] = low[below] + high[counts, above]
    return ranks


def masks_of(size: int) -> NDArray[np.uint32]:
    """Give the masks of all hands of a size, in order of rank.

    Numbers with the same count of bits are in combinadic order when they are in their own.
    """
    import numpy as np

    numbers = np.arange(1 << len(TILES), dtype=np.uint32)
    masks: NDArray[np.uint32] = numbers[np.bitwise_count(numbers) == size]
    return masks


def splits_of(places: int, size: int) -> NDArray[np.uint32]:
    """Give all ways to take so many of some places, as masks."""
    import numpy as np

    chosen = [sum(1 << place for place in each) for each in combinations(range(places), size)]
    return np.array(chosen, dtype=np.uint32)


@cache
def _halves() -> tuple[list[int], list[list[int]]]:
    """Give the part of a rank that the lower 11 tiles make, and of the others above so many."""
    low = [_sum_above(mask, 0, 0) for mask in range(1 << _HALF)]
    high = [
        [_sum_above(mask, _HALF, count) for mask in range(1 << len(TILES) - _HALF)]
        for count in range(_HALF + 1)
    ]
    return low, high


@cache
def _half_arrays() -> tuple[NDArray[np.int32], NDArray[np.int32]]:
    import numpy as np

    low, high = (np.array(half, dtype=np.int32) for half in _halves())
    return low, high


def _sum_above(mask: int, first: int, count: int) -> int:
    total = 0
    while mask:
        count += 1
        place = (mask & -mask).bit_length() - 1
        total += comb(first + place, count)
        mask &= mask - 1
    return total
