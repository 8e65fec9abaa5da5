"""How much of its limit a decision has spent: worlds, nodes, seconds.

Work is done in portions and stops between two of them. What was spent is told in counts, with which
the decision can be repeated; a clock is looked at only where the limit names seconds.
"""

from __future__ import annotations

from collections.abc import Iterator
from time import perf_counter
from typing import Final

from trimoon.bots.decisions import Limit
from trimoon.solver import backend

SECONDS_OF_TWIN: Final = 2.0
"""Without the kernel every decision stops after this time, so that people need not wait."""

_FIRST: Final = 64 if backend == "kernel" else 1
"""The size of the first portion; each later one is as great as all before it, if time allows."""


class Spending:
    """What one decision may spend and has spent; portions are slices of the worlds it asked for."""

    def __init__(self, limit: Limit) -> None:
        seconds = limit.seconds
        if seconds is None and backend == "twin" and limit.worlds is None and limit.nodes is None:
            seconds = SECONDS_OF_TWIN
        self._limit = limit
        self._ends = None if seconds is None else perf_counter() + seconds
        self.worlds = 0
        self.nodes = 0

    def planned(self, wanted: int) -> int:
        """Give how many worlds to look at when `wanted` would be best."""
        return wanted if self._limit.worlds is None else max(1, min(wanted, self._limit.worlds))

    def nodes_left(self, most: int) -> int:
        """Give how many nodes may be searched when `most` would be best."""
        limit = self._limit.nodes
        return most if limit is None else max(0, min(most, limit - self.nodes))

    def portions(self, size: int) -> Iterator[slice]:
        """Give slices of `size` worlds until all are done or the limit is reached.

        There is always a first one; a further one only if it is expected to end in time.
        """
        if self._ends is None and self._limit.nodes is None:
            yield slice(0, size)
            self.worlds = max(self.worlds, size)
            return
        began = perf_counter()
        done, portion = 0, _FIRST
        while done < size and (done == 0 or self._allows(portion / done, began)):
            end = min(done + portion, size)
            yield slice(done, end)
            done = portion = end
        self.worlds = max(self.worlds, done)

    def _allows(self, more: float, began: float) -> bool:
        """Tell whether so much more of what has been done since is within the limit."""
        if self._limit.nodes is not None and self.nodes >= self._limit.nodes:
            return False
        if self._ends is None:
            return True
        now = perf_counter()
        return now + more * (now - began) < self._ends

    @property
    def counts(self) -> Limit:
        """Give the limit of counts that repeats what was done."""
        return Limit(worlds=self.worlds or None, nodes=self._limit.nodes)
