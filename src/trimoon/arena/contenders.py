"""Who plays: a bot by its full name, and the limit that it thinks under.

Reads and writes `name[:points|win][@worlds=N|@nodes=N|@ms=N]`; does not know how bots decide.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from trimoon.arena.faults import ArenaError
from trimoon.bots import Bot, Decision, Limit, bot_for
from trimoon.rules import SeatView

_AIMS: Final = ("points", "win")
_LIMITS: Final = ("worlds", "nodes", "ms")


@dataclass(frozen=True, slots=True)
class Contender:
    """A bot and its limit. `bot` is the full name, without the aim that is the default."""

    bot: str
    limit: Limit = Limit()

    @property
    def name(self) -> str:
        """The name that tells contenders apart, as it is read: with aim and limit.

        >>> Contender("greedy", Limit(seconds=0.1)).name
        'greedy@ms=100'
        """
        limits = [f"{key}={value:.10g}" for key, value in self._limits().items()]
        return "@".join([self.bot, *limits])

    @property
    def aim(self) -> str:
        """What the bot plays for: `points` or `win`."""
        return self.bot.partition(":")[2] or _AIMS[0]

    @property
    def version(self) -> int:
        """The version of the bot here and now."""
        return bot_for(self.bot).version

    def player(self) -> Bot:
        """Give the bot, with its limit built in."""
        return _Limited(bot_for(self.bot), self.limit)

    def to_json(self) -> dict[str, Any]:
        """Give what a result file says of a contender."""
        return {
            "name": self.name,
            "bot": self.bot,
            "aim": self.aim,
            "version": self.version,
            "limit": self._limits(),
        }

    def _limits(self) -> dict[str, float]:
        seconds = self.limit.seconds
        values = (self.limit.worlds, self.limit.nodes, None if seconds is None else 1000 * seconds)
        return {key: value for key, value in zip(_LIMITS, values, strict=True) if value is not None}


def parse_contender(text: str) -> Contender:
    """Read a contender; raise ArenaError, or NoDecision if there is no such bot.

    >>> parse_contender("greedy:points@worlds=50")
    Contender(bot='greedy', limit=Limit(worlds=50, nodes=None, seconds=None))
    """
    head, *limits = text.strip().split("@")
    name, colon, aim = head.partition(":")
    if colon and aim not in _AIMS:
        raise ArenaError(f"{text!r}: a bot's aim is {' or '.join(_AIMS)}, not {aim!r}")
    bot = name if aim in ("", _AIMS[0]) else head
    bot_for(bot)
    return Contender(bot, _limit(text, limits))


def _limit(text: str, parts: list[str]) -> Limit:
    values: dict[str, float] = {}
    for part in parts:
        key, _, number = part.partition("=")
        if key not in _LIMITS:
            raise ArenaError(f"{text!r}: a limit is @worlds=N, @nodes=N or @ms=N, not @{part}")
        if not number.isdecimal() or int(number) < 1:
            raise ArenaError(f"{text!r}: {key} is a whole number from 1, not {number!r}")
        if key in values:
            raise ArenaError(f"{text!r}: the limit of {key} is given twice")
        values[key] = int(number)
    ms = values.pop("ms", None)
    return Limit(**values, seconds=None if ms is None else ms / 1000)  # type: ignore[arg-type]


@dataclass(frozen=True, slots=True)
class _Limited:
    """A bot that thinks under a limit of its own, whatever the game allows."""

    bot: Bot
    limit: Limit

    @property
    def name(self) -> str:
        return self.bot.name

    @property
    def version(self) -> int:
        return self.bot.version

    def decide(self, view: SeatView, limit: Limit, seed: int) -> Decision:
        return self.bot.decide(view, self.limit, seed)
