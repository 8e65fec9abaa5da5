"""A claim (R6.8): judged from the claimant's view, then played out at once, row by row.

The rows that play it out are plays like others, marked as automatic, so that a log is followed
without judging its claims again. The other two play their lowest legal tiles: it makes no
difference, and the choice tells nothing before all is open.
"""

from __future__ import annotations

from typing import Final

from trimoon.analysis import claim_lead
from trimoon.room import codec
from trimoon.rules import (
    GameState,
    IllegalAction,
    Phase,
    Play,
    Reason,
    Seat,
    apply,
    legal_actions,
    view_for,
)
from trimoon.store import Entry, JsonObject

AUTOMATIC: Final[JsonObject] = {"auto": True}
"""The remark of a tile that nobody chose."""


def claimed(state: GameState, seat: Seat) -> tuple[GameState, list[Entry]]:
    """Play a claim out: the state after it and its rows; raise IllegalAction if it is refused."""
    if refused := _refusal(state, seat):
        raise refused
    entries = [codec.claim_entry(seat)]
    while state.deal is not None:
        actor, play = state.actor, _next_play(state, seat)
        assert actor is not None
        entries.append(codec.action_entry(actor, play, AUTOMATIC))
        state = apply(state, play)
    return state, [*entries, codec.result_entry(state)]


def _refusal(state: GameState, seat: Seat) -> IllegalAction | None:
    if state.winner is not None:
        return IllegalAction(Reason.GAME_OVER, "R8", "the game is over")
    if not _is_about_to_lead(state, seat):
        return IllegalAction(
            Reason.CLAIM_BEFORE_LEADING, "R6.8", "a claim is for the seat that is about to lead"
        )
    if claim_lead(view_for(state, seat)) is None:
        return IllegalAction(
            Reason.CLAIM_NOT_SURE, "R6.8", "another seat may be able to take a trick"
        )
    return None


def _is_about_to_lead(state: GameState, seat: Seat) -> bool:
    deal = state.deal
    if deal is None or deal.phase is not Phase.PLAY or deal.actor != seat:
        return False
    return deal.trick is not None and not deal.trick.tiles


def _next_play(state: GameState, claimant: Seat) -> Play:
    if _is_about_to_lead(state, claimant):
        lead = claim_lead(view_for(state, claimant))
        assert lead is not None, "a claim that stands goes on to stand"
        return lead
    lowest = legal_actions(state)[0]
    assert isinstance(lowest, Play)
    return lowest
