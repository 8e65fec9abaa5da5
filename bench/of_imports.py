"""How long the library takes to load, beside Python itself."""

from __future__ import annotations

import subprocess
import sys
import time

from bench.figures import Figure

_RUNS = 15
_LIBRARY = "import trimoon, trimoon.rules, trimoon.shuffle, trimoon.notation, trimoon.bots"


def figures() -> list[Figure]:
    """Measure a fresh process that imports the library up to the bots, and one that does not."""
    bare, loaded = _milliseconds("pass"), _milliseconds(_LIBRARY)
    return [
        Figure("reference: python -c pass", bare, "ms"),
        Figure("import of the library, beyond that", loaded - bare, "ms", "at most 50 ms"),
    ]


def _milliseconds(code: str) -> float:
    return min(_timed(code) for _ in range(_RUNS)) * 1000


def _timed(code: str) -> float:
    begin = time.perf_counter()
    subprocess.run([sys.executable, "-c", code], check=True)
    return time.perf_counter() - begin
