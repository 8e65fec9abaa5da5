"""The bots by name: what a bot is, which there are, and one function that a pool can run."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, Protocol

from trimoon.bots.decisions import Decision, Limit, NoDecision
from trimoon.bots.greedy import Greedy
from trimoon.bots.uniform import Uniform
from trimoon.rules import SeatView


class Bot(Protocol):
    """Decides from what a seat sees and nothing else: a pure function with a name and a version.

    The version changes whenever any decision does.
    """

    @property
    def name(self) -> str: ...

    @property
    def version(self) -> int: ...

    def decide(self, view: SeatView, limit: Limit, seed: int) -> Decision:
        """Decide for the viewer, whose turn it is; raise NoDecision if it is not."""
        ...


BOTS: Final[Mapping[str, Bot]] = MappingProxyType({bot.name: bot for bot in (Uniform(), Greedy())})
"""Every bot by its name, weakest first."""


def bot_for(name: str) -> Bot:
    """Give the bot of a name; raise NoDecision if there is none."""
    bot = BOTS.get(name)
    if bot is None:
        raise NoDecision(f"there is no bot {name!r}: choose from {', '.join(BOTS)}")
    return bot


def decide(bot_name: str, view: SeatView, limit: Limit, seed: int) -> Decision:
    """Decide by the bot of a name: a function and arguments that any worker process can take."""
    return bot_for(bot_name).decide(view, limit, seed)


def repeated(decision: Decision, view: SeatView) -> Decision:
    """Decide again from what a decision recorded, and the view it was made from.

    Raises NoDecision if the bot is no longer of the version that decided.
    """
    bot = bot_for(decision.bot)
    if bot.version != decision.version:
        raise NoDecision(
            f"{decision.bot} is now version {bot.version}, the decision is of {decision.version}"
        )
    return bot.decide(view, decision.limit, decision.seed)
