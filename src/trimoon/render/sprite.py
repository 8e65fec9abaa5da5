"""Pictures for pages: one sprite a page, and a few `<use>` elements for each tile and moon.

The functions here return fragments that only draw on a page whose body holds `symbols_svg()`;
states that change colours (`shaded`, `playable`, `negative`) come from `tokens_css`.
"""

from __future__ import annotations

from functools import lru_cache

from trimoon.render.backs import backs_box
from trimoon.render.geometry import SLICES, tile_box
from trimoon.render.markup import group, picture
from trimoon.render.moons import Outcome, moon_classes, moon_drawing
from trimoon.render.scores import SCORE_BOX, score_moon, score_phases
from trimoon.render.symbols import TURNS, halves, use
from trimoon.render.tiles import HALF_BOX, Look, tile_drawing, upper_end
from trimoon.render.tokens import paint
from trimoon.rules import Call, Pip, Tile, Trump, is_trump


@lru_cache(maxsize=1024)
def tile_use(
    tile: Tile,
    *,
    trump: Trump | None = None,
    upper: Pip | None = None,
    look: Look = Look.PLAIN,
    turn: int = 0,
    label: str = "",
    classes: str = "",
) -> str:
    """Draw a tile by the sprite; arguments as for `tile_svg`, size by the page.

    >>> tile_use(Tile(6, 4), trump=Trump.FOURS)
    '<svg class="tile" viewBox="-50 -100 100 209" aria-hidden="true"><use href="#t-46i"/></svg>'
    """
    top = upper_end(tile, trump, upper)
    inlaid = trump is not None and is_trump(tile, trump)
    words = f"{look.classes} {classes}".rstrip()
    if turn in TURNS:
        inner = _uses(tile, top, inlaid, turn)
    else:
        inner = tile_drawing(tile, trump=trump, upper=top, look=look, turn=turn)
    return picture(tile_box(turn), inner, label=label, classes=words, alone=False)


@lru_cache(maxsize=1024)
def back_use(*, label: str = "", classes: str = "") -> str:
    """Draw a tile face down by the sprite."""
    words = f"tile back {classes}".rstrip()
    return picture(tile_box(), use("back"), label=label, classes=words, alone=False)


@lru_cache(maxsize=1024)
def backs_use(count: int, *, label: str = "") -> str:
    """Draw the tiles that another seat holds."""
    box = backs_box(count)
    row = "".join(f'<use href="#back-small" x="{18 * i}"/>' for i in range(count))
    return picture(box, row, label=label, classes="backs", alone=False)


@lru_cache(maxsize=1024)
def half_use(trump: Trump | int, *, label: str = "") -> str:
    """Draw a choice of the trump picker, not inlaid, by the sprite; inlaid it is `chosen_use`."""
    name = trump.value if isinstance(trump, Trump) else f"{trump:d}"
    return picture(HALF_BOX, use(f"half-{name}"), label=label, classes="half", alone=False)


@lru_cache(maxsize=1024)
def chosen_use(trump: Trump, *, label: str = "") -> str:
    """Draw a trump as chosen in the picker, inlaid and with its edge, by the sprite."""
    inner = use(f"chosen-{trump.value}")
    return picture(HALF_BOX, inner, label=label, classes="half chosen", alone=False)


@lru_cache(maxsize=1024)
def trump_use(trump: Trump, *, label: str = "") -> str:
    """Draw the flat sign of a trump, for the contract line, by the sprite."""
    box = (-50, -50, 100, 100)
    return picture(box, use(f"trump-{trump.value}"), label=label, classes="half", alone=False)


@lru_cache(maxsize=1024)
def moon_use(
    bid: Call,
    taken: int = 0,
    *,
    mine: bool = False,
    outcome: Outcome | None = None,
    label: str = "",
) -> str:
    """Draw the moon of a contract with the sprite's paints; the path `.lit` may be animated."""
    return picture(
        (-100, -100, 200, 200),
        moon_drawing(bid, taken, mine=mine, outcome=outcome, by_symbols=True),
        label=label,
        classes=moon_classes(mine, outcome),
        alone=False,
        spills=True,
    )


@lru_cache(maxsize=1024)
def bid_outline_use(call: Call, *, label: str = "") -> str:
    """Draw a bid's outline by the sprite; in brass where `--moon-outline` says so."""
    inner = use(f"bid-{call:d}")
    return picture((-25, -25, 50, 50), inner, label=label, classes="bid-outline", alone=False)


@lru_cache(maxsize=1024)
def score_use(score: int, target: int = 21, *, label: str = "") -> str:
    """Draw the three moons of a score by the sprite where slices are whole, else in full."""
    moons = "".join(_score_use(k, phase) for k, phase in enumerate(score_phases(score, target)))
    classes = "score negative" if score < 0 else "score"
    return picture(SCORE_BOX, moons, label=label, classes=classes, alone=False)


def _score_use(place: int, phase: float) -> str:
    slices = phase * SLICES
    x = 8 + 20 * place
    if abs(slices - round(slices)) < 1e-9:
        return f'<use href="#s-{round(slices)}" x="{x}" y="8"/>'
    moon = score_moon(phase, paint("score-limb"), paint("score-lit"))
    return group(moon, transform=f"translate({x} 8)")


def _uses(tile: Tile, top: Pip, inlaid: bool, turn: int) -> str:
    bottom = tile.low if top == tile.high else tile.high
    if not turn:
        return use(f"t-{top:d}{bottom:d}{'i' if inlaid else ''}")
    mark = TURNS[turn]
    both = halves(top, bottom, inlaid, mark)
    return use(f"body{mark}") + group(both, transform=f"rotate({turn})")
