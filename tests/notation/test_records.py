"""Records: what is written is read back, in text and in JSON."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from pathlib import Path
from random import Random

import jsonschema
import pytest
from games import RULESETS, random_action, random_game
from hypothesis import given, settings
from hypothesis import strategies as st
from strategies import randoms, states

from trimoon.notation import (
    TAGS,
    Comment,
    Record,
    parse_position,
    read_json,
    read_records,
    record_from_json,
    record_of,
    record_to_json,
    write_json,
    write_record,
    write_records,
)
from trimoon.notation.writer import record_entries, settled
from trimoon.rules import GameState, Phase, Ruleset, Seat, apply, view_for

ROOT = Path(__file__).parents[2]
SCHEMA = jsonschema.Draft202012Validator(
    json.loads((ROOT / "schema/record.schema.json").read_text("utf-8"))
)
PAGE = (ROOT / "docs/record-format.md").read_text("utf-8")

tags = st.dictionaries(
    st.one_of(st.sampled_from(TAGS), st.from_regex(r"x-[a-z0-9-]{1,9}", fullmatch=True)),
    st.text(max_size=20),
    max_size=6,
)
remarks = st.text(max_size=20).map(lambda text: re.sub(r"[\r\n]", " ", text).strip())


@st.composite
def records(draw):
    """Any game at any point, with tags and comments anywhere, hidden tiles shown or not."""
    state = draw(states(most_actions=60))
    record = record_of(state, draw(tags), show_hands=draw(st.booleans()))
    entries = list(record_entries(record))
    places = st.sampled_from([*(entry.place for entry in entries), "end"])
    beside = draw(st.dictionaries(places.filter(lambda place: place != "end"), remarks, max_size=2))
    above = draw(st.lists(st.tuples(places, remarks), max_size=3))
    comments = [Comment(place, text, beside=True) for place, text in beside.items()]
    comments += [Comment(place, text) for place, text in above]
    return replace(record, comments=settled(comments, entries))


@given(records())
def test_a_record_reads_back(record):
    text = write_record(record)
    assert read_records(text) == [record]
    assert write_records(read_records(text)) == text


@given(records())
def test_a_record_reads_back_from_its_json_twin(record):
    value = record_to_json(record)
    assert record_from_json(json.loads(json.dumps(value))) == record
    SCHEMA.validate(value)


@settings(max_examples=15)
@given(st.lists(records(), max_size=3))
def test_several_records_are_one_text(several):
    assert read_records(write_records(several)) == several
    assert read_json(write_json(several)) == several


@settings(max_examples=15)
@given(records())
def test_line_ends_and_a_byte_order_mark_change_nothing(record):
    text = write_record(record)
    assert read_records("\ufeff" + text.replace("\n", "\r\n")) == [record]
    assert read_records(text.replace("\n", "\r")) == [record]


@pytest.mark.parametrize("name", RULESETS)
def test_every_point_of_a_game_reads_back(name):
    rng = Random(name)
    for state in random_game(rng, RULESETS[name], deals=1):
        for show_hands in (True, False):
            record = record_of(state, {"event": name}, show_hands=show_hands)
            assert read_records(write_record(record)) == [record]


@given(states(most_actions=60))
def test_replay_goes_through_every_state_to_the_last(state):
    replayed = list(record_of(state, show_hands=True).states())
    assert replayed[-1] == state
    assert replayed[0] == GameState(state.ruleset)
    assert len(set(map(repr, replayed))) == len(replayed)


@given(states(most_actions=60), randoms)
def test_a_running_deal_is_recorded_as_its_public_part(state, rng):
    record = record_of(state)
    assert record.public == view_for(state, None).deal
    assert record.game.deal is None
    assert record.game.finished == state.finished
    if state.phase is not Phase.OVER and state.phase is not Phase.SHUFFLE:
        after = apply(state, random_action(rng, state))
        assert after.deal is None or record_of(after).public == view_for(after, None).deal


def test_a_game_may_begin_with_scores():
    state = GameState(Ruleset(), (3, -4, 9))
    record = record_of(state)
    assert "scores: 3 -4 9" in write_record(record)
    assert read_records(write_record(record)) == [record]
    assert next(record.states()) == state


def test_a_tag_is_found_by_its_name():
    record = record_of(GameState(), {"west": "Bo", "event": "A"})
    assert record.tags == (("event", "A"), ("west", "Bo"))
    assert record.tag("west") == "Bo"
    assert record.tag("east") == ""


@pytest.mark.parametrize("text", ["a;b", "#1", ' " ', "", " x", 'say "Moon"', "a\nb", "\\", "é\t"])
def test_any_text_can_be_a_tag(text):
    record = record_of(GameState(), {"event": text})
    assert read_records(write_record(record)) == [record]


@pytest.mark.parametrize(
    ("make", "problem"),
    [
        (lambda: Record(GameState(), tags=(("evnt", ""),)), "no tag is called 'evnt'"),
        (lambda: Record(GameState(), tags=(("x-A", ""),)), "no tag is called 'x-A'"),
        (lambda: Record(GameState(), tags=(("date", ""), ("event", ""))), "tags stand in their"),
        (lambda: Comment("end", " x"), "a comment is one line without blanks around it: ' x'"),
        (lambda: Comment("end", "x\ny"), "a comment is one line without blanks around it"),
        (lambda: Comment("end", "x", beside=True), "there is no line for a comment to stand"),
        (
            lambda: Record(GameState(), comments=(Comment("moon", "a", True),) * 2),
            "two comments stand beside one line",
        ),
        (
            lambda: write_record(Record(GameState(), comments=(Comment("deal 1", "a"),))),
            "a comment stands at 'deal 1', which this record has not",
        ),
        (
            lambda: Record(running().game, view_for(running().game, None).deal),
            "only one deal can be under way",
        ),
    ],
)
def test_a_record_is_checked_when_it_is_made(make, problem):
    with pytest.raises(ValueError, match=problem):
        make()


def running() -> Record:
    rng = Random(1)
    state = apply(GameState(), random_action(rng, GameState()))
    return record_of(state, show_hands=True)


def block(kind: str) -> str:
    """The one example of a kind in the documentation."""
    found = re.findall(rf"```{kind}\n(.*?)```", PAGE, re.DOTALL)
    assert len(found) == 1
    return str(found[0])


def test_the_worked_example_is_in_the_form_of_the_writer_and_replays():
    (record,) = read_records(block("moon"))
    assert write_record(record) == block("moon")
    assert record.tag("south") == "Ana"
    first, second = record.game.finished
    assert (first.deal.declarer, first.deal.bid, first.deal.made) == (Seat.WEST, 5, True)
    assert (second.deal.declarer, second.deal.bid, second.deal.made) == (Seat.EAST, 4, True)
    assert second.deal.taken[Seat.WEST] == 2
    assert record.game.scores == (13, 22, 15)
    assert record.game.winner is Seat.WEST
    assert list(record.states())[-1] == record.game


def test_the_position_of_the_documentation_stands_in_the_example():
    (record,) = read_records(block("moon"))
    assert parse_position(block("position")) in list(record.states())


def test_the_documentation_names_every_line_and_tag():
    from trimoon.notation.parts import PARTS, STARTS

    for name in ("moon", *TAGS, *STARTS, "deal", *PARTS, "result"):
        assert f"`{name}`" in PAGE


def test_the_schema_is_sound_and_refuses_what_is_no_record():
    jsonschema.Draft202012Validator.check_schema(SCHEMA.schema)
    assert not SCHEMA.is_valid({"moon": 1})
    value = record_to_json(running())
    assert SCHEMA.is_valid([value])
    assert not SCHEMA.is_valid({**value, "moon": 2})
    assert not SCHEMA.is_valid({**value, "tags": {"evnt": "x"}})
