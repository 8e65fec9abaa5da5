"""Deals and positions in text."""

from __future__ import annotations

from dataclasses import replace

import pytest
from games import RULESETS
from hypothesis import given
from hypothesis import strategies as st
from strategies import deals, states

from trimoon.notation import (
    NotationError,
    format_deal,
    format_position,
    parse_deal,
    parse_position,
)
from trimoon.rules import Call, Phase, Seat, Tile

TEXT = "66 65 64 63 62 61 55 | 54 53 52 51 44 43 42 | 41 33 32 31 22 21 11 | 00"
NO_WIDOW = TEXT.replace("00", "-")


@given(st.sampled_from(sorted(RULESETS)).flatmap(lambda name: deals(RULESETS[name])))
def test_a_deal_reads_back(deal):
    assert parse_deal(format_deal(deal)) == deal


def test_a_deal_is_written_with_each_hand_high_to_low():
    shuffled = "61 6-5 6-4, 63 62 66 55|[5,4] 53 52 51 44 43 42| 11 33 32 31 22 21 41 |0-0"
    assert format_deal(parse_deal(shuffled)) == TEXT


@pytest.mark.parametrize("end", ["| -", "| –", "| none", "|", ""])
def test_a_set_without_widow_has_a_dash_or_nothing_in_its_place(end):
    deal = parse_deal(TEXT.replace("| 00", end))
    assert deal.widow is None
    assert format_deal(deal) == NO_WIDOW


@pytest.mark.parametrize(
    ("text", "column", "problem"),
    [
        ("", 1, "a deal is three hands and the widow with | between them; parts here: 1"),
        (
            f"{TEXT} | 1",
            75,
            "a deal is three hands and the widow with | between them; parts here: 5",
        ),
        (TEXT.replace("66 65", "66 66"), 4, "6-6 lies in two places"),
        (TEXT.replace("54", "66"), 24, "6-6 lies in two places"),
        (TEXT.replace(" 55", ""), 1, "a hand is seven tiles, that of S here is 6"),
        (TEXT.replace(" 42 ", " 42 00 "), 24, "a hand is seven tiles, that of W here is 8"),
        (TEXT.replace("00", "66"), 70, "the widow is the tile left over, 0-0, not '66'"),
        (TEXT.replace("00", "00 66"), 70, "the widow is the tile left over, 0-0, not '00 66'"),
        (
            TEXT.replace("66 65", "00 65").replace("| 00", ""),
            47,
            "the widow is missing: 6-6 is left over",
        ),
        (TEXT.replace("52", "72"), 30, "'72' is no tile"),
    ],
)
def test_what_is_no_deal_is_refused_with_its_place(text, column, problem):
    with pytest.raises(NotationError) as caught:
        parse_deal(text)
    assert caught.value.problem.startswith(problem)
    assert (caught.value.line, caught.value.column) == (1, column)


@given(states(most_actions=80))
def test_a_position_reads_back_without_the_deals_before_it(state):
    alone = replace(state, finished=() if state.deal is not None else state.finished[-1:])
    assert parse_position(format_position(state)) == alone
    assert parse_position(format_position(state, one_line=False)) == alone


def test_a_position_on_one_line():
    state = parse_position(
        f"scores: 3 -4 9 / hands: {TEXT} / first: W / calls: pass 4 pass"
        " / discard: 0-0 / trump: 4 / trick: E 41 64"
    )
    assert state.scores == (3, -4, 9)
    assert state.phase is Phase.PLAY
    deal = state.deal
    assert deal is not None
    assert deal.declarer is Seat.EAST
    assert deal.calls == (Call.PASS, Call.FOUR, Call.PASS)
    assert deal.trick is not None
    assert deal.trick.tiles == (Tile(4, 1), Tile(6, 4))
    assert state.actor is Seat.WEST


def test_a_position_on_several_lines_with_comments():
    text = f"rules: classic ; as ever / always\n\n# a / b\nhands: {TEXT}\nfirst: S / calls: 21\n"
    state = parse_position(text)
    assert state.phase is Phase.DISCARD
    assert state.actor is Seat.SOUTH


def test_a_position_before_the_shuffle_has_no_deal():
    state = parse_position("rules: goes_out / scores: 1 2 3")
    assert (state.phase, state.scores, state.ruleset.name) == (Phase.SHUFFLE, (1, 2, 3), "goes_out")
    assert format_position(state) == "rules: goes_out 1 / scores: 1 2 3"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("rules: classic / rules: classic", "line 1, column 18: a position has one line 'rules'"),
        ("score 1 2 3 / socres 1 2 3", "line 1, column 15: a position has no line 'socres'"),
        ("event: x", "line 1, column 1: a position has no line 'event': it has rules, scores, "),
        ("first: S / calls: 4", "line 1, column 1: a position shows all tiles: add 'hands'"),
        (f"hands: {TEXT}\ncalls: 4", "line 1, column 1: the first deal says who bids first"),
        (f"hands: {TEXT}\nfirst: S / calls: 3", "line 2, column 19: bids begin at 4, 3 is none"),
        ("6-4", "line 1, column 1: a line begins with the word that names it, like 'calls:'"),
    ],
)
def test_what_is_no_position_is_refused_with_its_place(text, message):
    with pytest.raises(NotationError) as caught:
        parse_position(text)
    assert str(caught.value).startswith(message)
