"""The solver beside plain alpha-beta: the figures of `trimoon bench solver`."""

from __future__ import annotations

from bench.figures import Figure
from trimoon.cli.measuring import SIZES
from trimoon.cli.measuring import figures as measured
from trimoon.solver import backend


def figures() -> list[Figure]:
    """Measure every question; plain alpha-beta is the reference of the same run."""
    found = measured(SIZES[backend])
    plain = found["plain_us"]
    return [
        Figure("reference: plain alpha-beta, exact", plain, "us"),
        Figure("exact number of tricks", found["exact_us"], "us", "20"),
        Figure("  plain over this", plain / found["exact_us"], "times", "7.5"),
        Figure("at least four?", found["threshold_us"], "us", "8"),
        Figure("all seven leads", found["plays_us"], "us", "60"),
        Figure("72 choices of an exchange", found["exchange_us"], "us", "1,000"),
        *_optional("each for its own points", found["points_us"]),
        *_optional("all leads in 3,432 worlds, all processors", found["belief_us"]),
        Figure("overhead of a call", found["overhead_us"], "us", "under 1"),
        Figure("tiles played for the fixed list", found["nodes"], backend),
    ]


def _optional(name: str, value: float | None) -> list[Figure]:
    return [] if value is None else [Figure(name, value, "us")]
