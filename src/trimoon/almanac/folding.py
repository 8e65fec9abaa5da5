"""The trials that a hand asks for: which trumps and discards are tried, and which are one game.

Trumps 1 to 6 are one game: with the trump renamed to 6 and the order of the other pips kept, a hand
becomes another hand that plays just so with sixes. So a trial is a kind of trump (sixes, zeros,
doubles, none), a hand of eight and a place among its tiles, in one number; six hands may share it.
Knows which trials are worth making; does not know how they are made.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from trimoon.almanac.ranks import EIGHTS, ranks_of
from trimoon.rules import DOUBLE_ZERO, TILES, Pip, Tile, TileSet, Trump

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

KINDS: Final = (Trump.SIXES, Trump.ZEROS, Trump.DOUBLES, Trump.NONE)
PLACES: Final = 8
TRIALS: Final = len(KINDS) * EIGHTS * PLACES
NO_TRIAL: Final = -1

_TRUMPS: Final = tuple(Trump)
_FEWEST_OF_PIP: Final = 2
_FEWEST_DOUBLES: Final = 3
_BLANK: Final = TileSet([DOUBLE_ZERO])
_DOUBLES: Final = TileSet(tile for tile in TILES if tile.is_double)


def trials_of(masks: NDArray[np.uint32]) -> NDArray[np.int32]:
    """Give the trials of hands of eight, shape (n, 9, 8): by trump, by place of the discard.

    NO_TRIAL where it is not worth one: a pip with fewer than two trumps, doubles with fewer than
    three; no trump with 0-0 in hand, which as the only trump is never worse, zeros without it.
    """
    import numpy as np

    trials = np.full((len(masks), len(_TRUMPS), PLACES), NO_TRIAL, dtype=np.int32)
    for number, trump in enumerate(_TRUMPS):
        serious = _is_serious(masks, trump)
        trials[serious, number] = _folded(masks[serious], trump)
    return trials


def tiles_at(masks: NDArray[np.uint32], size: int) -> NDArray[np.uint32]:
    """Give the indices of the tiles of hands, in standard order, shape (n, size)."""
    import numpy as np

    left = masks.copy()
    tiles = np.empty((len(masks), size), dtype=np.uint32)
    for place in range(size):
        lowest = left & (~left + np.uint32(1))
        tiles[:, place] = np.bitwise_count(lowest - np.uint32(1))
        left ^= lowest
    return tiles


def renamed(tile: Tile, trump: Trump) -> Tile:
    """Give the tile that a tile becomes when the pip that is trump is called 6.

    >>> print(renamed(Tile(5, 3), Trump.THREES), renamed(Tile(3, 2), Trump.FIVES))
    6-4 3-2
    """
    if trump.pip in (None, Pip.ZERO):
        return tile
    ends = [6 if end == trump.pip else end - (end > trump.pip) for end in tile.ends]
    return Tile(max(ends), min(ends))


def _is_serious(masks: NDArray[np.uint32], trump: Trump) -> NDArray[np.bool_]:
    if trump is Trump.NONE:
        return _held(masks, _BLANK) < 1
    if trump is Trump.ZEROS:
        return _held(masks, _BLANK) >= 1
    if trump is Trump.DOUBLES:
        return _held(masks, _DOUBLES) >= _FEWEST_DOUBLES
    trumps = TileSet(tile for tile in TILES if trump.pip in tile.ends)
    return _held(masks, trumps) >= _FEWEST_OF_PIP


def _held(masks: NDArray[np.uint32], tiles: TileSet) -> NDArray[np.uint8]:
    import numpy as np

    held: NDArray[np.uint8] = np.bitwise_count(masks & np.uint32(tiles.mask))
    return held


def _folded(masks: NDArray[np.uint32], trump: Trump) -> NDArray[np.int32]:
    import numpy as np

    becomes = np.array([renamed(tile, trump).index for tile in TILES], dtype=np.uint32)
    tiles = becomes[tiles_at(masks, PLACES)]
    hands = np.bitwise_or.reduce(np.uint32(1) << tiles, axis=1)
    below = (np.uint32(1) << tiles) - np.uint32(1)
    places = np.bitwise_count(hands[:, None] & below)
    kind = Trump.SIXES if trump.pip else trump
    first = KINDS.index(kind) * EIGHTS + ranks_of(hands, PLACES)
    trials: NDArray[np.int32] = (first[:, None] * PLACES + places).astype(np.int32)
    return trials
