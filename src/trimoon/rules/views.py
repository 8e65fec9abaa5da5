"""What one viewer may know: the only redaction in the project.

`SeatView` and `WatcherView` have no field that could hold another seat's tiles of the deal
under way. Page, socket, terminal, log line and bot all start from `view_for`.

The secrecy law: two states with the same public actions and the same tiles known to viewer V
give V the same bytes; commitments, ids and times held fixed.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import overload

from trimoon.rules.actions import Action, Call, WidowChoice
from trimoon.rules.auction import highest_bid
from trimoon.rules.deal import DealState, Phase, Trick, taken_by_seat
from trimoon.rules.game import FinishedDeal, GameState
from trimoon.rules.ruleset import Ruleset, Widow
from trimoon.rules.scoring import Points
from trimoon.rules.seats import Seat
from trimoon.rules.tiles import Tile, TileSet
from trimoon.rules.trumps import Trump
from trimoon.rules.turn import Turn, actions_of


@dataclass(frozen=True, slots=True)
class PublicDeal:
    """What everybody knows of the deal under way; `hand_sizes` counts tiles by seat."""

    phase: Phase
    actor: Seat
    first_bidder: Seat
    hand_sizes: Points
    calls: tuple[Call, ...]
    declarer: Seat | None
    widow_choice: WidowChoice | None
    trump: Trump | None
    tricks: tuple[Trick, ...]
    trick: Trick | None

    @property
    def bid(self) -> Call:
        """The highest bid so far; PASS while there is none."""
        return highest_bid(self.calls)

    @property
    def taken(self) -> Points:
        """Tricks taken so far, by seat."""
        return taken_by_seat(self.tricks)

    def call_of(self, seat: Seat) -> Call | None:
        """Give what a seat has called; None if it has not spoken."""
        place = (seat - self.first_bidder) % 3
        return self.calls[place] if place < len(self.calls) else None


@dataclass(frozen=True, slots=True)
class WatcherView:
    """What somebody without a seat may know: finished deals, and the public part of this one."""

    ruleset: Ruleset
    scores: Points
    finished: tuple[FinishedDeal, ...]
    winner: Seat | None
    deal: PublicDeal | None

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
    def deal_number(self) -> int:
        """The number of the deal under way, or of the last one between deals, from 1; 0 before."""
        return len(self.finished) + (self.deal is not None)


@dataclass(frozen=True, slots=True)
class SeatView(WatcherView):
    """What one seat may know: all that is public, its own hand, and its own exchange.

    `widow` is set only for a declarer who took it, `discard` only for whoever laid it down.
    """

    viewer: Seat
    hand: TileSet
    widow: Tile | None
    discard: Tile | None

    @property
    def is_to_act(self) -> bool:
        """Whether it is this seat's turn."""
        return self.actor == self.viewer

    @property
    def turn(self) -> Turn:
        """What the legality of this seat's next action depends on; empty when others act."""
        deal = self.deal
        if deal is None or deal.actor != self.viewer:
            return Turn(self.ruleset, Phase.OVER, (), TileSet())
        return Turn(
            self.ruleset, deal.phase, deal.calls, self.hand, deal.trump, deal.trick, not deal.tricks
        )

    @property
    def legal_actions(self) -> tuple[Action, ...]:
        """The actions open to this seat now, in standard order; none when others act."""
        return actions_of(self.turn)


@overload
def view_for(state: GameState, viewer: Seat) -> SeatView: ...
@overload
def view_for(state: GameState, viewer: None) -> WatcherView: ...
def view_for(state: GameState, viewer: Seat | None) -> SeatView | WatcherView:
    """Give what a viewer may know of a game; None is somebody without a seat."""
    deal = state.deal
    shown = None if deal is None else _public_part(deal)
    if viewer is None:
        return WatcherView(state.ruleset, state.scores, state.finished, state.winner, shown)
    knows_exchange = deal is not None and deal.declarer == viewer and _has_taken_widow(deal)
    return SeatView(
        state.ruleset,
        state.scores,
        state.finished,
        state.winner,
        shown,
        viewer,
        TileSet() if deal is None else deal.hands[viewer],
        deal.layout.widow if deal is not None and knows_exchange else None,
        deal.discard if deal is not None and knows_exchange else None,
    )


def _has_taken_widow(deal: DealState) -> bool:
    if deal.ruleset.widow is Widow.OPTIONAL:
        return deal.widow_choice is WidowChoice.TAKE
    return deal.phase is Phase.DISCARD or deal.discard is not None


def _public_part(deal: DealState) -> PublicDeal:
    assert deal.actor is not None
    south, west, east = deal.hands
    return PublicDeal(
        deal.phase,
        deal.actor,
        deal.first_bidder,
        (len(south), len(west), len(east)),
        deal.calls,
        deal.declarer,
        deal.widow_choice,
        deal.trump,
        deal.tricks,
        deal.trick,
    )
