"""The words of a whole picture, already in somebody's language.

A word left empty is left out, or replaced by a sign that needs no language.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias

from trimoon.rules import Seat

BySeat: TypeAlias = tuple[str, str, str]

_NONE: BySeat = ("", "", "")


@dataclass(frozen=True, slots=True)
class Labels:
    """Words for `table_svg` and `table_text`; tuples go by seat: South, West, East.

    `title` names the whole picture for screen readers; `tricks` says what each seat has taken
    ("2 tricks"); `calls` what it has called; `bid` follows the number of tricks taken ("of 5");
    `trump` names the trump; `status` is whose turn it is, `hint` the line below.
    """

    title: str = ""
    names: BySeat = ("S", "W", "E")
    roles: BySeat = _NONE
    tricks: BySeat = _NONE
    calls: BySeat = _NONE
    bid: str = ""
    trump: str = ""
    status: str = ""
    hint: str = ""

    def name(self, seat: Seat) -> str:
        """Give the name of the player in a seat."""
        return self.names[seat]


UNLABELLED: Final = Labels()
"""Seats by their letters, and nothing in any language."""
