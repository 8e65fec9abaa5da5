"""A real Dask cluster on this machine: a scheduler and workers, each a process of its own."""

from __future__ import annotations

import contextlib
import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

PATIENCE = 60
"""Seconds until a wait is given up and the test fails."""


@dataclass(frozen=True, slots=True)
class LocalCluster:
    address: str
    workers: tuple[subprocess.Popen[bytes], ...]

    def kill_a_worker(self) -> None:
        self.workers[0].kill()
        self.workers[0].wait(PATIENCE)


@contextlib.contextmanager
def local_cluster(folder: Path, workers: int = 2) -> Iterator[LocalCluster]:
    """Run a scheduler and its workers until the block ends."""
    note = folder / "scheduler.json"
    with contextlib.ExitStack() as running:
        begin = ["--host", "127.0.0.1", "--port", "0", "--no-dashboard", "--scheduler-file", note]
        running.enter_context(_process(folder, "scheduler", begin))
        address = _address(note)
        join = [address, "--nthreads", "1", "--no-nanny", "--no-dashboard", "--death-timeout", "60"]
        begun = [
            running.enter_context(_process(folder, "worker", [*join, "--local-directory", folder]))
            for _ in range(workers)
        ]
        yield LocalCluster(address, tuple(begun))


@contextlib.contextmanager
def _process(folder: Path, kind: str, words: list[object]) -> Iterator[subprocess.Popen[bytes]]:
    command = [sys.executable, "-m", f"distributed.cli.dask_{kind}", *map(str, words)]
    with (folder / f"{kind}.log").open("ab") as log:
        process = subprocess.Popen(command, stdout=log, stderr=log, env=_environment())
    with process:
        try:
            yield process
        finally:
            process.kill()


def _environment() -> dict[str, str]:
    return {**os.environ, "OMP_NUM_THREADS": "1", "PYTHONWARNINGS": "ignore"}


def _address(note: Path) -> str:
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        with contextlib.suppress(OSError, ValueError, KeyError):
            return str(json.loads(note.read_text())["address"])
        time.sleep(0.02)
    raise TimeoutError("the scheduler has not begun")
