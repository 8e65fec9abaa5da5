"""A lie of the hidden tiles that agrees with what was played openly, if there is one.

A running deal is recorded without hands; only with some hands can its plays be checked by the
rules. Knows what a seat shows by not following; knows nothing of texts.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from trimoon.notation.flaws import Flaw
from trimoon.notation.steps import Step
from trimoon.rules import (
    ALL_TILES,
    DOUBLE_ZERO,
    Deal,
    DealState,
    Play,
    Ruleset,
    Seat,
    Suit,
    Tile,
    TileSet,
    Trick,
    Widow,
    has_end_to_name,
    tiles_of,
)

_NOTHING: Final = TileSet()


@dataclass(slots=True)
class _Shown:
    """What a seat has played, and which tiles it cannot hold."""

    played: TileSet = _NOTHING
    barred: TileSet = _NOTHING

    def see(self, tile: Tile, suit: Suit | None, deal: DealState) -> None:
        """Take a play into account: whoever does not follow a suit holds none of it (R6.3)."""
        assert deal.trump is not None
        self.played = self.played.adding(tile)
        if suit is not None and tile not in tiles_of(suit, deal.trump):
            self.barred |= tiles_of(suit, deal.trump)


def any_layout(ruleset: Ruleset) -> Deal:
    """Give a layout of the ruleset's set, of no meaning."""
    tiles = list(_set_of(ruleset))
    south, west, east = (TileSet(tiles[start : start + 7]) for start in (0, 7, 14))
    return Deal((south, west, east), tiles[21] if len(tiles) == 22 else None)


def layout_for(deal: DealState, plays: Sequence[Step]) -> Deal:
    """Give a layout under which all plays after the exchange are legal, the widow laid down again.

    Raises NotationError at the first play that no layout allows. A play that names an end it
    may not name ends the search: the rules refuse it under any layout.
    """
    assert deal.declarer is not None
    unseen = _set_of(deal.ruleset)
    shown = (_Shown(), _Shown(), _Shown())
    layout = any_layout(deal.ruleset)
    trick = Trick(deal.declarer)
    for number, step in enumerate(plays):
        play, seat = step.action, trick.turn
        assert isinstance(play, Play) and seat is not None
        if play.tile not in unseen:
            raise step.place.error(Flaw.NOT_IN_PLAY, "R6.3", tile=play.tile)
        unseen = unseen.removing(play.tile)
        can_hold = play.tile not in shown[seat].barred
        shown[seat].see(play.tile, _suit_to_follow(deal, trick, number), deal)
        found = _layout(unseen, shown) if can_hold else None
        if found is None:
            values = {"seat": seat.letter, "tile": play.tile}
            raise step.place.error(Flaw.RULED_OUT, "R6.3", **values)
        layout = found
        if not trick.tiles and not _is_well_named(play, deal):
            break
        trick = _trick_after(trick, play, deal)
    return layout


def _set_of(ruleset: Ruleset) -> TileSet:
    return ALL_TILES.removing(DOUBLE_ZERO) if ruleset.widow is Widow.NONE else ALL_TILES


def _is_well_named(play: Play, deal: DealState) -> bool:
    assert deal.trump is not None
    if deal.ruleset.leader_names_suit and has_end_to_name(play.tile, deal.trump):
        return play.named in play.tile.ends
    return play.named is None


def _suit_to_follow(deal: DealState, trick: Trick, number: int) -> Suit | None:
    assert deal.trump is not None
    if number == 0:
        return Suit.TRUMPS if deal.ruleset.first_lead_trump else None
    return trick.suit(deal.trump)


def _trick_after(trick: Trick, play: Play, deal: DealState) -> Trick:
    assert deal.trump is not None
    named = trick.named if trick.tiles else play.named
    trick = Trick(trick.leader, (*trick.tiles, play.tile), named)
    taker = trick.winning(deal.trump)
    return Trick(taker) if trick.turn is None and taker is not None else trick


def _layout(unseen: TileSet, shown: tuple[_Shown, _Shown, _Shown]) -> Deal | None:
    """Share the unseen tiles out to the seats so that none holds what it cannot hold."""
    sharing = _Sharing(unseen, shown)
    for seat in Seat:
        for _ in range(7 - len(shown[seat].played)):
            if not sharing.gives(seat, {seat}):
                return None
    south, west, east = (shown[seat].played | sharing.hands[seat] for seat in Seat)
    return Deal((south, west, east), next(iter(sharing.free), None))


class _Sharing:
    """Unseen tiles being shared out; `free` are those that nobody has yet."""

    def __init__(self, unseen: TileSet, shown: tuple[_Shown, _Shown, _Shown]) -> None:
        self.free = unseen
        self.hands = [_NOTHING, _NOTHING, _NOTHING]
        self._shown = shown

    def gives(self, seat: Seat, asked: set[Seat]) -> bool:
        """Give a seat one more tile: a free one, or that of a seat which can take another."""
        barred = self._shown[seat].barred
        tile = next(iter(self.free - barred), None)
        if tile is not None:
            self.free = self.free.removing(tile)
            self.hands[seat] = self.hands[seat].adding(tile)
            return True
        for other in Seat:
            tile = next(iter(self.hands[other] - barred), None)
            if tile is None or other in asked or not self.gives(other, asked | {other}):
                continue
            self.hands[other] = self.hands[other].removing(tile)
            self.hands[seat] = self.hands[seat].adding(tile)
            return True
        return False
