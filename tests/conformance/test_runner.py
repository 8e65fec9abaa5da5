"""The runner of test vectors: what it prints, what it counts, what it refuses."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest

from trimoon.conformance import ConformanceError, run
from trimoon.rules import TrimoonError

LEGAL = {"id": "a", "kind": "legal", "trump": "6", "led": "1-1", "hand": ["6-1", "5-1", "4-4"]}
SOLVE = {
    "id": "s",
    "kind": "solve",
    "hands": [["6-4"], ["6-4", "1-1"], ["2-2"]],
    "trump": "4",
    "declarer": 0,
    "leader": 0,
    "expect": {"tricks": 1},
}


def written(tmp_path: Path, content: object) -> Path:
    path = tmp_path / "cases.json"
    path.write_text(content if isinstance(content, str) else json.dumps(content), "utf-8")
    return path


def ran(tmp_path: Path, *cases: object) -> tuple[int, list[str]]:
    out = io.StringIO()
    code = run([written(tmp_path, list(cases))], out)
    return code, out.getvalue().splitlines()


def test_a_right_answer_passes(tmp_path):
    assert ran(tmp_path, LEGAL | {"expect": {"legal": ["5-1"]}}) == (0, ["1 passed, 0 failed"])


def test_a_wrong_answer_is_printed_with_expected_and_got(tmp_path):
    case = LEGAL | {"clause": "R2.4", "expect": {"legal": ["6-1", "5-1"]}}
    assert ran(tmp_path, case) == (
        1,
        [
            'FAIL a (R2.4): expected {"legal": ["5-1", "6-1"]}, got {"legal": ["5-1"]}',
            "0 passed, 1 failed",
        ],
    )


def test_legal_lists_have_no_order(tmp_path):
    case = {"id": "a", "kind": "auction", "calls": ["7"], "expect": {"legal": ["21", "pass"]}}
    assert ran(tmp_path, case)[0] == 0


def test_an_impossible_position_fails_with_every_problem(tmp_path):
    code, lines = ran(tmp_path, SOLVE)
    assert code == 1
    assert lines == [
        "FAIL s: the case cannot be read: 6-4 lies twice: in the hand of S and the hand of W"
        " (R3.1); the hands do not fit together: S 1, W 2, E 1 (R3.1, R6)",
        "0 passed, 1 failed",
    ]


def test_an_unknown_kind_fails(tmp_path):
    code, lines = ran(tmp_path, {"id": "x", "kind": "riddle", "expect": {}})
    assert code == 1
    assert lines == [
        "FAIL x: unknown kind 'riddle'; the kinds are"
        " legal, trick, auction, score, trumps, game, solve, points",
        "0 passed, 1 failed",
    ]


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"trump": None}, "null is no trump: it is a text"),
        ({"trump": "7"}, "'7' is no trump"),
        ({"hand": ["6-7"]}, "'6-7' is no tile"),
        ({"hand": 5}, "not iterable"),
        ({"ruleset": "bridge"}, "no rules are called 'bridge'"),
        ({"ruleset": {"min_bit": 3}}, "no house rule is called 'min_bit' (did you mean min_bid?)"),
        ({"ruleset": {"target": 0}}, "house rule target: 1 to 99, not 0"),
        ({"named": "9"}, "9 is not a valid Pip"),
        ({"expect": []}, "'expect' is an object, not []"),
    ],
)
def test_a_case_that_cannot_be_read_fails_and_says_why(tmp_path, change, problem):
    code, lines = ran(tmp_path, LEGAL | {"expect": {"legal": ["5-1"]}} | change)
    assert code == 1
    assert lines[0].startswith("FAIL a: the case cannot be read: ")
    assert problem in lines[0]


def test_a_case_that_lacks_a_member_fails_and_names_it(tmp_path):
    assert ran(tmp_path, LEGAL)[1][0] == "FAIL a: the case cannot be read: 'expect' is missing"


def test_a_case_without_an_id_is_named_by_its_place(tmp_path):
    assert ran(tmp_path, {"kind": "riddle"})[1][0].startswith("FAIL cases.json, case 1: ")


def test_an_illegal_game_fails_with_deal_and_reason(tmp_path):
    deal = {
        "hands": [
            ["6-6", "6-5", "6-4", "6-3", "6-2", "6-1", "5-5"],
            ["5-4", "5-3", "5-2", "5-1", "4-4", "4-3", "4-2"],
            ["4-1", "3-3", "3-2", "3-1", "2-2", "2-1", "1-1"],
        ],
        "widow": "0-0",
        "calls": ["7", "pass", "pass"],
        "discard": "0-0",
        "trump": "6",
        "plays": ["6-6", "5-4", "3-3", "5-5", "4-4"],
    }
    case = {"id": "g", "kind": "game", "first_bidder": 0, "deals": [deal], "expect": {}}
    code, lines = ran(tmp_path, case)
    assert code == 1
    assert "deal 1, action 10: must follow fives, 4-4 does not: R6.3" in lines[0]


def test_several_files_are_one_run(tmp_path):
    path = written(tmp_path, [LEGAL | {"expect": {"legal": ["5-1"]}}])
    out = io.StringIO()
    assert run([path, str(path)], out) == 0
    assert out.getvalue() == "2 passed, 0 failed\n"


def test_no_case_at_all_is_said_so(tmp_path):
    assert ran(tmp_path) == (0, ["0 passed, 0 failed"])


@pytest.mark.parametrize(
    ("content", "problem"),
    [
        ('[{"kind": "legal",]', "line 1, column 19: this is no JSON"),
        ("{}", "a file of cases is a JSON array"),
        ("[1]", "case 1: a case is an object that names its kind"),
        ('[{"kind": "solve"}, {"kind": 3}]', "case 2: a case is an object that names its kind"),
        ("[" * 200_000, "this JSON is nested too deeply"),
    ],
)
def test_a_bad_file_is_one_error_with_file_and_place(tmp_path, content, problem):
    path = written(tmp_path, content)
    with pytest.raises(ConformanceError) as caught:
        run([path], io.StringIO())
    assert str(caught.value).startswith(str(path))
    assert problem in str(caught.value)
    assert isinstance(caught.value, TrimoonError)


def test_a_missing_file_and_a_file_of_bytes_are_errors(tmp_path):
    with pytest.raises(ConformanceError, match=r"nowhere\.json: .* \(No such file or directory\)"):
        run([tmp_path / "nowhere.json"], io.StringIO())
    (tmp_path / "bytes.json").write_bytes(b"[\xff]")
    with pytest.raises(ConformanceError, match=r"bytes\.json: byte 1 is not UTF-8"):
        run([tmp_path / "bytes.json"], io.StringIO())


def test_a_byte_order_mark_is_read_over(tmp_path):
    (tmp_path / "cases.json").write_bytes(b"\xef\xbb\xbf[]")
    assert run([tmp_path / "cases.json"], io.StringIO()) == 0
