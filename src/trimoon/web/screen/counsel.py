"""What a beginner may do now, and why: one sound choice for every moment of a first deal.

Counts only what the seat itself can see, so that each reason is true however the hidden tiles
lie. It is advice for a first deal, not a strong player: bots and analysis are that.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from trimoon.notation import parse_deal
from trimoon.rules import (
    ALL_TILES,
    Action,
    Call,
    Discard,
    Phase,
    Play,
    Seat,
    SeatView,
    Shuffle,
    Suit,
    Tile,
    TileSet,
    Trick,
    Trump,
    is_trump,
    playable,
    strength,
    suit_asked_for,
    tiles_of,
)

FIRST_DEAL: Final = Shuffle(
    parse_deal("66 65 63 62 55 41 21 | 64 52 51 44 33 31 00 | 61 54 53 42 32 22 11 | 43"),
    Seat.SOUTH,
)
"""Five sure tricks with sixes as trump, two to give away, and hands that cannot bid against it."""

_BID: Final = Call.FIVE
_TRUMP: Final = Trump.SIXES


@dataclass(frozen=True, slots=True)
class Counsel:
    """An action, and the name of the reason for it; `tile` is the tile that it is about."""

    action: Action
    reason: str
    tile: Tile | None = None


def counsel_for(view: SeatView) -> tuple[Counsel, ...]:
    """Advise the seat to act in a first deal: the discard and the trump together, else one action.

    Nothing while others act, and where the deal is not the one that the reasons are about.
    """
    if not view.is_to_act or view.deal is None:
        return ()
    match view.phase:
        case Phase.AUCTION if view.hand == FIRST_DEAL.deal.hands[Seat.SOUTH] and not view.deal.bid:
            return (Counsel(_BID, "call"),)
        case Phase.DISCARD if FIRST_DEAL.deal.hands[Seat.SOUTH] <= view.hand:
            tile = _weakest(view.hand, _TRUMP)
            return (Counsel(Discard(tile), "exchange", tile), Counsel(_TRUMP, "trump"))
        case Phase.TRUMP if len(tiles_of(Suit.SIXES, Trump.NONE) & view.hand) == 4:
            return (Counsel(_TRUMP, "trump"),)
        case Phase.PLAY if view.hand:
            return (_play(view),)
        case _:
            return ()


def _play(view: SeatView) -> Counsel:
    deal = view.deal
    assert deal is not None and deal.trick is not None and deal.trump is not None
    allowed = playable(view.turn)
    if len(allowed) == 1:
        (tile,) = allowed
        return _of(tile, "only")
    if deal.trick.tiles:
        return _answer(allowed, deal.trick, deal.trump, unseen_by(view))
    return _lead(allowed, deal.trump, unseen_by(view))


def unseen_by(view: SeatView) -> TileSet:
    """Give the tiles that may still be in another hand, as far as the viewer can tell."""
    deal = view.deal
    assert deal is not None and deal.trick is not None
    played = (tile for trick in (*deal.tricks, deal.trick) for tile in trick.tiles)
    seen = view.hand | TileSet(played)
    return ALL_TILES - (seen if view.discard is None else seen.adding(view.discard))


def _lead(hand: TileSet, trump: Trump, unseen: TileSet) -> Counsel:
    trumps = tiles_of(Suit.TRUMPS, trump)
    mine, others = hand & trumps, hand - trumps
    sure = [tile for tile in hand if _leads_surely(tile, trump, unseen)]
    if unseen & trumps and (drawing := [tile for tile in sure if tile in mine]):
        return _of(_strongest(drawing, Suit.TRUMPS, trump), "lead_trump")
    if side := [tile for tile in sure if tile in others]:
        return _of(max(side), "lead_sure")
    if mine and others and not unseen & trumps:
        return _of(_weakest(others, trump), "lead_spare")
    if sure:
        return _of(max(sure), "lead_sure")
    return _of(_weakest(hand, trump), "lead_weak")


def _leads_surely(tile: Tile, trump: Trump, unseen: TileSet) -> bool:
    suit = suit_asked_for(tile, trump)
    return not _beating(unseen, tile, suit, trump)


def _answer(allowed: TileSet, trick: Trick, trump: Trump, unseen: TileSet) -> Counsel:
    suit = trick.suit(trump)
    assert suit is not None
    best = max(trick.tiles, key=lambda tile: strength(tile, suit, trump))
    taking = sorted(
        _beating(allowed, best, suit, trump), key=lambda tile: strength(tile, suit, trump)
    )
    if not taking:
        return _of(_weakest(allowed, trump), "give")
    is_last = len(trick.tiles) == 2
    sure = [tile for tile in taking if is_last or not _beating(unseen, tile, suit, trump)]
    if not sure:
        return _of(taking[-1], "beat")
    trumps_in = suit is not Suit.TRUMPS and is_trump(sure[0], trump)
    return _of(sure[0], "trump_in" if trumps_in else "take")


def _beating(tiles: Iterable[Tile], best: Tile, suit: Suit, trump: Trump) -> list[Tile]:
    power = strength(best, suit, trump)
    return [tile for tile in tiles if strength(tile, suit, trump) > power]


def _strongest(tiles: Iterable[Tile], suit: Suit, trump: Trump) -> Tile:
    return max(tiles, key=lambda tile: strength(tile, suit, trump))


def _weakest(tiles: Iterable[Tile], trump: Trump) -> Tile:
    """Give the tile that takes a trick least likely: no trump, no double, low in its suit."""

    def power(tile: Tile) -> tuple[bool, int, int]:
        suit = suit_asked_for(tile, trump)
        return (is_trump(tile, trump), strength(tile, suit, trump), tile.high)

    return min(tiles, key=power)


def _of(tile: Tile, reason: str) -> Counsel:
    return Counsel(Play(tile), reason, tile)
