"""Endings and what they are worth to each seat: searches over the worlds of one belief.

Knows how worlds are checked and handed to a backend, and payoffs in points. Knows no belief: which
worlds there are, and how likely each is, the caller says.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from trimoon.rules import Call, Points, Ruleset, Seat, deal_points
from trimoon.solver.backends import solve_utilities as _solve_utilities
from trimoon.solver.positions import TILE_BITS, PositionError

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import ArrayLike, NDArray

_HAND: Final = (1 << TILE_BITS) - 1


def payoffs(bid: Call, ruleset: Ruleset = Ruleset()) -> NDArray[np.float64]:
    """Give own points of the deal less the mean of the others', for each seat and each ending.

    Like every utility here: of shape (8, 8, 3), by the tricks of the whole deal that the declarer
    takes and that the defender after it takes, for the declarer, that defender and the other one.
    """
    import numpy as np

    utility = np.zeros((8, 8, 3))
    for declarer in range(8):
        for next_ in range(8 - declarer):
            taken = (declarer, next_, 7 - declarer - next_)
            points = deal_points(Seat.SOUTH, bid, taken, ruleset)
            utility[declarer, next_] = [own - (sum(points) - own) / 2 for own in points]
    return utility


def solve_utilities(
    codes: NDArray[np.uint64], utility: ArrayLike, taken: Points = (0, 0, 0)
) -> NDArray[np.float64]:
    """Give what each tile is worth to the seat to play, by position: shape (n, 22), NaN if illegal.

    All tiles lie face up, and from then on every seat takes what is worth most to itself, among
    equals the cheapest tile: the lowest bit of docs/solver.md. `codes` as for `solve_many`, all
    with one declarer and the tricks `taken` before by seat; `utility` as `payoffs` explains.
    Raises PositionError.
    """
    import numpy as np

    words = checked_codes(codes)
    answers = np.empty((len(words), TILE_BITS))
    declarer, next_ = taken_by_role(words, taken)
    _solve_utilities(words, checked_utility(utility), declarer, next_, answers)
    return answers


def checked_codes(codes: NDArray[np.uint64]) -> NDArray[np.uint64]:
    """Give codes as a backend reads them."""
    import numpy as np

    words = np.ascontiguousarray(codes, dtype=np.uint64)
    if words.ndim != 2 or words.shape[1] != 2 or not len(words):
        raise PositionError(f"worlds are codes of shape (n, 2), not {words.shape}")
    return words


def checked_worlds(codes: NDArray[np.uint64]) -> NDArray[np.uint64]:
    """Give codes as a backend reads them; PositionError if they are not one seat's worlds."""
    import numpy as np

    words = checked_codes(codes)
    public = words[:, 1] >> np.uint64(TILE_BITS)
    if (public != public[0]).any():
        raise PositionError("the worlds of one belief share trump, declarer, leader and trick")
    hands = hands_of(words)[:, acting_seat(words)]
    if not hands[0] or (hands != hands[0]).any():
        raise PositionError("in all worlds of a belief the seat to play has the same tiles left")
    return words


def hands_of(words: NDArray[np.uint64]) -> NDArray[np.uint64]:
    """Give the masks of the hands by seat, shape (n, 3)."""
    import numpy as np

    hand, bits = np.uint64(_HAND), np.uint64(TILE_BITS)
    return np.stack([words[:, 0] & hand, words[:, 0] >> bits, words[:, 1] & hand], axis=1)


def acting_seat(words: NDArray[np.uint64]) -> Seat:
    """Give the seat that plays next in the first world."""
    public = int(words[0, 1]) >> TILE_BITS
    return Seat(((public >> 6 & 3) + (public >> 8 & 3)) % 3)


def taken_by_role(words: NDArray[np.uint64], taken: Points) -> tuple[int, int]:
    """Give the tricks taken by the declarer and by the defender after it; PositionError."""
    declarer = Seat(int(words[0, 1]) >> TILE_BITS + 4 & 3)
    hands = hands_of(words[:1])[0].tolist()
    left = max(hand.bit_count() for hand in hands)
    if min(taken) < 0 or sum(taken) + left != 7:
        raise PositionError(f"{taken} tricks taken and {left} to come are not seven (R6.7)")
    return taken[declarer], taken[declarer.next]


def checked_utility(utility: ArrayLike) -> NDArray[np.float64]:
    """Give a utility as a backend reads it."""
    import numpy as np

    worth = np.ascontiguousarray(utility, dtype=np.float64)
    if worth.shape != (8, 8, 3):
        raise PositionError(f"a utility has the shape (8, 8, 3), not {worth.shape}")
    if np.isnan(worth).any():
        raise PositionError("a utility has no NaN")
    return worth


def standard_order(value: tuple[int, int, *tuple[float, ...]]) -> tuple[int, int]:
    """Sort what begins with tile and end named: by tile, of one tile the higher end first."""
    return value[0], -value[1]
