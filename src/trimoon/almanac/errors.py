"""What can be wrong with the almanac's data."""

from __future__ import annotations

from pathlib import Path

from trimoon.rules import TrimoonError


class AlmanacError(TrimoonError):
    """Data of the almanac that cannot be read; says which file, why, and how to get it right."""

    def __init__(self, path: Path, problem: str) -> None:
        super().__init__(
            f"{path}: {problem}; install Trimoon again, or build it anew: trimoon almanac build"
        )
        self.path, self.problem = path, problem

    def __reduce__(self) -> tuple[object, ...]:
        return (type(self), (self.path, self.problem))
