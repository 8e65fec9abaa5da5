"""How a clause of the rules is cited: its place on the rules page, and its own words.

Knows how clauses are named ("R6.3", "R9 widow"); knows neither the page nor who is refused what.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from trimoon.texts import say
from trimoon.texts.house import FIELDS

CHAPTERS: Final = {"R1": 3, "R2": 6, "R3": 2, "R4": 5, "R5": 2, "R6": 8, "R7": 4, "R8": 3, "R9": 0}
"""The chapters, each with the number of its clauses; those of R9 are the house rules."""


@dataclass(frozen=True, slots=True)
class Cited:
    """A clause as a link: what it is called, where it stands, and what it says."""

    name: str
    address: str
    words: str


def clauses_of(chapter: str) -> tuple[str, ...]:
    """Give the clauses of a chapter in order: "R6.1", "R6.2", …, or "R9 all_pass", ….

    >>> clauses_of("R5")
    ('R5.1', 'R5.2')
    """
    if chapter == "R9":
        return tuple(f"R9 {field}" for field in FIELDS)
    return tuple(f"{chapter}.{number}" for number in range(1, CHAPTERS[chapter] + 1))


def anchor_of(clause: str) -> str:
    """Give the anchor of a clause or a chapter on the rules page.

    >>> anchor_of("R6.2"), anchor_of("R9 all_pass"), anchor_of("R8")
    ('r6-2', 'r9-all-pass', 'r8')
    """
    return clause.lower().translate(_DASHED)


_DASHED: Final = str.maketrans({" ": "-", ".": "-", "_": "-"})


def clause_text(clause: str, language: str) -> str:
    """Give the words of a clause; of a chapter, its heading."""
    chapter, _, field = clause.partition(" ")
    if field:
        return say(f"rules.house.{field}", language=language)
    name, _, number = chapter.lower().partition(".")
    if number:
        return say(f"rules.{name}_{number}", language=language)
    return say(f"rules.chapter.{name}", language=language)


def cited(clause: str, language: str) -> Cited:
    """Give a clause as a refusal cites it."""
    name = say("rules.cite", {"clause": clause.partition(" ")[0]}, language)
    return Cited(name, f"/rules#{anchor_of(clause)}", clause_text(clause, language))
