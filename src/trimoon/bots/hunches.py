"""How somebody with habits values a hand: what to call, what to lay down, which trump.

Counts tricks as `estimate` does, with too much for length and too little for cover; asks no table
of odds, and neither what others have called nor the score.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from trimoon.almanac import Aim
from trimoon.bots.decisions import Candidate
from trimoon.bots.estimate import tenths_expected
from trimoon.bots.habits import Habits
from trimoon.bots.seen import beaters, tiles_in_play
from trimoon.rules import (
    Call,
    Discard,
    SeatView,
    Suit,
    Tile,
    TileSet,
    Trump,
    Widow,
    suit_asked_for,
    tiles_of,
    trumps_offered,
)

_WIDOW_WORTH: Final = 8
_NO_WIDOW: Final = 4
_SEVEN_NEEDS: Final = 74
_MOON_NEEDS: Final = {Aim.POINTS: _SEVEN_NEEDS, Aim.WIN: 66}
"""What the count must be for a 7 or 21, in tenths: for the game alone a 21 is dared sooner."""


def calls_felt(view: SeatView, habits: Habits, aim: Aim) -> list[Candidate]:
    """Value the legal calls; what is not covered is worth less than nothing."""
    calls = [call for call in view.legal_actions if isinstance(call, Call)]
    count = tenths_before(view, habits)
    return [Candidate(call, _worth(call, count, aim)) for call in calls]


def tenths_before(view: SeatView, habits: Habits) -> int:
    """Count the tricks of a hand before the auction, the widow unseen."""
    others = tiles_in_play(view.ruleset) - view.hand
    best = max(tenths_felt(view.hand, trump, others, habits) for trump in _trumps(view))
    return best + (_NO_WIDOW if view.ruleset.widow is Widow.NONE else _WIDOW_WORTH)


def tenths_felt(hand: TileSet, trump: Trump, others: TileSet, habits: Habits) -> int:
    """Count the tricks of a declarer's hand as somebody with these habits does."""
    held = hand & tiles_of(Suit.TRUMPS, trump)
    tops = sum(len(beaters(tile, Suit.TRUMPS, trump)) <= 1 for tile in held)
    felt = habits.length * max(0, len(held) - 3) - habits.cover * tops
    return tenths_expected(hand, trump, others) + felt


def discards_felt(view: SeatView, habits: Habits) -> list[Candidate]:
    """Value each discard by the best that is left; by its pips alone if careless."""
    others = tiles_in_play(view.ruleset) - view.hand
    if habits.is_careless:
        trump = max(_trumps(view), key=lambda each: tenths_felt(view.hand, each, others, habits))
        return [Candidate(Discard(tile), -_weight(tile, trump)) for tile in view.hand]
    return [
        Candidate(
            Discard(tile),
            max(
                tenths_felt(view.hand.removing(tile), trump, others, habits) / 10
                for trump in _trumps(view)
            ),
        )
        for tile in view.hand
    ]


def trumps_felt(view: SeatView, habits: Habits) -> list[Candidate]:
    """Value each trump that may be named."""
    others = tiles_in_play(view.ruleset) - view.hand
    if view.discard is not None:
        others = others.removing(view.discard)
    return [
        Candidate(trump, tenths_felt(view.hand, trump, others, habits) / 10)
        for trump in _trumps(view)
    ]


def _worth(call: Call, count: int, aim: Aim) -> float:
    needed = 10 * call.tricks
    if call.tricks == 7:
        needed = _MOON_NEEDS[aim] if call is Call.MOON else _SEVEN_NEEDS
    return float(call) if count >= needed else (count - needed) / 10


def _trumps(view: SeatView) -> Sequence[Trump]:
    named = None if view.deal is None else view.deal.trump
    return trumps_offered(view.ruleset) if named is None else (named,)


def _weight(tile: Tile, trump: Trump) -> float:
    """Measure what a tile looks like: its pips, more for a double, and trumps above all."""
    is_trump = suit_asked_for(tile, trump) is Suit.TRUMPS
    return 100.0 * is_trump + tile.high + tile.low + 6 * tile.is_double
