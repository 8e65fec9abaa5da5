"""The levels for people below the strong ones: each errs by its habits, and never breaks a rule."""

from __future__ import annotations

from itertools import islice

import pytest
from games import RULESETS

from trimoon.bots import BOTS, LEVELS, Limit, bot_for, decide, endless_deals, play_game
from trimoon.bots.habits import Habits, imagined, remembered
from trimoon.bots.hunches import tenths_felt
from trimoon.bots.people import LEARNERS
from trimoon.notation import format_tiles, parse_position, parse_tiles
from trimoon.rules import (
    ALL_TILES,
    Action,
    Call,
    Ruleset,
    Seat,
    SeatView,
    TileSet,
    Trump,
    WidowChoice,
    view_for,
)

NAMES = tuple(bot.base_name for bot in LEARNERS)
SIXES = """
rules: classic
scores: 0 0 0
hands: 66 65 64 55 33 22 11 | 63 62 44 42 41 31 21 | 61 54 53 52 51 43 00 | 32
first: S
calls: 5 pass pass
discard: 3-2
trump: 6
"""
TWO_TRICKS = "trick: S 66 62 61\ntrick: S 55 21 51"


def view_of(text: str, viewer: Seat | None = None) -> SeatView:
    state = parse_position(text)
    assert state.actor is not None
    return view_for(state, state.actor if viewer is None else viewer)


def decided(level: str, text: str) -> Action:
    return decide(level, view_of(text), Limit(), 1).action


def auction(hand: str) -> str:
    """Give a deal in which South, with this hand, speaks first."""
    mine = TileSet(parse_tiles(hand))
    rest = list(ALL_TILES - mine)
    parts = (mine, TileSet(rest[:7]), TileSet(rest[7:14]), TileSet(rest[14:]))
    hands = " | ".join(map(format_tiles, parts))
    return f"rules: classic\nscores: 0 0 0\nhands: {hands}\nfirst: S"


def test_the_levels_go_from_new_to_full() -> None:
    assert LEVELS == ("new-moon", "young-moon", "crescent-moon", "half-moon", "full-moon")
    assert set(LEVELS) <= set(BOTS)


@pytest.mark.parametrize("name", NAMES)
def test_a_level_takes_an_aim_and_is_named_by_it(name: str) -> None:
    assert bot_for(f"{name}:win").name == f"{name}:win"
    assert bot_for(f"{name}:points").name == name
    assert bot_for(f"{name}:win") != bot_for(name)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("rules", RULESETS.values(), ids=str)
def test_a_level_obeys_every_house_rule(name: str, rules: Ruleset) -> None:
    bot = bot_for(name)
    state = play_game((bot, bot, bot), rules, islice(endless_deals(rules, 3), 2), 3)
    assert state.winner is not None or len(state.finished) == 2


@pytest.mark.parametrize("name", NAMES)
def test_a_level_decides_the_same_from_the_same_view_and_seed(name: str) -> None:
    view = view_of(SIXES + TWO_TRICKS)
    first = decide(name, view, Limit(), 7)
    assert decide(name, view, Limit(), 7) == first
    assert decide(name, view, first.limit, 7) == first


def test_what_fell_before_the_remembered_tricks_may_be_anywhere_again() -> None:
    view = view_of(SIXES + TWO_TRICKS, Seat.EAST)
    none, last, all_tricks = (remembered(view, Habits(memory=n, void_memory=0)) for n in (0, 1, 7))
    fallen, of_last = TileSet(parse_tiles("66 62 55 21")), TileSet(parse_tiles("55 21"))
    assert none.may_hold[Seat.WEST] & fallen == fallen
    assert last.may_hold[Seat.WEST] & fallen == fallen - of_last
    assert not all_tricks.may_hold[Seat.WEST] & fallen


def test_nobody_forgets_their_own_tiles_or_trumps_that_they_count() -> None:
    view = view_of(SIXES + TWO_TRICKS, Seat.EAST)
    assert not remembered(view, Habits(memory=0)).may_hold[Seat.WEST] & parse(["61", "51"])
    counting = remembered(view, Habits(memory=0, void_memory=0, counts_trumps=True))
    assert counting.may_hold[Seat.WEST] & parse(["66", "62", "55", "21"]) == parse(["55", "21"])


def test_a_void_is_remembered_for_some_tricks_only() -> None:
    view = view_of(SIXES + TWO_TRICKS + "\ntrick: S 65 63 00\ntrick: S 33 31 43", Seat.SOUTH)
    knows = remembered(view, Habits(void_memory=2)).may_hold
    misses = remembered(view, Habits(void_memory=0)).may_hold
    assert not knows[Seat.EAST] & parse(["61", "62", "63"])
    forgetful = remembered(view, Habits(memory=0, void_memory=0)).may_hold
    assert forgetful[Seat.EAST] & parse(["61", "62", "63"]) == parse(["61", "62", "63"])
    assert misses[Seat.SOUTH] == knows[Seat.SOUTH] == view.hand


def parse(tiles: list[str]) -> TileSet:
    return TileSet(parse_tiles(" ".join(tiles)))


def test_imagined_worlds_give_each_seat_as_many_tiles_as_it_holds_and_none_twice() -> None:
    view = view_of(SIXES + TWO_TRICKS + "\ntrick: S 65 63", Seat.EAST)
    seen = remembered(view, Habits(memory=0, void_memory=0))
    worlds = imagined(view, seen, 20, 5)
    for south, west, east in worlds.hands.tolist():
        assert (south.bit_count(), west.bit_count(), east.bit_count()) == (4, 4, 5)
        assert not (south & west or south & east or west & east)
        assert east == view.hand.mask
        assert not south & ~seen.may_hold[Seat.SOUTH].mask
        assert not west & ~seen.may_hold[Seat.WEST].mask


def test_length_is_counted_too_high_and_cover_too_low() -> None:
    long = TileSet(parse_tiles("64 63 62 61 53 42 31"))
    high = TileSet(parse_tiles("66 65 64 55 44 33 22"))
    none, habit = Habits(), Habits(length=5, cover=2)

    def felt(hand: TileSet, habits: Habits) -> int:
        return tenths_felt(hand, Trump.SIXES, ALL_TILES - hand, habits)

    assert felt(long, habit) - felt(long, none) == 5
    assert felt(high, habit) - felt(high, none) == -4


def test_the_weakest_lays_down_the_blank_double_that_others_keep() -> None:
    text = """
    rules: classic
    scores: 0 0 0
    hands: 66 65 64 63 55 43 52 | 62 22 44 33 41 32 21 | 61 54 53 42 51 31 11 | 00
    first: S
    calls: 5 pass pass
    """
    assert [str(getattr(decided(level, text), "tile", None)) for level in NAMES] == [
        "0-0",
        "4-3",
        "4-3",
    ]


def test_only_the_weakest_leaves_a_free_widow() -> None:
    text = SIXES.split("discard:", maxsplit=1)[0].replace("classic", "classic, widow = optional")
    assert [decided(level, text) for level in NAMES] == [
        WidowChoice.LEAVE,
        WidowChoice.TAKE,
        WidowChoice.TAKE,
    ]


def test_weak_levels_lead_a_side_winner_before_trumps_and_the_best_of_them_does_not() -> None:
    assert [str(getattr(decided(level, SIXES), "tile", None)) for level in NAMES] == [
        "5-5",
        "5-5",
        "6-6",
    ]


def test_who_aims_at_the_game_alone_calls_21_sooner() -> None:
    text = auction("66 64 63 62 55 44 31")
    for level in NAMES:
        assert decided(level, text) is Call.SIX
        assert decided(f"{level}:win", text) is Call.MOON
