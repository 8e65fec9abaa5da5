"""What browser tests are staged with: a server that can be killed, a page that may not complain.

Also a player who does the first thing that can be done, by mouse; it knows the page, not the rules.
"""

from __future__ import annotations

import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.request import urlopen

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

SERVE = Path(__file__).with_name("serve.py")
MOMENT = threading.Event()
KINDS = {"auction", "exchange", "play", "summary"}
GAMES = 4
"""Games until all kinds of turns have come; one is usual, but a bot's 21 can end it at once."""


class Server:
    """A server process that can be killed and started again at the same address."""

    def __init__(self, folder: Path, pace: float) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.folder, self.pace = folder, pace
        self.start()

    @property
    def address(self) -> str:
        return f"http://localhost:{self.port}"

    def start(self) -> None:
        arguments = [str(self.folder), str(self.port), str(self.pace)]
        self.process = subprocess.Popen([sys.executable, str(SERVE), *arguments])
        within(30, self.answers)

    def answers(self) -> bool:
        assert self.process.poll() is None, "the server has ended"
        try:
            with urlopen(f"http://127.0.0.1:{self.port}/healthz") as answer:
                return bool(answer.status == 200)
        except OSError:
            return False

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        """Ask the server to end, as whoever runs it would."""
        self.process.terminate()
        try:
            self.process.wait(30)
        finally:
            self.process.kill()

    def workers(self) -> list[int]:
        """Give the processes that this server has started."""
        return children_of(self.process.pid)


def children_of(pid: int) -> list[int]:
    children = []
    for task in Path(f"/proc/{pid}/task").glob("*/children"):
        children += [int(child) for child in task.read_text().split()]
    return children + [grand for child in children for grand in children_of(child)]


def is_alive(pid: int) -> bool:
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0]
    except OSError:
        return False
    return state != "Z"


def within(seconds: float, wish: Any) -> None:
    """Look again and again until the wish is fulfilled; fail when the time is over."""
    end = time.monotonic() + seconds
    while not wish():
        assert time.monotonic() < end, "it did not happen in time"
        MOMENT.wait(0.05)


@contextmanager
def served(folder: Path, pace: float = 0, kind: type[Server] = Server) -> Iterator[Server]:
    server = kind(folder, pace)
    try:
        yield server
    finally:
        server.stop()


@contextmanager
def opened(browser: Browser, server: Server, **options: Any) -> Iterator[Page]:
    """Open a page that may ask nothing of another host and may not complain."""
    context = browser.new_context(locale="en", **options)
    page = context.new_page()
    complaints: list[str] = []
    page.on("console", lambda said: complaints.append(said.text) if said.type == "error" else None)
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.on(
        "request",
        lambda request: (
            None
            if request.url.startswith(server.address)
            else complaints.append(f"asked {request.url}")
        ),
    )
    page.complaints = complaints  # type: ignore[attr-defined]
    yield page
    context.close()


def begin(page: Page, server: Server, **fields: str) -> None:
    """Fill in the form of a new game and send it."""
    page.goto(f"{server.address}/new")
    for name, value in fields.items():
        field = page.locator(f"[name={name}]").first
        if field.get_attribute("type") == "radio":
            page.locator(f"[name={name}][value='{value}']").check()
        else:
            field.fill(value)
    page.click("#begin")
    page.wait_for_selector("#game")


def begin_long(page: Page, server: Server, **fields: str) -> None:
    """Begin a game that no single deal ends: a made 21 scores 21 of 99."""
    begin(page, server, target="99", bundle="moon_21", **fields)


def wish(page: Page, server: Server, written: str) -> None:
    """Set the cookie of settings, as `a=b&c=d`; the form of them has tests of its own."""
    cookie = {"name": "trimoon_settings", "value": written, "url": server.address}
    page.context.add_cookies([cookie])  # type: ignore[list-item]


def kind_of(page: Page) -> str:
    classes = page.get_attribute("#game", "class")
    assert classes is not None
    return classes.split()[1].removeprefix("is-")


def seq_of(page: Page) -> int:
    return int(str(page.get_attribute("#game", "data-seq")))


def is_mine(page: Page) -> bool:
    mine = ".status .yours, .is-exchange, .is-summary"
    return page.locator(mine).count() > 0


def plays_now(page: Page) -> bool:
    return kind_of(page) == "play" and is_mine(page)


def press_brass(page: Page) -> None:
    """Press the button for what was chosen; not if the page has gone on by itself meanwhile."""
    from playwright.sync_api import TimeoutError as TookTooLong

    with suppress(TookTooLong):
        page.locator(".go .brass:visible").click(timeout=5000)


def act(page: Page) -> None:
    """Do the first thing that can be done, by mouse."""
    match kind_of(page):
        case "auction":
            # The lowest bid that is still possible, else a pass.
            calls = page.locator("label.call")
            calls.nth(min(1, calls.count() - 1)).click()
            press_brass(page)
        case "exchange":
            page.locator(".eight label.slot:not(.from-widow)").first.click()
            page.locator(".halves label").last.click()
            press_brass(page)
        case "play":
            page.locator("button.slot.playable").first.click()
        case "summary":
            page.click("#next")


def play_on(page: Page, *, scripts: bool, until: Any) -> None:
    """Act whenever it is this person's turn, until the wish is fulfilled."""
    while True:
        # Looked at first: the turn may come while the wish is judged, and is not to be taken then.
        is_turn = is_mine(page)
        if until(page):
            return
        if is_over(page):
            until(page)  # The game has ended while it was looked at.
            return
        if not is_turn:
            if scripts:
                page.wait_for_selector(".status .yours, .is-exchange, .is-summary")
            else:
                page.reload()
            continue
        seq = seq_of(page)
        act(page)
        page.wait_for_function("seq => +document.getElementById('game').dataset.seq > seq", arg=seq)


def is_over(page: Page) -> bool:
    return page.locator("#again").count() > 0
