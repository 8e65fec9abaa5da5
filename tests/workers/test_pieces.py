"""Long work in pieces: all results, whatever happens to the workers, and a clean stop."""

from __future__ import annotations

import contextlib
import math
import multiprocessing
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from trimoon.workers import LostWork, in_order, process_pool, results_of

PIECES = tuple(range(2000, 2030))
ALONE = list(enumerate(map(math.factorial, PIECES)))
PATIENCE = 30

INTERRUPTED = """
import os, signal, sys, time
from trimoon.workers import results_of

def main():
    signal.signal(signal.SIGINT, signal.default_int_handler)
    results = results_of(time.sleep, [0, *[600] * 5], max_workers=2)
    next(results)
    try:
        print("begun", flush=True)
        list(results)
    except KeyboardInterrupt:
        print("stopped", flush=True)

if __name__ == "__main__":
    main()
"""


@contextlib.contextmanager
def all_waited_for() -> Iterator[None]:
    """Wait at the end for the threads that pools began, and so for the pools' processes.

    Not for the processes themselves: a pool's thread waits for them too, and of two who wait for
    a process one is told at once that there is none, a moment before its exit code is there.
    """
    before = set(threading.enumerate())
    yield
    for thread in set(threading.enumerate()) - before:
        thread.join(PATIENCE)


@pytest.mark.parametrize("workers", [1, 2])
def test_every_piece_gives_its_result_with_its_place(workers: int) -> None:
    assert sorted(results_of(math.factorial, PIECES, max_workers=workers)) == ALONE


def test_one_worker_is_this_very_process() -> None:
    assert list(results_of(lambda _: os.getpid(), [0], max_workers=1)) == [(0, os.getpid())]


def test_a_killed_workers_piece_is_done_again() -> None:
    results = results_of(math.factorial, PIECES, max_workers=2)
    found = [next(results)]
    for child in multiprocessing.active_children():
        child.kill()
    found += results
    assert sorted(found) == ALONE


def test_workers_that_are_lost_again_and_again_end_the_work() -> None:
    with pytest.raises(LostWork, match="workers were lost 4 times in a row"):
        list(results_of(os._exit, [1, 1], max_workers=2))


def test_an_error_of_a_piece_reaches_whoever_asked_and_ends_the_workers() -> None:
    before = set(multiprocessing.active_children())
    with all_waited_for(), pytest.raises(ValueError, match="invalid literal"):
        list(results_of(int, ["1", "two", "3"], max_workers=2))
    assert set(multiprocessing.active_children()) <= before


def test_pieces_are_taken_only_as_workers_become_free() -> None:
    taken: list[int] = []

    def pieces():
        for piece in PIECES:
            taken.append(piece)
            yield piece

    results = results_of(math.factorial, pieces(), max_workers=2)
    next(results)
    assert len(taken) <= 5
    results.close()


def test_a_pool_can_be_stopped_in_the_middle_of_its_work() -> None:
    before = set(multiprocessing.active_children())
    with all_waited_for():
        pool = process_pool(1)
        pool.submit(abs, 1).result(PATIENCE)
        (child,) = set(multiprocessing.active_children()) - before
        pool.submit(signal.pause)
        pool.stop()
    assert child.exitcode == -signal.SIGKILL


def test_an_interrupt_stops_long_work_at_once(tmp_path: Path) -> None:
    script = tmp_path / "work.py"
    script.write_text(INTERRUPTED)
    with subprocess.Popen(
        [sys.executable, str(script)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "begun\n"
        os.killpg(process.pid, signal.SIGINT)
        try:
            out, err = process.communicate(timeout=PATIENCE)
        finally:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)
    assert (out, err, process.returncode) == ("stopped\n", "", 0)


@given(st.permutations(range(8)))
def test_results_are_given_in_the_order_of_their_pieces(places: list[int]) -> None:
    assert list(in_order((place, str(place)) for place in places)) == [*"01234567"]
