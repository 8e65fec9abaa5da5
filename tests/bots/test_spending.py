"""A limit is kept to, and what was spent is told in counts that repeat it."""

from __future__ import annotations

import pytest

from trimoon.bots import Limit, spending
from trimoon.bots.spending import Spending
from trimoon.solver import backend


def sizes(portions: list[slice]) -> list[tuple[int, int]]:
    return [(part.start, part.stop) for part in portions]


def test_without_a_limit_all_worlds_are_one_portion() -> None:
    spent = Spending(Limit())
    assert spent.planned(100) == 100
    if backend == "kernel":
        assert sizes(list(spent.portions(100))) == [(0, 100)]
        assert spent.counts == Limit(worlds=100)


def test_a_limit_of_worlds_is_the_most_that_is_planned_and_one_the_least() -> None:
    assert Spending(Limit(worlds=30)).planned(100) == 30
    assert Spending(Limit(worlds=300)).planned(100) == 100
    assert Spending(Limit(worlds=0)).planned(100) == 1


def test_portions_cover_every_world_once_each_as_great_as_all_before(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(spending, "_FIRST", 4)
    spent = Spending(Limit(nodes=1000))
    assert sizes(list(spent.portions(19))) == [(0, 4), (4, 8), (8, 16), (16, 19)]
    assert spent.counts == Limit(worlds=19, nodes=1000)


def test_nodes_end_it_after_the_portion_that_spent_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(spending, "_FIRST", 4)
    spent = Spending(Limit(nodes=10))
    done = []
    for part in spent.portions(100):
        done.append(part)
        spent.nodes += 6
    assert sizes(done) == [(0, 4), (4, 8)]
    assert spent.counts == Limit(worlds=8, nodes=10)
    assert spent.nodes_left(0.5) == 0


def test_nodes_left_are_those_of_the_limit_or_what_would_be_best() -> None:
    free = Spending(Limit()).nodes_left(0.5)
    assert free > 200
    assert Spending(Limit(nodes=20)).nodes_left(0.5) == 20
    assert Spending(Limit(nodes=2 * free)).nodes_left(0.5) == free
    assert Spending(Limit(seconds=0)).nodes_left(0.5) == 0


def test_no_portion_is_begun_that_is_expected_to_end_too_late(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    now = 0.0
    monkeypatch.setattr(spending, "_FIRST", 4)
    monkeypatch.setattr(spending, "perf_counter", lambda: now)
    spent = Spending(Limit(seconds=1.0))
    done = []
    for part in spent.portions(100):
        done.append(part)
        now += 0.3 * (part.stop - part.start) / 4
    # After eight worlds and 0.6 s another eight would last to 1.2 s.
    assert sizes(done) == [(0, 4), (4, 8)]
    assert spent.counts == Limit(worlds=8)


def test_the_first_portion_is_done_even_when_there_is_no_time() -> None:
    assert len(list(Spending(Limit(seconds=0)).portions(1000))) == 1


def test_a_decision_that_looks_at_no_world_records_none() -> None:
    assert Spending(Limit(worlds=5)).counts == Limit()


def test_without_the_kernel_a_decision_stops_after_two_seconds(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    now = 0.0
    monkeypatch.setattr(spending, "backend", "twin")
    monkeypatch.setattr(spending, "_FIRST", 1)
    monkeypatch.setattr(spending, "perf_counter", lambda: now)
    done = []
    for part in Spending(Limit()).portions(100):
        done.append(part)
        now += 0.4
    assert sizes(done) == [(0, 1), (1, 2), (2, 4)]
    # A limit of counts is kept to however long it takes.
    assert sizes(list(Spending(Limit(worlds=100)).portions(100))) == [(0, 100)]
