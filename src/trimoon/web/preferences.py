"""What a person wishes: colours, motion, pace, forced tiles, keys, sounds; a cookie in words.

Knows which values there are and how they are kept; knows neither their words nor their effect.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, replace
from types import MappingProxyType
from typing import Final
from urllib.parse import parse_qsl, urlencode

from starlette.requests import HTTPConnection
from starlette.responses import Response

from trimoon.rules import TrimoonError

SETTINGS_COOKIE: Final = "trimoon_settings"
_TWO_YEARS: Final = 2 * 365 * 24 * 3600

CHOICES: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {
        "theme": ("night", "linen", "contrast", "auto"),
        "numerals": ("off", "on"),
        "pips": ("ink", "colours"),
        "sort": ("trump", "dealt"),
        "speed": ("slow", "normal", "fast", "none"),
        "pace": ("slow", "normal", "fast", "none"),
        "confirm": ("auto", "always", "never"),
        "forced": ("off", "on"),
        "keys": ("on", "off"),
        "sound_tile": ("off", "on"),
        "sound_turn": ("off", "on"),
    }
)
"""Every wish and its values, in the order of the form."""

GROUPS: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {
        "look": ("theme", "numerals", "pips", "sort"),
        "time": ("speed", "pace"),
        "hands": ("confirm", "forced", "keys"),
        "sound": ("sound_tile", "sound_turn"),
    }
)
"""The wishes as the form groups them."""


class UnknownWish(TrimoonError):
    """A wish has a value that there is not."""


@dataclass(frozen=True, slots=True)
class Wishes:
    """The wishes of one person, each one of `CHOICES`; raise UnknownWish for any other value.

    >>> Wishes(theme="linen").changing({"speed": "fast", "colour": "red"}).written
    'theme=linen&speed=fast'
    """

    theme: str = "night"
    numerals: str = "off"
    pips: str = "ink"
    sort: str = "trump"
    speed: str = "normal"
    pace: str = "normal"
    confirm: str = "auto"
    forced: str = "off"
    keys: str = "on"
    sound_tile: str = "off"
    sound_turn: str = "off"

    def __post_init__(self) -> None:
        for name, value in asdict(self).items():
            if value not in CHOICES[name]:
                raise UnknownWish(f"{name}: {' or '.join(CHOICES[name])}, not {value!r}")

    def changing(self, wished: Mapping[str, object]) -> Wishes:
        """Give these wishes with some changed; names that are no wish are passed over."""
        return replace(self, **{k: str(v) for k, v in wished.items() if k in CHOICES})

    @property
    def written(self) -> str:
        """These wishes as the cookie holds them: only those that differ from the usual."""
        usual = asdict(USUAL)
        return urlencode({k: v for k, v in asdict(self).items() if v != usual[k]})


USUAL: Final = Wishes()
"""The wishes of who has not said any."""


def wishes_in(written: str) -> Wishes:
    """Read the text of a cookie; what is unknown or wrong in it is passed over.

    >>> wishes_in("theme=linen&speed=warp&x=1")
    Wishes(theme='linen', numerals='off', pips='ink', sort='trump', speed='normal', \
pace='normal', confirm='auto', forced='off', keys='on', sound_tile='off', sound_turn='off')
    """
    known = {
        name: value for name, value in parse_qsl(written[:1000]) if value in CHOICES.get(name, ())
    }
    return USUAL.changing(known)


def wishes_of(connection: HTTPConnection) -> Wishes:
    """Give the wishes of who asks."""
    return wishes_in(connection.cookies.get(SETTINGS_COOKIE, ""))


def keep_wishes(response: Response, wishes: Wishes, *, secure: bool) -> None:
    """Remember the wishes of a person."""
    response.set_cookie(
        SETTINGS_COOKIE,
        wishes.written,
        max_age=_TWO_YEARS,
        httponly=True,
        samesite="lax",
        secure=secure,
    )
