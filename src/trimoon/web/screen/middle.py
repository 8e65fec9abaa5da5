"""The middle of the table and the list of tricks: who played what, and who takes it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from markupsafe import Markup

from trimoon.render import end_in_trick
from trimoon.rules import Phase, PublicDeal, Seat, SeatView, Tile, Trick, Trump
from trimoon.web import pictures
from trimoon.web.screen.orders import places_for
from trimoon.web.screen.voice import Voice, aloud, said

_PLACES = ("left", "right", "me")


@dataclass(frozen=True, slots=True)
class Played:
    """One place of a trick: a tile with who played it, or nothing yet."""

    place: str
    name: str = ""
    picture: Markup = Markup()
    wins: bool = False
    who: str = ""


@dataclass(frozen=True, slots=True)
class Middle:
    """The trick that is shown: the one being played, or the last one while that is empty.

    `taker` is the place of who takes it, so far or for good.
    """

    plays: tuple[Played, ...]
    taker: str
    is_past: bool
    is_mine_next: bool
    words: str


@dataclass(frozen=True, slots=True)
class GridRow:
    """The tiles of one seat by trick; None where none has been played."""

    name: str
    cells: tuple[GridCell | None, ...]


@dataclass(frozen=True, slots=True)
class GridCell:
    """One tile of the list; `wins` for the tile that took the trick, or so far takes it."""

    label: str
    picture: Markup
    wins: bool


def middle_of(view: SeatView, voice: Voice) -> Middle | None:
    """Give the middle of the table; None outside the play."""
    deal = view.deal
    if deal is None or deal.trick is None or deal.trump is None:
        return None
    trick = deal.trick
    is_past = not trick.tiles and bool(deal.tricks)
    shown = deal.tricks[-1] if is_past else trick
    plays = _plays(shown, deal.trump, view.viewer, voice)
    mine_next = view.is_to_act and deal.phase is Phase.PLAY and bool(view.hand)
    taker = next((play.place for play in plays if play.wins), "")
    return Middle(plays, taker, is_past, mine_next, trick_words(shown, deal.trump, voice))


def last_trick_of(view: SeatView, voice: Voice) -> tuple[Played, ...]:
    """Give the last complete trick of the deal under way, empty if there is none."""
    deal = view.deal
    if deal is None or not deal.tricks or deal.trump is None:
        return ()
    return _plays(deal.tricks[-1], deal.trump, view.viewer, voice, upright=True)


def trick_words(trick: Trick, trump: Trump, voice: Voice) -> str:
    """Say a trick in words, for those who cannot see it."""
    said = [
        voice("table.played", name=voice.name(seat), tile=aloud(tile, voice.language))
        for seat, tile in trick.plays
    ]
    winner = trick.winning(trump)
    if winner is not None:
        is_taken = trick.taker is not None
        said.append(voice.about("log.trick" if is_taken else "table.winning", winner))
    return " ".join(said)


def _plays(
    trick: Trick, trump: Trump, viewer: Seat, voice: Voice, *, upright: bool = False
) -> tuple[Played, ...]:
    winner = trick.winning(trump)
    plays = []
    for seat, place in zip(places_for(viewer), _PLACES, strict=True):
        tile = trick.tile_of(seat)
        if tile is None:
            plays.append(Played(place))
            continue
        wins = seat == winner
        drawn = pictures.tile(
            tile,
            trump,
            upper=end_in_trick(tile, trick, trump),
            state="" if wins else "shaded",
            place="me" if upright else place,
        )
        plays.append(Played(place, str(tile), drawn, wins, voice.name(seat)))
    return tuple(plays)


def grid_of(
    tricks: Sequence[Trick], trump: Trump | None, viewer: Seat, voice: Voice
) -> tuple[GridRow, ...]:
    """Give the list of tricks: seats down, tricks across."""
    return tuple(
        GridRow(voice.name(seat), tuple(_cells(seat, tricks, trump, voice)))
        for seat in places_for(viewer)
    )


def _cells(
    seat: Seat, tricks: Sequence[Trick], trump: Trump | None, voice: Voice
) -> list[GridCell | None]:
    cells: list[GridCell | None] = [None] * 7
    if trump is None:
        return cells
    for place, trick in enumerate(tricks):
        tile = trick.tile_of(seat)
        if tile is not None:
            cells[place] = _cell(tile, trick, trump, trick.winning(trump) == seat, voice.language)
    return cells


@lru_cache(maxsize=4096)
def _cell(tile: Tile, trick: Trick, trump: Trump, wins: bool, language: str) -> GridCell:
    upper = end_in_trick(tile, trick, trump)
    words = aloud(tile, language)
    return GridCell(
        said("tile.takes", language, tile=words) if wins else words,
        pictures.tile(tile, trump, upper=upper, state="" if wins else "shaded"),
        wins,
    )


def tricks_shown(deal: PublicDeal) -> tuple[Trick, ...]:
    """Give the tricks of the deal under way, the one being played last."""
    trick = deal.trick
    return (*deal.tricks, trick) if trick is not None and trick.tiles else deal.tricks
