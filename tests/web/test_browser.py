"""A person at a real browser: a whole game, keyboard, reasons, a server that dies."""

from __future__ import annotations

import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.request import urlopen

import pytest

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

SERVE = Path(__file__).with_name("serve.py")
MOMENT = threading.Event()
SIZES = {"desktop": (1280, 800), "narrow": (320, 640)}


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
def served(folder: Path, pace: float = 0) -> Iterator[Server]:
    server = Server(folder, pace)
    try:
        yield server
    finally:
        server.kill()


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


def act(page: Page) -> None:
    """Do the first thing that can be done, by mouse."""
    match kind_of(page):
        case "auction":
            # The lowest bid that is still possible, else a pass.
            calls = page.locator("label.call")
            calls.nth(min(1, calls.count() - 1)).click()
            page.locator(".go .brass:visible").click()
        case "exchange":
            page.locator(".eight label.slot:not(.from-widow)").first.click()
            page.locator(".halves label").last.click()
            page.locator(".go .brass:visible").click()
        case "play":
            page.locator("button.slot.playable").first.click()
        case "summary":
            page.click("#next")


def play_on(page: Page, *, scripts: bool, until: Any) -> None:
    """Act whenever it is this person's turn, until the wish is fulfilled."""
    while not until(page):
        if is_over(page):
            until(page)  # The game has ended while it was looked at.
            return
        if not is_mine(page):
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


def has_no_sideways_scroll(page: Page) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scripts", [True, False], ids=["scripts", "no_scripts"])
def test_a_person_plays_a_whole_game_to_its_end(
    browser: Browser, tmp_path: Path, size: str, scripts: bool
) -> None:
    width, height = SIZES[size]
    seen: set[str] = set()

    def looked(page: Page) -> bool:
        over = is_over(page)  # Asked first: the page may move on while it is looked at.
        seen.add(kind_of(page))
        assert has_no_sideways_scroll(page), kind_of(page)
        return over

    options = {"viewport": {"width": width, "height": height}, "java_script_enabled": scripts}
    with served(tmp_path) as server, opened(browser, server, **options) as page:
        if not scripts:
            page.evaluate = lambda *_: True  # type: ignore[method-assign]
            page.wait_for_function = lambda *_, **__: None  # type: ignore[assignment,method-assign]
        begin(page, server, target="5")
        play_on(page, scripts=scripts, until=looked)
        assert {"auction", "exchange", "play", "summary"} <= seen
        assert page.locator(".scores .winner").count() == 1
        assert page.complaints == []  # type: ignore[attr-defined]


def test_a_server_killed_in_the_middle_of_a_trick_comes_back_to_the_open_page(
    browser: Browser, tmp_path: Path
) -> None:
    def in_a_trick(page: Page) -> bool:
        lying = page.locator(".trick:not(.past) .spot:not(.yours)")
        return kind_of(page) == "play" and lying.count() > 0

    with served(tmp_path) as server, opened(browser, server) as page:
        begin(page, server, target="99")
        play_on(page, scripts=True, until=lambda page: in_a_trick(page) and is_mine(page))
        seq, workers = seq_of(page), server.workers()
        assert workers
        server.kill()
        page.wait_for_selector("#lost:not([hidden])")
        within(20, lambda: not any(is_alive(pid) for pid in workers))
        server.start()
        page.wait_for_selector("#lost", state="hidden")
        assert seq_of(page) == seq
        act(page)
        page.wait_for_function("seq => +document.getElementById('game').dataset.seq > seq", arg=seq)


def test_a_tile_played_by_the_keyboard_leaves_the_focus_in_the_hand(
    browser: Browser, tmp_path: Path
) -> None:
    with served(tmp_path) as server, opened(browser, server) as page:
        begin(page, server, target="99")
        play_on(page, scripts=True, until=plays_now)
        seq = seq_of(page)
        page.locator("button.slot.playable").first.focus()
        page.keyboard.press("Enter")
        page.wait_for_function("seq => +document.getElementById('game').dataset.seq > seq", arg=seq)
        page.wait_for_function("document.activeElement.matches('#hand button, #status, #land')")
        assert page.locator("#log p").count() > 0


def test_a_tile_that_may_not_be_played_says_why(browser: Browser, tmp_path: Path) -> None:
    def refuses(page: Page) -> bool:
        return is_mine(page) and page.locator("button.slot.shaded").count() > 0

    with served(tmp_path) as server, opened(browser, server) as page:
        begin(page, server, target="99")
        play_on(page, scripts=True, until=refuses)
        seq = seq_of(page)
        page.locator("button.slot.shaded").first.click(force=True)
        page.wait_for_selector(".status .refusal")
        assert "You must follow" in str(page.text_content(".status .refusal"))
        page.wait_for_function("document.getElementById('now').textContent.includes('follow')")
        assert seq_of(page) == seq
        assert page.complaints == []  # type: ignore[attr-defined]


def test_a_call_that_is_too_low_says_why_before_any_other_is_chosen(
    browser: Browser, tmp_path: Path
) -> None:
    def is_outbid(page: Page) -> bool:
        return is_mine(page) and page.locator(".call.no").count() > 0

    with served(tmp_path) as server, opened(browser, server) as page:
        begin(page, server, target="99")
        play_on(page, scripts=True, until=is_outbid)
        page.locator(".call.no").first.click(force=True)
        page.wait_for_selector(".status .refusal")
        assert "A bid must be higher than" in str(page.text_content(".status .refusal"))


SCREENS = ((1280, 800), (1366, 650), (1024, 768), (768, 1024), (390, 844), (320, 640), (844, 390))


@pytest.mark.parametrize("locale", ["en", "fr"])
def test_nothing_that_is_to_be_chosen_lies_below_the_screen(
    browser: Browser, tmp_path: Path, locale: str
) -> None:
    seen: set[str] = set()

    def fits(page: Page) -> bool:
        kind = kind_of(page)
        if is_mine(page) and kind in {"auction", "exchange", "play"} - seen:
            seen.add(kind)
            for width, height in SCREENS:
                page.set_viewport_size({"width": width, "height": height})
                scrolls = page.evaluate("document.documentElement.scrollHeight - innerHeight")
                assert scrolls <= 0, (kind, width, height)
        return len(seen) == 3

    with served(tmp_path) as server, opened(browser, server) as page:
        cookie = {"name": "trimoon_language", "value": locale, "url": server.address}
        page.context.add_cookies([cookie])  # type: ignore[list-item]
        begin(page, server, target="99")
        play_on(page, scripts=True, until=fits)


def test_on_a_touch_screen_a_tile_is_tapped_then_confirmed(
    browser: Browser, tmp_path: Path
) -> None:
    options = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
    with served(tmp_path) as server, opened(browser, server, **options) as page:
        begin(page, server, target="99")
        play_on(page, scripts=True, until=plays_now)
        seq = seq_of(page)
        page.locator("button.slot.playable").first.tap()
        page.wait_for_selector("#confirm")
        assert seq_of(page) == seq
        page.locator("#confirm").tap()
        page.wait_for_function("seq => +document.getElementById('game').dataset.seq > seq", arg=seq)


def test_axe_finds_nothing_on_any_screen(browser: Browser, tmp_path: Path) -> None:
    from axe_playwright_python.sync_playwright import Axe

    looked_at: set[str] = set()

    def look(page: Page) -> bool:
        over = is_over(page)  # Asked first: the page may move on while it is looked at.
        kind = kind_of(page)
        if kind not in looked_at:
            looked_at.add(kind)
            results = Axe().run(page)
            assert results.violations_count == 0, results.generate_report()
        return over

    with served(tmp_path) as server, opened(browser, server) as page:
        page.goto(f"{server.address}/new")
        results = Axe().run(page)
        assert results.violations_count == 0, results.generate_report()
        begin(page, server, target="3")
        play_on(page, scripts=True, until=look)
    assert {"auction", "exchange", "play", "summary"} <= looked_at
