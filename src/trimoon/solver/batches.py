"""Many positions at once: arrays in, arrays out, on all processors.

The only part of the package that loads NumPy, when it is called.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Final

from trimoon.rules import TrimoonError, Trump
from trimoon.solver.answers import Context
from trimoon.solver.backends import many
from trimoon.solver.positions import NOT_NAMED, TILE_BITS, TRUMPS, Position

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import ArrayLike, NDArray

_EXACT: Final = -1
_EVERY_PLAY: Final = -2
_NAMED_AT: Final = TILE_BITS + 4 + 2 + 2 + 2 + 5 + 5


class Stopped(TrimoonError):
    """A batch that `cancelled` ended before all its positions were solved."""


def solve_many(
    positions: Iterable[Position] | NDArray[np.uint64],
    *,
    at_least: int | None = None,
    plays: bool = False,
    worlds: bool = False,
    threads: int | None = None,
    progress: Callable[[int, int], object] | None = None,
    cancelled: Callable[[], bool] | None = None,
    context: Context | None = None,
) -> NDArray[np.int8]:
    """Solve many positions; the results do not depend on the number of threads.

    `positions` are `Position`s, or an array of shape (n, 2) and type uint64 that holds the `words`
    of each, as `codes_for` makes it; such an array is not checked. Returns the further tricks of
    the declarer, shape (n,); with `at_least` 1 where it takes so many, else 0; with `plays` the
    tricks after each tile by its index, shape (n, 22), and -1 where it cannot be played.
    With `worlds` each thread keeps what it has proven, which saves a third of the time for the
    worlds of one belief (same trump, same unseen tiles) and costs some time elsewhere.
    `threads` is the number of processors unless given. `progress(done, n)` and `cancelled()` are
    called some times a second; Stopped is raised once `cancelled` says so. A context is told the
    nodes of the whole batch; its tables are not used.
    """
    import numpy as np

    if not isinstance(positions, np.ndarray):
        words = [position.words for position in positions]
        positions = np.array(words, dtype=np.uint64).reshape(len(words), 2)
    codes = np.ascontiguousarray(positions, dtype=np.uint64)
    size = len(codes)
    answers = np.empty((size, TILE_BITS if plays else 1), dtype=np.int8)

    def attend(done: int) -> bool:
        if progress is not None:
            progress(done, size)
        return cancelled is None or not cancelled()

    question = _EVERY_PLAY if plays else _EXACT if at_least is None else max(0, min(at_least, 8))
    nodes = many(codes, answers, question, worlds, max(1, threads or os.cpu_count() or 1), attend)
    if nodes is None:
        raise Stopped("the batch was cancelled")
    if context is not None:
        context.nodes = nodes
    return answers if plays else answers[:, 0]


def codes_for(
    hands: ArrayLike, trump: Trump, declarer: ArrayLike = 0, leader: ArrayLike | None = None
) -> NDArray[np.uint64]:
    """Give the codes of positions between tricks for `solve_many`, without checking them.

    `hands` are masks of tiles (`TileSet.mask`) by seat, shape (n, 3); `declarer` and `leader` are
    seats, one for all or of shape (n,); the declarer leads unless `leader` is given. Classic rules.
    """
    import numpy as np

    masks = np.asarray(hands, dtype=np.uint64)
    declarers = np.asarray(declarer, dtype=np.uint64)
    leaders = declarers if leader is None else np.asarray(leader, dtype=np.uint64)
    codes = np.empty((len(masks), 2), dtype=np.uint64)
    codes[:, 0] = masks[:, 0] | masks[:, 1] << np.uint64(TILE_BITS)
    fixed = TRUMPS.index(trump) << TILE_BITS | NOT_NAMED << _NAMED_AT
    codes[:, 1] = masks[:, 2] | np.uint64(fixed) | declarers << np.uint64(TILE_BITS + 4)
    codes[:, 1] |= leaders << np.uint64(TILE_BITS + 6)
    return codes
