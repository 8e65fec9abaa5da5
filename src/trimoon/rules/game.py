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
        """The first bidder of this deal or of the next one; None before the first (R3.2)."""
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


def is_tie(finished: FinishedDeal) -> bool:
    """Tell whether the game goes on though a seat has reached the target: a tie (R8.3)."""
    return max(finished.scores) >= finished.deal.ruleset.target and _winner(finished) is None


def legal_actions(state: GameState) -> tuple[Action, ...]:
    """Give the legal actions of the seat to act, in standard order; chance has none."""
    return actions_of(state.turn)


def apply(state: GameState, action: Action) -> GameState:
    """Give the game after an action; raise IllegalAction if the rules refuse it.

    >>> from trimoon.rules import TILES
    >>> hands = TileSet(TILES[:7]), TileSet(TILES[7:14]), TileSet(TILES[14:21])
    >>> apply(GameState(), Shuffle(Deal(hands, TILES[21]), Seat.WEST)).actor
    <Seat.WEST: 1>
    """
    if isinstance(action, Shuffle) and state.phase is Phase.SHUFFLE:
        return _after_shuffle(state, action)
    refused = refusal(state.turn, action)
    if refused is not None:
        raise refused
    assert state.deal is not None
    deal = advance(state.deal, action)
    if deal.actor is None:
        return _after_deal(state, deal)
    return GameState(state.ruleset, state.scores, state.finished, deal)


def _after_shuffle(state: GameState, shuffle: Shuffle) -> GameState:
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
    points, before = _NO_POINTS, state.scores
    if deal.declarer is not None:
        points = deal_points(deal.declarer, deal.bid, deal.taken, state.ruleset)
    scores = (before[0] + points[0], before[1] + points[1], before[2] + points[2])
    last = FinishedDeal(deal, points, scores)
    return GameState(state.ruleset, scores, (*state.finished, last), None, _winner(last))


def _winner(finished: FinishedDeal) -> Seat | None:
    deal = finished.deal
    if deal.declarer is None:
        return None
    return winner_after(finished.scores, deal.declarer, deal.bid, bool(deal.made), deal.ruleset)
