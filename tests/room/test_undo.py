"""Taking a decision back: how far, for whom, and what the log and the record say of it."""

from __future__ import annotations

import asyncio

import pytest
from room.staging import (
    ANA,
    BO,
    CY,
    GREEDY,
    act,
    found,
    opened,
    play_until,
    rooms_on,
    until,
    waits_for_a_person,
)

from trimoon.notation import parse_deal, read_records, write_record
from trimoon.room import (
    Answer,
    Claim,
    DealOver,
    NextDeal,
    Outcome,
    Prefer,
    Preferences,
    Undo,
    Undone,
)
from trimoon.room.standing import UnreadableLog, folded, folded_on
from trimoon.room.steps import step_after
from trimoon.rules import Call, Discard, Phase, Play, Reason, Ruleset, Seat, Shuffle, Tile, Trump
from trimoon.store import Entry, Store

S, W, E = Seat
DEAL = parse_deal("66 65 64 55 44 33 22 | 63 62 61 54 53 52 51 | 43 42 41 32 31 21 00 | 11")
SURE = [Shuffle(DEAL, S)]


async def alone(rooms, deals=SURE, **options):
    """Seat Ana in the South, against two bots."""
    return await opened(rooms, ANA, GREEDY, GREEDY, deals=deals, **options)


async def declared(rooms, **options):
    """Let Ana declare seven in sixes and lead 6-6; then it is her turn again."""
    room = await alone(rooms, **options)
    await room.submit(S, [Call.SEVEN], 2, "bid it")
    await until(room, lambda room: room.seq == 5)
    await room.submit(S, [Discard(Tile(1, 1)), Trump.SIXES], 5, "lay it down")
    await room.submit(S, [Play(Tile(6, 6))], 7, "lead it")
    await until(room, lambda room: room.seq == 10)
    return room


async def undo(room, number=0):
    return await room.submit(S, [Undo()], room.seq, f"undo {room.seq} {number}")


async def test_an_undo_goes_back_to_before_the_persons_last_decision_and_the_bots_answers(store):
    async with rooms_on(store) as rooms:
        room = await declared(rooms)
        assert room.snapshot(S).can_undo
        assert await undo(room) == Answer(11, Outcome.ACCEPTED)
        row = (await store.rows("g"))[-1]
        assert (row.actor, row.kind, row.payload) == ("S", "undo", {"to": 7})
        view = room.snapshot(S).view
        assert view.phase is Phase.PLAY
        assert view.is_to_act
        assert view.hand == DEAL.hands[S]
        assert view.deal.tricks == ()
        assert room.snapshot(W, since=10).happenings == (Undone(11, S),)


async def test_undone_again_and_again_it_goes_back_to_the_first_decision_of_the_deal(store):
    async with rooms_on(store) as rooms:
        room = await declared(rooms)
        phases = []
        while room.snapshot(S).can_undo:
            assert (await undo(room)).outcome is Outcome.ACCEPTED
            phases.append(room.snapshot(S).view.phase)
        assert phases == [Phase.PLAY, Phase.TRUMP, Phase.DISCARD, Phase.AUCTION]
        assert room.snapshot(S).view.deal.calls == ()
        assert (await undo(room)).refusal.reason is Reason.NOTHING_TO_UNDO


async def test_a_decision_made_anew_can_be_taken_back_too(store):
    async with rooms_on(store) as rooms:
        room = await declared(rooms)
        await undo(room)
        await room.submit(S, [Play(Tile(6, 5))], 11, "lead another")
        await until(room, lambda room: room.seq == 14)
        await undo(room)
        assert (await store.rows("g"))[-1].payload == {"to": 11}
        assert room.snapshot(S).view.hand == DEAL.hands[S]
        await undo(room)
        assert (await store.rows("g"))[-1].payload == {"to": 6}
        assert room.snapshot(S).view.phase is Phase.TRUMP


async def test_bots_answer_anew_after_an_undo(store):
    async with rooms_on(store) as rooms:
        room = await alone(rooms)
        await room.submit(S, [Call.SEVEN], 2, "bid it")
        await until(room, lambda room: room.seq == 5)
        await undo(room)
        await room.submit(S, [Call.FOUR], 6, "bid less")
        await until(room, lambda room: room.seq == 9)
        assert [row.actor for row in (await store.rows("g"))[6:]] == ["S", "W", "E"]
        assert room.snapshot(None).view.deal.calls[0] is Call.FOUR


async def test_a_deal_that_is_over_can_be_gone_back_into_until_the_next_one_is_dealt(store):
    async with rooms_on(store) as rooms:
        room = await declared(rooms)
        await room.submit(S, [Claim()], 10, "claim it")
        assert room.snapshot(S).view.scores == (7, 0, 0)
        await undo(room)
        assert room.snapshot(S).view.scores == (0, 0, 0)
        assert room.snapshot(S).view.deal_number == 1
        assert room.snapshot(S).can_claim
        await room.submit(S, [Claim()], room.seq, "claim again")
        await room.submit(S, [NextDeal()], room.seq, "next one")
        await until(room, waits_for_a_person)
        assert room.snapshot(S).can_undo is False
        assert (await undo(room)).refusal.reason is Reason.NOTHING_TO_UNDO


async def test_a_game_that_is_over_stays_over(store):
    async with rooms_on(store) as rooms:
        room = await declared(rooms, ruleset=Ruleset(target=7))
        await room.submit(S, [Claim()], 10, "claim it")
        assert room.is_over
        assert room.snapshot(S).can_undo is False
        assert (await undo(room)).refusal.reason is Reason.GAME_OVER


async def test_among_people_nothing_is_taken_back(store):
    async with rooms_on(store) as rooms:
        room = await opened(rooms, ANA, BO, CY, deals=SURE)
        await room.submit(S, [Call.SEVEN], 2, "bid it")
        assert [room.snapshot(seat).can_undo for seat in (*Seat, None)] == [False] * 4
        assert (await undo(room)).refusal.reason is Reason.UNDO_AMONG_PEOPLE


async def test_only_the_person_can_undo(store):
    async with rooms_on(store) as rooms:
        room = await declared(rooms)
        assert [room.snapshot(seat).can_undo for seat in (W, E, None)] == [False] * 3
        answer = await room.submit(W, [Undo()], room.seq, "of a bot")
        assert answer.refusal.reason is Reason.NOTHING_TO_UNDO


async def test_a_tile_played_automatically_is_no_decision(store):
    async with rooms_on(store) as rooms:
        room = await alone(rooms)
        await room.submit(S, [Prefer(auto_forced=True)], 0, "p")
        while room.snapshot(S).view.phase is not Phase.SHUFFLE:
            await act(room, 1)
            await until(room, lambda room: step_after(room._standing) is None)
        rows = await store.rows("g")
        forced = [row for row in rows if row.actor == "S" and row.payload.get("auto")]
        assert forced
        await undo(room)
        to = (await store.rows("g"))[-1].payload["to"]
        assert rows[to].actor == "S"
        assert not rows[to].payload.get("auto")
        assert all(row.payload.get("auto") for row in rows[to + 1 :] if row.actor == "S")


async def test_what_the_person_prefers_is_not_undone(store):
    async with rooms_on(store) as rooms:
        room = await declared(rooms)
        await room.submit(S, [Prefer(auto_forced=True)], 0, "p")
        await undo(room)
        assert room.snapshot(S).preferences == Preferences(auto_forced=True)


async def test_a_game_in_which_something_was_undone_is_marked_also_in_its_record(
    store,
):
    async with rooms_on(store) as rooms:
        room = await declared(rooms)
        assert [room.snapshot(viewer).is_marked for viewer in (*Seat, None)] == [False] * 4
        assert "x-undone" not in dict(room.record().tags)
        await undo(room)
        await undo(room)
        assert [room.snapshot(viewer).is_marked for viewer in (*Seat, None)] == [True] * 4
        (record,) = read_records(write_record(room.record()))
        assert dict(record.tags)["x-undone"] == "2"


async def test_an_undo_with_an_old_number_is_stale_and_one_sent_twice_counts_once(store):
    async with rooms_on(store) as rooms:
        room = await declared(rooms)
        assert await room.submit(S, [Undo()], 9, "stale") == Answer(10, Outcome.STALE)
        done, again = await asyncio.gather(
            *(room.submit(S, [Undo()], 10, "undo it") for _ in range(2))
        )
        assert [done, again] == [Answer(11, Outcome.ACCEPTED), Answer(11, Outcome.REPEATED)]
        assert room.snapshot(S).view.hand == DEAL.hands[S]


async def test_an_undo_stands_alone(store):
    async with rooms_on(store) as rooms:
        room = await declared(rooms)
        with pytest.raises(ValueError, match="an undo is asked for alone"):
            await room.submit(S, [Undo(), Play(Tile(6, 5))], room.seq, "both")
        assert room.seq == 10


async def test_of_two_processes_both_see_the_undo_once(tmp_path):
    one, two = await Store.open(tmp_path), await Store.open(tmp_path)
    async with rooms_on(one) as rooms, rooms_on(two) as others:
        room = await declared(rooms)
        other = await found(others)
        assert await undo(room) == Answer(11, Outcome.ACCEPTED)
        assert await other.submit(S, [Undo()], 10, "too") == Answer(11, Outcome.STALE)
        assert other.snapshot(S) == room.snapshot(S)
    await one.close()
    await two.close()


async def test_after_a_restart_the_log_says_the_same(store):
    async with rooms_on(store) as rooms:
        room = await declared(rooms)
        await undo(room)
        seen = [room.snapshot(viewer) for viewer in (*Seat, None)]
        standing = room._standing
    async with rooms_on(store) as rooms:
        room = await found(rooms)
        assert [room.snapshot(viewer) for viewer in (*Seat, None)] == seen
        assert room._standing == standing
        await undo(room)
        assert room.snapshot(S).view.phase is Phase.TRUMP


async def test_a_list_of_games_shows_the_scores_that_still_stand(store):
    async with rooms_on(store) as rooms:
        room = await declared(rooms, persons={S: "ana"})
        await room.submit(S, [Claim()], 10, "claim it")
        assert [game.scores for game in await rooms.of_person("ana")] == [(7, 0, 0)]
        await undo(room)
        assert [game.scores for game in await rooms.of_person("ana")] == [(0, 0, 0)]
        assert [game.deal_number for game in await rooms.of_person("ana")] == [1]


async def test_a_row_that_undoes_what_was_never_decided_cannot_be_followed(store):
    async with rooms_on(store) as rooms:
        room = await declared(rooms)
        with pytest.raises(UnreadableLog, match=r"row 11 \(undo\)"):
            folded_on(room._standing, [Entry("S", "undo", {"to": 9})])


async def test_everything_that_happened_is_still_told_after_an_undo(store):
    async with rooms_on(store) as rooms:
        room = await alone(rooms)
        for _ in range(3):
            await play_until(room, lambda seen: seen.view.phase is Phase.SHUFFLE)
            await undo(room)
            await act(room, 1)
        standing, happenings = folded(await store.rows("g"))
        assert standing == room._standing
        assert happenings == room.snapshot(None).happenings
        assert sum(isinstance(each, Undone) for each in happenings) == 3
        assert sum(isinstance(each, DealOver) for each in happenings) >= 3
