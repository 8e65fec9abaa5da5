"""The catalogues, read once for each language, and `say`, the one way to a text."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from trimoon.rules import TrimoonError
from trimoon.texts.languages import LANGUAGES
from trimoon.texts.numbers import with_minus

if TYPE_CHECKING:
    from gettext import GNUTranslations

_NO_VALUES: Final[Mapping[str, object]] = MappingProxyType({})


class TextError(TrimoonError):
    """A text that cannot be said: a slip in the program or the build, never the person's."""


def say(text_id: str, values: Mapping[str, object] = _NO_VALUES, language: str = "en") -> str:
    """Give the text with this id, its `{places}` filled from `values`.

    A text with plural forms takes the one for abs(values["n"]); a negative whole number gets a
    true minus. Raises TextError for an unknown id or language and for a value that is missing.

    >>> say("house.target.points", {"n": -1}), say("house.target.points", {"n": 0})
    ('−1 point', '0 points')
    """
    sentence = _sentence(text_id, values.get("n"), language)
    try:
        return sentence.format_map({name: _shown(value) for name, value in values.items()})
    except KeyError as missing:
        raise TextError(f"text {text_id} needs the value {missing.args[0]!r}") from None


def _sentence(text_id: str, n: object, language: str) -> str:
    catalogue = _catalogue(language)
    if isinstance(n, int):
        sentence = catalogue.ngettext(text_id, text_id, abs(n))
        if sentence != text_id:
            return sentence
    sentence = catalogue.gettext(text_id)
    # gettext answers an unknown id with the id itself; none of ours reads like its own text.
    if sentence == text_id:
        raise TextError(f"there is no text {text_id} in the catalogue {language}.po")
    return sentence


def _shown(value: object) -> object:
    return with_minus(value) if isinstance(value, int) and value < 0 else value


@cache
def _catalogue(language: str) -> GNUTranslations:
    # Imported here: a third of the time that importing this package would take.
    from gettext import GNUTranslations
    from pathlib import Path

    if language not in LANGUAGES:
        raise TextError(f"there is no language {language!r}, only {', '.join(LANGUAGES)}")
    path = Path(__file__).with_name("catalogues") / f"{language}.mo"
    try:
        with path.open("rb") as file:
            return GNUTranslations(file)
    except FileNotFoundError:
        raise TextError(
            f"{path.name} is missing: compile the catalogues by build_backend/catalogues.py"
        ) from None
