"""A run gives the same on one core, on two and on a cluster, and goes on where it stopped."""

from __future__ import annotations

from pathlib import Path

import pytest
from arena.staging import tournament
from workers.local_cluster import local_cluster

from trimoon.arena import (
    Question,
    ResultFile,
    Run,
    SetResult,
    Tournament,
    Watch,
    play_set,
    read_results,
    run,
)
from trimoon.rules import MoonMade, Ruleset

MOON_21 = Ruleset(moon_made=MoonMade.SCORES_21)
ASKED = tournament("pimc-50@worlds=2", "greedy", "random", MOON_21, single_deals=True)
SETS = 12


def bytes_of_a_run(path: Path, workers: int | None) -> bytes:
    file, known = ResultFile.opened(path, ASKED, "trimoon arena")
    run(Run(ASKED, SETS, file, known, max_workers=workers))
    return path.read_bytes()


@pytest.fixture(scope="module")
def alone(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    return bytes_of_a_run(tmp_path_factory.mktemp("alone") / "one.jsonl", 1)


def test_two_cores_write_the_same_file_as_one(tmp_path: Path, alone: bytes) -> None:
    assert bytes_of_a_run(tmp_path / "two.jsonl", 2) == alone


def test_a_cluster_writes_the_same_file_though_a_worker_is_killed(
    tmp_path: Path, alone: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "cluster.jsonl"
    file, _ = ResultFile.opened(path, ASKED, "trimoon arena")
    with local_cluster(tmp_path) as cluster:
        monkeypatch.setenv("TRIMOON_CLUSTER", cluster.address)

        def told(result: SetResult) -> None:
            if result.number == 0:
                cluster.kill_a_worker()

        run(Run(ASKED, SETS, file, told=told))
    assert path.read_bytes() == alone


@pytest.mark.parametrize("lines", [1, 2, 6, 12])
def test_a_run_goes_on_from_its_file(tmp_path: Path, alone: bytes, lines: int) -> None:
    path = tmp_path / "results.jsonl"
    begun = alone.splitlines(keepends=True)
    path.write_bytes(b"".join(begun[:lines]) + begun[lines][:30])
    assert bytes_of_a_run(path, 1) == alone


def test_sets_that_are_known_are_not_played_again(tmp_path: Path, alone: bytes) -> None:
    path = tmp_path / "results.jsonl"
    path.write_bytes(alone)
    known = read_results(path).sets
    unplayable = Tournament(ASKED.lineup, ASKED.ruleset, seed=99)
    assert run(Run(unplayable, SETS, known=known, max_workers=1)) == known
    assert run(Run(unplayable, 5, known=known, max_workers=1)) == known[:5]


def test_sets_are_told_in_their_order() -> None:
    told: list[int] = []
    run(Run(ASKED, SETS, max_workers=2, told=lambda result: told.append(result.number)))
    assert told == list(range(SETS))


def test_an_answered_question_stops_a_run_at_the_same_set_everywhere() -> None:
    asked = tournament("greedy", "random", "random", single_deals=True)
    names = ("greedy", "random", "random")
    for workers in (1, 2):
        watch = Watch(Question.POINTS, names)
        found = run(Run(asked, 500, watch=watch, max_workers=workers))
        assert len(found) == len(watch.sequence.values) == 50
        assert watch.answer == "more"
        assert found[49] == play_set(asked, 49)
