"""The viewer's own tiles, as they lie: which can be played, and what is said about the others."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from markupsafe import Markup

from trimoon.rules import (
    Phase,
    Play,
    SeatView,
    Tile,
    TileSet,
    Trump,
    playable,
    refusal,
)
from trimoon.texts.phrases import refusal_text
from trimoon.web import pictures
from trimoon.web.screen.orders import SORTED, Lie, held_or_played
from trimoon.web.screen.voice import Voice, aloud, said

PLAYABLE: Final = "playable"
SHADED: Final = "shaded"
PLAIN: Final = ""
CHOSEN: Final = "chosen"


@dataclass(frozen=True, slots=True)
class HandTile:
    """One place of the hand; `is_played` leaves it as an outline, and tells no more."""

    name: str
    state: str
    label: str
    picture: Markup
    is_played: bool = False


def hand_of(
    view: SeatView, voice: Voice, chosen: Tile | None = None, lie: Lie = SORTED
) -> tuple[HandTile, ...]:
    """Give the places of the hand; a tile never moves once the trump is named."""
    deal = view.deal
    if deal is None:
        return ()
    played = [
        tile
        for trick in (*deal.tricks, *((deal.trick,) if deal.trick else ()))
        if (tile := trick.tile_of(view.viewer)) is not None
    ]
    allowed = playable(view.turn) if _plays_now(view) else TileSet()
    tiles = lie.of(held_or_played(view.hand, played), deal.trump, view.deal_number)
    return tuple(_place(tile, view, allowed, chosen, voice) for tile in tiles)


def _plays_now(view: SeatView) -> bool:
    return view.is_to_act and view.phase is Phase.PLAY


def _place(
    tile: Tile, view: SeatView, allowed: TileSet, chosen: Tile | None, voice: Voice
) -> HandTile:
    trump = view.deal.trump if view.deal else None
    if tile not in view.hand:
        return HandTile(str(tile), PLAIN, "", Markup(), is_played=True)
    state = PLAIN
    if _plays_now(view):
        state = PLAYABLE if tile in allowed else SHADED
    if tile == chosen:
        state = CHOSEN
    return _drawn(tile, trump, state, voice.language, _why_not(tile, view, voice, state))


def _why_not(tile: Tile, view: SeatView, voice: Voice, state: str) -> str:
    refused = refusal(view.turn, Play(tile)) if state == SHADED else None
    return "" if refused is None else refusal_text(refused, voice.language, aloud=True)


@lru_cache(maxsize=4096)
def _drawn(tile: Tile, trump: Trump | None, state: str, language: str, reason: str) -> HandTile:
    drawn = pictures.tile(tile, trump, state=state)
    return HandTile(str(tile), state, label_of(tile, state, language, reason), drawn)


_LABELS: Final = {
    PLAYABLE: "tile.playable",
    SHADED: "tile.not_playable",
    CHOSEN: "tile.chosen",
}


def label_of(tile: Tile, state: str, language: str, reason: str = "") -> str:
    """Give a tile's name aloud with its state, and why it cannot be played."""
    words = aloud(tile, language)
    label = said(_LABELS[state], language, tile=words) if state in _LABELS else words
    return said("call.refused", language, call=label, reason=reason) if reason else label
