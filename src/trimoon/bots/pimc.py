"""`pimc-50`, `pimc-200`, `always-21`: fixed rungs that average over worlds with all tiles face up.

Perfect-information Monte Carlo (Ginsberg 2001; Long and others, AAAI 2010). They know the odds of
the almanac and are blind to the score and to what the others have called. They are there to be
measured against: whoever changes a decision of theirs raises the version.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from trimoon.bots.contracts import chances_before, choices_for
from trimoon.bots.decisions import Candidate, Decision, Limit, require_turn
from trimoon.bots.faceup import tricks_after
from trimoon.bots.spending import Spending
from trimoon.bots.worlds import worlds_of
from trimoon.rules import (
    Action,
    Call,
    Discard,
    Phase,
    Play,
    PublicDeal,
    SeatView,
    WidowChoice,
)

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

LEAST_CHANCE: Final = 0.55
LEAST_CHANCE_OF_21: Final = 0.75


@dataclass(frozen=True, slots=True)
class Pimc:
    """A bot that plays what is best on average over some worlds, each with all tiles face up."""

    name: str
    worlds: int
    is_blind: bool = False
    """Calls 21 with any hand."""
    version: int = 2

    def decide(self, view: SeatView, limit: Limit, seed: int) -> Decision:
        """Decide within the limit; raise NoDecision if it is not this seat's turn."""
        require_turn(view)
        spending = Spending(limit)
        candidates = self._candidates(view, spending, seed)
        return Decision(
            candidates[0].action, candidates, self.name, self.version, seed, spending.counts
        )

    def _candidates(self, view: SeatView, spending: Spending, seed: int) -> tuple[Candidate, ...]:
        if view.phase is Phase.PLAY:
            return plays_by_mean(view, self.worlds, spending, seed)
        if view.phase is Phase.AUCTION and self.is_blind:
            return best_first(
                Candidate(call, float(call is Call.MOON)) for call in calls_open_to(view)
            )
        return contract_candidates(view, spending, seed)


def contract_candidates(view: SeatView, spending: Spending, seed: int) -> tuple[Candidate, ...]:
    """Give what may be called, laid down or named, as all these rungs value it, best first."""
    if view.phase is Phase.AUCTION:
        chances = chances_before(view, spending, seed)
        return best_first(
            Candidate(call, worth_of_call(call, chances)) for call in calls_open_to(view)
        )
    if view.phase is Phase.WIDOW:
        return (Candidate(WidowChoice.TAKE, 1.0), Candidate(WidowChoice.LEAVE, 0.0))
    return _exchange(view, seed)


def calls_open_to(view: SeatView) -> tuple[Call, ...]:
    """Give the legal calls of the seat to act."""
    return tuple(action for action in view.legal_actions if isinstance(action, Call))


def worth_of_call(call: Call, chances: Mapping[Call, float]) -> float:
    """Value a call: b(2p - 1) where p is high enough, 0 for a pass, otherwise below that."""
    if call is Call.PASS:
        return 0.0
    chance = chances[call]
    if chance >= (LEAST_CHANCE_OF_21 if call is Call.MOON else LEAST_CHANCE):
        return call * (2 * chance - 1)
    return chance - 1 - call  # Only a seat that may not pass makes such a call, the lowest one.


def _exchange(view: SeatView, seed: int) -> tuple[Candidate, ...]:
    """Follow the choice that makes the bid most often, on average over all worlds."""
    deal = view.deal
    assert deal is not None
    choice = choices_for(view, seed)[deal.bid]
    wanted: Action | None = choice.trump
    if view.phase is Phase.DISCARD:
        wanted = None if choice.discard is None else Discard(choice.discard)
    chance = choice.chance(deal.bid)
    return best_first(
        # Even a choice that never makes it comes before one that nobody has looked at.
        Candidate(action, chance if action == wanted else -1.0)
        for action in view.legal_actions
    )


def plays_by_mean(
    view: SeatView, count: int, spending: Spending, seed: int
) -> tuple[Candidate, ...]:
    """Value the legal plays over uniformly distributed worlds, best first.

    Made or set counts first, then tricks: those of the declarer, or those it does not take.
    The value is the chance that the seat's side gets its way, plus a little for each trick.
    """
    plays = [action for action in view.legal_actions if isinstance(action, Play)]
    if len(plays) == 1:
        return (Candidate(plays[0], 0.0),)
    worlds = worlds_of(view, spending.planned(count), seed)
    tricks = tricks_after(view, worlds, plays, spending)
    deal = view.deal
    assert deal is not None
    made, taken = _means(tricks, deal)
    if view.viewer is not deal.declarer:
        made, taken = 1 - made, 7 - taken
    values = made + taken / 100_000
    return best_first(map(Candidate, plays, values.tolist()))


def _means(
    tricks: NDArray[np.int8], deal: PublicDeal
) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    return (tricks >= deal.bid.tricks).mean(axis=0), tricks.mean(axis=0)


def best_first(candidates: Iterable[Candidate]) -> tuple[Candidate, ...]:
    """Sort candidates by falling value; equals stay in the order given."""
    return tuple(sorted(candidates, key=lambda candidate: -candidate.value))


PIMC_RUNGS: Final[Sequence[Pimc]] = (
    Pimc("always-21", 50, is_blind=True),
    Pimc("pimc-50", 50),
    Pimc("pimc-200", 200),
)
