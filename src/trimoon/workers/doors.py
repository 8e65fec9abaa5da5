"""The one door to workers: the cluster that is named, or else a pool of processes here.

Knows which executor it is and how that one is ended; does not know the work.
"""

from __future__ import annotations

import os
from concurrent.futures import Executor
from typing import Final

from trimoon.workers.cluster import ClusterExecutor, cluster_executor
from trimoon.workers.processes import ProcessPool, process_pool

CLUSTER: Final = "TRIMOON_CLUSTER"
"""The setting that names the scheduler of a Dask cluster, as in `tcp://host:8786`."""


def executor_for(cluster: str | None = None, max_workers: int | None = None) -> Executor:
    """Give the executor of the cluster that is named here or by TRIMOON_CLUSTER, or else a pool.

    `max_workers` is the size of the pool, by default one process for each processor; a cluster
    has the size that it has. Work whose worker is lost raises BrokenExecutor. Raises NoCluster if
    the cluster cannot be had.
    """
    address = _address(cluster)
    return cluster_executor(address) if address else process_pool(max_workers)


def is_here_alone(cluster: str | None, max_workers: int | None) -> bool:
    """Tell whether one worker on this machine is asked for, which this process can be itself."""
    return max_workers == 1 and not _address(cluster)


def number_of_workers(executor: Executor, max_workers: int | None = None) -> int:
    """Give how many pieces of work an executor does at a time."""
    if isinstance(executor, ClusterExecutor):
        return executor.workers
    return max_workers or os.cpu_count() or 1


def stop(executor: Executor) -> None:
    """End an executor at once, whatever is under way, as far as it can be ended."""
    if isinstance(executor, ProcessPool | ClusterExecutor):
        executor.stop()
    else:
        executor.shutdown(wait=False, cancel_futures=True)


def _address(cluster: str | None) -> str:
    return cluster or os.environ.get(CLUSTER, "").strip()
