"""The lines of a text: a word that names each, its value, and comments.

Knows blanks, colons, quotes and comment signs; does not know what the names mean.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from trimoon.notation.flaws import Flaw
from trimoon.notation.places import Place, Word

_NAME: Final = re.compile(r"([A-Za-z][A-Za-z0-9_-]*)[^\S\n]*:?")
_QUOTED: Final = re.compile(r'"(?:[^"\\]|\\.)*"')
_COMMENT: Final = re.compile(r"[;#]")
_PLAIN: Final = re.compile(r'[^;#"\x00-\x1f\x7f]+')


@dataclass(frozen=True, slots=True)
class Line:
    """A line of a text: its name in lower case and its value, and its comment.

    The name is empty when the line is a comment alone. Quotes around the value are taken off.
    """

    name: Word
    value: Word
    comment: str | None = None


def rows_of(text: str) -> Iterator[Word]:
    """Give the rows of a text that are not blank, whatever sign ends them."""
    text = text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n")
    for number, row in enumerate(text.split("\n"), 1):
        whole = Word(row, Place(number)).part(0, len(row))
        if whole.text:
            yield whole


def lines_of(text: str) -> Iterator[Line]:
    """Give the lines of a text that are not blank; raises NotationError."""
    return map(line_from, rows_of(text))


def line_from(whole: Word) -> Line:
    """Read one line."""
    text = whole.text
    if text[0] in ";#":
        return Line(whole.part(0, 0), whole.part(0, 0), text[1:].strip())
    found = _NAME.match(text)
    if found is None:
        raise whole.error(Flaw.NAMELESS_LINE, example="calls:")
    name = Word(found[1].lower().replace("_", "-"), whole.place)
    rest = whole.part(found.end(), len(text))
    return _quoted_line(name, rest) if rest.text.startswith('"') else _plain_line(name, rest)


def quoted(value: str) -> str:
    """Write a value so that it reads back as it is: in quotes where it must."""
    if value == value.strip() and _PLAIN.fullmatch(value):
        return value
    import json  # Slow to load, and the library is often loaded without it.

    return json.dumps(value, ensure_ascii=False)


def _plain_line(name: Word, rest: Word) -> Line:
    sign = _COMMENT.search(rest.text)
    if sign is None:
        return Line(name, rest, None)
    return Line(name, rest.part(0, sign.start()), rest.text[sign.end() :].strip())


def _quoted_line(name: Word, rest: Word) -> Line:
    found = _QUOTED.match(rest.text)
    if found is None:
        raise rest.error(Flaw.OPEN_QUOTE)
    after = rest.part(found.end(), len(rest.text))
    if after.text and after.text[0] not in ";#":
        raise after.error(Flaw.AFTER_QUOTE)
    import json  # Slow to load, and the library is often loaded without it.

    try:
        value = json.loads(found[0], strict=False)
    except ValueError:
        raise rest.error(Flaw.BAD_ESCAPE, signs='", \\, n, t, u0041') from None
    comment = after.text[1:].strip() if after.text else None
    return Line(name, Word(value, rest.part(1, 2).place), comment)
