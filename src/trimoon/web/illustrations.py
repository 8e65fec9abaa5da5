"""The pictures of the rules page: tiles in order, bids, tricks with their takers, moons, scores.

Each picture goes with a clause and has its words in the reader's language; what it shows is made
of values of the game, and who takes a trick is asked of the rules. Knows no page.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final

from markupsafe import Markup

from trimoon.render import (
    Outcome,
    back_use,
    bid_outline_use,
    moon_use,
    score_use,
    tile_use,
    trick_svg,
)
from trimoon.rules import TILES, Call, Pip, Seat, Suit, Tile, Trick, Trump, strength, tiles_of
from trimoon.texts import say, with_minus
from trimoon.texts.phrases import call_name, seat_name, tile_aloud, trick_text
from trimoon.web.spoken import for_eye_and_ear


@dataclass(frozen=True, slots=True)
class Illustration:
    """Drawings in rows, each named in words, and the caption; `kind` says how they lie."""

    kind: str
    rows: tuple[tuple[Markup, ...], ...]
    caption: Markup


HAND: Final = tuple(
    Tile(*ends) for ends in ((6, 6), (6, 4), (5, 4), (4, 4), (4, 2), (3, 3), (2, 1))
)
LEADS: Final[Mapping[str, tuple[Tile, Tile, Tile]]] = {
    "follow": (Tile(6, 4), Tile(6, 6), Tile(5, 1)),
    "trump_in": (Tile(6, 4), Tile(6, 6), Tile(3, 1)),
    "led_trump": (Tile(6, 3), Tile(3, 2), Tile(4, 1)),
}
"""Tricks by the name of their caption: what South leads and West and East play, threes trump."""


def illustrations_for(clause: str, language: str) -> tuple[Illustration, ...]:
    """Give the pictures that stand below a clause; most clauses have none."""
    match clause:
        case "R1.2":
            return (_tiles("set", _by_high_end(), language, kind="tiles set"),)
        case "R2.2":
            return (_tiles("fours", [ranked(Suit.FOURS, Trump.NONE)], language, upper=Pip.FOUR),)
        case "R2.4":
            return (_tiles("trumps", [ranked(Suit.TRUMPS, Trump.FOURS)], language, Trump.FOURS),)
        case "R2.5":
            rows = [ranked(Suit.TRUMPS, Trump.DOUBLES)]
            return (_tiles("doubles", rows, language, Trump.DOUBLES),)
        case "R3.1":
            return (_hand_and_widow(language),)
        case "R4.2":
            return (_bids(language),)
        case "R6.2":
            return (_trick("led_trump", language),)
        case "R6.5":
            return (_trick("follow", language), _trick("trump_in", language))
        case "R7.2":
            return (
                _moon("waxing", 3, None, language),
                _moon("made", 5, Outcome.MADE, language),
                _moon("set_moon", 4, Outcome.SET, language),
            )
        case "R7.4":
            return (_scores(language),)
        case _:
            return ()


def ranked(suit: Suit, trump: Trump) -> tuple[Tile, ...]:
    """Give the tiles of a suit from the highest to the lowest."""
    tiles = tiles_of(suit, trump)
    return tuple(sorted(tiles, key=lambda tile: strength(tile, suit, trump), reverse=True))


def _by_high_end() -> list[tuple[Tile, ...]]:
    highs = sorted({tile.high for tile in TILES}, reverse=True)
    return [tuple(t for t in reversed(TILES) if t.high == high) for high in highs]


def _tiles(
    name: str,
    rows: Iterable[tuple[Tile, ...]],
    language: str,
    trump: Trump | None = None,
    upper: Pip | None = None,
    kind: str = "tiles",
) -> Illustration:
    drawn = tuple(tuple(_tile(tile, language, trump, upper) for tile in row) for row in rows)
    return Illustration(kind, drawn, _caption(name, language))


def _tile(tile: Tile, language: str, trump: Trump | None, upper: Pip | None) -> Markup:
    label = tile_aloud(tile, language)
    return Markup(tile_use(tile, trump=trump, upper=upper, label=label))


def _hand_and_widow(language: str) -> Illustration:
    hand = tuple(_tile(tile, language, None, None) for tile in HAND)
    widow = Markup(back_use(label=say("rules.picture.face_down", language=language)))
    return Illustration("dealt", (hand, (widow,)), _caption("deal", language))


_NUMBERED: Final = Markup("{}<b>{}</b>")
_SEATED: Final = Markup(
    '{}<i class="west" aria-hidden="true">{}</i><i class="east" aria-hidden="true">{}</i>'
    '<i class="south" aria-hidden="true">{}</i>'
)


def _bids(language: str) -> Illustration:
    bids = tuple(
        _NUMBERED.format(Markup(bid_outline_use(bid)), call_name(bid, language))
        for bid in Call
        if bid >= Call.FOUR
    )
    return Illustration("bids", (bids,), _caption("bids", language))


def _trick(name: str, language: str) -> Illustration:
    trick = Trick(Seat.SOUTH, LEADS[name], None, taker_of(LEADS[name], Trump.THREES))
    svg = Markup(trick_svg(trick, Trump.THREES, label=trick_words(trick, language)))
    names = (seat_name(seat, language) for seat in (Seat.WEST, Seat.EAST, Seat.SOUTH))
    return Illustration("trick", ((_SEATED.format(svg, *names),),), _caption(name, language))


def taker_of(tiles: tuple[Tile, ...], trump: Trump) -> Seat:
    """Give who takes a trick that South led."""
    taker = Trick(Seat.SOUTH, tiles).winning(trump)
    assert taker is not None
    return taker


def trick_words(trick: Trick, language: str) -> str:
    """Say a trick: who played what, and who takes it."""
    assert trick.taker is not None
    taken = trick_text(seat_name(trick.taker, language), language)
    return " ".join([*(_played(seat, tile, language) for seat, tile in trick.plays), taken])


def _played(seat: Seat, tile: Tile, language: str) -> str:
    values = {"name": seat_name(seat, language), "tile": tile_aloud(tile, language)}
    return say("table.played", values, language)


def _moon(name: str, taken: int, outcome: Outcome | None, language: str) -> Illustration:
    label = say("table.moon", {"taken": taken, "bid": Call.FIVE.value}, language)
    drawn = Markup(moon_use(Call.FIVE, taken, outcome=outcome, label=label))
    return Illustration("moon", ((drawn,),), _caption(name, language))


def _scores(language: str) -> Illustration:
    drawn = tuple(
        _NUMBERED.format(Markup(score_use(score)), with_minus(score)) for score in (4, 16, 21, -5)
    )
    return Illustration("scores", (drawn,), _caption("score", language))


def _caption(name: str, language: str) -> Markup:
    return for_eye_and_ear(say(f"rules.picture.{name}", language=language), language)
