"""The store: append-only logs by game, each written in one transaction under a unique number."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from secrets import token_bytes

from sqlalchemy import func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from trimoon.store.errors import GameExists, StaleSequence, StoreError, told_clearly
from trimoon.store.opening import database_at, migrate, url_for
from trimoon.store.rows import Entry, KeptGame, Row, Written
from trimoon.store.schema import COMMANDS, GAMES, LOG, SEATS, SETTINGS


class Store:
    """The games of one installation. Open it with `Store.open`, and close it."""

    def __init__(self, database: AsyncEngine, place: str) -> None:
        self._database = database
        self._place = place

    @classmethod
    async def open(cls, place: Path | str) -> Store:
        """Open a database, making or migrating it if need be.

        `place` is a file, a folder, an SQLite address, or `:memory:` for a store that ends with
        the program.
        """
        url = url_for(place)
        name = url.database or str(place)
        with told_clearly(name):
            store = cls(database_at(url), name)
            try:
                async with store._writing() as connection:
                    await connection.run_sync(migrate, name)
            except BaseException:
                await store.close()
                raise
        return store

    async def close(self) -> None:
        """Close all connections."""
        await self._database.dispose()

    async def begin(
        self, game: str, persons: Mapping[int, str], entries: Sequence[Entry], time: str
    ) -> Written:
        """Write a new game with its first entries; `persons` are ids by number of seat."""
        async with self._writing() as connection:
            try:
                await connection.execute(
                    insert(GAMES).values(id=game, created=time, changed=time, finished=False)
                )
            except IntegrityError as error:
                raise GameExists(game) from error
            held = [{"game": game, "seat": seat, "person": who} for seat, who in persons.items()]
            if held:
                await connection.execute(insert(SEATS), held)
            return await _write(connection, game, 0, entries, time)

    async def append(
        self,
        game: str,
        expected_seq: int,
        entries: Sequence[Entry],
        time: str,
        *,
        command: str | None = None,
        finished: bool = False,
    ) -> Written:
        """Append entries after row `expected_seq`, all of them or none, in one transaction.

        A command that has been written before is not written again: its rows are given, marked
        as repeated. Raises StaleSequence if the game has moved on.
        """
        try:
            async with self._writing() as connection:
                earlier = await _command(connection, game, command)
                if earlier is not None:
                    return earlier
                current = await _last_seq(connection, game)
                if current != expected_seq:
                    raise StaleSequence(game, expected_seq, current)
                await _touch(connection, game, time, finished)
                written = await _write(connection, game, current, entries, time)
                await _remember(connection, game, command, written)
                return written
        except IntegrityError as error:
            raise StaleSequence(game, expected_seq, await self.last_seq(game)) from error

    async def rows(
        self, game: str, after: int = 0, *, kinds: Sequence[str] | None = None
    ) -> list[Row]:
        """Give a game's rows after a sequence number, in order; of these kinds, if given."""
        query = select(LOG).where(LOG.c.game == game, LOG.c.seq > after).order_by(LOG.c.seq)
        if kinds is not None:
            query = query.where(LOG.c.kind.in_(kinds))
        async with self._reading() as connection:
            found = await connection.execute(query)
            return [Row(**row) for row in found.mappings()]

    async def last_seq(self, game: str) -> int:
        """Give the number of a game's last row; 0 if there is none."""
        async with self._reading() as connection:
            return await _last_seq(connection, game)

    async def command(self, game: str, command: str) -> Written | None:
        """Tell what a command has written; None if it is not known."""
        async with self._reading() as connection:
            return await _command(connection, game, command)

    async def games_of(
        self, person: str, *, finished: bool | None = None, limit: int = 20
    ) -> list[KeptGame]:
        """List the games in which a person holds a seat, the newest first."""
        query = (
            select(GAMES.c.id, SEATS.c.seat, GAMES.c.created, GAMES.c.changed, GAMES.c.finished)
            .join_from(SEATS, GAMES, SEATS.c.game == GAMES.c.id)
            .where(SEATS.c.person == person)
            .order_by(GAMES.c.number.desc(), SEATS.c.seat)
            .limit(limit)
        )
        if finished is not None:
            query = query.where(GAMES.c.finished == finished)
        async with self._reading() as connection:
            found = await connection.execute(query)
            return [KeptGame(**row) for row in found.mappings()]

    async def secret(self, random_bytes: Callable[[int], bytes] = token_bytes) -> bytes:
        """Give the 32 bytes that sign this installation's cookies; they are made once."""
        query = select(SETTINGS.c.value).where(SETTINGS.c.name == "secret")
        async with self._writing() as connection:
            kept: bytes | None = await connection.scalar(query)
            if kept is None:
                kept = random_bytes(32)
                await connection.execute(insert(SETTINGS).values(name="secret", value=kept))
            return kept

    @asynccontextmanager
    async def _writing(self) -> AsyncIterator[AsyncConnection]:
        with told_clearly(self._place):
            async with self._database.connect() as connection:
                await connection.execution_options(writes=True)
                async with connection.begin():
                    yield connection

    @asynccontextmanager
    async def _reading(self) -> AsyncIterator[AsyncConnection]:
        with told_clearly(self._place):
            async with self._database.connect() as connection:
                yield connection


async def _last_seq(connection: AsyncConnection, game: str) -> int:
    query = select(func.coalesce(func.max(LOG.c.seq), 0)).where(LOG.c.game == game)
    return int(await connection.scalar(query) or 0)


async def _command(connection: AsyncConnection, game: str, command: str | None) -> Written | None:
    if command is None:
        return None
    query = select(COMMANDS).where(COMMANDS.c.game == game, COMMANDS.c.id == command)
    row = (await connection.execute(query)).one_or_none()
    return None if row is None else Written(row.first_seq, row.last_seq, repeated=True)


async def _write(
    connection: AsyncConnection, game: str, after: int, entries: Sequence[Entry], time: str
) -> Written:
    rows = [
        {
            "game": game,
            "seq": seq,
            "actor": entry.actor,
            "kind": entry.kind,
            "payload": entry.payload,
            "time": time,
        }
        for seq, entry in enumerate(entries, after + 1)
    ]
    await connection.execute(insert(LOG), rows)
    return Written(after + 1, after + len(rows))


async def _touch(connection: AsyncConnection, game: str, time: str, finished: bool) -> None:
    changes = {"changed": time, "finished": True} if finished else {"changed": time}
    touched = await connection.execute(update(GAMES).where(GAMES.c.id == game).values(changes))
    if touched.rowcount == 0:
        raise StoreError(f"there is no game {game}: begin it first")


async def _remember(
    connection: AsyncConnection, game: str, command: str | None, written: Written
) -> None:
    if command is not None:
        await connection.execute(
            insert(COMMANDS).values(
                game=game, id=command, first_seq=written.first_seq, last_seq=written.last_seq
            )
        )
