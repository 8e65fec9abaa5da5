"""After a restart the log is enough: the game goes on, bots act again, lists are right."""

from __future__ import annotations

import asyncio
import gc
import weakref
from typing import Any

import pytest
from room.staging import (
    ANA,
    BO,
    CY,
    GREEDY,
    MASTER,
    act,
    actor_of,
    found,
    opened,
    play_until,
    rooms_on,
    until,
    waits_for_a_person,
)
from structlog.testing import capture_logs

from trimoon.room import Answer, Outcome, Prefer, Preferences, UnreadableLog
from trimoon.room.standing import folded
from trimoon.rules import Call, Phase, Ruleset, Seat
from trimoon.store import Entry, Row, Store

S, W, E = Seat


async def test_a_game_goes_on_after_a_restart_as_if_nothing_had_been(tmp_path):
    store = await Store.open(tmp_path)
    async with rooms_on(store) as rooms:
        room = await opened(rooms, ANA, GREEDY, CY)
        await room.submit(S, [Prefer(auto_forced=True)], 0, "p")
        await play_until(room, lambda seen: seen.view.deal_number == 2)
        await until(room, waits_for_a_person)
        before = [room.snapshot(viewer) for viewer in (*Seat, None)]
    await store.close()
    store = await Store.open(tmp_path)
    async with rooms_on(store) as rooms:
        room = await found(rooms)
        assert [room.snapshot(viewer) for viewer in (*Seat, None)] == before
        assert before[0].preferences == Preferences(auto_forced=True)
        assert (await act(room)).outcome is Outcome.ACCEPTED
    await store.close()


async def test_a_command_is_still_known_after_a_restart(store):
    async with rooms_on(store) as rooms:
        room = await opened(rooms, ANA, BO, CY)
        first = actor_of(room)
        await room.submit(first, [Call.PASS], 2, "a")
    async with rooms_on(store) as rooms:
        room = await found(rooms)
        assert await room.submit(first, [Call.PASS], 2, "a") == Answer(3, Outcome.REPEATED)


async def test_a_bot_whose_turn_it_was_acts_after_the_restart(store):
    async with rooms_on(store, pace=3600) as rooms:
        room = await opened(rooms, GREEDY, GREEDY, GREEDY)
        assert room.seq == 2
    async with rooms_on(store) as rooms:
        room = await found(rooms)
        await until(room, lambda room: room.seq > 2)


async def test_a_finished_game_can_still_be_looked_at(store):
    async with rooms_on(store) as rooms:
        room = await opened(rooms, GREEDY, GREEDY, GREEDY)
        await until(room, lambda room: room.is_over)
        seen = room.snapshot(None)
    async with rooms_on(store) as rooms:
        room = await found(rooms)
        assert room.snapshot(None) == seen
        assert seen.view.phase is Phase.OVER


async def test_there_is_no_room_without_a_log(store):
    async with rooms_on(store) as rooms:
        assert await rooms.get("nothing") is None


async def test_a_game_has_one_room_at_a_time(store):
    async with rooms_on(store) as rooms:
        await opened(rooms, ANA, BO, CY)
    async with rooms_on(store) as rooms:
        at_once = await asyncio.gather(*(found(rooms) for _ in range(5)))
        assert len({id(room) for room in at_once}) == 1


async def test_a_room_that_nobody_uses_is_forgotten_and_found_again(store, monkeypatch):
    async with rooms_on(store) as rooms:
        room = await opened(rooms, ANA, BO, CY)
        subscription = room.subscribe()
        rooms._recent.clear()
        kept = weakref.ref(room)
        del room
        gc.collect()
        assert kept() is not None, "somebody still waits for it"
        del subscription
        gc.collect()
        assert kept() is None
        assert (await found(rooms)).seq == 2


async def test_a_persons_unfinished_games_are_listed_newest_first(store):
    async with rooms_on(store) as rooms:
        for game in ("one", "two", "over", "not hers"):
            mine = {S: "bo"} if game == "not hers" else {E: "ana", S: "bo"}
            ruleset = Ruleset(target=1) if game == "over" else Ruleset()
            await rooms.create(ruleset, [BO, GREEDY, ANA], game, persons=mine, master=MASTER)
        for game in ("one", "over"):
            room = await found(rooms, game)
            await play_until(
                room, lambda seen: seen.view.deal_number == 2 or seen.view.winner is not None
            )
        listed = await rooms.of_person("ana")
        assert [game.game_id for game in listed] == ["two", "one"]
        two, one = listed
        assert (two.seat, two.scores, two.deal_number, two.winner) == (E, (0, 0, 0), 1, None)
        view = (await found(rooms, "one")).snapshot(None).view
        assert (one.scores, one.deal_number) == (view.scores, 2)
        assert one.players == (BO, GREEDY, ANA)
        assert one.changed > one.created
        (over,) = await rooms.of_person("ana", finished=True)
        assert (over.game_id, over.winner) == ("over", room.snapshot(None).view.winner)
        assert len(await rooms.of_person("ana", finished=None)) == 3


async def test_a_person_finds_the_seat_again(store):
    async with rooms_on(store) as rooms:
        await rooms.create(Ruleset(), [ANA, GREEDY, CY], "g", persons={S: "ana", E: "cy"})
    async with rooms_on(store) as rooms:
        room = await found(rooms)
        assert (room.seat_of("ana"), room.seat_of("cy"), room.seat_of("?")) == (S, E, None)


async def _rows_of_a_deal(store):
    async with rooms_on(store) as rooms:
        room = await opened(rooms, ANA, BO, CY)
        await play_until(room, lambda seen: seen.view.phase is Phase.SHUFFLE, choice=1)
    return await store.rows("g")


async def test_a_result_that_todays_rules_would_not_give_stands_and_is_reported(store):
    rows = await _rows_of_a_deal(store)
    facts: dict[str, Any] = {
        "points": [9, 9, 9],
        "scores": [9, 8, 7],
        "winner": "E",
        "tricks": [7, 0, 0],
    }
    rows[-1] = Row("room", "result", facts, "g", rows[-1].seq, rows[-1].time)
    with capture_logs() as reports:
        standing, happenings = folded(rows)
    state = standing.state
    assert (state.scores, state.winner, state.phase) == ((9, 8, 7), E, Phase.OVER)
    assert (state.finished[-1].points, state.finished[-1].scores) == ((9, 9, 9), (9, 8, 7))
    assert happenings[-1].seat == E
    told = [(report["event"], report["fact"]) for report in reports]
    assert told == [("fact_differs", fact) for fact in ("tricks", "points", "scores", "winner")]


async def test_an_undisturbed_log_is_folded_without_a_report(store):
    rows = await _rows_of_a_deal(store)
    with capture_logs() as reports:
        folded(rows)
    assert reports == []


@pytest.mark.parametrize(
    ("entry", "where"),
    [
        (Entry("S", "play", {"tile": "6-6"}), "row 3 (play)"),
        (Entry("S", "call", {"call": "eight"}), "row 3 (call)"),
        (Entry("S", "call", {}), "row 3 (call)"),
        (Entry("S", "hum", {}), "row 3 (hum)"),
        (Entry("room", "result", {"points": [0, 0, 0]}), "row 3 (result)"),
    ],
)
async def test_a_row_that_cannot_be_followed_is_named_without_its_tiles(store, entry, where):
    async with rooms_on(store) as rooms:
        await opened(rooms, ANA, BO, CY)
    await store.append("g", 2, [entry], "later")
    async with rooms_on(store) as rooms:
        with pytest.raises(UnreadableLog) as error:
            await found(rooms)
    assert f"game g, {where} cannot be followed" in str(error.value)
    assert "6-6" not in str(error.value)


async def test_a_first_row_that_cannot_be_read_is_named(store):
    await store.begin("g", {}, [Entry("room", "game", {"id": "g"})], "now")
    await store.begin("h", {}, [Entry("S", "call", {"call": "4"})], "now")
    async with rooms_on(store) as rooms:
        with pytest.raises(UnreadableLog, match=r"row 1 \(game\) cannot be followed"):
            await found(rooms)
        with pytest.raises(UnreadableLog, match="a log begins with a row of kind game"):
            await rooms.get("h")


async def test_a_house_rule_younger_than_the_game_has_its_default(store):
    async with rooms_on(store) as rooms:
        await rooms.create(Ruleset(target=15), [ANA, BO, CY], "g", master=MASTER)
    rows = await store.rows("g")
    older = {k: v for k, v in rows[0].payload["ruleset"].items() if k != "declarer_goes_out"}
    rows[0] = Row("room", "game", {**rows[0].payload, "ruleset": older}, "g", 1, rows[0].time)
    assert folded(rows)[0].opening.ruleset == Ruleset(target=15)


async def test_two_writers_of_one_game_stay_safe_and_catch_up(tmp_path):
    here, there = await Store.open(tmp_path), await Store.open(tmp_path)
    async with rooms_on(here) as rooms, rooms_on(there) as others:
        room = await opened(rooms, ANA, BO, CY)
        other = await found(others)
        first = actor_of(room)
        both = await asyncio.gather(
            room.submit(first, [Call.FOUR], 2, "here"),
            other.submit(first, [Call.FOUR], 2, "there"),
        )
        assert sorted(answer.outcome for answer in both) == ["accepted", "stale"]
        assert {answer.seq for answer in both} == {3}
        assert room.snapshot(None) == other.snapshot(None)
        second = actor_of(room)
        assert await other.submit(second, [Call.PASS], 3, "x") == Answer(4, Outcome.ACCEPTED)
        assert await room.submit(second, [Call.PASS], 3, "x") == Answer(4, Outcome.REPEATED)
        assert room.snapshot(None) == other.snapshot(None)
        third = actor_of(other)
        assert await other.submit(third, [Call.PASS], 4, "y") == Answer(5, Outcome.ACCEPTED)
        assert (await room.submit(S, [Call.PASS], 5, "z")).outcome is Outcome.REFUSED
        assert room.seq == 5
    await here.close()
    await there.close()
