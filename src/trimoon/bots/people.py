"""`new-moon`, `young-moon`, `crescent-moon`: levels for people below the strong ones.

They err as learners do, by their `Habits`, never at random. Like every bot they see only a view;
they know of it what they have not forgotten.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from trimoon.almanac import Aim
from trimoon.bots.decisions import Candidate, Decision, Limit, require_turn
from trimoon.bots.faceup import tricks_after
from trimoon.bots.greedy_play import Order, Place, order_of, place_of
from trimoon.bots.habits import Habits, imagined, remembered
from trimoon.bots.hunches import calls_felt, discards_felt, trumps_felt
from trimoon.bots.seen import Seen, beaters
from trimoon.bots.spending import Spending
from trimoon.rules import (
    Phase,
    Play,
    SeatView,
    Suit,
    WidowChoice,
    suit_asked_for,
    tiles_of,
)


@dataclass(frozen=True, slots=True)
class Learner:
    """A bot with habits. With the aim to win it only dares a 21 sooner."""

    base_name: str
    habits: Habits
    aim: Aim = Aim.POINTS
    version: int = 1

    @property
    def name(self) -> str:
        """The name, with the aim where it is not the usual one."""
        return self.base_name if self.aim is Aim.POINTS else f"{self.base_name}:{self.aim.value}"

    def aiming(self, aim: Aim) -> Learner:
        """Give the same bot with another aim."""
        return replace(self, aim=aim)

    def decide(self, view: SeatView, limit: Limit, seed: int) -> Decision:
        """Decide within the limit; raise NoDecision if it is not this seat's turn."""
        require_turn(view)
        spending = Spending(limit)
        found = self._candidates(view, spending, seed)
        candidates = tuple(sorted(found, key=lambda candidate: -candidate.value))
        return Decision(
            candidates[0].action, candidates, self.name, self.version, seed, spending.counts
        )

    def _candidates(self, view: SeatView, spending: Spending, seed: int) -> Sequence[Candidate]:
        match view.phase:
            case Phase.AUCTION:
                return calls_felt(view, self.habits, self.aim)
            case Phase.WIDOW:
                takes = not self.habits.is_careless
                return (
                    Candidate(WidowChoice.TAKE, float(takes)),
                    Candidate(WidowChoice.LEAVE, float(not takes)),
                )
            case Phase.DISCARD:
                return discards_felt(view, self.habits)
            case Phase.TRUMP:
                return trumps_felt(view, self.habits)
            case _:
                return _plays(view, self.habits, spending, seed)


def _plays(view: SeatView, habits: Habits, spending: Spending, seed: int) -> Sequence[Candidate]:
    """Value plays over imagined worlds if there are any; equals, and all else, by rule of thumb."""
    seen = remembered(view, habits)
    plays = plays_by_habit(view, seen, habits)
    if habits.worlds and len(plays) > 1:
        means = _means(view, seen, plays, spending.planned(habits.worlds), spending, seed)
        return list(map(Candidate, plays, means))
    return [Candidate(play, float(-place)) for place, play in enumerate(plays)]


def plays_by_habit(view: SeatView, seen: Seen, habits: Habits) -> tuple[Play, ...]:
    """Give the legal plays by rules of thumb, the best first."""
    place = place_of(view, seen, is_alone=habits.plays_alone)
    plays = [action for action in view.legal_actions if isinstance(action, Play)]
    return tuple(sorted(plays, key=lambda play: _order(place, play, habits.late)))


def _order(place: Place, play: Play, late: int) -> Order:
    order = order_of(place, play)
    if place.trick.tiles or not place.is_declarer or len(place.deal.tricks) >= late:
        return (0, *order)
    suit = suit_asked_for(play.tile, place.trump, play.named)
    if suit is Suit.TRUMPS:
        return (1, *order)
    over = beaters(play.tile, suit, place.trump) & tiles_of(suit, place.trump) & place.others
    return (2 if over else 0, *order)


def _means(
    view: SeatView,
    seen: Seen,
    plays: Sequence[Play],
    count: int,
    spending: Spending,
    seed: int,
) -> list[float]:
    """Give how often each play lets the seat's side have its way, plus a little for each trick."""
    deal = view.deal
    assert deal is not None
    tricks = tricks_after(view, imagined(view, seen, count, seed), plays, spending)
    made, taken = (tricks >= deal.bid.tricks).mean(axis=0), tricks.mean(axis=0)
    if view.viewer is not deal.declarer:
        made, taken = 1 - made, 7 - taken
    means: list[float] = (made + taken / 1000).round(9).tolist()
    return means


LEARNERS: Final = (
    Learner(
        "new-moon",
        Habits(
            memory=0,
            void_memory=0,
            length=7,
            cover=3,
            late=2,
            is_careless=True,
            plays_alone=True,
        ),
    ),
    Learner("young-moon", Habits(memory=1, void_memory=0, length=3, cover=1, late=1)),
    Learner(
        "crescent-moon",
        Habits(memory=1, void_memory=1, counts_trumps=True, length=2, cover=1, worlds=6),
    ),
)
"""The levels below the strong ones, weakest first."""
