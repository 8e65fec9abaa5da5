"""What a page says and the log holds when something fails, and how much a request may send."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest
from structlog.testing import capture_logs
from web.site import Site, Socket
from web.test_guard import expect_safe_headers

from trimoon.room import UnreadableLog
from trimoon.rules import TrimoonError
from trimoon.store import StoreError
from trimoon.web.app import LONGEST_BODY

HIDDEN = "West holds 6-6"


@pytest.fixture
def broken(site: Site, monkeypatch: pytest.MonkeyPatch) -> Site:
    async def fail(*_: object) -> None:
        raise TrimoonError(HIDDEN)

    monkeypatch.setattr(site.rooms, "get", fail)
    return site


async def test_a_fault_is_said_in_words_with_the_safe_headers(broken: Site) -> None:
    ana = broken.visitor()
    with capture_logs() as logs:
        answer = await ana.open("/game/any")
    assert answer.status_code == 500
    assert "Something went wrong" in ana.page.text
    expect_safe_headers(answer)
    assert [line["event"] for line in logs] == ["page_failed"]


async def test_neither_page_nor_log_nor_server_gets_the_message_of_a_fault(broken: Site) -> None:
    ana = broken.visitor()
    with capture_logs() as logs:
        answer = await ana.open("/game/any")
    assert logs[0]["error"] == "TrimoonError"
    assert HIDDEN not in repr(logs)
    assert HIDDEN not in answer.text


@pytest.mark.parametrize(
    "error", [StoreError("the database x does not answer"), UnreadableLog("game g, row 2")]
)
async def test_the_log_says_what_is_wrong_with_the_database(
    site: Site, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    async def fail(*_: object) -> None:
        raise error

    monkeypatch.setattr(site.rooms, "get", fail)
    with capture_logs() as logs:
        assert (await site.visitor().open("/game/any")).status_code == 500
    assert logs[0]["error"] == str(error)


async def test_a_socket_that_fails_is_closed_without_a_word(broken: Site) -> None:
    ana = broken.visitor()
    with capture_logs() as logs:
        # Leaving waits for the application, and would raise what it raised.
        async with Socket(ana, "/game/any/live") as socket:
            assert not socket.is_open
    assert [line["event"] for line in logs] == ["page_failed"]


async def in_pieces(size: int, taken: list[int]) -> AsyncIterator[bytes]:
    for _ in range(size // 1000):
        taken.append(1000)
        yield b"x" * 1000


@pytest.mark.parametrize("path", ["/start", "/language", "/game/{}"])
async def test_a_body_that_is_too_long_is_not_taken_into_memory(site: Site, path: str) -> None:
    ana = site.visitor()
    room = await ana.sit_down()
    taken: list[int] = []
    kind = {"content-type": "application/x-www-form-urlencoded"}
    answer = await ana.client.post(
        path.format(room.game_id), content=in_pieces(10**8, taken), headers=kind
    )
    assert answer.status_code == 413
    assert sum(taken) <= LONGEST_BODY + 1000
    expect_safe_headers(answer)


async def test_a_file_in_a_form_is_no_field(site: Site) -> None:
    ana = site.visitor()
    answer = await ana.client.post("/language", files={"language": ("a.txt", b"fr")})
    assert answer.status_code == 400


@pytest.mark.parametrize(
    ("kind", "content"),
    [
        ("multipart/form-data", b"no boundary"),
        ("multipart/form-data; boundary=x", b"--y\r\nnothing"),
        ("application/x-www-form-urlencoded", b"&".join(b"a=1" for _ in range(2000))),
        ("application/x-www-form-urlencoded", b"language=%ff%00"),
        ("application/json", b"{}"),
    ],
)
async def test_a_body_that_is_no_form_is_refused_in_words(
    site: Site, kind: str, content: bytes
) -> None:
    ana = site.visitor()
    answer = await ana.client.post("/language", content=content, headers={"content-type": kind})
    assert answer.status_code == 400
    assert "<h1>" in answer.text
