"""Intervals of 95 % hold the truth in 95 % of cases."""

from __future__ import annotations

from random import Random

import pytest

from trimoon.arena.intervals import ratio_interval, t_quantile


@pytest.mark.parametrize(
    ("freedom", "quantile"),
    [
        (1, 12.7062), (2, 4.3027), (3, 3.1824), (5, 2.5706), (9, 2.2622), (10, 2.2281),
        (11, 2.2010), (30, 2.0423), (120, 1.9799), (10**6, 1.9600),
    ],
)  # fmt: skip
def test_quantiles_are_those_of_the_tables(freedom: int, quantile: float) -> None:
    assert t_quantile(freedom) == pytest.approx(quantile, abs=6e-5)


def test_the_interval_of_a_mean_is_students() -> None:
    found = ratio_interval([(1, 1), (2, 1), (3, 1), (6, 1)], -99, 99)
    # Mean 3, standard error of the mean sqrt(14/3/4).
    assert found.value == 3
    assert found.high - 3 == pytest.approx(3.182446 * (14 / 12) ** 0.5, abs=1e-5)
    assert 3 - found.low == pytest.approx(found.high - 3)


def test_a_rate_ends_where_it_can_go_no_further() -> None:
    found = ratio_interval([(1, 1)] * 9 + [(0, 1)], 0, 1)
    assert (found.value, found.high) == (0.9, 1)


@pytest.mark.parametrize(("sets", "low"), [(1, 0.025), (10, 0.6915), (100, 0.9638)])
def test_sets_that_all_agree_still_leave_doubt(sets: int, low: float) -> None:
    found = ratio_interval([(3, 3)] * sets, 0, 1)
    assert (found.value, found.high) == (1, 1)
    assert found.low == pytest.approx(low, abs=5e-5)


def test_a_tournament_without_results_says_nothing() -> None:
    found = ratio_interval([], 0, 1)
    assert (found.low, found.high) == (0, 1)


def test_intervals_of_ratios_cover_the_truth() -> None:
    rng = Random(8021)
    covered = 0
    for _ in range(1000):
        parts = []
        for _ in range(40):
            deals = rng.randint(4, 12)
            # What a set has in common makes its deals depend on each other.
            common = rng.gauss(0, 1)
            parts.append((sum(common + rng.gauss(2, 3) for _ in range(deals)), float(deals)))
        found = ratio_interval(parts, -99, 99)
        covered += found.low <= 2 <= found.high
    assert 930 <= covered <= 970
