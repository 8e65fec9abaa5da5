"""The same deals in every seating, from any scores, under any rules."""

from __future__ import annotations

from dataclasses import replace

import pytest
from arena.staging import ALL, tournament
from games import RULESETS
from hypothesis import given
from hypothesis import strategies as st

from trimoon.arena import ArenaError, SetResult, play_set
from trimoon.bots import bot_for, endless_deals, play_game, seed_at
from trimoon.rules import Call, Ruleset, Seat, TileSet, deal_points


def test_one_bot_against_two_sits_in_every_seat_once() -> None:
    assert tournament("greedy", "random", "random").seatings == ((0, 1, 2), (2, 0, 1), (1, 2, 0))


def test_three_different_bots_sit_in_three_orders_or_in_all_six() -> None:
    assert len(tournament("greedy", "random", "always-21").seatings) == 3
    seatings = tournament("greedy", "random", "always-21", orders=ALL).seatings
    assert sorted(seatings) == [
        (0, 1, 2), (0, 2, 1), (1, 0, 2), (1, 2, 0), (2, 0, 1), (2, 1, 0),
    ]  # fmt: skip


def test_seatings_that_are_alike_are_played_once() -> None:
    assert tournament("greedy", "greedy", "greedy", orders=ALL).seatings == ((0, 1, 2),)
    assert len(tournament("greedy", "random", "random", orders=ALL).seatings) == 3
    assert len(tournament("greedy", "greedy@worlds=9", "greedy").seatings) == 3


@pytest.mark.parametrize(("games", "sets"), [(1, 1), (3, 1), (4, 2), (1200, 400)])
def test_games_are_rounded_up_to_whole_rotations(games: int, sets: int) -> None:
    assert tournament("greedy", "random", "random").sets_for(games) == sets


def test_all_games_of_a_set_have_the_same_deals() -> None:
    asked = tournament("greedy", "random", "random")
    result = play_set(asked, 4)
    deals = endless_deals(asked.ruleset, seed_at(asked.seed, 4))
    for hands, shuffle in zip(result.hands, deals, strict=False):
        assert tuple(map(TileSet.from_mask, hands)) == shuffle.deal.hands
    first_bidders = {game.deals[0].first for game in result.games}
    assert len(first_bidders) == 1
    assert len(result.hands) == max(len(game.deals) for game in result.games)


def test_a_game_of_a_set_is_the_game_that_its_bots_play() -> None:
    asked = tournament("greedy", "random", "random")
    result = play_set(asked, 2)
    seed = seed_at(asked.seed, 2)
    bots = [bot_for(name) for name in ("random", "greedy", "random")]
    state = play_game(bots, asked.ruleset, endless_deals(asked.ruleset, seed), seed_at(seed, 0))
    assert result.games[1].seats == (2, 0, 1)
    assert result.games[1].winner == state.winner
    assert result.games[1].scores == state.scores
    assert [deal.points for deal in result.games[1].deals] == [
        finished.points for finished in state.finished
    ]


@pytest.mark.parametrize("ruleset", RULESETS.values(), ids=RULESETS)
def test_results_say_what_the_rules_made_of_the_deals(ruleset: Ruleset) -> None:
    for game in play_set(tournament("greedy", "random", "greedy", ruleset), 0).games:
        scores = [0, 0, 0]
        for deal in game.deals:
            if deal.declarer is None:
                assert (deal.points, deal.bid, deal.made) == ((0, 0, 0), 0, None)
                continue
            call = max(deal.calls)
            assert deal.calls[(deal.declarer - deal.first) % 3] == call == deal.bid
            points = deal_points(Seat(deal.declarer), Call(deal.bid), deal.tricks, ruleset)
            assert deal.points == points
            scores = [score + more for score, more in zip(scores, points, strict=True)]
        assert tuple(scores) == game.scores


def test_scores_to_begin_with_go_to_the_seats_in_speaking_order() -> None:
    asked = tournament("greedy", "random", "random", scores=(18, 5, 0), single_deals=True)
    for number in range(4):
        for game in play_set(asked, number).games:
            (deal,) = game.deals
            begun = [score - points for score, points in zip(game.scores, deal.points, strict=True)]
            assert begun[deal.first :] + begun[: deal.first] == [18, 5, 0]


def test_a_single_deal_may_end_the_game_or_not() -> None:
    asked = tournament("greedy", "greedy", "random", scores=(18, 18, 18), single_deals=True)
    games = [game for number in range(6) for game in play_set(asked, number).games]
    assert {len(game.deals) for game in games} == {1}
    assert {game.winner is None for game in games} == {True, False}


def test_scores_at_which_the_game_is_over_are_refused() -> None:
    with pytest.raises(ArenaError, match="scores 21,0,5: the game is over at 21"):
        tournament("greedy", "random", "random", scores=(21, 0, 5))
    assert tournament("greedy", "random", "random", scores=(22, 22, 5)).scores == (22, 22, 5)


def test_a_set_depends_on_seed_and_number_alone() -> None:
    asked = tournament("random", "random", "random")
    assert play_set(asked, 3) == play_set(asked, 3) != replace(play_set(asked, 4), number=3)
    assert play_set(replace(asked, seed=2), 3) != play_set(asked, 3)


def test_bots_that_are_alike_win_a_third_of_every_set() -> None:
    asked = tournament("greedy", "greedy@worlds=9", "greedy")
    for number in range(3):
        games = play_set(asked, number).games
        winners = [game.seats[game.winner] for game in games if game.winner is not None]
        assert sorted(winners) == [0, 1, 2]


@given(st.integers(0, 2**32))
def test_a_set_is_read_as_it_is_written(number: int) -> None:
    result = play_set(tournament("greedy", "random", "random", single_deals=True), number)
    assert SetResult.from_json(result.to_json()) == result
