"""The one door to a game: order, turns, repeated and stale commands, all or nothing."""

from __future__ import annotations

import asyncio
import gc
from random import Random

import pytest
from games import RULESETS
from room.staging import (
    ANA,
    BO,
    CY,
    GREEDY,
    MASTER,
    RANDOM,
    kinds_of,
    opened,
    play_until,
    rooms_on,
    seen_by,
    until,
    waits_for_a_person,
)

from trimoon.notation import format_deal, parse_deal
from trimoon.room import (
    Acted,
    Answer,
    DealOver,
    Dealt,
    LaidAside,
    NextDeal,
    Outcome,
    Prefer,
    Preferences,
    Request,
    TrickTaken,
)
from trimoon.room.players import BadPlayer, Player
from trimoon.room.standing import folded
from trimoon.rules import (
    Call,
    Discard,
    Phase,
    Play,
    Reason,
    Ruleset,
    Seat,
    Shuffle,
    Tile,
    Trump,
    Widow,
)
from trimoon.store import GameExists, Store

S, W, E = Seat
DEAL = parse_deal("66 61 55 52 33 32 22 | 54 53 51 44 42 41 31 | 65 63 62 43 21 11 00 | 64")
SOUTH_FIRST = [Shuffle(DEAL, S)]


async def test_a_new_game_is_opened_and_dealt_at_once(store):
    async with rooms_on(store) as rooms:
        room = await opened(rooms, ANA, BO, CY)
        rows = await store.rows("g")
        assert [(row.actor, row.kind, row.seq) for row in rows] == [
            ("room", "game", 1),
            ("chance", "shuffle", 2),
        ]
        snapshot = room.snapshot(None)
        assert (snapshot.game_id, snapshot.seq, snapshot.players) == ("g", 2, (ANA, BO, CY))
        assert snapshot.view.actor is not None
        assert snapshot.happenings == (Dealt(2, 1, snapshot.view.actor),)


async def test_the_first_row_holds_all_that_a_replay_needs(store):
    async with rooms_on(store) as rooms:
        await rooms.create(
            Ruleset(widow=Widow.NONE, target=15),
            [ANA, GREEDY, CY],
            "g",
            persons={S: "ana's id"},
            master=MASTER,
        )
        payload = (await store.rows("g"))[0].payload
        assert payload["master"] == MASTER.hex()
        assert payload["persons"] == ["ana's id", None, None]
        assert payload["players"] == [
            {"name": "Ana", "bot": None},
            {"name": "Greta", "bot": "greedy"},
            {"name": "Cy", "bot": None},
        ]
        ruleset = payload["ruleset"]
        assert (ruleset["name"], ruleset["version"], ruleset["target"]) == ("custom", 1, 15)
        assert ruleset["widow"] == "none"


async def test_the_deal_follows_from_the_master_seed_by_the_published_scheme(store):
    from trimoon.shuffle import deal_from, seed_for

    async with rooms_on(store) as rooms:
        await opened(rooms, ANA, GREEDY, RANDOM)
        payload = (await store.rows("g"))[1].payload
        seed = seed_for(MASTER, 0)
        shuffle = deal_from(seed, [bytes(16), b"", b""], "g", widow=True, first=True)
        assert payload == {
            "number": 1,
            "deal": format_deal(shuffle.deal),
            "first_bidder": shuffle.first_bidder.letter,
            "seed": seed.hex(),
        }


async def test_deals_laid_down_come_first_and_then_chance_deals(store):
    async with rooms_on(store) as rooms:
        room = await opened(rooms, ANA, BO, CY, deals=SOUTH_FIRST)
        assert seen_by(room, S).hand == DEAL.hands[S]
        assert room.snapshot(None).view.actor == S
        await play_until(room, lambda seen: seen.view.deal_number == 2)
        assert seen_by(room, S).hand != DEAL.hands[S]
        shuffles = [row.payload for row in await store.rows("g") if row.kind == "shuffle"]
        assert [payload["seed"] is None for payload in shuffles] == [True, False]


async def test_an_accepted_action_is_a_row_and_moves_the_game(store):
    async with rooms_on(store) as rooms:
        room = await opened(rooms, ANA, BO, CY, deals=SOUTH_FIRST)
        assert await room.submit(S, [Call.FOUR], 2, "a") == Answer(3, Outcome.ACCEPTED)
        row = (await store.rows("g"))[-1]
        assert (row.actor, row.kind, row.payload) == ("S", "call", {"call": "4"})
        assert room.snapshot(W).view.actor == W
        assert room.snapshot(W, since=2).happenings == (Acted(3, S, Call.FOUR),)


async def test_a_repeated_command_gets_the_same_answer_and_changes_nothing(store):
    async with rooms_on(store) as rooms:
        room = await opened(rooms, ANA, BO, CY, deals=SOUTH_FIRST)
        first = await room.submit(S, [Call.FOUR], 2, "a")
        await room.submit(W, [Call.PASS], 3, "a")
        for seq in (2, 3, 4):
            assert await room.submit(S, [Call.FOUR], seq, "a") == Answer(3, Outcome.REPEATED)
        assert first.seq == 3
        assert room.seq == 4


async def test_a_command_sent_twice_at_once_is_done_once(store):
    async with rooms_on(store) as rooms:
        room = await opened(rooms, ANA, BO, CY, deals=SOUTH_FIRST)
        answers = await asyncio.gather(*(room.submit(S, [Call.FOUR], 2, "a") for _ in range(5)))
        assert sorted(answer.outcome for answer in answers) == ["accepted"] + ["repeated"] * 4
        assert {answer.seq for answer in answers} == {3}
        assert room.seq == 3


async def test_a_stale_command_is_told_where_the_game_stands(store):
    async with rooms_on(store) as rooms:
        room = await opened(rooms, ANA, BO, CY, deals=SOUTH_FIRST)
        await room.submit(S, [Call.FOUR], 2, "a")
        assert await room.submit(W, [Call.FIVE], 2, "b") == Answer(3, Outcome.STALE)
        assert await room.submit(W, [Call.FIVE], 99, "b") == Answer(3, Outcome.STALE)
        assert room.seq == await store.last_seq("g") == 3


async def test_whoever_is_not_to_act_is_refused(store):
    async with rooms_on(store) as rooms:
        room = await opened(rooms, ANA, BO, CY, deals=SOUTH_FIRST)
        answer = await room.submit(W, [Call.FOUR], 2, "a")
        assert (answer.outcome, answer.seq) == (Outcome.REFUSED, 2)
        assert answer.refusal.reason is Reason.NOT_YOUR_TURN
        assert answer.refusal.values["seat"] == S
        assert str(answer.refusal) == "it is the turn of S, not of W: R1.1"
        assert await store.last_seq("g") == 2


async def test_what_the_rules_refuse_is_refused_with_reason_and_clause(store):
    async with rooms_on(store) as rooms:
        room = await opened(rooms, ANA, BO, CY, deals=SOUTH_FIRST)
        await room.submit(S, [Call.FIVE], 2, "a")
        answer = await room.submit(W, [Call.FOUR], 3, "b")
        assert answer.outcome is Outcome.REFUSED
        assert (answer.refusal.reason, answer.refusal.clause) == (Reason.BID_TOO_LOW, "R4.2")
        again = await room.submit(W, [Call.SIX], 3, "b")
        assert again.outcome is Outcome.ACCEPTED


async def test_only_chance_shuffles(store):
    async with rooms_on(store) as rooms:
        room = await opened(rooms, ANA, BO, CY, deals=SOUTH_FIRST)
        answer = await room.submit(S, [Shuffle(DEAL)], 2, "a")
        assert answer.refusal.reason is Reason.NOT_YOUR_TURN


async def _contract(room):
    for seat, call in ((S, Call.FOUR), (W, Call.PASS), (E, Call.PASS)):
        await room.submit(seat, [call], room.seq, "c")


async def test_discard_and_trump_come_together_as_two_rows_of_one_command(store):
    async with rooms_on(store) as rooms:
        room = await opened(rooms, ANA, BO, CY, deals=SOUTH_FIRST)
        await _contract(room)
        together: list[Request] = [Discard(Tile(6, 1)), Trump.TWOS]
        assert await room.submit(S, together, 5, "d") == Answer(7, Outcome.ACCEPTED)
        assert await room.submit(S, together, 5, "d") == Answer(7, Outcome.REPEATED)
        rows = (await store.rows("g"))[-2:]
        assert [(row.kind, row.payload) for row in rows] == [
            ("discard", {"tile": "6-1"}),
            ("trump", {"trump": "2"}),
        ]
        assert rows[0].time == rows[1].time
        assert room.snapshot(W, since=5).happenings == (
            LaidAside(6, S),
            Acted(7, S, Trump.TWOS),
        )


async def test_of_two_actions_of_which_one_is_refused_neither_is_done(store):
    async with rooms_on(store) as rooms:
        room = await opened(rooms, ANA, BO, CY, deals=SOUTH_FIRST, ruleset=Ruleset(no_trump=False))
        await _contract(room)
        answer = await room.submit(S, [Discard(Tile(6, 1)), Trump.NONE], 5, "d")
        assert answer.refusal.reason is Reason.TRUMP_NOT_OFFERED
        assert (await store.last_seq("g"), seen_by(room, S).phase) == (5, Phase.DISCARD)


async def test_a_command_without_an_action_is_an_error(store):
    async with rooms_on(store) as rooms:
        room = await opened(rooms, ANA, BO, CY)
        with pytest.raises(ValueError, match="at least one action"):
            await room.submit(S, [], 2, "a")


async def test_a_deal_that_is_over_is_followed_by_its_result_in_the_same_command(store):
    async with rooms_on(store) as rooms:
        room = await opened(rooms, ANA, BO, CY, deals=SOUTH_FIRST)
        await play_until(room, lambda seen: seen.view.phase is Phase.SHUFFLE, choice=1)
        rows = await store.rows("g")
        assert kinds_of(rows[-2:]) == ["play", "result"]
        last = room.snapshot(None).view.finished[-1]
        assert rows[-1].payload == {
            "number": 1,
            "tricks": list(last.deal.taken),
            "points": list(last.points),
            "scores": list(last.scores),
            "winner": None,
        }
        happenings = room.snapshot(None, since=room.seq - 2).happenings
        assert [type(happening) for happening in happenings] == [Acted, TrickTaken, DealOver]
        assert happenings[1].number == 7
        assert happenings[2] == DealOver(room.seq, 1, last)


async def test_a_deal_thrown_in_has_a_result_too(store):
    async with rooms_on(store) as rooms:
        room = await opened(rooms, ANA, BO, CY, deals=SOUTH_FIRST)
        for seat in Seat:
            await room.submit(seat, [Call.PASS], room.seq, "p")
        row = (await store.rows("g"))[-1]
        assert (row.kind, row.payload["points"]) == ("result", [0, 0, 0])


async def test_the_next_deal_comes_when_a_person_asks_with_its_shuffle(store):
    async with rooms_on(store) as rooms:
        room = await opened(rooms, ANA, BO, CY, deals=SOUTH_FIRST)
        await play_until(room, lambda seen: seen.view.phase is Phase.SHUFFLE)
        seq = room.seq
        assert await room.submit(E, [NextDeal()], seq, "n") == Answer(seq + 2, Outcome.ACCEPTED)
        assert await room.submit(W, [NextDeal()], seq, "n") == Answer(seq + 2, Outcome.STALE)
        rows = (await store.rows("g"))[-2:]
        assert [(row.actor, row.kind) for row in rows] == [("E", "next"), ("chance", "shuffle")]
        assert (rows[1].payload["number"], rows[1].payload["first_bidder"]) == (2, "W")
        assert room.snapshot(None).view.deal_number == 2


async def test_there_is_no_next_deal_in_the_middle_of_one(store):
    async with rooms_on(store) as rooms:
        room = await opened(rooms, ANA, BO, CY)
        answer = await room.submit(S, [NextDeal()], 2, "n")
        assert (answer.refusal.reason, answer.refusal.clause) == (Reason.WRONG_PHASE, "R3.1")


async def test_nothing_is_played_between_deals(store):
    async with rooms_on(store) as rooms:
        room = await opened(rooms, ANA, BO, CY, deals=SOUTH_FIRST)
        await play_until(room, lambda seen: seen.view.phase is Phase.SHUFFLE)
        answer = await room.submit(S, [Play(Tile(6, 6))], room.seq, "x")
        assert answer.refusal.reason is Reason.WRONG_PHASE


async def test_after_the_end_of_the_game_everything_is_refused(store):
    async with rooms_on(store) as rooms:
        room = await opened(rooms, ANA, BO, CY, ruleset=Ruleset(target=1))
        await play_until(room, lambda seen: seen.view.winner is not None, choice=1)
        assert room.is_over
        requests: list[Request] = [NextDeal(), Call.PASS]
        for request in requests:
            answer = await room.submit(S, [request], room.seq, "n")
            assert answer.refusal.reason is Reason.GAME_OVER
        assert (await store.rows("g"))[-1].payload["winner"] is not None


async def test_a_preference_is_the_seats_own_and_does_not_depend_on_the_hour(store):
    async with rooms_on(store) as rooms:
        room = await opened(rooms, ANA, BO, CY, deals=SOUTH_FIRST)
        await room.submit(S, [Call.FOUR], 2, "a")
        answer = await room.submit(E, [Prefer(auto_forced=True)], 2, "p")
        assert answer == Answer(4, Outcome.ACCEPTED)
        assert await room.submit(E, [Prefer(auto_forced=True)], 2, "p") == Answer(
            4, Outcome.REPEATED
        )
        assert room.snapshot(E).preferences == Preferences(auto_forced=True)
        assert room.snapshot(S).preferences == Preferences(auto_forced=False)
        assert room.snapshot(None).preferences is None
        assert room.snapshot(None, since=3).happenings == ()


@pytest.mark.parametrize("name", RULESETS)
async def test_under_every_ruleset_the_log_folds_to_the_live_game(store, name):
    rng = Random(name)
    async with rooms_on(store) as rooms:
        room = await opened(rooms, ANA, RANDOM, CY, ruleset=RULESETS[name])
        await play_until(
            room,
            lambda seen: seen.view.deal_number == 3 or seen.view.winner is not None,
            rng.randrange(9),
        )
        await until(room, waits_for_a_person)
        standing, happenings = folded(await store.rows("g"))
        assert standing == room._standing
        assert happenings == room.snapshot(None).happenings


async def test_subscribers_are_told_the_newest_number_only(store):
    async with rooms_on(store) as rooms:
        room = await opened(rooms, ANA, BO, CY, deals=SOUTH_FIRST)
        subscription = room.subscribe()
        await room.submit(S, [Call.FOUR], 2, "a")
        await room.submit(W, [Call.PASS], 3, "b")
        assert await anext(subscription) == 4
        await room.submit(E, [Call.PASS], 4, "c")
        assert await anext(subscription) == 5
        assert await anext(room.subscribe(after=3)) == 5


async def test_a_refused_command_tells_subscribers_nothing(store):
    async with rooms_on(store) as rooms:
        room = await opened(rooms, ANA, BO, CY, deals=SOUTH_FIRST)
        subscription = room.subscribe()
        await room.submit(W, [Call.FOUR], 2, "a")
        await room.submit(S, [Call.FOUR], 2, "b")
        assert await anext(subscription) == 3


async def test_a_subscriber_who_leaves_is_forgotten(store):
    async with rooms_on(store) as rooms:
        room = await opened(rooms, ANA, BO, CY)
        listening = asyncio.create_task(anext(room.subscribe()))  # type: ignore[arg-type]
        staying = room.subscribe()
        await asyncio.sleep(0)
        assert len(room._subscribers) == 2
        listening.cancel()
        await asyncio.gather(listening, return_exceptions=True)
        del listening
        for _ in range(5):  # until the loop has let go of the task
            await asyncio.sleep(0)
            gc.collect()
        assert len(room._subscribers) == 1
        assert staying is not None


async def test_subscriptions_end_when_the_rooms_close(store):
    async with rooms_on(store) as rooms:
        room = await opened(rooms, ANA, BO, CY)
        subscription = room.subscribe()
    assert [seq async for seq in subscription] == []


async def test_a_command_is_finished_though_nobody_waits_for_its_answer(store):
    async with rooms_on(store) as rooms:
        room = await opened(rooms, ANA, BO, CY, deals=SOUTH_FIRST)
        subscription = room.subscribe()
        asking = asyncio.create_task(room.submit(S, [Call.FOUR], 2, "a"))
        await asyncio.sleep(0)
        asking.cancel()
        assert await anext(subscription) == 3
        assert await room.submit(S, [Call.FOUR], 2, "a") == Answer(3, Outcome.REPEATED)


async def test_a_record_of_a_running_game_names_the_players(store):
    async with rooms_on(store) as rooms:
        room = await opened(rooms, ANA, GREEDY, CY)
        tags = dict(room.record().tags)
        assert tags == {
            "date": "2026-11-30",
            "game": "g",
            "south": "Ana",
            "west": "Greta",
            "east": "Cy",
            "x-west-bot": "greedy",
        }
        assert room.record().public == room.snapshot(None).view.deal


async def test_ids_are_drawn_unless_given_and_never_taken_twice(store):
    async with rooms_on(store) as rooms:
        one = await rooms.create(Ruleset(), [ANA, BO, CY])
        two = await rooms.create(Ruleset(), [ANA, BO, CY])
        assert (len(one.game_id), len(two.game_id)) == (16, 16)
        assert one.game_id != two.game_id
        with pytest.raises(GameExists):
            await rooms.create(Ruleset(), [ANA, BO, CY], one.game_id)


@pytest.mark.parametrize(
    ("name", "bot", "message"),
    [
        ("", None, "one line of 1 to 40 signs"),
        ("x" * 41, None, "one line of 1 to 40 signs"),
        ("a\nb", None, "one line of 1 to 40 signs"),
        ("Deep", "deep-blue", "there is no bot 'deep-blue': choose from random, greedy"),
        ("Deep", "half-moon:draw", "a bot's aim is points or win, not 'draw'"),
    ],
)
def test_a_player_who_cannot_be_seated_is_refused(name, bot, message):
    with pytest.raises(BadPlayer, match=message):
        Player(name, bot)


async def test_the_same_chance_gives_the_same_game():
    async def first_hand():
        store = await Store.open(":memory:")
        async with rooms_on(store) as rooms:
            room = await rooms.create(Ruleset(), [ANA, BO, CY])
            seen = room.game_id, seen_by(room, S)
        await store.close()
        return seen

    assert await first_hand() == await first_hand()
