"""What a room does by itself next: a bot's turn, a forced tile, or the next deal of bots."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from trimoon.room.players import WAITS
from trimoon.room.standing import Standing
from trimoon.rules import Phase, Play, Seat, legal_actions


@dataclass(frozen=True, slots=True)
class BotsTurn:
    """A bot is to act."""

    seat: Seat
    bot: str


@dataclass(frozen=True, slots=True)
class ForcedPlay:
    """A person who wants it so has only one tile to play."""

    seat: Seat
    play: Play


@dataclass(frozen=True, slots=True)
class DealOn:
    """Nobody but bots waits for the next deal."""


Step: TypeAlias = BotsTurn | ForcedPlay | DealOn


def step_after(standing: Standing) -> Step | None:
    """Give what the room does next; None if it waits for a person or the game is over."""
    state, players = standing.state, standing.opening.players
    if state.phase is Phase.SHUFFLE:
        return DealOn() if all(player.bot for player in players) else None
    seat = state.actor
    if seat is None:
        return None
    bot = players[seat].bot
    if bot is not None:
        return BotsTurn(seat, bot)
    return _forced(standing, seat) if standing.preferences[seat].auto_forced else None


def _forced(standing: Standing, seat: Seat) -> ForcedPlay | None:
    match legal_actions(standing.state):
        case (Play() as play,):
            return ForcedPlay(seat, play)
    return None


def follows_trick(standing: Standing) -> bool:
    """Tell whether a trick has just been completed, so that everybody wants to look at it."""
    deal = standing.state.deal
    if deal is None:
        return bool(standing.state.finished)
    return bool(deal.tricks) and deal.trick is not None and not deal.trick.tiles


def pace_of(standing: Standing) -> float:
    """Give by what waits are multiplied: what the person who wants to wait longest has asked."""
    asked = zip(standing.opening.players, standing.preferences, strict=True)
    return max((WAITS[wanted.pace] for player, wanted in asked if player.bot is None), default=1.0)
