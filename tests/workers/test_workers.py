"""Worker processes do the work, and are gone when whoever began them is gone."""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import select
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from trimoon.bots import Limit, decide, endless_deals
from trimoon.rules import GameState, Ruleset, apply, view_for
from trimoon.workers import process_pool

PATIENCE = 30
"""Seconds until a wait is given up and the test fails."""

PARENT = """
import multiprocessing, os, re, signal, sys, time
from trimoon.workers import process_pool

def busy(kind):
    os.write(1, b"at work\\n")
    if kind == "calculating":
        while True: pass
    if kind == "sleeping":
        time.sleep(600)
    if kind == "keeping the lock of the interpreter":
        re.match("(a+)+$", "a" * 60 + "b")

def main(kind):
    # Tests that a shell runs in the background inherit Ctrl-C as ignored.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    pool = process_pool(2)
    work = [pool.submit(busy, kind), pool.submit(busy, kind)]
    pids = [child.pid for child in multiprocessing.active_children()]
    print(*pids, flush=True)
    try:
        for line in sys.stdin:
            print(pool.submit(abs, -5).result(), flush=True)
    except KeyboardInterrupt:
        print("interrupted", flush=True)
    pool.shutdown()

if __name__ == "__main__":
    main(sys.argv[1])
"""

linux_only = pytest.mark.skipif(sys.platform != "linux", reason="follows processes by pidfd")


class Parent:
    """A process with two workers, all of one process group, and the ends of the workers."""

    def __init__(self, folder: Path, kind: str) -> None:
        script = folder / "parent.py"
        script.write_text(PARENT)
        self.process = subprocess.Popen(
            [sys.executable, str(script), kind],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )
        lines = sorted(self.line() for _ in range(3))
        assert lines[1:] == ["at work", "at work"]
        self.workers = [os.pidfd_open(int(pid)) for pid in lines[0].split()]
        assert len(self.workers) == 2

    def line(self) -> str:
        assert self.process.stdout is not None
        return self.process.stdout.readline().strip()

    def tell(self, line: str) -> None:
        assert self.process.stdin is not None
        print(line, file=self.process.stdin, flush=True)

    def end_input(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.close()

    def workers_gone(self, patience: float = PATIENCE) -> bool:
        """Wait until both workers have ended: a pidfd becomes readable then."""
        return all(select.select([worker], [], [], patience)[0] for worker in self.workers)

    def close(self) -> None:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)
        with self.process:
            for worker in self.workers:
                os.close(worker)


@contextlib.contextmanager
def parent_of_workers(folder: Path, kind: str) -> Iterator[Parent]:
    with contextlib.closing(Parent(folder, kind)) as parent:
        yield parent


@linux_only
@pytest.mark.parametrize(
    "kind", ["idle", "sleeping", "calculating", "keeping the lock of the interpreter"]
)
def test_workers_end_when_their_parent_is_killed(tmp_path: Path, kind: str) -> None:
    with parent_of_workers(tmp_path, kind) as parent:
        assert not parent.workers_gone(patience=0)
        parent.process.kill()
        assert parent.workers_gone()


@linux_only
def test_workers_end_when_their_parent_ends(tmp_path: Path) -> None:
    with parent_of_workers(tmp_path, "idle") as parent:
        parent.end_input()
        assert parent.process.wait(PATIENCE) == 0
        assert parent.workers_gone()
        assert parent.process.stderr is not None
        assert parent.process.stderr.read() == ""


@linux_only
def test_workers_leave_an_interrupt_to_their_parent(tmp_path: Path) -> None:
    with parent_of_workers(tmp_path, "idle") as parent:
        for worker in parent.workers:
            signal.pidfd_send_signal(worker, signal.SIGINT)
        parent.tell("work")
        assert parent.line() == "5"
        os.killpg(parent.process.pid, signal.SIGINT)
        assert parent.line() == "interrupted"
        assert parent.workers_gone()
        assert parent.process.stderr is not None
        assert parent.process.stderr.read() == ""


def test_no_process_begins_before_there_is_work() -> None:
    # Those of tests before may still be ending.
    before = set(multiprocessing.active_children())
    with process_pool(1) as pool:
        assert set(multiprocessing.active_children()) <= before
        assert pool.submit(os.getppid).result(PATIENCE) == os.getpid()
        assert len(set(multiprocessing.active_children()) - before) == 1
    assert set(multiprocessing.active_children()) <= before


def test_a_worker_outlives_the_thread_that_asked_for_it() -> None:
    with process_pool(1) as pool:
        pids: list[int] = []
        asker = threading.Thread(target=lambda: pids.append(pool.submit(os.getpid).result()))
        asker.start()
        asker.join(PATIENCE)
        assert [pool.submit(os.getpid).result(PATIENCE)] == pids


def test_a_pool_withholds_interrupts_only_while_it_begins_a_worker() -> None:
    before = signal.pthread_sigmask(signal.SIG_BLOCK, ())
    with process_pool(1) as pool:
        pool.submit(abs, -1).result(PATIENCE)
        assert signal.pthread_sigmask(signal.SIG_BLOCK, ()) == before


def test_a_bots_decision_is_the_same_in_a_worker() -> None:
    state = apply(GameState(), next(endless_deals(Ruleset(), 1)))
    assert state.actor is not None
    view = view_for(state, state.actor)
    with process_pool(1) as pool:
        there = pool.submit(decide, "greedy", view, Limit(), 3).result(PATIENCE)
    assert there == decide("greedy", view, Limit(), 3)


def test_an_error_in_a_worker_reaches_whoever_asked() -> None:
    with process_pool(1) as pool, pytest.raises(ValueError, match="invalid literal"):
        pool.submit(int, "four").result(PATIENCE)
