"""Where a piece of text stands, and the error that says so.

Knows lines, columns and paths into JSON; does not know what the text means.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from types import MappingProxyType

from trimoon.notation.flaws import Flaw
from trimoon.rules import IllegalAction, TrimoonError


class NotationError(TrimoonError):
    """A text that cannot be read, or that records something the rules refuse.

    `reason` is for programs, and `values` holds what a sentence about it needs. `line` and
    `column` count from 1; in JSON both are 1 and `path` says where ("deals[0].trump"). `problem`
    is the English sentence without the place. `clause` names the rule that an illegal action
    breaks ("R6.3"), else it is None.
    """

    def __init__(
        self, place: Place, reason: Flaw, values: Mapping[str, object], clause: str | None = None
    ) -> None:
        sentence = reason.value.format_map(values)
        self.problem = f"{sentence}: {clause}" if clause else sentence
        super().__init__(f"{place}: {self.problem}")
        self.line, self.column, self.path = place.line, place.column, place.path
        self.reason = reason
        self.values: Mapping[str, object] = MappingProxyType(dict(values))
        self.clause = clause

    def __reduce__(self) -> tuple[object, ...]:
        # Exceptions are rebuilt from `args` otherwise, and one that cannot be breaks a pool.
        place = Place(self.line, self.column, self.path)
        return (NotationError, (place, self.reason, dict(self.values), self.clause))


@dataclass(frozen=True, slots=True)
class Place:
    """A line and a column counted from 1, or a path into a JSON value."""

    line: int = 1
    column: int = 1
    path: str = ""

    def __str__(self) -> str:
        return self.path or f"line {self.line}, column {self.column}"

    def error(self, reason: Flaw, clause: str | None = None, **values: object) -> NotationError:
        """Give the error for a flaw found here."""
        return NotationError(self, reason, values, clause)

    def refused(self, error: IllegalAction) -> NotationError:
        """Give the error for an action recorded here that the rules refuse."""
        message = str(error).removesuffix(f": {error.clause}")
        return self.error(Flaw.REFUSED, error.clause or None, message=message, refusal=error)

    def unknown(
        self, reason: Flaw, misspelt: Flaw, name: str, known: Iterable[str]
    ) -> NotationError:
        """Give the error for a name that is not known; another one if a known one comes close."""
        from difflib import get_close_matches  # Needed for errors alone, and slow to load.

        known = list(known)
        close = get_close_matches(name, known, 1)
        reason = misspelt if close else reason
        return self.error(reason, text=name, close="".join(close), choices=", ".join(known))


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

    def error(self, reason: Flaw, clause: str | None = None, **values: object) -> NotationError:
        """Give the error for a flaw of this piece; the piece itself is among the values."""
        return self.place.error(reason, clause, **{"text": self.text, **values})


def whole_number(text: str) -> int | None:
    """Read a number of up to six digits, with or without a sign; None if it is none."""
    text = text.replace("\u2212", "-")
    return int(text) if re.fullmatch(r"[+-]?[0-9]{1,6}", text) else None
