"""The lines of a draft: which there are, and where the value of each goes.

Knows names and shapes; whether the values make sense is seen when the draft is played.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Final

from trimoon.notation.drafts import Draft, DraftDeal, DraftTrick
from trimoon.notation.flaws import Flaw
from trimoon.notation.places import Word
from trimoon.notation.rulesets import ruleset_from

_LEADER: Final = re.compile(r"(south|west|east|[swe])(?![a-z])\s*:?", re.IGNORECASE)


def words_of(value: Word) -> tuple[Word, ...]:
    """Give the words of a value, separated by blanks or commas."""
    return tuple(word for word in value.split(r"[\s,]+") if word.text)


def numbers_of(value: Word) -> tuple[Word, ...]:
    """Give the words of a value; the value itself if there are none, so that a place is known."""
    return words_of(value) or (value,)


def set_start(draft: Draft, name: Word, value: Word) -> None:
    """Set what a game starts from: its rules or its scores."""
    if name.text == "rules":
        draft.ruleset = ruleset_from(value)
    else:
        draft.scores = numbers_of(value)


def set_part(deal: DraftDeal, name: Word, value: Word) -> None:
    """Set a part of a deal; raise NotationError if it is set already."""
    if name.text != "trick" and getattr(deal, name.text):
        raise name.error(Flaw.PART_TWICE)
    PARTS[name.text](deal, value)


def trick_from(value: Word) -> DraftTrick:
    """Read a trick: its tiles, and before them who leads, if the record says so."""
    found = _LEADER.match(value.text)
    if found is None:
        return DraftTrick(value.place, None, value)
    leader = value.part(found.start(1), found.end(1))
    return DraftTrick(value.place, leader, value.part(found.end(), len(value.text)))


def _set_hands(deal: DraftDeal, value: Word) -> None:
    deal.hands = tuple(value.split(r"\|"))


def _set_first(deal: DraftDeal, value: Word) -> None:
    deal.first = value


def _set_calls(deal: DraftDeal, value: Word) -> None:
    deal.calls = words_of(value)


def _set_widow(deal: DraftDeal, value: Word) -> None:
    deal.widow = value


def _set_discard(deal: DraftDeal, value: Word) -> None:
    deal.discard = value


def _set_trump(deal: DraftDeal, value: Word) -> None:
    deal.trump = value


def _add_trick(deal: DraftDeal, value: Word) -> None:
    deal.tricks.append(trick_from(value))


def _set_score(deal: DraftDeal, value: Word) -> None:
    deal.score = numbers_of(value)


STARTS: Final = ("rules", "scores")
PARTS: Final[Mapping[str, Callable[[DraftDeal, Word], None]]] = {
    "hands": _set_hands,
    "first": _set_first,
    "calls": _set_calls,
    "widow": _set_widow,
    "discard": _set_discard,
    "trump": _set_trump,
    "trick": _add_trick,
    "score": _set_score,
}
