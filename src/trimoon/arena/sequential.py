"""A test that may be looked at after every set, and stops a run when its question is answered.

Robbins' normal mixture with the spread estimated as one goes: an interval that holds at all times
at once, so that stopping when it leaves the chance value errs in 5 % of runs at the most. Sources
and the check by simulation are in `docs/arena.md`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from enum import Enum
from math import log, sqrt
from typing import Final

from trimoon.arena.intervals import Interval
from trimoon.arena.results import GameResult, SetResult

_ERROR: Final = 0.05
_FEWEST_SETS: Final = 50
"""The spread is known well enough only then."""

_BEST_AT: Final = 1000
"""The number of sets at which the interval is as narrow as it can be made."""

_MIXTURE: Final = (-2 * log(_ERROR) + log(1 - 2 * log(_ERROR))) / _BEST_AT


class Question(Enum):
    """Whether the bot named first wins more than a third, or makes more points than the others."""

    WINS = "wins"
    POINTS = "points"


@dataclass
class Sequence:
    """Values that come one by one, and the interval of their mean that holds at all times.

    `chance` is the mean if there is nothing to be found.
    """

    chance: float
    values: list[float] = field(default_factory=list)
    _sum: float = 0.0
    _squares: float = 0.0

    def add(self, value: float) -> None:
        """Take the next value."""
        self.values.append(value)
        self._sum += value
        self._squares += value * value

    @property
    def interval(self) -> Interval | None:
        """The mean with its interval; None while there are too few values."""
        n = len(self.values)
        if n < _FEWEST_SETS:
            return None
        mean = self._sum / n
        # As if one more value lay at chance: values that all agree have no spread of their own.
        spread = max(0.0, self._squares - n * mean**2) + (mean - self.chance) ** 2
        mixed = n * _MIXTURE + 1
        wide = 2 * mixed / (n * n * _MIXTURE) * log(sqrt(mixed) / _ERROR)
        half = sqrt(wide * spread / (n - 1))
        return Interval(mean, mean - half, mean + half)

    @property
    def is_decided(self) -> bool:
        """Whether chance lies outside the interval."""
        found = self.interval
        return found is not None and not found.low <= self.chance <= found.high


class Watch:
    """Watches sets for the answer to a question about the bot that is named first.

    `names` are those of the line-up by place: the same name is the same bot.
    """

    def __init__(self, question: Question, names: tuple[str, str, str]) -> None:
        self.question = question
        self._own = tuple(name == names[0] for name in names)
        chance, self._of = _ASKED[question]
        self.sequence = Sequence(chance)

    def heard(self, result: SetResult) -> bool:
        """Take the next set, and tell whether the question is answered."""
        values = [self._of(game, self._own) for game in result.games]
        self.sequence.add(sum(values) / len(values))
        return self.sequence.is_decided

    @property
    def answer(self) -> str | None:
        """`more`, `less`, or None as long as it is open."""
        if not self.sequence.is_decided:
            return None
        found = self.sequence.interval
        return "more" if found is not None and found.value > self.sequence.chance else "less"


def _share_won(game: GameResult, own: tuple[bool, ...]) -> float:
    """Give the games won for each seat; a game without a winner counts as a third for all."""
    if game.winner is None:
        return 1 / 3
    return own[game.seats[game.winner]] / sum(own)


def _points_ahead(game: GameResult, own: tuple[bool, ...]) -> float:
    """Give the points of a deal by which own seats are ahead of the others on average."""
    ahead = 0.0
    for deal in game.deals:
        for seat, points in enumerate(deal.points):
            is_own = own[game.seats[seat]]
            ahead += points / sum(own) if is_own else -points / (3 - sum(own))
    return ahead / len(game.deals)


_ASKED: Final[dict[Question, tuple[float, Callable[[GameResult, tuple[bool, ...]], float]]]] = {
    Question.WINS: (1 / 3, _share_won),
    Question.POINTS: (0.0, _points_ahead),
}
