"""Result files: JSON lines, one header and one line for each set, added to as long as one likes.

Knows the format (`docs/arena.md`) and that the last line may be half written; does not know how
sets come about.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from trimoon.arena.faults import ArenaError, ArenaFault
from trimoon.arena.results import SetResult
from trimoon.arena.tournaments import Tournament

FORMAT: Final = 1
_NOT_PART_OF_IT: Final = ("command", "backend", "trimoon")
"""Of a header, what may differ between two runs of the same tournament."""


@dataclass(frozen=True, slots=True)
class Results:
    """What a result file holds: its header, and the sets by number."""

    header: dict[str, Any]
    sets: tuple[SetResult, ...]


@dataclass(frozen=True, slots=True)
class ResultFile:
    """A result file that is added to."""

    path: Path

    @classmethod
    def opened(
        cls, path: Path, tournament: Tournament, command: str
    ) -> tuple[ResultFile, tuple[SetResult, ...]]:
        """Begin a file, or go on with one of the same tournament, and give what it holds.

        A half-written last line is cut off. Raises ArenaError if the file is of another
        tournament or no result file at all, OSError if it cannot be written.
        """
        header = header_for(tournament, command)
        file = cls(path)
        if not path.exists() or not path.stat().st_size:
            file._append(header)
            return file, ()
        _cut_off_half_a_line(path)
        found = read_results(path)
        _require_same(path, found.header, header)
        if found.header["command"] != command:
            file._append({"command": command})
        return file, found.sets

    def add(self, result: SetResult) -> None:
        """Add a set."""
        self._append(result.to_json())

    def _append(self, line: dict[str, Any]) -> None:
        with self.path.open("a", encoding="utf-8", newline="\n") as file:
            file.write(json.dumps(line, separators=(",", ":")) + "\n")


def header_for(tournament: Tournament, command: str) -> dict[str, Any]:
    """Give the header of a tournament's result file."""
    from importlib.metadata import version

    from trimoon.solver import backend

    return {
        "format": FORMAT,
        "trimoon": version("trimoon"),
        "backend": backend,
        "command": command,
        **tournament.to_json(),
    }


def read_results(path: Path) -> Results:
    """Read a result file; raise ArenaError that names the line, or OSError."""
    header: dict[str, Any] = {}
    sets: dict[int, SetResult] = {}
    for number, line in _lines(path):
        try:
            value = json.loads(line)
            if "set" in value:
                sets.setdefault(value["set"], SetResult.from_json(value))
            else:
                header |= value
        except (ValueError, KeyError, TypeError) as error:
            raise ArenaError(ArenaFault.NO_LINE.told(path=path, line=number)) from error
        if header.get("format") != FORMAT:
            raise ArenaError(ArenaFault.FORMAT.told(path=path, format=FORMAT))
    if not header:
        raise ArenaError(ArenaFault.EMPTY.told(path=path))
    return Results(header, tuple(sets[number] for number in sorted(sets)))


def _lines(path: Path) -> Iterator[tuple[int, str]]:
    with path.open(encoding="utf-8", errors="replace") as file:
        for number, line in enumerate(file, 1):
            if line.endswith("\n"):
                yield number, line


def _cut_off_half_a_line(path: Path) -> None:
    with path.open("r+b") as file:
        text = file.read()
        file.truncate(text.rfind(b"\n") + 1)


def _require_same(path: Path, found: dict[str, Any], wanted: dict[str, Any]) -> None:
    different = [
        key for key in wanted if key not in _NOT_PART_OF_IT and found.get(key) != wanted[key]
    ]
    if different:
        key = different[0]
        there, here = (json.dumps(header.get(key)) for header in (found, wanted))
        raise ArenaError(ArenaFault.ANOTHER.told(path=path, key=key, found=there, wanted=here))
