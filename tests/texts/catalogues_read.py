"""The catalogues as their sources have them: what the tests of texts read."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path
from string import Formatter
from typing import Final

from babel.messages.catalog import Catalog, Message
from babel.messages.pofile import read_po

from trimoon.texts import LANGUAGES

SOURCES: Final = Path(__file__).resolve().parents[2] / "src/trimoon"
FOLDER: Final = SOURCES / "texts/catalogues"


def read_catalogue(language: str) -> Catalog:
    """Read one catalogue's source."""
    return read_po(BytesIO((FOLDER / f"{language}.po").read_bytes()), locale=language)


def id_of(message: Message) -> str:
    return message.id if isinstance(message.id, str) else message.id[0]


def forms_of(message: Message) -> tuple[str, ...]:
    """Give the text, or the text of every plural form."""
    return (message.string,) if isinstance(message.string, str) else tuple(message.string or ())


def places_of(text: str) -> set[str]:
    """Give the names of the places to fill."""
    return {name for _, name, _, _ in Formatter().parse(text) if name is not None}


CATALOGUES: Final = {language: read_catalogue(language) for language in LANGUAGES}
MESSAGES: Final = {
    language: {id_of(message): message for message in catalogue if message.id}
    for language, catalogue in CATALOGUES.items()
}
TEXTS: Final = [
    (language, text_id, text)
    for language, messages in MESSAGES.items()
    for text_id, message in messages.items()
    for text in forms_of(message)
]
"""Language, id and text of every sentence of every catalogue."""
