"""Reading, checking and converting files of records (`.moon`, `.json`)."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from trimoon.cli.faults import BadUse
from trimoon.notation import (
    NotationError,
    Record,
    read_json,
    read_records,
    write_json,
    write_records,
)

_Value = TypeVar("_Value")


def text_of(path: Path) -> str:
    """Read a text file; raise BadUse if it cannot be read."""
    try:
        return path.read_text(encoding="utf-8-sig")
    except FileNotFoundError as error:
        raise BadUse("cli.no_file", path=path) from error
    except (OSError, UnicodeDecodeError) as error:
        message = getattr(error, "strerror", None) or "UTF-8"
        raise BadUse("cli.cannot_read", path=path, message=message) from error


def records_in(path: Path) -> list[Record]:
    """Read every game of a file; raise BadUse that names line and column."""
    records = read_from(path, read_json if path.suffix == ".json" else read_records)
    if not records:
        raise BadUse("record.none", path=path)
    return records


def read_from(path: Path, parse: Callable[[str], _Value]) -> _Value:
    """Read what a text file holds; raise BadUse that says where it is wrong."""
    text = text_of(path)
    try:
        return parse(text)
    except NotationError as error:
        raise _misread(path, error) from error


def _misread(path: Path, error: NotationError) -> BadUse:
    if error.path:
        return BadUse("record.error_in", path=path, place=error.path, message=error)
    place = {"line": error.line, "column": error.column}
    return BadUse("record.error_at", path=path, message=error, **place)


def convert(source: Path, target: Path | None) -> Path | None:
    """Write a file's games in the other form; to standard output without a target."""
    ending = target.suffix if target else (".moon" if source.suffix == ".json" else ".json")
    if ending not in (".moon", ".json"):
        raise BadUse("record.unknown_ending", path=target)
    records = records_in(source)
    text = write_json(records) if ending == ".json" else write_records(records)
    if target is None:
        sys.stdout.write(text)
        return None
    try:
        target.write_text(text, encoding="utf-8")
    except OSError as error:
        raise BadUse("cli.cannot_write", path=target, message=error.strerror) from error
    return target
