"""Every screen of the site by name, and the way there: what axe, geometry and pictures look at.

Most screens are a laid-out game (`staged`); some need a press or two more. `looking` opens a
browser's view of them in one language and theme, without motion, so that they stand still.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import cycle, islice, product
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final

from starlette.responses import Response as Handed
from web.staged import LEARNER, NEWCOMER, PERSON

from trimoon.texts import LANGUAGES
from trimoon.web.people import Asker, People

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page, Response

THEMES: Final = ("night", "linen", "contrast")
SIZES: Final = MappingProxyType(
    {
        "320": (320, 640),
        "390": (390, 844),
        "768": (768, 1024),
        "1280": (1280, 800),
        "zoomed": (640, 400),
    }
)
"""Windows by name; `zoomed` is one of 1280 × 800 at 200 %."""

SECRET: Final = bytes(32)
_STAGE: Final = Path(__file__).with_name("stage.py")


@dataclass(frozen=True, slots=True)
class Screen:
    """An address, what is pressed there, and who looks; `answer` is the expected status."""

    path: str
    press: Callable[[Page], object] = lambda _: None
    person: str = PERSON
    answer: int = 200
    cookies: tuple[tuple[str, str], ...] = ()


def game(name: str, press: Callable[[Page], object] = lambda _: None, query: str = "") -> Screen:
    return Screen(f"/game/{name}{query}", press)


def _opens(selector: str) -> Callable[[Page], object]:
    return lambda page: page.click(selector)


def _unfolds(selector: str) -> Callable[[Page], object]:
    return lambda page: page.locator(selector).evaluate("details => { details.open = true; }")


def _shows(sheet: str) -> Callable[[Page], object]:
    def press(page: Page) -> None:
        page.click("#menu > summary")
        page.click(f"[data-sheet][href='{sheet}']")

    return press


def _types(line: str) -> Callable[[Page], object]:
    def press(page: Page) -> None:
        page.fill("#line-text", line)
        page.press("#line-text", "Enter")
        page.wait_for_selector("#told, .refusal")

    return press


def _refuses(selector: str) -> Callable[[Page], object]:
    def press(page: Page) -> None:
        page.locator(selector).first.click(force=True)
        page.wait_for_selector(".refusal")

    return press


def _lays_down(page: Page) -> None:
    page.locator(".eight label.slot").nth(3).click()
    page.locator(".halves label").nth(4).click()


def _is_lost(page: Page) -> None:
    page.route_web_socket("**/live", lambda socket: socket.close())
    page.reload()
    page.wait_for_selector("#lost:not([hidden])")


SCREENS: Final = MappingProxyType(
    {
        "start": Screen("/", person=NEWCOMER),
        "start_going_on": Screen("/"),
        "start_options": Screen("/", _opens("#options > summary"), NEWCOMER),
        "new": Screen("/new"),
        "settings": Screen("/settings"),
        "rules": Screen("/rules"),
        "auction": game("auction"),
        "auction_chosen": game("auction", lambda page: page.locator("label.call").nth(2).click()),
        "auction_over_a_bid": game("auction_over_a_bid"),
        "auction_refused": game("auction_over_a_bid", _refuses(".call.no")),
        "auction_high": game("auction_must_bid_higher"),
        "auction_waiting": game("auction_waiting"),
        "widow": game("widow"),
        "exchange": game("exchange"),
        "exchange_chosen": game("exchange", _lays_down),
        "exchange_of_another": game("exchange_of_another"),
        "trump_first": game("trump_first"),
        "trump_then_widow": game("trump_then_widow"),
        "trump_without_widow": game("trump_without_widow"),
        "lead": game("lead"),
        "lead_chosen": game("lead", query="?chosen=6-6"),
        "lead_trump": game("lead_trump", _refuses("#hand .shaded")),
        "lead_names_end": game("lead_names_end", query="?chosen=6-5"),
        "follow": game("follow"),
        "follow_refused": game("follow", _refuses("#hand .shaded")),
        "forced": game("forced"),
        "void": game("void"),
        "doubles": game("doubles"),
        "no_trump": game("no_trump"),
        "fourth_trick": game("fourth_trick"),
        "last_trick": game("fourth_trick", _unfolds("#last")),
        "menu": game("fourth_trick", _opens("#menu > summary")),
        "menu_settings": game("fourth_trick", _shows("#wishes")),
        "menu_keys": game("fourth_trick", _shows("#keys")),
        "line": game("fourth_trick", lambda page: page.focus("#line-text")),
        "line_unknown": game("fourth_trick", _types("?!")),
        "line_answer": game("fourth_trick", _types("hand")),
        "claim": game("claim"),
        "taken_back": game("taken_back"),
        "first_deal": Screen("/learn", person=LEARNER),
        "first_deal_lead": Screen("/game/lesson", cookies=(("trimoon_lesson", "lesson"),)),
        "long_names": game("long_names"),
        "waiting": game("waiting"),
        "trick_lost": game("trick_lost"),
        "made": game("made"),
        "set": game("set"),
        "set_by_family": game("set_by_family"),
        "moon_made": game("moon_made"),
        "moon_set": game("moon_set"),
        "thrown_in": game("thrown_in"),
        "tie": game("tie"),
        "won": game("won"),
        "lost": game("lost"),
        "second_deal": game("second_deal"),
        "connection_lost": game("fourth_trick", _is_lost),
        "bad_address": Screen("/game/nowhere", answer=404),
        "not_yours": Screen("/game/foreign", answer=403),
        "not_understood": Screen("/game/lead?chosen=9-9", answer=400),
        "server_error": Screen("/broken", answer=500),
    }
)

SHORT: Final = (
    "start",
    "new",
    "settings",
    "rules",
    "first_deal_lead",
    "auction_over_a_bid",
    "exchange_chosen",
    "trump_without_widow",
    "lead_names_end",
    "follow_refused",
    "menu_keys",
    "line_unknown",
    "claim",
    "long_names",
    "waiting",
    "set",
    "moon_made",
    "thrown_in",
    "won",
    "connection_lost",
    "bad_address",
)
"""The screens that the quick tests look at; the long ones look at all."""


EVERY_LOOK: Final = tuple(product(SCREENS, LANGUAGES, THEMES))
"""Every screen in every language and theme."""

# Seven is no factor of 18: neighbours differ in language and in theme, and all come up.
_TURNS = islice(cycle(product(LANGUAGES, THEMES)), 0, None, 7)
FEW_LOOKS: Final = tuple((name, *next(_TURNS)) for name in SHORT)
"""The short list, each screen once, with languages and themes in turn."""


@dataclass
class Onlooker:
    """One language and theme at a browser; `complaints` are errors and foreign requests."""

    page: Page
    address: str
    complaints: list[str] = field(default_factory=list)
    asked_elsewhere: list[str] = field(default_factory=list)

    def show(self, name: str) -> Page:
        """Open a screen and wait until it stands."""
        screen, page = SCREENS[name], self.page
        self._sit(screen.person)
        for cookie in screen.cookies:
            self._set(*cookie)
        answer = page.goto(f"{self.address}{screen.path}")
        assert answer is not None and answer.status == screen.answer, (name, answer)
        screen.press(page)
        page.evaluate("document.fonts.ready.then(() => true)")
        return page

    def wear(self, language: str, theme: str, wishes: str = "speed=none") -> None:
        """Choose a language and a theme, as the site's own cookies hold them."""
        self._set("trimoon_language", language)
        self._set("trimoon_settings", f"theme={theme}&{wishes}")

    def _sit(self, person: str) -> None:
        response = Handed()
        People(SECRET).hand_out(response, Asker(person, True, "en"), secure=False)
        name, _, rest = response.headers["set-cookie"].partition("=")
        self._set(name, rest.partition(";")[0])

    def _set(self, name: str, value: str) -> None:
        cookie: Any = {"name": name, "value": value, "url": self.address}
        self.page.context.add_cookies([cookie])

    def resize(self, size: str) -> None:
        self.be(*SIZES[size])

    def be(self, width: int, height: int) -> None:
        """Make the window so large, and wait until the page has followed."""
        self.page.set_viewport_size({"width": width, "height": height})
        self.page.wait_for_function(_HAS_FOLLOWED, arg=[width, height])


@contextmanager
def looking(browser: Browser, address: str, **options: Any) -> Iterator[Onlooker]:
    """Open a context of its own; reduced motion is on, so that nothing is looked at half-way."""
    usual: dict[str, Any] = {"locale": "en", "reduced_motion": "reduce"}
    context = browser.new_context(**usual | options)
    onlooker = Onlooker(context.new_page(), address)
    page = onlooker.page
    page.on("pageerror", lambda error: onlooker.complaints.append(str(error)))
    page.on("console", lambda said: _note(onlooker, said.type, said.text))
    page.on("request", lambda request: _note_request(onlooker, request.url))
    try:
        yield onlooker
    finally:
        context.close()


def _note(onlooker: Onlooker, kind: str, text: str) -> None:
    # A page that answers 404 or a line that is cut on purpose is told by the browser too.
    if kind == "error" and "Failed to load resource" not in text and "WebSocket" not in text:
        onlooker.complaints.append(text)


def _note_request(onlooker: Onlooker, url: str) -> None:
    if not url.startswith((onlooker.address, "data:")):
        onlooker.asked_elsewhere.append(url)


def weights_of(browser: Browser, address: str, screen: str, language: str) -> dict[str, int]:
    """Open a screen with nothing kept from before; give the size of every body that came."""
    responses: list[Response] = []

    def note(response: Response) -> None:
        responses.append(response)

    with looking(browser, address) as onlooker:
        onlooker.wear(language, "night")
        onlooker.page.on("response", note)
        onlooker.show(screen)
        onlooker.page.wait_for_load_state("networkidle")
        return {each.url: each.request.sizes()["responseBodySize"] for each in responses}


@contextmanager
def staged() -> Iterator[str]:
    """Serve the laid-out games from a process of its own; give the address."""
    tests = str(_STAGE.parents[1])
    command = [sys.executable, "-c", f"import sys; sys.path.insert(0, {tests!r}); {_RUN}"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            yield f"http://localhost:{int(process.stdout.readline())}"
        finally:
            process.kill()


_HAS_FOLLOWED: Final = "([width, height]) => innerWidth === width && innerHeight === height"
_RUN: Final = "from web.stage import main; main()"
