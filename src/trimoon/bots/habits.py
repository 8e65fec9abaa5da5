"""The habits of people who are still learning: what they forget, and what they think too good.

A habit makes a seat see less than its view shows, never more; nothing here is left to chance.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from trimoon.bots.seen import Seen, tiles_in_play, tricks_shown, voids_shown
from trimoon.rules import PublicDeal, SeatView, Suit, TileSet, tiles_of

if TYPE_CHECKING:
    from random import Random

    from trimoon.bots.worlds import Worlds

WHOLE_DEAL: Final = 7


@dataclass(frozen=True, slots=True)
class Habits:
    """How somebody counts, remembers and plays.

    `memory` and `void_memory` are in tricks: what fell or was shown in earlier ones is forgotten,
    but for one's own tiles, and for trumps if one `counts_trumps`. In tenths of a trick each trump
    beyond the third is worth `length` more than it is, each of the two highest trumps `cover`
    less. `worlds` is how many lies of the unseen tiles are thought through before a play: none by
    who plays by rules of thumb.
    """

    memory: int = WHOLE_DEAL
    void_memory: int = WHOLE_DEAL
    counts_trumps: bool = False
    length: int = 0
    cover: int = 0
    worlds: int = 0
    late: int = 0
    """Before this many tricks are played, a declarer leads side tiles that win before trumps."""
    is_careless: bool = False
    """Keeps length, lays down the lowest tile even if it is a double, and leaves a free widow."""
    plays_alone: bool = False
    """Takes a trick from a fellow defender as from the declarer."""


def remembered(view: SeatView, habits: Habits) -> Seen:
    """Give where the tiles may lie that the viewer does not remember to have fallen."""
    deal = view.deal
    assert deal is not None
    pool = tiles_in_play(view.ruleset) - view.hand - _gone(view, deal, habits)
    if view.discard is not None:
        pool = pool.removing(view.discard)
    masks = [pool.mask] * 3
    last = len(deal.tricks)
    for number, seat, void in voids_shown(deal, view.ruleset):
        if number >= last - habits.void_memory:
            masks[seat] &= ~void.mask
    masks[view.viewer] = view.hand.mask
    sizes = zip(masks, deal.hand_sizes, strict=True)
    south, west, east = (TileSet.from_mask(mask if size else 0) for mask, size in sizes)
    return Seen((south, west, east))


def _gone(view: SeatView, deal: PublicDeal, habits: Habits) -> TileSet:
    """Give the tiles that the viewer remembers to have fallen."""
    assert deal.trump is not None
    always = tiles_of(Suit.TRUMPS, deal.trump) if habits.counts_trumps else TileSet()
    last = len(deal.tricks)
    return TileSet(
        tile
        for number, trick in enumerate(tricks_shown(deal))
        for seat, tile in trick.plays
        if number >= last - habits.memory or seat is view.viewer or tile in always
    )


def imagined(view: SeatView, seen: Seen, count: int, seed: int) -> Worlds:
    """Give some worlds as the viewer imagines them: with tiles that have fallen, if forgotten.

    `of` is their number: they are thought up, not counted. What the trick under way shows must
    be in `seen`, or the world is none.
    """
    from random import Random

    import numpy as np

    from trimoon.bots.worlds import Worlds

    deal = view.deal
    assert deal is not None
    random = Random(seed)
    nearer, farther = view.viewer.next, view.viewer.plus(2)
    near, far = seen.may_hold[nearer].mask, seen.may_hold[farther].mask
    sizes = deal.hand_sizes[nearer], deal.hand_sizes[farther]
    hands = np.empty((count, 3), dtype=np.uint32)
    for world in range(count):
        hands[world, view.viewer] = view.hand.mask
        hands[world, [nearer, farther]] = _two_hands(near, far, sizes, random)
    return Worlds(view.viewer, hands, np.zeros(count, dtype=np.uint32), count)


def _two_hands(near: int, far: int, sizes: tuple[int, int], random: Random) -> tuple[int, int]:
    """Draw two hands; tiles that either may hold go first where there are enough others."""
    both, only_near, only_far = _bits(near & far), _bits(near & ~far), _bits(far & ~near)
    for _ in range(8):
        first = random.sample(only_near + both, sizes[0])
        rest = [bit for bit in only_far + both if bit not in first]
        if len(rest) >= sizes[1]:
            return sum(first), sum(random.sample(rest, sizes[1]))
    first = (only_near + both)[: sizes[0]]
    rest = [bit for bit in only_far + both if bit not in first]
    return sum(first), sum(rest[: sizes[1]])


def _bits(mask: int) -> list[int]:
    return [1 << index for index in range(mask.bit_length()) if mask >> index & 1]
