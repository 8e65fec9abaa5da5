"""Advice outside a game: what full-moon would call, the same every time."""

from __future__ import annotations

import pytest

from trimoon.almanac import Aim
from trimoon.bots import Limit, advise, bot_for
from trimoon.notation import parse_tiles
from trimoon.rules import AllPass, Call, Ruleset, TileSet, Widow

GOOD = TileSet(parse_tiles("66 65 64 55 33 22 11"))
WEAK = TileSet(parse_tiles("54 43 32 21 31 41 00"))
SMALL = Limit(worlds=40)


def called(hand: TileSet, *calls: Call, ruleset: Ruleset = Ruleset()) -> set[Call]:
    return {call for call, _ in advise(hand, calls, ruleset=ruleset, limit=SMALL).worth}


def test_every_legal_call_has_a_worth_and_the_best_comes_first() -> None:
    advice = advise(GOOD, limit=SMALL)
    assert {call for call, _ in advice.worth} == {0, 4, 5, 6, 7, 21}
    values = [value for _, value in advice.worth]
    assert values == sorted(values, reverse=True)
    assert advice.call is advice.worth[0][0]


def test_the_calls_before_bound_those_that_are_open() -> None:
    assert called(GOOD, Call.FIVE) == {0, 6, 7, 21}
    assert called(GOOD, Call.PASS, Call.SEVEN) == {0, 21}
    assert called(GOOD, ruleset=Ruleset(min_bid=5)) == {0, 5, 6, 7, 21}
    assert called(GOOD, Call.SIX, ruleset=Ruleset(moon_only_over_seven=True)) == {0, 7}
    forced = Ruleset(all_pass=AllPass.FORCE_LAST)
    assert called(WEAK, Call.PASS, Call.PASS, ruleset=forced) == {4, 5, 6, 7, 21}
    assert called(WEAK, Call.PASS, ruleset=forced) == {0, 4, 5, 6, 7, 21}


def test_the_same_question_has_the_same_answer() -> None:
    assert advise(GOOD, (Call.FOUR,), (3, 9, -2)) == advise(GOOD, (Call.FOUR,), (3, 9, -2))


def test_a_good_hand_is_bid_and_a_weak_one_passed() -> None:
    assert advise(GOOD, limit=SMALL).call >= Call.FIVE
    assert advise(WEAK, (Call.FIVE,), limit=SMALL).call is Call.PASS


def test_worth_is_a_chance_to_win_for_the_aim_to_win_and_points_otherwise() -> None:
    win = dict(advise(GOOD, aim=Aim.WIN, limit=SMALL).worth)
    assert all(0 <= value <= 1 for value in win.values())
    points = dict(advise(WEAK, limit=SMALL).worth)
    assert points[Call.MOON] < -20


def test_scores_are_souths_wests_and_easts() -> None:
    ahead = dict(advise(GOOD, (), (20, 0, 0), aim=Aim.WIN, limit=SMALL).worth)
    behind = dict(advise(GOOD, (), (0, 20, 0), aim=Aim.WIN, limit=SMALL).worth)
    assert ahead[Call.FOUR] > behind[Call.FOUR] + 0.3
    # South at 20 wins by any bid made; West at 20 by any trick of a defender.
    assert ahead[Call.FOUR] > 0.9


def test_the_aim_is_that_of_full_moon() -> None:
    assert bot_for("full-moon:win").name == "full-moon:win"
    one, other = (advise(GOOD, aim=aim, limit=SMALL).worth for aim in Aim)
    assert dict(one) != dict(other)


def test_rules_without_odds_are_advised_too() -> None:
    rules = Ruleset(widow=Widow.NONE)
    assert advise(GOOD, ruleset=rules, limit=SMALL).call >= Call.FIVE


@pytest.mark.parametrize(
    ("hand", "calls"),
    [
        (TileSet(list(GOOD)[:6]), ()),
        (GOOD.adding(next(iter(WEAK))), ()),
        (GOOD, (Call.PASS,) * 3),
        (GOOD, (Call.MOON,)),
    ],
)
def test_what_is_no_auction_is_refused(hand: TileSet, calls: tuple[Call, ...]) -> None:
    with pytest.raises(ValueError, match="seven tiles, before the auction is over"):
        advise(hand, calls)


@pytest.mark.parametrize(
    "calls", [(Call.FIVE, Call.FOUR), (Call.FIVE, Call.FIVE), (Call.MOON,), (Call.PASS,) * 3]
)
def test_calls_that_cannot_have_been_made_are_refused(calls: tuple[Call, ...]) -> None:
    with pytest.raises(ValueError, match=r"exceeds|before the auction is over"):
        advise(GOOD, calls, limit=SMALL)


def test_a_bid_below_the_least_of_the_house_cannot_have_been_made() -> None:
    with pytest.raises(ValueError, match="is 5 or more: 4"):
        advise(GOOD, (Call.FOUR,), ruleset=Ruleset(min_bid=5), limit=SMALL)
