"""From what a seat asks for to the rows that say it, all of them or a refusal.

Knows whose turn it is and what chance adds by itself: the next shuffle, and a deal's result.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from trimoon.room import codec
from trimoon.room.claiming import claimed
from trimoon.room.players import Opening
from trimoon.room.requests import Claim, NextDeal, Prefer, Request, Undo
from trimoon.room.standing import Standing
from trimoon.room.undoing import undone
from trimoon.rules import (
    Action,
    GameState,
    IllegalAction,
    Phase,
    Reason,
    Seat,
    Shuffle,
    Widow,
    apply,
)
from trimoon.shuffle import deal_from, seed_for
from trimoon.store import Entry, JsonObject

PERSONS_BYTES = bytes(16)
"""What a person adds to the shuffle as long as browsers do not: zeros, written as such."""


def entries_for(
    standing: Standing, seat: Seat | None, requests: Sequence[Request], remarks: JsonObject
) -> list[Entry]:
    """Write what a seat asks for, in order; raise IllegalAction if anything of it is refused.

    Without a seat it is the room itself that asks.
    """
    if Undo() in requests:
        return [_undone(standing, seat, requests)]
    entries: list[Entry] = []
    state = standing.state
    for request in requests:
        match request:
            case Prefer():
                assert seat is not None
                entries.append(codec.prefer_entry(seat, request))
            case NextDeal():
                _check_between_deals(state)
                entries.append(codec.next_entry(codec.ROOM if seat is None else seat.letter))
                state, dealt = dealt_next(standing.opening, state)
                entries.append(dealt)
            case Claim():
                assert seat is not None
                state, played = claimed(state, seat)
                entries.extend(played)
            case Undo():
                raise AssertionError("an undo stands alone")
            case _:
                assert seat is not None
                state, acted = _acted(state, seat, request, remarks)
                entries.extend(acted)
    return entries


def _undone(standing: Standing, seat: Seat | None, requests: Sequence[Request]) -> Entry:
    if len(requests) > 1:
        raise ValueError("an undo is asked for alone: what else is asked depends on it")
    assert seat is not None
    return undone(standing, seat)


def _check_between_deals(state: GameState) -> None:
    if state.phase is Phase.SHUFFLE:
        return
    if state.winner is not None:
        raise IllegalAction(Reason.GAME_OVER, "R8", "the game is over")
    raise IllegalAction(Reason.WRONG_PHASE, "R3.1", "a deal is under way", phase=state.phase)


def dealt_next(opening: Opening, state: GameState) -> tuple[GameState, Entry]:
    """Let chance deal: the state after it, and its row."""
    number = len(state.finished)
    shuffle, seed = shuffle_for(opening, number)
    state = apply(state, shuffle)
    assert state.first_bidder is not None
    return state, codec.shuffle_entry(shuffle, state.first_bidder, number + 1, seed)


def shuffle_for(opening: Opening, number: int) -> tuple[Shuffle, bytes | None]:
    """Give the deal of a number, counted from 0, and its seed: None if it was laid down."""
    seed = seed_for(opening.master, number)
    drawn = deal_from(
        seed,
        [b"" if player.bot else PERSONS_BYTES for player in opening.players],
        opening.game_id,
        widow=opening.ruleset.widow is not Widow.NONE,
        first=number == 0,
    )
    if number >= len(opening.deals):
        return drawn, seed
    laid = opening.deals[number]
    first = None if number else laid.first_bidder
    return Shuffle(laid.deal, drawn.first_bidder if first is None else first), None


def _acted(
    state: GameState, seat: Seat, action: Action, remarks: JsonObject
) -> tuple[GameState, Iterator[Entry]]:
    _check_turn(state, seat, action)
    after = apply(state, action)
    is_over = len(after.finished) > len(state.finished)
    entries = [codec.action_entry(seat, action, remarks)]
    return after, iter([*entries, codec.result_entry(after)] if is_over else entries)


def _check_turn(state: GameState, seat: Seat, action: Action) -> None:
    if state.winner is not None:
        raise IllegalAction(Reason.GAME_OVER, "R8", "the game is over")
    if isinstance(action, Shuffle):
        raise IllegalAction(Reason.NOT_YOUR_TURN, "R3.1", "only chance deals")
    if state.actor is not None and state.actor != seat:
        raise IllegalAction(
            Reason.NOT_YOUR_TURN,
            "R1.1",
            f"it is the turn of {state.actor.letter}, not of {seat.letter}",
            seat=state.actor,
        )
