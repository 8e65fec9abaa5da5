"""The socket: the whole screen at every connect, and a new one with words after each row."""

from __future__ import annotations

from dataclasses import replace
from itertools import count

from web.site import Site, Socket, site_on
from web.test_playing import FIRST, LAST

from trimoon.room import DealOver, Player, Preferences, Snapshot, TrickTaken
from trimoon.rules import Call, GameState, Seat, apply, legal_actions, view_for
from trimoon.web import Settings
from trimoon.web.screen import final_trick_of

PEOPLE = (Player("South"), Player("West"), Player("East"))


async def test_a_socket_gives_the_whole_screen_at_once(site: Site) -> None:
    ana = site.visitor()
    room = await ana.sit_down(deals=FIRST, players=PEOPLE)
    async with Socket(ana, f"/game/{room.game_id}/live") as socket:
        told = await socket.told()
    assert told["seq"] == room.seq
    assert told["news"] == []
    assert 'id="game"' in told["content"]
    assert 'id="h6-6"' in told["content"]


async def test_every_row_is_told_with_one_sentence_for_each_event(site: Site) -> None:
    ana = site.visitor()
    room = await ana.sit_down(deals=LAST, players=PEOPLE)
    async with Socket(ana, f"/game/{room.game_id}/live") as socket:
        await socket.told()
        await room.submit(Seat.WEST, [Call.FIVE], room.seq, "west")
        told = await socket.told()
        assert told["news"] == ["West bids 5."]
        assert told["seq"] == room.seq
        await room.submit(Seat.EAST, [Call.PASS], room.seq, "east")
        assert (await socket.told())["news"] == ["East passes."]


async def test_a_socket_that_comes_back_gets_what_it_missed(site: Site) -> None:
    ana = site.visitor()
    room = await ana.sit_down(deals=LAST, players=PEOPLE)
    async with Socket(ana, f"/game/{room.game_id}/live") as socket:
        first = await socket.told()
    await room.submit(Seat.WEST, [Call.FIVE], room.seq, "west")
    async with Socket(ana, f"/game/{room.game_id}/live") as socket:
        again = await socket.told()
    assert again["seq"] == first["seq"] + 1


async def test_who_holds_no_seat_gets_no_socket(site: Site) -> None:
    ana, eve = site.visitor(), site.visitor()
    room = await ana.sit_down(deals=FIRST, players=PEOPLE)
    await eve.open("/")
    for visitor, game in ((eve, room.game_id), (ana, "nowhere")):
        async with Socket(visitor, f"/game/{game}/live") as socket:
            assert not socket.is_open


async def test_a_form_sent_beside_an_open_socket_is_answered_by_the_socket(site: Site) -> None:
    ana = site.visitor()
    room = await ana.sit_down(deals=FIRST, players=PEOPLE)
    answer = await ana.client.post(
        f"/game/{room.game_id}",
        data=ana.page.hidden | {"call": "5"},
        headers={"hx-request": "true", "x-live": "1"},
    )
    assert answer.status_code == 204


async def test_a_form_sent_by_script_without_a_socket_is_answered_by_the_screen(
    site: Site,
) -> None:
    ana = site.visitor()
    room = await ana.sit_down(deals=FIRST, players=PEOPLE)
    answer = await ana.client.post(
        f"/game/{room.game_id}",
        data=ana.page.hidden | {"call": "5"},
        headers={"hx-request": "true"},
    )
    assert answer.text.startswith("<title>")
    assert "<html" not in answer.text
    assert f'data-seq="{room.seq}"' in answer.text


def before_the_end() -> GameState:
    """Give a deal with one tile to play, after a bid of 21."""
    state = apply(GameState(), FIRST[0])
    while state.deal is None or sum(map(len, state.deal.hands)) > 1:
        state = apply(state, legal_actions(state)[-1])
    return state


async def test_the_final_trick_is_seen_on_the_table_before_the_summary() -> None:
    async with site_on(Settings(pace=0.001)) as site:
        ana = site.visitor()
        room = await ana.sit_down(deals=FIRST, players=PEOPLE)
        state = apply(GameState(), FIRST[0])
        for number in count():
            action, seat = legal_actions(state)[-1], state.actor or Seat.SOUTH
            state = apply(state, action)
            if state.deal is None:
                break
            await room.submit(seat, [action], room.seq, f"test-{number}")
        async with Socket(ana, f"/game/{room.game_id}/live") as socket:
            await socket.told()
            await room.submit(seat, [action], room.seq, "the last one")
            trick, summary = await socket.told(), await socket.told()
    assert "is-play" in trick["content"]
    assert trick["content"].count('class="taker"') == 1
    assert trick["news"][-1].endswith(("take the trick.", "takes the trick."))
    assert "is-summary" in summary["content"]
    assert len(summary["news"]) == 1
    assert trick["seq"] + 1 == summary["seq"] == room.seq


def test_the_final_trick_is_shown_with_the_scores_before_it() -> None:
    state = before_the_end()
    over = apply(state, legal_actions(state)[0])
    last = over.finished[-1]
    taken = TrickTaken(7, Seat.WEST, 7, last.deal.tricks[-1])
    view = view_for(over, Seat.SOUTH)
    happened = (taken, DealOver(8, 1, last))
    snapshot = Snapshot("game", 8, Seat.SOUTH, view, PEOPLE, Preferences(), happened)
    final = final_trick_of(snapshot)
    assert final is not None
    assert (final.seq, final.happenings) == (7, (taken,))
    assert final.view.scores == (0, 0, 0)
    assert final.view.deal is not None
    assert final.view.deal.tricks == last.deal.tricks
    assert final_trick_of(replace(snapshot, happenings=happened[1:])) is None
