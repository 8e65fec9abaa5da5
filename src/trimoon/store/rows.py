"""The values that the store keeps and gives: entries of a log, games, what a command wrote."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TypeAlias

JsonValue: TypeAlias = (
    "bool | int | float | str | list[JsonValue] | tuple[JsonValue, ...] | JsonObject | None"
)
JsonObject: TypeAlias = "Mapping[str, JsonValue]"


@dataclass(frozen=True, slots=True)
class Entry:
    """A line for the log that has no place in it yet: who, what, and the particulars."""

    actor: str
    kind: str
    payload: JsonObject


@dataclass(frozen=True, slots=True)
class Row(Entry):
    """A line of a game's log; `seq` counts from 1 without gaps, `time` is UTC in ISO 8601."""

    game: str
    seq: int
    time: str


@dataclass(frozen=True, slots=True)
class Written:
    """What a command wrote; `repeated` when it had been written before and nothing was added."""

    first_seq: int
    last_seq: int
    repeated: bool = False


@dataclass(frozen=True, slots=True)
class KeptGame:
    """A game in a person's list: an index entry, the log is the truth. `seat` is a number."""

    id: str
    seat: int
    created: str
    changed: str
    finished: bool
