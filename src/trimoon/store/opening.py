"""Opening a database: where it lies, how its connections behave, bringing it to today's shape."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, event, inspect, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import AsyncAdaptedQueuePool

from trimoon.store.errors import StoreError, StoreFault
from trimoon.store.schema import HEAD, METADATA

IN_MEMORY: Final = ":memory:"
FILE: Final = "trimoon.sqlite3"
_MIGRATIONS: Final = Path(__file__).parent / "migrations"
_WAIT_MS: Final = 5000


def url_for(place: Path | str) -> URL:
    """Give the address of a database: a file, one in a folder, `:memory:`, or as spelt out."""
    if isinstance(place, Path) or "://" not in place:
        path = Path(place)
        return URL.create("sqlite+aiosqlite", database=str(path / FILE if path.is_dir() else path))
    try:
        url = make_url(place)
    except ArgumentError as error:
        raise StoreError(StoreFault.NO_ADDRESS.told(place=place)) from error
    if url.get_backend_name() != "sqlite":
        raise StoreError(StoreFault.KIND.told(kind=url.get_backend_name()))
    return url.set(drivername="sqlite+aiosqlite")


def database_at(url: URL) -> AsyncEngine:
    """Give the pool of connections; makes the file, which only its owner may read, if need be."""
    path = url.database or IN_MEMORY
    if path == IN_MEMORY:
        database = _engine_for(url, poolclass=AsyncAdaptedQueuePool, pool_size=1, max_overflow=0)
    else:
        _make_file(Path(path))
        database = _engine_for(url)
    event.listen(database.sync_engine, "connect", _prepare)
    event.listen(database.sync_engine, "begin", _begin)
    return database


def _engine_for(url: URL, **options: Any) -> AsyncEngine:
    # A connection comes back with its transaction ended; to end it again costs a thread's turn.
    # Parameters are hidden tiles: no error may carry them into a traceback.
    return create_async_engine(url, pool_reset_on_return=None, hide_parameters=True, **options)


def _make_file(path: Path) -> None:
    # The log holds hidden tiles, so neither folder nor file is for other users' eyes.
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))


def _prepare(connection: Any, _: object) -> None:
    connection.isolation_level = None  # else the driver begins transactions of its own, too late
    cursor = connection.cursor()
    for setting in (
        f"busy_timeout = {_WAIT_MS}",
        "journal_mode = WAL",
        "synchronous = NORMAL",
        "foreign_keys = ON",
    ):
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()


def _begin(connection: Connection) -> None:
    # A transaction that reads first and writes later could fail half-way when another one writes.
    # One that only reads is a single statement and needs no beginning.
    if connection.get_execution_options().get("writes", False):
        connection.exec_driver_sql("BEGIN IMMEDIATE")


def migrate(connection: Connection, place: str) -> None:
    """Bring the database to today's shape; raise StoreError if it comes from a newer Trimoon."""
    revision = _revision_of(connection)
    if revision == HEAD:
        return
    # Imported here since a database that has today's shape, the usual case, does not need it.
    from alembic import command
    from alembic.config import Config
    from alembic.util import CommandError

    config = Config()
    config.set_main_option("script_location", str(_MIGRATIONS))
    config.set_main_option("path_separator", "os")
    config.attributes.update(connection=connection, metadata=METADATA)
    try:
        command.upgrade(config, "head")
    except CommandError as error:
        raise StoreError(StoreFault.NEWER.told(place=place, revision=revision)) from error


def _revision_of(connection: Connection) -> str | None:
    if not inspect(connection).has_table("alembic_version"):
        return None
    return connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
