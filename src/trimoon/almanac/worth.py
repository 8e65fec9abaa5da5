"""What the end of a deal is worth to a seat: in points against the others, and in equity.

The one place that says what a bot's aim is. Knows points, scores and an equity; does not know how
likely any end is.
"""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, Final

from trimoon.rules import Ruleset, SetScoring

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray


class Aim(Enum):
    """What a decision is made for.

    `POINTS`: the points of the deal against the mean of the others, and equity besides once a seat
    is within reach of the target in this deal. `WIN`: equity alone, from the first deal.
    """

    POINTS = "points"
    WIN = "win"


REACH: Final = 7
"""A seat this far below the target may get there in one deal by anything but a bid of 21."""

REACH_WITH_BID: Final = 14
"""The same where defenders gain a bid that is set besides their tricks."""

POINTS_OF_A_GAME: Final = 10.0
"""What the whole game is worth in points, once it may be decided in this deal.

More wins more games and costs more points: `docs/strength.md` has figures.
"""


def is_within_reach(scores: NDArray[np.int64], ruleset: Ruleset) -> NDArray[np.bool_]:
    """Tell where some seat may reach the target in the next deal; `scores` has shape (…, 3)."""
    import numpy as np

    gains = ruleset.set_scoring is SetScoring.DEFENDERS_GAIN_BID
    reach = REACH_WITH_BID if gains else REACH
    within: NDArray[np.bool_] = np.max(scores, axis=-1) >= ruleset.target - reach
    return within


def worth_of(
    scores: NDArray[np.int64],
    points: NDArray[np.int64],
    equity: NDArray[np.float32],
    aim: Aim,
    ruleset: Ruleset,
) -> NDArray[np.float32]:
    """Value ends of a deal for all three seats, shape (…, 3).

    `scores` before the deal, its `points`, and the `equity` after it, all of shape (…, 3).
    """
    if aim is Aim.WIN:
        return equity
    import numpy as np

    lead = (1.5 * points - 0.5 * points.sum(axis=-1, keepdims=True)).astype(np.float32)
    weight = np.float32(POINTS_OF_A_GAME) * is_within_reach(scores, ruleset)[..., None]
    worth: NDArray[np.float32] = lead + weight * equity
    return worth
