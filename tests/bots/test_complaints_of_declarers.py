"""What players complain of in other programs' bots: how they call, and how they play as declarer.

Each test says why an action is right; `best_in_every_world` and `tricks_in_every_world` prove it
over every lie of the unseen tiles, with all tiles face up. How well that plays on average is the
business of `docs/strength.md`.
"""

from __future__ import annotations

from random import Random

import pytest
from decided import called_with, decided, for_points, strong, tricks_in_every_world, view_of

from trimoon.almanac import chances_of
from trimoon.bots import Limit, decide
from trimoon.notation import format_tiles, parse_tiles
from trimoon.rules import TILES, Call, TileSet

# The declarer leads trumps sensibly.

SEVEN_TOP = "66 65 64 55 44 33 22 | 63 62 61 41 42 51 11 | 54 53 52 43 32 31 21 | 00"
FIVE_TOP = "66 65 64 55 44 31 21 | 63 62 43 42 41 11 22 | 61 54 53 52 51 32 33 | 00"


@strong
@pytest.mark.parametrize(
    ("hands", "bid", "tricks", "right"),
    [
        (SEVEN_TOP, "7", (), {"6-6", "6-5", "6-4"}),
        (SEVEN_TOP, "7", ("S 66 61 54", "S 65 62 43"), {"6-4"}),
        (FIVE_TOP, "5", ("S 66 62 61",), {"6-5", "6-4"}),
    ],
    ids=["first lead", "one trump out", "one or none out"],
)
def test_a_declarer_with_the_top_trumps_draws_them_before_its_doubles(
    bot: str, hands: str, bid: str, tricks: tuple[str, ...], right: set[str]
) -> None:
    """Trumps first makes the bid in every world; a double first is ruffed in some."""
    view = view_of(hands, *tricks, calls=f"{bid} pass pass", trump="6")
    makes = {tile for tile, (least, _) in tricks_in_every_world(view).items() if least >= int(bid)}
    assert makes == right
    assert decided(bot, view) <= right


@strong
def test_a_declarer_keeps_its_last_trump_to_come_in_again(bot: str) -> None:
    """No trump is out. 5-4 loses to 5-5 at most, and then 6-4 and 5-3 take what is led."""
    view = view_of(
        "66 65 64 63 62 54 53 | 61 52 11 21 22 31 32 | 55 51 33 41 42 43 44 | 00",
        *("S 66 61 33", "S 65 11 41", "S 63 21 42", "S 62 22 43"),
        calls="6 pass pass",
        trump="6",
    )
    assert tricks_in_every_world(view) == {"5-3": (5, 6), "5-4": (6, 6), "6-4": (5, 6)}
    assert decided(bot, view) == {"5-4"}


@strong
def test_a_declarer_does_not_lead_its_last_trump_away_when_none_is_out(bot: str) -> None:
    """Two tricks taken, three to take of 6-4 5-4 5-3 2-2 2-1: the last trump first never makes."""
    view = view_of(
        "66 65 64 54 53 22 21 | 61 11 31 32 33 41 42 | 62 63 43 44 51 52 55 | 00",
        *("S 66 61 62", "S 65 11 63"),
        calls="5 pass pass",
        trump="6",
    )
    assert {tile for tile, (_, most) in tricks_in_every_world(view).items() if most < 5} == {
        "2-1",
        "6-4",
    }
    assert decided(bot, view) <= {"5-4", "5-3", "2-2"}


# No bid without cover.

HOPELESS = ("53 52 43 41 31 21 00", "62 53 51 42 41 31 21")
LEAST_COVER = 0.3


def chance_to_make(hand: TileSet, call: Call) -> float:
    return chances_of(hand)[call.tricks - 4]


@for_points
@pytest.mark.parametrize("hand", HOPELESS)
@pytest.mark.parametrize(
    ("calls", "first"),
    [("4", "E"), ("5", "E"), ("6", "E"), ("4 5", "W"), ("pass 5", "W"), ("pass pass", "W")],
)
def test_a_hopeless_hand_leaves_a_bid_alone_and_opens_none_in_the_last_seat(
    bot: str, hand: str, calls: str, first: str
) -> None:
    """It makes 4 in less than two deals of five, and 5 in less than one of ten."""
    four, five, *_ = chances_of(TileSet(parse_tiles(hand)))
    assert four < 0.4
    assert five < 0.1
    assert decided(bot, called_with(hand, calls, first)) == {"pass"}


@for_points
@pytest.mark.parametrize("hand", HOPELESS)
def test_a_hopeless_hand_passes_in_the_first_seat(bot: str, hand: str) -> None:
    assert decided(bot, called_with(hand)) == {"pass"}


@for_points
@pytest.mark.parametrize(
    ("calls", "first"), [("", "S"), ("pass", "E"), ("4", "E"), ("5", "E"), ("pass 5", "W")]
)
def test_no_bid_is_made_that_fails_in_seven_deals_of_ten(bot: str, calls: str, first: str) -> None:
    """Over forty hands dealt at random; the chance is that before the widow."""
    random, uncovered = Random(5), []
    for seed in range(40):
        view = called_with(format_tiles(random.sample(TILES, 7)), calls, first)
        call = decide(bot, view, Limit(), seed).action
        assert isinstance(call, Call)
        if call and chance_to_make(view.hand, call) < LEAST_COVER:
            uncovered.append((format_tiles(view.hand), str(call)))
    assert uncovered == []


@strong
@pytest.mark.parametrize(
    "hand", ["66 65 64 63 62 61 55", "66 55 44 33 22 11 00", "66 65 64 55 44 33 22"]
)
@pytest.mark.parametrize(("calls", "first"), [("", "S"), ("6", "E"), ("pass pass", "W")])
def test_a_hand_that_cannot_lose_a_trick_calls_21(
    bot: str, hand: str, calls: str, first: str
) -> None:
    assert min(chances_of(TileSet(parse_tiles(hand)))) == 1
    assert decided(bot, called_with(hand, calls, first)) == {"21"}


@for_points
def test_a_strong_hand_bids_what_it_covers(bot: str) -> None:
    """6 is made in seven deals of eight, 7 in one of fourteen."""
    assert decided(bot, called_with("66 65 64 55 44 32 21")) == {"6"}
