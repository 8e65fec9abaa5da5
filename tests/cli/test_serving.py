"""`trimoon serve` in a process of its own: its lines, its end, and every way it can fail."""

from __future__ import annotations

import asyncio
import json
import os
import resource
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest
from cli.serving import Serving
from websockets.sync.client import connect

from trimoon.cli import main
from trimoon.store import Store

Serve = Callable[..., Serving]
ANY_PORT = ("--port", "0")


@pytest.fixture
def serve(tmp_path: Path) -> Iterator[Serve]:
    started: list[Serving] = []

    def start(*arguments: str, folder: Path = tmp_path, **variables: str) -> Serving:
        wanted = arguments if "--port" in arguments else (*ANY_PORT, *arguments)
        started.append(Serving(folder, *wanted, **variables))
        return started[-1]

    yield start
    for each in started:
        each.stop()


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")


def status_of(address: str, host: str = "") -> int:
    try:
        with urlopen(Request(f"{address}/healthz", headers={"Host": host} if host else {})) as got:
            return int(got.status)
    except HTTPError as error:
        error.close()
        return error.code


def a_page_of(address: str) -> tuple[str, str]:
    """Open the start page; give the game's path and the cookie."""
    with urlopen(address) as answer:
        html, cookie = answer.read().decode(), answer.headers["set-cookie"].split(";")[0]
    return html.split('id="play" href="')[1].split('"')[0], cookie


def half_a_form(address: str) -> socket.socket:
    """Begin to send a form, and wait until the server waits for the rest of it."""
    host = address.removeprefix("http://")
    sender = socket.create_connection(("127.0.0.1", int(host.rpartition(":")[2])))
    kind = "content-type: application/x-www-form-urlencoded"
    expect = "expect: 100-continue\r\ncontent-length: 100"
    head = f"POST /start HTTP/1.1\r\nhost: {host}\r\n{kind}\r\n{expect}\r\n\r\n"
    sender.sendall(head.encode())
    assert sender.recv(25).startswith(b"HTTP/1.1 100")
    sender.sendall(b"level=")
    return sender


def expect_one_complaint(
    capsys: pytest.CaptureFixture[str], folder: Path, words: Sequence[str], *arguments: str
) -> None:
    """Start a server here and now, since it will not start; it may leave nothing open."""
    assert main(["serve", "--no-browser", "--data", str(folder), *arguments]) == 2
    shown = capsys.readouterr()
    assert shown.err.startswith("Error: ")
    assert shown.err.count("\n") == 1
    assert [word for word in words if word not in shown.err] == []
    assert shown.out == ""


@pytest.mark.parametrize("sign", [signal.SIGINT, signal.SIGTERM])
def test_it_ends_at_once_when_asked_though_pages_are_open(serve: Serve, sign: int) -> None:
    server = serve()
    address = server.ready()
    path, cookie = a_page_of(address)
    live = address.replace("http:", "ws:") + path + "/live"
    headers = {"cookie": cookie, "origin": address}
    with connect(live, additional_headers=headers) as page, half_a_form(address):
        assert json.loads(page.recv())["seq"] > 0
        asked = time.monotonic()
        server.process.send_signal(sign)
        assert server.ended() == (0, "")
        assert time.monotonic() - asked < 10
    assert server.lines[-2:] == ["Stopped. Your games are saved.", ""]


def test_a_busy_port_is_said_and_the_next_free_one_taken(serve: Serve) -> None:
    with socket.socket() as busy:
        busy.bind(("127.0.0.1", 0))
        busy.listen()
        port = busy.getsockname()[1]
        server = serve("--port", str(port))
        address = server.ready()
    taken = int(address.rpartition(":")[2])
    assert port < taken < port + 50
    assert server.lines[0] == f"Port {port} is busy, using {taken} instead."
    assert status_of(address) == 200


def test_a_second_start_on_the_same_folder_points_to_the_first(serve: Serve) -> None:
    address = serve().ready()
    second = serve()
    assert second.ended() == (0, "")
    assert second.lines == [f"The game is already running for this folder: {address}", ""]


def test_what_a_killed_server_has_noted_leads_nobody_astray(serve: Serve, tmp_path: Path) -> None:
    first = serve()
    old = first.ready()
    first.stop()
    assert json.loads((tmp_path / "server.json").read_text())["address"] == old
    new = serve().ready()
    assert json.loads((tmp_path / "server.json").read_text())["address"] == new
    assert status_of(new) == 200


def test_after_a_clean_end_no_address_stays_behind(serve: Serve, tmp_path: Path) -> None:
    server = serve()
    server.ready()
    server.process.send_signal(signal.SIGINT)
    assert server.ended()[0] == 0
    assert not (tmp_path / "server.json").exists()


def test_a_server_for_the_house_says_its_addresses_and_answers_to_them(serve: Serve) -> None:
    server = serve("--host", "0.0.0.0")
    port = server.ready().rpartition(":")[2]
    mine, *others = [line for line in server.lines if "http://" in line]
    assert mine == f"The game is at http://localhost:{port}"
    for line in others:
        assert line.startswith("From another device in the house: http://")
        address = line.split()[-1]
        assert status_of(f"http://127.0.0.1:{port}", host=address[7:]) == 200
    assert status_of(f"http://127.0.0.1:{port}", host=f"evil.example:{port}") == 400


@pytest.mark.skipif(not socket.has_dualstack_ipv6(), reason="this machine has no IPv6")
def test_every_ipv6_address_means_every_address(serve: Serve) -> None:
    port = serve("--host", "::").ready().rpartition(":")[2]
    assert [status_of(f"http://{host}:{port}") for host in ("127.0.0.1", "[::1]")] == [200, 200]


def test_hosts_of_the_environment_are_answered_to(serve: Serve) -> None:
    address = serve(TRIMOON_HOSTS="moon.example, [fd00::7] ").ready()
    for host, status in (("moon.example", 200), ("[fd00::7]:80", 200), ("sun.example", 400)):
        assert status_of(address, host) == status


@pytest.mark.parametrize("host", ["nowhere.invalid", "a..b", "198.51.100.7", "x" * 300])
def test_a_host_that_cannot_be_listened_on_is_named(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, host: str
) -> None:
    expect_one_complaint(capsys, tmp_path, ["Cannot listen on", host], "--host", host)


@pytest.mark.skipif(os.geteuid() == 0, reason="root may use every port and folder")
def test_a_port_for_root_only_is_named(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    expect_one_complaint(capsys, tmp_path, ["Cannot listen on", ":80"], "--port", "80")


@pytest.mark.skipif(os.geteuid() == 0, reason="root may use every port and folder")
def test_a_folder_that_cannot_be_written_is_named(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    folder = tmp_path / "folder"
    folder.mkdir(mode=0o500)
    expect_one_complaint(capsys, folder, [str(folder), "cannot be used"])


def test_a_file_that_is_no_database_is_named_and_left_alone(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    path = tmp_path / "trimoon.sqlite3"
    path.write_text("my diary " * 100)
    expect_one_complaint(capsys, tmp_path, [str(path), "the file is no database"], *ANY_PORT)
    assert path.read_text() == "my diary " * 100


def test_a_database_cut_short_is_named(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "trimoon.sqlite3"
    asyncio.run(kept_at(path))
    path.write_bytes(path.read_bytes()[:5000])
    expect_one_complaint(capsys, tmp_path, [str(path)], *ANY_PORT)


async def kept_at(path: Path) -> None:
    store = await Store.open(path)
    await store.secret()
    await store.close()


def test_a_database_of_a_newer_program_is_named(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    path = tmp_path / "trimoon.sqlite3"
    with closing(sqlite3.connect(path)) as kept, kept:
        kept.execute("CREATE TABLE alembic_version (version_num TEXT)")
        kept.execute("INSERT INTO alembic_version VALUES ('9999')")
    expect_one_complaint(capsys, tmp_path, [str(path), "newer Trimoon"], *ANY_PORT)


def test_a_reader_who_goes_away_ends_it_without_a_traceback(tmp_path: Path) -> None:
    reader, writer = os.pipe()
    words = ["serve", "--no-browser", "--port", "0", "--data", str(tmp_path)]
    os.close(reader)
    done = subprocess.run(
        [sys.executable, "-m", "trimoon", *words],
        stdout=writer,
        stderr=subprocess.PIPE,
        text=True,
        timeout=60,
        check=False,
    )
    os.close(writer)
    assert (done.returncode, done.stderr) == (1, "")


def test_a_full_disk_is_said_in_one_line(tmp_path: Path) -> None:
    words = ["serve", "--no-browser", "--port", "0", "--data", str(tmp_path)]
    done = subprocess.run(
        [sys.executable, "-m", "trimoon", *words],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
        env=os.environ | {"LC_ALL": "C.UTF-8"},
        # A file may not grow beyond this: to a program that is a full disk.
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (8000, 8000)),
    )
    assert done.returncode == 2
    assert done.stderr.startswith("Error: ")
    assert done.stderr.count("\n") == 1
