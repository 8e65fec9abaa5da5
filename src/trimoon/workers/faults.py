"""What can go wrong with workers that a person has to put right."""

from __future__ import annotations

from trimoon.faults import Fault, Faulty


class WorkersFault(Fault):
    """What may be wrong with a cluster or with the workers of this machine."""

    NO_ADDRESS = "“{address}” names no cluster: it is written {form}"
    NO_DASK = "a cluster ({address}) needs Dask, which is missing: pip install trimoon[cluster]"
    NO_ANSWER = (
        "no cluster answers at {address} within {seconds} seconds: start its scheduler, or unset"
        " TRIMOON_CLUSTER to work on this machine"
    )
    LOST = (
        "workers were lost {count} times in a row before any had done its piece of work: is there"
        " memory enough for as many? Ask for fewer, or start this again"
    )


class NoCluster(Faulty, ConnectionError):
    """A cluster that is named but cannot be used; an OSError, since this layer has no other."""


class LostWork(Faulty, OSError):
    """Workers are lost again and again before they have done their pieces of work."""
