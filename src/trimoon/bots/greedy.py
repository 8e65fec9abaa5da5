"""`greedy`: a sensible beginner. Counts tricks, calls what it counts, plays by rules of thumb.

It obeys every house rule, never looks ahead, and is blind to what the others have called and to
the score. It is a fixed rung of the ladder: whoever changes a decision of it raises its version.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from trimoon.bots.decisions import Candidate, Decision, Limit, require_turn
from trimoon.bots.estimate import tenths_expected, tenths_without
from trimoon.bots.greedy_play import plays_by_preference
from trimoon.bots.seen import tiles_in_play
from trimoon.rules import (
    Call,
    Discard,
    Phase,
    SeatView,
    TileSet,
    Widow,
    WidowChoice,
    trumps_offered,
)

_WIDOW_WORTH: Final = 8
"""What is added before the auction for an unseen widow: it brings 7.3 tenths on average."""

_NO_WIDOW: Final = 4
"""What is added where there is none, so that as many bids are made as with it."""

_SEVEN_NEEDS: Final = 73
"""What the count must be for a 7 or 21, where no trick may go astray; others need what they say."""


@dataclass(frozen=True, slots=True)
class Greedy:
    """A bot that counts tricks and plays sensibly, always the same from the same view."""

    name: str = "greedy"
    version: int = 1

    def decide(self, view: SeatView, limit: Limit, seed: int) -> Decision:
        """Decide by rules of thumb, whatever limit and seed; raise NoDecision if not its turn."""
        require_turn(view)
        candidates = _candidates(view)
        return Decision(candidates[0].action, candidates, self.name, self.version, seed)


def _candidates(view: SeatView) -> tuple[Candidate, ...]:
    """Give the legal actions, best first; values are in tricks, of plays only their order."""
    match view.phase:
        case Phase.AUCTION:
            return _calls(view)
        case Phase.WIDOW:
            # Whoever takes it may lay the same tile down again.
            return (
                Candidate(WidowChoice.TAKE, _WIDOW_WORTH / 10),
                Candidate(WidowChoice.LEAVE, 0.0),
            )
        case Phase.DISCARD:
            return _discards(view)
        case Phase.TRUMP:
            return _trumps(view)
        case _:
            plays = plays_by_preference(view)
            return tuple(Candidate(play, float(-place)) for place, play in enumerate(plays))


def _calls(view: SeatView) -> tuple[Candidate, ...]:
    """Make the highest call that the count covers, or else the one it lacks least for."""
    count = tenths_counted(view)
    calls = (call for call in view.legal_actions if isinstance(call, Call))
    return _best_first(Candidate(call, _worth_of_call(call, count)) for call in calls)


def _worth_of_call(call: Call, count: int) -> float:
    """Give what a covered call scores, otherwise the tricks that are lacking, below zero."""
    needed = _SEVEN_NEEDS if call.tricks == 7 else 10 * call.tricks
    return float(call) if count >= needed else (count - needed) / 10


def tenths_counted(view: SeatView) -> int:
    """Count the tricks of a hand before the auction, with the best trump and the widow unseen."""
    others = _others(view)
    best = max(tenths_expected(view.hand, trump, others) for trump in trumps_offered(view.ruleset))
    return best + (_NO_WIDOW if view.ruleset.widow is Widow.NONE else _WIDOW_WORTH)


def _discards(view: SeatView) -> tuple[Candidate, ...]:
    """Lay down what leaves the most tricks, with the trump named already or the best one."""
    named = None if view.deal is None else view.deal.trump
    trumps = trumps_offered(view.ruleset) if named is None else (named,)
    others = _others(view)
    left = [tenths_without(view.hand, trump, others) for trump in trumps]
    return _best_first(
        Candidate(Discard(tile), max(by_tile[tile] for by_tile in left) / 10) for tile in view.hand
    )


def _trumps(view: SeatView) -> tuple[Candidate, ...]:
    others = _others(view)
    return _best_first(
        Candidate(trump, tenths_expected(view.hand, trump, others) / 10)
        for trump in trumps_offered(view.ruleset)
    )


def _others(view: SeatView) -> TileSet:
    """Give the tiles that others may hold before the first lead."""
    others = tiles_in_play(view.ruleset) - view.hand
    return others if view.discard is None else others.removing(view.discard)


def _best_first(candidates: Iterable[Candidate]) -> tuple[Candidate, ...]:
    return tuple(sorted(candidates, key=lambda candidate: -candidate.value))
