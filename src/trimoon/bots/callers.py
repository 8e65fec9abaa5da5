"""How other seats call: a model of a sensible caller, to predict calls and to read them.

It knows the odds of its hand and calls the bid with the highest b(2p - 1) among those likely
enough, as `pimc` does; how likely it thinks them varies from seat to seat, so that a surprising
call is unlikely but never impossible.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from trimoon.almanac import hand_arrays, ranks_of
from trimoon.rules import AllPass, Call, Ruleset

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

CALLS: Final = (Call.PASS, Call.FOUR, Call.FIVE, Call.SIX, Call.SEVEN, Call.MOON)
"""Call number c is CALLS[c]; a bid's chance is number c - 1 of the almanac's, that of 21 is 7's."""

SHIFTS: Final = ((-0.05, 0.15), (0.0, 0.7), (0.05, 0.15))
"""How much more likely than it is a caller may think its bids, and how common such callers are."""

_LEAST: Final = (0.55, 0.55, 0.55, 0.55, 0.75)
_STRANGE: Final = 0.02
"""What a call that nobody of the model would make still weighs."""


def chances_of_hands(hands: NDArray[np.uint32]) -> NDArray[np.float32]:
    """Give the chance of each bid before the widow, for masks of hands: shape (…, 5)."""
    import numpy as np

    rows = hand_arrays().seven[ranks_of(hands.ravel(), 7)].reshape(*hands.shape, 4)
    return rows[..., [0, 1, 2, 3, 3]].astype(np.float32) / np.float32(65535)


def calls_by_model(
    chances: NDArray[np.float32],
    shift: NDArray[np.float32] | float,
    high: NDArray[np.int8],
    is_last: bool,
    ruleset: Ruleset,
) -> NDArray[np.int8]:
    """Give the numbers of the calls that callers make over a highest call `high`, shape (n,).

    `chances` has shape (n, 5), `shift` (n,) or one number.
    """
    import numpy as np

    sizes = np.array([int(call) for call in CALLS[1:]], dtype=np.float32)
    thought = chances + np.asarray(shift, dtype=np.float32)[..., None]
    worth = np.where(thought >= np.array(_LEAST, dtype=np.float32), sizes * (2 * thought - 1), 0)
    numbers = np.arange(1, 6)
    open_to = (numbers > high[:, None]) & (sizes >= ruleset.min_bid)
    if ruleset.moon_only_over_seven:
        open_to[:, 4] &= high == 4
    worth = np.where(open_to, worth, -1)
    best = worth.argmax(axis=1)
    bids = worth[np.arange(len(best)), best] > 0
    calls = np.where(bids, best + 1, 0).astype(np.int8)
    if is_last and ruleset.all_pass is AllPass.FORCE_LAST:
        calls[(calls == 0) & (high == 0)] = max(1, ruleset.min_bid - 3)
    return np.where(high == 5, 0, calls).astype(np.int8)


def likelihood_of(
    chances: NDArray[np.float32], made: Call, before: Sequence[Call], ruleset: Ruleset
) -> NDArray[np.float64]:
    """Give how likely callers with these chances make a call after those before, shape (n,)."""
    import numpy as np

    high = np.full(len(chances), CALLS.index(max(before, default=Call.PASS)), dtype=np.int8)
    number = CALLS.index(made)
    likely = np.full(len(chances), _STRANGE)
    for shift, share in SHIFTS:
        calls = calls_by_model(chances, shift, high, len(before) == 2, ruleset)
        likely += share * (calls == number)
    return likely
