"""Playing sets, here or on many workers, and what stops a run.

Sets are taken in the order of their numbers, whoever plays them, so that a run gives the same on
one core, on many and on a cluster, and stops at the same set. Does not know bots.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Generator, Iterator
from contextlib import closing
from dataclasses import dataclass, field
from typing import Final

from trimoon.arena.files import ResultFile
from trimoon.arena.results import SetResult
from trimoon.arena.sequential import Watch
from trimoon.arena.tournaments import Tournament, play_set
from trimoon.workers import in_order, results_of

_PIECE_SECONDS: Final = 3.0
"""How long a piece of work is meant to take: handing it out then costs nothing to speak of."""

_LARGEST_PIECE: Final = 200
_TASTE: Final = 1

Told = Callable[[SetResult], None]


@dataclass(frozen=True, slots=True)
class Run:
    """What is to be played and how: so many sets, at the most, by so many workers.

    `file` gets every set; `known` are sets that need not be played again; `watch` stops the run
    as soon as its question is answered; `told` hears of every set in its order.
    """

    tournament: Tournament
    sets: int
    file: ResultFile | None = None
    known: tuple[SetResult, ...] = ()
    watch: Watch | None = None
    max_workers: int | None = None
    told: Told | None = None


def run(wanted: Run) -> tuple[SetResult, ...]:
    """Play the sets of a run and give them by number, those known already among them."""
    known = {result.number: result for result in wanted.known if result.number < wanted.sets}
    missing = [number for number in range(wanted.sets) if number not in known]
    done: list[SetResult] = []
    with closing(_played(wanted, missing)) as played:
        for number in range(wanted.sets):
            if number in known:
                result = known[number]
            else:
                result = next(played)
                if wanted.file is not None:
                    wanted.file.add(result)
            done.append(result)
            if wanted.told is not None:
                wanted.told(result)
            if wanted.watch is not None and wanted.watch.heard(result):
                break
    return tuple(done)


def _played(wanted: Run, numbers: list[int]) -> Generator[SetResult, None, None]:
    pieces = _Pieces(wanted.tournament, numbers, wanted.max_workers or os.cpu_count() or 1)
    with closing(results_of(_play_piece, pieces, max_workers=wanted.max_workers)) as results:
        for taken in in_order((place, pieces.told(result)) for place, result in results):
            yield from taken


@dataclass(frozen=True, slots=True)
class _Piece:
    tournament: Tournament
    numbers: tuple[int, ...]


def _play_piece(piece: _Piece) -> tuple[float, tuple[SetResult, ...]]:
    begin = time.perf_counter()
    results = tuple(play_set(piece.tournament, number) for number in piece.numbers)
    return (time.perf_counter() - begin) / len(piece.numbers), results


@dataclass
class _Pieces:
    """Cuts sets into pieces of some seconds, by what the last ones took.

    Results do not depend on the size of pieces.
    """

    tournament: Tournament
    numbers: list[int]
    workers: int
    size: int = field(default=_TASTE, init=False)

    def __iter__(self) -> Iterator[_Piece]:
        begin = 0
        while begin < len(self.numbers):
            # Towards the end smaller ones, so that all workers finish together.
            size = min(self.size, -(-(len(self.numbers) - begin) // (2 * self.workers)))
            yield _Piece(self.tournament, tuple(self.numbers[begin : begin + size]))
            begin += size

    def told(self, result: tuple[float, tuple[SetResult, ...]]) -> tuple[SetResult, ...]:
        seconds, sets = result
        self.size = max(1, min(_LARGEST_PIECE, int(_PIECE_SECONDS / max(seconds, 1e-6))))
        return sets
