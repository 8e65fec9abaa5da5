"""What can go wrong with the store, each error saying what would be right."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy.exc import DBAPIError, IntegrityError

from trimoon.faults import Fault, Faulty
from trimoon.rules import TrimoonError


class StoreFault(Fault):
    """What may be wrong with a database, and what to do about it."""

    NO_ADDRESS = "“{place}” is no address of a database: give a file"
    KIND = "a database of kind {kind} is not supported: give a file"
    NEWER = (
        "the database {place} has the shape {revision}, unknown here: it was written by a newer"
        " Trimoon; install that one, or choose another folder"
    )
    UNWRITABLE = "cannot write to {place}: {cause}; choose a folder that you may write to"
    NO_ANSWER = "the database {place} does not answer: {cause}; {remedy}"
    LOCKED = "another program holds it: close that one, or try again"
    NOT_OPENED = "choose a folder that exists and that you may write to"
    READONLY = "choose a folder that you may write to"
    FULL = "free some space"
    NO_DATABASE = "the file is no database: choose another folder, or move it away"
    UNKNOWN = "is the disk healthy?"


class StoreError(Faulty, TrimoonError):
    """The store cannot be opened, read or written."""


class StaleSequence(StoreError):
    """Somebody else has written to the game meanwhile; `current` is its last sequence number."""

    def __init__(self, game: str, expected: int, current: int) -> None:
        super().__init__(f"game {game} stands at row {current}, not {expected}: read it again")
        self.expected = expected
        self.current = current


class GameExists(StoreError):
    """A game with this id is there already."""

    def __init__(self, game: str) -> None:
        super().__init__(f"a game with the id {game} exists already: take another id")


@contextmanager
def told_clearly(place: str) -> Iterator[None]:
    """Turn the database's errors into a `StoreError` in plain words; `place` is where it lies."""
    try:
        yield
    except IntegrityError:
        raise  # whoever writes knows which rule of the schema has said no
    except DBAPIError as error:
        cause = str(error.orig)
        remedy = next((right for sign, right in _REMEDIES if sign in cause), StoreFault.UNKNOWN)
        told = StoreFault.NO_ANSWER.told(place=place, cause=cause, remedy=remedy.told())
        raise StoreError(told) from error
    except OSError as error:
        cause = error.strerror or str(error)
        raise StoreError(StoreFault.UNWRITABLE.told(place=place, cause=cause)) from error


_REMEDIES = (
    ("locked", StoreFault.LOCKED),
    ("unable to open", StoreFault.NOT_OPENED),
    ("readonly", StoreFault.READONLY),
    ("full", StoreFault.FULL),
    ("not a database", StoreFault.NO_DATABASE),
)
"""What to do, by a word of what the database says."""
