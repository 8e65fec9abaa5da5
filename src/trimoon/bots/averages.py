"""Means over worlds: as many of them as it takes to tell the best from the rest, up to a number.

Knows rows of worths, one for each world; does not know what the columns are.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from trimoon.bots.spending import Spending

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

SURE: Final = 2.0
"""So many standard errors are enough to tell two means apart."""

MORE: Final = 4
"""Where means cannot be told apart, so many times as many worlds are looked at."""


def rows_of_worth(
    worths: Callable[[slice], NDArray[np.floating]],
    size: int,
    first: int,
    spending: Spending,
    weights: NDArray[np.float64] | None = None,
) -> NDArray[np.float64]:
    """Give the worths of up to `size` worlds, shape (n, columns): `first`, and more if in doubt.

    With weights each row is multiplied by its own, of mean 1 over the rows, so that the mean of
    a column is its weighted mean.
    """
    import numpy as np

    rows = np.empty((0, 0))
    for part in spending.portions(size, first):
        more = np.asarray(worths(part), dtype=np.float64)
        rows = np.concatenate([rows, more]) if len(rows) else more
        if are_told_apart(_weighed(rows, weights), len(rows) > first):
            break
    return _weighed(rows, weights)


def leads_of(rows: NDArray[np.float64], column: int) -> tuple[NDArray[np.float64], ...]:
    """Give by how much a column is worth more than each, and the standard errors of that."""
    import numpy as np

    lead = rows[:, [column]] - rows
    return lead.mean(axis=0), lead.std(axis=0) / np.sqrt(len(rows))


def are_told_apart(rows: NDArray[np.float64], are_equals_settled: bool) -> bool:
    """Tell whether the best column is surely the best, those equal to it in every row aside."""
    import numpy as np

    best = int(rows.mean(axis=0).argmax())
    lead, error = leads_of(rows, best)
    is_equal = (lead == 0) & (error == 0)
    apart = np.where(is_equal, are_equals_settled, lead > SURE * error)
    apart[best] = True
    return bool(apart.all())


def _weighed(rows: NDArray[np.float64], weights: NDArray[np.float64] | None) -> NDArray[np.float64]:
    if weights is None:
        return rows
    of_rows = weights[: len(rows)]
    weighed: NDArray[np.float64] = rows * (of_rows / of_rows.mean())[:, None]
    return weighed
