"""Compiles the gettext catalogues: `texts/catalogues/fr.po` to `fr.mo` beside it.

Ids are symbolic, so English (`en.po`) is the catalogue the others are held to. One that is fuzzy,
names an id twice, or has other placeholders than English is refused: a player must never meet
"{seat}" or a guessed sentence. Missing and unused ids are the tests' concern, not the build's.
By hand: `python build_backend/catalogues.py` (needs Babel).
"""

import os
import sys
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path
from string import Formatter
from typing import TypeAlias

from babel.messages.catalog import Catalog, Message
from babel.messages.mofile import write_mo
from babel.messages.pofile import PoFileError, read_po

FOLDER = Path(__file__).resolve().parent.parent / "src/trimoon/texts/catalogues"
REFERENCE = "en.po"

Placeholders: TypeAlias = dict[str, set[str]]
"""The names in braces that each id's text is given."""


def install(folder: Path = FOLDER) -> None:
    """Compile every catalogue in `folder`, or stop and say what is wrong with them."""
    if problems := compile_all(folder):
        sys.exit("\n".join(["trimoon: these catalogues cannot be used as they are", *problems]))


def compile_all(folder: Path) -> list[str]:
    """Write the .mo of every sound .po in `folder`; return what is wrong with the others."""
    problems: list[str] = []
    english: Placeholders = {}
    for source in sorted(folder.glob("*.po"), key=lambda path: (path.name != REFERENCE, path)):
        text = source.read_bytes()
        try:
            catalogue = read_po(BytesIO(text), locale=source.stem, abort_invalid=True)
        except PoFileError as error:
            problems.append(f"{source.name}:{error.lineno}: {error}")
            continue
        found = [*_problems(catalogue, english), *_twice(text.decode("utf-8"))]
        problems += [f"{source.name}:{line}: {problem}" for line, problem in sorted(found)]
        if not found:
            _write(catalogue, source.with_suffix(".mo"))
    return problems


def _problems(catalogue: Catalog, english: Placeholders) -> Iterator[tuple[int, str]]:
    """Line and text of each problem; `english` is filled by the first catalogue read."""
    is_reference = not english
    for message in catalogue:
        if not message.id:
            continue
        line = message.lineno or 0
        if message.fuzzy:
            yield line, f"{_id(message)} is fuzzy: finish it and take the flag away"
        forms = _forms(message)
        if message.pluralizable and any(forms) and not _is_complete(forms, catalogue):
            yield line, f"{_id(message)} needs all {catalogue.num_plurals} plural forms"
        try:
            given = {name for form in forms for name in placeholders(form)}
        except ValueError as error:
            yield line, f"{_id(message)}: {error}"
            continue
        wanted = given if is_reference else english.get(_id(message), given)
        if any(forms) and given != wanted:
            yield line, f"{_id(message)} has {_named(given)}, English has {_named(wanted)}"
        if is_reference:
            english[_id(message)] = given


def placeholders(text: str) -> Iterator[str]:
    """The names in braces that `text` wants; ValueError if a brace is alone or holds no name."""
    for _, name, _, _ in Formatter().parse(text):
        if name is None:
            continue
        if not name.isidentifier():
            raise ValueError(f"{{{name}}} is not a named placeholder")
        yield name


def _twice(text: str) -> Iterator[tuple[int, str]]:
    seen: set[str] = set()
    for line, row in enumerate(text.splitlines(), start=1):
        if row.startswith('msgid "') and row != 'msgid ""':
            if row in seen:
                yield line, f"{row.removeprefix('msgid ')} is here twice"
            seen.add(row)


def _forms(message: Message) -> tuple[str, ...]:
    string = message.string
    return (string,) if isinstance(string, str) else tuple(form or "" for form in string or ())


def _is_complete(forms: tuple[str, ...], catalogue: Catalog) -> bool:
    return len(forms) == catalogue.num_plurals and all(forms)


def _id(message: Message) -> str:
    return message.id if isinstance(message.id, str) else message.id[0]


def _named(names: set[str]) -> str:
    return " ".join(f"{{{name}}}" for name in sorted(names)) or "no placeholder"


def _write(catalogue: Catalog, target: Path) -> None:
    """In one step, so that a running server never reads half a file."""
    half = target.with_suffix(".mo.part")
    with half.open("wb") as file:
        write_mo(file, catalogue)
    os.replace(half, target)


if __name__ == "__main__":
    install()
