"""The actions of a drafted deal in the order in which the ruleset has them done.

Knows which lines a ruleset has a place for; whether an action is legal then is `replay`'s question.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from trimoon.notation.drafts import DraftDeal, DraftTrick
from trimoon.notation.flaws import Flaw
from trimoon.notation.places import Place, Word
from trimoon.notation.tiles import DASHES, plays_from, tile_from
from trimoon.notation.words import choice_from, trump_from
from trimoon.rules import Action, Deal, Discard, Ruleset, Widow, WidowChoice

HIDDEN = "hidden"
"""How a running deal says that a tile was laid down which nobody else has seen."""


@dataclass(frozen=True, slots=True)
class Step:
    """An action, where it stands, and who leads the trick that it begins, where that is said."""

    place: Place
    action: Action
    leader: Word | None = None


def exchange_of(draft: DraftDeal, ruleset: Ruleset, layout: Deal) -> Iterator[Step]:
    """Give what the declarer did between auction and play.

    A hidden discard is taken to be the widow: nobody can tell.
    """
    trump = [] if draft.trump is None else [Step(draft.trump.place, trump_from(draft.trump))]
    choice = None if draft.widow is None else choice_from(draft.widow)
    if ruleset.trump_before_widow:
        yield from trump
    if draft.widow is not None and choice is not None:
        if ruleset.widow is not Widow.OPTIONAL:
            widow = ruleset.widow.value
            raise draft.widow.error(Flaw.NO_WIDOW_CHOICE_HERE, "R9 widow", value=widow)
        yield Step(draft.widow.place, choice)
    yield from _discard(draft, ruleset, choice, layout)
    if not ruleset.trump_before_widow:
        yield from trump


def _discard(
    draft: DraftDeal, ruleset: Ruleset, choice: WidowChoice | None, layout: Deal
) -> Iterator[Step]:
    nothing_taken = ruleset.widow is Widow.NONE or choice is WidowChoice.LEAVE
    if draft.discard is not None:
        if nothing_taken:
            raise draft.discard.error(Flaw.NOTHING_TO_LAY_DOWN, "R9 widow")
        yield Step(draft.discard.place, _discard_from(draft, draft.discard, layout))
    elif draft.hands is None and not nothing_taken:
        # A running deal need not say that a tile was laid down when what comes after shows it.
        after = _line_after_discard(draft, ruleset)
        if after is not None and layout.widow is not None:
            yield Step(after, Discard(layout.widow))


def _line_after_discard(draft: DraftDeal, ruleset: Ruleset) -> Place | None:
    if draft.trump is not None and not ruleset.trump_before_widow:
        return draft.trump.place
    return draft.tricks[0].place if draft.tricks else None


def _discard_from(draft: DraftDeal, word: Word, layout: Deal) -> Discard:
    if draft.hands is not None:
        return Discard(tile_from(word))
    if word.text.casefold() not in (HIDDEN, "?", *DASHES) or layout.widow is None:
        raise word.error(Flaw.HIDDEN_DISCARD, line="hands", word=HIDDEN)
    return Discard(layout.widow)


def plays_in(draft: DraftDeal) -> Iterator[Step]:
    """Give the plays of all tricks."""
    for number, trick in enumerate(draft.tricks, 1):
        plays = list(plays_from(trick.tiles))
        _check_size(trick, [word for word, _ in plays], is_last=number == len(draft.tricks))
        for place, (word, play) in enumerate(plays):
            yield Step(word.place, play, None if place else trick.leader)


def _check_size(trick: DraftTrick, words: list[Word], *, is_last: bool) -> None:
    if not words:
        raise trick.place.error(Flaw.EMPTY_TRICK)
    if len(words) > 3:
        raise words[3].error(Flaw.LONG_TRICK)
    if len(words) < 3 and not is_last:
        raise trick.place.error(Flaw.SHORT_TRICK, "R6.3")
