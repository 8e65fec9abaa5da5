"""Spoilt texts: whatever stands in them, the answer is a value or a NotationError."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from trimoon.notation import (
    NotationError,
    parse_call,
    parse_deal,
    parse_play,
    parse_position,
    parse_ruleset,
    parse_seat,
    parse_tile,
    parse_tiles,
    parse_trump,
    read_json,
    read_records,
    record_from_json,
    write_json,
    write_records,
)

RECORDS = sorted((Path(__file__).parents[1] / "records").glob("*.moon"))
LINES = [line for path in RECORDS[:6] for line in path.read_text("utf-8").split("\n")][:150]
READERS = (
    parse_call,
    parse_deal,
    parse_play,
    parse_position,
    parse_ruleset,
    parse_seat,
    parse_tile,
    parse_tiles,
    parse_trump,
    read_json,
    read_records,
)

signs = st.text(st.sampled_from('0123456 |:;#"\\-=/\n\r\t,xSWE[]{}\u2028\x00–'), max_size=20)
values = st.recursive(
    st.one_of(st.none(), st.booleans(), st.integers(), st.floats(), signs),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner),
    max_leaves=5,
)


@pytest.mark.parametrize("reader", READERS)
@given(st.one_of(signs, st.text(max_size=30)))
def test_no_text_breaks_a_reader(reader, text):
    with suppress(NotationError):
        reader(text)


@given(st.lists(st.one_of(st.sampled_from(LINES), signs), max_size=30))
def test_lines_in_any_order_are_refused_or_read_back(lines):
    with suppress(NotationError):
        several = read_records("\n".join(lines))
        assert read_records(write_records(several)) == several
        assert read_json(write_json(several)) == several


@given(st.integers(0, 10), st.integers(0, 700), signs)
def test_a_spoilt_record_is_refused_or_read_back(which, place, spoilt):
    text = RECORDS[which].read_text("utf-8")[:900]
    with suppress(NotationError):
        several = read_records(text[:place] + spoilt + text[place + 2 :])
        assert read_records(write_records(several)) == several


@given(
    st.dictionaries(
        st.sampled_from(("moon", "tags", "rules", "scores", "deals", "result", "comments")), values
    )
)
def test_no_json_breaks_the_reader(value):
    with suppress(NotationError):
        record_from_json(value)
