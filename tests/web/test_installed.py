"""Chromium finds the site fit to be installed, and it then stands in a window of its own."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from chromium import CHROMIUM_ARGUMENTS, chromium_path
from web.serving import served

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page


def test_chromium_has_nothing_against_installing_the_site(browser: Browser, tmp_path: Path) -> None:
    with served(tmp_path / "server") as server, window_of_its_own(browser, tmp_path) as page:
        page.goto(server.address)
        devtools = page.context.new_cdp_session(page)
        found = devtools.send("Page.getAppManifest")
        assert (found["url"], found["errors"]) == (f"{server.address}/manifest.webmanifest", [])
        assert devtools.send("Page.getInstallabilityErrors") == {"installabilityErrors": []}


@contextmanager
def window_of_its_own(browser: Browser, folder: Path) -> Iterator[Page]:
    """Open a page that is not private: from a private one nothing is ever installed."""
    context = browser.browser_type.launch_persistent_context(
        folder / "profile", executable_path=chromium_path(), args=list(CHROMIUM_ARGUMENTS)
    )
    try:
        yield context.new_page()
    finally:
        context.close()
