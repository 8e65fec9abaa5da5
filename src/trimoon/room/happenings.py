"""What has happened in a game, as everybody saw it: for logs, announcements and motion.

Made from what is public before and after a row, and the same for every viewer: there is no kind
of happening that could hold a hidden tile, or tell that a tile was played automatically.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from trimoon.rules import (
    Action,
    Call,
    Discard,
    FinishedDeal,
    GameState,
    Play,
    Seat,
    Shuffle,
    Trick,
    Trump,
    WidowChoice,
)


@dataclass(frozen=True, slots=True)
class Dealt:
    """The tiles of a deal have been given out; deals count from 1."""

    seq: int
    deal_number: int
    first_bidder: Seat


@dataclass(frozen=True, slots=True)
class Acted:
    """A seat did something that everybody saw."""

    seq: int
    seat: Seat
    action: Call | WidowChoice | Trump | Play


@dataclass(frozen=True, slots=True)
class LaidAside:
    """The declarer laid a tile face down."""

    seq: int
    seat: Seat


@dataclass(frozen=True, slots=True)
class TrickTaken:
    """A trick was completed; tricks count from 1 in each deal."""

    seq: int
    seat: Seat
    number: int
    trick: Trick


@dataclass(frozen=True, slots=True)
class Claimed:
    """A seat has claimed all the tricks that are left; they are played out next (R6.8)."""

    seq: int
    seat: Seat


@dataclass(frozen=True, slots=True)
class Undone:
    """A person has taken a decision back: what happened since then no longer counts."""

    seq: int
    seat: Seat


@dataclass(frozen=True, slots=True)
class DealOver:
    """A deal was scored, or thrown in; all of it is open now."""

    seq: int
    deal_number: int
    finished: FinishedDeal


@dataclass(frozen=True, slots=True)
class GameWon:
    """The game is over."""

    seq: int
    seat: Seat


Happening: TypeAlias = (
    Dealt | Acted | LaidAside | TrickTaken | Claimed | Undone | DealOver | GameWon
)


def after_action(
    seq: int, before: GameState, action: Action, after: GameState
) -> tuple[Happening, ...]:
    """Tell what everybody saw of an action."""
    if isinstance(action, Shuffle):
        assert after.first_bidder is not None
        return (Dealt(seq, len(after.finished) + 1, after.first_bidder),)
    assert before.actor is not None
    if isinstance(action, Discard):
        return (LaidAside(seq, before.actor),)
    acted = Acted(seq, before.actor, action)
    if not isinstance(action, Play):
        return (acted,)
    return (acted, *_trick_taken(seq, before, after))


def _trick_taken(seq: int, before: GameState, after: GameState) -> tuple[Happening, ...]:
    deal = after.deal or after.finished[-1].deal
    assert before.deal is not None
    if len(deal.tricks) == len(before.deal.tricks):
        return ()
    trick = deal.tricks[-1]
    assert trick.taker is not None
    return (TrickTaken(seq, trick.taker, len(deal.tricks), trick),)


def after_result(seq: int, state: GameState) -> tuple[Happening, ...]:
    """Tell what everybody saw when a deal was scored."""
    over = DealOver(seq, len(state.finished), state.finished[-1])
    return (over,) if state.winner is None else (over, GameWon(seq, state.winner))
