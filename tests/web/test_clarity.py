"""What a page says so that nobody has to guess: who called, who took, which name is whose."""

from __future__ import annotations

import pytest
from web.site import Site, Visitor

from trimoon.notation import parse_deal
from trimoon.room import Player, Room
from trimoon.rules import Call, Discard, Phase, Play, Seat, Shuffle, Tile, Trump
from trimoon.web.screen.voice import isolated

DEAL = parse_deal("66 61 52 43 42 32 22 | 65 63 55 54 44 33 11 | 64 62 53 51 41 31 21 | 00")
PEOPLE = (Player("South"), Player("West"), Player("East"))


async def with_people(ana: Visitor) -> Room:
    """Seat Ana between two people who do nothing by themselves."""
    return await ana.sit_down(deals=(Shuffle(DEAL, Seat.SOUTH),), players=PEOPLE)


async def act(room: Room, seat: Seat, *actions: object) -> None:
    answer = await room.submit(seat, list(actions), room.seq, f"command {room.seq}")  # type: ignore[arg-type]
    assert answer.refusal is None


def texts_of(ana: Visitor, css_class: str) -> list[str]:
    """Give the text right after each opening tag of a class."""
    parts = ana.page.html.split(f'class="{css_class}"')[1:]
    return [part.split(">", 2)[2].split("<", 1)[0] for part in parts]


async def test_a_call_stays_at_its_seat_until_the_play_begins(site: Site) -> None:
    ana = site.visitor()
    room = await with_people(ana)
    await act(room, Seat.SOUTH, Call.PASS)
    await act(room, Seat.WEST, Call.FIVE)
    await act(room, Seat.EAST, Call.PASS)
    await ana.open(f"/game/{room.game_id}")
    assert ana.page.kind() == "wait"
    assert texts_of(ana, "said bid") == ["5"]
    assert texts_of(ana, "said") == ["Pass"]
    await act(room, Seat.WEST, Discard(Tile(1, 1)), Trump.SIXES)
    await ana.open(f"/game/{room.game_id}")
    assert ana.page.kind() == "play"
    assert texts_of(ana, "said bid") == []


async def test_who_took_the_trick_is_said_while_it_still_lies_there(site: Site) -> None:
    ana = site.visitor()
    room = await with_people(ana)
    await act(room, Seat.SOUTH, Call.MOON)
    await act(room, Seat.SOUTH, Discard(Tile(0, 0)), Trump.SIXES)
    for seat, tile in (
        (Seat.SOUTH, Tile(6, 6)),
        (Seat.WEST, Tile(6, 3)),
        (Seat.EAST, Tile(6, 2)),
    ):
        await act(room, seat, Play(tile))
    await ana.open(f"/game/{room.game_id}")
    assert "You take the trick: lead any tile" in ana.page.text
    for seat, tile in (
        (Seat.SOUTH, Tile(6, 1)),
        (Seat.WEST, Tile(6, 5)),
        (Seat.EAST, Tile(6, 4)),
    ):
        await act(room, seat, Play(tile))
    await ana.open(f"/game/{room.game_id}")
    assert room.snapshot(None).view.phase is Phase.PLAY
    assert "Waiting for West West takes the trick." in ana.page.text


async def test_a_call_that_cannot_be_made_is_sent_whatever_else_is_chosen(site: Site) -> None:
    ana = site.visitor()
    deals = (Shuffle(DEAL, Seat.WEST),)
    room = await ana.sit_down(deals=deals, players=PEOPLE)
    await act(room, Seat.WEST, Call.FIVE)
    await act(room, Seat.EAST, Call.PASS)
    await ana.open(f"/game/{room.game_id}")
    asking = [button for button in ana.page.buttons if button.get("name") == "ask"]
    assert [button["value"] for button in asking] == ["4", "5"]
    assert all("formnovalidate" in button for button in asking)


async def test_choosing_a_new_game_shows_the_rules_first_and_one_brass_button(site: Site) -> None:
    ana = site.visitor()
    await ana.sit_down()
    await ana.press(call="pass")
    await ana.open("/new")
    brass = [a["id"] for _, a in ana.page.tags if "brass" in str(a.get("class")).split()]
    assert brass == ["begin"]
    assert ana.page.html.count('<details class="fold"') == 1
    assert "Go on with your game" in ana.page.text


@pytest.mark.parametrize(
    ("name", "shown"),
    [("Ana", "Ana"), ("\u05e9\u05e8\u05d4", "\u2068\u05e9\u05e8\u05d4\u2069")],
    ids=["left_to_right", "right_to_left"],
)
def test_a_name_from_right_to_left_does_not_turn_its_sentence(name: str, shown: str) -> None:
    assert isolated(name) == shown
