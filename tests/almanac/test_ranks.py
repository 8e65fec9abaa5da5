"""Ranks of hands: each hand has one place among those of its size."""

from __future__ import annotations

import numpy as np
import pytest

from trimoon.almanac import rank_of, ranks_of
from trimoon.almanac.ranks import EIGHTS, SEVENS, masks_of
from trimoon.rules import TILES, TileSet


@pytest.mark.parametrize(("size", "hands"), [(7, SEVENS), (8, EIGHTS)])
def test_the_ranks_of_all_hands_of_a_size_count_them(size: int, hands: int) -> None:
    assert ranks_of(masks_of(size), size).tolist() == list(range(hands))


def test_one_hand_has_the_rank_that_arrays_give_it() -> None:
    masks = masks_of(8)[::1009]
    ranks = [rank_of(TileSet.from_mask(int(mask))) for mask in masks]
    assert ranks == ranks_of(masks, 8).tolist() == list(range(0, EIGHTS, 1009))


def test_a_rank_is_the_sum_of_binomials() -> None:
    # Places 0, 2, 5, 6, 7, 8, 21: C(0,1) + C(2,2) + C(5,3) + C(6,4) + C(7,5) + C(8,6) + C(21,7)
    hand = TileSet(TILES[place] for place in (0, 2, 5, 6, 7, 8, 21))
    assert rank_of(hand) == 0 + 1 + 10 + 15 + 21 + 28 + 116_280


def test_a_hand_of_another_size_has_no_rank_among_these() -> None:
    with pytest.raises(ValueError, match="not 8 tiles"):
        ranks_of(np.array([0b1111111], dtype=np.uint32), 8)
