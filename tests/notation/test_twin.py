"""The JSON twin: checked like text, with a path for a place."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest

from trimoon.notation import (
    NotationError,
    read_json,
    read_records,
    record_from_json,
    record_to_json,
    write_json,
)
from trimoon.rules import Phase

TEXT = """\
event: Test
rules: classic 1 leader_names_suit=on
deal: 1
hands: 66 65 64 63 62 61 55 | 54 53 52 51 44 43 42 | 41 33 32 31 22 21 11 | 00
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
deal: 2 ; next
first: W
calls: 4 pass pass
discard: hidden
trump: none
trick: W 54=4 42 41
"""
(RECORD,) = read_records(TEXT)


def changed(path: str, value: object) -> object:
    """The JSON of the record with the member at a path replaced, or left out."""
    whole: Any = deepcopy(record_to_json(RECORD))
    steps: list[Any] = [int(step) if step.isdigit() else step for step in path.split(".")]
    *way, last = steps
    at: Any = whole
    for step in way:
        at = at[step]
    if value is None:
        del at[last]
    else:
        at[last] = value
    return whole


def test_the_members_are_those_of_the_text():
    value = record_to_json(RECORD)
    assert list(value) == ["moon", "tags", "rules", "scores", "deals", "result", "comments"]
    first, second = value["deals"]
    assert first["hands"][0] == ["6-6", "6-5", "6-4", "6-3", "6-2", "6-1", "5-5"]
    assert (first["widow"], first["discard"], first["trump"]) == ("0-0", "0-0", "6")
    assert first["score"] == [7, 0, 0]
    assert second == {
        "first_bidder": "W",
        "calls": ["4", "pass", "pass"],
        "discard": "hidden",
        "trump": "none",
        "tricks": [{"leader": "W", "tiles": ["5-4", "4-2", "4-1"], "named": "4"}],
    }
    assert value["comments"] == [{"at": "deal 2", "text": "next", "beside": True}]


def test_one_record_alone_is_read_like_an_array():
    assert read_json(write_json([RECORD])) == [RECORD]
    alone = write_json([RECORD])[2:-3]
    assert read_json("\ufeff" + alone) == [RECORD]


def test_what_follows_from_the_rest_may_be_left_out():
    value = record_to_json(RECORD)
    for name in ("moon", "scores", "result"):
        del value[name]
    del value["deals"][0]["score"]
    del value["deals"][1]["first_bidder"]
    del value["deals"][1]["tricks"][0]["leader"]
    assert record_from_json(value) == RECORD
    assert record_from_json({}).game.phase is Phase.SHUFFLE


def test_numbers_may_stand_for_texts():
    value = changed("deals.0.calls", [7, "pass", "pass"])
    assert record_from_json(value) == RECORD
    value = changed("deals.1.tricks.0.named", 4)
    assert record_from_json(value) == RECORD


def test_a_set_without_widow_has_none_in_json():
    (record,) = read_records(
        "rules: no_widow\ndeal: 1\nfirst: S\nhands: 66 65 64 63 62 61 55 | 54 53 52 51 44 43 42"
        " | 41 33 32 31 22 21 11 | -"
    )
    value = record_to_json(record)
    assert value["deals"][0]["widow"] is None
    assert record_from_json(value) == record
    del value["deals"][0]["widow"]
    assert record_from_json(value) == record


@pytest.mark.parametrize(
    ("path", "value", "message"),
    [
        ("moon", 2, "moon: this program reads version 1 of the format, not '2'"),
        ("moon", [], "moon: a text stands here"),
        ("tags", [], "tags: an object stands here"),
        ("tags.evnt", "x", "tags: no tag is called 'evnt'; own tags begin with x-"),
        ("tags.event", 1.5, "tags.event: a text stands here"),
        ("rules", "clasic", "rules: no rules are called 'clasic' (did you mean classic?)"),
        ("scores", [1, 2], "scores[0]: three numbers stand here"),
        ("scores", [], "scores: three numbers stand here"),
        ("scores", [1, 2, True], "scores[2]: a text stands here"),
        ("deals", {}, "deals: an array stands here"),
        ("deals.0", [], "deals[0]: an object stands here"),
        ("deals.0.hand", [], "deals[0]: it has no member 'hand' (did you mean hands?)"),
        ("deals.0.hands", [[]], "deals[0].widow: a deal is three hands and the widow"),
        ("deals.0.hands.1", ["5-4"], "deals[0].hands[1]: a hand is seven tiles, that of W"),
        ("deals.0.widow", "6-6", "deals[0].widow: the widow is the tile left over, 0-0, not '6-6'"),
        ("deals.0.first_bidder", None, "deals[0]: the first deal says who bids first"),
        ("deals.0.first_bidder", "X", "deals[0].first_bidder: 'X' is no seat"),
        ("deals.0.calls.1", "7", "deals[0].calls[1]: a bid must exceed 7, 7 does not: R4.2"),
        ("deals.0.trump", "7", "deals[0].trump: '7' is no trump"),
        ("deals.0.discard", "1-1", "deals[0].discard: 1-1 is not in this hand: R5.1"),
        ("deals.0.tricks.0.leader", "W", "deals[0].tricks[0].leader: S leads this trick: R6.6"),
        ("deals.0.tricks.0.tiles", [], "deals[0].tricks[0].tiles: a trick holds one to three"),
        ("deals.0.tricks.0.tiles.0", "4-4", "deals[0].tricks[0].tiles: 4-4 is not in this hand"),
        ("deals.0.tricks.0.took", "S", "deals[0].tricks[0]: it has no member 'took': it has lead"),
        ("deals.0.score", [7, 0, 1], "deals[0].score[0]: the score after this deal is 7 0 0: R7"),
        ("deals.1.tricks.0.named", "3", "deals[1].tricks[0].tiles: say which end of 5-4 is asked"),
        ("deals.1.tricks.0.named", "9", "deals[1].tricks[0].tiles: '5-4=9' names no end"),
        ("result", "S", "result: the result of this game is 'unfinished': R8"),
        ("comments.0.at", "deal 3", "comments[0].at: this record has no place 'deal 3': write one"),
        ("comments.0.at", None, "comments[0].at: a text stands here"),
        ("comments.0.text", " a", "comments[0]: a comment is one line without blanks around it"),
        ("comments.0.text", None, "comments[0].text: a text stands here"),
        ("extra", 1, "the record: it has no member 'extra'"),
    ],
)
def test_an_error_names_the_path(path, value, message):
    with pytest.raises(NotationError) as caught:
        record_from_json(changed(path, value))
    assert str(caught.value).startswith(message)


def test_two_comments_beside_one_line_are_refused():
    comment = {"at": "deal 2", "text": "x", "beside": True}
    with pytest.raises(NotationError, match="comments: two comments stand beside one line"):
        record_from_json(changed("comments", [comment, comment]))


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ('[{"moon": 1} 2]', "line 1, column 14: this is no JSON: "),
        ("", "line 1, column 1: this is no JSON: Expecting value"),
        ("3", "the file: an array stands here"),
        ("[3]", "[0]: an object stands here"),
        ('[{"moon": 3}]', "[0].moon: this program reads version 1 of the format, not '3'"),
        ("[" * 200_000, "line 1, column 1: this JSON is nested too deeply for a record"),
    ],
)
def test_what_is_no_json_of_records_is_refused(text, message):
    with pytest.raises(NotationError) as caught:
        read_json(text)
    assert str(caught.value).startswith(message)
