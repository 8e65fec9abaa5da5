"""Figures are what the results say: wins and points for each seat, with the set as the unit."""

from __future__ import annotations

from dataclasses import replace
from itertools import islice
from statistics import fmean

import pytest
from arena.staging import ALL, tournament

from trimoon.arena import (
    DealResult,
    GameResult,
    SetResult,
    header_for,
    play_set,
    summary_of,
    summary_to_json,
)
from trimoon.arena.luck import luck_of
from trimoon.bots import endless_deals
from trimoon.rules import Call, Ruleset, SetScoring

ASKED = tournament("greedy", "random", "random", single_deals=True)
HEADER = header_for(ASKED, "trimoon arena greedy random random --deals 2")
SOUTH_MAKES_4 = DealResult(0, (4, 0, 0), 0, 4, "6", True, (4, 2, 1), (4, 2, 1))
WEST_IS_SET = DealResult(0, (0, 7, 0), 1, 7, "6", False, (1, 6, 0), (1, -7, 0))
THROWN_IN = DealResult(0, (0, 0, 0), None, 0, None, None, (0, 0, 0), (0, 0, 0))


def set_of(number: int, *games: GameResult) -> SetResult:
    hands = ((127, 127 << 7, 127 << 14),) * max(len(game.deals) for game in games)
    return SetResult(number, hands, games)


TWO_SETS = (
    set_of(
        0,
        GameResult((0, 1, 2), 0, (4, 2, 1), (SOUTH_MAKES_4,)),
        GameResult((2, 0, 1), None, (1, -7, 0), (WEST_IS_SET,)),
    ),
    set_of(
        1,
        GameResult((0, 1, 2), 1, (5, -5, 1), (THROWN_IN, SOUTH_MAKES_4, WEST_IS_SET)),
        GameResult((2, 0, 1), 1, (0, 0, 0), (THROWN_IN,)),
    ),
)


def test_figures_of_two_sets_worked_out_by_hand() -> None:
    found = summary_to_json(summary_of(HEADER, TWO_SETS))
    greedy, rand = found["bots"]
    assert (found["games"], found["deals"], found["sets"], found["thrown_in"]) == (4, 6, 2, 2)
    # greedy: South wins; West sets itself; South loses; West wins.
    assert (greedy["wins"], greedy["seats"], greedy["win_rate"]) == (2, 4, 0.5)
    assert greedy["points_per_deal"] == pytest.approx((4 - 7 + 0 + 4 + 1 + 0) / 6, abs=1e-6)
    # random: 2+1, 1+0, nothing, 2+1, -7+0, nothing.
    assert (rand["wins"], rand["seats"], rand["win_rate"]) == (1, 8, 0.125)
    assert rand["points_per_deal"] == pytest.approx((3 + 1 + 3 - 7) / 12, abs=1e-6)
    ahead = (2.5 - 7.5 + 0 + 2.5 + 4.5 + 0) / 6
    assert greedy["points_ahead"] == pytest.approx(ahead, abs=1e-6)
    assert rand["points_ahead"] == pytest.approx(-ahead, abs=1e-6)


def test_contracts_are_counted_by_bid_for_who_declared_them() -> None:
    greedy, rand = summary_of(HEADER, TWO_SETS).bots
    assert greedy.calls[Call.FOUR] == (2, 0)
    assert greedy.calls[Call.SEVEN] == (0, 1)
    assert rand.calls[Call.SEVEN] == (0, 1)
    assert set(greedy.calls) == {Call.FOUR, Call.FIVE, Call.SIX, Call.SEVEN, Call.MOON}


def test_the_json_holds_what_programs_ask_for() -> None:
    found = summary_to_json(summary_of(HEADER, TWO_SETS))
    assert (found["ruleset"], found["seed"], found["scores"]) == ("classic", 1, [0, 0, 0])
    assert found["lineup"] == ["greedy", "random", "random"]
    assert [bot["name"] for bot in found["bots"]] == ["greedy", "random"]
    assert found["command"] == "trimoon arena greedy random random --deals 2"
    for bot in found["bots"]:
        low, high = bot["win_rate_ci95"]
        assert 0 <= low <= bot["win_rate"] <= high <= 1
        low, high = bot["points_ci95"]
        assert low <= bot["points_per_deal"] <= high
        assert bot["calls"]["21"] == {"made": 0, "set": 0}


def test_a_limit_or_an_aim_makes_another_bot() -> None:
    asked = tournament("greedy", "greedy@worlds=5", "greedy", single_deals=True)
    found = summary_of(header_for(asked, ""), [play_set(asked, 0)])
    assert [(bot.name, bot.seats) for bot in found.bots] == [("greedy", 6), ("greedy@worlds=5", 3)]


def test_three_of_a_kind_are_ahead_of_nobody() -> None:
    asked = tournament("random", "random", "random")
    (bot,) = summary_of(header_for(asked, ""), [play_set(asked, 0)]).bots
    assert bot.figures.ahead is None
    assert (bot.seats, bot.wins) == (3, 1)


def test_points_of_both_sides_are_balanced_by_their_seats() -> None:
    asked = tournament("greedy", "random", "always-21", orders=ALL, single_deals=True)
    sets = [play_set(asked, number) for number in range(3)]
    found = summary_of(header_for(asked, ""), sets)
    every = [points for each in sets for game in each.games for points in game.deals[0].points]
    assert fmean(bot.figures.points.value for bot in found.bots) == pytest.approx(fmean(every))


HANDS = [
    (shuffle.deal.hands[0].mask, shuffle.deal.hands[1].mask, shuffle.deal.hands[2].mask)
    for shuffle in islice(endless_deals(Ruleset(), 5), 40)
]


class TestLuck:
    """What the hands are worth can be taken out of results without changing what they mean."""

    def test_over_the_three_places_of_the_same_hands_it_is_nothing(self) -> None:
        for south, west, east in HANDS:
            turned = [(south, west, east), (east, south, west), (west, east, south)]
            lucks = [luck_of(hands) for hands in turned]
            for seat in range(3):
                assert sum(luck.points[seat] for luck in lucks) == pytest.approx(0, abs=1e-12)
                assert sum(luck.wins[seat] for luck in lucks) == pytest.approx(0, abs=1e-12)

    def test_among_the_seats_of_a_deal_it_is_nothing(self) -> None:
        for hands in HANDS:
            assert fmean(luck_of(hands).points) == pytest.approx(0, abs=1e-12)

    def test_a_better_hand_is_lucky(self) -> None:
        strong, weak, middling = 0b1111111 << 15, 0b1111111, 0b1111111 << 7
        luck = luck_of((strong, weak, middling))
        assert luck.points[0] > 1 and luck.wins[0] > 0.05
        assert luck.points[1] < 0

    def test_taken_out_of_one_seating_it_leaves_narrower_intervals_around_the_same(self) -> None:
        # One deal decides nearly every game, and one seating alone does not balance the hands.
        asked = tournament(
            "greedy", "greedy@worlds=5", "greedy@worlds=5", scores=(17, 17, 17), single_deals=True
        )
        header = header_for(asked, "") | {"of": "games"}
        sets = [play_set(asked, number) for number in range(100)]
        bot = summary_of(header, [replace(each, games=each.games[:1]) for each in sets]).bots[0]
        assert bot.luckless is not None
        for name in ("win_rate", "points", "ahead"):
            plain, luckless = getattr(bot.figures, name), getattr(bot.luckless, name)
            assert luckless.high - luckless.low < 0.95 * (plain.high - plain.low), name
            assert plain.low < luckless.value < plain.high, name

    def test_where_all_seatings_balance_the_hands_it_changes_nothing(self) -> None:
        sets = [play_set(ASKED, number) for number in range(10)]
        bot = summary_of(HEADER | {"of": "games"}, sets).bots[0]
        assert bot.luckless is not None
        assert bot.luckless.points.value == pytest.approx(bot.figures.points.value)
        assert bot.luckless.points.high == pytest.approx(bot.figures.points.high)

    def test_all_seatings_of_a_single_deal_leave_none(self) -> None:
        assert summary_of(HEADER, TWO_SETS).bots[0].luckless is None

    @pytest.mark.parametrize(
        ("ruleset", "is_known"),
        [
            (Ruleset(), True),
            (Ruleset(set_scoring=SetScoring.DEFENDERS_GAIN_BID), True),
            (Ruleset(doubles_trump=False), False),
        ],
    )
    def test_it_is_known_where_the_almanac_knows_the_hands(self, ruleset, is_known) -> None:
        asked = tournament("greedy", "random", "random", ruleset)
        bot = summary_of(header_for(asked, ""), [play_set(asked, 0)]).bots[0]
        assert (bot.luckless is not None) is is_known
