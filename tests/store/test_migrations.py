"""Migrations: from nothing to today's shape, and never from a shape that is not known."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import create_engine

import trimoon.store
from trimoon.store import Store, StoreError
from trimoon.store.schema import HEAD, METADATA

FOLDER = Path(trimoon.store.__file__).parent / "migrations"


async def test_an_empty_database_gets_exactly_todays_shape(tmp_path):
    store = await Store.open(tmp_path / "new.sqlite3")
    await store.close()
    database = create_engine(f"sqlite:///{tmp_path}/new.sqlite3")
    with database.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert context.get_current_revision() == HEAD
        assert compare_metadata(context, METADATA) == []
    database.dispose()


def test_the_newest_migration_is_the_one_that_opening_looks_for():
    assert ScriptDirectory(str(FOLDER)).get_heads() == [HEAD]


async def test_a_database_of_a_newer_program_is_refused_untouched(tmp_path):
    place = tmp_path / "new.sqlite3"
    await (await Store.open(place)).close()
    with sqlite3.connect(place) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()
    before = place.read_bytes()
    with pytest.raises(StoreError, match=r"shape 9999, unknown here.*newer Trimoon"):
        await Store.open(place)
    assert place.read_bytes() == before


async def test_a_migration_that_fails_leaves_nothing_behind(tmp_path):
    place = tmp_path / "half.sqlite3"
    with sqlite3.connect(place) as connection:
        connection.execute("CREATE TABLE commands (in_the_way)")
    connection.close()
    with pytest.raises(StoreError, match="already exists"):
        await Store.open(place)
    with sqlite3.connect(place) as connection:
        found = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
        assert [name for (name,) in found] == ["commands"]
    connection.close()
