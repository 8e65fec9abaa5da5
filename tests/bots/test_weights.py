"""Worlds weigh what the calls and the exchange tell of them, and the same without odds."""

from __future__ import annotations

import numpy as np
import pytest
from games import RULESETS

from trimoon.almanac import chances_of, has_odds, odds_of
from trimoon.bots.callers import chances_of_hands
from trimoon.bots.weights import weights_of
from trimoon.bots.worlds import worlds_of
from trimoon.notation import format_ruleset, parse_position, parse_tile
from trimoon.rules import Call, Ruleset, Seat, SeatView, Tile, TileSet, Trump, Widow, view_for

S, W, E = Seat
CLASSIC = RULESETS["classic"]
HANDS = "66 65 64 55 33 22 11 | 63 62 44 42 41 31 21 | 61 54 53 52 51 43 00 | 32"
EXCHANGED = "calls: 6 pass pass\ndiscard: 3-2\ntrump: 6\n"


def seen(more: str = "", viewer: Seat | None = None, rules: Ruleset = CLASSIC) -> SeatView:
    text = f"rules: {format_ruleset(rules)}\nscores: 0 0 0\nhands: {HANDS}\nfirst: S\n{more}"
    state = parse_position(text)
    assert state.actor is not None
    return view_for(state, state.actor if viewer is None else viewer)


def weighted_mean(view: SeatView, seat: Seat, bid: Call) -> tuple[float, float]:
    """Give the mean chance of a bid of the hands of a seat, by weight and with all alike."""
    worlds = worlds_of(view, 3000, 1)
    chances = chances_of_hands(worlds.hands[:, seat])[:, bid.tricks - 4]
    return float(np.average(chances, weights=weights_of(view, worlds))), float(chances.mean())


@pytest.mark.parametrize("more", ["", "calls: 6", "calls: 6 pass", EXCHANGED + "trick: S 55"])
def test_the_mean_weight_is_1_and_no_world_is_impossible(more: str) -> None:
    view = seen(more)
    weights = weights_of(view, worlds_of(view, 500, 1))
    assert weights.shape == (500,)
    assert weights.mean() == pytest.approx(1)
    assert weights.min() > 0


def test_before_anybody_has_called_all_worlds_weigh_the_same() -> None:
    view = seen()
    assert set(weights_of(view, worlds_of(view, 200, 1)).tolist()) == {1.0}


def test_who_has_bid_has_the_better_hand_and_who_has_passed_the_worse() -> None:
    bid, alike = weighted_mean(seen("calls: 6"), S, Call.SIX)
    assert bid > alike + 0.3
    passed, alike = weighted_mean(seen("calls: pass"), S, Call.FIVE)
    assert passed < alike - 0.1


def test_who_passed_is_unlikely_to_hold_what_it_would_have_bid_on() -> None:
    view = seen("calls: 4 pass pass\ndiscard: 3-2\ntrump: 6")
    worlds = worlds_of(view, 3000, 1)
    weights = weights_of(view, worlds)
    for seat in (W, E):
        would_bid = chances_of_hands(worlds.hands[:, seat])[:, 1] > 0.65
        assert would_bid.sum() > 20
        assert weights[would_bid].mean() < 0.1 * weights[~would_bid].mean()


def test_an_exchange_that_the_odds_call_best_weighs_more_than_another() -> None:
    view = seen(EXCHANGED + "trick: S 55")
    worlds = worlds_of(view, 2000, 1)
    weights = weights_of(view, worlds)
    lead = 1 << parse_tile("55").index
    best = np.array(
        [
            (odds.trump, odds.discard) == (Trump.SIXES, one_tile(hidden))
            for odds, hidden in (
                (odds_of(TileSet.from_mask(hand | hidden | lead))[2], hidden)
                for hand, hidden in zip(
                    worlds.hands[:, S].tolist(), worlds.hidden.tolist(), strict=True
                )
            )
        ]
    )
    assert 10 < best.sum() < 1990
    assert weights[best].mean() > 5 * weights[~best].mean()


def one_tile(mask: int) -> Tile:
    return next(iter(TileSet.from_mask(mask)))


def test_tiles_that_were_played_count_as_dealt() -> None:
    view = seen(EXCHANGED + "trick: S 66 62 61\ntrick: S 65 63 54\ntrick: S 55")
    worlds = worlds_of(view, 400, 1)
    weights = weights_of(view, worlds)
    assert weights.mean() == pytest.approx(1)
    assert len(set(weights.round(9).tolist())) > 2


@pytest.mark.parametrize(
    "name", [n for n, r in RULESETS.items() if not has_odds(r) and r.widow is Widow.EXCHANGE]
)
def test_without_odds_all_worlds_weigh_the_same(name: str) -> None:
    view = seen("calls: 6", rules=RULESETS[name])
    assert set(weights_of(view, worlds_of(view, 100, 1)).tolist()) == {1.0}


def test_the_chances_behind_the_weights_are_the_almanacs() -> None:
    view = seen()
    row = chances_of_hands(np.array([view.hand.mask], dtype=np.uint32))[0]
    four, five, six, seven = chances_of(view.hand)
    assert row.tolist() == pytest.approx([four, five, six, seven, seven])
