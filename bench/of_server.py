"""A real server on loopback: its start, the first page, and how soon a click reaches other tabs."""

from __future__ import annotations

import asyncio
import json
import re
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from statistics import median

import httpx
import websockets
from chromium import CHROMIUM_ARGUMENTS, chromium_path
from websockets import Origin

from bench.figures import Figure

_CLICKS = 200
_FIELD = re.compile(r'<(?:button|input)\b[^>]*?\bname="(\w+)" value="([^"]*)"[^>]*>')
_HIDDEN = ("expected_seq", "command_id")


def figures() -> list[Figure]:
    """Measure a server process, from its start to clicks; bots act without pause."""
    with tempfile.TemporaryDirectory() as folder:
        begin = time.perf_counter()
        with _server(Path(folder)) as address:
            _first_page(address)
            started = time.perf_counter() - begin
            bare = _seconds_of("import fastapi, uvicorn, sqlalchemy.ext.asyncio, alembic.command")
            plain = _seconds_to_health(address)
            delays = asyncio.run(_delays(address))
            return [
                Figure("reference: importing FastAPI, SQLAlchemy, Alembic", bare, "s"),
                Figure("server start to first page", started, "s", "at most 2 s"),
                Figure("reference: GET /healthz on loopback", plain * 1000, "ms"),
                Figure("click to other tab, median", median(delays) * 1000, "ms"),
                Figure("click to other tab, 99th percentile", _percentile(delays) * 1000, "ms"),
                *_first_load(address),
            ]


@contextmanager
def _server(folder: Path) -> Iterator[str]:
    command = [sys.executable, "-m", "trimoon", "serve", "--no-browser", "--port", "0"]
    process = subprocess.Popen(
        [*command, "--pace", "0", "--data", str(folder)], stdout=subprocess.DEVNULL
    )
    try:
        note = folder / "server.json"
        while not note.exists() and process.poll() is None:
            time.sleep(0.005)
        yield json.loads(note.read_text())["address"]
    finally:
        process.terminate()
        process.wait()


def _first_page(address: str) -> None:
    while True:
        try:
            with urllib.request.urlopen(address) as answer:
                answer.read()
                return
        except urllib.error.URLError:
            time.sleep(0.005)


def _seconds_of(code: str) -> float:
    begin = time.perf_counter()
    subprocess.run([sys.executable, "-c", code], check=True)
    return time.perf_counter() - begin


def _seconds_to_health(address: str) -> float:
    with httpx.Client(base_url=address) as client:
        times = []
        for _ in range(50):
            begin = time.perf_counter()
            client.get("/healthz")
            times.append(time.perf_counter() - begin)
        return median(times)


def _percentile(values: list[float]) -> float:
    return sorted(values)[int(len(values) * 0.99)]


async def _delays(address: str) -> list[float]:
    """Play by forms with the first choice of every screen, timing each push to a second tab."""
    async with httpx.AsyncClient(base_url=address, headers={"origin": address}) as client:
        delays: list[float] = []
        while len(delays) < _CLICKS:
            await _one_game(client, address, delays)
        return delays


async def _one_game(client: httpx.AsyncClient, address: str, delays: list[float]) -> None:
    start = await client.post("/start", data={"bundle": "classic", "level": "greedy"})
    path = start.headers["location"]
    cookie = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
    url = address.replace("http", "ws", 1) + path + "/live"
    async with websockets.connect(
        url, origin=Origin(address), additional_headers={"Cookie": cookie}
    ) as tab:  # type: ignore[arg-type]
        told = json.loads(await tab.recv())
        while len(delays) < _CLICKS:
            fields = _first_choice(told["content"])
            if fields is None:
                if _is_over(told["content"]):
                    return
                told = json.loads(await tab.recv())
                continue
            begin = time.perf_counter()
            sent = asyncio.create_task(client.post(path, data=dict(fields)))
            told = json.loads(await tab.recv())
            delays.append(time.perf_counter() - begin)
            await sent
            told = await _settled(tab, told)


async def _settled(tab: websockets.ClientConnection, told: dict[str, str]) -> dict[str, str]:
    """Take the pushes of the bots that follow, until the screen offers something again."""
    while _first_choice(told["content"]) is None and not _is_over(told["content"]):
        told = json.loads(await tab.recv())
    return told


def _first_choice(content: str) -> Mapping[str, str] | None:
    """Give the fields of the first thing that can be done on a screen; None if nothing can."""
    fields: dict[str, str] = {}
    for found in _FIELD.finditer(content):
        name, value = found.groups()
        wanted = name in _CHOICES and name not in fields and _is_open(found.group(0), value)
        if wanted or name in _HIDDEN:
            fields[name] = value
    return fields if any(name in fields for name in _CHOICES) else None


def _is_open(button: str, value: str) -> bool:
    # The language form has a `next` of its own: the page to come back to.
    return "aria-disabled" not in button and not value.startswith("/")


def _is_over(content: str) -> bool:
    return "is-summary" in content and 'id="next"' not in content


_CHOICES = ("call", "widow", "discard", "trump", "tile", "next")


def _first_load(address: str) -> list[Figure]:
    """Count what Chromium takes over the network for the first page, where there is a Chromium."""
    path = chromium_path()
    if path is None:
        print("no Chromium: the size of the first load was not measured")
        return []
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=path, args=list(CHROMIUM_ARGUMENTS))
        try:
            return [
                Figure(f"first load, {language}", _loaded(chromium, address, language), "KB", goal)
                for language, goal in (("en", "at most 150 KB"), ("fr", "at most 200 KB"))
            ]
        finally:
            chromium.close()


def _loaded(chromium: object, address: str, language: str) -> float:
    context = chromium.new_context(locale=language)  # type: ignore[attr-defined]
    page = context.new_page()
    total = 0.0

    def add(event: Mapping[str, float]) -> None:
        nonlocal total
        total += event["encodedDataLength"]

    network = context.new_cdp_session(page)
    network.on("Network.loadingFinished", add)
    network.send("Network.enable")
    page.goto(address, wait_until="networkidle")
    page.locator("#play").click()
    page.wait_for_load_state("networkidle")
    context.close()
    return total / 1000
