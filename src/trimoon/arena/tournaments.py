"""A duplicate tournament: the same deals in every seating of the line-up, set after set.

Everything follows from the tournament's seed and the number of the set, so any set can be played
anywhere and at any time. Does not know how many sets are played, or where.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum
from itertools import chain, islice, permutations
from typing import Any, Final

from trimoon.arena.contenders import Contender
from trimoon.arena.faults import ArenaError, ArenaFault
from trimoon.arena.results import GameResult, SetResult, game_result
from trimoon.bots import endless_deals, play_game, seed_at
from trimoon.notation import format_ruleset, ruleset_to_json
from trimoon.rules import GameState, Points, Ruleset, Seat, Shuffle

Lineup = tuple[Contender, Contender, Contender]
Seating = tuple[int, int, int]
"""By seat, the place in the line-up of who sits there."""

MOST_DEALS: Final = 1000
"""A game goes no further: bots that never bid would play for ever."""


class Orders(Enum):
    """In which orders a line-up of different bots sits down."""

    CYCLIC = "cyclic"
    ALL = "all"


@dataclass(frozen=True, slots=True)
class Tournament:
    """Who plays what: the line-up, the rules, the seed, and where a game begins and ends.

    `scores` are those to begin with, in speaking order: the first bidder's first. With
    `single_deals` each game ends after one deal. Raises ArenaError for scores that end a game.
    """

    lineup: Lineup
    ruleset: Ruleset = Ruleset()
    seed: int = 0
    scores: Points = (0, 0, 0)
    single_deals: bool = False
    orders: Orders = Orders.CYCLIC

    def __post_init__(self) -> None:
        best = max(self.scores)
        if best >= self.ruleset.target and self.scores.count(best) == 1:
            scores = ",".join(map(str, self.scores))
            raise ArenaError(ArenaFault.OVER.told(scores=scores, target=self.ruleset.target))

    @property
    def seatings(self) -> tuple[Seating, ...]:
        """The different ways in which the line-up sits down, each seat for each bot.

        Three for A B B, for A B C three or (all orders) six, one for three of the same kind.
        """
        places = (0, 1, 2)
        turned = [(0, 1, 2), (2, 0, 1), (1, 2, 0)]
        wanted = turned if self.orders is Orders.CYCLIC else [*turned, *permutations(places)]
        different: dict[Lineup, Seating] = {}
        for south, west, east in wanted:
            seated = (self.lineup[south], self.lineup[west], self.lineup[east])
            different.setdefault(seated, (south, west, east))
        return tuple(different.values())

    def sets_for(self, games: int) -> int:
        """Give how many sets hold at least so many games."""
        return -(-games // len(self.seatings))

    def to_json(self) -> dict[str, Any]:
        """Give what the header of a result file says of a tournament."""
        return {
            "bots": [contender.to_json() for contender in self.lineup],
            "ruleset": ruleset_to_json(self.ruleset) | {"text": format_ruleset(self.ruleset)},
            "seed": self.seed,
            "scores": list(self.scores),
            "of": "deals" if self.single_deals else "games",
            "orders": self.orders.value,
        }


def play_set(tournament: Tournament, number: int) -> SetResult:
    """Play one set: the same deals once in every seating."""
    seed = seed_at(tournament.seed, number)
    players = [contender.player() for contender in tournament.lineup]
    games: list[GameResult] = []
    longest = GameState()
    for seating in tournament.seatings:
        deals = endless_deals(tournament.ruleset, seed)
        first = next(deals)
        state = play_game(
            [players[place] for place in seating],
            tournament.ruleset,
            islice(chain([first], deals), 1 if tournament.single_deals else MOST_DEALS),
            # The same in every seating: bots that are alike then play alike, and luck cancels.
            seed_at(seed, 0),
            scores=_by_seat(tournament.scores, first),
        )
        games.append(game_result(seating, state))
        longest = max(longest, state, key=lambda each: len(each.finished))
    return SetResult(number, tuple(_hands(longest)), tuple(games))


def _by_seat(scores: Points, first: Shuffle) -> Points:
    assert first.first_bidder is not None
    south, west, east = (scores[(seat - first.first_bidder) % 3] for seat in Seat)
    return (south, west, east)


def _hands(state: GameState) -> Iterator[tuple[int, int, int]]:
    for finished in state.finished:
        south, west, east = finished.deal.layout.hands
        yield (south.mask, west.mask, east.mask)
