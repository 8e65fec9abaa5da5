"""Numbers as a person reads them: true minus, signs, and the marks of each language."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

MINUS: Final = "\N{MINUS SIGN}"

_MARKS: Final[Mapping[str, tuple[str, str]]] = {
    "en": (".", ","),
    "fr": (",", "\N{NARROW NO-BREAK SPACE}"),
    "it": (",", "."),
    "af": (",", "\N{NO-BREAK SPACE}"),
    "bg": (",", "\N{NO-BREAK SPACE}"),
    "th": (".", ","),
}
"""What stands before the decimals, and what between thousands."""


def with_minus(number: int) -> str:
    """Give a whole number with a true minus.

    >>> with_minus(-5)
    '−5'
    """
    return str(int(number)).replace("-", MINUS)


def signed(number: int) -> str:
    """Give a change: always with its sign, but for nought.

    >>> signed(4), signed(-6), signed(0)
    ('+4', '−6', '0')
    """
    return f"+{int(number)}" if number > 0 else with_minus(number)


def in_figures(number: float, language: str, places: int = 0, *, sign: bool = False) -> str:
    """Give a number with so many decimals as a language writes it; `sign` sets a plus too.

    >>> in_figures(8779.25, "it", 1), in_figures(-0.5, "fr", 2, sign=True)
    ('8.779,2', '−0,50')
    """
    point, comma = _MARKS[language]
    marks = {".": point, ",": comma, "-": MINUS}
    written = f"{number:{'+' if sign else ''}z,.{places}f}"
    return "".join(marks.get(mark, mark) for mark in written)
