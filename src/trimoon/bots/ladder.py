"""The bots by name: what a bot is, which there are, and one function that a pool can run."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, Protocol

from trimoon.almanac import Aim
from trimoon.bots.decisions import Decision, Limit, NoDecision
from trimoon.bots.greedy import Greedy
from trimoon.bots.ismcts import ISMCTS_RUNGS
from trimoon.bots.moons import MOONS, Moon, variant_of
from trimoon.bots.people import LEARNERS, Learner
from trimoon.bots.pimc import PIMC_RUNGS
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


_RUNGS: Final[tuple[Bot, ...]] = (
    Uniform(),
    Greedy(),
    *ISMCTS_RUNGS,
    *PIMC_RUNGS,
    *LEARNERS,
    *MOONS,
)

BOTS: Final[Mapping[str, Bot]] = MappingProxyType({bot.name: bot for bot in _RUNGS})
"""Every bot by its name, with its usual aim."""

LEVELS: Final = tuple(bot.name for bot in (*LEARNERS, *MOONS))
"""The bots that are offered to people, the weakest first."""


def bot_for(name: str) -> Bot:
    """Give the bot of a name, `half-moon` or `half-moon:win`; raise NoDecision if there is none.

    Any bot takes an aim; those that know no score play alike with either.
    """
    plain, colon, aim = name.partition(":")
    bot = BOTS.get(plain) or variant_of(plain)
    if bot is None:
        raise NoDecision(f"there is no bot {plain!r}: choose from {', '.join(BOTS)}")
    if not colon:
        return bot
    if aim not in {each.value for each in Aim}:
        raise NoDecision(f"a bot's aim is points or win, not {aim!r}")
    return bot.aiming(Aim(aim)) if isinstance(bot, Learner | Moon) else bot


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
