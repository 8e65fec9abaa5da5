"""Counted enumeration: how many ways there are to play on from fixed positions, by depth.

The numbers are exact and stored. Each is counted twice: by `legal_actions` and `apply`, and by the
oracle of plain pairs, which shares no code with them.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import plain_rules as plain
import pytest
from positions import CLASSIC, after, begun

from trimoon.rules import Action, GameState, Phase, Ruleset, apply, legal_actions

FIRST_LEAD = Ruleset(first_lead_trump=True)
NAMES_SUIT = Ruleset(leader_names_suit=True)
BOTH = Ruleset(first_lead_trump=True, leader_names_suit=True)


class Position(NamedTuple):
    """A position to count from, and the number of ways to play on by 1, 2, 3, … tiles."""

    trump: str
    played: str
    ruleset: Ruleset
    counts: tuple[int, ...]


POSITIONS = {
    "sixes, three tricks left": Position(
        "6",
        "3-3 5-3 4-3 2-1 2-2 4-2 5-5 5-2 5-1 1-1 6-1 6-3",
        CLASSIC,
        (3, 3, 9, 18, 36, 72, 72, 72, 72),
    ),
    "fours, four tricks left": Position(
        "4",
        "6-6 6-2 6-1 2-1 2-2 3-2 5-3 5-2 5-1",
        CLASSIC,
        (4, 14, 26, 78, 186, 444, 888, 1680, 2848, 2848, 2848, 2848),
    ),
    "doubles, four tricks left": Position(
        "doubles",
        "3-3 5-5 0-0 4-1 4-3 6-4 6-6 1-1 4-4",
        CLASSIC,
        (4, 5, 7, 21, 49, 115, 230, 366, 530, 530, 530, 530),
    ),
    "no trump, four tricks left": Position(
        "none",
        "3-3 5-3 3-2 6-6 6-2 6-1 5-1 5-4 5-2",
        CLASSIC,
        (4, 12, 12, 36, 85, 147, 294, 510, 886, 886, 886, 886),
    ),
    "zeros, four tricks left": Position(
        "0",
        "6-4 6-2 6-1 6-6 5-5 5-2 6-5 1-1 4-3",
        CLASSIC,
        (4, 8, 27, 81, 152, 296, 592, 949, 1489, 1489, 1489, 1489),
    ),
    "fives, amid a trick": Position(
        "5",
        "6-6 6-2 6-1 5-1 5-3 5-2 2-2 4-2 2-1 5-4",
        CLASSIC,
        (4, 4, 12, 36, 90, 180, 340, 592, 592, 592, 592),
    ),
    "no trump with named ends": Position(
        "none",
        "6-3>6 6-2 6-1 2-1>2 2-2 5-2 4-1>4 4-3 6-4 6-5>5 5-3 0-0",
        NAMES_SUIT,
        (4, 9, 21, 60, 100, 188, 272, 272, 272),
    ),
    "doubles with named ends": Position(
        "doubles",
        "5-1>5 5-4 5-2 4-1>4 4-2 6-4 2-1>1 2-2 6-1 6-2>6 3-2 6-5 3-3",
        NAMES_SUIT,
        (2, 4, 12, 16, 24, 40, 40, 40),
    ),
    "threes from the start": Position("3", "", CLASSIC, (7, 9, 13, 78)),
    "threes, first lead a trump": Position("3", "", FIRST_LEAD, (2, 2, 4, 24, 52)),
    "fours, one trump to lead": Position("4", "", FIRST_LEAD, (1, 2, 6, 36)),
    "zeros, no trump to lead": Position("0", "", FIRST_LEAD, (7, 10, 15, 90)),
    "ones, both house rules": Position("1", "", BOTH, (2, 4, 4, 38)),
    "sixes with named ends": Position(
        "6",
        "2-1>1 1-1 4-2 5-3>3 4-3 3-3 6-6 6-2 6-1 6-4 5-5 5-2",
        NAMES_SUIT,
        (4, 8, 24, 69, 110, 220, 304, 304, 304),
    ),
}
"""All from the layout of `positions`, South having bid 4 and laid the widow 3-1 down again."""


def state_at(position: Position) -> GameState:
    state = begun(ruleset=position.ruleset)
    return after(state, f"4 pass pass 3-1 {position.trump} {position.played}")


def counts_by_door(state: GameState, depth: int) -> tuple[int, ...]:
    """Count the ways to play on by 1, 2, … tiles through `legal_actions` and `apply`."""
    level, counts = [state], []
    for _ in range(depth):
        level = [apply(before, action) for before in level for action in plays_of(before)]
        counts.append(len(level))
    return tuple(counts)


def plays_of(state: GameState) -> tuple[Action, ...]:
    return legal_actions(state) if state.phase is Phase.PLAY else ()


class Plain(NamedTuple):
    """A position as pairs of numbers; `trick` holds its tiles so far, the leader's first."""

    hands: tuple[frozenset[plain.PlainTile], ...]
    leader: int
    trick: tuple[plain.PlainTile, ...]
    named: int | None
    first_trick: bool


def plain_at(state: GameState) -> Plain:
    deal = state.deal
    assert deal is not None
    assert deal.trick is not None
    hands = tuple(frozenset((int(t.high), int(t.low)) for t in hand) for hand in deal.hands)
    trick = tuple((int(t.high), int(t.low)) for t in deal.trick.tiles)
    named = None if deal.trick.named is None else int(deal.trick.named)
    return Plain(hands, int(deal.trick.leader), trick, named, not deal.tricks)


def counts_by_oracle(position: Plain, depth: int, trump: str, ruleset: Ruleset) -> tuple[int, ...]:
    level, counts = [position], []
    for _ in range(depth):
        level = [later for before in level for later in plain_plays(before, trump, ruleset)]
        counts.append(len(level))
    return tuple(counts)


def plain_plays(before: Plain, trump: str, ruleset: Ruleset) -> Iterator[Plain]:
    """Yield every position one tile later, by the sentences of R6 and R9."""
    seat = (before.leader + len(before.trick)) % 3
    hand = sorted(before.hands[seat])
    lead = before.trick[0] if before.trick else None
    allowed = plain.may_be_played(hand, lead, trump, before.named)
    if lead is None and before.first_trick and ruleset.first_lead_trump:
        allowed = [tile for tile in hand if plain.is_trump(tile, trump)] or hand
    for tile in allowed:
        names: list[int | None] = [before.named]
        has_choice = tile[0] != tile[1] and not plain.is_trump(tile, trump)
        if lead is None and ruleset.leader_names_suit and has_choice:
            names = list(tile)
        for named in names:
            yield plain_after(before, seat, tile, named, trump)


def plain_after(
    before: Plain, seat: int, tile: plain.PlainTile, named: int | None, trump: str
) -> Plain:
    hands = tuple(
        hand - {tile} if place == seat else hand for place, hand in enumerate(before.hands)
    )
    trick = (*before.trick, tile)
    if len(trick) < 3:
        return Plain(hands, before.leader, trick, named, before.first_trick)
    leader = (before.leader + plain.taker(trick, trump, named)) % 3
    return Plain(hands, leader, (), None, False)


@pytest.mark.parametrize("name", POSITIONS)
def test_the_ways_to_play_on_are_as_many_as_stored(name: str) -> None:
    position = POSITIONS[name]
    assert counts_by_door(state_at(position), len(position.counts)) == position.counts


@pytest.mark.parametrize("name", POSITIONS)
def test_the_oracle_counts_the_same(name: str) -> None:
    position = POSITIONS[name]
    start = plain_at(state_at(position))
    counts = counts_by_oracle(start, len(position.counts), position.trump, position.ruleset)
    assert counts == position.counts
