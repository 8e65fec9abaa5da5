"""Calls, trumps, seats and rulesets in text."""

from __future__ import annotations

import pytest
from hypothesis import given
from strategies import calls, rulesets, seats, trumps

from trimoon.notation import (
    NotationError,
    format_call,
    format_ruleset,
    format_seat,
    format_trump,
    parse_call,
    parse_ruleset,
    parse_seat,
    parse_trump,
    ruleset_from_json,
    ruleset_to_json,
)
from trimoon.rules import BUNDLES, Call, Ruleset, Seat, Trump, Widow


@given(calls, trumps, seats)
def test_calls_trumps_and_seats_read_back(call, trump, seat):
    assert parse_call(format_call(call)) is call
    assert parse_trump(format_trump(trump)) is trump
    assert parse_seat(format_seat(seat)) is seat


def test_what_is_written():
    assert [format_call(call) for call in Call] == ["pass", "3", "4", "5", "6", "7", "21"]
    assert [format_seat(seat) for seat in Seat] == ["S", "W", "E"]
    assert "".join(format_trump(trump) + " " for trump in Trump) == "0 1 2 3 4 5 6 doubles none "


@pytest.mark.parametrize("text", ["PASS", " pass ", "p", "Pass"])
def test_a_pass_is_read_in_every_usual_form(text):
    assert parse_call(text) is Call.PASS


def test_usual_names_are_read():
    assert parse_call("Moon") is Call.MOON
    assert parse_trump("zeros") is Trump.ZEROS
    assert parse_trump("Doubles") is Trump.DOUBLES
    assert parse_trump("No trump") is Trump.NONE
    assert parse_trump("no-trump") is Trump.NONE
    assert parse_seat("west") is Seat.WEST


@pytest.mark.parametrize(
    ("parse", "text", "problem"),
    [
        (
            parse_call,
            "8",
            "'8' is no call: it is pass, 4, 5, 6, 7 or 21 (3 where a house rule allows it)",
        ),
        (parse_trump, "7", "'7' is no trump: it is a number from 0 to 6, doubles or none"),
        (parse_seat, "N", "'N' is no seat: it is S, W or E"),
    ],
)
def test_other_words_are_refused(parse, text, problem):
    with pytest.raises(NotationError) as caught:
        parse(text)
    assert caught.value.problem == problem


@given(rulesets())
def test_a_ruleset_reads_back(ruleset):
    assert parse_ruleset(format_ruleset(ruleset)) == ruleset
    assert ruleset_from_json(ruleset_to_json(ruleset)) == ruleset


def test_a_bundle_is_written_by_its_name():
    assert [format_ruleset(bundle) for bundle in BUNDLES.values()] == [
        f"{name} 1" for name in BUNDLES
    ]
    assert ruleset_to_json(Ruleset()) == {"name": "classic", "version": 1, "house_rules": {}}


def test_house_rules_are_written_as_they_are_called():
    rules = Ruleset(widow=Widow.OPTIONAL, no_trump=False, target=15, trump_before_widow=True)
    text = "custom 1 widow=optional trump_before_widow=on no_trump=off target=15"
    assert format_ruleset(rules) == text
    assert ruleset_to_json(rules)["house_rules"] == {
        "widow": "optional",
        "trump_before_widow": True,
        "no_trump": False,
        "target": 15,
    }


@pytest.mark.parametrize(
    "text",
    [
        "no_widow min_bid=3",
        "No-Widow 1 MIN-BID = 3",
        "custom widow=none, min_bid =3",
        "classic 1 min_bid=3 widow= None",
    ],
)
def test_rules_are_read_forgivingly(text):
    assert parse_ruleset(text) == Ruleset(widow=Widow.NONE, min_bid=3)


@pytest.mark.parametrize(("text", "value"), [("yes", True), ("OFF", False), ("true", True)])
def test_switches_are_read_in_every_usual_form(text, value):
    assert parse_ruleset(f"classic no_trump={text}").no_trump is value


def test_a_bundle_is_read_from_its_name_alone():
    assert ruleset_from_json("moon_21") == BUNDLES["moon_21"]
    assert ruleset_from_json({}) == Ruleset()


@pytest.mark.parametrize(
    ("text", "column", "problem"),
    [
        ("", 1, "the rules are missing: name one of classic, no_widow,"),
        ("clasic", 1, "no rules are called 'clasic' (did you mean classic?): they are classic, "),
        ("classic 2", 9, "version of the rules: 1, not 2"),
        ("classic min_bid", 9, "a house rule is written name=value, like min_bid=3, not 'min_bid'"),
        ("classic, =3", 10, "no house rule is called '': they are all_pass, min_bid, "),
        ("classic minbid=3", 9, "no house rule is called 'minbid' (did you mean min_bid?)"),
        ("classic 1 min_bid=six", 11, "'min_bid=six': the value is a whole number"),
        ("classic target=12345678", 9, "'target=12345678': the value is a whole number"),
        ("classic min_bid=9", 9, "house rule min_bid: 3, 4 or 5, not 9"),
        ("classic no_trump=maybe", 9, "'no_trump=maybe': the value is on or off"),
        ("classic widow=two", 9, "'widow=two': the value is one of exchange, optional, none"),
        ("classic min_bid=3 min_bid=4", 19, "house rule min_bid is given twice"),
        ("no_widow trump_before_widow=on", 1, "house rule trump_before_widow: there is no widow"),
    ],
)
def test_wrong_rules_are_refused_with_their_place(text, column, problem):
    with pytest.raises(NotationError) as caught:
        parse_ruleset(text)
    assert caught.value.column == column
    assert caught.value.problem.startswith(problem)


@pytest.mark.parametrize(
    ("value", "message"),
    [
        (3, "rules: an object stands here"),
        ({"nmae": "classic"}, "rules: it has no member 'nmae' (did you mean name?)"),
        ({"name": None}, "rules.name: a text stands here"),
        ({"house_rules": {"min_bid": 9}}, "rules: house rule min_bid: 3, 4 or 5, not 9"),
        ({"house_rules": {"min_bid": []}}, "rules.house_rules.min_bid: a text stands here"),
    ],
)
def test_wrong_rules_in_json_are_refused_with_their_path(value, message):
    with pytest.raises(NotationError) as caught:
        ruleset_from_json(value)
    assert str(caught.value) == message
