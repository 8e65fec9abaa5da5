"""Reads `.moon` text into records: forgiving in form, strict about the rules.

Knows which lines a record has and where one game ends and the next begins.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from trimoon.notation.drafts import Draft, DraftDeal
from trimoon.notation.flaws import Flaw
from trimoon.notation.lines import Line, lines_of
from trimoon.notation.parts import PARTS, STARTS, set_part, set_start
from trimoon.notation.places import Word, whole_number
from trimoon.notation.records import TAGS, Comment, Record, in_order, is_tag
from trimoon.notation.replay import game_of
from trimoon.notation.writer import FORMAT, record_entries, settled


def read_records(text: str) -> list[Record]:
    """Read all records of a `.moon` text; raises NotationError with line and column.

    A text without a game gives an empty list.
    """
    games: list[_Reading] = []
    pending: list[Line] = []
    for line in lines_of(text):
        if not line.name.text:
            pending.append(line)
            continue
        if not games:
            games.append(_Reading())
        elif games[-1].is_ended_by(line.name.text):
            pending = games[-1].end_with(pending)
            games.append(_Reading())
        games[-1].take(line, pending)
        pending = []
    if games:
        games[-1].remarks += [Comment("end", line.comment or "") for line in pending]
    return [game.record() for game in games]


@dataclass(slots=True)
class _Reading:
    """A game being read: its draft, the places of its lines so far, and its comments."""

    draft: Draft = field(default_factory=Draft)
    places: list[str] = field(default_factory=list)
    remarks: list[Comment] = field(default_factory=list)
    last_line: int = 0

    def is_ended_by(self, name: str) -> bool:
        """Tell whether a line of this name begins the next game."""
        if name == "moon" or self.draft.result is not None:
            return True
        return bool(self.draft.deals) and (name in STARTS or is_tag(name))

    def end_with(self, comments: list[Line]) -> list[Line]:
        """Keep the comments that follow without a blank line; give those of the next game."""
        number = self.last_line
        while comments and comments[0].name.place.line == number + 1:
            number += 1
            self.remarks.append(Comment("end", comments[0].comment or ""))
            comments = comments[1:]
        return comments

    def take(self, line: Line, before: list[Line]) -> None:
        """Take in a line and the comments that stand before it."""
        place = self._place_after(line.name, line.value)
        if place in self.places:
            raise line.name.error(Flaw.LINE_TWICE)
        self.places.append(place)
        self.last_line = line.name.place.line
        self.remarks += [Comment(place, remark.comment or "") for remark in before]
        if line.comment is not None:
            self.remarks.append(Comment(place, line.comment, beside=True))

    def record(self) -> Record:
        """Play the draft; give the record."""
        game, public = game_of(self.draft)
        record = Record(game, public, in_order(self.draft.tags))
        entries = list(record_entries(record))
        written = [entry.place for entry in entries]
        comments = [self._settled(remark, written) for remark in self.remarks]
        return replace(record, comments=settled(comments, entries))

    def _settled(self, remark: Comment, written: list[str]) -> Comment:
        """Give a comment whose line is not written a place before the next one that is."""
        if remark.at in written or remark.at == "end":
            return remark
        after = self.places[self.places.index(remark.at) :]
        return Comment(next((place for place in after if place in written), "end"), remark.text)

    def _place_after(self, name: Word, value: Word) -> str:
        """Put the value of a line into the draft; give the place of the line."""
        match name.text:
            case "moon":
                _check_format(value)
            case "deal":
                return self._begin_deal(name, value)
            case "result":
                self.draft.result = value
            case part if part in PARTS:
                return self._set_part(name, value)
            case start if start in STARTS:
                set_start(self.draft, name, value)
            case tag if is_tag(tag):
                self.draft.tags[tag] = value.text
            case wrong:
                known = [*TAGS, *STARTS, "deal", *PARTS, "result"]
                raise name.place.unknown(Flaw.NO_LINE, Flaw.MISSPELT_LINE, wrong, known)
        return name.text

    def _begin_deal(self, name: Word, value: Word) -> str:
        number = len(self.draft.deals) + 1
        if value.text and whole_number(value.text) != number:
            raise value.error(Flaw.OTHER_DEAL, number=number)
        self.draft.deals.append(DraftDeal(name.place))
        return f"deal {number}"

    def _set_part(self, name: Word, value: Word) -> str:
        if not self.draft.deals:
            raise name.error(Flaw.NO_DEAL_YET, line="deal:")
        deal = self.draft.deals[-1]
        set_part(deal, name, value)
        which = f"trick {len(deal.tricks)}" if name.text == "trick" else name.text
        return f"deal {len(self.draft.deals)} {which}"


def _check_format(value: Word) -> None:
    if value.text and whole_number(value.text) != FORMAT:
        raise value.error(Flaw.OTHER_FORMAT, version=FORMAT)
