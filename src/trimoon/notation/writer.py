"""Writes records as `.moon` text: one form for one value.

Knows the order and spelling of all lines; checks nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final

from trimoon.notation.deals import format_deal
from trimoon.notation.history import deals_of, first_scores, has_discarded, tricks_of
from trimoon.notation.lines import quoted
from trimoon.notation.records import Comment, Record
from trimoon.notation.rulesets import format_ruleset
from trimoon.notation.steps import HIDDEN
from trimoon.notation.tiles import format_tile, format_tiles, named_end
from trimoon.rules import DealState, GameState, Points, PublicDeal, Ruleset, Trick

FORMAT: Final = 1
"""The version of the format that is written; it stands in the first line of a record."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A line of a record; `place` is what a comment calls it ("deal 2 trick 3")."""

    place: str
    name: str
    value: str

    def __str__(self) -> str:
        return f"{self.name}: {self.value}"


def write_record(record: Record) -> str:
    """Write a record as text, ending with a line break.

    Raises ValueError for a comment whose place is not in the record.
    """
    own, beside = _by_place(record.comments, beside=False), _by_place(record.comments, beside=True)
    lines: list[str] = []
    entries = list(record_entries(record))
    _check_places(record, [*(entry.place for entry in entries), "end"])
    for entry in entries:
        if entry.name in ("deal", "result"):
            lines.append("")
        lines += [_remark(text) for text in own.get(entry.place, ())]
        lines.append(" ".join([str(entry), *map(_remark, beside.get(entry.place, ()))]))
    lines += [_remark(text) for text in own.get("end", ())]
    return "\n".join(lines) + "\n"


def settled(comments: Iterable[Comment], entries: Iterable[Entry]) -> tuple[Comment, ...]:
    """Give comments in the order in which they are written."""
    places = [*(entry.place for entry in entries), "end"]
    return tuple(sorted(comments, key=lambda comment: (places.index(comment.at), comment.beside)))


def write_records(records: Iterable[Record]) -> str:
    """Write several records one after the other."""
    return "\n".join(write_record(record) for record in records)


def record_entries(record: Record) -> Iterator[Entry]:
    """Give the lines of a record in order."""
    game = record.game
    yield Entry("moon", "moon", str(FORMAT))
    for name, text in record.tags:
        yield Entry(name, name, quoted(text))
    yield Entry("rules", "rules", format_ruleset(game.ruleset))
    if first_scores(game) != (0, 0, 0):
        yield Entry("scores", "scores", format_points(first_scores(game)))
    yield from _deal_entries(record)
    result = "unfinished" if game.winner is None else f"{game.winner.letter} wins"
    yield Entry("result", "result", result)


def deal_entries(game: GameState) -> Iterator[list[tuple[str, str]]]:
    """Give the names and values of the lines of each deal that is known in full."""
    for number, deal in enumerate(deals_of(game)):
        lines = [("hands", format_deal(deal.layout))]
        lines += _lines_of(deal, _discard_of(deal), deal.ruleset)
        if number < len(game.finished):
            lines.append(("score", format_points(game.finished[number].scores)))
        yield lines


def format_points(points: Points) -> str:
    """Write three numbers by seat."""
    return " ".join(str(number) for number in points)


def _deal_entries(record: Record) -> Iterator[Entry]:
    deals = list(deal_entries(record.game))
    if record.public is not None:
        ruleset = record.game.ruleset
        discard = HIDDEN if has_discarded(record.public, ruleset) else None
        deals.append(list(_lines_of(record.public, discard, ruleset)))
    for number, lines in enumerate(deals, 1):
        yield Entry(f"deal {number}", "deal", str(number))
        trick = 0
        for name, value in lines:
            trick += name == "trick"
            which = f"trick {trick}" if name == "trick" else name
            yield Entry(f"deal {number} {which}", name, value)


def _lines_of(
    deal: DealState | PublicDeal, discard: str | None, ruleset: Ruleset
) -> Iterator[tuple[str, str]]:
    yield "first", deal.first_bidder.letter
    if deal.calls:
        yield "calls", " ".join(str(call) for call in deal.calls)
    trump = [] if deal.trump is None else [("trump", str(deal.trump))]
    if ruleset.trump_before_widow:
        yield from trump
    if deal.widow_choice is not None:
        yield "widow", deal.widow_choice.value
    if discard is not None:
        yield "discard", discard
    if not ruleset.trump_before_widow:
        yield from trump
    for trick in tricks_of(deal):
        yield "trick", _format_trick(trick)


def _discard_of(deal: DealState) -> str | None:
    return None if deal.discard is None else format_tile(deal.discard)


def _format_trick(trick: Trick) -> str:
    lead = format_tiles(trick.tiles[:1]) + named_end(trick.named)
    return f"{trick.leader.letter} {lead} {format_tiles(trick.tiles[1:])}".rstrip()


def _check_places(record: Record, places: list[str]) -> None:
    for comment in record.comments:
        if comment.at not in places:
            raise ValueError(f"a comment stands at {comment.at!r}, which this record has not")


def _by_place(comments: Iterable[Comment], *, beside: bool) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for comment in comments:
        if comment.beside is beside:
            found.setdefault(comment.at, []).append(comment.text)
    return found


def _remark(text: str) -> str:
    return f"; {text}".rstrip()
