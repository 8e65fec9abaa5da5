"""What holds of every deal: bounds, the steps from a value to the next, names of pips, strength."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from games import RULESETS
from solver.deals import played_on, position, random_deal, random_position

from trimoon.rules import TILES, Ruleset, Seat, Tile, TileSet, Trick, Trump
from trimoon.solver import Context, Position, main_line, reaches, solve, solve_exchange, solve_plays
from trimoon.solver.backends import backend

SIZE = 7 if backend == "kernel" else 4
RULES = ("classic", "first_lead_trump", "leader_names_suit")


def positions(seed: str, count: int = 40, ruleset: Ruleset = Ruleset()):
    rng = Random(seed)
    for _ in range(count):
        yield played_on(rng, random_position(rng, SIZE, ruleset=ruleset), rng.randrange(3 * SIZE))


@pytest.mark.parametrize("name", RULES)
def test_a_value_is_the_best_of_its_plays_and_each_leads_to_its_own(name):
    """Mid-trick values agree with the boundary values they lead to."""
    for given in positions(name, ruleset=RULESETS[name]):
        values = solve_plays(given)
        best = max if given.seat is given.declarer else min
        assert solve(given) == best(values.values())
        for play, tricks in values.items():
            after = given.after(play)
            gained = after.taken[given.declarer] - given.taken[given.declarer]
            assert tricks == gained + solve(after)


@pytest.mark.parametrize("name", RULES)
def test_a_threshold_is_reached_up_to_the_value_and_not_beyond(name):
    for given in positions(name, ruleset=RULESETS[name]):
        tricks = solve(given)
        assert 0 <= tricks <= given.tricks_left
        assert [reaches(given, k) for k in range(-1, 10)] == [k <= tricks for k in range(-1, 10)]


def test_the_main_line_keeps_the_value_at_every_play():
    for begin in positions("line"):
        given, tricks, line = begin, solve(begin), main_line(begin)
        assert len(line) == sum(len(hand) for hand in given.hands)
        for play in line:
            assert solve_plays(given)[play] == tricks
            after = given.after(play)
            tricks -= after.taken[given.declarer] - given.taken[given.declarer]
            given = after
        assert tricks == 0


@pytest.mark.parametrize("trump", [trump for trump in Trump if trump.pip])
def test_which_pip_is_trump_changes_nothing_if_the_others_keep_their_order(trump):
    rng = Random(str(trump))
    for _ in range(20):
        given = random_position(rng, SIZE, Trump.SIXES)
        assert solve(renamed(given, trump)) == solve(given)
        assert sorted(solve_plays(renamed(given, trump)).values()) == sorted(
            solve_plays(given).values()
        )


def renamed(given: Position, trump: Trump) -> Position:
    """Give the position with trump 6 called otherwise, the pips between moved up by one."""
    assert trump.pip
    others = [pip for pip in range(1, 7) if pip != trump.pip]
    names = {0: 0, 6: int(trump.pip), **dict(zip(range(1, 6), others, strict=True))}

    def name(tile: Tile) -> Tile:
        ends = sorted((names[tile.high], names[tile.low]))
        return Tile(ends[1], ends[0])

    south, west, east = (TileSet(map(name, hand)) for hand in given.hands)
    return replace(given, hands=(south, west, east), trump=trump)


def test_turning_the_seats_changes_nothing():
    for given in positions("seats"):
        south, west, east = given.hands
        turned = replace(
            given,
            hands=(east, south, west),
            declarer=given.declarer.next,
            trick=replace(given.trick, leader=given.trick.leader.next),
        )
        assert solve(turned) == solve(given)


def test_fewer_choices_of_the_declarer_never_give_it_more():
    """Monotone: a declarer bound to lead a trump first takes no more than a free one."""
    rng = Random(3)
    for _ in range(40):
        free = random_deal(rng)
        assert solve(replace(free, ruleset=Ruleset(first_lead_trump=True))) <= solve(free)


def test_top_trumps_take_a_trick_each_whoever_leads():
    """Monotone: each further trump from the top adds to what the declarer is sure of."""
    rng = Random(8)
    trumps = sorted((tile for tile in TILES if 6 in tile.ends), key=lambda tile: -tile.low)
    for held in range(1, min(6, SIZE) + 1):
        for leader in Seat:
            rest = [tile for tile in TILES if tile not in trumps[:held]]
            rng.shuffle(rest)
            drawn = [*trumps[:held], *rest]
            south, west, east = (TileSet(drawn[i * SIZE : (i + 1) * SIZE]) for i in range(3))
            given = Position((south, west, east), Trump.SIXES, Seat.SOUTH, Trick(leader))
            assert solve(given) >= held


HURT_BY_A_HIGHER_TRUMP = (
    # South to play with doubles as trump: 0-0 is better than 3-3, which it would have to win with.
    (
        "{} 4-2 5-3 6-2 6-4 6-5|2-2 4-1 4-3 5-4 6-1 6-3|1-1 2-1 4-4 5-1 5-2 6-6",
        "doubles",
        "E",
        ("0-0", 2),
        ("3-3", 1),
    ),
    # East, a defender, leads: with 6-5 instead of 6-2 it takes what its partner would have taken.
    (
        "0-0 2-2 4-4 5-1 6-1|1-1 3-1 3-3 4-2 6-4|4-1 4-3 5-4 5-5 {}",
        "6",
        "E",
        ("6-2", 0),
        ("6-5", 1),
    ),
)


@pytest.mark.parametrize(("hands", "trump", "leader", "lower", "higher"), HURT_BY_A_HIGHER_TRUMP)
def test_a_higher_trump_can_hurt_who_holds_it(hands, trump, leader, lower, higher):
    """Not monotone: a tile may be made to win a trick that its side would rather lose."""
    for held, tricks in (lower, higher):
        assert solve(position(hands.format(held), trump, leader=leader)) == tricks


@pytest.mark.skipif(backend == "twin", reason="seven tiles a hand take the twin a second each")
def test_an_exchange_is_each_discard_solved_with_each_trump():
    rng = Random(4)
    for ruleset in (Ruleset(), Ruleset(leader_names_suit=True, no_trump=False)):
        drawn = rng.sample(TILES, 22)
        eight, others = TileSet(drawn[:8]), (TileSet(drawn[8:15]), TileSet(drawn[15:]))
        values = solve_exchange(eight, others, ruleset)
        assert len(values) == 8 * (9 - (not ruleset.no_trump))
        for (tile, trump), tricks in values.items():
            hands = (eight.removing(tile), *others)
            assert tricks == solve(Position(hands, trump, Seat.SOUTH, Trick(Seat.SOUTH), ruleset))


def test_node_counts_do_not_depend_on_what_was_solved_before():
    rng = Random(5)
    warm = Context()
    for _ in range(20):
        given = random_position(rng, SIZE)
        fresh = Context()
        assert warm.solve(given) == fresh.solve(given)
        assert warm.nodes == fresh.nodes
