"""A person at a real browser: a whole game, keyboard, reasons, a server that dies."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from web.serving import (
    GAMES,
    KINDS,
    act,
    begin,
    begin_long,
    is_alive,
    is_mine,
    is_over,
    kind_of,
    opened,
    play_on,
    plays_now,
    seq_of,
    served,
    within,
)

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

NEWER = "seq => +document.getElementById('game').dataset.seq > seq"
SIZES = {"desktop": (1280, 800), "narrow": (320, 640)}


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
        for _ in range(GAMES):
            begin(page, server, target="5")
            play_on(page, scripts=scripts, until=looked)
            if seen >= KINDS:
                break
        assert seen >= KINDS
        assert page.locator(".scores .winner").count() == 1
        assert page.complaints == []  # type: ignore[attr-defined]


def test_a_server_killed_in_the_middle_of_a_trick_comes_back_to_the_open_page(
    browser: Browser, tmp_path: Path
) -> None:
    def in_a_trick(page: Page) -> bool:
        lying = page.locator(".trick:not(.past) .spot:not(.yours)")
        return kind_of(page) == "play" and lying.count() > 0

    with served(tmp_path) as server, opened(browser, server) as page:
        begin_long(page, server)
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
        begin_long(page, server)
        play_on(page, scripts=True, until=plays_now)
        seq = seq_of(page)
        page.locator("button.slot.playable").first.focus()
        page.keyboard.press("Enter")
        page.wait_for_function("seq => +document.getElementById('game').dataset.seq > seq", arg=seq)
        page.wait_for_function(
            "() => document.activeElement.matches('#hand button, #status, #land')"
        )
        assert page.locator("#log p").count() > 0


def test_a_tile_that_may_not_be_played_says_why(browser: Browser, tmp_path: Path) -> None:
    def refuses(page: Page) -> bool:
        return is_mine(page) and page.locator("button.slot.shaded").count() > 0

    with served(tmp_path) as server, opened(browser, server) as page:
        begin_long(page, server)
        play_on(page, scripts=True, until=refuses)
        seq = seq_of(page)
        page.locator("button.slot.shaded").first.click(force=True)
        page.wait_for_selector(".status .refusal")
        assert "You must follow" in str(page.text_content(".status .refusal"))
        page.wait_for_function(
            "() => document.getElementById('now').textContent.includes('follow')"
        )
        assert seq_of(page) == seq
        assert page.complaints == []  # type: ignore[attr-defined]


def test_a_call_that_is_too_low_says_why_before_any_other_is_chosen(
    browser: Browser, tmp_path: Path
) -> None:
    def is_outbid(page: Page) -> bool:
        return is_mine(page) and page.locator(".call.no").count() > 0

    with served(tmp_path) as server, opened(browser, server) as page:
        begin_long(page, server)
        play_on(page, scripts=True, until=is_outbid)
        page.locator(".call.no").first.click(force=True)
        page.wait_for_selector(".status .refusal")
        assert "A bid must be higher than" in str(page.text_content(".status .refusal"))


def test_on_a_touch_screen_a_tile_is_tapped_then_confirmed(
    browser: Browser, tmp_path: Path
) -> None:
    options = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
    with served(tmp_path) as server, opened(browser, server, **options) as page:
        begin_long(page, server)
        play_on(page, scripts=True, until=plays_now)
        seq = seq_of(page)
        page.locator("button.slot.playable").first.tap()
        page.wait_for_selector("#confirm")
        assert seq_of(page) == seq
        page.locator("#confirm").tap()
        page.wait_for_function("seq => +document.getElementById('game').dataset.seq > seq", arg=seq)


def test_a_seventh_and_a_twelfth_tab_of_one_browser_follow_the_game(
    browser: Browser, tmp_path: Path
) -> None:
    with served(tmp_path) as server, opened(browser, server) as page:
        begin_long(page, server)
        play_on(page, scripts=True, until=is_mine)
        tabs = [page, *(page.context.new_page() for _ in range(11))]
        for tab in tabs[1:]:
            tab.goto(page.url)
            tab.wait_for_function("() => document.querySelector('#now').textContent")
        for actor in (tabs[6], tabs[11]):
            seq = seq_of(actor)
            act(actor)
            for tab in tabs:
                tab.wait_for_function(NEWER, arg=seq)
            play_on(actor, scripts=True, until=is_mine)
        assert page.complaints == []  # type: ignore[attr-defined]
