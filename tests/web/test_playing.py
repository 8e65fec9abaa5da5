"""Playing a game by forms alone: every phase, what is refused and why, what comes twice or late."""

from __future__ import annotations

import pytest
from web.site import Site, Visitor, until

from trimoon.notation import parse_deal, read_records
from trimoon.room import Player, Room
from trimoon.rules import Call, Phase, Ruleset, Seat, Shuffle, Widow

DEAL = parse_deal("66 61 52 43 42 32 22 | 65 63 55 54 44 33 11 | 64 62 53 51 41 31 21 | 00")
NO_WIDOW = parse_deal("66 61 52 43 42 32 22 | 65 63 55 54 44 33 11 | 64 62 53 51 41 31 21")
FIRST = (Shuffle(DEAL, Seat.SOUTH),)
LAST = (Shuffle(DEAL, Seat.WEST),)


async def next_turn(ana: Visitor, room: Room) -> None:
    """Open the page when it is Ana's turn again, or the deal is over."""
    await ana.wait(room)
    await ana.open(f"/game/{room.game_id}")


async def declare(ana: Visitor, ruleset: Ruleset = Ruleset()) -> Room:
    """Let Ana win the auction with 21."""
    deal = NO_WIDOW if ruleset.widow is Widow.NONE else DEAL
    room = await ana.sit_down(ruleset, (Shuffle(deal, Seat.SOUTH),))
    await ana.press(call="21")
    return room


async def play_to_the_end(ana: Visitor, room: Room, wanted: str) -> None:
    """Play the first tile that may be played until the page has the wanted layout."""
    while ana.page.kind() != wanted:
        match ana.page.kind():
            case "auction":
                await ana.press(call=ana.page.values("call")[0])
            case "widow":
                await ana.press(widow="take")
            case "exchange":
                discard = ana.page.values("discard")[:1]
                trump = ana.page.values("trump")[:1]
                fields = {"discard": discard, "trump": trump}
                await ana.press(**{name: found[0] for name, found in fields.items() if found})
            case "play" if ana.page.values("named"):
                await ana.press(named=ana.page.values("named")[0])
            case "play":
                await ana.press(tile=ana.page.values("tile")[0])
            case "summary":
                await ana.press(next="1")
        if not ana.page.values("named"):
            await next_turn(ana, room)


async def test_the_auction_offers_a_pass_and_every_bid(site: Site) -> None:
    ana = site.visitor()
    await ana.sit_down(deals=FIRST)
    assert ana.page.kind() == "auction"
    assert ana.page.values("call") == ["pass", "4", "5", "6", "7", "21"]
    assert "Your bid" in ana.page.text


async def test_a_bid_that_is_too_low_is_struck_and_says_why(site: Site) -> None:
    ana = site.visitor()
    players = (Player("South"), Player("West"), Player("East", "greedy"))
    room = await ana.sit_down(deals=LAST, players=players)
    await room.submit(Seat.WEST, [Call.SIX], room.seq, "w 1")
    await next_turn(ana, room)
    assert "4" in ana.page.values("ask", refused=True)
    seq = room.seq
    await ana.press(ask="4")
    assert "A bid must be higher than" in ana.page.text
    assert room.seq == seq


async def test_the_exchange_sends_discard_and_trump_in_one_command(site: Site) -> None:
    ana = site.visitor()
    room = await declare(ana)
    assert ana.page.kind() == "exchange"
    assert sorted(ana.page.values("discard")) == sorted(
        ["0-0", "2-2", "3-2", "4-2", "4-3", "5-2", "6-1", "6-6"]
    )
    assert ana.page.values("trump") == ["0", "1", "2", "3", "4", "5", "6", "doubles", "none"]
    seq = room.seq
    await ana.press(discard="0-0", trump="2")
    assert room.seq == seq + 2
    assert ana.page.kind() == "play"
    assert len(ana.page.values("tile")) == 7


async def test_the_widow_is_what_lies_down_at_first(site: Site) -> None:
    ana = site.visitor()
    await declare(ana)
    laid = [a for a in ana.page.inputs if a.get("name") == "discard"]
    checked = [a["value"] for a in laid if "checked" in a]
    assert checked == ["0-0"]


async def test_a_tile_that_may_not_be_played_says_why_and_stays(site: Site) -> None:
    ana = site.visitor()
    room = await ana.sit_down(deals=FIRST)
    while not (ana.page.kind() == "play" and ana.page.values("tile", refused=True)):
        await play_one(ana, room)
    refused = ana.page.values("tile", refused=True)[0]
    seq = room.seq
    answer = await ana.press(tile=refused)
    assert answer.status_code == 200
    assert "You must follow" in ana.page.text
    assert room.seq == seq
    assert refused in ana.page.values("tile", refused=True)


async def play_one(ana: Visitor, room: Room) -> None:
    kind = ana.page.kind()
    if kind == "auction":
        await ana.press(call=ana.page.values("call")[-1])
    elif kind == "exchange":
        await ana.press(discard=ana.page.values("discard")[0], trump="none")
    elif kind == "summary":
        await ana.press(next="1")
    else:
        await ana.press(tile=ana.page.values("tile")[0])
    await next_turn(ana, room)


async def test_the_last_trick_lies_there_until_the_next_lead(site: Site) -> None:
    ana = site.visitor()
    room = await declare(ana)
    await ana.press(discard="0-0", trump="6")
    await ana.press(tile="6-6")
    await next_turn(ana, room)
    spots = [a for _, a in ana.page.tags if str(a.get("class", "")).startswith("spot")]
    assert len(spots) == 3
    assert "You double six, takes the trick" in ana.page.text


async def test_the_same_command_twice_plays_one_tile(site: Site) -> None:
    ana = site.visitor()
    room = await declare(ana)
    await ana.press(discard="0-0", trump="6")
    fields = ana.page.hidden | {"tile": "6-6"}
    await ana.send(f"/game/{room.game_id}", **fields)
    await ana.wait(room)
    seq = room.seq
    answer = await ana.send(f"/game/{room.game_id}", **fields)
    assert answer.status_code == 200
    assert room.seq == seq


async def test_a_page_that_is_out_of_date_gets_the_new_one_and_a_word(site: Site) -> None:
    ana = site.visitor()
    room = await declare(ana)
    late = ana.page.hidden
    await ana.press(discard="0-0", trump="6")
    seq = room.seq
    await ana.send(
        f"/game/{room.game_id}",
        **(late | {"discard": "6-6", "trump": "1", "command_id": "late-late-late"}),
    )
    assert "The table has changed meanwhile." in ana.page.text
    assert room.seq == seq
    assert ana.page.kind() == "play"


@pytest.mark.parametrize(
    "fields",
    [
        {"tile": "7-7"},
        {"tile": "6-6", "named": "x"},
        {"call": "8"},
        {"trump": "moon"},
        {"widow": "eat"},
        {"expected_seq": "-1", "call": "pass"},
        {"expected_seq": "abc", "call": "pass"},
        {"command_id": "", "call": "pass"},
        {},
    ],
)
async def test_a_form_that_no_page_sends_is_refused_in_words(
    site: Site, fields: dict[str, str]
) -> None:
    ana = site.visitor()
    room = await ana.sit_down(deals=FIRST)
    seq = room.seq
    answer = await ana.press(**fields)
    assert answer.status_code == 400
    assert "Go back and try again." in answer.text
    assert room.seq == seq


@pytest.mark.parametrize("fields", [{"tile": "6-6"}, {"trump": "6"}, {"widow": "take"}])
async def test_an_action_of_another_phase_is_refused_in_words(
    site: Site, fields: dict[str, str]
) -> None:
    ana = site.visitor()
    await ana.sit_down(deals=FIRST)
    await ana.press(**fields)
    assert "This is the auction: bid or pass." in ana.page.text


async def test_a_whole_game_ends_with_a_winner_and_a_new_game(site: Site) -> None:
    ana = site.visitor()
    room = await ana.sit_down(Ruleset(target=1))
    while room.snapshot(None).view.winner is None:
        await play_one(ana, room)
    assert ana.page.kind() == "summary"
    assert "the game" in ana.page.text
    assert "Widow" in ana.page.text
    assert any(a.get("id") == "again" for a in ana.page.buttons)


async def test_a_deal_that_all_passed_shows_all_hands_and_the_widow(site: Site) -> None:
    ana = site.visitor()
    people = (Player("South"), Player("West"), Player("East"))
    room = await ana.sit_down(deals=FIRST, players=people)
    await ana.press(call="pass")
    for seat in (Seat.WEST, Seat.EAST):
        await room.submit(seat, [Call.PASS], room.seq, f"{seat} passes")
    await ana.open(f"/game/{room.game_id}")
    assert "Thrown in" in ana.page.text
    assert "double five" in ana.page.text
    assert "Widow" in ana.page.text


async def test_two_bots_and_a_person_pass_over_to_the_next_deal(site: Site) -> None:
    ana = site.visitor()
    room = await declare(ana, Ruleset(target=99))
    await play_to_the_end(ana, room, "summary")
    await ana.press(next="1")
    await until(room, lambda room: room.snapshot(None).view.phase is not Phase.SHUFFLE)
    assert room.snapshot(None).view.deal_number == 2


async def test_no_widow_goes_from_the_auction_to_the_trump_without_zeros(site: Site) -> None:
    ana = site.visitor()
    await declare(ana, Ruleset(widow=Widow.NONE))
    assert ana.page.values("discard") == []
    assert ana.page.values("trump") == ["1", "2", "3", "4", "5", "6", "doubles", "none"]
    await ana.press(trump="6")
    assert ana.page.kind() == "play"


@pytest.mark.parametrize(("choice", "tiles"), [("take", 8), ("leave", 0)])
async def test_an_optional_widow_is_taken_or_left(site: Site, choice: str, tiles: int) -> None:
    ana = site.visitor()
    await declare(ana, Ruleset(widow=Widow.OPTIONAL))
    assert ana.page.kind() == "widow"
    await ana.press(widow=choice)
    assert ana.page.kind() == "exchange"
    assert len(ana.page.values("discard")) == tiles


async def test_trump_before_widow_asks_for_the_trump_first(site: Site) -> None:
    ana = site.visitor()
    await declare(ana, Ruleset(trump_before_widow=True))
    assert ana.page.values("discard") == []
    await ana.press(trump="2")
    assert ana.page.values("trump") == []
    assert len(ana.page.values("discard")) == 8
    await ana.press(discard="0-0")
    assert ana.page.kind() == "play"


async def test_the_leader_is_asked_for_an_end_where_one_is_named(site: Site) -> None:
    ana = site.visitor()
    room = await declare(ana, Ruleset(leader_names_suit=True))
    await ana.press(discard="0-0", trump="none")
    seq = room.seq
    await ana.press(tile="5-2")
    assert room.seq == seq
    assert ana.page.values("named") == ["5", "2"]
    assert "Ask for fives" in ana.page.text
    await ana.press(named="2")
    assert room.seq > seq


async def test_a_lower_first_bid_makes_seven_calls(site: Site) -> None:
    ana = site.visitor()
    await ana.sit_down(Ruleset(min_bid=3), FIRST)
    assert ana.page.values("call") == ["pass", "3", "4", "5", "6", "7", "21"]


async def test_moon_only_over_seven_says_so(site: Site) -> None:
    ana = site.visitor()
    await ana.sit_down(Ruleset(moon_only_over_seven=True), FIRST)
    await ana.press(ask="21")
    assert "21 may be bid only over a bid of 7." in ana.page.text


async def test_trumps_that_are_not_offered_are_not_on_the_page(site: Site) -> None:
    ana = site.visitor()
    await declare(ana, Ruleset(doubles_trump=False, no_trump=False))
    assert ana.page.values("trump") == ["0", "1", "2", "3", "4", "5", "6"]


async def test_the_first_lead_must_be_a_trump_where_the_rules_say_so(site: Site) -> None:
    ana = site.visitor()
    await declare(ana, Ruleset(first_lead_trump=True))
    await ana.press(discard="0-0", trump="2")
    assert "Lead a trump" in ana.page.text
    await ana.press(tile="6-6")
    assert "The first lead must be a trump" in ana.page.text


async def test_while_others_think_a_page_without_scripts_looks_again(site: Site) -> None:
    ana = site.visitor()
    people = (Player("South"), Player("West"), Player("East"))
    await ana.sit_down(deals=LAST, players=people)
    refresh = [a for t, a in ana.page.tags if t == "meta" and a.get("http-equiv") == "refresh"]
    assert len(refresh) == 1
    assert "Waiting for West" in ana.page.text


async def test_a_running_game_is_downloaded_without_hidden_tiles(site: Site) -> None:
    ana = site.visitor()
    room = await declare(ana)
    answer = await ana.client.get(f"/game/{room.game_id}.moon")
    assert answer.headers["content-disposition"].endswith(f'trimoon-{room.game_id}.moon"')
    assert len(read_records(answer.text)) == 1
    assert "66 61 52" not in answer.text


async def test_a_finished_deal_is_downloaded_whole(site: Site) -> None:
    ana = site.visitor()
    room = await declare(ana, Ruleset(target=99))
    await play_to_the_end(ana, room, "summary")
    answer = await ana.client.get(f"/game/{room.game_id}.moon")
    [record] = read_records(answer.text)
    assert list(record.states())[-1].scores == room.snapshot(None).view.scores
