"""A claim at the door of a room: judged, written, played out, and told."""

from __future__ import annotations

import asyncio

from games import RULESETS
from room.staging import (
    ANA,
    BO,
    CY,
    found,
    opened,
    play_until,
    rooms_on,
    until,
)

from trimoon.notation import parse_deal
from trimoon.room import Answer, Claim, Claimed, DealOver, Outcome, Request, TrickTaken
from trimoon.room import room as room_module
from trimoon.room.standing import folded
from trimoon.rules import Call, Discard, Play, Reason, Ruleset, Seat, SeatView, Shuffle, Tile, Trump
from trimoon.store import Store

S, W, E = Seat
DEAL = parse_deal("66 65 64 55 44 33 22 | 63 62 61 54 53 52 51 | 43 42 41 32 31 21 00 | 11")
SURE = [Shuffle(DEAL, S)]
"""South draws the trumps 6-3, 6-2, 6-1 with three higher ones, and holds four doubles besides."""

WEAKER = parse_deal("66 65 63 55 44 33 22 | 64 62 61 54 53 52 51 | 43 42 41 32 31 21 00 | 11")
DOUBTFUL = [Shuffle(WEAKER, S)]
"""The same with 6-3 and 6-4 changed: one seat may hold 6-4 with two small trumps."""


async def about_to_lead(rooms, deals=SURE, players=(ANA, BO, CY)):
    """Open a game in which South has declared 4 in sixes."""
    room = await opened(rooms, *players, deals=deals)
    await room.submit(S, [Call.FOUR], 2, "call it")
    await until(room, lambda room: room.players[W].bot is None or room.seq >= 5)
    for seat in (W, E):
        if room.players[seat].bot is None:
            await room.submit(seat, [Call.PASS], room.seq, "pass it")
    await room.submit(S, [Discard(Tile(1, 1)), Trump.SIXES], room.seq, "lay it down")
    return room


async def test_r6_8_a_claim_that_stands_is_played_out_at_once(store):
    async with rooms_on(store) as rooms:
        room = await about_to_lead(rooms)
        assert [seat for seat in (*Seat, None) if room.snapshot(seat).can_claim] == [S]
        before = room.seq
        assert await room.submit(S, [Claim()], before, "claim it") == Answer(
            before + 23, Outcome.ACCEPTED
        )
        seen = room.snapshot(W, since=before).happenings
        assert seen[0] == Claimed(before + 1, S)
        assert [each.seat for each in seen if isinstance(each, TrickTaken)] == [S] * 7
        over = next(each for each in seen if isinstance(each, DealOver))
        assert over.finished.points == (4, 0, 0)
        assert room.snapshot(S).view.scores == (4, 0, 0)


async def test_a_claim_is_a_row_and_its_tiles_are_rows_like_plays_that_nobody_chose(store):
    async with rooms_on(store) as rooms:
        room = await about_to_lead(rooms)
        before = room.seq
        await room.submit(S, [Claim()], before, "claim it")
        claim, *plays, result = await store.rows("g", after=before)
        assert (claim.actor, claim.kind, claim.payload) == ("S", "claim", {})
        assert [row.kind for row in plays] == ["play"] * 21
        assert all(row.payload["auto"] is True for row in plays)
        assert [row.payload["tile"] for row in plays[:6]] == [
            "6-6",
            "6-1",
            "0-0",
            "6-5",
            "6-2",
            "2-1",
        ]
        assert result.kind == "result"


async def test_r6_8_a_claim_that_is_not_sure_is_refused_with_its_reason(store):
    async with rooms_on(store) as rooms:
        room = await about_to_lead(rooms, DOUBTFUL)
        assert not room.snapshot(S).can_claim
        answer = await room.submit(S, [Claim()], room.seq, "claim it")
        assert answer.outcome is Outcome.REFUSED
        assert (answer.refusal.reason, answer.refusal.clause) == (Reason.CLAIM_NOT_SURE, "R6.8")
        assert "claim" not in [row.kind for row in await store.rows("g")]


async def test_r6_8_a_claim_is_for_the_seat_that_is_about_to_lead(store):
    async with rooms_on(store) as rooms:
        room = await opened(rooms, ANA, BO, CY, deals=SURE)
        early = await room.submit(S, [Claim()], 2, "claim early")
        assert early.refusal.reason is Reason.CLAIM_BEFORE_LEADING
        for seat, call in ((S, Call.FOUR), (W, Call.PASS), (E, Call.PASS)):
            await room.submit(seat, [call], room.seq, "call")
        await room.submit(S, [Discard(Tile(1, 1)), Trump.SIXES], room.seq, "lay it down")
        other = await room.submit(W, [Claim()], room.seq, "claim other")
        assert other.refusal.reason is Reason.CLAIM_BEFORE_LEADING
        await room.submit(S, [Play(Tile(6, 6))], room.seq, "lead it")
        following = await room.submit(W, [Claim()], room.seq, "claim following")
        assert following.refusal.reason is Reason.CLAIM_BEFORE_LEADING


async def test_after_the_end_of_the_game_nothing_is_claimed(store):
    async with rooms_on(store) as rooms:
        room = await opened(rooms, ANA, BO, CY, ruleset=Ruleset(target=1))
        await play_until(room, lambda seen: seen.view.winner is not None, choice=1)
        answer = await room.submit(S, [Claim()], room.seq, "claim it")
        assert answer.refusal.reason is Reason.GAME_OVER


async def test_a_claim_with_an_old_number_is_stale_and_one_sent_twice_counts_once(store):
    async with rooms_on(store) as rooms:
        room = await about_to_lead(rooms)
        before = room.seq
        stale = await room.submit(S, [Claim()], before - 1, "claim stale")
        assert stale == Answer(before, Outcome.STALE)
        done, again = await asyncio.gather(
            *(room.submit(S, [Claim()], before, "claim it") for _ in range(2))
        )
        assert [done.outcome, again.outcome] == [Outcome.ACCEPTED, Outcome.REPEATED]
        assert done.seq == again.seq == room.seq == before + 23


async def test_of_two_processes_one_claims_and_the_other_sees_it(tmp_path):
    one, two = await Store.open(tmp_path), await Store.open(tmp_path)
    async with rooms_on(one) as rooms, rooms_on(two) as others:
        room = await about_to_lead(rooms)
        other = await found(others)
        before = room.seq
        await room.submit(S, [Claim()], before, "claim it")
        late = await other.submit(S, [Claim()], before, "claim too")
        assert late == Answer(before + 23, Outcome.STALE)
        assert other.snapshot(S) == room.snapshot(S)
    await one.close()
    await two.close()


async def test_a_claim_is_followed_from_the_log_without_being_judged_again(store, monkeypatch):
    async with rooms_on(store) as rooms:
        room = await about_to_lead(rooms)
        await room.submit(S, [Claim()], room.seq, "claim it")
        standing, happenings = room._standing, tuple(room._happenings)
    monkeypatch.setattr("trimoon.room.claiming.claim_lead", lambda view: None)
    assert folded(await store.rows("g")) == (standing, happenings)


async def test_trump_and_claim_can_be_asked_in_one_command(store):
    async with rooms_on(store) as rooms:
        room = await opened(rooms, ANA, BO, CY, deals=SURE)
        for seat, call in ((S, Call.FOUR), (W, Call.PASS), (E, Call.PASS)):
            await room.submit(seat, [call], room.seq, "call")
        asked: list[Request] = [Discard(Tile(1, 1)), Trump.SIXES, Claim()]
        answer = await room.submit(S, asked, room.seq, "all at once")
        assert answer.outcome is Outcome.ACCEPTED
        assert room.snapshot(S).view.scores == (4, 0, 0)


async def test_whether_a_seat_can_claim_is_looked_into_once_for_each_row(store, monkeypatch):
    asked: list[SeatView] = []

    def noting(view):
        asked.append(view)
        return True

    monkeypatch.setattr(room_module, "can_claim", noting)
    async with rooms_on(store) as rooms:
        room = await about_to_lead(rooms)
        for _ in range(3):
            assert [room.snapshot(seat).can_claim for seat in Seat] == [True, False, False]
        assert len(asked) == 1


NAMED = parse_deal("65 55 44 33 22 11 00 | 66 64 63 62 61 54 53 | 52 51 43 42 41 32 31 | 21")


async def test_where_the_leader_names_the_suit_a_claim_names_it_and_the_log_is_followed(store):
    async with rooms_on(store) as rooms:
        ruleset = RULESETS["leader_names_suit"]
        room = await opened(rooms, ANA, BO, CY, ruleset=ruleset, deals=[Shuffle(NAMED, S)])
        for seat, call in ((S, Call.SEVEN), (W, Call.PASS), (E, Call.PASS)):
            await room.submit(seat, [call], room.seq, "call")
        asked: list[Request] = [Discard(Tile(2, 1)), Trump.NONE, Claim()]
        before = room.seq
        assert (await room.submit(S, asked, before, "all")).outcome is Outcome.ACCEPTED
        led = [row.payload for row in await store.rows("g", after=before) if "named" in row.payload]
        assert led == [{"tile": "6-5", "named": 5, "auto": True}]
        assert folded(await store.rows("g")) == (room._standing, tuple(room._happenings))
