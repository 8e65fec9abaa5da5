"""Claims once more, as anybody would check them: every lie of the tiles, every lead, every answer.

Written from R6 and R6.8 on pairs of numbers; uses nothing of the package but the view itself.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations

from plain_rules import PlainTile, follows, is_trump, may_be_played, taker

from trimoon.rules import TILES, SeatView, Tile, Trick, Widow

Hand = frozenset[PlainTile]
World = tuple[Hand, Hand]
"""What the seat after the claimant holds, and the one after that."""


def plain(tile: Tile) -> PlainTile:
    return int(tile.high), int(tile.low)


def takes_every_trick(view: SeatView) -> bool:
    """Tell whether a way to play the hand takes every trick in every world of the view."""
    assert view.deal is not None and view.deal.trump is not None
    hand = frozenset(map(plain, view.hand))
    naming = view.ruleset.leader_names_suit
    first = view.ruleset.first_lead_trump and not view.deal.tricks
    return Table(str(view.deal.trump), naming).is_sure(hand, frozenset(worlds_of(view)), first)


class Table:
    """The rules of a deal for three, as far as a claim needs them."""

    def __init__(self, trump: str, naming: bool) -> None:
        self.trump, self.naming = trump, naming
        self.known: dict[tuple[Hand, frozenset[World], bool], bool] = {}

    def is_sure(self, hand: Hand, worlds: frozenset[World], first: bool = False) -> bool:
        if not hand:
            return True
        key = hand, worlds, first
        if key not in self.known:
            leads = [tile for tile in hand if is_trump(tile, self.trump)] if first else []
            self.known[key] = any(
                self.holds(hand, lead, named, worlds)
                for lead in leads or hand
                for named in self.ends_to_name(lead)
            )
        return self.known[key]

    def ends_to_name(self, lead: PlainTile) -> tuple[int | None, ...]:
        names = self.naming and lead[0] != lead[1] and not is_trump(lead, self.trump)
        return lead if names else (None,)

    def holds(
        self, hand: Hand, lead: PlainTile, named: int | None, worlds: frozenset[World]
    ) -> bool:
        seen: dict[World, set[World]] = {}
        for nearer, farther in worlds:
            for second in may_be_played(sorted(nearer), lead, self.trump, named):
                for third in may_be_played(sorted(farther), lead, self.trump, named):
                    if taker((lead, second, third), self.trump, named) != 0:
                        return False
                    left = nearer - {second}, farther - {third}
                    seen.setdefault((frozenset({second}), frozenset({third})), set()).add(left)
        return all(self.is_sure(hand - {lead}, frozenset(after)) for after in seen.values())


def worlds_of(view: SeatView) -> Iterator[World]:
    """Give every lie of the unseen tiles that agrees with what was played."""
    deal = view.deal
    assert deal is not None
    gone = {plain(tile) for trick in _tricks(view) for tile in trick.tiles}
    known = gone | {plain(tile) for tile in view.hand}
    if view.discard is not None:
        known.add(plain(view.discard))
    if view.ruleset.widow is Widow.NONE:
        known.add((0, 0))
    unseen = [tile for tile in map(plain, TILES) if tile not in known]
    near, far = view.viewer.next, view.viewer.plus(2)
    for first in combinations(unseen, deal.hand_sizes[near]):
        rest = [tile for tile in unseen if tile not in first]
        for second in combinations(rest, deal.hand_sizes[far]):
            if _agrees(view, near, first) and _agrees(view, far, second):
                yield frozenset(first), frozenset(second)


def _agrees(view: SeatView, seat: int, hand: Iterable[PlainTile]) -> bool:
    """Tell whether a seat that still holds these could have played as it did."""
    assert view.deal is not None and view.deal.trump is not None
    trump = str(view.deal.trump)
    for number, trick in enumerate(_tricks(view)):
        tile = trick.tile_of(next(s for s in type(trick.leader) if s == seat))
        if tile is None:
            continue
        lead = plain(trick.tiles[0])
        named = None if trick.named is None else int(trick.named)
        if trick.leader == seat:
            had_to_lead_trump = number == 0 and view.ruleset.first_lead_trump
            had_none = had_to_lead_trump and not is_trump(lead, trump)
            if had_none and any(is_trump(held, trump) for held in hand):
                return False
        elif not follows(plain(tile), lead, trump, named) and any(
            follows(held, lead, trump, named) for held in hand
        ):
            return False
    return True


def _tricks(view: SeatView) -> tuple[Trick, ...]:
    assert view.deal is not None
    under_way = view.deal.trick
    return view.deal.tricks if under_way is None else (*view.deal.tricks, under_way)
