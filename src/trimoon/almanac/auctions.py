"""Auctions among three players of one kind: what each calls when it knows what calls are worth.

From the last to speak back to the first, at many scores and over many deals at once. A seat knows
the odds of its own hand, and how often the seats after it answer with which call.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias

from trimoon.almanac.dealt import Deals
from trimoon.almanac.ends import BIDS as ALL_BIDS
from trimoon.rules import Ruleset

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Floats: TypeAlias = NDArray[np.float32]

BIDS: Final = ALL_BIDS[1:]
"""Bid number b, 0 to 4, is BIDS[b]; a call is 0 for a pass, or b + 1."""

THROWN_IN: Final = len(BIDS) * 3 * 8
RESULTS: Final = THROWN_IN + 1
"""Results by declarer, bid and tricks, and the deal that is thrown in."""


class Auctions:
    """All deals auctioned at some scores, from the last to speak back to the first.

    `worth` is that of each end at each score (scores, declarer, bid, tricks, seats).
    """

    def __init__(
        self, ruleset: Ruleset, deals: Deals, held: Floats, worth: Floats, thrown_in: Floats
    ) -> None:
        import numpy as np

        self._ruleset = ruleset
        self._deals = deals
        # What a contract is worth to each seat as long as nothing is known of its hand.
        self._usual = np.einsum("sdbtp,bt->sdbp", worth, held).astype(np.float32)
        self._thrown_in = thrown_in.astype(np.float32)
        self._made, self._set = self._own_worths(worth, held)

    @staticmethod
    def _own_worths(worth: Floats, held: Floats) -> tuple[Floats, Floats]:
        """Give what made and set are worth to the declarer itself, (scores, places, bids)."""
        import numpy as np

        own = np.stack([worth[:, place, :, :, place] for place in range(3)], axis=1)
        reached = np.array([[t >= need for t in range(8)] for need in (bid.tricks for bid in BIDS)])
        weights = held + np.float32(1e-6)
        made, lost = np.where(reached, weights, 0), np.where(reached, 0, weights)
        made, lost = made / made.sum(axis=1, keepdims=True), lost / lost.sum(axis=1, keepdims=True)
        return (
            np.einsum("spbt,bt->spb", own, made).astype(np.float32),
            np.einsum("spbt,bt->spb", own, lost).astype(np.float32),
        )

    def results(self) -> NDArray[np.int32]:
        """Give how often each result comes, (scores, results)."""
        import numpy as np

        # Indices: the highest bid so far as a call, 0 for none; who holds it, 0 or 1.
        last, over = self._last()
        middle, after_first = self._middle(over)
        first = self._first(over, after_first)
        second = self._pick(middle, first)
        by_first, by_second = last[:, 0], last[:, 1]
        third = np.where(second > 0, self._pick(by_second, second), self._pick(by_first, first))
        calls = np.stack([first, second, third])
        bid = calls.max(axis=0)
        declarer = calls.argmax(axis=0)
        row = np.arange(bid.shape[1])[None, :]
        tricks = self._deals.tricks[row, declarer, np.maximum(bid - 1, 0)]
        result = (declarer * len(BIDS) + bid - 1) * 8 + tricks
        result = np.where(bid == 0, THROWN_IN, result)
        result += np.arange(len(result))[:, None] * RESULTS
        counts = np.bincount(result.ravel(), minlength=len(result) * RESULTS)
        return counts.reshape(-1, RESULTS).astype(np.int32)

    @staticmethod
    def _pick(calls: NDArray[np.int8], situation: NDArray[np.int8]) -> NDArray[np.int8]:
        """Give the call of each deal in its situation: calls are (situations, scores, deals)."""
        import numpy as np

        # After 21 nobody speaks, so that situation answers like a pass.
        clipped = np.minimum(situation, len(calls) - 1).astype(np.int64)
        picked = np.take_along_axis(calls, clipped[None], axis=0)[0]
        return np.where(situation == len(BIDS), 0, picked).astype(np.int8)

    def _best_call(
        self, place: int, high: int, passing: Floats, kept: Floats | None, lost: Floats | None
    ) -> NDArray[np.int8]:
        """Give the call worth most, (scores, deals).

        `passing` (scores) is what a pass is worth; `kept` and `lost` (scores, bids) are the chance
        that a bid is not exceeded, and what it adds to be a defender when it is.
        """
        import numpy as np

        chances = self._deals.chances[:, place]
        best = np.repeat(passing[:, None], len(chances), axis=1)
        call = np.zeros(best.shape, dtype=np.int8)
        for number in range(high, len(BIDS)):
            if number == 4 and self._ruleset.moon_only_over_seven and high != 4:
                continue
            made, lose = self._made[:, place, number], self._set[:, place, number]
            base, slope = lose, made - lose
            if kept is not None and lost is not None and number < 4:
                base = kept[:, number] * base + lost[:, number]
                slope = kept[:, number] * slope
            worth = base[:, None] + slope[:, None] * chances[None, :, number]
            better = worth > best
            np.copyto(best, worth, where=better)
            np.copyto(call, np.int8(number + 1), where=better)
        return call

    def _last(self) -> tuple[NDArray[np.int8], Floats]:
        """Give the third seat's call by highest bid (0 to 4) and holder, and how often each comes.

        Shapes (5, 2, scores, deals) and (5, 2, scores, calls).
        """
        import numpy as np

        calls = np.zeros((5, 2, len(self._thrown_in), len(self._deals.chances)), dtype=np.int8)
        for high in range(5):
            for holder in range(2):
                passing = (
                    self._thrown_in[:, 2] if high == 0 else self._usual[:, holder, high - 1, 2]
                )
                calls[high, holder] = self._best_call(2, high, passing, None, None)
        return calls, self._frequencies(calls)

    @staticmethod
    def _frequencies(calls: NDArray[np.int8]) -> Floats:
        import numpy as np

        counts = [np.count_nonzero(calls == call, axis=-1) for call in range(6)]
        return np.stack(counts, axis=-1).astype(np.float32) / np.float32(calls.shape[-1])

    def _middle(self, over: Floats) -> tuple[NDArray[np.int8], Floats]:
        """Give the second seat's call by the first one's, and how often each comes."""
        import numpy as np

        kept, lost = self._answered(1, 1, over)
        calls = np.zeros((5, len(self._thrown_in), len(self._deals.chances)), dtype=np.int8)
        for high in range(5):
            passing = self._third_speaks(1, high, 0, over)
            calls[high] = self._best_call(1, high, passing, kept, lost)
        return calls, self._frequencies(calls)

    def _first(self, over: Floats, after_first: Floats) -> NDArray[np.int8]:
        import numpy as np

        worths = np.stack(
            [self._second_speaks(high, after_first[high], over) for high in range(5)], axis=1
        )
        kept = np.ones((len(worths), 5), dtype=np.float32)
        lost = np.zeros_like(kept)
        for number in range(4):
            high = number + 1
            stays = after_first[high][:, 0] * over[high, 0][:, 0]
            kept[:, number] = stays
            lost[:, number] = worths[:, high] - stays * self._usual[:, 0, number, 0]
        return self._best_call(0, 0, worths[:, 0], kept, lost)

    def _answered(self, place: int, holder: int, over: Floats) -> tuple[Floats, Floats]:
        """Give the chance that the third seat lets a bid stand, and what it is worth if not."""
        import numpy as np

        kept = np.ones((len(self._thrown_in), 5), dtype=np.float32)
        lost = np.zeros_like(kept)
        for number in range(4):
            answers = over[number + 1, holder]
            kept[:, number] = answers[:, 0]
            lost[:, number] = np.einsum("sb,sb->s", answers[:, 1:], self._usual[:, 2, :, place])
        return kept, lost

    def _third_speaks(self, seat: int, high: int, holder: int, over: Floats) -> Floats:
        """Give what it is worth to a seat that the third seat speaks after this highest bid."""
        import numpy as np

        answers = over[high, holder]
        stays = self._thrown_in[:, seat] if high == 0 else self._usual[:, holder, high - 1, seat]
        overbid = np.einsum("sb,sb->s", answers[:, 1:], self._usual[:, 2, :, seat])
        worth: Floats = answers[:, 0] * stays + overbid
        return worth

    def _second_speaks(self, high: int, answers: Floats, over: Floats) -> Floats:
        """Give what it is worth to the first seat that the second speaks after its call."""
        worth = answers[:, 0] * self._third_speaks(0, high, 0, over)
        for number in range(len(BIDS)):
            if number == 4:
                worth = worth + answers[:, 5] * self._usual[:, 1, 4, 0]
            else:
                worth = worth + answers[:, number + 1] * self._third_speaks(0, number + 1, 1, over)
        return worth
