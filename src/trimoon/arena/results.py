"""What comes out of a set of games: values, and their form in a result file.

A set is one sequence of deals, played once in every seating of the line-up. Seats are numbered
South 0, West 1, East 2; hands are masks of tiles, as in `TileSet.mask`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any

from trimoon.rules import FinishedDeal, GameState, Points


@dataclass(frozen=True, slots=True)
class DealResult:
    """One deal: what was called in speaking order, the contract, tricks and points by seat.

    `declarer`, `trump` and `made` are None in a deal that was thrown in; its bid is 0.
    """

    first: int
    calls: tuple[int, ...]
    declarer: int | None
    bid: int
    trump: str | None
    made: bool | None
    tricks: Points
    points: Points


@dataclass(frozen=True, slots=True)
class GameResult:
    """One game: by seat the place in the line-up of who sat there, the winner's seat, the deals.

    `winner` is None if the deals ended before the game did.
    """

    seats: tuple[int, int, int]
    winner: int | None
    scores: Points
    deals: tuple[DealResult, ...]


@dataclass(frozen=True, slots=True)
class SetResult:
    """The games of one sequence of deals; `hands` are those dealt, by deal and seat."""

    number: int
    hands: tuple[tuple[int, int, int], ...]
    games: tuple[GameResult, ...]

    def to_json(self) -> dict[str, Any]:
        """Give the set as a line of a result file says it."""
        found = asdict(self)
        return {"set": found.pop("number"), **found}

    @classmethod
    def from_json(cls, value: Mapping[str, Any]) -> SetResult:
        """Read a set; raises KeyError, TypeError or ValueError if it is none."""
        south_west_east = [_three(hands) for hands in value["hands"]]
        return cls(int(value["set"]), tuple(south_west_east), tuple(map(_game, value["games"])))


def game_result(seats: tuple[int, int, int], state: GameState) -> GameResult:
    """Give what a game that is over says in a result file."""
    winner = None if state.winner is None else int(state.winner)
    return GameResult(seats, winner, state.scores, tuple(map(_deal_result, state.finished)))


def _deal_result(finished: FinishedDeal) -> DealResult:
    deal = finished.deal
    return DealResult(
        int(deal.first_bidder),
        tuple(map(int, deal.calls)),
        None if deal.declarer is None else int(deal.declarer),
        int(deal.bid),
        None if deal.trump is None else str(deal.trump),
        deal.made,
        deal.taken,
        finished.points,
    )


def _game(value: Mapping[str, Any]) -> GameResult:
    deals = tuple(_deal(each) for each in value["deals"])
    return GameResult(_three(value["seats"]), value["winner"], _three(value["scores"]), deals)


def _deal(value: Mapping[str, Any]) -> DealResult:
    return DealResult(
        value["first"],
        tuple(value["calls"]),
        value["declarer"],
        value["bid"],
        value["trump"],
        value["made"],
        _three(value["tricks"]),
        _three(value["points"]),
    )


def _three(values: Any) -> tuple[int, int, int]:
    south, west, east = values
    return (int(south), int(west), int(east))
