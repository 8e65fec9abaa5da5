"""Pictures as templates take them: the sprite's fragments, marked as safe once and kept.

What can be drawn comes from `render`; everything there is made of numbers and escaped labels.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from markupsafe import Markup

from trimoon.render import (
    Look,
    Outcome,
    back_use,
    backs_use,
    bid_outline_use,
    chosen_use,
    half_use,
    moon_use,
    score_use,
    tile_use,
    trump_use,
)
from trimoon.rules import Call, Pip, Tile, Trump

TURNS: Final = {"left": 120, "right": -120, "me": 0, "lying": 90}
"""How a tile is turned: in the trick by the place of who played it, and where it is laid down."""

_LOOKS: Final = {"": Look.PLAIN, "shaded": Look.SHADED, "playable": Look.PLAYABLE}


@cache
def tile(
    tile: Tile,
    trump: Trump | None = None,
    *,
    upper: Pip | None = None,
    state: str = "",
    place: str = "me",
) -> Markup:
    """Draw a tile in a state of the hand or the trick."""
    look = _LOOKS.get(state, Look.PLAIN)
    classes = "" if state in _LOOKS else state
    turn = TURNS[place]
    return Markup(tile_use(tile, trump=trump, upper=upper, look=look, turn=turn, classes=classes))


@cache
def backs(count: int) -> Markup:
    """Draw the tiles that somebody else holds."""
    return Markup(backs_use(count)) if count else Markup()


@cache
def back() -> Markup:
    """Draw a tile face down."""
    return Markup(back_use())


@cache
def half(pip: int) -> Markup:
    """Draw a half of the trump picker."""
    return Markup(half_use(pip))


@cache
def chosen(trump: Trump) -> Markup:
    """Draw a trump as chosen in the picker."""
    return Markup(chosen_use(trump))


@cache
def trump(trump: Trump) -> Markup:
    """Draw the sign of a trump for the contract line."""
    return Markup(trump_use(trump))


@cache
def outline(call: Call) -> Markup:
    """Draw a bid small, as the phase it must reach."""
    return Markup(bid_outline_use(call))


@cache
def score(score: int, target: int) -> Markup:
    """Draw a score as three moons that are full at the target."""
    return Markup(score_use(score, target))


@cache
def moon(
    bid: Call, taken: int, *, mine: bool = False, made: bool | None = None, label: str = ""
) -> Markup:
    """Draw the moon of a contract; `made` once it is known."""
    outcome = None if made is None else Outcome.MADE if made else Outcome.SET
    return Markup(moon_use(bid, taken, mine=mine, outcome=outcome, label=label))
