"""The house rules (R9): one field for each, and the named bundles."""

from __future__ import annotations

from dataclasses import dataclass, fields
from enum import Enum
from types import MappingProxyType
from typing import Final


class AllPass(Enum):
    """What happens when nobody has bid (R4.5, R9)."""

    REDEAL = "redeal"
    FORCE_LAST = "force_last"


class MoonMade(Enum):
    """What a made bid of 21 is worth (R8.1, R9)."""

    WINS_GAME = "wins_game"
    SCORES_21 = "scores_21"


class SetScoring(Enum):
    """Who pays when a declarer is set (R7.2, R9)."""

    DECLARER_LOSES_BID = "declarer_loses_bid"
    DEFENDERS_GAIN_BID = "defenders_gain_bid"


class Widow(Enum):
    """What happens with the widow (R5.1, R9)."""

    EXCHANGE = "exchange"
    OPTIONAL = "optional"
    NONE = "none"


@dataclass(frozen=True, slots=True)
class Ruleset:
    """The rules of one game: R1 to R8 as changed by the house rules of R9.

    The defaults are `classic`. Raises ValueError for a value that R9 does not know and for
    `trump_before_widow` without a widow.

    >>> Ruleset().name, Ruleset(target=15).name
    ('classic', 'custom')
    """

    all_pass: AllPass = AllPass.REDEAL
    min_bid: int = 4
    moon_only_over_seven: bool = False
    moon_made: MoonMade = MoonMade.WINS_GAME
    set_scoring: SetScoring = SetScoring.DECLARER_LOSES_BID
    widow: Widow = Widow.EXCHANGE
    trump_before_widow: bool = False
    doubles_trump: bool = True
    no_trump: bool = True
    first_lead_trump: bool = False
    leader_names_suit: bool = False
    declarer_goes_out: bool = False
    target: int = 21
    version: int = 1

    def __post_init__(self) -> None:
        for field in fields(Ruleset):
            value, default = getattr(self, field.name), field.default
            if type(value) is not type(default):
                raise ValueError(f"house rule {field.name}: {value!r} is not {_kind_of(default)}")
        if self.min_bid not in (3, 4, 5):
            raise ValueError(f"house rule min_bid: 3, 4 or 5, not {self.min_bid}")
        if not 1 <= self.target <= 99:
            raise ValueError(f"house rule target: 1 to 99, not {self.target}")
        if self.version != 1:
            raise ValueError(f"version of the rules: 1, not {self.version}")
        if self.trump_before_widow and self.widow is Widow.NONE:
            raise ValueError("house rule trump_before_widow: there is no widow (widow = none)")

    @property
    def name(self) -> str:
        """The name of the bundle with exactly these rules, or "custom"."""
        return next((name for name, bundle in BUNDLES.items() if bundle == self), "custom")

    @property
    def differences(self) -> dict[str, object]:
        """The fields that differ from `classic`, with their values."""
        values = {field.name: getattr(self, field.name) for field in fields(Ruleset)}
        return {name: value for name, value in values.items() if value != getattr(_CLASSIC, name)}


def _kind_of(default: object) -> str:
    if isinstance(default, Enum):
        return " or ".join(member.value for member in type(default))
    return "on or off" if isinstance(default, bool) else "a whole number"


_CLASSIC: Final = Ruleset()

BUNDLES: Final = MappingProxyType(
    {
        "classic": _CLASSIC,
        "no_widow": Ruleset(widow=Widow.NONE),
        "sight_unseen": Ruleset(trump_before_widow=True),
        "family_set": Ruleset(set_scoring=SetScoring.DEFENDERS_GAIN_BID),
        "goes_out": Ruleset(declarer_goes_out=True),
        "moon_21": Ruleset(moon_made=MoonMade.SCORES_21),
    }
)
"""The named bundles (R9); `docs/rules.md` gives the source of each."""
