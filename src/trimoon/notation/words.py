"""Calls, trumps, seats and the choice about the widow in text.

Knows the words of the notation alone, the same in every language; people's words are in the
catalogues.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final, TypeVar

from trimoon.notation.flaws import Flaw
from trimoon.notation.places import Word
from trimoon.rules import Call, Seat, Trump, WidowChoice

_Value = TypeVar("_Value")

_CALLS: Final = {str(call): call for call in Call} | {"p": Call.PASS, "moon": Call.MOON}
_TRUMPS: Final = (
    {str(trump): trump for trump in Trump}
    | {trump.name.lower(): trump for trump in Trump}
    | {"double": Trump.DOUBLES, "d": Trump.DOUBLES, "notrump": Trump.NONE, "nt": Trump.NONE}
)
_SEATS: Final = {seat.letter.lower(): seat for seat in Seat} | {
    seat.name.lower(): seat for seat in Seat
}
_CHOICES: Final = {choice.value: choice for choice in WidowChoice}


def parse_call(text: str) -> Call:
    """Read a call: `pass 4 5 6 7 21`, also `3`, `p` and `moon`; raises NotationError."""
    return call_from(Word(text.strip()))


def format_call(call: Call) -> str:
    """Write a call."""
    return str(call)


def parse_trump(text: str) -> Trump:
    """Read a trump: `0`…`6`, `doubles`, `none`, also `fours`; raises NotationError."""
    return trump_from(Word(text.strip()))


def format_trump(trump: Trump) -> str:
    """Write a trump."""
    return str(trump)


def parse_seat(text: str) -> Seat:
    """Read a seat: `S`, `W`, `E` or its whole name; raises NotationError."""
    return seat_from(Word(text.strip()))


def format_seat(seat: Seat) -> str:
    """Write a seat by its letter."""
    return seat.letter


def call_from(word: Word) -> Call:
    """Read a call from a word."""
    return _found(word, _CALLS, Flaw.NO_CALL)


def trump_from(word: Word) -> Trump:
    """Read a trump from a word."""
    return _found(word, _TRUMPS, Flaw.NO_TRUMP)


def seat_from(word: Word) -> Seat:
    """Read a seat from a word."""
    return _found(word, _SEATS, Flaw.NO_SEAT)


def choice_from(word: Word) -> WidowChoice:
    """Read from a word whether the widow was taken."""
    return _found(word, _CHOICES, Flaw.NO_WIDOW_CHOICE)


def _found(word: Word, values: Mapping[str, _Value], flaw: Flaw) -> _Value:
    value = values.get(re.sub(r"[\s_-]+", "", word.text.casefold()))
    if value is None:
        raise word.error(flaw)
    return value
