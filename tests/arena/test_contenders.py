"""A contender is a bot's name with an aim and a limit, read and written alike."""

from __future__ import annotations

from itertools import islice

import pytest
from hypothesis import given
from hypothesis import strategies as st

from trimoon.arena import ArenaError, Contender, parse_contender
from trimoon.bots import BOTS, Limit, endless_deals
from trimoon.rules import GameState, Ruleset, TrimoonError, apply, view_for

limits = st.builds(
    Limit,
    worlds=st.none() | st.integers(1, 10**6),
    nodes=st.none() | st.integers(1, 10**6),
    seconds=st.none() | st.integers(1, 10**5).map(lambda ms: ms / 1000),
)


@pytest.mark.parametrize(
    ("text", "contender"),
    [
        ("greedy", Contender("greedy")),
        ("greedy:points", Contender("greedy")),
        ("greedy@worlds=50", Contender("greedy", Limit(worlds=50))),
        ("random:points@ms=100", Contender("random", Limit(seconds=0.1))),
        ("greedy@nodes=7@ms=2", Contender("greedy", Limit(nodes=7, seconds=0.002))),
    ],
)
def test_a_contender_is_read(text: str, contender: Contender) -> None:
    assert parse_contender(text) == contender


@given(st.sampled_from([*BOTS]), st.sampled_from(["", ":win"]), limits)
def test_a_contender_is_read_as_it_is_written(bot: str, aim: str, limit: Limit) -> None:
    contender = Contender(bot + aim, limit)
    assert parse_contender(contender.name) == contender
    assert contender.aim == (aim[1:] or "points")


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("greedy:best", "a bot's aim is points or win, not 'best'"),
        ("greedy:", "a bot's aim is points or win, not ''"),
        ("greedy@seconds=1", "a limit is @worlds=N, @nodes=N or @ms=N, not @seconds=1"),
        ("greedy@ms=0", "ms is a whole number from 1, not '0'"),
        ("greedy@worlds=many", "worlds is a whole number from 1, not 'many'"),
        ("greedy@ms=1@ms=2", "the limit of ms is given twice"),
        ("nobody", "choose from .*greedy"),
    ],
)
def test_a_contender_that_cannot_be_read_is_refused(text: str, complaint: str) -> None:
    with pytest.raises(TrimoonError, match=complaint):
        parse_contender(text)


def test_what_is_wrong_with_a_limit_is_an_error_of_the_arena() -> None:
    with pytest.raises(ArenaError):
        parse_contender("greedy@ms")


def test_a_contender_thinks_under_its_own_limit() -> None:
    (shuffle,) = islice(endless_deals(Ruleset(), 1), 1)
    state = apply(GameState(), shuffle)
    assert state.actor is not None
    view = view_for(state, state.actor)
    contender = parse_contender("pimc-50@worlds=3")
    decision = contender.player().decide(view, Limit(worlds=9), 1)
    assert decision == BOTS["pimc-50"].decide(view, Limit(worlds=3), 1)
    assert (contender.player().name, contender.player().version) == ("pimc-50", contender.version)
