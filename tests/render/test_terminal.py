"""Text for terminals: columns that stand straight, and every state told without colour."""

import pytest

from trimoon.render import (
    ASCII,
    Labels,
    cells,
    fitted,
    hand_text,
    moon_text,
    table_text,
    tile_text,
    trick_text,
)
from trimoon.rules import (
    Call,
    Deal,
    Discard,
    GameState,
    Pip,
    Play,
    Seat,
    Shuffle,
    Tile,
    TileSet,
    Trick,
    Trump,
    apply,
    view_for,
)


def tiles(text):
    return TileSet(Tile(int(pair[0]), int(pair[1])) for pair in text.split())


def game(*actions):
    deal = Deal(
        (
            tiles("66 61 52 43 42 32 22"),
            tiles("44 55 65 54 33 53 64"),
            tiles("41 51 62 21 11 31 63"),
        ),
        Tile(0, 0),
    )
    state = apply(GameState(), Shuffle(deal, Seat.WEST))
    for action in actions:
        state = apply(state, action)
    return state


CONTRACT = (Call.FIVE, Call.PASS, Call.PASS, Discard(Tile(0, 0)), Trump.FOURS)
LABELS = Labels(
    names=("You", "Wang Xiaoming", "东东"),
    roles=("defender", "declarer", "defender"),
    tricks=("0 tricks", "1 trick", "0 tricks"),
    bid="of 5",
    trump="Fours",
    status="Your turn",
    hint="Follow sixes",
)


def test_a_table_in_play_is_exactly_this():
    plays = [Play(tile) for tile in (Tile(4, 4), Tile(4, 1), Tile(4, 2), Tile(6, 5), Tile(6, 2))]
    state = game(*CONTRACT, *plays)
    assert table_text(view_for(state, Seat.SOUTH), LABELS, numbered=True) == (
        "Wang Xiaoming  declarer    0  1 trick   ▮▮▮▮▮\n"
        "东东           defender    0  0 tricks  ▮▮▮▮▮\n"
        "You            defender    0  0 tricks  ▮▮▮▮▮▮\n"
        "\n"
        "Wang Xiaoming  1 of 5  ●○○○○|··  Fours\n"
        "\n"
        "Wang Xiaoming  [6|5] ●\n"
        "东东           [6|2]\n"
        "\n"
        "1  4|3   2 [6|6]  3 [6|1]  4  5|2   5  3|2   6  2|2\n"
        "\n"
        "Your turn\n"
        "Follow sixes"
    )


def test_an_auction_without_words_is_exactly_this():
    view = view_for(game(Call.FIVE, Call.PASS), Seat.SOUTH)
    assert table_text(view, signs=ASCII) == (
        "W    0  5  =======\n"
        "E    0  -  =======\n"
        "S    0     =======\n"
        "\n"
        "[6|6] [6|1] [5|2] [4|3] [4|2] [3|2] [2|2]"
    )


def test_a_watcher_reads_no_hand():
    text = table_text(view_for(game(*CONTRACT), None))
    assert "[" not in text
    assert "W  0 / 5  ○○○○○|··  4" in text


def test_the_end_that_counts_comes_first():
    assert tile_text(Tile(6, 4)) == "[6|4]"
    assert tile_text(Tile(6, 4), Trump.FOURS) == "[4|6]"
    assert tile_text(Tile(6, 4), upper=Pip.FOUR) == "[4|6]"
    trick = Trick(Seat.SOUTH, (Tile(4, 4), Tile(6, 4)))
    assert trick_text(trick, Trump.ONES) == "S  [4|4] ●\nW  [4|6]"


def test_tiles_that_may_not_be_played_lose_their_brackets():
    assert hand_text(tiles("66 43 21"), Trump.FOURS, playable=tiles("66")) == " 4|3  [6|6]  2|1"
    assert hand_text(tiles("66 43"), numbered=True) == "1 [6|6]  2 [4|3]"


@pytest.mark.parametrize(
    ("bid", "taken", "text"),
    [
        (Call.FOUR, 0, "oooo|..."),
        (Call.FIVE, 2, "##ooo|.."),
        (Call.FIVE, 6, "#####|#."),
        (Call.SEVEN, 7, "#######|"),
        (Call.MOON, 3, "###oooo||"),
    ],
)
def test_a_moon_tells_tricks_taken_and_to_take_up_to_the_bid(bid, taken, text):
    assert moon_text(bid, taken, signs=ASCII) == text


@pytest.mark.parametrize(
    ("words", "width"), [("Ana", 3), ("Élise", 5), ("E\u0301lise", 5), ("พี่", 1), ("月", 2)]
)
def test_words_are_measured_in_cells(words, width):
    assert cells(words) == width


@pytest.mark.parametrize("words", ["Ana", "Clementine", "月月月月", "พี่น้องสามคน", ""])
def test_words_are_fitted_to_exactly_so_many_cells(words):
    assert cells(fitted(words, 6)) == 6
    assert fitted("Ana", 6) == "Ana   "
    assert fitted("Clementine", 6) == "Cleme…"
