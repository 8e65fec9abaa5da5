"""Means over worlds: more worlds are looked at until the best is told from the rest."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import pytest
from numpy.typing import NDArray

from trimoon.bots import Limit
from trimoon.bots.averages import rows_of_worth
from trimoon.bots.spending import Spending

CLEAR = np.tile([3.0, 1.0, 2.0], (40, 1))
EVEN = np.stack([np.tile([0.0, 1.0], 20), np.tile([1.0, 0.0], 20)], axis=1)


def looked_at(
    worths: NDArray[np.float64], first: int, limit: Limit, weights: Sequence[float] | None = None
) -> tuple[int, Limit]:
    spending = Spending(limit)
    weighed = None if weights is None else np.array(weights)
    size = spending.planned(len(worths))
    rows = rows_of_worth(lambda part: worths[part], size, first, spending, weighed)
    return len(rows), spending.counts


def test_a_best_that_stands_out_needs_no_further_worlds() -> None:
    assert looked_at(CLEAR, 10, Limit()) == (10, Limit(worlds=10))


def test_worlds_are_doubled_while_two_are_as_good_on_average() -> None:
    assert looked_at(EVEN, 5, Limit()) == (40, Limit(worlds=40))


def test_the_same_in_every_world_is_looked_at_once_more_and_no_further() -> None:
    equal = CLEAR.copy()
    equal[:, 2] = 3
    assert looked_at(equal, 10, Limit())[0] == 20


def test_a_difference_that_shows_later_is_seen() -> None:
    """The first and the second are the same in ten worlds, not in the next ten."""
    worths = CLEAR.copy()
    worths[:, 1] = 3
    worths[10:, 0] = 0
    rows = rows_of_worth(lambda part: worths[part], 40, 10, Spending(Limit()))
    assert rows.mean(axis=0).argmax() == 1


def test_what_was_looked_at_repeats_the_decision() -> None:
    size, counts = looked_at(EVEN, 5, Limit(worlds=22))
    assert size == 22
    assert looked_at(EVEN, 5, counts) == (size, counts)


def test_weights_make_the_mean_of_a_column_its_weighted_mean() -> None:
    weights = np.arange(1.0, 41.0)
    rows = rows_of_worth(lambda part: EVEN[part], 40, 40, Spending(Limit()), weights)
    assert rows.mean(axis=0) == pytest.approx(np.average(EVEN, axis=0, weights=weights))
