"""Equity: the chance of each seat to win the game from each score.

For the aim `points` among three who play for points; for the aim `win` that of a seat that plays to
win against two who play for points, whichever seat it is. Scores go by speaking order, the next
deal's first bidder first. Scores under -42 count as -42, and a tie at the target or above is
shifted down to the target. Knows how equity is kept and read; `equity_build` makes it.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

from trimoon.almanac.errors import AlmanacError, AlmanacFault
from trimoon.almanac.worth import Aim
from trimoon.rules import MoonMade, Ruleset

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

FLOOR: Final = -42
TARGET: Final = 21
SIZE: Final = TARGET + 1 - FLOOR
KNOTS: Final = (-42, -31, -21, -14, -9, -5, -2, 0, 2, 4, 6, 8, *range(10, 22))
"""The scores at which equity is computed; it is linear between them."""

FIELDS: Final = {
    "classic": Ruleset(),
    "moon_21": Ruleset(moon_made=MoonMade.SCORES_21),
    "over_seven": Ruleset(moon_only_over_seven=True),
}
"""The rulesets with an equity of their own, by the name of their file."""


@dataclass(frozen=True, slots=True)
class Equity:
    """The chances of all three seats, for games to `target`.

    `values` has shape (64, 64, 64, 3): by the scores of the first, second and third to speak, from
    -42 to 21, and then by seat in that order.
    """

    values: NDArray[np.float32]
    target: int = TARGET
    _rows: NDArray[np.float32] = field(init=False, repr=False)

    def __post_init__(self) -> None:
        import numpy as np

        won = np.eye(3, dtype=np.float32)
        object.__setattr__(self, "_rows", np.concatenate([self.values.reshape(-1, 3), won]))

    def rows(self, scores: NDArray[np.int64], winner: NDArray[np.int64]) -> NDArray[np.int64]:
        """Give where the equity of scores stands, for `at`; they are of shape (…, 3).

        The next first bidder comes first; `winner`, shape (…), is the place of a seat that has won
        already, or -1.
        """
        import numpy as np

        over = np.maximum(scores.max(axis=-1, keepdims=True) - self.target, 0)
        places = scores - over
        if self.target != TARGET:
            stretched = np.rint(places * (TARGET / self.target)).astype(np.int64)
            # 98 of 99 would be rounded to 21, where the game is over.
            is_below = places < self.target
            places = np.where(is_below, np.minimum(stretched, TARGET - 1), stretched)
        places = np.clip(places, FLOOR, TARGET) - FLOOR
        rows = (places[..., 0] * SIZE + places[..., 1]) * SIZE + places[..., 2]
        return np.where(winner >= 0, SIZE**3 + winner, rows)

    def at(self, rows: NDArray[np.integer]) -> NDArray[np.float32]:
        """Give the equity that stands at rows: shape (…, 3), the next first bidder first."""
        equity: NDArray[np.float32] = self._rows[rows]
        return equity


def equity_for(ruleset: Ruleset, aim: Aim) -> Equity:
    """Give the equity of an aim under a ruleset.

    A ruleset without one of its own has that of its kind of moon, its target stretched to 21:
    the nearest there is. Raises AlmanacError if the file is missing or damaged.
    """
    return _loaded(_field_of(ruleset), aim, ruleset.target)


def _field_of(ruleset: Ruleset) -> str:
    if ruleset.moon_only_over_seven:
        return "over_seven"
    return "classic" if ruleset.moon_made is MoonMade.WINS_GAME else "moon_21"


@cache
def level_equity(ruleset: Ruleset) -> Equity:
    """Give an equity that knows no score: every seat has a third as long as nobody has won."""
    import numpy as np

    return Equity(np.full((SIZE, SIZE, SIZE, 3), 1 / 3, dtype=np.float32), ruleset.target)


def path_of(field: str, aim: Aim) -> Path:
    """Give the path of the file of an equity."""
    return Path(__file__).with_name(f"equity-{field}-{aim.value}.bin")


@lru_cache(maxsize=16)
def _loaded(field: str, aim: Aim, target: int) -> Equity:
    return Equity(spread_out(read(path_of(field, aim))), target)


def read(path: Path) -> NDArray[np.float32]:
    """Read the equity at the knots, shape (knots, knots, knots, 3); raise AlmanacError."""
    import hashlib

    import numpy as np

    try:
        content = path.read_bytes()
    except OSError as error:
        raise AlmanacError.of(path, AlmanacFault.UNREADABLE.told(cause=error.strerror)) from error
    checksum, payload = content[:32], content[32:]
    size = len(KNOTS)
    if hashlib.sha256(payload).digest() != checksum or len(payload) != size**3 * 6:
        raise AlmanacError.of(path, AlmanacFault.DAMAGED.told())
    values = np.frombuffer(payload, dtype="<u2").reshape(size, size, size, 3)
    return values.astype(np.float32) / np.float32(65535)


def write(path: Path, at_knots: NDArray[np.float32]) -> None:
    """Write the equity at the knots, all or nothing: 16 bits for each seat."""
    import hashlib
    import os

    import numpy as np

    payload = np.rint(np.clip(at_knots, 0, 1) * 65535).astype("<u2").tobytes()
    draft = path.with_suffix(".draft")
    draft.write_bytes(hashlib.sha256(payload).digest() + payload)
    os.replace(draft, path)


def spread_out(at_knots: NDArray[np.float32]) -> NDArray[np.float32]:
    """Give the equity at every score between the knots."""
    import numpy as np

    scores = np.arange(FLOOR, TARGET + 1)
    knots = np.array(KNOTS)
    low = np.clip(np.searchsorted(knots, scores, side="right") - 1, 0, len(knots) - 2)
    share = ((scores - knots[low]) / (knots[low + 1] - knots[low])).astype(np.float32)
    values = at_knots
    for axis in range(3):
        form = [1, 1, 1, 1]
        form[axis] = len(scores)
        weight = share.reshape(form)
        values = values.take(low, axis) * (1 - weight) + values.take(low + 1, axis) * weight
    return values
