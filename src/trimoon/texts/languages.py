"""The languages there is a catalogue for, and the choice among them from a person's wishes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final

LANGUAGES: Final[Mapping[str, str]] = MappingProxyType(
    {
        "en": "English",
        "fr": "Français",
        "it": "Italiano",
        "af": "Afrikaans",
        "bg": "Български",
        "th": "ไทย",
    }
)
"""Code and own name of every language; the first is the one nobody had to ask for."""

_NO_LANGUAGE: Final = frozenset({"c", "posix"})


def language_for(wishes: Sequence[str]) -> str:
    """Give the first wish that there is a catalogue for; English if there is none.

    A wish is a language tag or the value of LC_ALL or LANG.

    >>> language_for(["de", "fr-CA", "en"]), language_for(["fr_FR.UTF-8"]), language_for(["C"])
    ('fr', 'fr', 'en')
    """
    for wish in wishes:
        code = wish.replace("_", "-").split(".")[0].split("-")[0].lower()
        if code in LANGUAGES:
            return code
        if code in _NO_LANGUAGE:
            break
    return "en"


def wishes_of(accept_language: str) -> tuple[str, ...]:
    """Give the languages of an Accept-Language header, the most wanted first.

    What cannot be read is passed over, since a browser's header is not its user's fault.

    >>> wishes_of("de;q=0.5, fr-CH, fr;q=0.9, en;q=0")
    ('fr-CH', 'fr', 'de')
    """
    weighed = [_weighed(part) for part in accept_language.split(",")]
    wanted = [(weight, tag) for weight, tag in weighed if tag and weight > 0]
    return tuple(tag for _, tag in sorted(wanted, key=lambda pair: -pair[0]))


def _weighed(part: str) -> tuple[float, str]:
    tag, _, parameter = part.partition(";")
    name, _, weight = parameter.partition("=")
    if name.strip().lower() != "q":
        return 1.0, tag.strip()
    try:
        return float(weight), tag.strip()
    except ValueError:
        return 0.0, tag.strip()
