"""What the almanac says of hands: right within its errors, and only where it holds."""

from __future__ import annotations

from dataclasses import replace
from math import sqrt
from random import Random
from statistics import fmean

import pytest

from trimoon.almanac import (
    SPLITS,
    chances_of,
    error_of,
    hand_arrays,
    has_odds,
    odds_before_widow,
    odds_of,
    rank_of,
)
from trimoon.almanac.building import sevens_from
from trimoon.almanac.odds import Odds
from trimoon.rules import (
    ALL_TILES,
    BUNDLES,
    TILES,
    AllPass,
    Call,
    MoonMade,
    Ruleset,
    SetScoring,
    TileSet,
    Trump,
    Widow,
)
from trimoon.solver import codes_for, solve_many

FRESH = 300


def random_hand(size: int, rng: Random) -> TileSet:
    return TileSet(rng.sample(TILES, size))


def shares_on_fresh_splits(eight: TileSet, odds: Odds, rng: Random) -> list[float]:
    """Solve the choice on splits drawn here, with nothing of the almanac's building."""
    unseen = ALL_TILES - eight
    wests = [TileSet(rng.sample(list(unseen), 7)) for _ in range(FRESH)]
    assert odds.discard is not None
    kept = eight.removing(odds.discard)
    hands = [(kept.mask, west.mask, (unseen - west).mask) for west in wests]
    tricks = solve_many(codes_for(hands, odds.trump), worlds=True)
    return [float((tricks >= bid).mean()) for bid in (4, 5, 6, 7)]


def test_fifty_hands_tried_anew_lie_within_four_standard_errors() -> None:
    rng = Random(50)
    for _ in range(50):
        eight = random_hand(8, rng)
        for odds in set(odds_of(eight)):
            shares = shares_on_fresh_splits(eight, odds, rng)
            for share, chance, error in zip(shares, odds.chances, odds.errors, strict=True):
                own = error_of(share * FRESH, FRESH)
                assert abs(share - chance) <= 4 * sqrt(own**2 + error**2), (eight, odds)


def test_a_hand_of_seven_has_the_mean_over_its_widows() -> None:
    rng = Random(7)
    for _ in range(50):
        seven = random_hand(7, rng)
        after = [odds_of(seven.adding(tile)) for tile in TILES if tile not in seven]
        means = [fmean(odds[bid].chance for odds in after) for bid in range(4)]
        assert chances_of(seven) == pytest.approx(means, abs=1 / 65535)
        before = odds_before_widow(seven)
        assert [odds.chance for odds in before] == pytest.approx(means)
        for bid, odds in enumerate(before):
            trumps = [each[bid].trump for each in after]
            assert trumps.count(odds.trump) == max(map(trumps.count, trumps))
            assert odds.discard is None


def test_the_means_of_all_hands_follow_from_their_counts() -> None:
    arrays = hand_arrays()
    assert sevens_from(arrays.counts.astype("u2"), arrays.splits).tolist() == arrays.seven.tolist()


def test_arrays_and_single_hands_say_the_same() -> None:
    arrays, rng = hand_arrays(), Random(3)
    for _ in range(20):
        eight = random_hand(8, rng)
        rank = rank_of(eight)
        for row, odds in enumerate(odds_of(eight)):
            place, trump = divmod(int(arrays.choices[rank, row]), 9)
            assert (odds.discard, odds.trump) == (tuple(eight)[place], [*Trump][trump])
            assert odds.chances == tuple(arrays.counts[rank, row] / arrays.splits)
            assert odds.bid == (Call.FOUR, Call.FIVE, Call.SIX, Call.SEVEN)[row]


def test_each_choice_reaches_more_tricks_less_often() -> None:
    counts = hand_arrays().counts.astype("i4")
    assert counts.shape == (319_770, 4, 4) and counts.max() <= hand_arrays().splits
    assert (counts[..., :-1] >= counts[..., 1:]).all()


def test_at_least_200_splits_stand_behind_each_chance() -> None:
    assert hand_arrays().splits >= 200


def test_six_sixes_and_the_highest_double_besides_are_seven_tricks() -> None:
    eight = TileSet(TILES[-6:]) | TileSet([TILES[15], TILES[1]])
    moon = odds_of(eight)[3]
    assert (moon.trump, str(moon.discard), moon.chance) == (Trump.SIXES, "1-1", 1.0)


def test_a_standard_error_is_nought_only_where_all_ways_are_counted() -> None:
    assert error_of(1716, SPLITS) == 0
    # sqrt(2/204 * 202/204 / 200 * 3232/3431)
    nought = pytest.approx(0.006762, abs=1e-6)
    assert error_of(0, 200) == nought and error_of(200, 200) == nought
    # sqrt(102/204 * 102/204 / 200 * 3232/3431)
    assert error_of(100, 200) == pytest.approx(0.034315, abs=1e-6)


@pytest.mark.parametrize("size", [0, 6, 7, 9])
def test_odds_are_those_of_eight_tiles(size: int) -> None:
    with pytest.raises(ValueError, match=f"8 tiles is asked for, not of {size}"):
        odds_of(TileSet(TILES[:size]))


def test_chances_before_the_widow_are_those_of_seven_tiles() -> None:
    with pytest.raises(ValueError, match="7 tiles is asked for, not of 8"):
        chances_of(TileSet(TILES[:8]))


@pytest.mark.parametrize(
    "ruleset",
    [
        Ruleset(widow=Widow.NONE),
        Ruleset(widow=Widow.OPTIONAL),
        Ruleset(trump_before_widow=True),
        Ruleset(doubles_trump=False),
        Ruleset(no_trump=False),
        Ruleset(first_lead_trump=True),
        Ruleset(leader_names_suit=True),
        Ruleset(min_bid=3),
    ],
)
def test_no_odds_hold_under_rules_that_change_what_a_hand_takes_or_bids(ruleset: Ruleset) -> None:
    assert not has_odds(ruleset)


@pytest.mark.parametrize(
    "ruleset",
    [
        *(BUNDLES[name] for name in ("classic", "family_set", "goes_out", "moon_21")),
        Ruleset(all_pass=AllPass.FORCE_LAST),
        Ruleset(min_bid=5),
        Ruleset(moon_only_over_seven=True),
        Ruleset(moon_made=MoonMade.SCORES_21),
        Ruleset(set_scoring=SetScoring.DEFENDERS_GAIN_BID),
        Ruleset(declarer_goes_out=True),
        replace(Ruleset(), target=15),
    ],
)
def test_odds_hold_under_rules_that_change_calls_and_scores_alone(ruleset: Ruleset) -> None:
    assert has_odds(ruleset)
