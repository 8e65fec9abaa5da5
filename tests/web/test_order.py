"""How the hand lies: by trump and suit, as dealt, or in an order of one's own that is kept."""

from __future__ import annotations

import pytest
from web.site import Site, Socket, Visitor
from web.test_playing import FIRST, declare, next_turn

from trimoon.room import Player
from trimoon.rules import Seat, SeatView, Tile, TileSet, Trump
from trimoon.web.screen import Lie, lie_from

HAND = TileSet(Tile(int(h), int(low)) for h, low in ("64", "66", "51", "41", "44"))
PEOPLE = (Player("South"), Player("West"), Player("East"))


def written(tiles: tuple[Tile, ...]) -> str:
    return " ".join(f"{tile.high:d}{tile.low:d}" for tile in tiles)


def in_hand(ana: Visitor) -> list[str]:
    """Give the places of the hand by their tiles, as they stand on the page."""
    return [
        str(a["id"])[1:]
        for _, a in ana.page.tags
        if "slot" in str(a.get("class")).split() and a.get("id")
    ]


def test_a_sorted_hand_has_trumps_first_then_suits_from_high_to_low() -> None:
    assert written(Lie().of(HAND, None, 1)) == "66 64 51 44 41"
    assert written(Lie().of(HAND, Trump.FOURS, 1)) == "44 64 41 66 51"


def test_a_hand_as_dealt_stays_as_it_lies_when_the_trump_is_named() -> None:
    lie = Lie(is_sorted=False, salt="game")
    before = lie.of(HAND, None, 1)
    assert lie.of(HAND, Trump.FOURS, 1) == before
    assert set(before) == set(HAND)
    assert lie.of(HAND, None, 2) != before


def test_the_own_order_holds_for_its_deal_and_what_it_does_not_name_comes_last() -> None:
    lie = lie_from("3.41.66.53.51", is_sorted=True, salt="game")
    assert written(lie.of(HAND, Trump.FOURS, 3)) == "41 66 51 44 64"
    assert written(lie.of(HAND, None, 4)) == "66 64 51 44 41"


@pytest.mark.parametrize("text", ["", "x", "0.66", "3", "3.99", "3.66.", "3." + "66." * 9, "3.60"])
def test_an_order_that_cannot_be_read_is_none(text: str) -> None:
    assert lie_from(text, is_sorted=True, salt="game").own == ()


async def test_the_order_that_a_browser_remembers_is_how_the_page_shows_the_hand(
    site: Site,
) -> None:
    ana = site.visitor()
    room = await ana.sit_down(deals=FIRST, players=PEOPLE)
    assert in_hand(ana) == ["6-6", "6-1", "5-2", "4-3", "4-2", "3-2", "2-2"]
    ana.client.cookies.set("trimoon_order", "1.22.32.42.43.52.61.66")
    await ana.open(f"/game/{room.game_id}")
    assert in_hand(ana) == ["2-2", "3-2", "4-2", "4-3", "5-2", "6-1", "6-6"]


async def test_an_open_page_tells_its_new_order_to_the_socket(site: Site) -> None:
    ana = site.visitor()
    room = await ana.sit_down(deals=FIRST, players=PEOPLE)
    async with Socket(ana, f"/game/{room.game_id}/live") as socket:
        first = await socket.told()
        assert first["content"].index('id="h6-6"') < first["content"].index('id="h2-2"')
        await socket.say("1.22.32.42.43.52.61.66")
        await ana.press(call="pass")
        then = await socket.told()
    assert then["content"].index('id="h2-2"') < then["content"].index('id="h6-6"')


async def test_a_tile_that_was_played_leaves_its_place_empty(site: Site) -> None:
    ana = site.visitor()
    room = await declare(ana)
    await ana.press(discard="0-0", trump="6")
    before = in_hand(ana)
    assert before == ["6-6", "6-1", "5-2", "4-3", "4-2", "3-2", "2-2"]
    await ana.press(tile="6-6")
    await next_turn(ana, room)
    assert in_hand(ana) == before
    assert [str(a["id"]) for _, a in ana.page.tags if a.get("class") == "slot gone"] == ["h6-6"]


async def test_a_person_may_want_the_hand_as_dealt(site: Site) -> None:
    ana = site.visitor()
    room = await ana.sit_down(deals=FIRST, players=PEOPLE)
    ana.client.cookies.set("trimoon_settings", "sort=dealt")
    await ana.open(f"/game/{room.game_id}")
    view = room.snapshot(Seat.SOUTH).view
    assert isinstance(view, SeatView)
    dealt = Lie(is_sorted=False, salt=room.game_id).of(view.hand, None, 1)
    assert in_hand(ana) == [str(tile) for tile in dealt]
