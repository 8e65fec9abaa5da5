"""Belief: every lie of the unseen tiles that agrees with what a seat has seen, or some of them.

A world gives the other two seats their hands, and says which tile lies face down. All worlds are
told apart and none is counted twice; how likely each is is the business of `weights`. Exact:
what `seen` excludes is never drawn, everything else is equally likely to be.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Final

from trimoon.bots.seen import seen_by, tiles_in_play
from trimoon.rules import TILES, Seat, SeatView, TileSet

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

_TILE_COUNT: Final = len(TILES)
_SEED: Final = (1 << 64) - 1


@dataclass(frozen=True, slots=True)
class Worlds:
    """Some worlds of one view: masks of tiles, one row for each world.

    `hands` has shape (n, 3) and type uint32, by seat, the viewer's own hand in every row;
    `hidden`, shape (n,), is the tile lying face down where the viewer does not know it, else 0.
    `of` is the number of all worlds, which is n if none is left out.
    """

    viewer: Seat
    hands: NDArray[np.uint32]
    hidden: NDArray[np.uint32]
    of: int

    def __len__(self) -> int:
        return len(self.hands)


@dataclass(frozen=True, slots=True)
class _Block:
    """The worlds with one tile face down: the next seat's hand is `fixed` and some `free` tiles."""

    hidden: int
    rest: int
    fixed: int
    free: int
    chosen: int

    @property
    def subsets(self) -> NDArray[np.uint32]:
        return _subsets(self.free.bit_count(), self.chosen)


def worlds_of(view: SeatView, count: int | None = None, seed: int = 0) -> Worlds:
    """Give all worlds of a view in a fixed order, or `count` different ones in random order.

    Those for a smaller count are the first of those for a greater one, so that a decision cut
    short can be repeated. During the exchange the other two hold all that is not in hand, laid
    down, or the widow.
    """
    import numpy as np

    blocks = list(_blocks(view))
    starts = np.cumsum([0, *(len(block.subsets) for block in blocks)])
    total = int(starts[-1])
    order = np.arange(total) if count is None else random_from(seed).permutation(total)
    picked = order[:count]
    owner = np.searchsorted(starts, picked, side="right") - 1
    following = np.empty(len(picked), dtype=np.uint32)
    for number, block in enumerate(blocks):
        own = np.flatnonzero(owner == number)
        subsets = block.subsets[picked[own] - starts[number]]
        following[own] = spread(subsets, block.free) | np.uint32(block.fixed)
    rests = np.array([block.rest for block in blocks], dtype=np.uint32)[owner]
    hands = np.empty((len(picked), 3), dtype=np.uint32)
    hands[:, view.viewer] = view.hand.mask
    hands[:, view.viewer.next] = following
    hands[:, view.viewer.plus(2)] = rests ^ following
    hidden = np.array([block.hidden for block in blocks], dtype=np.uint32)[owner]
    return Worlds(view.viewer, hands, hidden, total)


def random_from(seed: int) -> np.random.Generator:
    """Give a source of chance for any whole number."""
    import numpy as np

    return np.random.default_rng(seed & _SEED)


def _blocks(view: SeatView) -> Iterator[_Block]:
    deal = view.deal
    assert deal is not None
    unseen = tiles_in_play(view.ruleset) - view.hand - _shown(view)
    if view.discard is not None:
        unseen = unseen.removing(view.discard)
    nearer, farther = view.viewer.next, view.viewer.plus(2)
    may_hold = seen_by(view).may_hold
    size = deal.hand_sizes[nearer]
    is_one_hidden = len(unseen) > size + deal.hand_sizes[farther]
    for hidden in (1 << tile.index for tile in unseen) if is_one_hidden else (0,):
        rest = unseen.mask & ~hidden
        fixed = rest & ~may_hold[farther].mask
        free = rest & may_hold[nearer].mask & ~fixed
        chosen = size - fixed.bit_count()
        if fixed & ~may_hold[nearer].mask == 0 and 0 <= chosen <= free.bit_count():
            yield _Block(hidden, rest, fixed, free, chosen)


def _shown(view: SeatView) -> TileSet:
    deal = view.deal
    assert deal is not None
    tricks = (*deal.tricks, *(() if deal.trick is None else (deal.trick,)))
    return TileSet(tile for trick in tricks for tile in trick.tiles)


@cache
def _subsets(size: int, chosen: int) -> NDArray[np.uint32]:
    """Give all subsets of `chosen` out of `size` things, as masks in rising order."""
    import numpy as np

    masks = np.arange(1 << size, dtype=np.uint32)
    subsets: NDArray[np.uint32] = masks[np.bitwise_count(masks) == chosen]
    return subsets


def spread(subsets: NDArray[np.uint32], tiles: int) -> NDArray[np.uint32]:
    """Give the tiles that subsets choose: bit i of a subset is the i-th tile of a mask."""
    import numpy as np

    chosen = np.zeros(1, dtype=np.uint32)
    for index in range(_TILE_COUNT):
        if tiles >> index & 1:
            chosen = np.concatenate([chosen, chosen | np.uint32(1 << index)])
    spread_out: NDArray[np.uint32] = chosen[subsets]
    return spread_out
