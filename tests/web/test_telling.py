"""What is said for those who cannot see the table: enough to play from, one message an event."""

from __future__ import annotations

from web.site import Site, Socket
from web.test_playing import FIRST, LAST, declare, next_turn

from trimoon.room import NextDeal, Player
from trimoon.rules import Call, Play, Seat, Tile

PEOPLE = (Player("South"), Player("West"), Player("East"))


def now(html: str) -> str:
    return html.split('data-now="')[1].split('"', maxsplit=1)[0]


async def test_an_opened_page_says_where_the_game_stands_and_what_is_in_the_hand(
    site: Site,
) -> None:
    ana = site.visitor()
    room = await ana.sit_down(deals=LAST, players=PEOPLE)
    await room.submit(Seat.WEST, [Call.FIVE], room.seq, "west-5678")
    await ana.open(f"/game/{room.game_id}")
    greeting = ana.page.html.split('data-greeting="')[1].split('"')[0]
    assert greeting == (
        "Deal 1, auction. Scores: You 0, West 0, East 0. West bids 5. Your hand: double six, "
        "six-one, five-two, four-three, four-two, three-two, double two."
    )
    assert now(ana.page.html) == "Waiting for East."


async def test_on_your_turn_every_call_tile_and_trump_that_is_open_is_named(site: Site) -> None:
    ana = site.visitor()
    room = await ana.sit_down(deals=FIRST)
    assert now(ana.page.html) == (
        "Your bid. How many of seven tricks will you take? You can call Pass, 4, 5, 6, 7, 21."
    )
    await ana.press(call="21")
    await next_turn(ana, room)
    assert now(ana.page.html) == (
        "Your turn. Lay one tile face down. The widow is double zero. Your hand: double six, "
        "six-one, five-two, four-three, four-two, three-two, double two, double zero."
    )
    await ana.press(discard="0-0")
    assert now(ana.page.html) == (
        "Your turn. Name the trump. You can name Zeros, Ones, Twos, Threes, Fours, Fives, Sixes, "
        "Doubles, No trump."
    )
    await ana.press(trump="6")
    assert now(ana.page.html) == (
        "Your turn. Lead any tile. You can play double six, six-one, five-two, four-three, "
        "four-two, three-two, double two."
    )


async def test_a_tile_that_is_chosen_and_not_yet_played_is_named(site: Site) -> None:
    ana = site.visitor()
    room = await declare(ana)
    await ana.press(discard="0-0", trump="6")
    await ana.open(f"/game/{room.game_id}?chosen=6-6")
    assert now(ana.page.html).startswith("Your turn. Lead any tile. double six, chosen. You can")


async def test_a_tile_that_cannot_be_chosen_is_told_why(site: Site) -> None:
    ana = site.visitor()
    room = await declare(ana)
    await ana.press(discard="0-0", trump="6")
    await ana.open(f"/game/{room.game_id}?chosen=6-5")
    assert "6-5 is not in your hand." in ana.page.text
    assert not [a for a in ana.page.buttons if a.get("id") == "confirm"]


async def test_a_page_opened_between_deals_tells_the_result(site: Site) -> None:
    ana = site.visitor()
    room = await ana.sit_down(deals=FIRST, players=PEOPLE)
    for seat in (Seat.SOUTH, Seat.WEST, Seat.EAST):
        await room.submit(seat, [Call.PASS], room.seq, f"pass-{seat.name}")
    await ana.open(f"/game/{room.game_id}")
    greeting = ana.page.html.split('data-greeting="')[1].split('"')[0]
    assert greeting == (
        "Deal 1. Scores: You 0, West 0, East 0. All three passed: the deal is thrown in."
    )


async def test_a_refusal_is_said_and_nothing_else_beside_it(site: Site) -> None:
    ana = site.visitor()
    await declare(ana)
    await ana.press(line="trump 6")
    assert now(ana.page.html) == "Your turn. First lay one tile face down."


async def test_a_new_deal_and_a_result_are_one_message_each(site: Site) -> None:
    ana = site.visitor()
    room = await ana.sit_down(deals=FIRST, players=PEOPLE)
    for seat in (Seat.SOUTH, Seat.WEST):
        await room.submit(seat, [Call.PASS], room.seq, f"pass-{seat.name}")
    async with Socket(ana, f"/game/{room.game_id}/live") as socket:
        await socket.told()
        await room.submit(Seat.EAST, [Call.PASS], room.seq, "pass-east")
        told = await socket.told()
        assert told["news"] == ["East passes.", "All three passed: the deal is thrown in."]
        await room.submit(Seat.SOUTH, [NextDeal()], room.seq, "next-deal")
        (dealt,) = (await socket.told())["news"]
    assert dealt.startswith("Deal 2 begins. West bids first. Your hand: ")
    assert dealt.count(",") == 6


async def test_the_contract_and_the_tricks_are_answers(site: Site) -> None:
    ana = site.visitor()
    room = await ana.sit_down(deals=FIRST, players=PEOPLE)
    calls = {Seat.SOUTH: Call.FOUR, Seat.WEST: Call.PASS, Seat.EAST: Call.PASS}
    for seat, action in calls.items():
        await room.submit(seat, [action], room.seq, f"call-{seat.name}")
    await ana.open(f"/game/{room.game_id}")
    await ana.press(line="contract")
    assert "Contract: You, 4." in ana.page.text
    await ana.press(discard="0-0", trump="6")
    await ana.press(line="contract")
    assert "Contract: You, 4, trump sixes. Tricks taken: 0 of 4." in ana.page.text
    plays = {Seat.SOUTH: Tile(6, 6), Seat.WEST: Tile(6, 5), Seat.EAST: Tile(6, 4)}
    for seat, tile in plays.items():
        await room.submit(seat, [Play(tile)], room.seq, f"play-{seat.name}")
    await ana.open(f"/game/{room.game_id}")
    await ana.press(line="last")
    trick = "Trick 1. You: double six. West: six-five. East: six-four. You take the trick."
    assert trick in ana.page.text
    await ana.press(line="trick 2")
    assert "Only 1 trick has been taken in this deal." in ana.page.text
