"""Trials made: tricks of a kept hand with a trump, over ways in which the other tiles may lie.

The ways are drawn without putting back, from numbers that the seed, the step of the build, the
hand and the kind of trump alone decide: any trial can be repeated by itself, and all discards of a
hand meet the same ways. Does not know which trials are worth making.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Final

from trimoon.almanac.folding import KINDS, PLACES, tiles_at
from trimoon.almanac.odds import SPLITS
from trimoon.almanac.ranks import EIGHTS, masks_of, splits_of
from trimoon.rules import ALL_TILES, TILES
from trimoon.solver import codes_for, solve_many

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

UNSEEN: Final = len(TILES) - PLACES
COLUMNS: Final = 5
"""Of the results of a trial: how many reached at least 4, 5, 6 and 7 tricks, and all tricks."""

_AT_ONCE: Final = 150_000  # positions in memory at a time
_TURN: Final = 0x9E3779B97F4A7C15


class Trials:
    """Makes trials; keeps the lists of all hands and of all splits, and no results."""

    def __init__(self, seed: int) -> None:
        self._seed = seed
        self._masks = masks_of(PLACES)
        self._splits = splits_of(UNSEEN, UNSEEN // 2)

    def results(
        self, trials: NDArray[np.int32], step: int, splits: int, cancelled: Callable[[], bool]
    ) -> NDArray[np.uint16]:
        """Give the results of trials in ascending order, shape (n, 5).

        Raises trimoon.solver.Stopped once `cancelled` says so.
        """
        import numpy as np

        results = np.empty((len(trials), COLUMNS), dtype=np.uint16)
        for begin, end in _blocks(trials // PLACES, max(1, _AT_ONCE // splits)):
            codes = self._codes(trials[begin:end], step, splits)
            tricks = solve_many(codes, threads=1, cancelled=cancelled)
            by_trial = tricks.reshape(end - begin, splits)
            for column in range(COLUMNS - 1):
                results[begin:end, column] = (by_trial >= 4 + column).sum(axis=1)
            results[begin:end, -1] = by_trial.sum(axis=1)
        return results

    def _codes(self, trials: NDArray[np.int32], step: int, splits: int) -> NDArray[np.uint64]:
        import numpy as np

        hands, of_trial = np.unique(trials // PLACES, return_inverse=True)
        kind = KINDS[hands[0] // EIGHTS]
        eights = self._masks[hands % EIGHTS]
        west = self._west(eights, self._drawn(hands, step, splits))[of_trial]
        eight = eights[of_trial]
        discards = tiles_at(eight, PLACES)[np.arange(len(trials)), trials % PLACES]
        keeps = (eight ^ np.uint32(1) << discards)[:, None]
        east = (np.uint32(ALL_TILES.mask) ^ eight)[:, None] ^ west
        seats = np.stack(np.broadcast_arrays(keeps, west, east), axis=-1)
        return codes_for(seats.reshape(-1, 3), kind)

    def _drawn(self, hands: NDArray[np.int32], step: int, splits: int) -> NDArray[np.uint32]:
        """Draw splits for each hand, by the first steps of a shuffle of all of them."""
        import numpy as np

        if splits == SPLITS:
            return np.broadcast_to(self._splits, (len(hands), SPLITS))
        deck = np.tile(np.arange(SPLITS, dtype=np.uint16), (len(hands), 1))
        rows = np.arange(len(hands))
        start = _mixed(_mixed(np.array([self._seed], dtype=np.uint64)) + np.uint64(step))
        state = _mixed(start + hands.astype(np.uint64))
        for place in range(splits):
            state = state + np.uint64(_TURN)
            other = place + (_mixed(state) % np.uint64(SPLITS - place)).astype(np.intp)
            deck[rows, other], deck[:, place] = deck[:, place].copy(), deck[rows, other]
        drawn: NDArray[np.uint32] = self._splits[deck[:, :splits]]
        return drawn

    @staticmethod
    def _west(eights: NDArray[np.uint32], splits: NDArray[np.uint32]) -> NDArray[np.uint32]:
        """Give the tiles of the seat after the declarer: those at the places of each split."""
        import numpy as np

        unseen = tiles_at(np.uint32(ALL_TILES.mask) ^ eights, UNSEEN)
        west = np.zeros(splits.shape, dtype=np.uint32)
        for place in range(UNSEEN):
            west |= (splits >> np.uint32(place) & np.uint32(1)) << unseen[:, place, None]
        return west


def _blocks(hands: NDArray[np.int32], size: int) -> Iterator[tuple[int, int]]:
    """Cut the trials into blocks of about a size, no hand in two and no two kinds in one."""
    import numpy as np

    begin = 0
    while begin < len(hands):
        end = min(begin + size, len(hands))
        of_kind = (hands[begin] // EIGHTS + 1) * EIGHTS
        end = min(end, int(np.searchsorted(hands, of_kind)))
        if end < len(hands):
            whole = int(np.searchsorted(hands, hands[end]))
            end = whole if whole > begin else int(np.searchsorted(hands, hands[end], "right"))
        yield begin, end
        begin = end


def _mixed(numbers: NDArray[np.uint64]) -> NDArray[np.uint64]:
    """Scramble 64-bit numbers: the finaliser of SplitMix64 (Steele, Lea, Flood, 2014)."""
    import numpy as np

    numbers = (numbers ^ numbers >> np.uint64(30)) * np.uint64(0xBF58476D1CE4E5B9)
    numbers = (numbers ^ numbers >> np.uint64(27)) * np.uint64(0x94D049BB133111EB)
    return numbers ^ numbers >> np.uint64(31)
