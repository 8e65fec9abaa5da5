"""Building equity: value iteration on deals among three players of one kind.

Some deals are dealt once, each turned to all three places, and solved for every seat that might be
declarer. At every score all of them are auctioned: each seat makes the call that is worth most to
it by the odds of its hand and by how the others call. The calls give results, the results equity,
and equity calls, until they agree. The play is that of the solver: `docs/strength.md` shows how
well bots do by comparison.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, TypeAlias

from trimoon.almanac.auctions import THROWN_IN, Auctions
from trimoon.almanac.dealt import Deals, usual_tricks
from trimoon.almanac.ends import SHAPE, ends_of
from trimoon.almanac.equity import KNOTS, SIZE, TARGET, Equity, spread_out
from trimoon.almanac.worth import Aim
from trimoon.rules import Ruleset

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Floats: TypeAlias = NDArray[np.float32]

_NEWEST: Final = 0.1
"""The least that the newest calls count beside all earlier ones."""

_SWEEPS: Final = 6

Progress: TypeAlias = Callable[[int, float], object]
"""Is told after each iteration its number and the mean change of an equity."""


def build_equity(
    ruleset: Ruleset,
    deals: Deals,
    field: Equity | None = None,
    progress: Progress = lambda _number, _change: None,
    tolerance: float = 0.0003,
    most: int = 24,
) -> NDArray[np.float32]:
    """Give the equity at the knots, shape (knots, knots, knots, 3), by speaking order.

    Without a `field`: that of three who play for points. With their equity as the `field`: the
    chance of one who plays to win against two of them, for each place that it may have. Iterates
    until equities change by less than the tolerance in the mean: until the calls agree with them.
    """
    import numpy as np

    race = _Race(ruleset, deals, field)
    values = race.first_guess()
    often = np.zeros(0, dtype=np.float32)
    for number in range(most):
        # Best replies of three chase each other; replies to what has been usual settle.
        share = 1.0 if field is not None or number == 0 else max(1 / (number + 1), _NEWEST)
        results = race.results(values)
        often = results if share == 1 else share * results + (1 - share) * often
        before = values
        for _ in range(_SWEEPS):
            values = race.after_results(often, values)
        change = float(np.abs(values - before).mean())
        progress(number, change)
        if change < tolerance:
            break
    return values


class _Race:
    """Three seats at every score: what a deal may bring them, and what they call."""

    def __init__(self, ruleset: Ruleset, deals: Deals, field: Equity | None) -> None:
        import numpy as np

        self.ruleset, self.deals, self.field = ruleset, deals, field
        knots = np.array(KNOTS)
        grid = np.stack(np.meshgrid(knots, knots, knots, indexing="ij"), axis=-1)
        self.scores = grid.reshape(-1, 3)
        best = self.scores.max(axis=1)
        alone = (self.scores == best[:, None]).sum(axis=1) == 1
        self.over = (best >= TARGET) & alone
        self.held = usual_tricks(deals)
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
        """Auction all deals at all scores; give how likely each result is.

        Shape (kinds, scores, results): kinds are the places of the one who plays to win, or one.
        """
        import numpy as np

        equity = Equity(spread_out(values))
        parts = [
            self._auctioned(slice(low, low + 128), equity)
            for low in range(0, len(self.scores), 128)
        ]
        counts = np.concatenate(parts, axis=1).astype(np.float32)
        often: Floats = counts / counts.sum(axis=-1, keepdims=True)
        return often

    def _auctioned(self, part: slice, equity: Equity) -> NDArray[np.int32]:
        import numpy as np

        by_field = equity if self.field is None else self.field
        _, worth, thrown_in = self._ends(part, by_field, Aim.POINTS)
        if self.field is None:
            return self._results(worth, thrown_in)[None]
        _, equities, equity_thrown_in = self._ends(part, equity, Aim.WIN)
        kinds = []
        for place in range(3):
            worth_of_all, thrown_in_of_all = worth.copy(), thrown_in.copy()
            worth_of_all[..., place] = equities[..., place]
            thrown_in_of_all[..., place] = equity_thrown_in[..., place]
            kinds.append(self._results(worth_of_all, thrown_in_of_all))
        return np.stack(kinds)

    def _results(self, worth: Floats, thrown_in: Floats) -> NDArray[np.int32]:
        return Auctions(self.ruleset, self.deals, self.held, worth, thrown_in).results()

    def after_results(self, often: Floats, values: Floats) -> Floats:
        """Give equity from how likely each result is and from what comes after it."""
        import numpy as np

        equity = Equity(spread_out(values))
        parts = []
        for low in range(0, len(self.scores), 1024):
            after, _, _ = self._ends(slice(low, low + 1024), equity, Aim.WIN)
            by_kind = often[:, low : low + 1024, None] @ after
            # Of each kind the seat counts that it is about; all three of the only one.
            own = by_kind[0, :, 0] if len(by_kind) == 1 else np.einsum("kszk->sk", by_kind)
            parts.append(own)
        return self._with_winners(np.concatenate(parts).astype(np.float32))

    def _ends(self, part: slice, equity: Equity, aim: Aim) -> tuple[Floats, ...]:
        """Give equity after each result, worth of each end, and worth of a deal thrown in."""
        import numpy as np

        after, worth = self._all_ends.worth(self.scores[part], equity, aim, self._rows[part])
        size = len(after)
        bid_ends = [each[:, :-1].reshape(size, *SHAPE, 3)[:, :, 1:] for each in (after, worth)]
        results = np.concatenate([bid_ends[0].reshape(size, THROWN_IN, 3), after[:, -1:]], axis=1)
        return results, bid_ends[1], worth[:, -1]
