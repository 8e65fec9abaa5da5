"""Pages speak the language of the browser, or the one that was picked."""

from __future__ import annotations

import pytest
from web.site import Site

from trimoon.texts import LANGUAGES


@pytest.mark.parametrize(
    ("wish", "language"),
    [("fr-CA,fr;q=0.9,en;q=0.5", "fr"), ("en;q=0.5, fr;q=0.4", "en"), ("ja", "en"), ("", "en")],
)
async def test_the_browser_says_which_language(site: Site, wish: str, language: str) -> None:
    ana = site.visitor(**{"accept-language": wish})
    answer = await ana.open("/")
    assert f'<html lang="{language}" ' in answer.text
    assert "accept-language" in answer.headers["vary"].lower()


async def test_a_language_is_picked_by_its_own_name_and_remembered(site: Site) -> None:
    ana = site.visitor()
    await ana.open("/")
    assert all(name in ana.page.text for name in LANGUAGES.values())
    answer = await ana.send("/language", language="fr", next="/")
    assert answer.url.path == "/"
    assert "Jouer cette main" in ana.page.text
    assert '<html lang="fr" ' in (await ana.open("/new")).text


async def test_picking_a_language_leads_back_to_the_game(site: Site) -> None:
    ana = site.visitor()
    room = await ana.sit_down()
    answer = await ana.send("/language", language="fr", next=f"/game/{room.game_id}")
    assert answer.url.path == f"/game/{room.game_id}"


ELSEWHERE = (
    "//evil.example",
    "///evil.example",
    "/\t/evil.example",
    "/\\evil.example",
    "https://evil.example/",
    "javascript:alert(1)",
    "evil",
    "/\r\nset-cookie: a=b",
    "",
)


@pytest.mark.parametrize("address", ELSEWHERE)
async def test_a_language_form_leads_nowhere_else(site: Site, address: str) -> None:
    ana = site.visitor()
    answer = await ana.client.post(
        "/language", data={"language": "fr", "next": address}, follow_redirects=False
    )
    assert answer.headers["location"] == "/"


async def test_a_language_that_is_not_there_is_refused(site: Site) -> None:
    ana = site.visitor()
    assert (await ana.send("/language", language="xx")).status_code == 400


@pytest.mark.parametrize(("path", "words"), [("/nowhere", "Il n’y a rien ici."), ("/", "Vider")])
async def test_errors_speak_the_language_too(site: Site, path: str, words: str) -> None:
    ana = site.visitor(**{"accept-language": "fr"})
    answer = await ana.open(path)
    assert (words in answer.text) == (path == "/nowhere")
