"""Auctions: how a sensible caller calls, and what calls tell about hands."""

from __future__ import annotations

import numpy as np
import pytest

from trimoon.almanac import Aim
from trimoon.bots import Limit
from trimoon.bots.auction import _heard, worths_of_calls
from trimoon.bots.callers import CALLS, calls_by_model, chances_of_hands, likelihood_of
from trimoon.bots.spending import Spending
from trimoon.bots.utility import utilities
from trimoon.notation import parse_tiles
from trimoon.rules import (
    Action,
    AllPass,
    Call,
    Phase,
    PublicDeal,
    Ruleset,
    Seat,
    SeatView,
    TileSet,
    Trick,
    Trump,
)

CLASSIC = Ruleset()
CHANCES = np.array(
    [
        [0.99, 0.97, 0.90, 0.30, 0.30],  # a six
        [0.99, 0.97, 0.95, 0.90, 0.90],  # 21
        [0.30, 0.10, 0.02, 0.00, 0.00],  # nothing
    ],
    dtype=np.float32,
)


def calls(high: Call, *, is_last: bool = False, ruleset: Ruleset = CLASSIC) -> list[Call]:
    highs = np.full(3, CALLS.index(high), dtype=np.int8)
    return [CALLS[number] for number in calls_by_model(CHANCES, 0.0, highs, is_last, ruleset)]


def test_a_caller_makes_the_bid_worth_most_among_the_likely_ones() -> None:
    assert calls(Call.PASS) == [Call.SIX, Call.MOON, Call.PASS]


def test_a_caller_exceeds_earlier_bids_or_passes() -> None:
    assert calls(Call.SIX) == [Call.PASS, Call.MOON, Call.PASS]
    assert calls(Call.MOON) == [Call.PASS] * 3


def test_the_last_to_speak_bids_the_least_where_it_may_not_pass() -> None:
    rules = Ruleset(all_pass=AllPass.FORCE_LAST)
    assert calls(Call.PASS, is_last=True, ruleset=rules)[2] is Call.FOUR
    assert calls(Call.PASS, is_last=False, ruleset=rules)[2] is Call.PASS


def test_21_is_called_only_over_a_seven_where_the_house_says_so() -> None:
    rules = Ruleset(moon_only_over_seven=True)
    assert calls(Call.PASS, ruleset=rules)[1] is Call.SEVEN
    assert calls(Call.SEVEN, ruleset=rules)[1] is Call.MOON


def test_a_call_is_likely_from_hands_that_would_make_it() -> None:
    six = likelihood_of(CHANCES, Call.SIX, (), CLASSIC)
    assert six[0] > 20 * six[1]
    assert six[0] > 20 * six[2] > 0


def test_worlds_explain_the_calls_that_were_heard() -> None:
    hand = TileSet(parse_tiles("66 54 43 32 21 11 00"))
    means = {}
    for call in (Call.PASS, Call.SIX):
        deal = PublicDeal(
            Phase.AUCTION, Seat.SOUTH, Seat.EAST, (7, 7, 7), (call,), None, None, None, (), None
        )
        view = SeatView(CLASSIC, (0, 0, 0), (), None, deal, Seat.SOUTH, hand, None, None)
        heard = _heard(view, 200, np.random.default_rng(1))
        means[call] = float(chances_of_hands(heard.hands[:, 0])[:, 2].mean())
        assert (heard.hands[:, 1] == hand.mask).all()
    assert means[Call.SIX] > means[Call.PASS] + 0.3


def test_a_trick_that_wins_the_game_is_worth_the_whole_game() -> None:
    calls = (Call.FIVE, Call.PASS, Call.PASS)
    deal = PublicDeal(
        Phase.PLAY,
        Seat.SOUTH,
        Seat.SOUTH,
        (7, 7, 7),
        calls,
        Seat.SOUTH,
        None,
        Trump.SIXES,
        (),
        Trick(Seat.SOUTH),
    )
    hand = TileSet(parse_tiles("66 65 64 54 43 32 11"))
    view = SeatView(CLASSIC, (0, 20, 0), (), None, deal, Seat.SOUTH, hand, None, None)
    worth = utilities(view, Aim.WIN)
    assert worth[6, 1].tolist() == [0, 1, 0]  # West, at 20, takes a trick
    assert worth[6, 0, 1] < 1
    points = utilities(view, Aim.POINTS)
    assert points[5, 0, 0] > points[3, 0, 0] + 10


def spoken(
    hand: str, calls: tuple[Call, ...], scores: tuple[int, int, int] = (0, 0, 0)
) -> SeatView:
    """Give the view of South, who speaks after these calls."""
    first = Seat.SOUTH.plus(3 - len(calls))
    deal = PublicDeal(
        Phase.AUCTION, Seat.SOUTH, first, (7, 7, 7), calls, None, None, None, (), None
    )
    tiles = TileSet(parse_tiles(hand))
    return SeatView(CLASSIC, scores, (), None, deal, Seat.SOUTH, tiles, None, None)


def worths(view: SeatView, limit: Limit = Limit(), aim: Aim = Aim.POINTS) -> dict[Action, float]:
    found = worths_of_calls(view, 60, aim, Spending(limit), 1)
    return {each.action: each.value for each in found}


WEAK = "54 43 32 21 31 41 00"


def test_a_hand_that_takes_all_is_worth_a_made_21() -> None:
    found = worths(spoken("66 65 64 63 62 61 55", ()))
    assert found[Call.MOON] == pytest.approx(21)
    assert found[Call.MOON] == max(found.values())
    win = worths(spoken("66 65 64 63 62 61 55", ()), aim=Aim.WIN)
    assert win[Call.MOON] == 1


def test_a_pass_is_worth_what_the_others_make_of_the_deal() -> None:
    thrown_in = worths(spoken(WEAK, (Call.PASS, Call.PASS)))[Call.PASS]
    assert thrown_in == 0
    # The last word is the six of a seat that is likely to make it.
    six = worths(spoken(WEAK, (Call.PASS, Call.SIX)))[Call.PASS]
    four = worths(spoken(WEAK, (Call.PASS, Call.FOUR)))[Call.PASS]
    assert six < four < thrown_in


def test_a_pass_loses_the_game_to_a_made_bid_of_who_is_about_to_win() -> None:
    view = spoken(WEAK, (Call.PASS, Call.FOUR), (0, 0, 20))
    level = spoken(WEAK, (Call.PASS, Call.FOUR))
    assert worths(view, aim=Aim.WIN)[Call.PASS] < 0.5 * worths(level, aim=Aim.WIN)[Call.PASS]


def test_a_value_of_fewer_worlds_is_that_of_the_first_portion_of_more() -> None:
    view = spoken("64 61 54 43 32 11 00", (Call.PASS, Call.FOUR))
    # One node is spent by the first portion, so there is no second one.
    cut = worths_of_calls(view, 7, Aim.POINTS, Spending(Limit(nodes=1)), 1)
    assert cut == worths_of_calls(view, 7, Aim.POINTS, Spending(Limit(worlds=7)), 1)
    assert cut != worths_of_calls(view, 7, Aim.POINTS, Spending(Limit()), 1)
