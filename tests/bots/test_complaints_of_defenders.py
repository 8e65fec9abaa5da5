"""What players complain of in other programs' bots: how they defend.

Each test says why an action is right; `best_in_every_world` and `tricks_in_every_world` prove it
over every lie of the unseen tiles, with all tiles face up. How well that plays on average is the
business of `docs/strength.md`.
"""

from __future__ import annotations

import pytest
from decided import (
    POINTS,
    WIN,
    best_in_every_world,
    called_with,
    decided,
    plays_of,
    strong,
    to_win,
    tricks_in_every_world,
    view_of,
    worded,
)

from trimoon.almanac import Aim, chances_of
from trimoon.bots import Limit
from trimoon.bots.faceup import tricks_after
from trimoon.bots.spending import Spending
from trimoon.bots.worlds import worlds_of
from trimoon.notation import parse_tiles
from trimoon.rules import TileSet

# Defenders stop a 21.

LAST_TILE = "66 65 64 63 62 61 21 | 51 44 43 42 41 33 32 | 53 22 55 54 31 11 00 | 52"
FIVE_TRUMPS = ("S 66 32 00", "S 65 33 11", "S 64 41 31", "S 63 42 54", "S 62 43")


@strong
def test_a_defender_guards_against_the_last_tile_of_a_21(bot: str) -> None:
    """5-2, 5-1 and 2-1 are unseen. 5-3 stops more of them than the double does."""
    view = view_of(LAST_TILE, *FIVE_TRUMPS[:4], "S 62 43 55", "S 61 44", calls="21", trump="6")
    assert view.hand == TileSet(parse_tiles("53 22"))
    plays, worlds = plays_of(view), worlds_of(view)
    made = tricks_after(view, worlds, plays, Spending(Limit())) == 7
    assert dict(zip(map(worded, plays), made.sum(axis=0).tolist(), strict=True)) == {
        "2-2": 1,
        "5-3": 3,
    }
    assert decided(bot, view) == {"2-2"}


@strong
def test_a_defender_of_a_21_guards_each_suit_and_parts_with_a_second_guard(bot: str) -> None:
    """2-2 is the only guard of the twos; one of 5-5 and 5-3 is enough for the fives."""
    view = view_of(LAST_TILE, *FIVE_TRUMPS, calls="21", trump="6")
    assert best_in_every_world(view, Aim.WIN) == {"5-3", "5-5"}
    assert decided(bot, view) <= {"5-3", "5-5"}


@strong
@pytest.mark.parametrize(
    ("hands", "tricks", "right"),
    [
        # West, void in fives, does not wait for East to hold 5-5.
        (
            "66 65 64 54 44 33 22 | 63 62 61 43 42 32 31 | 55 53 52 51 11 21 00 | 41",
            ("S 66 61 00", "S 54"),
            {"6-2", "6-3"},
        ),
        # East is the last to play.
        (
            "66 65 64 53 44 33 22 | 63 52 42 43 62 32 31 | 55 54 51 61 11 21 00 | 41",
            ("S 66 63 61", "S 53 52"),
            {"5-4", "5-5"},
        ),
    ],
    ids=["second to play", "last to play"],
)
def test_a_defender_takes_the_trick_that_sets_a_21(
    bot: str, hands: str, tricks: tuple[str, ...], right: set[str]
) -> None:
    """Taking it sets the bid in every world; no other tile does."""
    view = view_of(hands, *tricks, calls="21", trump="6")
    sets = {tile for tile, (_, most) in tricks_in_every_world(view).items() if most < 7}
    assert sets == right
    assert decided(bot, view) <= right


# Nobody helps a leader to 21, and a seat at 20 is stopped.

ONE_TRUMP = "52 42 66 65 44 51 33 | 53 21 62 61 11 55 32 | 54 22 64 63 41 00 31 | 43"
FOUR_MADE = ("S 52 53 54", "E 64 66 62", "S 65 61 63", "S 44 11 41", "S 42 21 22", "S 51 55")
FOUR_OPEN = ("S 52 53 54", "E 22 42 21", "E 64 66 62", "S 65 61 63", "S 44 11 41", "S 51 55")
OVERTAKING = "66 65 52 43 42 22 63 | 64 61 54 44 41 51 00 | 62 11 55 53 32 31 21 | 33"


@strong
@pytest.mark.parametrize("scores", ["3 20 5", "9 20 15", "0 20 18"])
def test_a_defender_takes_the_trick_rather_than_leave_the_game_to_a_fellow_at_20(
    bot: str, scores: str
) -> None:
    """The bid is made. East takes one of two tricks with 0-0 now or later: later West has won."""
    view = view_of(ONE_TRUMP, *FOUR_MADE, calls="4 pass pass", trump="0", scores=scores)
    assert best_in_every_world(view, Aim.POINTS) == best_in_every_world(view, Aim.WIN) == {"0-0"}
    assert decided(bot, view) == {"0-0"}


@strong
def test_a_defender_overtakes_a_fellow_at_20_in_the_middle_of_the_deal(bot: str) -> None:
    """West's 5-4 wins so far, and with it the game; East follows with 5-5 or 5-3."""
    tricks = ("S 66 64 62", "S 65 61 11", "S 52 54")
    view = view_of(OVERTAKING, *tricks, calls="5 pass pass", trump="6", scores="5 20 15")
    assert best_in_every_world(view, Aim.POINTS) == best_in_every_world(view, Aim.WIN) == {"5-5"}
    assert decided(bot, view) == {"5-5"}


@to_win
@pytest.mark.parametrize("scores", ["5 20 14", "0 20 0"])
def test_a_defender_overtakes_a_fellow_at_20_in_the_first_trick(bot: str, scores: str) -> None:
    """With that trick West has 21 and neither of the others can pass it in this deal."""
    view = view_of(OVERTAKING, "S 52 54", calls="5 pass pass", trump="6", scores=scores)
    assert decided(bot, view) == {"5-5"}


@strong
def test_a_bid_is_set_where_nobody_is_near_the_target(bot: str) -> None:
    """West takes this trick, East's 0-0 the last one, and the declarer is left with three."""
    view = view_of(ONE_TRUMP, *FOUR_OPEN, calls="4 pass pass", trump="0")
    assert best_in_every_world(view, Aim.POINTS) == best_in_every_world(view, Aim.WIN) == {"3-1"}
    assert decided(bot, view) == {"3-1"}


@pytest.mark.parametrize(
    ("bot", "scores"),
    [
        *((bot, scores) for bot in WIN for scores in ("3 20 5", "9 20 15", "0 20 18")),
        *((bot, scores) for bot in POINTS for scores in ("0 20 18", "16 20 18")),
    ],
)
def test_a_seat_at_20_is_stopped_rather_than_a_bid_set(bot: str, scores: str) -> None:
    """The trick left to West would set the bid and end the game.

    With 0-0 now and 3-1 next the declarer makes its bid in half of the worlds, and the game goes
    on. Whoever plays for points does so where its own chances are worth more than the set bid.
    """
    view = view_of(ONE_TRUMP, *FOUR_OPEN, calls="4 pass pass", trump="0", scores=scores)
    aim = Aim.WIN if bot in WIN else Aim.POINTS
    assert best_in_every_world(view, aim) == {"0-0"}
    assert decided(bot, view) == {"0-0"}


@to_win
def test_the_last_seat_throws_a_deal_in_rather_than_give_a_defender_at_20_a_trick(
    bot: str,
) -> None:
    """A bid below 7 leaves tricks to the others, and South cannot reach 21 with it."""
    hand = "66 65 64 55 43 32 21"
    four, _, _, seven = chances_of(TileSet(parse_tiles(hand)))
    assert four > 0.99
    assert seven < 0.01
    assert decided(bot, called_with(hand, "pass pass", "W", scores="0 20 10")) == {"pass"}


# Once make or set is settled a free trick is taken.


@strong
def test_once_a_bid_is_set_a_defender_takes_a_trick_from_its_fellow(bot: str) -> None:
    """7 is set. East, the last to play, follows West's 5-4 with 5-5 or 5-3."""
    view = view_of(
        "66 65 52 43 42 22 63 | 64 61 54 62 41 51 00 | 44 11 55 53 32 31 21 | 33",
        *("S 43 41 44", "E 11 65 51", "S 52 54"),
        calls="7 pass pass",
        trump="6",
    )
    assert best_in_every_world(view, Aim.POINTS) == best_in_every_world(view, Aim.WIN) == {"5-5"}
    assert decided(bot, view) == {"5-5"}


@strong
def test_once_a_bid_is_made_a_defender_takes_a_trick_from_its_fellow(bot: str) -> None:
    """4 is made and three tricks are left."""
    view = view_of(
        "66 65 64 62 52 43 42 | 63 54 44 41 51 11 22 | 55 53 61 32 31 33 21 | 00",
        *("S 66 63 61", "S 65 41 21", "S 64 44 33", "S 62 51 31", "S 52 54"),
        calls="4 pass pass",
        trump="6",
    )
    assert best_in_every_world(view, Aim.POINTS) == best_in_every_world(view, Aim.WIN) == {"5-5"}
    assert decided(bot, view) == {"5-5"}
