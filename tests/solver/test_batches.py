"""Many positions at once: the same answers as one by one, on any number of threads."""

from __future__ import annotations

import subprocess
import sys
from itertools import combinations, islice
from random import Random

import numpy as np
import pytest
from solver.deals import BOTH, random_position

from trimoon.rules import TILES, Seat, TileSet, Trick, TrimoonError, Trump
from trimoon.solver import (
    Context,
    Position,
    Stopped,
    backend,
    codes_for,
    reaches,
    solve,
    solve_many,
    solve_plays,
)
from trimoon.solver.twin import many as many_by_twin

SIZE = 7 if backend == "kernel" else 3


def some_positions(count: int = 60):
    rng = Random(6)
    return [random_position(rng, SIZE) for _ in range(count)]


def test_a_batch_gives_what_single_questions_give():
    positions = some_positions()
    assert solve_many(positions).tolist() == [solve(each) for each in positions]
    assert solve_many(positions, at_least=2).tolist() == [reaches(each, 2) for each in positions]
    rows = solve_many(positions, plays=True)
    assert rows.shape == (60, 22) and rows.dtype == np.int8
    for given, row in zip(positions, rows, strict=True):
        values = {play.tile.index: tricks for play, tricks in solve_plays(given).items()}
        assert row.tolist() == [values.get(i, -1) for i in range(22)]


def test_threads_change_nothing():
    positions = some_positions()
    one, two = (solve_many(positions, plays=True, threads=n) for n in (1, 2))
    assert one.tobytes() == two.tobytes()


def test_worlds_of_one_belief_share_their_work_and_have_the_same_values():
    rng = Random(8)
    drawn = rng.sample(TILES, 3 * SIZE)
    own, unseen = TileSet(drawn[:SIZE]), TileSet(drawn[SIZE:])
    wests = [TileSet(west) for west in islice(combinations(unseen, SIZE), 0, None, 60)]
    for trump in Trump:
        codes = codes_for([(own.mask, west.mask, (unseen - west).mask) for west in wests], trump)
        alone, together = Context(), Context()
        values = solve_many(codes, plays=True, threads=1, context=alone)
        shared = solve_many(codes, plays=True, threads=1, worlds=True, context=together)
        assert shared.tolist() == values.tolist()
        assert together.nodes <= alone.nodes
        one_by_one = Context(worlds=True)
        for west, row in list(zip(wests, values.tolist(), strict=True))[:9]:
            world = Position((own, west, unseen - west), trump, Seat.SOUTH, Trick(Seat.SOUTH))
            assert one_by_one.solve(world) == max(row)


def test_codes_from_arrays_are_those_of_positions():
    positions = [
        Position(each.hands, Trump.FOURS, Seat.WEST, Trick(Seat.EAST)) for each in some_positions(9)
    ]
    masks = [[hand.mask for hand in each.hands] for each in positions]
    codes = codes_for(masks, Trump.FOURS, declarer=1, leader=[2] * 9)
    assert codes.tolist() == [list(each.words) for each in positions]
    assert solve_many(codes).tolist() == [solve(each) for each in positions]


def test_an_empty_batch_is_empty():
    assert solve_many([]).shape == (0,)


def test_progress_is_told_up_to_the_end():
    told = []
    solve_many(some_positions(), progress=lambda done, size: told.append((done, size)))
    assert told[-1] == (60, 60)
    assert told == sorted(told)


def test_a_batch_can_be_cancelled():
    with pytest.raises(Stopped) as caught:
        solve_many(some_positions(), cancelled=lambda: True)
    assert isinstance(caught.value, TrimoonError)


def test_an_error_of_the_callback_ends_the_batch_and_is_raised():
    def broken(done: int, size: int) -> None:
        raise RuntimeError("not today")

    with pytest.raises(RuntimeError, match="not today"):
        solve_many(some_positions(), progress=broken)


def test_the_twin_answers_batches_too():
    rng = Random(7)
    positions = [random_position(rng, 3) for _ in range(20)]
    codes = np.array([each.words for each in positions], dtype=np.uint64)
    answers = np.empty((20, 22), dtype=np.int8)
    nodes = many_by_twin(codes, answers, -2, False, 1, lambda done: True)
    assert answers.tolist() == solve_many(positions, plays=True).tolist()
    assert nodes == sum(nodes_of(each) for each in positions)
    assert many_by_twin(codes, answers, -1, False, 1, lambda done: False) is None


def nodes_of(given: Position) -> int:
    twin = BOTH[1]
    twin.solve_plays(given)
    return twin.nodes


def test_numpy_is_loaded_by_batches_alone():
    program = "import sys, trimoon.solver; assert 'numpy' not in sys.modules"
    assert subprocess.run([sys.executable, "-c", program], check=False).returncode == 0
