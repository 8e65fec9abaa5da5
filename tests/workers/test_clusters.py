"""The same work on one core, in a pool and on a Dask cluster, even if a worker is lost."""

from __future__ import annotations

import contextlib
import math
import socket
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from workers.local_cluster import PATIENCE, LocalCluster, local_cluster

from trimoon.bots import Limit, decide, endless_deals
from trimoon.rules import GameState, Ruleset, apply, view_for
from trimoon.workers import NoCluster, executor_for, number_of_workers, results_of
from trimoon.workers.cluster import cluster_executor

PIECES = tuple(range(3000, 3040))
ALONE = list(enumerate(map(math.factorial, PIECES)))


@pytest.fixture
def cluster(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[LocalCluster]:
    with local_cluster(tmp_path) as begun:
        monkeypatch.setenv("TRIMOON_CLUSTER", begun.address)
        yield begun


def test_work_on_a_cluster_goes_on_when_a_worker_is_killed_in_the_middle(
    cluster: LocalCluster,
) -> None:
    with contextlib.closing(results_of(math.factorial, PIECES)) as results:
        found = [next(results)]
        cluster.kill_a_worker()
        found += results
    assert sorted(found) == ALONE


def test_a_cluster_is_an_executor_like_any_other(cluster: LocalCluster) -> None:
    state = apply(GameState(), next(endless_deals(Ruleset(), 1)))
    assert state.actor is not None
    view = view_for(state, state.actor)
    with executor_for() as pool:
        there = pool.submit(decide, "greedy", view, Limit(), 3).result(PATIENCE)
        failed = pool.submit(int, "four")
        with pytest.raises(ValueError, match="invalid literal"):
            failed.result(PATIENCE)
        assert pool.submit(pow, 2, exp=5).result(PATIENCE) == 32
        assert 1 <= number_of_workers(pool) <= 2
    assert there == decide("greedy", view, Limit(), 3)


@pytest.mark.parametrize(
    "address", ["nonsense", "tcp://", "tcp://host", "http://host:8786", "tcp://host:99999"]
)
def test_a_misspelt_cluster_is_refused(address: str) -> None:
    with pytest.raises(NoCluster, match=r"names no cluster: it is written tcp://host:8786"):
        executor_for(address)


def test_a_cluster_that_does_not_answer_is_refused_in_time() -> None:
    with socket.socket() as silent:
        silent.bind(("127.0.0.1", 0))
        address = f"tcp://127.0.0.1:{silent.getsockname()[1]}"
        with pytest.raises(NoCluster, match=r"no cluster answers at .* within 0.2 seconds"):
            cluster_executor(address, patience=0.2)


def test_without_dask_a_cluster_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(NoCluster, match=r"pip install trimoon\[cluster\]"):
        executor_for("tcp://127.0.0.1:8786")


def test_dask_is_loaded_only_for_a_cluster() -> None:
    assert "distributed" not in vars(sys.modules["trimoon.workers.cluster"])
