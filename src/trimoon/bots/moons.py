"""`half-moon` and `full-moon`: what is known of the hands, the others' calls and the score, used.

They call by search over auctions, exchange and play by what the ends of the deal are worth. Each
part can be left out, or put in another's place, to measure what it brings.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final

from trimoon.almanac import Aim, has_odds
from trimoon.bots.auction import worths_of_calls
from trimoon.bots.averages import MORE, rows_of_worth
from trimoon.bots.contracts import choices_for, serious_choices
from trimoon.bots.decisions import Candidate, Decision, Limit, require_turn
from trimoon.bots.faceup import codes_like, position_in, tricks_in, tricks_of_choices
from trimoon.bots.pimc import best_first, contract_candidates
from trimoon.bots.seen import seen_by
from trimoon.bots.spending import Spending
from trimoon.bots.taking import worths_of_plays
from trimoon.bots.utility import utilities, worth_of_tricks
from trimoon.bots.weights import weights_of
from trimoon.bots.worlds import Worlds, worlds_of
from trimoon.rules import Action, Discard, Phase, Play, Seat, SeatView, Suit, tiles_of
from trimoon.solver import Policy, plan, solve_utilities

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray


class Endgame(Enum):
    """How the last tricks are played: as the others, or by search for every seat's own worth.

    `MAXN`: all tiles face up, every seat for itself, the mean over worlds. `FACE_UP`, `OWN_VIEW`: a
    plan over the seat's information sets against the policy of that name in `solver.plan`.
    """

    NONE = "none"
    MAXN = "maxn"
    FACE_UP = "face_up"
    OWN_VIEW = "own_view"


@dataclass(frozen=True, slots=True)
class Parts:
    """What a bot is made of: how many worlds a decision looks at, and how.

    `exchange` 0 follows the almanac's odds alone; `endgame` begins with `last_tricks` left.
    """

    calls: int
    exchange: int
    plays: int
    searches_auction: bool = True
    weighs_worlds: bool = False
    knows_score: bool = True
    knows_taker: bool = True
    endgame: Endgame = Endgame.FACE_UP
    last_tricks: int = 4


@dataclass(frozen=True, slots=True)
class Moon:
    """A bot that values every action by the ends of the deal that it leads to."""

    base_name: str
    parts: Parts
    aim: Aim = Aim.POINTS
    version: int = 2

    @property
    def name(self) -> str:
        """The name, with the aim where it is not the usual one."""
        return self.base_name if self.aim is Aim.POINTS else f"{self.base_name}:{self.aim.value}"

    def aiming(self, aim: Aim) -> Moon:
        """Give the same bot with another aim."""
        return replace(self, aim=aim)

    def decide(self, view: SeatView, limit: Limit, seed: int) -> Decision:
        """Decide within the limit; raise NoDecision if it is not this seat's turn."""
        require_turn(view)
        spending = Spending(limit)
        candidates = self._candidates(view, spending, seed)
        return Decision(
            candidates[0].action, candidates, self.name, self.version, seed, spending.counts
        )

    def _candidates(self, view: SeatView, spending: Spending, seed: int) -> tuple[Candidate, ...]:
        match view.phase:
            case Phase.PLAY:
                return best_first(self._plays(view, spending, seed))
            case Phase.AUCTION if self.parts.searches_auction and has_odds(view.ruleset):
                return worths_of_calls(
                    view,
                    self.parts.calls,
                    self.aim,
                    spending,
                    seed,
                    knows_score=self.parts.knows_score,
                )
            case Phase.DISCARD | Phase.TRUMP if self.parts.exchange and has_odds(view.ruleset):
                return best_first(self._exchange(view, spending, seed))
            case _:
                return contract_candidates(view, spending, seed)

    def _exchange(self, view: SeatView, spending: Spending, seed: int) -> Sequence[Candidate]:
        """Value the serious choices over worlds in which the others called as they did."""
        tabled = ((each.discard, each.trump) for each in choices_for(view, seed).values())
        if view.discard is not None:
            tabled = ((None, trump) for _, trump in tabled)
        choices = list(dict.fromkeys([*tabled, *serious_choices(view)]))
        worth = self._worth(view)[:, view.viewer]

        def worths(hands: NDArray[np.uint32]) -> NDArray[np.float64]:
            tricks = tricks_of_choices(view, hands, choices, spending)
            valued: NDArray[np.float64] = worth[tricks]
            return valued

        means = self._means(view, self.parts.exchange, worths, spending, seed)
        best: dict[Action, float] = {}
        for (discard, trump), value in zip(choices, means, strict=True):
            action: Action = trump if discard is None else Discard(discard)
            best[action] = max(value, best.get(action, value))
        lowest = min(best.values()) - 1
        return [Candidate(action, best.get(action, lowest)) for action in view.legal_actions]

    def _plays(self, view: SeatView, spending: Spending, seed: int) -> Sequence[Candidate]:
        plays = _trumps_first(view)
        if len(plays) == 1:
            return (Candidate(plays[0], 0.0),)
        if self._plans(view):
            ending = self._ending(view, plays, spending)
            if ending is not None:
                return ending
        worth = self._worth(view)
        by_taker = [self._worth(view, taker) for taker in Seat]

        def worths(hands: NDArray[np.uint32]) -> NDArray[np.float64]:
            if self.parts.knows_taker:
                return worths_of_plays(view, hands, plays, worth, by_taker, spending)
            valued: NDArray[np.float64] = worth[tricks_in(view, hands, plays, spending)]
            return valued[:, :, view.viewer]

        means = self._means(view, self.parts.plays, worths, spending, seed)
        return list(map(Candidate, plays, means))

    def _means(
        self,
        view: SeatView,
        count: int,
        worths: Callable[[NDArray[np.uint32]], NDArray[np.float64]],
        spending: Spending,
        seed: int,
    ) -> list[float]:
        """Give the mean of each column of worths, over `count` worlds or more where in doubt."""
        worlds = worlds_of(view, spending.planned(MORE * count), seed)
        if len(worlds) == worlds.of and self._plans(view):
            # A record of all worlds tells that there was a plan, so without one they are fewer.
            worlds = worlds_of(view, max(1, worlds.of - 1), seed)
        weights = self._weights(view, worlds)
        rows = rows_of_worth(
            lambda part: worths(worlds.hands[part]), len(worlds), count, spending, weights
        )
        means: list[float] = rows.mean(axis=0).tolist()
        return means

    def _ending(
        self, view: SeatView, plays: Sequence[Play], spending: Spending
    ) -> Sequence[Candidate] | None:
        """Value the plays of the last tricks over all worlds; None if that would take too long."""
        import numpy as np

        deal = view.deal
        assert deal is not None
        worlds = worlds_of(view)
        if not spending.allows_all(len(worlds)):
            return None
        weights = self._weights(view, worlds)
        codes = codes_like(position_in(view, worlds.hands[0]), worlds.hands)
        utility = utilities(view, self.aim, knows_score=self.parts.knows_score)
        if self.parts.endgame is Endgame.MAXN and all(play.named is None for play in plays):
            spending.worlds = len(worlds)
            by_tile = solve_utilities(codes, utility, deal.taken)
            values = np.average(by_tile, axis=0, weights=weights)
            return [Candidate(play, float(values[play.tile.index])) for play in plays]
        policy = Policy.OWN_VIEW if self.parts.endgame is Endgame.OWN_VIEW else Policy.FACE_UP
        nodes = spending.nodes_left(_SECONDS_OF_PLAN)
        found = plan(codes, weights, utility, deal.taken, policy, nodes=nodes)
        if found is None:
            return None
        spending.worlds = len(worlds)
        return [Candidate(play, value) for play, value in found.items()]

    def _worth(self, view: SeatView, taker: Seat | None = None) -> NDArray[np.float64]:
        return worth_of_tricks(view, self.aim, knows_score=self.parts.knows_score, taker=taker)

    def _plans(self, view: SeatView) -> bool:
        """Tell whether these are the last tricks, in which all worlds are looked at."""
        is_last = view.phase is Phase.PLAY and len(view.hand) <= self.parts.last_tricks
        return is_last and self.parts.endgame is not Endgame.NONE

    def _weights(self, view: SeatView, worlds: Worlds) -> NDArray[np.float64] | None:
        return weights_of(view, worlds) if self.parts.weighs_worlds else None


def _trumps_first(view: SeatView) -> list[Play]:
    """Give the legal plays; for a declarer to lead, trumps before others while more are out.

    Of equals the first is chosen: some rare ruff may be in no world that is looked at.
    """
    plays = [action for action in view.legal_actions if isinstance(action, Play)]
    deal = view.deal
    assert deal is not None and deal.trick is not None and deal.trump is not None
    trumps = tiles_of(Suit.TRUMPS, deal.trump)
    others = seen_by(view).held_by(view.viewer.next, view.viewer.plus(2))
    if view.viewer is deal.declarer and not deal.trick.tiles and others & trumps:
        plays.sort(key=lambda play: play.tile not in trumps)
    return plays


_SECONDS_OF_PLAN: Final = 0.4

_HALF: Final = Parts(calls=120, exchange=50, plays=40)
_FULL: Final = Parts(calls=250, exchange=100, plays=80)

MOONS: Final = (Moon("half-moon", _HALF), Moon("full-moon", _FULL))

VARIANTS: Final[Mapping[str, Mapping[str, Any]]] = MappingProxyType(
    {
        "no-auction": {"searches_auction": False},
        "weights": {"weighs_worlds": True},
        "no-exchange": {"exchange": 0},
        "no-endgame": {"endgame": Endgame.NONE},
        "no-taker": {"knows_taker": False},
        "maxn": {"endgame": Endgame.MAXN},
        "no-equity": {"knows_score": False},
        "10-worlds": {"plays": 10},
        "1000-worlds": {"plays": 1000},
        "own-view": {"endgame": Endgame.OWN_VIEW},
    }
)
"""What a bot may be measured without, or with instead: `full-moon/weights`."""


def variant_of(name: str) -> Moon | None:
    """Give a bot with some parts changed, `full-moon/weights/no-endgame`; None if unknown."""
    base, *changes = name.split("/")
    found = next((moon for moon in MOONS if moon.base_name == base), None)
    if found is None or not all(change in VARIANTS for change in changes):
        return None
    parts = found.parts
    for change in changes:
        parts = replace(parts, **VARIANTS[change])
    return replace(found, base_name=name, parts=parts)
