"""A deal in text: `S-hand | W-hand | E-hand | widow`, without a widow `-` in its place.

Knows the layout alone, not what is done with it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from trimoon.notation.flaws import Flaw
from trimoon.notation.places import Word
from trimoon.notation.tiles import DASHES, format_tiles, tiles_from
from trimoon.rules import ALL_TILES, DOUBLE_ZERO, Deal, Seat, Tile, TileSet

_NO_WIDOW: Final = frozenset({"", "none", *DASHES})


def parse_deal(text: str) -> Deal:
    """Read a deal; raises NotationError unless every tile of the set lies in one place.

    In a set without 0-0 the widow is `-` or its field is left out.
    """
    return deal_from_fields(list(Word(text).split(r"\|")))


def format_deal(deal: Deal) -> str:
    """Write a deal, each hand from high to low."""
    return " | ".join([*(format_tiles(hand) for hand in deal.hands), format_widow(deal.widow)])


def format_widow(widow: Tile | None) -> str:
    """Write the widow as it ends a deal."""
    return "-" if widow is None else format_tiles([widow])


def deal_from_fields(fields: Sequence[Word]) -> Deal:
    """Read a deal from its three hands and, where there is one, its widow."""
    if len(fields) not in (3, 4):
        raise fields[-1].error(Flaw.DEAL_PARTS, count=len(fields))
    held = TileSet()
    hands = []
    for seat in Seat:
        hand = _hand_from(fields[seat], held, seat)
        hands.append(hand)
        held |= hand
    left_over = next(iter(ALL_TILES - held))
    _check_widow(fields[-1], fields[3:], left_over)
    return Deal((hands[0], hands[1], hands[2]), _widow_of(fields[3:], left_over))


def _hand_from(word: Word, held: TileSet, seat: Seat) -> TileSet:
    hand = TileSet()
    for part, tile in tiles_from(word):
        if tile in hand or tile in held:
            raise part.error(Flaw.TILE_TWICE, "R3.1", tile=tile)
        hand = hand.adding(tile)
    if len(hand) != 7:
        raise word.error(Flaw.HAND_SIZE, "R3.1", seat=seat.letter, count=len(hand))
    return hand


def _check_widow(last: Word, widow: Sequence[Word], left_over: Tile) -> None:
    if _is_widow_given(widow):
        tiles = [tile for _, tile in tiles_from(last)]
        if tiles != [left_over]:
            raise last.error(Flaw.WRONG_WIDOW, "R3.1", tile=left_over)
    elif left_over != DOUBLE_ZERO:
        raise last.error(Flaw.WIDOW_MISSING, "R3.1", tile=left_over)


def _is_widow_given(widow: Sequence[Word]) -> bool:
    return bool(widow) and widow[0].text.casefold() not in _NO_WIDOW


def _widow_of(widow: Sequence[Word], left_over: Tile) -> Tile | None:
    return left_over if _is_widow_given(widow) else None
