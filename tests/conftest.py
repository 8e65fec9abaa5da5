"""What all tests share: how hard Hypothesis tries, and the browser.

A test that uses the fixture `browser` is marked `browser`. Where no Chromium is found, such tests
are skipped by name; under CI that is a failure.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest
from chromium import CHROMIUM_ARGUMENTS, chromium_path
from hypothesis import HealthCheck, settings

if TYPE_CHECKING:
    from playwright.sync_api import Browser

if "mutmut" in sys.modules:
    # Its mutants come first on sys.path; the finder of the editable install would pass them by.
    sys.meta_path[:] = [
        finder for finder in sys.meta_path if type(finder).__module__ != "_editable_skbc_trimoon"
    ]

IN_CI = bool(os.environ.get("CI") or os.environ.get("TRIMOON_CI"))
NO_CHROMIUM = "no Chromium found: install it (Debian: chromium) or set TRIMOON_CHROMIUM to its path"
settings.register_profile("quiet", deadline=None, suppress_health_check=[HealthCheck.too_slow])
QUIET = settings.get_profile("quiet")
settings.register_profile("fast", QUIET, max_examples=50)
settings.register_profile("ci", QUIET, max_examples=100, derandomize=True, print_blob=True)
settings.register_profile("soak", QUIET, max_examples=2000)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE") or ("ci" if IN_CI else "fast"))


def pytest_itemcollected(item: pytest.Item) -> None:
    if "browser" in getattr(item, "fixturenames", ()):
        item.add_marker("browser")
    if item.get_closest_marker("browser") and not IN_CI and chromium_path() is None:
        item.add_marker(pytest.mark.skip(reason=NO_CHROMIUM))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    # Fast ones first; and Playwright's loop, once it runs, would be in the way of tests that await.
    items.sort(key=lambda item: item.get_closest_marker("browser") is not None)


def pytest_runtest_setup(item: pytest.Item) -> None:
    if item.get_closest_marker("browser") and IN_CI and chromium_path() is None:
        pytest.fail(NO_CHROMIUM, pytrace=False)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """One Chromium for all tests of the session; each test opens its own context."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(
            executable_path=chromium_path(), args=list(CHROMIUM_ARGUMENTS)
        )
        yield chromium
        chromium.close()
