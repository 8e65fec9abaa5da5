"""Where heavy work runs: processes of this machine or a Dask cluster, behind one `Executor`.

Knows how workers begin, end and are replaced; does not know what the work is.
"""

from trimoon.workers.doors import CLUSTER, executor_for, number_of_workers
from trimoon.workers.faults import LostWork, NoCluster, WorkersFault
from trimoon.workers.pieces import in_order, results_of
from trimoon.workers.processes import ProcessPool, process_pool

__all__ = [
    "CLUSTER",
    "LostWork",
    "NoCluster",
    "WorkersFault",
    "ProcessPool",
    "executor_for",
    "in_order",
    "number_of_workers",
    "process_pool",
    "results_of",
]
