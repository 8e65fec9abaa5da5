"""Numbers as a person reads them: true minus, and signs."""

from __future__ import annotations

from typing import Final

MINUS: Final = "\N{MINUS SIGN}"


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
