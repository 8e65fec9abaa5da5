"""What plays are worth if the unseen tiles lie as in each of some worlds, all of them face up."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from trimoon.bots.spending import Spending
from trimoon.bots.worlds import Worlds
from trimoon.rules import Play, Seat, SeatView, Tile, TileSet, Trick, Trump
from trimoon.solver import Context, Position, solve_many

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

_HAND_BITS: Final = 22
_HAND: Final = (1 << _HAND_BITS) - 1


def position_in(view: SeatView, hands: NDArray[np.uint32]) -> Position:
    """Give the position of a view during the play, if the seats hold these masks of tiles."""
    deal = view.deal
    assert deal is not None and deal.trick is not None
    assert deal.trump is not None and deal.declarer is not None
    south, west, east = (TileSet.from_mask(int(mask)) for mask in hands)
    return Position(
        (south, west, east), deal.trump, deal.declarer, deal.trick, view.ruleset, deal.taken
    )


def codes_like(position: Position, hands: NDArray[np.uint32]) -> NDArray[np.uint64]:
    """Give the codes of positions that differ from one in the hands alone, shape (n, 2)."""
    import numpy as np

    masks = hands.astype(np.uint64)
    codes = np.empty((len(hands), 2), dtype=np.uint64)
    codes[:, 0] = masks[:, 0] | masks[:, 1] << np.uint64(_HAND_BITS)
    codes[:, 1] = masks[:, 2] | np.uint64(position.words[1] & ~_HAND)
    return codes


def tricks_after(
    view: SeatView, worlds: Worlds, plays: Sequence[Play], spending: Spending
) -> NDArray[np.int8]:
    """Give the declarer's tricks of the whole deal after each play, shape (worlds, plays).

    Defenders play as one. Fewer rows than worlds if the spending ends before.
    """
    import numpy as np

    rows = [
        tricks_in(view, worlds.hands[portion], plays, spending)
        for portion in spending.portions(len(worlds))
    ]
    return np.concatenate(rows)


def tricks_in(
    view: SeatView, hands: NDArray[np.uint32], plays: Sequence[Play], spending: Spending
) -> NDArray[np.int8]:
    """Give the same for the hands of some worlds, all of them whatever it costs."""
    import numpy as np

    deal = view.deal
    assert deal is not None and deal.declarer is not None
    position = position_in(view, hands[0])
    further = _further_tricks(position, hands, plays, spending)
    return further + np.int8(deal.taken[deal.declarer])


def replies_in(
    view: SeatView, hands: NDArray[np.uint32], play: Play, spending: Spending
) -> NDArray[np.int8]:
    """Give the declarer's tricks after a play and each reply to it, shape (worlds, 22).

    The columns are the tiles of the next seat by their index; -1 where it cannot play one.
    """
    import numpy as np

    deal = view.deal
    assert deal is not None and deal.declarer is not None
    position = position_in(view, hands[0])
    left = hands.copy()
    left[:, position.seat] &= ~np.uint32(1 << play.tile.index)
    codes = codes_like(position.after(play), left)
    context = Context()
    further = solve_many(codes, plays=True, worlds=len(codes) > 16, threads=1, context=context)
    spending.nodes += context.nodes
    return np.where(further < 0, further, further + np.int8(deal.taken[deal.declarer]))


def _further_tricks(
    position: Position, hands: NDArray[np.uint32], plays: Sequence[Play], spending: Spending
) -> NDArray[np.int8]:
    import numpy as np

    context = Context()
    if any(play.named is not None for play in plays):
        columns = []
        for play in plays:
            columns.append(_tricks_of_end(position, hands, play, context))
            spending.nodes += context.nodes
        return np.stack(columns, axis=1)
    codes = codes_like(position, hands)
    by_tile = solve_many(codes, plays=True, worlds=len(codes) > 16, threads=1, context=context)
    spending.nodes += context.nodes
    return by_tile[:, [play.tile.index for play in plays]]


def _tricks_of_end(
    position: Position, hands: NDArray[np.uint32], play: Play, context: Context
) -> NDArray[np.int8]:
    """Solve the positions after one play: the batch tells the two ends of a tile not apart."""
    import numpy as np

    seat: Seat = position.seat
    left = hands.copy()
    left[:, seat] &= ~np.uint32(1 << play.tile.index)
    codes = codes_like(position.after(play), left)
    return solve_many(codes, worlds=len(codes) > 16, threads=1, context=context)


def tricks_of_choices(
    view: SeatView,
    hands: NDArray[np.uint32],
    choices: Sequence[tuple[Tile | None, Trump]],
    spending: Spending,
) -> NDArray[np.int8]:
    """Give the declarer's tricks for each discard and trump, shape (worlds, choices).

    A discard of None stands for the one that is laid down already.
    """
    import numpy as np

    deal = view.deal
    assert deal is not None and deal.declarer is not None
    hands = hands.copy()
    columns = []
    for discard, trump in choices:
        kept = view.hand if discard is None else view.hand.removing(discard)
        hands[:, deal.declarer] = kept.mask
        south, west, east = (TileSet.from_mask(int(mask)) for mask in hands[0])
        trick = Trick(deal.declarer)
        position = Position((south, west, east), trump, deal.declarer, trick, view.ruleset)
        context = Context()
        codes = codes_like(position, hands)
        columns.append(solve_many(codes, worlds=len(codes) > 16, threads=1, context=context))
        spending.nodes += context.nodes
    return np.stack(columns, axis=1)
