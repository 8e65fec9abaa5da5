"""Which tile `greedy` plays: rules of thumb from what the seat has seen, without search."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from typing import TypeAlias

from trimoon.bots.seen import Seen, beaters, seen_by
from trimoon.rules import (
    Play,
    PublicDeal,
    Seat,
    SeatView,
    Suit,
    Tile,
    TileSet,
    Trick,
    Trump,
    is_made,
    strength,
    suit_asked_for,
    tiles_of,
)

Order: TypeAlias = tuple[int, ...]
"""The smaller, the better."""


def plays_by_preference(view: SeatView) -> tuple[Play, ...]:
    """Give the legal plays of the seat to act, the best first; equals in standard order."""
    plays = [action for action in view.legal_actions if isinstance(action, Play)]
    place = place_of(view)
    return tuple(sorted(plays, key=lambda play: order_of(place, play)))


def order_of(place: Place, play: Play) -> Order:
    """Give how a play ranks among those of its seat: the smallest comes first."""
    if place.trick.tiles:
        return _order_of_answer(place, play.tile)
    if place.is_declarer:
        return _order_of_declarers_lead(place, play)
    return _order_of_defenders_lead(place, play)


@dataclass(frozen=True, slots=True)
class Place:
    """The seat to act in a trick, and what it has seen."""

    view: SeatView
    deal: PublicDeal
    trick: Trick
    trump: Trump
    declarer: Seat
    seen: Seen
    trumps: TileSet
    others: TileSet
    is_alone: bool = False
    """Whether the seat takes every other one for a rival."""

    @property
    def is_declarer(self) -> bool:
        return self.view.viewer is self.declarer

    @property
    def is_settled(self) -> bool:
        """Whether the bid is made or set already, so that tricks count for themselves alone."""
        tricks = self.deal.taken[self.declarer]
        lost = len(self.deal.tricks) - tricks
        return is_made(self.deal.bid, tricks) or not is_made(self.deal.bid, 7 - lost)

    def is_rival(self, seat: Seat) -> bool:
        """Whether a trick is better here than there: not while two defenders try to set the bid."""
        is_common = self.is_declarer or seat is self.declarer or self.is_settled
        return is_common or self.is_alone


def place_of(view: SeatView, seen: Seen | None = None, *, is_alone: bool = False) -> Place:
    """Read from a view all that the rules of thumb ask for; `seen` may be less than it shows."""
    deal = view.deal
    assert deal is not None and deal.trick is not None
    assert deal.trump is not None and deal.declarer is not None
    seen = seen_by(view) if seen is None else seen
    others = seen.held_by(view.viewer.next, view.viewer.plus(2))
    trumps = tiles_of(Suit.TRUMPS, deal.trump)
    trick, trump = deal.trick, deal.trump
    return Place(view, deal, trick, trump, deal.declarer, seen, trumps, others, is_alone)


class _Lead(IntEnum):
    """Why to lead a tile, the best reason first."""

    DRAW = 0
    FORCE_OUT = 1
    TAKE = 2
    TAKE_LAST = 3
    HOPE = 4
    LAST_RESORT = 5


def _order_of_declarers_lead(place: Place, play: Play) -> Order:
    """Draw trumps while another may hold one, take what nothing beats, keep trumps for the end."""
    suit = suit_asked_for(play.tile, place.trump, play.named)
    over = len(_beaten_by(place, play.tile, suit) & place.others)
    power = strength(play.tile, suit, place.trump)
    if suit is Suit.TRUMPS:
        return _order_of_trump_lead(place, over, power)
    return (_Lead.HOPE, over, power) if over else (_Lead.TAKE, -power, -play.tile.high)


def _order_of_trump_lead(place: Place, over: int, power: int) -> Order:
    out, held = len(place.others & place.trumps), len(place.view.hand & place.trumps)
    if not over:
        return (_Lead.DRAW if out else _Lead.TAKE_LAST, 0, -power)
    # Worth it with length, and while it also brings out trumps that it beats.
    if over < out and held >= 3:
        return (_Lead.FORCE_OUT, 0, -power)
    return (_Lead.LAST_RESORT, over, power)


def _order_of_defenders_lead(place: Place, play: Play) -> Order:
    """Take what nothing beats, then lead where the declarer holds least above, trumps last."""
    suit = suit_asked_for(play.tile, place.trump, play.named)
    over = _beaten_by(place, play.tile, suit)
    power = strength(play.tile, suit, place.trump)
    if not over & place.others:
        return (_Lead.TAKE, -power, -play.tile.high)
    if suit is Suit.TRUMPS:
        return (_Lead.LAST_RESORT, 0, power)
    return (_Lead.HOPE, len(over & place.seen.may_hold[place.declarer]), power)


def _beaten_by(place: Place, tile: Tile, suit: Suit) -> TileSet:
    """Give the tiles of the suit asked for that beat a tile; trumping in is not counted."""
    return beaters(tile, suit, place.trump) & tiles_of(suit, place.trump)


def _order_of_answer(place: Place, tile: Tile) -> Order:
    """Win cheaply what is worth winning; otherwise part with what is least likely to win later."""
    suit = place.trick.suit(place.trump)
    assert suit is not None
    wins = strength(tile, suit, place.trump) > _power_so_far(place, suit)
    if wins and _is_worth_winning(place, suit):
        risk = _risk(place, tile, suit)
        return (0, risk, strength(tile, suit, place.trump))
    return (1, wins, *_worth_later(place, tile))


def _power_so_far(place: Place, suit: Suit) -> int:
    return max(strength(tile, suit, place.trump) for tile in place.trick.tiles)


def _is_worth_winning(place: Place, suit: Suit) -> bool:
    """Leave a fellow defender's trick alone, unless the declarer may still take it."""
    winning = place.trick.winning(place.trump)
    if winning is None or place.is_rival(winning):
        return True
    tile = place.trick.tile_of(winning)
    return tile is not None and _risk(place, tile, suit) > 0


def _risk(place: Place, tile: Tile, suit: Suit) -> int:
    """Count the tiles by which a rival who plays after this seat may beat a tile."""
    after = place.view.viewer.next
    if len(place.trick.tiles) == 2 or not place.is_rival(after):
        return 0
    held = place.seen.may_hold[after]
    following = held & tiles_of(suit, place.trump)
    return len(beaters(tile, suit, place.trump) & (following or held))


def _worth_later(place: Place, tile: Tile) -> Order:
    suit = suit_asked_for(tile, place.trump)
    over = len(_beaten_by(place, tile, suit) & place.others)
    return (suit is Suit.TRUMPS, -over, tile.high + tile.low)
