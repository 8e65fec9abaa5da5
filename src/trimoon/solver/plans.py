"""The best plan of one seat over the worlds that it thinks possible, in the last tricks: `plan`.

Knows how to ask a backend; `twin.plan` says what is searched. Knows no belief: which worlds there
are, and how likely each is, the caller says.
"""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, Final

from trimoon.rules import Play, Points, Seat, TileSet
from trimoon.solver.answers import PLAYS
from trimoon.solver.backends import plan as _plan
from trimoon.solver.positions import PositionError
from trimoon.solver.utilities import (
    checked_utility,
    checked_worlds,
    hands_of,
    standard_order,
    taken_by_role,
)

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import ArrayLike, NDArray

_MOST_TRICKS: Final = 5
Masks = tuple[int, int, int]


class Policy(Enum):
    """How the two others play, each for itself; among equals the lowest tile.

    `FACE_UP`: what is best with all tiles face up, the planner's too. `OWN_VIEW`: what is best on
    the mean over the worlds that the seat thinks possible, each valued with all tiles face up.
    """

    FACE_UP = "face_up"
    OWN_VIEW = "own_view"


def plan(
    codes: NDArray[np.uint64],
    weights: ArrayLike | None,
    utility: ArrayLike,
    taken: Points,
    policy: Policy = Policy.FACE_UP,
    *,
    may_hold: tuple[TileSet, TileSet, TileSet] | None = None,
    sample: int = 8,
    nodes: int = 2_000_000,
) -> dict[Play, float] | None:
    """Give the expected utility of each legal play if the seat to play follows its best plan.

    The plan chooses once for all worlds that look alike to the seat; it is exact, given `policy`
    for the two others. `codes` are worlds as for `solve_many`, in which the seat to play sees the
    same; `weights` say how likely each is (None: all alike); `utility` as `payoffs` explains;
    `taken` are the tricks before by seat. With `OWN_VIEW` a seat thinks possible all splits of the
    tiles that it does not hold, or `sample` of them: tiles of `codes` and of `may_hold`, which
    tells for each seat what it may hold as far as everybody knows. What lies in no hand of `codes`
    but may be held for all that a defender knows, as the discard, belongs in there. Returns None
    when `nodes` do not suffice (tiles played in each world, and splits looked at); at most five
    tricks may be left. Raises PositionError.
    """
    words = checked_worlds(codes)
    declarer, next_ = taken_by_role(words, taken)
    if 7 - sum(taken) > _MOST_TRICKS:
        raise PositionError(f"a plan is made for the last {_MOST_TRICKS} tricks (R6.7)")
    if sample < 1:
        raise PositionError(f"a sample has at least one world, not {sample}")
    found = _plan(
        words,
        _checked_weights(weights, len(words)),
        checked_utility(utility),
        declarer,
        next_,
        policy is Policy.OWN_VIEW,
        _checked_masks(words, may_hold),
        sample,
        nodes,
    )
    if found is None:
        return None
    found.sort(key=standard_order)
    return {PLAYS[tile, named]: value for tile, named, value in found}


def _checked_weights(weights: ArrayLike | None, size: int) -> NDArray[np.float64]:
    import numpy as np

    each = np.ones(size) if weights is None else np.ascontiguousarray(weights, dtype=np.float64)
    if each.shape != (size,):
        raise PositionError(f"{size} worlds have as many weights, not {each.shape}")
    if not (each >= 0).all() or not 0 < each.sum() < np.inf:
        raise PositionError("weights are not negative, and not all 0")
    return each


def _checked_masks(
    words: NDArray[np.uint64], may_hold: tuple[TileSet, TileSet, TileSet] | None
) -> Masks:
    import numpy as np

    by_seat = np.bitwise_or.reduce(hands_of(words))
    if may_hold is None:
        every = int(np.bitwise_or.reduce(by_seat))
        return every, every, every
    south, west, east = (tiles.mask for tiles in may_hold)
    for seat, mask in zip(Seat, (south, west, east), strict=True):
        if beyond := TileSet.from_mask(int(by_seat[seat]) & ~mask):
            raise PositionError(f"{seat.letter} may not hold {beyond}, and does in some world")
    return south, west, east
