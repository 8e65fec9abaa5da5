"""Which points of the play there are, and what is said about those that cannot be."""

from __future__ import annotations

import pickle
from random import Random

import pytest
from games import RULESETS
from positions import LAYOUT, after, begun, tile, tiles
from solver.deals import played_on, position, random_position
from solver.plain import plays_in, state_with

from trimoon.rules import Call, Pip, Play, Ruleset, Seat, TrimoonError, Widow, apply
from trimoon.solver import PositionError, position_of, solve_exchange, solve_points

NAMING = Ruleset(leader_names_suit=True)
TRUMP_FIRST = Ruleset(first_lead_trump=True)


def problems(*given, **more) -> list[str]:
    with pytest.raises(PositionError) as caught:
        position(*given, **more)
    assert isinstance(caught.value, TrimoonError)
    return list(map(str, caught.value.problems))


def test_every_problem_is_named_at_once():
    assert problems("6-4 6-4|6-4|0-0", trump="0", ruleset=Ruleset(widow=Widow.NONE)) == [
        "6-4 lies twice: in the hand of S and the hand of W (R3.1)",
        "trump 0 is not offered (R9)",
        "0-0 is not in the set (R9)",
    ]


@pytest.mark.parametrize(
    ("hands", "more", "problem"),
    [
        ("6-4|6-4|1-1", {}, "6-4 lies twice: in the hand of S and the hand of W (R3.1)"),
        ("6-4|5-4|", {}, "the hands do not fit together: S 1, W 1, E 0 (R3.1, R6)"),
        (
            "6-4|5-4|1-1",
            {"trick": "6-1"},
            "the hands do not fit together: S 1, W 1, E 1 with 1 in the trick (R3.1, R6)",
        ),
        ("|5-4|1-1", {"trick": "5-4"}, "5-4 lies twice: in the hand of W and the trick (R3.1)"),
        (
            "6-6 6-5 6-4 6-3 6-2 6-1 5-5 5-4|4-4 4-3 4-2 4-1 3-3 3-2 3-1 2-2|5-3 5-2 5-1 2-1 1-1",
            {"trump": "6"},
            "W has 8 tiles, more than seven (R3.1)",
        ),
        (
            "4-4|6-1|1-1 5-5",
            {"trick": "6-4 2-1", "leader": "S", "trump": "5"},
            "W cannot have played 2-1: must follow sixes, 2-1 does not: R6.3",
        ),
        (
            "6-4|6-1|1-1",
            {"trump": "doubles", "ruleset": Ruleset(doubles_trump=False)},
            "trump doubles is not offered (R9)",
        ),
        (
            "6-4|6-1|1-1",
            {"trump": "none", "ruleset": Ruleset(no_trump=False)},
            "trump none is not offered (R9)",
        ),
        (
            "|5-4|1-1",
            {"trick": "6-4", "ruleset": NAMING},
            "S cannot have played 6-4: say which end of 6-4 is asked for: R9 leader_names_suit",
        ),
        (
            "|5-4|1-1",
            {"trick": "6-4>6"},
            "S cannot have played 6-4: no end is named with 6-4 here: R6.2",
        ),
        (
            "6-4|5-4|1-1",
            {"taken": (7, 0, 0)},
            "7 tricks taken and 1 to come are more than seven (R3.1)",
        ),
        ("6-4|5-4|1-1", {"taken": (-1, 0, 0)}, "tricks taken cannot be less than none: -1, 0, 0"),
    ],
)
def test_an_impossible_position_is_refused(hands, more, problem):
    assert problem in problems(hands, **more)


def test_the_first_lead_must_have_been_a_trump_where_the_house_says_so():
    hands = "6-6 6-5 6-4 6-3 5-1 2-1|5-5 5-4 5-3 6-2 4-1 2-2 1-1|4-4 4-3 4-2 5-2 6-1 3-2 0-0"
    assert problems(hands, trump="6", trick="3-3", ruleset=TRUMP_FIRST) == [
        "S cannot have played 3-3: the first lead must be a trump, 3-3 is none: R9 first_lead_trump"
    ]


def test_a_trick_of_three_tiles_is_not_under_way():
    assert problems("||", trick="6-4 6-2 6-1") == ["a trick under way has at most two tiles, not 3"]


def test_the_error_survives_a_process_pool():
    error = pickle.loads(pickle.dumps(PositionError("one", "two")))
    assert error.problems == ("one", "two")
    assert str(error) == "one; two"


@pytest.mark.parametrize("state", [begun(LAYOUT), after(begun(LAYOUT), "4 pass pass")])
def test_before_the_play_there_is_no_position(state):
    with pytest.raises(PositionError, match="no tile is to be played now"):
        position_of(state)


@pytest.mark.parametrize("name", RULESETS)
def test_plays_are_the_legal_actions_and_lead_where_the_rules_lead(name):
    rng = Random(name)
    for plays_left in (21, 20, 19, 14, 3):
        state = state_with(rng, RULESETS[name], plays_left)
        given = position_of(state)
        assert list(given.plays) == plays_in(state)
        play = rng.choice(given.plays)
        assert given.after(play) == position_of(apply(state, play))


def test_a_position_with_no_tile_left_has_no_play_and_no_trick():
    done = position("||")
    assert (done.plays, done.tricks_left) == ((), 0)


def test_a_named_end_is_kept_with_the_trick():
    given = position("6-4 1-1|5-4 6-1|4-4 2-2", ruleset=NAMING)
    led = given.after(Play(tile("6-4"), Pip.FOUR))
    assert led.trick.named is Pip.FOUR
    assert led.plays == (Play(tile("5-4")),)


def test_equal_positions_have_equal_words():
    rng = Random(1)
    for _ in range(50):
        given = played_on(rng, random_position(rng, 4), rng.randrange(9))
        other = played_on(rng, random_position(rng, 4), rng.randrange(9))
        assert (given == other) == (given.words == other.words)


def test_points_need_a_whole_deal():
    with pytest.raises(PositionError, match=r"0 tricks taken and 1 to come are not seven \(R6.7\)"):
        solve_points(position("6-4|5-4|1-1"), Call.FOUR)
    with pytest.raises(PositionError, match=r"a pass is no bid \(R4.2\)"):
        solve_points(position("6-4|5-4|1-1", taken=(2, 2, 2)), Call.PASS)


def test_an_exchange_needs_eight_tiles_and_two_hands_of_seven():
    with pytest.raises(PositionError) as caught:
        solve_exchange(tiles("6-4 6-3"), [tiles("6-4"), tiles("6-1")], Ruleset(widow=Widow.NONE))
    assert caught.value.problems == (
        "there is no exchange in a set without a widow (R9 widow)",
        "the declarer holds 2 tiles, not eight (R5.1)",
        "the defenders hold seven tiles each (R3.1)",
    )
    eight = tiles("6-6 6-5 6-4 6-3 6-2 6-1 5-5 5-4")
    one, other = tiles("5-4 5-2 5-1 4-4 4-3 4-2 4-1"), tiles("3-3 3-2 3-1 2-2 2-1 1-1 0-0")
    with pytest.raises(PositionError, match=r"a tile lies in two hands \(R3.1\)"):
        solve_exchange(eight, [one, other])


def test_the_seat_to_play_follows_the_trick():
    assert position("6-4|5-4|", leader="E", trick="1-1").seat is Seat.SOUTH
