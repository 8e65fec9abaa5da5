"""`ismcts-1k`, `ismcts-10k`: fixed rungs that play by information-set Monte Carlo tree search.

Single-observer IS-MCTS (Cowling, Powley and Whitehouse 2012) with the defaults of OpenSpiel's bot.
They call and exchange as `pimc` does; a play is worth own points less the mean of the others'.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from trimoon.bots.decisions import Candidate, Decision, Limit, require_turn
from trimoon.bots.faceup import codes_like, position_in
from trimoon.bots.pimc import best_first, contract_candidates
from trimoon.bots.spending import Spending
from trimoon.bots.worlds import worlds_of
from trimoon.rules import Phase, SeatView
from trimoon.solver import backend, payoffs, search_worlds

_MOST_WORLDS: Final = 2000
_SIMULATIONS_OF_TWIN: Final = 400
"""What the twin manages in two seconds."""


@dataclass(frozen=True, slots=True)
class Ismcts:
    """A bot that plays the tile most visited by a number of simulations.

    Of its limit it heeds the counts: `nodes` are simulations, `worlds` those that they draw from.
    """

    name: str
    simulations: int
    version: int = 2

    def decide(self, view: SeatView, limit: Limit, seed: int) -> Decision:
        """Decide within the limit; raise NoDecision if it is not this seat's turn."""
        require_turn(view)
        spending = Spending(limit)
        if view.phase is not Phase.PLAY:
            candidates = contract_candidates(view, spending, seed)
            counts = spending.counts
        else:
            simulations = self._simulations(limit)
            candidates = _plays(view, spending.planned(_MOST_WORLDS), simulations, seed)
            counts = Limit(worlds=limit.worlds, nodes=simulations)
        return Decision(candidates[0].action, candidates, self.name, self.version, seed, counts)

    def _simulations(self, limit: Limit) -> int:
        most = self.simulations
        if backend == "twin" and limit.nodes is None:
            most = min(most, _SIMULATIONS_OF_TWIN)
        return most if limit.nodes is None else max(2, min(most, limit.nodes))


def _plays(view: SeatView, count: int, simulations: int, seed: int) -> tuple[Candidate, ...]:
    if len(view.legal_actions) == 1:
        return (Candidate(view.legal_actions[0], 0.0),)
    deal = view.deal
    assert deal is not None
    worlds = worlds_of(view, count, seed)
    codes = codes_like(position_in(view, worlds.hands[0]), worlds.hands)
    utility = payoffs(deal.bid, view.ruleset)
    tried = search_worlds(codes, utility, deal.taken, simulations=simulations, seed=seed)
    return best_first(Candidate(play, float(each.visits)) for play, each in tried.items())


ISMCTS_RUNGS: Final = (Ismcts("ismcts-1k", 1_000), Ismcts("ismcts-10k", 10_000))
