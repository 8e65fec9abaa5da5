"""A position: a game at any point of a deal, on one line or several.

The lines are those of a record, with `/` or a line break between them:
`rules: classic 1 / scores: 3 -4 9 / hands: … / first: S / calls: pass 4 pass / …`.
Deals before this one are left out; their outcome is in the scores.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

from trimoon.notation.drafts import Draft, DraftDeal
from trimoon.notation.flaws import Flaw
from trimoon.notation.history import first_scores
from trimoon.notation.lines import Line, line_from, rows_of
from trimoon.notation.parts import PARTS, STARTS, set_part, set_start
from trimoon.notation.places import NotationError, Word
from trimoon.notation.replay import game_of
from trimoon.notation.rulesets import format_ruleset
from trimoon.notation.writer import deal_entries, format_points
from trimoon.rules import GameState


def parse_position(text: str) -> GameState:
    """Read a position; give the game as it stands there, with no deal before this one.

    Raises NotationError.
    """
    draft = Draft()
    seen: set[str] = set()
    for line in _lines(text):
        name = line.name
        if name.text in PARTS:
            if not draft.deals:
                draft.deals.append(DraftDeal(name.place))
            set_part(draft.deals[0], name, line.value)
        elif name.text in STARTS and name.text not in seen:
            set_start(draft, name, line.value)
        else:
            raise _misplaced(name, seen)
        seen.add(name.text)
    state, public = game_of(draft)
    if public is not None:
        raise draft.deals[0].place.error(Flaw.HIDDEN_POSITION, "R3.1", line="hands")
    return state


def format_position(state: GameState, *, one_line: bool = True) -> str:
    """Write where a game stands: scores, and the deal under way or else the last one."""
    alone = _alone(state)
    lines = [
        ("rules", format_ruleset(alone.ruleset)),
        ("scores", format_points(first_scores(alone))),
        *(line for deal in deal_entries(alone) for line in deal),
    ]
    separator = " / " if one_line else "\n"
    return separator.join(f"{name}: {value}" for name, value in lines)


def _alone(state: GameState) -> GameState:
    return replace(state, finished=() if state.deal is not None else state.finished[-1:])


def _lines(text: str) -> Iterator[Line]:
    for row in rows_of(text):
        said = row.part(0, len(re.split("[;#]", row.text)[0]))
        for piece in said.split("/"):
            if piece.text:
                yield line_from(piece)


def _misplaced(name: Word, seen: set[str]) -> NotationError:
    if name.text in seen:
        return name.error(Flaw.POSITION_LINE_TWICE)
    known = [*STARTS, *PARTS]
    flaws = Flaw.NO_POSITION_LINE, Flaw.MISSPELT_POSITION_LINE
    return name.place.unknown(*flaws, name.text, known)
