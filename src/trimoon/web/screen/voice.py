"""In whose words and about whom a screen speaks: language, viewer, and the names at the table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from unicodedata import bidirectional

from trimoon.room import Player
from trimoon.rules import Seat, Tile
from trimoon.texts import say
from trimoon.texts.phrases import level_text, tile_aloud


@dataclass(frozen=True, slots=True)
class Voice:
    """Says texts in one language to the viewer of one seat."""

    language: str
    viewer: Seat
    players: Sequence[Player]

    def __call__(self, id: str, /, **values: object) -> str:
        if isinstance(name := values.get("name"), str):
            values["name"] = isolated(name)
        return said(id, self.language, **values)

    def other(self, seat: Seat) -> str | None:
        """Give the name that a sentence takes: None for the viewer ("You play …")."""
        return None if seat == self.viewer else isolated(self.name(seat))

    def name(self, seat: Seat) -> str:
        """Give how a seat is called on this screen: "You", a person's name, or the seat's."""
        if seat == self.viewer:
            return self("seat.you")
        player = self.players[seat]
        if player.bot is None and player.name:
            return player.name
        return said(f"seat.name.{seat.letter}", self.language)

    def about(self, id: str, seat: Seat, **values: object) -> str:
        """Say a sentence that has one form for the viewer and one for the others."""
        if seat == self.viewer:
            return self(f"{id}.you", **values)
        return self(f"{id}.other", name=self.name(seat), **values)


def opponents_of(players: Sequence[Player], voice: Voice) -> tuple[tuple[str, str], ...]:
    """Give the names of the bots and how well each plays."""
    return tuple(
        (voice.name(seat), level_text(players[seat].bot or "", voice.language))
        for seat in Seat
        if players[seat].bot is not None
    )


def isolated(name: str) -> str:
    """Keep a name written from right to left from turning the sentence around it."""
    turns = any(bidirectional(sign) in ("R", "AL", "AN") for sign in name)
    return f"\u2068{name}\u2069" if turns else name


@lru_cache(maxsize=8192)
def said(id: str, language: str, /, **values: object) -> str:
    """Say a text, remembering it: a screen says some fifty, most of them as often as it is sent."""
    return say(id, values, language)


@lru_cache(maxsize=512)
def aloud(tile: Tile, language: str) -> str:
    """Give a tile in words, remembering it."""
    return tile_aloud(tile, language)
