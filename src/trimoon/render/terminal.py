"""The same values as text for a terminal, line by line, without colour.

Every line is measured in cells, so that columns stand straight under any script. Words come as
`Labels`; `ASCII` replaces the signs where a terminal knows no others.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final
from unicodedata import category, east_asian_width

from trimoon.render.hands import hand_order
from trimoon.render.labels import UNLABELLED, Labels
from trimoon.render.scene import Contract, contract_of
from trimoon.render.tiles import end_in_trick, upper_end
from trimoon.render.tricks import leading_seat
from trimoon.rules import (
    Call,
    Phase,
    Pip,
    Seat,
    SeatView,
    Tile,
    TileSet,
    Trick,
    Trump,
    WatcherView,
    playable,
)


@dataclass(frozen=True, slots=True)
class Signs:
    """The signs of a terminal, each one cell wide."""

    lit: str
    dark: str
    beyond: str
    back: str


UNICODE: Final = Signs("●", "○", "·", "▮")
ASCII: Final = Signs("#", "o", ".", "=")


def cells(words: str) -> int:
    """Give how many cells a terminal needs for words.

    >>> cells("Élise"), cells("พี่"), cells("月")
    (5, 1, 2)
    """
    return sum(_cells_of(letter) for letter in words)


def _cells_of(letter: str) -> int:
    if category(letter) in ("Mn", "Me", "Cf"):
        return 0
    return 2 if east_asian_width(letter) in "WF" else 1


def fitted(words: str, width: int) -> str:
    """Give words in exactly so many cells: filled up with spaces, or cut with an ellipsis.

    >>> fitted("West", 6), fitted("Clementine", 6)
    ('West  ', 'Cleme…')
    """
    if cells(words) <= width:
        return words + " " * (width - cells(words))
    kept = ""
    for letter in words:
        if cells(kept + letter) > width - 1:
            break
        kept += letter
    return fitted(f"{kept}…", width)


def tile_text(tile: Tile, trump: Trump | None = None, *, upper: Pip | None = None) -> str:
    """Write a tile, the trump end or the one named by `upper` first.

    >>> tile_text(Tile(6, 4)), tile_text(Tile(6, 4), Trump.FOURS)
    ('[6|4]', '[4|6]')
    """
    first = upper_end(tile, trump, upper)
    second = tile.low if first == tile.high else tile.high
    return f"[{first:d}|{second:d}]"


def hand_text(
    hand: Iterable[Tile],
    trump: Trump | None = None,
    *,
    playable: TileSet | None = None,
    numbered: bool = False,
) -> str:
    """Write a hand, trumps first; tiles that may not be played lose their brackets.

    >>> hand_text([Tile(6, 6), Tile(3, 2)], playable=TileSet([Tile(6, 6)]), numbered=True)
    '1 [6|6]  2  3|2'
    """
    tiles = [_in_hand(tile, trump, playable) for tile in hand_order(hand, trump)]
    if numbered:
        tiles = [f"{place} {tile}" for place, tile in enumerate(tiles, start=1)]
    return ("  " if numbered else " ").join(tiles).rstrip()


def _in_hand(tile: Tile, trump: Trump | None, playable: TileSet | None) -> str:
    text = tile_text(tile, trump)
    return text if playable is None or tile in playable else f" {text[1:-1]} "


def trick_text(
    trick: Trick,
    trump: Trump | None = None,
    *,
    labels: Labels = UNLABELLED,
    signs: Signs = UNICODE,
) -> str:
    """Write a trick, a line for each tile in playing order; the winner so far wears a moon."""
    width = max(cells(labels.name(seat)) for seat in Seat)
    winner = leading_seat(trick, trump)
    lines = (
        f"{fitted(labels.name(seat), width)}  {_in_trick(tile, trick, trump)}"
        f"{f' {signs.lit}' if seat is winner else ''}"
        for seat, tile in trick.plays
    )
    return "\n".join(lines)


def _in_trick(tile: Tile, trick: Trick, trump: Trump | None) -> str:
    return tile_text(tile, trump, upper=end_in_trick(tile, trick, trump or Trump.NONE))


def moon_text(bid: Call, taken: int = 0, *, signs: Signs = UNICODE) -> str:
    """Write a contract's moon: tricks taken, those still to take, a line at the bid, the rest.

    >>> moon_text(Call.FIVE, 2), moon_text(Call.FIVE, 6), moon_text(Call.MOON, 3)
    ('●●○○○|··', '●●●●●|●·', '●●●○○○○||')
    """
    due = bid.tricks
    within = signs.lit * min(taken, due) + signs.dark * max(due - taken, 0)
    surplus = max(taken - due, 0)
    after = signs.lit * surplus + signs.beyond * (7 - due - surplus)
    return f"{within}{'||' if bid is Call.MOON else '|'}{after}"


def table_text(
    view: WatcherView,
    labels: Labels = UNLABELLED,
    *,
    signs: Signs = UNICODE,
    numbered: bool = False,
) -> str:
    """Write what a viewer sees, seats in turn from the viewer's left; between deals the last one.

    `numbered` puts a number before each tile of the viewer's hand.
    """
    viewer = view.viewer if isinstance(view, SeatView) else Seat.SOUTH
    shown = contract_of(view)
    parts = (
        _seats(view, viewer, labels, signs),
        _contract(shown, labels, signs),
        _trick(shown, labels, signs),
        _hand(view, shown, numbered),
        "\n".join(line for line in (labels.status, labels.hint) if line),
    )
    return "\n\n".join(part for part in parts if part)


def _seats(view: WatcherView, viewer: Seat, labels: Labels, signs: Signs) -> str:
    order = (viewer.next, viewer.next.next, viewer)
    rows = [_seat(view, seat, labels, signs) for seat in order]
    widths = [max(cells(row[column]) for row in rows) for column in range(len(rows[0]))]
    return "\n".join(
        "  ".join(
            fitted(word, width) for word, width in zip(row, widths, strict=True) if width
        ).rstrip()
        for row in rows
    )


def _seat(view: WatcherView, seat: Seat, labels: Labels, signs: Signs) -> tuple[str, ...]:
    deal = view.deal
    held = 0 if deal is None else deal.hand_sizes[seat]
    return (
        labels.name(seat),
        labels.roles[seat],
        f"{view.scores[seat]:3d}",
        labels.tricks[seat] or _called(view, seat, labels),
        signs.back * held,
    )


def _called(view: WatcherView, seat: Seat, labels: Labels) -> str:
    if view.deal is None or view.deal.phase is not Phase.AUCTION:
        return ""
    call = view.deal.call_of(seat)
    return "" if call is None else labels.calls[seat] or ("-" if call is Call.PASS else str(call))


def _contract(shown: Contract, labels: Labels, signs: Signs) -> str:
    if shown.declarer is None:
        return ""
    trump = "" if shown.trump is None else labels.trump or str(shown.trump)
    count = f"{shown.taken} {labels.bid or f'/ {shown.bid}'}"
    moon = moon_text(shown.bid, shown.taken, signs=signs)
    return "  ".join(word for word in (labels.name(shown.declarer), count, moon, trump) if word)


def _trick(shown: Contract, labels: Labels, signs: Signs) -> str:
    if shown.trick is None or not shown.trick.tiles:
        return ""
    return trick_text(shown.trick, shown.trump, labels=labels, signs=signs)


def _hand(view: WatcherView, shown: Contract, numbered: bool) -> str:
    if not isinstance(view, SeatView) or not view.hand:
        return ""
    is_playing = view.is_to_act and view.phase is Phase.PLAY
    can = playable(view.turn) if is_playing else None
    return hand_text(view.hand, shown.trump, playable=can, numbered=numbered)
