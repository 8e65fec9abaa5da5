"""Building equity: value iteration on deals among three players of one kind.

Some thousand deals are dealt once, each in all three rotations, and solved for every seat that
might be declarer. At every score all of them are auctioned: each seat makes the call that is worth
most to it by the odds of its hand and by what the others do. The calls give results, the results
equity, and equity calls, until they agree. The play is that of the solver: `docs/strength.md` shows
how well bots do by comparison.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, TypeAlias

from trimoon.almanac.ends import BIDS as ALL_BIDS
from trimoon.almanac.ends import SHAPE, ends_of
from trimoon.almanac.equity import KNOTS, SIZE, TARGET, Equity, spread_out
from trimoon.almanac.odds import hand_arrays
from trimoon.almanac.ranks import ranks_of
from trimoon.almanac.worth import Aim
from trimoon.rules import Ruleset, Trump

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Floats: TypeAlias = NDArray[np.float32]

BIDS: Final = ALL_BIDS[1:]
"""Bid number b, 0 to 4, is BIDS[b]; a call is 0 for a pass, or b + 1."""

TRICKS_OF: Final = (4, 5, 6, 7, 7)
_THROWN_IN: Final = len(BIDS) * 3 * 8
_RESULTS: Final = _THROWN_IN + 1
_NEWEST: Final = 0.1
"""The least that the newest calls count beside all earlier ones."""

_SWEEPS: Final = 6


@dataclass(frozen=True, slots=True)
class Deals:
    """Deals with what each seat knows and what it would take as declarer.

    `chances` (n, 3, 5): by place in speaking order, the chance of each bid before the widow.
    `tricks` (n, 3, 5): the tricks with the choice best for each bid, after the widow.
    """

    chances: Floats
    tricks: NDArray[np.int8]


def deals_of(count: int, seed: int, threads: int | None = None) -> Deals:
    """Deal `count` times, solve, and turn every deal so that each seat speaks in every place."""
    import numpy as np

    rng = np.random.default_rng(seed)
    order = rng.permuted(np.tile(np.arange(22), (count, 1)), axis=1)
    masks = np.uint32(1) << order.astype(np.uint32)
    hands = np.stack([masks[:, i : i + 7].sum(axis=1, dtype=np.uint32) for i in (0, 7, 14)], axis=1)
    chances = hand_arrays().seven[ranks_of(hands.ravel(), 7)].astype(np.float32) / 65535
    chances = chances.reshape(count, 3, 4)[..., [0, 1, 2, 3, 3]]
    tricks = np.stack([_tricks(hands, masks[:, 21], place, threads) for place in range(3)], axis=1)
    turned = [(np.roll(chances, turn, axis=1), np.roll(tricks, turn, axis=1)) for turn in range(3)]
    return Deals(*(np.concatenate(parts) for parts in zip(*turned, strict=True)))


def _tricks(
    hands: NDArray[np.uint32], widow: NDArray[np.uint32], place: int, threads: int | None
) -> NDArray[np.int8]:
    """Solve every deal with the declarer at a place, for the choice best for each bid."""
    import numpy as np

    from trimoon.solver import codes_for, solve_many

    eight = hands[:, place] | widow
    choices = hand_arrays().choices[ranks_of(eight, 8)].astype(np.int64)
    tricks = np.empty((len(hands), 4), dtype=np.int8)
    bits = _bits_of(eight)
    for trump in range(9):
        row, bid = np.nonzero(choices % 9 == trump)
        kept = eight[row] & ~bits[row, choices[row, bid] // 9]
        seats = [kept, hands[row, (place + 1) % 3], hands[row, (place + 2) % 3]]
        codes = codes_for(np.stack(seats, axis=1), tuple(Trump)[trump])
        tricks[row, bid] = solve_many(codes, threads=threads)
    return tricks[:, [0, 1, 2, 3, 3]]


def _bits_of(eight: NDArray[np.uint32]) -> NDArray[np.uint32]:
    """Give the tiles of hands of eight as masks of one, lowest first, shape (n, 8)."""
    import numpy as np

    left, bits = eight.copy(), []
    for _ in range(8):
        lowest = left & (~left + np.uint32(1))
        bits.append(lowest)
        left ^= lowest
    return np.stack(bits, axis=1)


Progress: TypeAlias = Callable[[int, float], object]
"""Is told after each iteration its number and the greatest change of an equity."""


def build_equity(
    ruleset: Ruleset,
    aim: Aim,
    deals: Deals,
    progress: Progress = lambda number, change: None,
    tolerance: float = 0.005,
    most: int = 24,
) -> NDArray[np.float32]:
    """Give the equity at the knots, shape (knots, knots, knots, 3), by speaking order.

    Iterates until no equity changes by more than the tolerance and the calls agree with it.
    """
    import numpy as np

    race = _Race(ruleset, aim, deals)
    values = race.first_guess()
    often = np.zeros(0, dtype=np.float32)
    for number in range(most):
        share = max(1 / (number + 1), _NEWEST)
        results = race.results(values)
        # Best replies chase each other round and round; replies to what has been usual settle.
        often = results if number == 0 else share * results + (1 - share) * often
        before = values
        for _ in range(_SWEEPS):
            values = race.after_results(often, values)
        change = float(np.abs(values - before).max())
        progress(number, change)
        if change < tolerance:
            break
    return values


class _Race:
    """Three seats at every score: what a deal may bring them, and what they call."""

    def __init__(self, ruleset: Ruleset, aim: Aim, deals: Deals) -> None:
        import numpy as np

        self.ruleset, self.aim, self.deals = ruleset, aim, deals
        knots = np.array(KNOTS)
        grid = np.stack(np.meshgrid(knots, knots, knots, indexing="ij"), axis=-1)
        self.scores = grid.reshape(-1, 3)
        best = self.scores.max(axis=1)
        alone = (self.scores == best[:, None]).sum(axis=1) == 1
        self.over = (best >= TARGET) & alone
        self.held = _usual_tricks(deals)
        self._all_ends = ends_of(ruleset)
        # Where the equity stands never changes, so it is looked up once.
        blank = Equity(np.zeros((SIZE, SIZE, SIZE, 3), dtype=np.float32))
        pieces = [
            self._all_ends.rows(self.scores[low : low + 512], blank).astype(np.int32)
            for low in range(0, len(self.scores), 512)
        ]
        self._rows = np.concatenate(pieces)

    def first_guess(self) -> NDArray[np.float32]:
        """Give the seat ahead the better chance."""
        import numpy as np

        weights = np.exp(self.scores / 8.0)
        return self._with_winners((weights / weights.sum(axis=1, keepdims=True)).astype(np.float32))

    def _with_winners(self, values: Floats) -> Floats:
        import numpy as np

        winners = np.eye(3, dtype=np.float32)[self.scores.argmax(axis=1)]
        size = len(KNOTS)
        return np.where(self.over[:, None], winners, values).reshape(size, size, size, 3)

    def results(self, values: Floats) -> Floats:
        """Auction all deals at all scores; give how likely each result is, (scores, results)."""
        import numpy as np

        equity = Equity(spread_out(values))
        parts = []
        for low in range(0, len(self.scores), 128):
            _, worth, thrown_in = self._ends(slice(low, low + 128), equity)
            parts.append(_Auctions(self, worth, thrown_in).results())
        counts = np.concatenate(parts).astype(np.float32)
        return counts / counts.sum(axis=1, keepdims=True)

    def after_results(self, often: Floats, values: Floats) -> Floats:
        """Give equity from how likely each result is and from what comes after it."""
        import numpy as np

        equity = Equity(spread_out(values))
        parts = []
        for low in range(0, len(self.scores), 1024):
            after, _, _ = self._ends(slice(low, low + 1024), equity, Aim.WIN)
            parts.append((often[low : low + 1024, None] @ after)[:, 0])
        return self._with_winners(np.concatenate(parts).astype(np.float32))

    def _ends(self, part: slice, equity: Equity, aim: Aim | None = None) -> tuple[Floats, ...]:
        """Give equity after each result, worth of each end, and worth of a deal thrown in."""
        import numpy as np

        after, worth = self._all_ends.worth(
            self.scores[part], equity, self.aim if aim is None else aim, self._rows[part]
        )
        size = len(after)
        bid_ends = [each[:, :-1].reshape(size, *SHAPE, 3)[:, :, 1:] for each in (after, worth)]
        results = np.concatenate([bid_ends[0].reshape(size, _THROWN_IN, 3), after[:, -1:]], axis=1)
        return results, bid_ends[1], worth[:, -1]


def _usual_tricks(deals: Deals) -> Floats:
    """Give how likely each number of tricks is once a bid is the last word, (bids, 8).

    From the deals in which the bid is likely to be made, as players' bids are.
    """
    import numpy as np

    rows = []
    for number in range(len(BIDS)):
        likely = deals.chances[:, :, number] > 0.6
        tricks = deals.tricks[:, :, number][likely]
        rows.append(np.bincount(tricks, minlength=8) / max(1, len(tricks)))
    return np.array(rows, dtype=np.float32)


class _Auctions:
    """All deals auctioned at some scores, from the last to speak back to the first.

    `worth` is that of each end at each score (scores, declarer, bid, tricks, seats).
    """

    def __init__(
        self, race: _Race, worth: NDArray[np.float64], thrown_in: NDArray[np.float64]
    ) -> None:
        import numpy as np

        self._ruleset = race.ruleset
        self._deals = race.deals
        # What a contract is worth to each seat as long as nothing is known of its hand.
        self._usual = np.einsum("sdbtp,bt->sdbp", worth, race.held).astype(np.float32)
        self._thrown_in = thrown_in.astype(np.float32)
        self._made, self._set = self._own_worths(worth, race.held)

    @staticmethod
    def _own_worths(worth: NDArray[np.float64], held: Floats) -> tuple[Floats, Floats]:
        """Give what made and set are worth to the declarer itself, (scores, places, bids)."""
        import numpy as np

        own = np.stack([worth[:, place, :, :, place] for place in range(3)], axis=1)
        reached = np.array([[t >= need for t in range(8)] for need in TRICKS_OF])
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
        middle, after_first = self._middle(last, over)
        first = self._first(middle, over, after_first)
        second = self._pick(middle, first)
        by_first, by_second = last[:, 0], last[:, 1]
        third = np.where(second > 0, self._pick(by_second, second), self._pick(by_first, first))
        calls = np.stack([first, second, third])
        bid = calls.max(axis=0)
        declarer = calls.argmax(axis=0)
        row = np.arange(bid.shape[1])[None, :]
        tricks = self._deals.tricks[row, declarer, np.maximum(bid - 1, 0)]
        result = (declarer * len(BIDS) + bid - 1) * 8 + tricks
        result = np.where(bid == 0, _THROWN_IN, result)
        result += np.arange(len(result))[:, None] * _RESULTS
        counts = np.bincount(result.ravel(), minlength=len(result) * _RESULTS)
        return counts.reshape(-1, _RESULTS).astype(np.int32)

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

    def _middle(self, last: NDArray[np.int8], over: Floats) -> tuple[NDArray[np.int8], Floats]:
        """Give the second seat's call by the first one's, and how often each comes."""
        import numpy as np

        del last
        kept, lost = self._answered(1, 1, over)
        calls = np.zeros((5, len(self._thrown_in), len(self._deals.chances)), dtype=np.int8)
        for high in range(5):
            passing = self._third_speaks(1, high, 0, over)
            calls[high] = self._best_call(1, high, passing, kept, lost)
        return calls, self._frequencies(calls)

    def _first(
        self, middle: NDArray[np.int8], over: Floats, after_first: Floats
    ) -> NDArray[np.int8]:
        import numpy as np

        del middle
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
