"""Deals that equity is built on: what each seat knows of its chances, and what it would take."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from trimoon.almanac.odds import hand_arrays
from trimoon.almanac.ranks import ranks_of
from trimoon.rules import Trump

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray


@dataclass(frozen=True, slots=True)
class Deals:
    """Deals with what each seat knows and what it would take as declarer.

    `chances` (n, 3, 5): by place in speaking order, the chance of each bid before the widow.
    `tricks` (n, 3, 5): the tricks with the choice best for each bid, after the widow.
    """

    chances: NDArray[np.float32]
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


def usual_tricks(deals: Deals) -> NDArray[np.float32]:
    """Give how likely each number of tricks is once a bid is the last word, (bids, 8).

    From the deals in which the bid is likely to be made, as players' bids are.
    """
    import numpy as np

    rows = []
    for number in range(deals.tricks.shape[2]):
        likely = deals.chances[:, :, number] > 0.6
        tricks = deals.tricks[:, :, number][likely]
        rows.append(np.bincount(tricks, minlength=8) / max(1, len(tricks)))
    return np.array(rows, dtype=np.float32)
