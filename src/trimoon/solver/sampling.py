"""Information-set Monte Carlo tree search in the play: `search_worlds`.

Knows how to ask a backend; `twin.ismcts` says what the search does and where it is from.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from trimoon.rules import Play, Points
from trimoon.solver.answers import PLAYS
from trimoon.solver.backends import search_worlds as _search_worlds
from trimoon.solver.positions import PositionError
from trimoon.solver.utilities import checked_utility, checked_worlds, standard_order, taken_by_role

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import ArrayLike, NDArray

_SEED: Final = (1 << 64) - 1


@dataclass(frozen=True, slots=True)
class Tried:
    """How often a play was visited, and its mean value to the seat that plays it (0 if never)."""

    visits: int
    value: float


def search_worlds(
    codes: NDArray[np.uint64],
    utility: ArrayLike,
    taken: Points = (0, 0, 0),
    *,
    simulations: int,
    seed: int,
    uct: float = 5.0,
) -> dict[Play, Tried]:
    """Give visits and mean value of each legal play, in standard order; most visited is best.

    IS-MCTS as OpenSpiel's bot does it. Each simulation draws one of the worlds `codes`, as for
    `solve_many`, in which the seat to play sees the same. `utility` as `payoffs` explains, `taken`
    the tricks before by seat. `uct` is OpenSpiel's `uct_c`, on the scale of the utility; its tests
    take 5. The same `seed` gives the same result. The first simulation values the root and visits
    no play. Raises PositionError.
    """
    words = checked_worlds(codes)
    declarer, next_ = taken_by_role(words, taken)
    if simulations < 1:
        raise PositionError(f"a search has at least one simulation, not {simulations}")
    found = _search_worlds(
        words, checked_utility(utility), declarer, next_, simulations, uct, seed & _SEED
    )
    found.sort(key=standard_order)
    return {PLAYS[tile, named]: Tried(visits, value) for tile, named, visits, value in found}
