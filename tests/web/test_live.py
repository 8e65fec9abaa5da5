"""The socket: the whole screen at every connect, and a new one with words after each row."""

from __future__ import annotations

from web.site import Site, Socket
from web.test_playing import FIRST, LAST

from trimoon.room import Player
from trimoon.rules import Call, Seat

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
