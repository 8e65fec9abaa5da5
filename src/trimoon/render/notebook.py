"""Pictures in a notebook: `%load_ext trimoon` registers one for each kind of value."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from typing import Any, Final

from trimoon.render.hands import deal_svg, hand_svg
from trimoon.render.scene import table_svg
from trimoon.render.scores import bid_outline_svg
from trimoon.render.tiles import tile_svg, trump_svg
from trimoon.render.tricks import trick_svg
from trimoon.rules import (
    Call,
    Deal,
    DealState,
    FinishedDeal,
    GameState,
    Seat,
    SeatView,
    Shuffle,
    Tile,
    TileSet,
    Trick,
    Trump,
    WatcherView,
    view_for,
)

# Pictures with gradients share one page, so each takes ids of its own.
_numbers: Final = count(1)


def _table(view: WatcherView) -> str:
    return table_svg(view, width=720, prefix=f"table-{next(_numbers)}")


def _game(state: GameState) -> str:
    return _table(view_for(state, Seat.SOUTH if state.actor is None else state.actor))


PICTURES: Final[dict[type, Callable[[Any], str]]] = {
    Tile: lambda tile: tile_svg(tile, width=60, label=str(tile)),
    TileSet: lambda tiles: hand_svg(tiles, width=max(1, len(tiles)) * 66, label=str(tiles)),
    Trick: lambda trick: trick_svg(trick, width=320),
    Trump: lambda trump: trump_svg(trump, width=48, label=str(trump)),
    Call: lambda call: bid_outline_svg(call, width=60, label=str(call)),
    Deal: lambda deal: deal_svg(deal, width=720),
    Shuffle: lambda shuffle: deal_svg(shuffle.deal, width=720),
    DealState: lambda deal: deal_svg(deal.layout, width=720),
    FinishedDeal: lambda finished: deal_svg(finished.deal.layout, width=720),
    GameState: _game,
    SeatView: _table,
    WatcherView: _table,
}
"""Type → picture. A `GameState` is drawn as the seat whose turn it is sees it."""


def load_ipython_extension(shell: Any) -> None:
    """Register the pictures with a notebook's display formatter."""
    formatter = shell.display_formatter.formatters["image/svg+xml"]
    for kind, draw in PICTURES.items():
        formatter.for_type(kind, draw)
