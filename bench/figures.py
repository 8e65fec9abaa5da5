"""How a figure is taken and shown: best of several runs, beside its goal and a reference."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass

_REFERENCE_STEPS = 100_000


@dataclass(frozen=True)
class Figure:
    """A measured value with its unit, and the goal that the project sets itself."""

    name: str
    value: float
    unit: str
    goal: str = ""


def show(figures: list[Figure]) -> None:
    """Print figures as an aligned list."""
    width = max(len(figure.name) for figure in figures)
    for figure in figures:
        goal = f"   goal: {figure.goal}" if figure.goal else ""
        print(f"{figure.name:<{width}}  {figure.value:>12,.2f} {figure.unit}{goal}")


def cpu_seconds(work: Callable[[], object], runs: int = 15) -> float:
    """Give the processor time of the quickest of several runs, in seconds."""
    return min(_timed(work) for _ in range(runs))


def _timed(work: Callable[[], object]) -> float:
    begin = time.process_time()
    work()
    return time.process_time() - begin


def reference() -> Figure:
    """Measure this machine itself: a fixed loop of plain Python, in steps a second.

    13.7 million on the two-core machine of the goals (Python 3.11); a busy or slower machine shows
    less, and every other figure is to be read in that light.
    """

    def loop() -> int:
        total = 0
        for step in range(_REFERENCE_STEPS):
            total = (total * 31 + step) & 0xFFFF
        return total

    return Figure(
        "reference: plain Python steps", _REFERENCE_STEPS / cpu_seconds(loop) / 1e6, "million/s"
    )
