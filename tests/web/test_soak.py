"""A server killed again and again while somebody plays by forms: nothing is lost, nothing doubled.

Kills: 100, or as many as TRIMOON_KILLS says. The figures are printed (`pytest -s`).
"""

from __future__ import annotations

import json
import os
import sqlite3
import threading
import time
from collections import Counter
from collections.abc import Iterator, Mapping
from contextlib import closing, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from cli.serving import Serving
from web.site import Page

from trimoon.room.standing import folded
from trimoon.store import Row

KILLS = int(os.environ.get("TRIMOON_KILLS", "100"))
KINDS = {"call": "call", "discard": "discard", "trump": "trump", "tile": "play", "next": "next"}
"""The kinds of rows by the names of a form's fields."""
LONGEST_LIFE = 2.5  # seconds, from the moment when it serves


@dataclass(frozen=True)
class Sent:
    """A form on its way; `is_acknowledged` once the server has answered it."""

    game: str
    fields: Mapping[str, str]
    is_acknowledged: bool = False


@dataclass
class Person:
    """Somebody without scripts, who sends a form again if no answer came."""

    rng: Random
    cookies: httpx.Cookies = field(default_factory=httpx.Cookies)
    sent: list[Sent] = field(default_factory=list)
    in_flight: Sent | None = None
    path: str = ""
    seq: int = 0
    again: int = 0

    def play(self, address: str) -> None:
        """Play until the server dies, which is an error of the connection."""
        headers = {"origin": address}
        with httpx.Client(base_url=address, headers=headers, cookies=self.cookies) as client:
            try:
                if self.in_flight is not None:
                    self.again += 1
                    self._send(client, self.in_flight)
                while True:
                    self._act(client)
            finally:
                self.cookies = client.cookies

    def _act(self, client: httpx.Client) -> None:
        if not self.path:
            self._begin(client)
        answer = client.get(self.path)
        assert answer.status_code == 200
        page = Page(self.path, answer.text)
        seq = int(next(str(a["data-seq"]) for _, a in page.tags if a.get("id") == "game"))
        assert seq >= self.seq, "rows that were shown are gone"
        self.seq = seq
        if any(a.get("id") == "again" for a in page.buttons):
            self._begin(client)
        elif chosen := self._choice(page):
            self._send(client, Sent(self.path, page.hidden | chosen))

    def _begin(self, client: httpx.Client) -> None:
        fields = {"bundle": "classic", "level": self.rng.choice(["greedy", "random"])}
        answer = client.post("/start", data=fields)
        assert answer.status_code == 303
        self.path, self.seq = answer.headers["location"], 0

    def _choice(self, page: Page) -> dict[str, str]:
        return {name: self.rng.choice(page.values(name)) for name in KINDS if page.values(name)}

    def _send(self, client: httpx.Client, form: Sent) -> None:
        self.in_flight = form
        answer = client.post(form.game, data=dict(form.fields))
        assert answer.status_code == 303, "neither done now nor known as done before"
        self.in_flight = None
        self.sent.append(Sent(form.game, form.fields, is_acknowledged=True))


def descendants(pid: int) -> set[int]:
    """Give the processes that a process has started, and those that these have."""
    found: set[int] = set()
    for task in Path(f"/proc/{pid}/task").glob("*/children"):
        for child in map(int, task.read_text().split()):
            found |= {child, *descendants(child)}
    return found


def is_alive(pid: int) -> bool:
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0]
    except OSError:
        return False
    return state != "Z"


@contextmanager
def killed_after(server: Serving, seconds: float) -> Iterator[set[int]]:
    """Kill a server after a time; give the processes that it had started until then."""
    workers: set[int] = set()

    def kill() -> None:
        workers.update(descendants(server.process.pid))
        server.process.kill()

    timer = threading.Timer(seconds, kill)
    timer.start()
    yield workers
    timer.join()


def expect_gone(workers: set[int]) -> None:
    end = time.monotonic() + 30
    while any(map(is_alive, workers)):
        assert time.monotonic() < end, "a worker has outlived its server"
        threading.Event().wait(0.02)


def expect_whole(log: list[Row], commands: list[tuple[str, int, int]], sent: list[Sent]) -> None:
    """Hold a game's log against what its person was told."""
    assert [row.seq for row in log] == list(range(1, len(log) + 1))
    standing, _ = folded(log)
    assert standing.seq == len(log)
    known = {name: log[first - 1 : last] for name, first, last in commands}
    written = Counter(row.seq for rows in known.values() for row in rows)
    assert set(written.values()) <= {1}, "a row of two commands"
    mine = {row.seq for row in log if row.actor == "S"}
    assert mine <= set(written), "something done that was never asked for"
    for form in sent:
        rows = known[f"S {form.fields['command_id']}"]
        assert rows[0].seq == int(form.fields["expected_seq"]) + 1
        assert [said_in(row) for row in rows if row.actor == "S"] == wanted_in(form.fields)


def said_in(row: Row) -> tuple[str, Any]:
    return row.kind, next(iter(row.payload.values()), "1")


def wanted_in(fields: Mapping[str, str]) -> list[tuple[str, str]]:
    return [(kind, fields[name]) for name, kind in KINDS.items() if name in fields]


def logs_in(folder: Path) -> Iterator[tuple[str, list[Row], list[tuple[str, int, int]]]]:
    with closing(sqlite3.connect(folder / "trimoon.sqlite3")) as kept:
        assert kept.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        for (game,) in kept.execute("SELECT id FROM games").fetchall():
            rows = kept.execute(
                "SELECT actor, kind, payload, game, seq, time FROM log WHERE game = ? ORDER BY seq",
                (game,),
            )
            log = [Row(a, k, json.loads(payload), *rest) for a, k, payload, *rest in rows]
            commands = kept.execute(
                "SELECT id, first_seq, last_seq FROM commands WHERE game = ?", (game,)
            ).fetchall()
            yield f"/game/{game}", log, commands


@pytest.mark.soak
def test_whatever_moment_a_server_is_killed_no_command_is_lost_or_done_twice(
    tmp_path: Path,
) -> None:
    person = Person(Random(7))
    workers_seen = 0
    for _ in range(KILLS):
        server = Serving(tmp_path, "--port", "0")
        try:
            address = server.ready()
            life = person.rng.uniform(0, LONGEST_LIFE)
            with killed_after(server, life) as workers, pytest.raises(httpx.TransportError):
                person.play(address)
            expect_gone(workers)
            workers_seen += len(workers)
        finally:
            server.stop()
    games = rows = 0
    for game, log, commands in logs_in(tmp_path):
        expect_whole(log, commands, [form for form in person.sent if form.game == game])
        games, rows = games + 1, rows + len(log)
    assert len(person.sent) > KILLS
    print(
        f"\n{KILLS} kills: {len(person.sent)} commands acknowledged, {person.again} sent again; "
        f"{games} games, {rows} rows; {workers_seen} worker processes, none left"
    )
