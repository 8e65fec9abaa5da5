"""What a hand is worth to its declarer: read from the almanac's data in microseconds.

The chances are those of best play with all tiles face up, the two defenders as one, over all ways
in which the unseen tiles may lie. Each choice is the best on the mean over those ways, made on
one sample and valued on another. Does not know the score, the calls or the seats.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from typing import TYPE_CHECKING, Final

from trimoon.almanac.ranks import EIGHTS, SEVENS, rank_of
from trimoon.almanac.volume import BIDS, hands_volume
from trimoon.rules import TILES, Call, Ruleset, Tile, TileSet, Trump, Widow

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

Chances = tuple[float, float, float, float]
"""Of at least 4, 5, 6 and 7 tricks."""

TRUMPS: Final = tuple(Trump)
SPLITS: Final = 3432
"""The ways to divide fourteen unseen tiles between two hands."""

_CALLS: Final = (Call.FOUR, Call.FIVE, Call.SIX, Call.SEVEN)
_WHOLE: Final = 65535


@dataclass(frozen=True, slots=True)
class Odds:
    """The choice that is best for a bid, and its chances of at least 4, 5, 6 and 7 tricks.

    `bid` stands for 21 too where it is 7. `errors` are the standard errors of the chances, 0 where
    every way the tiles may lie was counted. `discard` is None for a hand before the widow.
    """

    bid: Call
    discard: Tile | None
    trump: Trump
    chances: Chances
    errors: Chances

    @property
    def chance(self) -> float:
        """The chance to make the bid."""
        return self.chances[self.bid.tricks - 4]

    @property
    def error(self) -> float:
        """The standard error of the chance to make the bid."""
        return self.errors[self.bid.tricks - 4]


@dataclass(frozen=True, slots=True)
class HandArrays:
    """All hands as arrays over the file, in order of rank; nothing is copied.

    `choices`: uint8 (319770, 4), for each bid from 4 to 7 the discard's place among the eight times
    9, plus the trump's place in `Trump`. `counts`: (319770, 4, 4), of `splits` how many reached at
    least 4, 5, 6 and 7 with the choice for that bid; uint8, or uint16 for 256 splits and more.
    `seven`: uint16 (170544, 4), the chance of each bid before the widow, times 65535.
    """

    choices: NDArray[np.uint8]
    counts: NDArray[np.uint8] | NDArray[np.uint16]
    splits: int
    seven: NDArray[np.uint16]


def odds_of(eight: TileSet) -> tuple[Odds, Odds, Odds, Odds]:
    """Give the best choices of a declarer with the widow in hand, for bids of 4, 5, 6 and 7.

    Raises ValueError unless there are eight tiles, AlmanacError where the data are missing.
    """
    _demand(eight, 8)
    volume, rank = hands_volume(), rank_of(eight)
    tiles, splits = tuple(eight), volume.heading.splits
    odds = []
    for row, bid in enumerate(_CALLS, rank * BIDS):
        place, trump = divmod(volume.choices[row], len(TRUMPS))
        counts = volume.counts[row * BIDS : row * BIDS + BIDS]
        errors = [error_of(count, splits) for count in counts]
        chances = [count / splits for count in counts]
        odds.append(Odds(bid, tiles[place], TRUMPS[trump], _four(chances), _four(errors)))
    return (odds[0], odds[1], odds[2], odds[3])


def chances_of(seven: TileSet) -> Chances:
    """Give the chances to make 4, 5, 6 and 7 before the widow is seen.

    Each is the mean over the fifteen tiles that the widow may be, of the chance of the choice best
    for that bid. Raises as `odds_of` does.
    """
    _demand(seven, 7)
    row = rank_of(seven) * BIDS
    return _four([share / _WHOLE for share in hands_volume().sevens[row : row + BIDS]])


def odds_before_widow(seven: TileSet) -> tuple[Odds, Odds, Odds, Odds]:
    """Give for each bid the chances before the widow, and the trump most often best after it.

    The chances of a row are means over the widows of the choices best for that row's bid.
    """
    _demand(seven, 7)
    after = [odds_of(seven.adding(tile)) for tile in TILES if tile not in seven]
    four = [_mean([each[place] for each in after]) for place in range(BIDS)]
    return (four[0], four[1], four[2], four[3])


def error_of(count: float, splits: int) -> float:
    """Give the standard error of a chance counted on a sample of the ways the tiles may lie.

    Of p(1-p)/n, p is taken as (count+2)/(n+4) (Agresti and Coull, 1998), so that none or all of a
    sample is no certainty; a sample of distinct ways out of 3,432 is the surer the fewer it leaves.
    """
    p = (count + 2) / (splits + 4)
    return sqrt(p * (1 - p) / splits * (SPLITS - splits) / (SPLITS - 1))


def has_odds(ruleset: Ruleset) -> bool:
    """Tell whether these odds hold under house rules: those that change what a hand can take."""
    return (
        ruleset.widow is Widow.EXCHANGE
        and not ruleset.trump_before_widow
        and ruleset.doubles_trump
        and ruleset.no_trump
        and not ruleset.first_lead_trump
        and not ruleset.leader_names_suit
        and ruleset.min_bid >= _CALLS[0]
    )


def hand_arrays() -> HandArrays:
    """Give all hands as NumPy arrays; raise AlmanacError where the data are missing."""
    import numpy as np

    volume = hands_volume()
    return HandArrays(
        np.asarray(volume.choices).reshape(EIGHTS, BIDS),
        np.asarray(volume.counts).reshape(EIGHTS, BIDS, BIDS),
        volume.heading.splits,
        np.asarray(volume.sevens).reshape(SEVENS, BIDS),
    )


def _mean(odds: Sequence[Odds]) -> Odds:
    trumps = [each.trump for each in odds]
    chances = _columns([each.chances for each in odds])
    errors = _columns([each.errors for each in odds])
    return Odds(
        odds[0].bid,
        None,
        max(TRUMPS, key=trumps.count),
        _four([sum(column) / len(odds) for column in chances]),
        _four([sqrt(sum(error**2 for error in column)) / len(odds) for column in errors]),
    )


def _columns(rows: Sequence[Chances]) -> list[tuple[float, ...]]:
    return list(zip(*rows, strict=True))


def _four(values: Sequence[float]) -> Chances:
    first, second, third, fourth = values
    return (first, second, third, fourth)


def _demand(hand: TileSet, size: int) -> None:
    if len(hand) != size:
        raise ValueError(f"a hand of {size} tiles is asked for, not of {len(hand)}: {hand}")
