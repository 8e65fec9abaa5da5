"""Long work in pieces: results as they come, lost pieces done again, a clean stop.

Knows executors and that they break; does not know what the work is. What is worked out depends
neither on the executor nor on the order in which pieces are done.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, Executor, Future, wait
from functools import partial
from typing import Final, Generic, TypeVar

from trimoon.workers.doors import executor_for, is_here_alone, number_of_workers, stop
from trimoon.workers.faults import LostWork, WorkersFault

_Piece = TypeVar("_Piece")
_Result = TypeVar("_Result")

_LOSSES_BORNE: Final = 3
"""How often in a row workers may be lost before any of them has done its piece."""

_AHEAD: Final = 2
"""Pieces handed out for each worker: one under way and one in waiting."""


def results_of(
    work: Callable[[_Piece], _Result],
    pieces: Iterable[_Piece],
    *,
    cluster: str | None = None,
    max_workers: int | None = None,
) -> Generator[tuple[int, _Result], None, None]:
    """Do every piece of work, and give each result with the place of its piece, as they come.

    `work` is a function at the top of a module. Pieces are taken only as workers become free.
    Runs where `executor_for` says; with one worker on this machine, in this very process. A piece
    whose worker was lost is done again. Leaving the iterator, as Ctrl-C does, ends the workers at
    once. Raises what a piece raises, NoCluster, and LostWork if workers are lost again and again.
    """
    if is_here_alone(cluster, max_workers):
        return ((place, work(piece)) for place, piece in enumerate(pieces))
    return _Spread(work, pieces, partial(executor_for, cluster, max_workers), max_workers).results()


def in_order(results: Iterable[tuple[int, _Result]]) -> Iterator[_Result]:
    """Give results by the places of their pieces, each as soon as all before it are there.

    >>> list(in_order([(1, "b"), (0, "a"), (2, "c")]))
    ['a', 'b', 'c']
    """
    waiting: dict[int, _Result] = {}
    due = 0
    for place, result in results:
        waiting[place] = result
        while due in waiting:
            yield waiting.pop(due)
            due += 1


class _Spread(Generic[_Piece, _Result]):
    """Pieces handed out to an executor, which is made anew when it breaks."""

    def __init__(
        self,
        work: Callable[[_Piece], _Result],
        pieces: Iterable[_Piece],
        make: Callable[[], Executor],
        max_workers: int | None,
    ) -> None:
        self._work, self._make, self._max_workers = work, make, max_workers
        self._pieces = enumerate(pieces)
        self._again: list[tuple[int, _Piece]] = []
        self._under_way: dict[Future[_Result], tuple[int, _Piece, Executor]] = {}
        self._losses = 0

    def results(self) -> Generator[tuple[int, _Result], None, None]:
        self._executor = self._make()
        try:
            self._hand_out()
            while self._under_way:
                done, _ = wait(self._under_way, return_when=FIRST_COMPLETED)
                for future in done:
                    yield from self._taken(future)
                self._hand_out()
        except BaseException:
            stop(self._executor)
            raise
        self._executor.shutdown()

    def _hand_out(self) -> None:
        most = _AHEAD * number_of_workers(self._executor, self._max_workers)
        while len(self._under_way) < most:
            piece = self._again.pop() if self._again else next(self._pieces, None)
            if piece is None:
                return
            self._submit(*piece)

    def _submit(self, place: int, piece: _Piece) -> None:
        try:
            future = self._executor.submit(self._work, piece)
        except BrokenExecutor:
            self._bear_loss(place, piece, self._executor)
        else:
            self._under_way[future] = (place, piece, self._executor)

    def _taken(self, future: Future[_Result]) -> Iterator[tuple[int, _Result]]:
        place, piece, executor = self._under_way.pop(future)
        try:
            result = future.result()
        except BrokenExecutor as error:
            self._bear_loss(place, piece, executor, error)
        else:
            self._losses = 0
            yield place, result

    def _bear_loss(
        self, place: int, piece: _Piece, executor: Executor, error: BaseException | None = None
    ) -> None:
        self._again.append((place, piece))
        if executor is not self._executor:
            # Went down with an executor that has been replaced.
            return
        self._losses += 1
        if self._losses > _LOSSES_BORNE:
            raise LostWork(WorkersFault.LOST.told(count=self._losses)) from error
        stop(executor)
        self._executor = self._make()
