"""Where a piece of text stands, and the error that says so.

Knows lines, columns and paths into JSON; does not know what the text means.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from trimoon.rules import TrimoonError


class NotationError(TrimoonError):
    """A text that cannot be read, or that records something the rules refuse.

    `line` and `column` count from 1; in JSON both are 1 and `path` says where
    ("deals[0].trump"). `problem` is the sentence without the place. `clause` names the rule
    that an illegal action breaks ("R6.3"), else it is None.
    """

    def __init__(
        self, line: int, column: int, problem: str, *, path: str = "", clause: str | None = None
    ) -> None:
        super().__init__(f"{path or f'line {line}, column {column}'}: {problem}")
        self.line = line
        self.column = column
        self.path = path
        self.problem = problem
        self.clause = clause


@dataclass(frozen=True, slots=True)
class Place:
    """A line and a column counted from 1, or a path into a JSON value."""

    line: int = 1
    column: int = 1
    path: str = ""

    def error(self, problem: str, clause: str | None = None) -> NotationError:
        """Give the error for a problem found here."""
        return NotationError(self.line, self.column, problem, path=self.path, clause=clause)


START = Place()


@dataclass(frozen=True, slots=True)
class Word:
    """A piece of text and where it stands."""

    text: str
    place: Place = START

    def part(self, start: int, end: int) -> Word:
        """Give the piece between two offsets, without the blanks around it."""
        piece = self.text[start:end]
        start += len(piece) - len(piece.lstrip())
        place = self.place
        if not place.path:
            place = Place(place.line, place.column + start)
        return Word(piece.strip(), place)

    def split(self, separator: str) -> Iterator[Word]:
        """Give the pieces between the matches of a regular expression, empty ones included."""
        start = 0
        for found in re.finditer(separator, self.text):
            yield self.part(start, found.start())
            start = found.end()
        yield self.part(start, len(self.text))

    def error(self, problem: str, clause: str | None = None) -> NotationError:
        """Give the error for a problem with this piece."""
        return self.place.error(problem, clause)


def suggestion(wrong: str, right: Iterable[str]) -> str:
    """Give " (did you mean …?)" for a misspelt name; nothing if none comes close."""
    from difflib import get_close_matches  # Needed for errors alone, and slow to load.

    close = get_close_matches(wrong, list(right), 1)
    return f" (did you mean {close[0]}?)" if close else ""


def whole_number(text: str) -> int | None:
    """Read a number of up to six digits, with or without a sign; None if it is none."""
    text = text.replace("\u2212", "-")
    return int(text) if re.fullmatch(r"[+-]?[0-9]{1,6}", text) else None
