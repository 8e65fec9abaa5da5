"""What browsers and robots ask before anybody plays: manifest, icons, robots.txt, HEAD."""

from __future__ import annotations

from struct import unpack

import pytest
from web.site import Site

from trimoon.texts import LANGUAGES, say


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_manifest_speaks_the_language_of_the_page(site: Site, language: str) -> None:
    ana = site.visitor(**{"accept-language": language})
    answer = await ana.client.get("/manifest.webmanifest")
    assert answer.headers["content-type"] == "application/manifest+json"
    described = answer.json()
    assert (described["lang"], described["display"]) == (language, "standalone")
    assert described["name"] == say("page.title", language=language)


async def test_the_manifest_wears_the_theme(site: Site) -> None:
    ana = site.visitor()
    await ana.send("/settings", theme="linen", next="/settings")
    described = (await ana.client.get("/manifest.webmanifest")).json()
    assert (described["theme_color"], described["background_color"]) == ("#F4F0E7", "#F4F0E7")


async def test_every_icon_is_there_in_the_size_it_says(site: Site) -> None:
    ana = site.visitor()
    described = (await ana.client.get("/manifest.webmanifest")).json()
    seen = {(icon["sizes"], icon["purpose"]) for icon in described["icons"]}
    assert seen == {
        ("any", "any"),
        *((f"{n}x{n}", use) for n in (192, 512) for use in ("any", "maskable")),
    }
    for icon in described["icons"]:
        answer = await ana.client.get(icon["src"])
        assert answer.status_code == 200
        assert answer.headers["content-type"] == icon["type"]
        if icon["type"] == "image/png":
            assert "{}x{}".format(*unpack(">II", answer.content[16:24])) == icon["sizes"]


async def test_a_page_names_its_icons_and_the_manifest(site: Site) -> None:
    ana = site.visitor()
    await ana.open("/settings")
    links = [
        a for t, a in ana.page.tags if t == "link" and a["rel"] not in ("stylesheet", "preload")
    ]
    assert [a["rel"] for a in links] == ["icon", "icon", "apple-touch-icon", "manifest"]
    for link in links:
        assert (await ana.client.get(str(link["href"]))).status_code == 200


async def test_the_old_address_of_an_icon_leads_to_the_icon(site: Site) -> None:
    answer = await site.visitor().client.get("/favicon.ico")
    assert answer.headers["content-type"] == "image/png"


async def test_robots_are_kept_from_pages_that_belong_to_a_person(site: Site) -> None:
    answer = await site.visitor().client.get("/robots.txt")
    assert answer.headers["content-type"].startswith("text/plain")
    assert answer.text.splitlines() == [
        "User-agent: *",
        "Disallow: /game/",
        "Disallow: /new",
        "Disallow: /learn",
        "Disallow: /settings",
    ]


async def test_no_hand_is_dealt_for_a_head_request(site: Site) -> None:
    ana = site.visitor()
    answer = await ana.client.head("/")
    assert (answer.status_code, answer.text) == (200, "")
    assert "trimoon_person" not in ana.client.cookies


@pytest.mark.parametrize(
    "agent", ["Mozilla/5.0 (compatible; Googlebot/2.1)", "facebookexternalhit/1.1", "Slack preview"]
)
async def test_no_hand_is_dealt_for_a_robot(site: Site, agent: str) -> None:
    ana = site.visitor(**{"user-agent": agent})
    answer = await ana.open("/")
    assert answer.status_code == 200
    assert next(a["href"] for _, a in ana.page.tags if a.get("id") == "play") == "/new"
    assert await site.rooms.of_person(ana.person) == []


async def test_the_page_of_a_robot_that_is_none_still_leads_to_a_game(site: Site) -> None:
    ana = site.visitor(**{"user-agent": "Robotics browser"})
    await ana.open("/")
    assert len(await site.rooms.of_person(ana.person)) == 1
