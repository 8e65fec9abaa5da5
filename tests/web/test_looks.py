"""What can be told of a screen without taste: axe finds nothing, and everything has its place.

The quick tests take the short list of screens, languages and themes in turn; those marked `soak`
take every screen in every language and theme.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from axe_playwright_python.sync_playwright import Axe
from web.screens import EVERY_LOOK, FEW_LOOKS, SCREENS, SHORT, SIZES, looking
from web.staged import LONG_NAMES

from trimoon.texts import LANGUAGES

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page
    from web.screens import Onlooker

LONG = [player.name for player in LONG_NAMES]
GEOMETRY = Path(__file__).with_name("geometry.js").read_text()
FULL_HEIGHT = ("auction_over_a_bid", "exchange", "follow")
"""Screens on which something is to be chosen: all of it must be seen without scrolling."""
WINDOWS = ((1280, 800), (1366, 650), (1024, 768), (768, 1024), (390, 844), (320, 640), (844, 390))

LANGUAGE_OF = {name: language for name, language, _ in FEW_LOOKS}


DEEP_SCORES = """() => {
    for (const score of document.querySelectorAll(".score > b, .all-scores b")) {
        score.textContent = "−105";
        score.classList.add("lost");
        score.parentElement.classList.add("lost");
    }
}"""
"""Makes every score that of five failed moons, in the page alone: scores have no floor (R7.4)."""


def ids(look: tuple[str, ...]) -> str:
    return "-".join(look)


def find_nothing(browser: Browser, stage: str, name: str, language: str, theme: str) -> None:
    with looking(browser, stage) as onlooker:
        onlooker.wear(language, theme)
        results = Axe().run(onlooker.show(name))
        assert results.violations_count == 0, results.generate_report()
        assert onlooker.complaints == onlooker.asked_elsewhere == []


def be_in_place(browser: Browser, stage: str, name: str, language: str, sizes: list[str]) -> None:
    with looking(browser, stage) as onlooker:
        onlooker.wear(language, "night")
        assert faults_of(onlooker, onlooker.show(name), sizes) == []


def faults_of(onlooker: Onlooker, page: Page, sizes: list[str]) -> list[str]:
    faults = []
    for size in sizes:
        onlooker.resize(size)
        faults += [f"{size}: {fault}" for fault in page.evaluate(GEOMETRY, LONG)]
    return faults


def fit(browser: Browser, stage: str, name: str, language: str) -> None:
    with looking(browser, stage) as onlooker:
        onlooker.wear(language, "night")
        page = onlooker.show(name)
        for width, height in WINDOWS:
            onlooker.be(width, height)
            below = page.evaluate("document.documentElement.scrollHeight - innerHeight")
            assert below <= 0, (width, height)


@pytest.mark.parametrize("look", FEW_LOOKS, ids=ids)
def test_axe_finds_nothing(browser: Browser, stage: str, look: tuple[str, str, str]) -> None:
    find_nothing(browser, stage, *look)


@pytest.mark.soak
@pytest.mark.parametrize("look", EVERY_LOOK, ids=ids)
def test_axe_finds_nothing_anywhere(
    browser: Browser, stage: str, look: tuple[str, str, str]
) -> None:
    find_nothing(browser, stage, *look)


@pytest.mark.parametrize("name", SHORT)
def test_everything_has_its_place(browser: Browser, stage: str, name: str) -> None:
    be_in_place(browser, stage, name, LANGUAGE_OF[name], ["320", "1280"])


@pytest.mark.soak
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", SCREENS)
def test_everything_has_its_place_in_every_window(
    browser: Browser, stage: str, name: str, language: str
) -> None:
    be_in_place(browser, stage, name, language, list(SIZES))


@pytest.mark.parametrize("name", ["exchange", "lead", "second_deal", "widow", "set"])
def test_the_longest_scores_have_their_place(browser: Browser, stage: str, name: str) -> None:
    with looking(browser, stage) as onlooker:
        onlooker.wear("th", "night")
        page = onlooker.show(name)
        page.evaluate(DEEP_SCORES)
        assert page.locator(".lost > b").count() >= 3
        assert faults_of(onlooker, page, list(SIZES)) == []


@pytest.mark.parametrize("name", FULL_HEIGHT)
def test_nothing_that_is_to_be_chosen_lies_below_the_window(
    browser: Browser, stage: str, name: str
) -> None:
    fit(browser, stage, name, {"auction_over_a_bid": "th", "exchange": "bg"}.get(name, "fr"))


@pytest.mark.soak
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", FULL_HEIGHT)
def test_nothing_that_is_to_be_chosen_lies_below_the_window_in_any_language(
    browser: Browser, stage: str, name: str, language: str
) -> None:
    fit(browser, stage, name, language)
