"""Equity: read from its files, bounded as the design says, and right where nothing is left open."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from trimoon.almanac import Aim, AlmanacError, equity_for
from trimoon.almanac.dealt import deals_of
from trimoon.almanac.equity import FIELDS, FLOOR, KNOTS, path_of, read, spread_out, write
from trimoon.almanac.equity_build import build_equity
from trimoon.rules import Ruleset

EACH = [(name, aim) for name in FIELDS for aim in Aim]
NOBODY = np.array(-1)


def equity_at(scores: tuple[int, int, int], ruleset: Ruleset, aim: Aim = Aim.WIN) -> list[float]:
    equity = equity_for(ruleset, aim)
    values: list[float] = equity.at(equity.rows(np.array(scores), NOBODY)).tolist()
    return values


@pytest.mark.parametrize(("name", "aim"), EACH)
def test_somebody_wins(name: str, aim: Aim) -> None:
    at_knots = read(path_of(name, aim))
    assert at_knots.shape == (len(KNOTS),) * 3 + (3,)
    assert at_knots.min() >= 0
    if aim is Aim.POINTS:
        assert np.abs(at_knots.sum(axis=-1) - 1).max() < 1e-4


@pytest.mark.parametrize(("name", "aim"), EACH)
def test_equals_have_about_equal_chances(name: str, aim: Aim) -> None:
    # Who bids first has some advantage or none, never a great one but in a lottery of 21s.
    for score in (0, 10):
        values = equity_at((score,) * 3, FIELDS[name], aim)
        assert max(values) - min(values) < 0.2


@pytest.mark.parametrize(("name", "aim"), EACH)
def test_to_be_far_ahead_is_better_than_to_be_far_behind(name: str, aim: Aim) -> None:
    for place in range(3):
        scores = [5, 5, 5]
        scores[place] = 18
        ahead = equity_at((scores[0], scores[1], scores[2]), FIELDS[name], aim)[place]
        scores[place] = -15
        behind = equity_at((scores[0], scores[1], scores[2]), FIELDS[name], aim)[place]
        # Who plays classic Moon only to win calls 21 with anything: a score hardly matters then.
        is_lottery = (name, aim) == ("classic", Aim.WIN)
        assert ahead > behind + (0 if is_lottery else 0.1)


def test_scores_under_the_floor_count_as_the_floor() -> None:
    assert equity_at((-60, 0, 5), Ruleset()) == equity_at((FLOOR, 0, 5), Ruleset())


def test_a_tie_above_the_target_is_shifted_down_to_it() -> None:
    assert equity_at((25, 25, 12), Ruleset()) == equity_at((21, 21, 8), Ruleset())


def test_a_seat_that_has_won_has_all_the_equity() -> None:
    equity = equity_for(Ruleset(), Aim.WIN)
    assert equity.at(equity.rows(np.array((30, 2, 3)), np.array(2))).tolist() == [0, 0, 1]


def test_another_target_is_stretched_to_21() -> None:
    assert equity_at((6, 0, 3), Ruleset(target=7)) == equity_at((18, 0, 9), Ruleset())


def test_equity_is_linear_between_the_knots() -> None:
    at_knots = read(path_of("classic", Aim.WIN))
    spread = spread_out(at_knots)
    low, high = KNOTS.index(2), KNOTS.index(4)
    middle = (at_knots[low, 0, 0] + at_knots[high, 0, 0]) / 2
    assert spread[3 - FLOOR, 0, 0].tolist() == pytest.approx(middle.tolist())
    assert spread[2 - FLOOR, 0, 0].tolist() == pytest.approx(at_knots[low, 0, 0].tolist())


def test_a_written_equity_is_read_back_and_a_damaged_one_refused(tmp_path: Path) -> None:
    path = tmp_path / "equity.bin"
    at_knots = read(path_of("moon_21", Aim.POINTS))
    write(path, at_knots)
    assert np.abs(read(path) - at_knots).max() < 1e-4
    content = bytearray(path.read_bytes())
    content[100] ^= 1
    path.write_bytes(content)
    with pytest.raises(AlmanacError, match="damaged"):
        read(path)
    with pytest.raises(AlmanacError, match="No such file"):
        read(tmp_path / "nothing.bin")


def test_deals_are_solved_for_each_seat_and_turned_to_each_place() -> None:
    deals = deals_of(5, seed=1)
    assert deals.chances.shape == deals.tricks.shape == (15, 3, 5)
    assert deals.chances[5:10].tolist() == np.roll(deals.chances[:5], 1, axis=1).tolist()
    assert deals.tricks.min() >= 0
    assert deals.tricks.max() <= 7


def test_iterations_draw_nearer_to_an_equity_that_its_own_calls_bring_about() -> None:
    changes: list[float] = []
    build_equity(
        FIELDS["moon_21"],
        deals_of(2, seed=1),
        progress=lambda _, change: changes.append(change),
        most=5,
    )
    assert changes[-1] < changes[0] / 3
