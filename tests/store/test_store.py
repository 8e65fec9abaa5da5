"""The store: rows of a game without gaps, each command once, errors in plain words."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import traceback
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from trimoon.rules import Tile, TrimoonError
from trimoon.store import (
    Entry,
    GameExists,
    KeptGame,
    Row,
    StaleSequence,
    Store,
    StoreError,
    Written,
)

T0, T1, T2 = "2026-11-30T12:00:00Z", "2026-11-30T12:00:01Z", "2026-11-30T12:00:02Z"
OPENING = Entry("room", "game", {"id": "g"})
CALL = Entry("S", "call", {"call": "4"})
PLAY = Entry("W", "play", {"tile": "6-4", "named": None, "deep": [1, {"a": True}]})


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    store = await Store.open(tmp_path / "games.sqlite3")
    await store.begin("g", {0: "ana", 2: "bo"}, [OPENING], T0)
    yield store
    await store.close()


async def test_rows_come_back_as_they_were_written(store):
    assert await store.append("g", 1, [CALL, PLAY], T1) == Written(2, 3)
    assert await store.rows("g") == [
        Row("room", "game", {"id": "g"}, "g", 1, T0),
        Row("S", "call", {"call": "4"}, "g", 2, T1),
        Row("W", "play", {"tile": "6-4", "named": None, "deep": [1, {"a": True}]}, "g", 3, T1),
    ]
    assert [row.seq for row in await store.rows("g", after=2)] == [3]
    assert [row.seq for row in await store.rows("g", kinds=["game", "play"])] == [1, 3]
    assert await store.last_seq("g") == 3
    assert await store.rows("nobody's") == []


async def test_a_stale_sequence_number_writes_nothing(store):
    await store.append("g", 1, [CALL], T1)
    with pytest.raises(StaleSequence, match="game g stands at row 2, not 1") as stale:
        await store.append("g", 1, [PLAY], T2, command="late")
    assert (stale.value.expected, stale.value.current) == (1, 2)
    assert await store.last_seq("g") == 2
    assert await store.command("g", "late") is None


async def test_a_number_ahead_of_the_log_is_stale_too(store):
    with pytest.raises(StaleSequence):
        await store.append("g", 7, [CALL], T1)


async def test_a_repeated_command_is_answered_alike_and_not_written_again(store):
    first = await store.append("g", 1, [CALL, PLAY], T1, command="c")
    again = await store.append("g", 1, [CALL, PLAY], T2, command="c")
    moved_on = await store.append("g", 3, [PLAY], T2, command="c")
    assert first == Written(2, 3)
    assert again == moved_on == await store.command("g", "c") == Written(2, 3, repeated=True)
    assert await store.last_seq("g") == 3


async def test_the_same_command_id_in_another_game_is_another_command(store):
    await store.begin("h", {}, [OPENING], T0)
    await store.append("g", 1, [CALL], T1, command="c")
    assert await store.append("h", 1, [CALL], T1, command="c") == Written(2, 2)


async def test_of_writers_at_once_one_writes_and_all_others_are_stale(store, tmp_path):
    other = await Store.open(tmp_path / "games.sqlite3")
    writers = [(store, other)[i % 2].append("g", 1, [CALL], T1) for i in range(10)]
    answers = await asyncio.gather(*writers, return_exceptions=True)
    await other.close()
    assert [a for a in answers if isinstance(a, Written)] == [Written(2, 2)]
    assert sum(isinstance(a, StaleSequence) for a in answers) == 9
    assert [row.seq for row in await store.rows("g")] == [1, 2]


async def test_a_failure_between_rows_leaves_none_of_them(store):
    with pytest.raises(Exception, match="not JSON serializable"):
        await store.append("g", 1, [CALL, Entry("W", "play", {"x": object()})], T1)  # type: ignore[dict-item]
    assert await store.last_seq("g") == 1


async def test_a_game_begins_once(store):
    with pytest.raises(GameExists, match="a game with the id g exists already"):
        await store.begin("g", {1: "cy"}, [OPENING], T1)
    assert await store.games_of("cy") == []
    assert await store.last_seq("g") == 1


async def test_nothing_is_appended_to_a_game_that_has_not_begun(store):
    with pytest.raises(StoreError, match="there is no game x"):
        await store.append("x", 0, [CALL], T1)


async def test_a_persons_games_are_listed_newest_first(store):
    await store.begin("h", {1: "ana"}, [OPENING], T1)
    await store.begin("i", {1: "bo"}, [OPENING], T1)
    await store.append("g", 1, [CALL], T2, finished=True)
    of_ana = [KeptGame("h", 1, T1, T1, False), KeptGame("g", 0, T0, T2, True)]
    assert await store.games_of("ana") == of_ana
    assert await store.games_of("ana", finished=False) == of_ana[:1]
    assert await store.games_of("ana", finished=True) == of_ana[1:]
    assert await store.games_of("ana", limit=1) == of_ana[:1]
    assert await store.games_of("nobody") == []


async def test_the_secret_is_made_once_and_kept(store, tmp_path):
    secret = await store.secret()
    other = await Store.open(tmp_path / "games.sqlite3")
    assert await other.secret(lambda count: b"another") == secret
    await other.close()
    assert len(secret) == 32


async def test_what_is_kept_outlives_the_program(tmp_path):
    for number in (1, 2, 3):
        store = await Store.open(tmp_path / "kept.sqlite3")
        await store.begin(f"g{number}", {0: "ana"}, [OPENING], T0)
        assert len(await store.games_of("ana")) == number
        await store.close()


async def test_a_store_in_memory_serves_many_at_once():
    store = await Store.open(":memory:")
    await store.begin("g", {}, [OPENING], T0)
    for number in range(1, 5):
        await asyncio.gather(
            store.append("g", number, [CALL], T1), *(store.rows("g") for _ in range(5))
        )
    assert await store.last_seq("g") == 5
    await store.close()


async def test_a_folder_gets_a_file_of_its_own_that_others_may_not_read(tmp_path):
    folder = tmp_path / "new" / "folder"
    folder.mkdir(parents=True)
    store = await Store.open(folder)
    await store.close()
    assert (folder / "trimoon.sqlite3").stat().st_mode & 0o777 == 0o600


async def test_a_missing_folder_is_made_for_its_owner_only(tmp_path):
    store = await Store.open(str(tmp_path / "new" / "games.sqlite3"))
    await store.close()
    assert (tmp_path / "new").stat().st_mode & 0o777 == 0o700


async def test_an_address_of_sqlite_is_a_file(tmp_path):
    store = await Store.open(f"sqlite:///{tmp_path}/a.sqlite3")
    await store.close()
    assert (tmp_path / "a.sqlite3").exists()


@pytest.mark.parametrize(
    ("place", "message"),
    [
        ("postgresql://localhost/moon", "a database of kind postgresql is not supported"),
        ("://", "no address of a database"),
    ],
)
async def test_an_address_that_cannot_be_used_is_refused(place, message):
    with pytest.raises(StoreError, match=message):
        await Store.open(place)


async def test_a_place_that_cannot_be_written_is_named(tmp_path):
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(StoreError, match=r"cannot write to .*file/games\.sqlite3.*choose a folder"):
        await Store.open(tmp_path / "file" / "games.sqlite3")


async def test_a_file_that_is_no_database_is_left_alone(tmp_path):
    place = tmp_path / "notes.txt"
    place.write_text("not tiles " * 100)
    with pytest.raises(StoreError, match="the file is no database"):
        await Store.open(place)
    assert place.read_text() == "not tiles " * 100


async def test_a_database_held_by_another_program_is_said_to_be(tmp_path, monkeypatch):
    monkeypatch.setattr("trimoon.store.opening._WAIT_MS", 1)
    place = tmp_path / "games.sqlite3"
    store = await Store.open(place)
    await store.begin("g", {}, [OPENING], T0)
    holder = sqlite3.connect(place, isolation_level=None)
    holder.execute("BEGIN IMMEDIATE")
    with pytest.raises(TrimoonError, match="another program holds it"):
        await store.append("g", 1, [CALL], T1)
    holder.close()
    assert await store.append("g", 1, [CALL], T1) == Written(2, 2)
    await store.close()


async def test_no_error_carries_what_was_to_be_written(tmp_path):
    store = await Store.open(tmp_path / "games.sqlite3")
    hidden = str(Tile(3, 3))  # not spelt out: a traceback shows these lines
    entries = [Entry("S", "discard", {"tile": hidden})]
    await store.begin("g", {}, entries, T0)
    async with store._writing() as connection:
        await connection.exec_driver_sql("DROP TABLE commands")
    with pytest.raises(StoreError) as caught:
        await store.append("g", 1, entries, T0, command=hidden)
    await store.close()
    assert hidden not in "".join(traceback.format_exception(caught.value))


async def test_connections_keep_the_promises_of_the_log(tmp_path):
    store = await Store.open(tmp_path / "games.sqlite3")
    async with store._reading() as connection:
        asked = {
            name: (await connection.exec_driver_sql(f"PRAGMA {name}")).scalar()
            for name in ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
        }
    await store.close()
    assert asked == {
        "journal_mode": "wal",
        "synchronous": 1,
        "foreign_keys": 1,
        "busy_timeout": 5000,
    }
    assert os.listdir(tmp_path) == ["games.sqlite3"]
