"""A pool of worker processes on this machine.

Knows how worker processes begin and that they end with their parent, however it ends; does not
know what the work is.
"""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import select
import signal
import sys
import threading
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing.context import SpawnContext, SpawnProcess
from typing import Any


def process_pool(max_workers: int | None = None) -> ProcessPool:
    """Make a pool of worker processes, by default one for each processor.

    No process starts before the first piece of work. What is submitted must be picklable: a
    function at the top of a module, with values. Workers leave Ctrl-C to their parent, and end
    when it is gone, even by `kill -9`, in the middle of their work.
    """
    return ProcessPool(max_workers)


class ProcessPool(ProcessPoolExecutor):
    """A pool whose processes end with this one, and can be stopped in the middle of their work."""

    def __init__(self, max_workers: int | None = None) -> None:
        self._context = _PoolContext()
        super().__init__(
            max_workers, mp_context=self._context, initializer=_live_no_longer_than_parent
        )

    def stop(self) -> None:
        """End at once, whatever is under way."""
        self.shutdown(wait=False, cancel_futures=True)
        for process in self._context.begun:
            # Without a number it was interrupted before it began.
            if process.pid is not None:
                process.kill()


@contextlib.contextmanager
def _interrupt_withheld() -> Iterator[None]:
    """Withhold Ctrl-C from this thread and from the processes that it starts."""
    if sys.platform == "win32":
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


class _PoolProcess(SpawnProcess):
    def start(self) -> None:
        # From its first moment: a Ctrl-C while it imports would print a traceback.
        with _interrupt_withheld():
            super().start()


class _PoolContext(SpawnContext):
    """Begins processes, and remembers which."""

    def __init__(self) -> None:
        super().__init__()
        self.begun: list[SpawnProcess] = []

    def Process(self, *args: Any, **named: Any) -> SpawnProcess:  # type: ignore[override]  # noqa: N802
        process = _PoolProcess(*args, **named)
        self.begun.append(process)
        return process


def _live_no_longer_than_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    assert parent is not None
    _be_killed_at_end_of(parent.sentinel)
    threading.Thread(target=_end_after_parent, name="parent-watch", daemon=True).start()


def _end_after_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)


def _be_killed_at_end_of(pipe: int) -> None:
    """Ask Linux to kill this process when the parent's end of a pipe closes.

    Unlike the watching thread this also stops code that keeps the interpreter's lock. Not
    PR_SET_PDEATHSIG: it follows the thread that began the process, and a pool begins its workers
    in whichever thread submits, which may be a short-lived one of a living parent.
    """
    if sys.platform != "linux":
        return
    import fcntl

    fcntl.fcntl(pipe, fcntl.F_SETOWN, os.getpid())
    fcntl.fcntl(pipe, fcntl.F_SETSIG, signal.SIGKILL)
    fcntl.fcntl(pipe, fcntl.F_SETFL, fcntl.fcntl(pipe, fcntl.F_GETFL) | os.O_ASYNC)
    # The parent may have gone before the request stood.
    if select.select([pipe], [], [], 0)[0]:
        os._exit(1)
