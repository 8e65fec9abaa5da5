"""The same page in Firefox: a game to its end, tiles by mouse, and everything in its place."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from web.firefox import Firefox, firefox, firefox_path
from web.screens import SIZES
from web.serving import Server, served
from web.test_looks import GEOMETRY

IN_CI = bool(os.environ.get("CI") or os.environ.get("TRIMOON_CI"))
pytestmark = [
    pytest.mark.browser,
    pytest.mark.soak,
    pytest.mark.skipif(
        firefox_path() is None and not IN_CI,
        reason="no Firefox found: install it (Debian: firefox-esr) or set TRIMOON_FIREFOX",
    ),
]
SEQ = "+document.getElementById('game').dataset.seq"
IS_MINE = "document.querySelector('.status .yours, .is-exchange, .is-summary')"
PRESS_BRASS = "[...document.querySelectorAll('.go .brass')].find(each => each.offsetParent).click()"
SECOND_CALL = "[...document.querySelectorAll('input[name=call]')].slice(0, 2).at(-1).click()"
KIND = "document.getElementById('game').classList[1].slice(3)"


@pytest.fixture
def window(tmp_path: Path) -> Iterator[Firefox]:
    with firefox(tmp_path / "profile") as window:
        yield window


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with served(tmp_path / "games") as server:
        yield server


def act(window: Firefox) -> None:
    """Do the first thing that can be done, tiles by mouse."""
    match window.ask(KIND):
        case "auction":
            window.ask(SECOND_CALL)
            window.ask(PRESS_BRASS)
        case "exchange":
            window.ask("[...document.querySelectorAll('input[name=trump]')].at(-1).click()")
            window.ask(PRESS_BRASS)
        case "play":
            window.press("#hand button.playable")
        case "summary":
            window.ask("document.getElementById('next').click()")


def test_firefox_plays_a_game_to_its_end_with_everything_in_its_place(
    window: Firefox, server: Server
) -> None:
    window.open(f"{server.address}/new")
    window.ask("document.querySelector('[name=target]').value = '3'")
    window.ask("document.querySelector('[name=level]').click()")
    window.ask("document.getElementById('begin').click()")
    window.wait("document.getElementById('log')?.textContent.trim()")
    seen: set[str] = set()
    while not window.ask("!!document.getElementById('again')"):
        window.wait(f"{IS_MINE} || document.getElementById('again')")
        if window.ask("!!document.getElementById('again')"):
            break
        seq, kind = window.ask(SEQ), window.ask(KIND)
        if kind not in seen:
            seen.add(kind)
            assert faults_of(window) == []
        act(window)
        window.wait(f"{SEQ} > {seq}")
    assert {"auction", "exchange", "play"} <= seen


def faults_of(window: Firefox) -> list[str]:
    faults = []
    for name, (width, height) in SIZES.items():
        window.resize(width, height)
        window.wait(f"innerWidth === {width}")
        found = window.ask(f"({GEOMETRY.strip().removesuffix(';')})().join('\\n')")
        faults += [f"{name}: {fault}" for fault in found.splitlines()]
    window.resize(1280, 800)
    return faults
