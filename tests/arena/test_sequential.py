"""A run may be stopped at any set: the answer is wrong in one run of twenty at the most."""

from __future__ import annotations

from random import Random

import pytest
from arena.staging import tournament

from trimoon.arena import Question, Watch, play_set
from trimoon.arena.sequential import Sequence

THIRD = 1 / 3


def shares(rng: Random) -> float:
    """Games won of the three of a set, by a bot that is as good as the others."""
    return rng.choices((0, 1, 2, 3), (9, 12, 3, 3))[0] / 3


def points(rng: Random) -> float:
    """Points ahead in a set: skewed, with a mean of nothing."""
    return rng.expovariate(0.5) - 2


@pytest.mark.parametrize(("chance", "draw"), [(THIRD, shares), (0.0, points)])
def test_equal_bots_are_told_apart_in_less_than_5_percent_of_runs(chance, draw) -> None:
    rng = Random(8021)
    wrong = 0
    for _ in range(1000):
        sequence = Sequence(chance)
        for _ in range(300):
            sequence.add(draw(rng))
            if sequence.is_decided:
                wrong += 1
                break
    assert 0 < wrong <= 50


def test_a_better_bot_is_found_out_and_the_sooner_the_better_it_is() -> None:
    took = []
    for better in (0.05, 0.1, 0.2):
        rng = Random(1)
        sequence = Sequence(THIRD)
        while not sequence.is_decided:
            sequence.add(shares(rng) + better)
        took.append(len(sequence.values))
        assert sequence.interval.low > THIRD
    assert took[0] > took[1] > took[2] >= 50


def test_nothing_is_decided_before_fifty_sets() -> None:
    sequence = Sequence(THIRD)
    for number in range(1, 51):
        assert sequence.interval is None
        sequence.add(1.0)
        assert sequence.is_decided is (number == 50)


def test_sets_that_are_all_at_chance_decide_nothing() -> None:
    sequence = Sequence(THIRD)
    for _ in range(500):
        sequence.add(THIRD)
    assert not sequence.is_decided


@pytest.mark.parametrize("question", Question)
@pytest.mark.parametrize(
    ("names", "answer"),
    [(("greedy", "random", "random"), "more"), (("random", "greedy", "greedy"), "less")],
)
def test_the_question_is_about_the_bot_that_is_named_first(
    question: Question, names: tuple[str, str, str], answer: str
) -> None:
    asked = tournament(*names, scores=(20, 20, 20), single_deals=True)
    watch = Watch(question, names)
    assert watch.answer is None
    number = 0
    while not watch.heard(play_set(asked, number)):
        number += 1
        assert number < 200
    assert watch.answer == answer


def test_two_of_the_same_name_are_one_bot() -> None:
    watch = Watch(Question.WINS, ("greedy", "random", "greedy"))
    result = play_set(tournament("greedy", "random", "greedy"), 0)
    watch.heard(result)
    won = sum(game.winner != game.seats.index(1) for game in result.games)
    assert watch.sequence.values == [pytest.approx(won / 2 / 3)]
