"""Tiles, lists of tiles and plays in text: `6-4`, `66 64 51`, `64=4`.

A tile alone has a dash, tiles in a list have none. Knows nothing of who holds them.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Final

from trimoon.notation.flaws import Flaw
from trimoon.notation.places import NotationError, Word
from trimoon.rules import Pip, Play, Tile, TileSet

DASHES: Final = "-\u2010\u2011\u2012\u2013\u2014\u2015\u2212\ufe58\ufe63\uff0d"
"""Every dash that a keyboard or a word processor may put between two numbers."""

_ENDS: Final = rf"\[\s*([0-9])\s*,\s*([0-9])\s*\]|([0-9])(?:\s*[{DASHES}]\s*)?([0-9])(?![0-9])"
_PLAY: Final = re.compile(rf"(?:{_ENDS})(\s*=\s*([0-9]))?")
_BLANKS: Final = re.compile(r"[\s,]*")
_RUN: Final = re.compile(r"[^\s,]+")


def parse_tile(text: str) -> Tile:
    """Read one tile: `6-4`, also `64`, `4-6`, `[6,4]` and other dashes.

    Raises NotationError.

    >>> parse_tile("4–6")
    Tile(6, 4)
    """
    return tile_from(Word(text))


def format_tile(tile: Tile) -> str:
    """Write one tile, high end first: `6-4`."""
    return str(tile)


def parse_tiles(text: str) -> tuple[Tile, ...]:
    """Read a list of tiles in its order, separated by blanks or commas; raises NotationError.

    >>> parse_tiles("66 64, 5-1")
    (Tile(6, 6), Tile(6, 4), Tile(5, 1))
    """
    return tuple(tile for _, tile in tiles_from(Word(text)))


def format_tiles(tiles: Iterable[Tile]) -> str:
    """Write a list of tiles without dashes: a set from high to low, a sequence in its order.

    >>> format_tiles(TileSet([Tile(5, 1), Tile(6, 6)]))
    '66 51'
    """
    ordered = reversed(list(tiles)) if isinstance(tiles, TileSet) else tiles
    return " ".join(f"{tile.high:d}{tile.low:d}" for tile in ordered)


def parse_play(text: str) -> Play:
    """Read one play: a tile, and after `=` the end that its leader named; raises NotationError.

    >>> parse_play("5-4=4")
    Play(tile=Tile(5, 4), named=<Pip.FOUR: 4>)
    """
    return play_from(Word(text))


def format_play(play: Play) -> str:
    """Write one play: `6-4`, or `5-4=4` when its leader named an end."""
    return format_tile(play.tile) + named_end(play.named)


def named_end(named: Pip | None) -> str:
    """Write the end that a leader named, as it follows the tile."""
    return "" if named is None else f"={named:d}"


def tile_from(word: Word) -> Tile:
    """Read one tile from a word."""
    play = play_from(word)
    if play.named is not None:
        raise word.error(Flaw.NO_END_HERE, tile=play.tile)
    return play.tile


def play_from(word: Word) -> Play:
    """Read one play from a word."""
    plays = list(plays_from(word))
    if len(plays) != 1:
        raise word.error(Flaw.ONE_TILE)
    return plays[0][1]


def tiles_from(word: Word) -> Iterator[tuple[Word, Tile]]:
    """Read tiles from a word, each with its own place."""
    for part, play in plays_from(word):
        if play.named is not None:
            raise part.error(Flaw.NO_END_HERE, tile=play.tile)
        yield part, play.tile


def plays_from(word: Word) -> Iterator[tuple[Word, Play]]:
    """Read plays from a word, each with its own place."""
    text = word.text
    start = _skip_blanks(text, 0)
    while start < len(text):
        found = _PLAY.match(text, start)
        if found is None:
            raise _no_tile(word, start)
        part = word.part(start, found.end())
        yield part, _play_of(part, found)
        start = _skip_blanks(text, found.end())


def _skip_blanks(text: str, start: int) -> int:
    found = _BLANKS.match(text, start)
    assert found is not None
    return found.end()


def _no_tile(word: Word, start: int) -> NotationError:
    run = _RUN.match(word.text, start)
    assert run is not None
    return word.part(start, run.end()).error(Flaw.NO_TILE)


def _play_of(part: Word, found: re.Match[str]) -> Play:
    low, high = sorted(int(end) for end in found.group(1, 2, 3, 4) if end is not None)
    if high > max(Pip):
        raise part.error(Flaw.NO_TILE)
    if found[6] is not None and int(found[6]) > max(Pip):
        raise part.error(Flaw.NO_END)
    try:
        return Play(Tile(high, low), None if found[6] is None else Pip(int(found[6])))
    except ValueError:
        raise part.error(Flaw.NOT_IN_SET) from None
