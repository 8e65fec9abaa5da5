"""How somebody with habits values a hand: what to call, what to lay down, which trump.

Counts tricks as `estimate` does, with too much for length and too little for cover; only who
`knows_odds` calls by those of the almanac, where it has them.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from trimoon.almanac import Aim, chances_of, has_odds
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
_SEVEN_NEEDS: Final = {Aim.POINTS: 74, Aim.WIN: 66}
"""What the count must be for a 7 or 21, in tenths: who plays for the game alone dares more."""

_LEAST: Final = 0.55
_LEAST_OF_21: Final = {Aim.POINTS: 0.75, Aim.WIN: 0.3}


def calls_felt(view: SeatView, habits: Habits, aim: Aim) -> list[Candidate]:
    """Value the legal calls; what is not covered is worth less than nothing."""
    calls = [call for call in view.legal_actions if isinstance(call, Call)]
    if habits.knows_odds and has_odds(view.ruleset):
        chances = dict(zip((4, 5, 6, 7), chances_of(view.hand), strict=True))
        return [Candidate(call, _by_odds(call, chances, habits.hope, aim)) for call in calls]
    count = tenths_before(view, habits) + 10 * habits.hope
    return [Candidate(call, _by_count(call, count, aim)) for call in calls]


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
    if habits.is_careless:
        trump = _longest(view)
        return [Candidate(Discard(tile), -_weight(tile, trump)) for tile in view.hand]
    others = tiles_in_play(view.ruleset) - view.hand
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
    """Value each trump that may be named; by its length alone if careless."""
    if habits.is_careless:
        return [Candidate(trump, _length_of(view.hand, trump)) for trump in _trumps(view)]
    others = tiles_in_play(view.ruleset) - view.hand
    if view.discard is not None:
        others = others.removing(view.discard)
    return [
        Candidate(trump, tenths_felt(view.hand, trump, others, habits) / 10)
        for trump in _trumps(view)
    ]


def _by_odds(call: Call, chances: dict[int, float], hope: float, aim: Aim) -> float:
    if call is Call.PASS:
        return 0.0
    chance = min(1.0, chances[call.tricks] + hope)
    if chance >= (_LEAST_OF_21[aim] if call is Call.MOON else _LEAST):
        # With the game in mind alone a made 21 beats whatever a lower bid may score.
        is_for_all = call is Call.MOON and aim is Aim.WIN
        return float(call) if is_for_all else call * (2 * chance - 1)
    return chance - 1 - call


def _by_count(call: Call, count: float, aim: Aim) -> float:
    needed = _SEVEN_NEEDS[aim] if call.tricks == 7 else 10 * call.tricks
    return float(call) if count >= needed else (count - needed) / 10


def _trumps(view: SeatView) -> Sequence[Trump]:
    named = None if view.deal is None else view.deal.trump
    return trumps_offered(view.ruleset) if named is None else (named,)


def _longest(view: SeatView) -> Trump:
    return max(_trumps(view), key=lambda trump: _length_of(view.hand, trump))


def _length_of(hand: Iterable[Tile], trump: Trump) -> float:
    """Measure a trump by its tiles in hand, then by their pips."""
    held = [tile for tile in hand if tile in tiles_of(Suit.TRUMPS, trump)]
    return len(held) + sum(tile.high + tile.low for tile in held) / 100


def _weight(tile: Tile, trump: Trump) -> float:
    is_trump = suit_asked_for(tile, trump) is Suit.TRUMPS
    return 100.0 * is_trump + tile.high + tile.low
