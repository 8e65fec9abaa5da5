"""How the odds are built: trials that can be repeated, the best mean taken, stopped and gone on."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations
from pathlib import Path
from random import Random

import numpy as np
import pytest

from trimoon.almanac import hand_arrays
from trimoon.almanac.building import Building, Plan
from trimoon.almanac.folding import NO_TRIAL, trials_of
from trimoon.almanac.odds import SPLITS
from trimoon.almanac.ranks import EIGHTS, masks_of
from trimoon.almanac.trials import Trials
from trimoon.almanac.volume import hands_volume
from trimoon.notation import parse_tiles
from trimoon.rules import ALL_TILES, TileSet, Trump
from trimoon.solver import codes_for, solve_many

QUICK = Plan(splits=20, seed=3, rounds=((2, 4), (4, 1)))
HANDS = masks_of(8)[Random(4).sample(range(EIGHTS), 30)]
FAIR = TileSet(parse_tiles("66 65 62 55 53 43 21 11"))


def ignored(step: int, done: int, of: int) -> None:
    """Hear of progress without a care."""


def never() -> bool:
    return False


def test_a_build_that_was_stopped_gives_what_one_without_a_break_gives(tmp_path: Path) -> None:
    whole = Building(QUICK, tmp_path / "whole", ignored).chosen(HANDS)
    told: list[tuple[int, int, int]] = []

    def stopping(step: int, done: int, of: int) -> None:
        told.append((step, done, of))
        if step == 1:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        Building(QUICK, tmp_path / "parts", stopping).chosen(HANDS)
    pieces = {file: file.stat().st_mtime_ns for file in tmp_path.glob("parts/*/0-*.npy")}
    assert pieces and told[-1][0] == 1 and not list(tmp_path.glob("parts/*/2-*.npy"))
    gone_on = Building(QUICK, tmp_path / "parts", ignored).chosen(HANDS)
    assert all(file.stat().st_mtime_ns == before for file, before in pieces.items())
    assert whole[0].tolist() == gone_on[0].tolist()
    assert whole[1].tolist() == gone_on[1].tolist()


def test_pieces_of_another_plan_are_not_taken_up(tmp_path: Path) -> None:
    plans = (QUICK, replace(QUICK, seed=4), replace(QUICK, splits=21), replace(QUICK, rounds=()))
    assert len({plan.folder for plan in plans}) == 4


def test_progress_is_told_up_to_the_end_of_each_step(tmp_path: Path) -> None:
    told: dict[int, tuple[int, int]] = {}

    def hear(step: int, done: int, of: int) -> None:
        told[step] = (done, of)

    Building(QUICK, tmp_path, hear).chosen(HANDS)
    assert sorted(told) == [0, 1, 2]
    assert all(done == of for done, of in told.values())


def test_a_trial_repeated_alone_gives_what_it_gave_among_others() -> None:
    trials = np.unique(trials_of(HANDS[:4]))
    trials = trials[trials != NO_TRIAL]
    together = Trials(9).results(trials, 2, 25, never)
    for trial in (0, 17, len(trials) - 1):
        alone = Trials(9).results(trials[trial : trial + 1], 2, 25, never)
        assert alone.tolist() == together[trial : trial + 1].tolist()
    assert Trials(10).results(trials, 2, 25, never).tolist() != together.tolist()
    assert Trials(9).results(trials, 3, 25, never).tolist() != together.tolist()


def test_values_of_the_shipped_hands_are_made_again_one_by_one() -> None:
    heading, arrays = hands_volume().heading, hand_arrays()
    plan = Plan(heading.splits, heading.seed)
    assert heading.chosen_by == plan.chosen_by
    for rank in (0, 123_456, EIGHTS - 1):
        trials = trials_of(masks_of(8)[rank : rank + 1])[0]
        place, trump = divmod(int(arrays.choices[rank, 2]), 9)
        trial = trials[trump, place, None]
        (result,) = Trials(plan.seed).results(trial, plan.steps - 1, plan.splits, never)
        assert result[:4].tolist() == arrays.counts[rank, 2].tolist()


def test_splits_are_drawn_without_putting_back_and_evenly() -> None:
    trials = Trials(5)
    hands = np.arange(400, dtype=np.int32)
    drawn = trials._drawn(hands, 0, 200)
    assert all(len(set(row)) == 200 for row in drawn.tolist())
    # Each of 14 places goes west in half the 80,000 splits: within five standard errors.
    west = [(drawn >> place & 1).mean() for place in range(14)]
    assert max(abs(share - 0.5) for share in west) < 5 * 0.5 / 80_000**0.5


def test_an_exact_build_takes_the_greatest_mean_over_all_splits(tmp_path: Path) -> None:
    """The greatest of the means over all ways, not the mean of what would be best each way."""
    plan = Plan(splits=SPLITS, rounds=((4, 8), (20, 1)))
    hands = np.array([FAIR.mask], dtype=np.uint32)
    choices, counts = Building(plan, tmp_path, ignored).chosen(hands)
    tricks = tricks_by_choice(FAIR)
    for bid in range(4):
        reached = {choice: int((row >= 4 + bid).sum()) for choice, row in tricks.items()}
        best = max(reached.values())
        assert counts[0, bid, bid] == best == reached[int(choices[0, bid])]
        taken = tricks[int(choices[0, bid])]
        assert counts[0, bid].tolist() == [int((taken >= 4 + k).sum()) for k in range(4)]
    each_way = np.max([*tricks.values()], axis=0)
    assert (each_way >= 6).sum() > counts[0, 2, 2] > 0


def tricks_by_choice(eight: TileSet) -> dict[int, np.ndarray]:
    """Solve every choice with sixes, fives or no trump on every split, on positions of our own."""
    unseen = ALL_TILES - eight
    splits = [TileSet(west) for west in combinations(unseen, 7)]
    tricks = {}
    for trump in (Trump.SIXES, Trump.FIVES, Trump.NONE):
        for place, tile in enumerate(eight):
            hands = [
                (eight.removing(tile).mask, west.mask, (unseen - west).mask) for west in splits
            ]
            choice = place * 9 + [*Trump].index(trump)
            tricks[choice] = solve_many(codes_for(hands, trump), worlds=True)
    return tricks
