"""What can go wrong with the store, each error saying what would be right."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy.exc import DBAPIError, IntegrityError

from trimoon.rules import TrimoonError


class StoreError(TrimoonError):
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
        raise StoreError(_sentence_for(place, str(error.orig))) from error
    except OSError as error:
        raise StoreError(
            f"cannot write to {place}: {error.strerror or error}; choose a folder that you may "
            "write to"
        ) from error


def _sentence_for(place: str, message: str) -> str:
    remedy = next((right for wrong, right in _REMEDIES if wrong in message), "is the disk healthy?")
    return f"the database {place} does not answer: {message}; {remedy}"


_REMEDIES = (
    ("locked", "another program holds it: close that one, or try again"),
    ("unable to open", "choose a folder that exists and that you may write to"),
    ("readonly", "choose a folder that you may write to"),
    ("full", "free some space"),
    ("not a database", "the file is something else: choose another folder, or move it away"),
)
