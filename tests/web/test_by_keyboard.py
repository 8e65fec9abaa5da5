"""A whole game without a pointer: once with Tab, arrows, Space and Enter, once with our own keys.

After every answer of the server the focus must be somewhere: a keyboard has no other place.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from web.serving import GAMES, KINDS, begin, is_mine, is_over, kind_of, opened, seq_of, served

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

MANY = 60
"""More presses of Tab than any screen has stops."""

AT = "selector => document.activeElement.matches(selector)"
HAS_FOCUS = "() => document.activeElement !== document.body"
NEWER = "seq => +document.getElementById('game').dataset.seq > seq"


def tab_to(page: Page, selector: str) -> None:
    """Press Tab until the focus is there."""
    for _ in range(MANY):
        if page.evaluate(AT, selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab never comes to {selector} on {kind_of(page)}")


def by_tab(page: Page) -> None:
    match kind_of(page):
        case "auction":
            tab_to(page, "input[name=call]")
            page.keyboard.press("ArrowDown")
            tab_to(page, ".auction button.brass")
        case "exchange":
            tab_to(page, "input[name=trump]")
            page.keyboard.press("ArrowDown")
            tab_to(page, "input[name=discard]")
            page.keyboard.press("ArrowRight")
            tab_to(page, ".exchange button.brass")
        case "play":
            tab_to(page, "#hand button")
            go_to_playable(page)
        case "summary":
            tab_to(page, "#next")
    page.keyboard.press("Enter")


def go_to_playable(page: Page) -> None:
    for _ in range(8):
        if page.evaluate(AT, "#hand .playable"):
            return
        page.keyboard.press("ArrowRight")
    raise AssertionError("the arrows never come to a tile that can be played")


def by_own_keys(page: Page) -> None:
    keys: tuple[str, ...] = ()
    match kind_of(page):
        case "auction":
            bids = page.locator("input[name=call]:not([value=pass])")
            lowest = bids.first.get_attribute("value") if bids.count() else None
            keys = ("KeyP",) if lowest is None else ("KeyB", f"Digit{lowest[0]}")
        case "exchange":
            keys = ("Digit3", "KeyT", "Digit4")
        case "play":
            places = page.locator("#hand .slot").evaluate_all(
                "slots => slots.map(slot => slot.matches('.playable'))"
            )
            keys = (f"Digit{places.index(True) + 1}",)
        case "summary":
            tab_to(page, "#next")
    for key in keys:
        page.keyboard.press(key)
    page.keyboard.press("Enter")


@pytest.mark.parametrize("way", [by_tab, by_own_keys], ids=["tab", "own_keys"])
def test_a_whole_game_is_played_by_keyboard_alone(
    browser: Browser, tmp_path: Path, way: object
) -> None:
    assert callable(way)
    seen: set[str] = set()
    with served(tmp_path) as server, opened(browser, server) as page:
        for _ in range(GAMES):
            begin(page, server, target="9")
            page.keyboard.press("Tab")
            while not is_over(page):
                page.wait_for_selector(".status .yours, .is-exchange, .is-summary")
                if is_over(page) or not is_mine(page):
                    continue
                seen.add(kind_of(page))
                seq = seq_of(page)
                way(page)
                page.wait_for_function(NEWER, arg=seq)
                page.wait_for_function(HAS_FOCUS)
            if seen >= KINDS:
                break
        assert seen >= KINDS
        assert page.complaints == []  # type: ignore[attr-defined]
