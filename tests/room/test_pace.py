"""How long bots wait is a person's own wish, for each game."""

from __future__ import annotations

import pytest
from room.staging import ANA, BO, CY, GREEDY, MASTER, found, opened, rooms_on, until

from trimoon.notation import parse_deal
from trimoon.room import Pace, Prefer, Preferences
from trimoon.room.players import Opening
from trimoon.room.standing import Standing, folded_on
from trimoon.room.steps import pace_of
from trimoon.rules import Call, Ruleset, Seat, Shuffle
from trimoon.store import Entry

S, W, E = Seat
DEAL = parse_deal("66 65 64 55 44 33 22 | 63 62 61 54 53 52 51 | 43 42 41 32 31 21 00 | 11")
SOUTH_FIRST = [Shuffle(DEAL, S)]


def standing(*players, **paces: Pace) -> Standing:
    """Give a game before its first deal; paces are by letter of the seat."""
    opening = Opening("g", Ruleset(), players, (None, None, None), MASTER, (), "")
    entries = [Entry(letter, "prefer", {"pace": pace}) for letter, pace in paces.items()]
    return folded_on(Standing.begin(opening), entries)[0]


@pytest.mark.parametrize(
    ("pace", "seconds"), [("slow", 0.9), ("normal", 0.5), ("fast", 0.2), ("none", 0.0)]
)
async def test_the_waits_are_multiplied_by_the_pace(store, pace, seconds):
    noted = []

    async def pauses(asked):
        noted.append(asked)

    async with rooms_on(store, pace=0.5, sleep=pauses) as rooms:
        room = await opened(rooms, ANA, GREEDY, GREEDY, deals=SOUTH_FIRST)
        await room.submit(S, [Prefer(pace=Pace(pace))], 0, "p")
        await room.submit(S, [Call.SEVEN], room.seq, "c")
        await until(room, lambda room: room.seq == 6)
    assert noted == pytest.approx([seconds, seconds])


def test_where_people_differ_the_slowest_pace_counts_and_bots_have_none():
    assert pace_of(standing(ANA, BO, GREEDY, S=Pace.FAST, W=Pace.SLOW)) == 1.8
    assert pace_of(standing(ANA, GREEDY, GREEDY, S=Pace.FAST, W=Pace.SLOW)) == 0.4
    assert pace_of(standing(GREEDY, GREEDY, GREEDY, S=Pace.NONE)) == 1.0


async def test_pace_and_forced_tiles_are_set_apart_or_together(store):
    async with rooms_on(store) as rooms:
        room = await opened(rooms, ANA, BO, CY)
        await room.submit(S, [Prefer(auto_forced=True)], 0, "a")
        await room.submit(S, [Prefer(pace=Pace.FAST)], 0, "b")
        assert room.snapshot(S).preferences == Preferences(True, Pace.FAST)
        await room.submit(S, [Prefer(auto_forced=False, pace=Pace.NONE)], 0, "c")
        assert room.snapshot(S).preferences == Preferences(False, Pace.NONE)
        assert room.snapshot(W).preferences == Preferences(False, Pace.NORMAL)
        assert [row.payload for row in (await store.rows("g"))[2:]] == [
            {"auto_forced": True},
            {"pace": "fast"},
            {"auto_forced": False, "pace": "none"},
        ]
    async with rooms_on(store) as rooms:
        assert (await found(rooms)).snapshot(S).preferences == Preferences(False, Pace.NONE)


def test_a_log_from_before_there_was_a_pace_is_read():
    begun = standing(ANA, GREEDY, GREEDY)
    after, _ = folded_on(begun, [Entry("S", "prefer", {"auto_forced": True})])
    assert after.preferences[S] == Preferences(True, Pace.NORMAL)
