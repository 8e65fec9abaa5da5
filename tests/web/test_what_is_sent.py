"""What goes over the wire: how much, from where, and nothing that the policy would have to allow.

Sizes are exact and belong here; times are measured by `make bench ARGS=pages`.
"""

from __future__ import annotations

import gzip
from collections.abc import AsyncIterator
from typing import TYPE_CHECKING

import pytest
from web.screens import SCREENS, weights_of
from web.site import Page as Markup
from web.site import Site, Visitor, site_on
from web.staged import GAMES, NEWCOMER, PERSON, lay_out, never

from trimoon.room import Room
from trimoon.rules import Seat
from trimoon.texts import LANGUAGES
from trimoon.web.guard import POLICY
from trimoon.web.live import message

if TYPE_CHECKING:
    from playwright.sync_api import Browser

KB = 1000
FIRST_PAGE = {"en": 150 * KB}
FIRST_PAGE_ANYWHERE = 200 * KB
OWN_SCRIPT = 8 * KB
PUSH = 6 * KB


@pytest.fixture
async def laid() -> AsyncIterator[tuple[Site, dict[str, Room]]]:
    async with site_on(pace=1, sleep=never) as site:
        yield site, await lay_out(site.rooms)


def somebody(site: Site, person: str) -> Visitor:
    visitor = site.visitor()
    visitor.client.cookies.set("trimoon_person", site.people._signer.dumps(person))
    return visitor


async def test_no_page_holds_a_script_or_a_style_of_its_own(
    laid: tuple[Site, dict[str, Room]],
) -> None:
    site, _ = laid
    for name, screen in SCREENS.items():
        visitor = somebody(site, screen.person)
        answer = await visitor.open(screen.path)
        assert answer.headers["content-security-policy"] == POLICY, name
        assert forbidden_in(visitor.page) == [], name


def test_the_policy_allows_nothing_but_what_is_our_own() -> None:
    assert "default-src 'self'" in POLICY
    assert "unsafe" not in POLICY and "http" not in POLICY and "*" not in POLICY


def forbidden_in(page: Markup) -> list[str]:
    """List what a strict policy forbids: style attributes, handlers, scripts without a file."""
    found = []
    for tag, attributes in page.tags:
        found += [f"{tag} {name}" for name in attributes if name == "style" or name[:2] == "on"]
        if tag == "style" or (tag == "script" and not attributes.get("src")):
            found.append(tag)
    return found


async def test_a_push_is_small_on_every_screen_and_in_every_language(
    laid: tuple[Site, dict[str, Room]],
) -> None:
    site, rooms = laid
    pages = site.app.state.house.pages
    heaviest = max(
        (len(gzip.compress(message(pages, room.snapshot(Seat.SOUTH), language).encode())), name)
        for name, room in rooms.items()
        for language in LANGUAGES
        if GAMES[name].person in (PERSON, NEWCOMER)
    )
    assert heaviest[0] <= PUSH, heaviest


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_page_is_small(browser: Browser, stage: str, language: str) -> None:
    weights = weights_of(browser, stage, "start", language)
    assert len(weights) >= 5
    assert sum(weights.values()) <= FIRST_PAGE.get(language, FIRST_PAGE_ANYWHERE), weights


def test_our_own_script_is_small_at_the_table(browser: Browser, stage: str) -> None:
    weights = weights_of(browser, stage, "fourth_trick", "en")
    own = {url: weight for url, weight in weights.items() if "/js/" in url}
    assert len(own) >= 3
    assert sum(own.values()) <= OWN_SCRIPT, own
