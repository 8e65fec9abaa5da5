"""One deal under way: its layout and all that was done with it, from shuffle to score (R3 to R7).

A `DealState` knows everything; `advance` trusts that an action is legal (`turn` has checked it).
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum
from typing import Any

from trimoon.rules.actions import Action, Call, Deal, Discard, Play, Shuffle, WidowChoice
from trimoon.rules.auction import declarer_place, highest_bid, is_auction_over
from trimoon.rules.ruleset import Ruleset, Widow
from trimoon.rules.scoring import Points, is_made
from trimoon.rules.seats import Seat
from trimoon.rules.strength import taker_place
from trimoon.rules.suits import Suit, suit_asked_for
from trimoon.rules.tiles import Pip, Tile, TileSet
from trimoon.rules.trumps import Trump

Hands = tuple[TileSet, TileSet, TileSet]


class Phase(Enum):
    """What happens next; SHUFFLE waits for chance, OVER for nobody."""

    SHUFFLE = "shuffle"
    AUCTION = "auction"
    WIDOW = "widow"
    DISCARD = "discard"
    TRUMP = "trump"
    PLAY = "play"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Trick:
    """Up to three tiles in playing order, the leader's first; `named` is the end asked for (R9)."""

    leader: Seat
    tiles: tuple[Tile, ...] = ()
    named: Pip | None = None
    taker: Seat | None = None

    @property
    def turn(self) -> Seat | None:
        """The seat that plays next; None when the trick is complete."""
        return None if len(self.tiles) == 3 else self.leader.plus(len(self.tiles))

    @property
    def plays(self) -> tuple[tuple[Seat, Tile], ...]:
        """The tiles with who played them, in playing order."""
        return tuple((self.leader.plus(i), tile) for i, tile in enumerate(self.tiles))

    def tile_of(self, seat: Seat) -> Tile | None:
        """Give the tile that a seat has played to this trick."""
        place = (seat - self.leader) % 3
        return self.tiles[place] if place < len(self.tiles) else None

    def suit(self, trump: Trump) -> Suit | None:
        """Give the suit asked for (R6.2); None before the lead."""
        return suit_asked_for(self.tiles[0], trump, self.named) if self.tiles else None

    def winning(self, trump: Trump) -> Seat | None:
        """Give the seat whose tile wins so far (R6.5); None before the lead."""
        suit = self.suit(trump)
        return None if suit is None else self.leader.plus(taker_place(self.tiles, suit, trump))


@dataclass(frozen=True, slots=True)
class DealState:
    """A deal under way or over, with everything known.

    `hands` are the tiles still held by seat, `tricks` the complete ones, `trick` the one on the
    table (None outside the play).
    """

    ruleset: Ruleset
    layout: Deal
    first_bidder: Seat
    phase: Phase
    actor: Seat | None
    hands: Hands
    calls: tuple[Call, ...] = ()
    declarer: Seat | None = None
    widow_choice: WidowChoice | None = None
    discard: Tile | None = None
    trump: Trump | None = None
    tricks: tuple[Trick, ...] = ()
    trick: Trick | None = None

    @classmethod
    def begin(cls, ruleset: Ruleset, layout: Deal, first_bidder: Seat) -> DealState:
        """Give the deal as it stands after the shuffle, before the first call."""
        return cls(ruleset, layout, first_bidder, Phase.AUCTION, first_bidder, layout.hands)

    @property
    def bid(self) -> Call:
        """The highest bid so far; PASS while there is none."""
        return highest_bid(self.calls)

    @property
    def taken(self) -> Points:
        """Tricks taken so far, by seat."""
        return taken_by_seat(self.tricks)

    @property
    def thrown_in(self) -> bool:
        """Whether all three passed (R4.5)."""
        return self.phase is Phase.OVER and self.declarer is None

    @property
    def made(self) -> bool | None:
        """Whether the bid was made (R7.1); None until the deal is over, and if thrown in."""
        if self.phase is not Phase.OVER or self.declarer is None:
            return None
        return is_made(self.bid, self.taken[self.declarer])


def taken_by_seat(tricks: tuple[Trick, ...]) -> Points:
    """Count the complete tricks by their takers."""
    takers = [trick.taker for trick in tricks]
    return (takers.count(Seat.SOUTH), takers.count(Seat.WEST), takers.count(Seat.EAST))


def advance(deal: DealState, action: Action) -> DealState:
    """Give the deal after a legal action of the seat whose turn it is."""
    if isinstance(action, Play):
        return _after_play(deal, action)
    if isinstance(action, Call):
        return _after_call(deal, action)
    assert not isinstance(action, Shuffle), action
    return _after_declarer(deal, action)


def _after_call(deal: DealState, call: Call) -> DealState:
    calls = (*deal.calls, call)
    if not is_auction_over(calls):
        assert deal.actor is not None
        return replace(deal, calls=calls, actor=deal.actor.next)
    place = declarer_place(calls)
    if place is None:
        return replace(deal, calls=calls, phase=Phase.OVER, actor=None)
    declarer = deal.first_bidder.plus(place)
    return _entering(deal, _after_auction(deal.ruleset), declarer, calls=calls)


def _after_auction(ruleset: Ruleset) -> Phase:
    if ruleset.trump_before_widow or ruleset.widow is Widow.NONE:
        return Phase.TRUMP
    return _first_widow_phase(ruleset)


def _first_widow_phase(ruleset: Ruleset) -> Phase:
    return Phase.WIDOW if ruleset.widow is Widow.OPTIONAL else Phase.DISCARD


def _after_declarer(deal: DealState, action: Discard | Trump | WidowChoice) -> DealState:
    declarer, ruleset = deal.declarer, deal.ruleset
    assert declarer is not None
    after_exchange = Phase.PLAY if ruleset.trump_before_widow else Phase.TRUMP
    match action:
        case Discard(tile):
            hands = _with_hand(deal.hands, declarer, deal.hands[declarer].removing(tile))
            return _entering(deal, after_exchange, declarer, discard=tile, hands=hands)
        case Trump():
            trump_first = ruleset.trump_before_widow
            phase = _first_widow_phase(ruleset) if trump_first else Phase.PLAY
            return _entering(deal, phase, declarer, trump=action)
        case _:
            phase = Phase.DISCARD if action is WidowChoice.TAKE else after_exchange
            return _entering(deal, phase, declarer, widow_choice=action)


def _entering(deal: DealState, phase: Phase, declarer: Seat, **changes: Any) -> DealState:
    """Begin a phase of the declarer's: the widow is taken up, or the first trick opened."""
    changes |= {"phase": phase, "declarer": declarer, "actor": declarer}
    if phase is Phase.DISCARD:
        assert deal.layout.widow is not None
        hand = deal.hands[declarer].adding(deal.layout.widow)
        changes["hands"] = _with_hand(deal.hands, declarer, hand)
    elif phase is Phase.PLAY:
        changes["trick"] = Trick(declarer)
    return replace(deal, **changes)


def _after_play(deal: DealState, action: Play) -> DealState:
    actor, trick, trump = deal.actor, deal.trick, deal.trump
    assert actor is not None
    assert trick is not None
    assert trump is not None
    hands = _with_hand(deal.hands, actor, deal.hands[actor].removing(action.tile))
    tiles = (*trick.tiles, action.tile)
    named = trick.named if trick.tiles else action.named
    if len(tiles) < 3:
        return _in_play(deal, actor.next, hands, deal.tricks, Trick(trick.leader, tiles, named))
    suit = suit_asked_for(tiles[0], trump, named)
    taker = trick.leader.plus(taker_place(tiles, suit, trump))
    tricks = (*deal.tricks, Trick(trick.leader, tiles, named, taker))
    if len(tricks) < 7:
        return _in_play(deal, taker, hands, tricks, Trick(taker))
    return _in_play(deal, None, hands, tricks, None, Phase.OVER)


def _in_play(
    deal: DealState,
    actor: Seat | None,
    hands: Hands,
    tricks: tuple[Trick, ...],
    trick: Trick | None,
    phase: Phase = Phase.PLAY,
) -> DealState:
    # Written out since `dataclasses.replace` would take half the time of a whole deal.
    return DealState(
        deal.ruleset,
        deal.layout,
        deal.first_bidder,
        phase,
        actor,
        hands,
        deal.calls,
        deal.declarer,
        deal.widow_choice,
        deal.discard,
        deal.trump,
        tricks,
        trick,
    )


def _with_hand(hands: Hands, seat: Seat, hand: TileSet) -> Hands:
    south, west, east = hands
    if seat == 0:
        return (hand, west, east)
    return (south, hand, east) if seat == 1 else (south, west, hand)
