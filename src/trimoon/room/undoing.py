"""What a person can take back: the own last decision of a deal, in a game against bots only.

Nothing is removed from the log: a row says after which other row the game stands again. A game
that is over stays over, and a deal that has followed puts an end to taking back the one before.
"""

from __future__ import annotations

from collections.abc import Iterable

from trimoon.room import codec
from trimoon.room.standing import Standing
from trimoon.rules import IllegalAction, Reason, Seat
from trimoon.store import Entry, Row


def can_undo(standing: Standing, seat: Seat) -> bool:
    """Tell whether a seat has anything to take back, and may."""
    return _refusal(standing, seat) is None


def undone(standing: Standing, seat: Seat) -> Entry:
    """Write that a seat takes its last decision back; raise IllegalAction if it cannot."""
    if refused := _refusal(standing, seat):
        raise refused
    return codec.undo_entry(seat, standing.decisions[-1].seq)


def results_in(rows: Iterable[Row]) -> list[Row]:
    """Give the results that still stand, from rows in which at least these and undos are."""
    results: list[Row] = []
    for row in rows:
        if row.kind == "result":
            results.append(row)
        elif row.kind == "undo":
            _, to = codec.undo_of(row)
            results = [result for result in results if result.seq <= to]
    return results


def _refusal(standing: Standing, seat: Seat) -> IllegalAction | None:
    if standing.state.winner is not None:
        return IllegalAction(Reason.GAME_OVER, "R8", "the game is over")
    if sum(player.bot is None for player in standing.opening.players) > 1:
        return IllegalAction(
            Reason.UNDO_AMONG_PEOPLE, "", "only a game against bots alone can be taken back"
        )
    if not any(decision.seat == seat for decision in standing.decisions[-1:]):
        return IllegalAction(
            Reason.NOTHING_TO_UNDO, "", f"{seat.letter} has decided nothing in this deal"
        )
    return None
