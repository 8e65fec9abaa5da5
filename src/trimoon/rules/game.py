"""The game over many deals: the one door `apply`, and `legal_actions` (R3 to R8)."""

from __future__ import annotations

from dataclasses import dataclass

from trimoon.rules.actions import Action, Deal, Shuffle
from trimoon.rules.deal import DealState, Phase, advance
from trimoon.rules.errors import IllegalAction, Reason
from trimoon.rules.ruleset import Ruleset, Widow
from trimoon.rules.scoring import Points, deal_points, winner_after
from trimoon.rules.seats import Seat
from trimoon.rules.tiles import TileSet
from trimoon.rules.turn import Turn, actions_of, refusal

_NO_POINTS: Points = (0, 0, 0)


@dataclass(frozen=True, slots=True)
class FinishedDeal:
    """A deal that is over, with its points and the scores after it; everybody may see all of it."""

    deal: DealState
    points: Points
    scores: Points


@dataclass(frozen=True, slots=True)
class GameState:
    """A game with everything known: running scores, the deals that are over, the one under way.

    `deal` is None between deals, when `apply` waits for a `Shuffle`, and at the end.
    """

    ruleset: Ruleset = Ruleset()
    scores: Points = _NO_POINTS
    finished: tuple[FinishedDeal, ...] = ()
    deal: DealState | None = None
    winner: Seat | None = None

    @property
    def phase(self) -> Phase:
        """What happens next."""
        if self.winner is not None:
            return Phase.OVER
        return Phase.SHUFFLE if self.deal is None else self.deal.phase

    @property
    def actor(self) -> Seat | None:
        """The seat whose turn it is; None when chance deals and at the end."""
        return None if self.deal is None else self.deal.actor

    @property
    def first_bidder(self) -> Seat | None:
        """The first bidder of the deal under way or of the next one; None before the first (R3.2)."""
        if self.deal is not None:
            return self.deal.first_bidder
        return self.finished[-1].deal.first_bidder.next if self.finished else None

    @property
    def turn(self) -> Turn:
        """What the legality of the next action depends on."""
        deal = self.deal
        if deal is None or deal.actor is None:
            return Turn(self.ruleset, self.phase, (), TileSet())
        return Turn(
            deal.ruleset,
            deal.phase,
            deal.calls,
            deal.hands[deal.actor],
            deal.trump,
            deal.trick,
            not deal.tricks,
        )


def legal_actions(state: GameState) -> tuple[Action, ...]:
    """Give the legal actions of the seat to act, in standard order; none for chance and at the end."""
    return actions_of(state.turn)


def apply(state: GameState, action: Action) -> GameState:
    """Give the game after an action; raise IllegalAction if the rules refuse it.

    >>> apply(GameState(), Shuffle(deal, Seat.WEST)).actor  # doctest: +SKIP
    <Seat.WEST: 1>
    """
    if isinstance(action, Shuffle):
        return _after_shuffle(state, action)
    refused = refusal(state.turn, action)
    if refused is not None:
        raise refused
    assert state.deal is not None
    deal = advance(state.deal, action)
    if deal.phase is Phase.OVER:
        return _after_deal(state, deal)
    return GameState(state.ruleset, state.scores, state.finished, deal)


def _after_shuffle(state: GameState, shuffle: Shuffle) -> GameState:
    if state.phase is not Phase.SHUFFLE:
        over = state.phase is Phase.OVER
        raise IllegalAction(
            Reason.GAME_OVER if over else Reason.WRONG_PHASE,
            "R8" if over else "R3.1",
            "the game is over" if over else "a deal is under way",
        )
    _check_set(state.ruleset, shuffle.deal)
    first_bidder = state.first_bidder
    if first_bidder is None:
        if shuffle.first_bidder is None:
            raise IllegalAction(
                Reason.FIRST_BIDDER_MISSING, "R3.2", "the first deal names the first bidder"
            )
        first_bidder = shuffle.first_bidder
    elif shuffle.first_bidder is not None:
        raise IllegalAction(
            Reason.FIRST_BIDDER_FIXED, "R3.2", f"{first_bidder.letter} bids first in this deal"
        )
    deal = DealState.begin(state.ruleset, shuffle.deal, first_bidder)
    return GameState(state.ruleset, state.scores, state.finished, deal)


def _check_set(ruleset: Ruleset, deal: Deal) -> None:
    if (deal.widow is None) != (ruleset.widow is Widow.NONE):
        wanted = "21 tiles without 0-0" if ruleset.widow is Widow.NONE else "22 tiles with a widow"
        clause = "R9 widow" if ruleset.widow is Widow.NONE else "R3.1"
        raise IllegalAction(Reason.WRONG_SET, clause, f"this game is played with {wanted}")


def _after_deal(state: GameState, deal: DealState) -> GameState:
    if deal.declarer is None:
        points, scores, winner = _NO_POINTS, state.scores, None
    else:
        points = deal_points(deal.declarer, deal.bid, deal.taken, state.ruleset)
        before = state.scores
        scores = (before[0] + points[0], before[1] + points[1], before[2] + points[2])
        winner = winner_after(scores, deal.declarer, deal.bid, bool(deal.made), state.ruleset)
    finished = (*state.finished, FinishedDeal(deal, points, scores))
    return GameState(state.ruleset, scores, finished, None, winner)
