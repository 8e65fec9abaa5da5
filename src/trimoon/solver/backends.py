"""The choice between the kernel and its twin, and what both promise."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, TypeAlias


class Backend(Protocol):
    """Answers questions about positions, each given as two words; tiles are indices."""

    @property
    def nodes(self) -> int:
        """Tiles played by the search of the last question."""

    def solve(self, first: int, second: int) -> int:
        """Give the further tricks of the declarer."""

    def reaches(self, first: int, second: int, tricks: int) -> bool:
        """Tell whether the declarer takes at least so many."""

    def plays(self, first: int, second: int) -> list[tuple[int, int, int]]:
        """Give tile, end named (7: none) and tricks for each legal play, in standard order."""

    def discards(self, first: int, second: int) -> list[int]:
        """Give the tricks for each of the leader's eight tiles laid down, in standard order."""

    def points(
        self, first: int, second: int, needed: int, ahead: int, bid: int, defenders_gain: bool
    ) -> tuple[tuple[int, int, int], list[tuple[int, int]]]:
        """Give tricks to come by seat, and everybody's plays to the end."""


Attend: TypeAlias = Callable[[int], bool]
Many: TypeAlias = Callable[[object, object, int, bool, int, Attend], int | None]
SearchWorlds: TypeAlias = Callable[
    [object, object, int, int, int, float, int], list[tuple[int, int, int, float]]
]
Plan: TypeAlias = Callable[
    [object, object, object, int, int, bool, tuple[int, int, int], int, int],
    list[tuple[int, int, float]] | None,
]
SolveUtilities: TypeAlias = Callable[[object, object, int, int, object], None]

backend: str
"""What answers here: `kernel` (C++), or `twin` (Python, several hundred times slower)."""

new_backend: Callable[[bool], Backend]
many: Many
plain: Callable[[object, object], None]
"""The reference of the measurements: fills answers with the tricks, by plain alpha-beta."""
search_worlds: SearchWorlds
plan: Plan
solve_utilities: SolveUtilities

try:
    from trimoon.solver import _kernel
except ImportError:
    from trimoon.solver import twin

    backend, new_backend, many = "twin", twin.Context, twin.many
    plain = twin.plain
    search_worlds, plan = twin.search_worlds, twin.plan
    solve_utilities = twin.solve_utilities
else:
    backend, new_backend, many = "kernel", _kernel.Context, _kernel.many
    plain = _kernel.plain
    search_worlds, plan = _kernel.search_worlds, _kernel.plan
    solve_utilities = _kernel.solve_utilities
