"""`random`: any legal action is as likely as any other. The floor under every measurement."""

from __future__ import annotations

from dataclasses import dataclass

from trimoon.bots.decisions import Candidate, Decision, Limit, require_turn
from trimoon.rules import SeatView


@dataclass(frozen=True, slots=True)
class Uniform:
    """A bot that chooses among the legal actions by its seed alone."""

    name: str = "random"
    version: int = 1

    def decide(self, view: SeatView, limit: Limit, seed: int) -> Decision:
        """Choose a legal action, each equally likely; raise NoDecision if it is not its turn."""
        from random import Random  # Slow to load, and the library is often loaded without it.

        require_turn(view)
        actions = view.legal_actions
        action = actions[int(Random(seed).random() * len(actions))]
        candidates = tuple(Candidate(each, 1 / len(actions)) for each in actions)
        return Decision(action, candidates, self.name, self.version, seed)
