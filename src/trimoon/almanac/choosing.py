"""Which choices go on to the next round of trials, and which is taken for each bid.

Knows the results of trials so far, added up by trial; does not know how trials are made.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from trimoon.almanac.folding import NO_TRIAL, PLACES, TRIALS, trials_of
from trimoon.almanac.trials import COLUMNS
from trimoon.almanac.volume import BIDS

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

_AT_ONCE: Final = 20_000  # hands in memory at a time
_BEYOND_ALL: Final = 1 << 17  # more tricks than any results hold
_TRICKS: Final = COLUMNS - 1


class Results:
    """Results of trials added up, and which trials are still in question."""

    def __init__(self, hands: NDArray[np.uint32]) -> None:
        import numpy as np

        self._hands = hands
        self._totals = np.zeros((TRIALS, COLUMNS), dtype=np.uint16)
        self._open = np.zeros(TRIALS, dtype=np.bool_)
        for _, trials in self._blocks():
            self._open[trials[trials != NO_TRIAL]] = True

    @property
    def left(self) -> NDArray[np.int32]:
        """The trials still in question, in ascending order."""
        import numpy as np

        return np.flatnonzero(self._open).astype(np.int32)

    def add(self, trials: NDArray[np.int32], results: NDArray[np.uint16]) -> None:
        """Add what each of these trials brought."""
        self._totals[trials] += results

    def replace(self, trials: NDArray[np.int32], results: NDArray[np.uint16]) -> None:
        """Forget what these trials brought before."""
        self._totals[trials] = results

    def narrow(self, kept: int) -> None:
        """Leave in question what did best for some bid in some hand.

        After few splits all tricks taken say more than how often a bid was reached; so a time that
        it was reached counts as four tricks more.
        """
        import numpy as np

        still = np.zeros(TRIALS, dtype=np.bool_)
        for _, trials in self._blocks():
            for bid in range(BIDS):
                scores = self._scores(trials, 4, bid)
                best = np.argsort(-scores, axis=1, kind="stable")[:, :kept]
                still[np.take_along_axis(trials, best, axis=1)] = True
        self._open &= still

    def taken(self) -> tuple[NDArray[np.uint8], NDArray[np.int32]]:
        """Give for each hand and bid the choice and its trial, each of shape (n, 4).

        The bid reached most often, then most tricks, then the first choice.
        """
        import numpy as np

        choices = np.empty((len(self._hands), BIDS), dtype=np.uint8)
        chosen = np.empty((len(self._hands), BIDS), dtype=np.int32)
        for block, trials in self._blocks():
            for bid in range(BIDS):
                best = self._scores(trials, _BEYOND_ALL, bid).argmax(axis=1)
                trump, place = np.divmod(best, PLACES)
                choices[block, bid] = place * (trials.shape[1] // PLACES) + trump
                chosen[block, bid] = trials[np.arange(len(trials)), best]
        return choices, chosen

    def counts(self, trials: NDArray[np.int32]) -> NDArray[np.uint16]:
        """Give how many reached 4, 5, 6 and 7 tricks, shape (…, 4)."""
        return self._totals[trials][..., :BIDS]

    def _scores(self, trials: NDArray[np.int32], weight: int, bid: int) -> NDArray[np.int64]:
        import numpy as np

        totals = self._totals[trials].astype(np.int64)
        scores = totals[..., bid] * weight + totals[..., _TRICKS]
        return np.where((trials != NO_TRIAL) & self._open[trials], scores, -1)

    def _blocks(self) -> Iterator[tuple[slice, NDArray[np.int32]]]:
        for begin in range(0, len(self._hands), _AT_ONCE):
            block = slice(begin, begin + _AT_ONCE)
            trials = trials_of(self._hands[block])
            yield block, trials.reshape(len(trials), -1)
