"""Where a request may come from, and what every answer carries."""

from __future__ import annotations

import re

import httpx
import pytest
from web.site import Site, Socket, site_on

from trimoon.web import Settings
from trimoon.web.guard import host_name


@pytest.mark.parametrize(
    "host", ["localhost", "localhost:8021", "127.0.0.1:8021", "[::1]:8021", "LOCALHOST:1"]
)
async def test_loopback_names_are_served(site: Site, host: str) -> None:
    answer = await site.visitor(host=host).client.get("/healthz")
    assert answer.status_code == 200


@pytest.mark.parametrize(
    "host",
    [
        "evil.example",
        "localhost.evil.example",
        "localhost.",
        "127.0.0.1.evil.example:8021",
        "localhost@evil.example",
        "localhost:8021@evil.example",
        "[::2]:8021",
        "0.0.0.0:8021",
        "",
        "[::1",
    ],
)
async def test_a_foreign_host_is_refused(site: Site, host: str) -> None:
    answer = await site.visitor(host=host).client.get("/")
    assert answer.status_code == 400
    assert "set-cookie" not in answer.headers
    assert "This address is not served here." in answer.text


async def test_a_host_that_the_server_was_told_of_is_served() -> None:
    async with site_on(Settings(hosts=("192.168.1.7",))) as site:
        answer = await site.visitor(host="192.168.1.7:8021").client.get("/healthz")
        assert answer.status_code == 200


@pytest.mark.parametrize(
    "origin",
    ["http://evil.example", "null", "http://localhost:9999", "https://localhost.evil.example"],
)
async def test_a_form_from_elsewhere_is_refused_and_changes_nothing(
    site: Site, origin: str
) -> None:
    ana = site.visitor()
    room = await ana.sit_down()
    seq = room.seq
    answer = await ana.client.post(
        f"/game/{room.game_id}",
        data=ana.page.hidden | {"call": "pass"},
        headers={"origin": origin},
    )
    assert answer.status_code == 403
    assert room.seq == seq


async def test_a_browser_that_hides_its_origin_says_that_it_is_elsewhere(site: Site) -> None:
    ana = site.visitor()
    del ana.client.headers["origin"]
    answer = await ana.client.post(
        "/language", data={"language": "fr"}, headers={"sec-fetch-site": "cross-site"}
    )
    assert answer.status_code == 403


async def test_a_program_that_sends_no_origin_is_served(site: Site) -> None:
    ana = site.visitor()
    del ana.client.headers["origin"]
    answer = await ana.client.post("/language", data={"language": "fr"})
    assert answer.status_code == 200


@pytest.mark.parametrize(
    "headers",
    [
        {"host": "localhost:8021", "origin": "http://evil.example"},
        {"host": "evil.example", "origin": "http://evil.example"},
    ],
)
async def test_a_socket_from_elsewhere_is_refused(site: Site, headers: dict[str, str]) -> None:
    ana = site.visitor()
    room = await ana.sit_down()
    async with Socket(ana, f"/game/{room.game_id}/live", **headers) as socket:
        assert not socket.is_open


@pytest.mark.parametrize("dest", ["image", "iframe", "script", "empty"])
@pytest.mark.parametrize("place", ["cross-site", "same-site"])
async def test_nothing_is_fetched_from_within_a_page_elsewhere(
    site: Site, dest: str, place: str
) -> None:
    headers = {"sec-fetch-site": place, "sec-fetch-dest": dest}
    answer = await site.visitor().client.get("/", headers=headers)
    assert answer.status_code == 403
    assert "set-cookie" not in answer.headers


async def test_a_link_from_a_page_elsewhere_leads_here(site: Site) -> None:
    headers = {"sec-fetch-site": "cross-site", "sec-fetch-dest": "document"}
    assert (await site.visitor().client.get("/", headers=headers)).status_code == 200


@pytest.mark.parametrize("path", ["/", "/game/none", "/healthz", "/nowhere", "/static/0/nothing"])
async def test_every_answer_carries_the_safe_headers(site: Site, path: str) -> None:
    answer = await site.visitor().client.get(path)
    expect_safe_headers(answer)


async def test_the_page_for_a_foreign_host_gets_its_style_and_leads_nowhere(site: Site) -> None:
    eve = site.visitor(host="evil.example")
    refused = await eve.client.get("/")
    assert refused.status_code == 400
    assert "To the start page" not in refused.text
    for style in re.findall(r'rel="stylesheet" href="([^"]+)"', refused.text):
        assert (await eve.client.get(style)).status_code == 200
        assert (await eve.client.post(style)).status_code == 400


async def test_a_refused_request_carries_the_safe_headers_too(site: Site) -> None:
    expect_safe_headers(await site.visitor(host="evil.example").client.get("/"))


def expect_safe_headers(answer: httpx.Response) -> None:
    policy = answer.headers["content-security-policy"]
    assert "default-src 'self'" in policy
    assert "frame-ancestors 'none'" in policy
    assert "unsafe" not in policy
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["referrer-policy"] == "same-origin"


async def test_pages_hold_no_inline_script_style_or_handler(site: Site) -> None:
    ana = site.visitor()
    await ana.sit_down()
    for page in (ana.page.html, (await ana.open("/")).text):
        assert "<style" not in page
        assert " style=" not in page
        assert " onclick=" not in page
        assert all("src" in a for t, a in ana.page.tags if t == "script")


async def test_personal_pages_are_kept_by_nobody_and_static_files_for_ever(site: Site) -> None:
    ana = site.visitor()
    answer = await ana.open("/")
    assert answer.headers["cache-control"] == "no-store"
    style = next(a["href"] for t, a in ana.page.tags if a.get("rel") == "stylesheet")
    static = await ana.client.get(str(style))
    assert static.status_code == 200
    assert static.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert static.headers["content-encoding"] == "gzip"
    assert (await ana.client.get("/static/000000000000/css/page.css")).status_code == 404


async def test_the_seat_cookie_is_for_this_site_and_not_for_scripts(site: Site) -> None:
    answer = await site.visitor().open("/")
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie


async def test_a_cookie_signed_by_somebody_else_is_nobody(site: Site) -> None:
    ana, eve = site.visitor(), site.visitor()
    room = await ana.sit_down()
    signed = ana.client.cookies["trimoon_person"]
    eve.client.cookies.set("trimoon_person", signed[:-2] + "xx")
    assert (await eve.open(f"/game/{room.game_id}")).status_code == 403


async def test_who_holds_no_seat_sees_no_tile(site: Site) -> None:
    ana, eve = site.visitor(), site.visitor()
    room = await ana.sit_down()
    await eve.open("/")
    for path in (f"/game/{room.game_id}", f"/game/{room.game_id}.moon"):
        answer = await eve.open(path)
        assert answer.status_code == 403
        assert "slot" not in answer.text
    answer = await eve.send(f"/game/{room.game_id}", **(ana.page.hidden | {"call": "pass"}))
    assert answer.status_code == 403


async def test_a_game_that_is_not_there_is_said_in_words(site: Site) -> None:
    ana = site.visitor()
    assert (await ana.open("/game/nowhere")).status_code == 404
    assert "There is nothing here." in ana.page.text


def test_a_port_and_brackets_are_no_part_of_a_host() -> None:
    assert host_name("[::1]:8021") == "::1"
    assert host_name("LocalHost:80") == "localhost"
    assert host_name("user@localhost:80") == "localhost"
