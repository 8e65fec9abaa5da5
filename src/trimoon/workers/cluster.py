"""A Dask cluster as an executor. The extra `cluster` is loaded only when a cluster is named.

Knows how a scheduler is found, says what is wrong if it is not, and when workers are lost. A
cluster runs whatever code it is sent, so it belongs on a trusted network or behind TLS.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor, Future
from functools import partial
from typing import Any, Final, ParamSpec, TypeVar

from trimoon.workers.faults import NoCluster, WorkersFault

_P = ParamSpec("_P")
_T = TypeVar("_T")

PATIENCE: Final = 10.0
"""Seconds until a scheduler counts as not there."""

_ADDRESS: Final = re.compile(r"(tcp|tls|ucx|ws|wss)://(\[[0-9a-fA-F:]+\]|[^\s:/\[\]]+):(\d{1,5})")
_FORM: Final = "tcp://host:8786"


class BrokenCluster(BrokenExecutor):
    """Workers were lost with their work, more often than Dask begins it again by itself."""


class ClusterExecutor(Executor):
    """The workers of a cluster, by the client that it is asked through."""

    def __init__(self, client: Any) -> None:
        self._client = client
        # Equal calls are no reason to run only one of them: not every function is pure.
        self._executor = client.get_executor(pure=False)

    @property
    def workers(self) -> int:
        """How many pieces of work the cluster does at a time now; one at least."""
        threads: dict[str, int] = self._client.nthreads()
        return max(1, sum(threads.values()))

    def submit(self, fn: Callable[_P, _T], /, *args: _P.args, **kwargs: _P.kwargs) -> Future[_T]:
        """Send a call to the cluster; what becomes of lost workers is a BrokenCluster."""
        there: Future[_T] = self._executor.submit(fn, *args, **kwargs)
        here: Future[_T] = Future()
        there.add_done_callback(partial(_pass_on, here))
        here.add_done_callback(partial(_give_up, there))
        return here

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """Leave the cluster, which goes on without this client; its work here is given up."""
        self._executor.shutdown(wait=wait and not cancel_futures)
        self._client.close()

    def stop(self) -> None:
        """Leave at once."""
        self.shutdown(wait=False, cancel_futures=True)


def _pass_on(here: Future[_T], there: Future[_T]) -> None:
    from distributed import KilledWorker

    if not here.set_running_or_notify_cancel():
        return
    if there.cancelled():
        # Not by whoever asked, so the scheduler has gone or forgotten it.
        here.set_exception(BrokenCluster("the cluster has dropped this work"))
        return
    error = there.exception()
    if error is None:
        here.set_result(there.result())
    else:
        is_loss = isinstance(error, KilledWorker)
        here.set_exception(BrokenCluster(str(error)) if is_loss else error)


def _give_up(there: Future[_T], here: Future[_T]) -> None:
    if here.cancelled():
        there.cancel()


def cluster_executor(address: str, patience: float = PATIENCE) -> ClusterExecutor:
    """Reach a scheduler; raise NoCluster if it is misspelt, not there, or Dask is missing."""
    found = _ADDRESS.fullmatch(address)
    if not found or not 1 <= int(found[3]) <= 65535:
        raise NoCluster(WorkersFault.NO_ADDRESS.told(address=address, form=_FORM))
    try:
        from distributed import Client
    except ImportError as error:
        raise NoCluster(WorkersFault.NO_DASK.told(address=address)) from error
    try:
        client = Client(address, timeout=patience, set_as_default=False)  # type: ignore[no-untyped-call]
    except (OSError, TimeoutError) as error:
        seconds = f"{patience:g}"
        raise NoCluster(WorkersFault.NO_ANSWER.told(address=address, seconds=seconds)) from error
    return ClusterExecutor(client)
