"""Bots: from what a seat sees, and a limit, to a decision that can be repeated.

Knows views and never full states, except `games`, which shows each bot its own view.
"""

from trimoon.almanac import Aim
from trimoon.bots.advice import Advice, advise
from trimoon.bots.decisions import Candidate, Decision, Limit, NoDecision
from trimoon.bots.games import endless_deals, game_steps, play_game, seed_at
from trimoon.bots.ladder import BOTS, LEVELS, Bot, bot_for, decide, repeated

__all__ = [
    "BOTS",
    "LEVELS",
    "Advice",
    "Aim",
    "Bot",
    "Candidate",
    "Decision",
    "Limit",
    "NoDecision",
    "advise",
    "bot_for",
    "decide",
    "endless_deals",
    "game_steps",
    "play_game",
    "repeated",
    "seed_at",
]
