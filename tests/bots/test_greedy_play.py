"""`greedy` plays sensibly: positions from what players complain of in other programs' bots."""

from __future__ import annotations

import pytest

from trimoon.bots import Limit, decide
from trimoon.notation import format_tiles, parse_position, parse_tiles
from trimoon.rules import TILES, Pip, Play, Tile, TileSet, view_for

HOUSE = "classic"


def tile_played(*tricks: str, **position: str) -> str:
    return str(played(*tricks, **position).tile)


def played(
    *tricks: str,
    south: str = "",
    west: str = "",
    east: str = "",
    trump: str,
    bid: str = "5",
    rules: str = HOUSE,
) -> Play:
    """Give what is played after some tricks of a deal that South declares.

    Of each seat those tiles are given that matter; each gets the lowest of the others, up to seven.
    The last tile left is widow and discard.
    """
    given = [list(parse_tiles(tiles)) for tiles in (south, west, east)]
    rest = [tile for tile in TILES if not any(tile in hand for hand in given)]
    for hand in given:
        while len(hand) < 7:
            hand.append(rest.pop(0))
    (widow,) = rest
    calls = "21" if bid == "21" else f"{bid} pass pass"
    hands = " | ".join(format_tiles(TileSet(hand)) for hand in given)
    state = parse_position(
        "\n".join(
            (
                f"rules: {rules}",
                "scores: 0 0 0",
                f"hands: {hands} | {format_tiles([widow])}",
                "first: S",
                f"calls: {calls}",
                f"discard: {widow}",
                f"trump: {trump}",
                *(f"trick: {trick}" for trick in tricks),
            )
        )
    )
    assert state.actor is not None
    action = decide("greedy", view_for(state, state.actor), Limit(), 0).action
    assert isinstance(action, Play)
    return action


LONG = "66 65 64 63 55 42 31"
SHORT = "66 65 64 55 42 31 22"


def test_the_declarer_begins_with_the_highest_trump() -> None:
    assert tile_played(south=LONG, trump="6") == "6-6"


def test_the_declarer_leads_trumps_while_another_seat_may_hold_one() -> None:
    assert tile_played("S 66 62 61", south=SHORT, west="63 62", east="61", trump="6") == "6-5"


def test_the_declarer_stops_when_it_has_counted_all_trumps() -> None:
    assert tile_played("S 66 62 61", south=LONG, west="62", east="61", trump="6") == "5-5"
    tricks = ("S 66 62 61", "S 65 63 51")
    assert tile_played(*tricks, south=SHORT, west="63 62", east="61 51", trump="6") == "5-5"


def test_the_declarer_stops_when_both_others_have_shown_a_void() -> None:
    # 6-1 lies with neither: the declarer cannot see it, but nobody followed.
    tricks = ("S 66 62 63", "S 65 11 51")
    assert (
        tile_played(*tricks, south=LONG.replace("63", "32"), west="62 11", east="63 51", trump="6")
        == "5-5"
    )


def test_a_declarer_with_length_forces_a_higher_trump_out() -> None:
    assert tile_played(south="65 64 63 55 44 21 11", trump="6") == "6-5"


def test_a_declarer_with_one_low_trump_does_not_lead_it() -> None:
    assert tile_played(south="63 55 54 44 33 21 11", trump="6") == "5-5"


def test_trumps_gone_the_declarer_takes_with_doubles_before_its_last_trumps() -> None:
    tricks = ("S 66 62 61", "S 55 11 51")
    assert tile_played(*tricks, south=LONG, west="62 11", east="61 51", trump="6", bid="7") == "6-5"


@pytest.mark.parametrize("bid", ["5", "21"])
def test_the_last_seat_takes_the_declarers_trick_with_the_smallest_tile_that_wins(bid: str) -> None:
    assert (
        tile_played("S 53 52", south="53", west="52", east="65 55 54 51", trump="1", bid=bid)
        == "5-4"
    )


def test_the_last_seat_trumps_the_declarers_trick_with_its_smallest_trump() -> None:
    assert (
        tile_played("S 54 52", south="54", west="52", east="66 63 62 44 33 31 21", trump="6")
        == "6-2"
    )


def test_a_defender_does_not_overtake_a_fellow_defender() -> None:
    assert tile_played("S 52 54", south="52", west="54", east="55 65 53", trump="1") == "5-3"


def test_a_defender_does_not_trump_a_fellow_defenders_trick() -> None:
    east = "66 63 62 44 33 32 21"
    assert tile_played("S 52 54", south="52", west="54", east=east, trump="6") == "2-1"


def test_a_defender_takes_for_itself_once_the_bid_is_set() -> None:
    hands = {"south": "52 62", "west": "53 65 63", "east": "55 64"}
    tricks = ("S 52 53 55", "E 64 62")
    assert tile_played(*tricks, **hands, trump="1", bid="5") == "6-3"
    assert tile_played(*tricks, **hands, trump="1", bid="7") == "6-5"


def test_a_defender_covers_while_the_declarer_may_still_take_the_trick() -> None:
    tricks = ("S 42 44 43", "W 53")
    hands = {"south": "42", "west": "44 53", "east": "43 55 52 33 32 22 21"}
    assert tile_played(*tricks, **hands, trump="1") == "5-5"


def test_a_defender_does_not_cover_what_the_declarer_cannot_beat() -> None:
    tricks = ("S 42 44 43", "W 55")
    hands = {"south": "42", "west": "44 55", "east": "43 65 52 33 32 22 21"}
    assert tile_played(*tricks, **hands, trump="1") == "5-2"


def test_a_defender_before_its_fellow_takes_cheaply() -> None:
    assert tile_played("S 53", south="53", west="55 54 52", trump="1") == "5-4"


def test_the_declarer_takes_high_when_a_defender_is_still_to_play() -> None:
    tricks = ("S 42 43 44", "E 53")
    hands = {"south": "42 55 54", "west": "43", "east": "44 53"}
    assert tile_played(*tricks, **hands, trump="1") == "5-5"


def test_the_declarer_takes_low_when_it_plays_last() -> None:
    tricks = ("S 42 44 43", "W 53 52")
    hands = {"south": "42 55 54", "west": "44 53", "east": "43 52"}
    assert tile_played(*tricks, **hands, trump="1") == "5-4"


def test_who_cannot_win_parts_with_the_lowest_of_the_suit() -> None:
    assert tile_played("S 55", south="55", west="65 54 52", trump="1") == "5-2"


def test_who_is_void_keeps_doubles_trumps_and_high_tiles() -> None:
    west = "55 44 33 32 54 53 43"
    assert tile_played("S 66", south="66", west=west, trump="6") == "3-2"


def test_a_defender_on_lead_takes_what_nothing_beats() -> None:
    tricks = ("S 42 44 43",)
    hands = {"south": "42", "west": "44 55 63 53 32 61", "east": "43"}
    assert tile_played(*tricks, **hands, trump="1") == "5-5"


def test_a_defender_on_lead_does_not_draw_trumps_for_the_declarer() -> None:
    tricks = ("S 42 44 43",)
    hands = {"south": "42", "west": "44 63 62 64 61 32 21", "east": "43"}
    assert tile_played(*tricks, **hands, trump="6") in {"3-2", "2-1"}


def test_a_leader_who_names_the_suit_names_the_end_that_wins() -> None:
    hands = {"south": "65 55 43 42 41 32 31", "west": "51", "east": "52"}
    rules = "classic leader_names_suit=on"
    assert played(south="65 55 54 53 41 31 21", trump="none", rules=rules).tile == Tile(5, 5)
    after_a_five = played("S 55 51 52", **hands, trump="none", rules=rules)
    assert after_a_five == Play(Tile(6, 5), Pip.FIVE)
