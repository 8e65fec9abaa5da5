"""How a game stands: its log, folded by the rules.

Facts in the log hold: where today's rules disagree with the result that was written when a deal
was played, the written one stands and the difference is reported.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

import structlog

from trimoon.room import codec
from trimoon.room.happenings import Claimed, Happening, Undone, after_action, after_result
from trimoon.room.players import Opening, Preferences
from trimoon.room.requests import Prefer
from trimoon.rules import Action, GameState, Seat, TrimoonError, apply
from trimoon.store import Entry, Row

_log = structlog.get_logger(__name__)


class UnreadableLog(TrimoonError):
    """A row of a game's log cannot be followed."""


_UNREADABLE = (TrimoonError, ValueError, KeyError, TypeError, IndexError)


def _unreadable(game: str, seq: int, entry: Entry) -> UnreadableLog:
    # The cause may name hidden tiles, so it is no part of the sentence.
    return UnreadableLog(
        f"game {game}, row {seq} ({entry.kind}) cannot be followed: was it written by a newer "
        "Trimoon, or changed by hand?"
    )


@dataclass(frozen=True, slots=True)
class Decision:
    """A person decided something after row `seq`, when the game stood like this."""

    seq: int
    seat: Seat
    state: GameState


@dataclass(frozen=True, slots=True)
class Standing:
    """A game after `seq` rows of its log, with everything known: not for viewers.

    `decisions` are those of people in the last deal, automatic tiles left out, that have not
    been undone; `undone` counts how often one was.
    """

    opening: Opening
    state: GameState
    preferences: tuple[Preferences, Preferences, Preferences]
    seq: int
    decisions: tuple[Decision, ...] = ()
    undone: int = 0

    @classmethod
    def begin(cls, opening: Opening) -> Standing:
        """Give the standing after the first row, before the first deal."""
        asked = Preferences()
        return cls(opening, GameState(opening.ruleset), (asked, asked, asked), 1)


def folded(rows: Sequence[Row]) -> tuple[Standing, tuple[Happening, ...]]:
    """Fold a whole log: how the game stands, and what everybody saw."""
    return folded_on(Standing.begin(opening_of(rows)), rows[1:])


def opening_of(rows: Sequence[Row]) -> Opening:
    """Read what a log begins with; raise UnreadableLog if that cannot be followed."""
    if not rows or rows[0].kind != "game":
        raise UnreadableLog("a log begins with a row of kind game")
    try:
        return codec.opening_of(rows[0])
    except _UNREADABLE as error:
        raise _unreadable(rows[0].game, 1, rows[0]) from error


def folded_on(
    standing: Standing, entries: Iterable[Entry]
) -> tuple[Standing, tuple[Happening, ...]]:
    """Fold further rows onto a standing; raise UnreadableLog if one cannot be followed."""
    seen: list[Happening] = []
    for entry in entries:
        try:
            standing, happenings = _after(standing, entry)
        except _UNREADABLE as error:
            raise _unreadable(standing.opening.game_id, standing.seq + 1, entry) from error
        seen.extend(happenings)
    return standing, tuple(seen)


def _after(standing: Standing, entry: Entry) -> tuple[Standing, tuple[Happening, ...]]:
    here = replace(standing, seq=standing.seq + 1)
    match entry.kind:
        case "next":
            return here, ()
        case "prefer":
            return _preferring(here, *codec.prefer_of(entry)), ()
        case "claim":
            seat = codec.claimant_of(entry)
            return _decided(here, seat), (Claimed(here.seq, seat),)
        case "undo":
            seat, to = codec.undo_of(entry)
            return _undone(here, to), (Undone(here.seq, seat),)
        case "result":
            here = replace(here, state=_with_result(here, entry))
            return here, after_result(here.seq, here.state)
        case "shuffle":
            shuffle = codec.shuffle_of(entry, not here.state.finished)
            moved, seen = _acted(replace(here, decisions=()), shuffle)
            _compare(moved, "first_bidder", codec.first_bidder_of(entry), moved.state.first_bidder)
            return moved, seen
        case _:
            action, actor = codec.action_of(entry), here.state.actor
            if actor is not None and not codec.is_automatic(entry):
                here = _decided(here, actor)
            return _acted(here, action)


def _preferring(here: Standing, seat: Seat, wanted: Prefer) -> Standing:
    held = here.preferences[seat]
    asked = Preferences(
        held.auto_forced if wanted.auto_forced is None else wanted.auto_forced,
        held.pace if wanted.pace is None else wanted.pace,
    )
    south, west, east = (asked if i == seat else p for i, p in enumerate(here.preferences))
    return replace(here, preferences=(south, west, east))


def _decided(here: Standing, seat: Seat) -> Standing:
    """Remember how the game stands before a person decides."""
    if here.opening.players[seat].bot is not None:
        return here
    made = Decision(here.seq - 1, seat, here.state)
    return replace(here, decisions=(*here.decisions, made))


def _undone(here: Standing, to: int) -> Standing:
    place = [decision.seq for decision in here.decisions].index(to)
    state, before = here.decisions[place].state, here.decisions[:place]
    return replace(here, state=state, decisions=before, undone=here.undone + 1)


def _acted(here: Standing, action: Action) -> tuple[Standing, tuple[Happening, ...]]:
    state = apply(here.state, action)
    return replace(here, state=state), after_action(here.seq, here.state, action, state)


def _with_result(here: Standing, entry: Entry) -> GameState:
    state, last = here.state, here.state.finished[-1]
    points, scores = codec.points_of(entry, "points"), codec.points_of(entry, "scores")
    winner = codec.winner_of(entry)
    agreed = (
        _compare(here, "tricks", codec.points_of(entry, "tricks"), last.deal.taken),
        _compare(here, "points", points, last.points),
        _compare(here, "scores", scores, last.scores),
        _compare(here, "winner", winner, state.winner),
    )
    if all(agreed):
        return state
    held = replace(last, points=points, scores=scores)
    return replace(state, scores=scores, winner=winner, finished=(*state.finished[:-1], held))


def _compare(here: Standing, fact: str, written: object, computed: object) -> bool:
    if written != computed:
        _log.warning(
            "fact_differs",
            game=here.opening.game_id,
            seq=here.seq,
            fact=fact,
            written=str(written),
            computed=str(computed),
        )
    return written == computed
