"""What plays are worth where it counts who takes the trick under way.

Who takes it is known once it is complete; where one seat is still to play, that seat answers for
its own worth. All further tricks are those of the sides, with all tiles face up. Knows worlds
and a worth by tricks; does not know how either comes about.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from trimoon.bots.faceup import replies_in, tricks_in
from trimoon.bots.seen import tiles_in_play
from trimoon.bots.spending import Spending
from trimoon.rules import Play, PublicDeal, Seat, SeatView, Tile

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray


def worths_of_plays(
    view: SeatView,
    hands: NDArray[np.uint32],
    plays: Sequence[Play],
    worth: NDArray[np.float64],
    by_taker: Sequence[NDArray[np.float64]],
    spending: Spending,
) -> NDArray[np.float64]:
    """Give what each play is worth to the viewer in each world, shape (worlds, plays).

    `worth` has the shape (8, 3), by the declarer's tricks and the seat, `by_taker` one such array
    for each seat that may take the trick under way.
    """
    import numpy as np

    deal = view.deal
    assert deal is not None and deal.trick is not None
    if len(deal.trick.tiles) == 1:
        columns = [_with_reply(view, hands, play, by_taker, spending) for play in plays]
        return np.stack(columns, axis=1)
    tricks = tricks_in(view, hands, plays, spending)
    if not deal.trick.tiles:
        worths: NDArray[np.float64] = worth[tricks, view.viewer]
        return worths
    takers = [_taker(deal, play.tile) for play in plays]
    columns = [
        by_taker[taker][column, view.viewer] for taker, column in zip(takers, tricks.T, strict=True)
    ]
    return np.stack(columns, axis=1)


def _with_reply(
    view: SeatView,
    hands: NDArray[np.uint32],
    play: Play,
    by_taker: Sequence[NDArray[np.float64]],
    spending: Spending,
) -> NDArray[np.float64]:
    """Give the mean over the replies that are best for the seat that completes the trick."""
    import numpy as np

    deal = view.deal
    assert deal is not None and deal.trick is not None
    tricks = replies_in(view, hands, play, spending)
    worth = np.zeros((*tricks.shape, 3))
    for tile in tiles_in_play(view.ruleset):
        column = tricks[:, tile.index]
        worth[:, tile.index] = by_taker[_taker(deal, play.tile, tile)][column]
    theirs = np.where(tricks < 0, -np.inf, worth[..., view.viewer.next])
    best = theirs >= theirs.max(axis=1, keepdims=True) - 1e-9
    mean: NDArray[np.float64] = np.average(worth[..., view.viewer], axis=1, weights=best)
    return mean


def _taker(deal: PublicDeal, *tiles: Tile) -> Seat:
    """Give the seat that takes the trick under way if these tiles complete it."""
    assert deal.trick is not None and deal.trump is not None
    taker = replace(deal.trick, tiles=(*deal.trick.tiles, *tiles)).winning(deal.trump)
    assert taker is not None
    return taker
