"""What a person at Chromium waits for: first paint, answer to a press, and how much jumps about.

Servers are processes of their own on loopback; sizes are exact, times are of this machine.
"""

from __future__ import annotations

import socket
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from chromium import CHROMIUM_ARGUMENTS, chromium_path
from playwright.sync_api import sync_playwright
from web.screens import staged, weights_of
from web.serving import Server, act, begin_long, is_over, kind_of, opened, seq_of, served, wish

from bench.figures import Figure
from trimoon.texts import LANGUAGES

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

_FIRST_PAINTS = 5
_PRESSES = 60
_PACE = 0.2

_WATCH = """
addEventListener("click", event => { window.pressed = event.timeStamp; }, true);
window.answers = [];
document.addEventListener("DOMContentLoaded", () => {
  const seq = () => document.getElementById("game")?.dataset.seq;
  let shown = seq();
  new MutationObserver(() => {
    if (seq() === shown) return;
    shown = seq();
    if (!window.pressed) return;
    const pressed = window.pressed;
    window.pressed = 0;
    const channel = new MessageChannel();
    channel.port1.onmessage = () => window.answers.push(performance.now() - pressed);
    requestAnimationFrame(() => channel.port2.postMessage(0));
  }).observe(document.body, { subtree: true, childList: true, attributes: true });
});
"""
# The largest burst of shifts, as Cumulative Layout Shift is defined: gaps under 1 s, 5 s at most.
_SHIFTS = """
window.shifted = 0;
window.burst = { sum: 0, first: 0, last: 0 };
new PerformanceObserver(list => {
  for (const { value, startTime, hadRecentInput } of list.getEntries()) {
    if (hadRecentInput) continue;
    const isOver = startTime - burst.last > 1000 || startTime - burst.first > 5000;
    if (isOver) window.burst = { sum: 0, first: startTime };
    burst.sum += value;
    burst.last = startTime;
    window.shifted = Math.max(shifted, burst.sum);
  }
}).observe({ type: "layout-shift", buffered: true });
"""
_PAINT = """new Promise(done => new PerformanceObserver(list => {
  const paint = list.getEntriesByName("first-contentful-paint")[0];
  if (paint) done(paint.startTime);
}).observe({ type: "paint", buffered: true }))"""


class _Unasked(Server):
    """A server that is only known to listen: it has answered nothing yet."""

    def answers(self) -> bool:
        try:
            socket.create_connection(("127.0.0.1", self.port)).close()
        except OSError:
            return False
        return True


def figures() -> list[Figure]:
    """Measure all of it; nothing where there is no Chromium."""
    if chromium_path() is None:
        print("no Chromium: what a browser shows is not measured")
        return []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=chromium_path(), args=list(CHROMIUM_ARGUMENTS)
        )
        found = [*_sizes(browser), *_paints(browser), *_answers(browser)]
        browser.close()
    return found


def _sizes(browser: Browser) -> list[Figure]:
    with staged() as address:
        pages = {each: weights_of(browser, address, "start", each) for each in LANGUAGES}
        table = weights_of(browser, address, "fourth_trick", "en")
    heaviest = max(sum(weights.values()) for weights in pages.values())
    own = sum(weight for url, weight in table.items() if "/js/" in url)
    return [
        Figure("first page, compressed, English", sum(pages["en"].values()) / 1000, "KB", "150 KB"),
        Figure("the same in its heaviest language", heaviest / 1000, "KB", "200 KB"),
        Figure("own script of the table page", own / 1000, "KB", "8 KB"),
    ]


def _paints(browser: Browser) -> list[Figure]:
    painted, shifted = [], []
    for _ in range(_FIRST_PAINTS):
        with _server(_Unasked) as server, opened(browser, server) as page:
            page.add_init_script(_SHIFTS)
            page.goto(server.address)
            painted.append(float(page.evaluate(_PAINT)))
            shifted.append(float(page.evaluate("shifted")))
    return [
        Figure("first paint, server just started", max(painted) / 1000, "s", "1 s, the worst of 5"),
        Figure("layout shift, first page", max(shifted), "", "0.02"),
    ]


def _answers(browser: Browser) -> list[Figure]:
    still, _ = _answered(browser, "none")
    answer, shifted = _answered(browser, "normal")
    return [
        Figure("reference: a press answered without motion", still, "ms"),
        Figure("press of a tile to its answer painted", answer, "ms", "100 ms at 95 of 100"),
        Figure("layout shift, a game at the table", shifted, "", "0.02"),
    ]


def _answered(browser: Browser, speed: str) -> tuple[float, float]:
    """Play a game; give the 95th percentile of its answers in ms, and how much has shifted."""
    answers: list[float] = []
    with _server(Server) as server, opened(browser, server) as page:
        wish(page, server, f"speed={speed}")
        page.add_init_script(_WATCH + _SHIFTS)
        begin_long(page, server, level="new-moon")
        while len(answers) < _PRESSES and not is_over(page):
            answers += _answer_to_press(page)
        shifted = float(page.evaluate("shifted"))
    return sorted(answers)[int(len(answers) * 0.95)], shifted


def _answer_to_press(page: Page) -> list[float]:
    """Do the next thing that can be done; give how long its answer took if it was a tile."""
    page.wait_for_selector(".status .yours, .is-exchange, .is-summary")
    kind, seq = kind_of(page), seq_of(page)
    page.evaluate("answers = []")
    act(page)
    page.wait_for_function("seq => +document.getElementById('game').dataset.seq > seq", arg=seq)
    page.wait_for_function("() => answers.length > 0")
    taken: list[float] = page.evaluate("answers")
    return taken[:1] if kind == "play" else []


@contextmanager
def _server(kind: type[Server]) -> Iterator[Server]:
    with TemporaryDirectory() as folder, served(Path(folder), _PACE, kind) as server:
        yield server
