"""Every way a deal may end, and what it is worth at a score: rules R7 and R8 on arrays.

Places are in speaking order, the first bidder of the deal is place 0. An end is a declarer, a bid
and the declarer's tricks; over the ways in which the defenders may share theirs it is a mean.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Final

from trimoon.almanac.equity import Equity
from trimoon.almanac.worth import Aim, worth_of
from trimoon.rules import Call, MoonMade, Ruleset, Seat, deal_points, is_made

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

BIDS: Final = (Call.THREE, Call.FOUR, Call.FIVE, Call.SIX, Call.SEVEN, Call.MOON)
"""Bid number b, 0 to 5, is BIDS[b]."""

SHAPE: Final = (3, len(BIDS), 8)
"""Ends by declarer's place, bid number and declarer's tricks."""


@dataclass(frozen=True, slots=True)
class Ends:
    """All ends under a ruleset, one row for each way to share the defenders' tricks.

    `starts` says where the rows of each end begin, in the order of SHAPE; the last row is the deal
    that is thrown in.
    """

    ruleset: Ruleset
    points: NDArray[np.int64]
    shares: NDArray[np.float32]
    starts: NDArray[np.int64]
    declarers: NDArray[np.int64]
    bids: NDArray[np.int64]
    made: NDArray[np.bool_]

    def rows(self, scores: NDArray[np.int64], equity: Equity) -> NDArray[np.int64]:
        """Give where the equity after each way to end a deal stands, for scores of shape (n, 3)."""
        return _rows_after(
            scores[:, None] + self.points,
            self.declarers,
            self.bids,
            self.made,
            equity,
            self.ruleset,
        )

    def worth(
        self,
        scores: NDArray[np.int64],
        equity: Equity,
        aim: Aim,
        rows: NDArray[np.integer] | None = None,
    ) -> tuple[NDArray[np.float32], NDArray[np.float32]]:
        """Give equity after, and worth of, each end at scores of shape (n, 3).

        Both have shape (n, ends + 1, 3): ends flat in the order of SHAPE, then the deal thrown in;
        the last axis is the seat, by its place in this deal's auction. `rows`, if known already,
        are those of the scores.
        """
        after = _equity_at(self.rows(scores, equity) if rows is None else rows, equity)
        mean = self._mean(after)
        if aim is Aim.WIN:
            return mean, mean
        return mean, self._mean(worth_of(scores[:, None], self.points, after, aim, self.ruleset))

    def _mean(self, values: NDArray[np.float32]) -> NDArray[np.float32]:
        import numpy as np

        means: NDArray[np.float32] = np.add.reduceat(
            values * self.shares[:, None], self.starts, axis=1
        )
        return means


def worth_of_points(
    scores: NDArray[np.int64],
    points: NDArray[np.int64],
    declarers: NDArray[np.int64],
    bids: NDArray[np.int64],
    made: NDArray[np.bool_],
    equity: Equity,
    aim: Aim,
    ruleset: Ruleset,
) -> tuple[NDArray[np.float32], NDArray[np.float32]]:
    """Give equity after, and worth of, results of a deal, of shape (…, 3) by place.

    `scores` before it and its `points` have shape (…, 3), the others (…), bid 0 when thrown in.
    """
    rows = _rows_after(scores + points, declarers, bids, made, equity, ruleset)
    after = _equity_at(rows, equity)
    return after, worth_of(scores, points, after, aim, ruleset)


def _rows_after(
    after: NDArray[np.int64],
    declarers: NDArray[np.int64],
    bids: NDArray[np.int64],
    made: NDArray[np.bool_],
    equity: Equity,
    ruleset: Ruleset,
) -> NDArray[np.int64]:
    import numpy as np

    winner = _winners(after, declarers, bids, made, ruleset)
    # The next deal's first bidder is place 1.
    turned = np.where(winner >= 0, (winner - 1) % 3, -1)
    return equity.rows(np.roll(after, -1, axis=-1), turned)


def _equity_at(rows: NDArray[np.integer], equity: Equity) -> NDArray[np.float32]:
    """Give equity by this deal's places."""
    import numpy as np

    return np.roll(equity.at(rows), 1, axis=-1)


def _winners(
    after: NDArray[np.int64],
    declarers: NDArray[np.int64],
    bids: NDArray[np.int64],
    made: NDArray[np.bool_],
    ruleset: Ruleset,
) -> NDArray[np.int64]:
    """Give the place that has won, or -1 (R8, R9)."""
    import numpy as np

    best = after.max(axis=-1)
    is_alone = (after == best[..., None]).sum(axis=-1) == 1
    winner = np.where((best >= ruleset.target) & is_alone, after.argmax(axis=-1), -1)
    owners = np.broadcast_to(declarers, winner.shape)
    if ruleset.declarer_goes_out:
        own = np.take_along_axis(after, owners[..., None], axis=-1)[..., 0]
        winner = np.where(made & (own >= ruleset.target), owners, winner)
    if ruleset.moon_made is MoonMade.WINS_GAME:
        winner = np.where(made & (bids == Call.MOON), owners, winner)
    return winner


@cache
def ends_of(ruleset: Ruleset) -> Ends:
    """Give all ends under a ruleset."""
    import numpy as np

    rows: list[tuple[tuple[int, int, int], float, int, int, bool]] = []
    starts = []
    for place in range(3):
        for bid in BIDS:
            for tricks in range(8):
                starts.append(len(rows))
                # Who takes the lead keeps it: self-play has every share about equally often.
                for own in range(8 - tricks):
                    share = 1 / (8 - tricks)
                    taken = [0, 0, 0]
                    taken[place], taken[(place + 1) % 3] = tricks, own
                    taken[(place + 2) % 3] = 7 - tricks - own
                    by_seat = (taken[0], taken[1], taken[2])
                    row = deal_points(Seat(place), bid, by_seat, ruleset)
                    rows.append((row, share, place, int(bid), is_made(bid, tricks)))
    starts.append(len(rows))
    rows.append(((0, 0, 0), 1.0, 0, 0, False))
    columns = [np.array(column) for column in zip(*rows, strict=True)]
    points, shares, declarers, bids, made = columns
    return Ends(ruleset, points, shares.astype(np.float32), np.array(starts), declarers, bids, made)
