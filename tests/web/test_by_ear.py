"""A whole game without a picture: what to do is heard from the live regions, and typed.

The listener knows the words of a language as sentences with places, and reads nothing of the page
but `#now` and `#log`. Where these lack something, it cannot go on, and the game has no end.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from web.serving import begin, opened, served

from trimoon.texts import LANGUAGES, say

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

QUICK = ("fr", "th")
MARK = "\0"


class Listener:
    """Hears one page in one language, and types what it wants to do."""

    def __init__(self, page: Page, language: str) -> None:
        self.page, self.language = page, language
        self.typed = 0

    def heard(self, text_id: str, place: str, said: str) -> list[str]:
        """Give what a sentence lists at its place; nothing where it was not said."""
        before, after = say(text_id, {place: MARK}, self.language).split(MARK)
        end = re.escape(after) or "$"  # Thai sentences have no full stop.
        found = re.search(f"{re.escape(before)}(.+?){end}", said)
        return found[1].split(", ") if found else []

    def word(self, name: str) -> str:
        """Give the first of the words that the command line knows for something."""
        return say(f"line.word.{name}", language=self.language).split("|")[0]

    def wish(self, now: str) -> str:
        """Choose what to type; nothing while others think."""
        if calls := self.heard("told.can_call", "calls", now):
            return self.word("pass") if len(calls) == 1 else f"{self.word('bid')} {calls[1]}"
        if tiles := self.heard("told.can_play", "tiles", now):
            return tiles[-1]
        if tiles := self.heard("told.hand", "tiles", now):
            return f"{self.word('lay')} {tiles[0]}"
        if trumps := self.heard("told.can_name", "trumps", now):
            return f"{self.word('trump')} {trumps[1]}"
        is_over = say("status.deal_over", language=self.language) in now
        return self.word("next") if is_over else ""

    def type(self, line: str) -> None:
        self.typed += 1
        self.page.keyboard.press("/")
        self.page.keyboard.press("Control+A")
        self.page.keyboard.type(line)
        self.page.keyboard.press("Enter")

    def play(self) -> None:
        """Play until the end of the game is heard."""
        over = say("status.game_over", language=self.language)
        said = ""
        while over not in said:
            said = self.next_after(said)
            if line := self.wish(said):
                self.type(line)

    def next_after(self, said: str) -> str:
        """Wait until something else is said about now."""
        differs = "said => document.getElementById('now').textContent !== said"
        self.page.wait_for_function(differs, arg=said)
        return str(self.page.text_content("#now"))


def play_by_ear(browser: Browser, folder: Path, language: str, target: str) -> None:
    with served(folder) as server, opened(browser, server) as page:
        cookie = {"name": "trimoon_language", "value": language, "url": server.address}
        page.context.add_cookies([cookie])  # type: ignore[list-item]
        begin(page, server, target=target)
        listener = Listener(page, language)
        listener.play()
        assert listener.typed >= 7
        log = page.locator("#log p").all_text_contents()
        won = [say("log.won.you", language=language)]
        won += [
            say("log.won.other", {"name": say(f"seat.name.{seat}", language=language)}, language)
            for seat in "WE"
        ]
        assert sum(log.count(sentence) for sentence in won) == 1
        assert page.complaints == []  # type: ignore[attr-defined]


@pytest.mark.parametrize("language", QUICK)
def test_a_game_is_played_by_ear(browser: Browser, tmp_path: Path, language: str) -> None:
    play_by_ear(browser, tmp_path, language, "3")


@pytest.mark.soak
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_is_played_by_ear_in_every_language(
    browser: Browser, tmp_path: Path, language: str
) -> None:
    play_by_ear(browser, tmp_path, language, "21")
