"""Trumps 1 to 6 are one game, and which choices are worth a trial."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from trimoon.almanac.folding import KINDS, NO_TRIAL, renamed, trials_of
from trimoon.almanac.ranks import EIGHTS, masks_of
from trimoon.notation import parse_tiles
from trimoon.rules import TILES, Seat, TileSet, Trick, Trump
from trimoon.solver import Position, solve

TRUMPS = tuple(Trump)
PIPS = [trump for trump in Trump if trump.pip]


def dealt(rng: Random) -> list[TileSet]:
    tiles = rng.sample(TILES, 22)
    return [TileSet(tiles[:8]), TileSet(tiles[8:15]), TileSet(tiles[15:])]


def tricks(kept: TileSet, others: list[TileSet], trump: Trump) -> int:
    return solve(Position((kept, others[0], others[1]), trump, Seat.SOUTH, Trick(Seat.SOUTH)))


@pytest.mark.parametrize("trump", PIPS)
def test_a_pip_renamed_to_six_keeps_the_other_pips_in_order(trump: Trump) -> None:
    assert len({renamed(tile, trump) for tile in TILES}) == 22
    own = {tile for tile in TILES if trump.pip in tile.ends}
    assert {renamed(tile, trump) for tile in own} == {tile for tile in TILES if tile.high == 6}


@pytest.mark.parametrize("trump", PIPS)
def test_a_hand_and_its_trial_take_as_many_tricks(trump: Trump) -> None:
    rng = Random(trump.value)
    masks, asked = masks_of(8), 0
    while asked < 3:
        eight, *others = dealt(rng)
        trials = trials_of(np.array([eight.mask], dtype=np.uint32))[0, TRUMPS.index(trump)]
        if trials[0] == NO_TRIAL:
            continue
        asked += 1
        unseen = [TileSet(renamed(tile, trump) for tile in other) for other in others]
        for tile, trial in zip(eight, trials.tolist(), strict=True):
            hand = TileSet.from_mask(int(masks[trial // 8 % EIGHTS]))
            kept = hand.removing(tuple(hand)[trial % 8])
            assert kept == TileSet(renamed(each, trump) for each in eight.removing(tile))
            assert KINDS[trial // 8 // EIGHTS] is Trump.SIXES
            assert tricks(kept, unseen, Trump.SIXES) == tricks(eight.removing(tile), others, trump)


@pytest.mark.parametrize(
    ("hand", "serious"),
    [
        ("66 65 64 53 43 21 11 00", ["0", "1", "3", "4", "5", "6", "doubles"]),
        ("66 65 64 53 43 21 11 31", ["1", "3", "4", "5", "6", "none"]),
    ],
)
def test_serious_are_pips_held_twice_doubles_held_thrice_and_one_more(
    hand: str, serious: list[str]
) -> None:
    eight = TileSet(parse_tiles(hand))
    trials = trials_of(np.array([eight.mask], dtype=np.uint32))[0]
    assert [str(trump) for trump, row in zip(Trump, trials, strict=True) if row[0] >= 0] == serious


def test_zeros_are_never_worse_than_no_trump_for_who_holds_the_only_zero() -> None:
    rng = Random(7)
    for _ in range(40):
        eight, *others = dealt(rng)
        better = [
            tricks(eight.removing(tile), others, Trump.ZEROS)
            - tricks(eight.removing(tile), others, Trump.NONE)
            for tile in eight
            if tile is not TILES[0]
        ]
        assert min(better) >= 0 if TILES[0] in eight else max(better) <= 0
