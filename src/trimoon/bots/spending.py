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

_NODES_A_SECOND: Final = 5_000_000 if backend == "kernel" else 16_000
"""What a plan of the last tricks searches, rather too low than too high."""

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

    def allows_all(self, worlds: int) -> bool:
        """Tell whether the limit lets all worlds be looked at, so many as there are."""
        return self._limit.worlds is None or self._limit.worlds >= worlds

    def nodes_left(self, seconds: float) -> int:
        """Give how many nodes a plan may search when so many seconds would be best."""
        if self._ends is not None:
            seconds = max(0.0, min(seconds, self._ends - perf_counter()))
        nodes = int(seconds * _NODES_A_SECOND)
        limit = self._limit.nodes
        return nodes if limit is None else max(0, min(nodes, limit - self.nodes))

    def portions(self, size: int, first: int | None = None) -> Iterator[slice]:
        """Give slices of `size` worlds until all are done or the limit is reached.

        There is always a first one; a further one only if it is expected to end in time. Whoever
        may stop between two of them says how great the `first` is.
        """
        if first is None:
            is_free = self._ends is None and self._limit.nodes is None
            first = size if is_free else _FIRST
        began = perf_counter()
        done, portion = 0, first
        while done < size and (done == 0 or self._allows(portion / done, began)):
            end = min(done + portion, size)
            self.worlds = max(self.worlds, end)
            yield slice(done, end)
            done = portion = end

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
