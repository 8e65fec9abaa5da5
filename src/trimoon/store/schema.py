"""The shape of the database, as the newest migration leaves it."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
)

HEAD: Final = "0001"
"""The newest migration; a test holds it to the folder."""

METADATA: Final = MetaData()

GAMES: Final = Table(
    "games",
    METADATA,
    Column("number", Integer, primary_key=True),
    Column("id", Text, nullable=False, unique=True),
    Column("created", Text, nullable=False),
    Column("changed", Text, nullable=False),
    Column("finished", Boolean, nullable=False),
)

SEATS: Final = Table(
    "seats",
    METADATA,
    Column("game", Text, ForeignKey("games.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", Text, nullable=False),
    Index("seats_by_person", "person"),
)

LOG: Final = Table(
    "log",
    METADATA,
    Column("game", Text, ForeignKey("games.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("actor", Text, nullable=False),
    Column("kind", Text, nullable=False),
    Column("payload", JSON, nullable=False),
    Column("time", Text, nullable=False),
)

COMMANDS: Final = Table(
    "commands",
    METADATA,
    Column("game", Text, ForeignKey("games.id"), primary_key=True),
    Column("id", Text, primary_key=True),
    Column("first_seq", Integer, nullable=False),
    Column("last_seq", Integer, nullable=False),
)

SETTINGS: Final = Table(
    "settings",
    METADATA,
    Column("name", Text, primary_key=True),
    Column("value", LargeBinary, nullable=False),
)
