"""The reader: forgiving in form, strict about the rules, exact about the place."""

from __future__ import annotations

import pytest

from trimoon.notation import Comment, NotationError, read_records, write_record
from trimoon.rules import Phase, Ruleset, TrimoonError, Widow

HANDS = "66 65 64 63 62 61 55 | 54 53 52 51 44 43 42 | 41 33 32 31 22 21 11 | 00"
GAME = f"""\
moon: 1
event: Test
rules: classic 1

deal: 1
hands: {HANDS}
first: S
calls: 7 pass pass
discard: 0-0
trump: 6
trick: S 66 54 41
trick: S 65 53 33
trick: S 64 52 32
trick: S 63 51 31
trick: S 62 44 22
trick: S 61 43 21
trick: S 55 42 11
score: 7 0 0

result: unfinished
"""
RUNNING = """\
moon: 1
rules: classic 1

deal: 1
first: S
calls: 4 pass pass
discard: hidden
trump: 6
trick: S 65 54 66
trick: E 33 32

result: unfinished
"""


def error_of(text: str) -> NotationError:
    with pytest.raises(NotationError) as caught:
        read_records(text)
    return caught.value


def test_both_examples_are_in_the_form_of_the_writer():
    for text in (GAME, RUNNING):
        (record,) = read_records(text)
        assert write_record(record) == text


def test_no_game_is_no_record():
    assert read_records("") == []
    assert read_records("\ufeff\r\n  \n; only a remark\n") == []


def test_a_hand_written_record_is_read():
    """Other case, no colons, other dashes and orders; nothing that follows from the rest."""
    text = """
    RULES   Classic
    South Ana
    Event : Test

    DEAL
    First bidder
    """.replace("First bidder", "Trump SIXES")
    text += """
    first south
    HANDS [6,6] 6–5 46, 36 26 61 55|54 53 52 51 44 43 42|41 33 32 31 22 21 11|0-0
    Calls 7, Pass P
    Discard 00
    trick 66 54 41
    Trick: s 65 35 33
    trick S: 64 52 23
    trick 63 51 31
    trick 62 44 22
    trick 61 43 21
    trick south 55 42 11
    """
    (record,) = read_records(text)
    (expected,) = read_records(GAME)
    assert record.game == expected.game
    assert record.tags == (("event", "Test"), ("south", "Ana"))


def test_comments_are_kept_where_they_stand():
    text = GAME.replace("deal: 1", "; before\n# the deal\ndeal: 1").replace(
        "trump: 6", "trump: 6 # all of them"
    )
    (record,) = read_records(text + ";\n; the end")
    assert record.comments == (
        Comment("deal 1", "before"),
        Comment("deal 1", "the deal"),
        Comment("deal 1 trump", "all of them", beside=True),
        Comment("end", ""),
        Comment("end", "the end"),
    )
    assert read_records(write_record(record)) == [record]


def test_comments_of_a_line_that_is_not_written_move_to_the_next():
    text = GAME.replace("\nrules:", "\n; a\nscores: 0 0 0 ; b\nrules:")
    text = text.replace("result: unfinished", "")
    (record,) = read_records(text)
    assert record.comments == (Comment("rules", "a"), Comment("rules", "b"))
    (record,) = read_records("moon: 1\nscores: 0 0 0 ; last")
    assert record.comments == (Comment("end", "last"),)


def test_comments_follow_the_order_in_which_lines_are_written():
    (record,) = read_records("rules: classic ; rules\nevent: Test ; event\n")
    assert [comment.at for comment in record.comments] == ["event", "rules"]
    assert read_records(write_record(record)) == [record]


def test_a_quoted_tag_may_hold_anything_and_be_followed_by_a_comment():
    (record,) = read_records('event: "a; \\"b\\" #\\u0041" ; beside\nsouth: "x"')
    assert record.tag("event") == 'a; "b" #A'
    assert record.tag("south") == "x"
    assert record.comments == (Comment("event", "beside", beside=True),)


@pytest.mark.parametrize(
    "second",
    [
        "moon: 1\nrules: goes_out",
        "event: Next\nrules: goes_out",
        "rules: goes_out",
        "scores: 0 0 0",
    ],
)
def test_games_follow_each_other(second):
    without_result = GAME.replace("result: unfinished", "")
    for first in (GAME, without_result):
        one, two = read_records(f"{first}\n; next\n{second}\n")
        assert len(one.game.finished) == 1
        assert two.game.finished == ()
        assert [comment.text for comment in two.comments] == ["next"]
        assert not one.comments


def test_comments_right_after_a_game_belong_to_its_end():
    one, two = read_records(GAME + "; a\n; b\n\n; c\nmoon: 1\n")
    assert one.comments == (Comment("end", "a"), Comment("end", "b"))
    assert two.comments == (Comment("moon", "c"),)


def test_after_a_result_a_deal_begins_the_next_game():
    one, two = read_records(GAME + GAME[GAME.index("deal: 1") :])
    assert one.game == two.game


@pytest.mark.parametrize(
    ("text", "discarded", "phase"),
    [
        ("calls: 4 pass pass", False, Phase.DISCARD),
        ("calls: 4 pass pass\ndiscard: ?", True, Phase.TRUMP),
        ("calls: 4 pass pass\ntrump: 6", True, Phase.PLAY),
        ("calls: 4 pass pass\ntrump: 6\ntrick: 66", True, Phase.PLAY),
        ("", False, Phase.AUCTION),
        ("calls: pass", False, Phase.AUCTION),
    ],
)
def test_a_running_deal_stands_where_its_public_actions_lead(text, discarded, phase):
    (record,) = read_records(f"deal: 1\nfirst: S\n{text}")
    assert record.public is not None
    assert record.public.phase is phase
    assert ("discard: hidden" in write_record(record)) is discarded


def test_a_running_deal_under_other_rules():
    text = (
        "rules: classic widow=optional trump_before_widow=on\ndeal:\nfirst: W\ncalls: 5 pass pass"
    )
    (record,) = read_records(f"{text}\ntrump: 1\nwidow: leave\ntrick: 66")
    assert record.game.ruleset == Ruleset(widow=Widow.OPTIONAL, trump_before_widow=True)
    assert "discard" not in write_record(record)
    (record,) = read_records(f"{text}\ntrump: 1\nwidow: take\ntrick: 66")
    assert "discard: hidden" in write_record(record)
    (record,) = read_records(f"{text}\ntrump: 1\nwidow: take")
    assert record.public is not None
    assert record.public.phase is Phase.DISCARD


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("moon: 1", "moon: 2", "line 1, column 7: this program reads version 1 of the format"),
        ("event: Test", "evnet: x", "line 2, column 1: no line is called 'evnet' (did you mean ev"),
        ("event: Test", "qqqq: x", "line 2, column 1: no line is called 'qqqq': the lines are "),
        ("event: Test", "- x", "line 2, column 1: a line begins with the word that names it"),
        ("event: Test", "event: A\nevent: B", "line 3, column 1: this game has a line 'event' al"),
        ("event: Test", 'event: "A', "line 2, column 8: a value that begins with a quote ends wit"),
        ("event: Test", 'event: "A" B', "line 2, column 12: nothing but a comment follows a quote"),
        ("event: Test", 'event: "\\q"', 'line 2, column 8: in quotes, \\ stands before one of "'),
        ("classic 1", "clasic", "line 3, column 8: no rules are called 'clasic'"),
        ("classic 1", "classic\nscores: 1 2", "line 4, column 9: three numbers stand here, for"),
        ("classic 1", "classic\nscores: 1 2 x", "line 4, column 9: three numbers stand here"),
        ("classic 1", "classic\nscores:", "line 4, column 8: three numbers stand here"),
        ("deal: 1\n", "", "line 5, column 1: before 'hands' a line 'deal:' begins the deal"),
        ("deal: 1", "deal: 2", "line 5, column 7: this is deal 1 of the game, not '2'"),
        ("deal: 1", "deal: one", "line 5, column 7: this is deal 1 of the game, not 'one'"),
        ("66 65", "66 67", "line 6, column 11: '67' is no tile"),
        (" | 00", "", "line 6, column 8: this game is played with 22 tiles with a widow: R3.1"),
        ("first: S\n", "", "line 5, column 1: the first deal says who bids first, like 'first: S'"),
        ("first: S", "first: X", "line 7, column 8: 'X' is no seat: it is S, W or E"),
        ("first: S", "first: W", "line 11, column 8: W leads"),
        ("7 pass", "7 7", "line 8, column 10: a bid must exceed 7, 7 does not: R4.2"),
        ("7 pass", "8 pass", "line 8, column 8: '8' is no call"),
        ("7 pass pass", "7 pass pass 21", "line 8, column 20: the auction is over: R4.1"),
        ("7 pass pass", "21 pass", "line 8, column 11: the auction is over: R4.1"),
        ("calls: 7 pass pass", "calls: 7 pass", "line 9, column 10: before this, the line 'calls'"),
        ("7 pass pass", "pass pass pass", "line 9, column 10: the deal is over, all have passed: "),
        ("discard: 0-0\n", "", "line 9, column 8: before this, the line 'discard' is missing"),
        ("discard: 0-0", "discard: 1-1", "line 9, column 10: 1-1 is not in this hand: R5.1"),
        ("discard: 0-0", "discard: hidden", "line 9, column 10: 'hidden' is no tile"),
        ("discard: 0-0", "discard: 0-0\ndiscard: 0-0", "line 10, column 1: this deal has a line "),
        (
            "discard:",
            "widow: take\ndiscard:",
            "line 9, column 8: no choice about the widow is made",
        ),
        ("trump: 6", "trump: 7", "line 10, column 8: '7' is no trump"),
        ("trump: 6\n", "", "line 10, column 10: before this, the line 'trump' is missing or"),
        ("S 66 54 41", "S 66 54", "line 11, column 8: a tile is missing: only the last trick may"),
        ("S 66 54 41", "S 66 54 41 65", "line 11, column 19: a trick holds three tiles"),
        ("S 66 54 41", "S", "line 11, column 8: a trick holds one to three tiles, this one none"),
        ("S 66 54 41", "W 66 54 41", "line 11, column 8: S leads this trick: R6.6"),
        ("S 66 54 41", "S 66 41 54", "line 11, column 13: 4-1 is not in this hand: R6.3"),
        ("S 65 53 33", "W 65 53 33", "line 12, column 8: S leads this trick: R6.6"),
        ("S 65 53", "S 65=5 53", "line 12, column 10: no end is named with 6-5 here: R6.2"),
        ("S 65 53", "S 65 x", "line 12, column 13: 'x' is no tile"),
        (
            "score:",
            "trick: S 11\nscore:",
            "line 18, column 10: the deal is over, seven tricks",
        ),
        ("score: 7 0 0", "score: 7 0 1", "line 18, column 8: the score after this deal is 7 0 0: "),
        ("score: 7 0 0", "score: 7", "line 18, column 8: three numbers stand here"),
        ("unfinished", "S wins", "line 20, column 9: the result of this game is 'unfinished': R8"),
        ("unfinished", "draw", "line 20, column 9: 'draw' is no seat: it is S, W or E"),
        ("score: 7 0 0", "deal: 2\ncalls: 4\ndeal: 3", "line 20, column 1: deal 2 is not over: R6"),
        ("trick: S 55 42 11\nscore: 7 0 0", "deal: 2", "line 17, column 1: deal 1 is not over: R6"),
        ("trick: S 55 42 11\n", "", "line 17, column 8: the deal is not over, it has no score yet"),
        ("score: 7 0 0", "deal: 2\nfirst: S", "line 19, column 8: W bids first in this deal: R3.2"),
        ("calls: 7", "calls: 21", "line 20, column 9: the result of this game is 'S wins': R8"),
    ],
)
def test_an_error_says_where_and_what_would_be_right(old, new, message):
    assert old in GAME
    text = GAME.replace(old, new, 1)
    if new == "calls: 21":
        text = text.replace("21 pass pass", "21").replace("score: 7 0 0", "score: 21 0 0")
    assert str(error_of(text)).startswith(message)


def test_a_deal_after_the_end_is_refused():
    text = GAME.replace("7 pass pass", "21").replace("score: 7 0 0", "deal: 2\ncalls: pass")
    error = error_of(text)
    assert str(error) == "line 18, column 1: the game is over, S has won: R8"
    assert error.clause == "R8"


def test_the_result_is_read_with_and_without_a_verb():
    for result in ("S", "S wins", "south win", "SOUTH WINS"):
        text = GAME.replace("7 pass pass", "21").replace("7 0 0", "21 0 0")
        (record,) = read_records(text.replace("unfinished", result))
        assert record.game.winner == 0
    (record,) = read_records(GAME.replace("unfinished", "*"))
    assert record.game.winner is None


def test_an_error_is_of_the_project_and_carries_its_parts():
    error = error_of(GAME.replace("66 54 41", "66 41 54"))
    assert isinstance(error, TrimoonError)
    assert (error.line, error.column, error.path, error.clause) == (11, 13, "", "R6.3")
    assert error.problem == "4-1 is not in this hand: R6.3"


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        (
            "hidden",
            "6-4",
            "line 7, column 10: a deal without 'hands' hides the discard",
        ),
        ("S 65 54 66", "S 65 54 65", "line 9, column 16: 6-5 is not in play any more: R6.3"),
        ("E 33 32", "E 33=3 32", "line 10, column 10: no end is named with 3-3 here: R6.2"),
        ("E 33 32", "E 33 32 61", "line 10, column 16: W cannot play 6-1: what was played before"),
        ("E 33 32", "S 33 32", "line 10, column 8: E leads this trick: R6.6"),
        ("trump: 6\n", "", "line 8, column 10: before this, the line 'trump' is missing or"),
        ("result", "score: 1 2 3\nresult", "line 12, column 8: the deal is not over, it has no sc"),
        ("first: S\n", "", "line 4, column 1: the first deal says who bids first"),
        (
            "calls: 4 pass pass\ndiscard: hidden\ntrump: 6\ntrick: S 65 54 66\ntrick: E 33 32",
            "calls: pass pass pass",
            "line 4, column 1: a deal that is over shows its tiles: add the line 'hands'",
        ),
        (
            "classic 1",
            "no_widow",
            "line 7, column 10: no widow was taken, so nothing is laid down: R9",
        ),
    ],
)
def test_a_running_deal_is_checked_against_every_lie_of_the_hidden_tiles(old, new, message):
    assert old in RUNNING
    assert str(error_of(RUNNING.replace(old, new, 1))).startswith(message)


def test_a_set_without_widow_has_no_double_zero_to_play():
    text = RUNNING.replace("classic 1", "no_widow").replace("discard: hidden\n", "")
    assert len(read_records(text)) == 1
    error = error_of(text.replace("33 32", "00 32"))
    assert error.problem == "0-0 is not in play any more: R6.3"


def test_a_first_lead_that_is_no_trump_shows_that_the_leader_has_none():
    text = RUNNING.replace("classic 1", "classic first_lead_trump=on")
    text = text.replace("S 65 54 66\ntrick: E 33 32", "S 33 54 66\ntrick: E 65 64")
    error = error_of(text)
    assert error.problem == "S cannot play 6-4: what was played before rules it out: R6.3"


def test_a_named_end_decides_what_a_running_deal_shows():
    text = RUNNING.replace("classic 1", "classic leader_names_suit=on")
    text = text.replace("S 65 54 66\ntrick: E 33 32", "S 54=4 52 42\ntrick: S 33 44 32")
    error = error_of(text)
    assert error.problem == "W cannot play 4-4: what was played before rules it out: R6.3"
    assert len(read_records(text.replace("54=4", "54=5"))) == 1
    assert "say which end of 5-4 is asked for" in error_of(text.replace("54=4", "54")).problem


def test_tiles_that_nobody_could_hold_are_seen():
    """Neither W nor E holds ones or threes: eleven tiles, but S has room for eight."""
    text = "deal: 1\nfirst: S\ncalls: 4 pass pass\ntrump: none\ntrick: S 11 54 44\n"
    assert len(read_records(text + "trick: S 33 22")) == 1
    error = error_of(text + "trick: S 33 22 55")
    assert error.problem == "E cannot play 5-5: what was played before rules it out: R6.3"
