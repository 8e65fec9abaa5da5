"""Hands at the table: keys by their place, dragging, choosing first, motion, and what it costs."""

from __future__ import annotations

import gzip
import zlib
from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest
from web.screens import looking, staged
from web.serving import (
    Server,
    begin_long,
    is_mine,
    kind_of,
    opened,
    play_on,
    plays_now,
    seq_of,
    served,
    wish,
)

from trimoon.web.statics import FOLDER

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

LATER = "seq => +document.getElementById('game').dataset.seq > seq"
TOLD = "said => document.querySelector('#told')?.innerText.includes(said)"
# Every motion that is begun: what moves, from where it starts, by its corner and width.
GLIDES = """
const begin = Element.prototype.animate;
window.glides = [];
Element.prototype.animate = function (...told) {
  const motion = begin.apply(this, told);
  motion.pause();
  const { left, top, width } = this.getBoundingClientRect();
  window.glides.push({ what: this.closest(".spot, .slot").className, at: [left, top, width] });
  motion.play();
  return motion;
};
"""
GONE = "() => !document.querySelector('.ghost')"
MOVING = "document.getAnimations().map(each => each.transitionProperty ?? each.animationName ?? '')"
CORNER = """tile => {
  const { left, top, width } = tile.querySelector("svg").getBoundingClientRect();
  return [left, top, width];
}"""

NOTES = """
window.notes = 0;
const Note = OscillatorNode;
window.OscillatorNode = class extends Note {
  constructor(...told) {
    super(...told);
    window.notes += 1;
  }
};
"""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with served(tmp_path_factory.mktemp("feel")) as server:
        yield server


def to_play(page: Page, server: Server) -> None:
    begin_long(page, server)
    play_on(page, scripts=True, until=plays_now)


def order_of(page: Page) -> list[str]:
    slots = page.locator("#hand .slot")
    return [str(slots.nth(place).get_attribute("id")) for place in range(slots.count())]


def focused(page: Page) -> str:
    return str(page.evaluate("document.activeElement.id"))


def test_own_scripts_are_at_most_eight_kilobytes() -> None:
    packed = [len(gzip.compress(path.read_bytes(), 9)) for path in FOLDER.glob("js/*.js")]
    assert 0 < sum(packed) <= 8 * 1024


def test_keys_work_by_their_place_on_the_keyboard(browser: Browser, server: Server) -> None:
    with opened(browser, server) as page:
        to_play(page, server)
        # What a Cyrillic layout gives for the keys of S and H.
        for code, key, said in (
            ("KeyS", "ы", "Scores: You 0, West 0, East 0."),
            ("KeyH", "р", "Your hand: "),
        ):
            page.evaluate(
                "([code, key]) => document.body.dispatchEvent("
                "new KeyboardEvent('keydown', { code, key, bubbles: true }))",
                [code, key],
            )
            page.wait_for_function(
                "s => document.querySelector('#told')?.innerText.includes(s)", arg=said
            )
            page.wait_for_function(
                "s => document.getElementById('log').lastChild.textContent.includes(s)", arg=said
            )
        hand = order_of(page)
        page.keyboard.press("3")
        assert focused(page) == hand[2]
        page.keyboard.press("ArrowRight")
        assert focused(page) == hand[3]
        page.keyboard.press("ArrowLeft")
        assert focused(page) == hand[2]
        page.keyboard.press("?")
        assert page.locator("#keys").is_visible()
        page.keyboard.press("Escape")
        assert not page.locator("#keys").is_visible()
        page.keyboard.press("/")
        page.keyboard.type("sh3")
        assert page.input_value("#line-text") == "sh3"
        assert page.complaints == []  # type: ignore[attr-defined]


def test_a_bid_and_a_trump_are_chosen_by_a_letter_and_a_number(
    browser: Browser, server: Server
) -> None:
    with opened(browser, server) as page:
        begin_long(page, server)
        # A bot's 21 may end the first auction before it comes here.
        play_on(page, scripts=True, until=lambda page: kind_of(page) == "auction" and is_mine(page))
        seq = seq_of(page)
        page.keyboard.press("b")
        page.keyboard.press("2")
        assert page.locator("#c21").is_checked()
        page.keyboard.press("Enter")
        page.wait_for_function(LATER, arg=seq)
        page.wait_for_selector(".is-exchange")
        seq = seq_of(page)
        page.keyboard.press("t")
        page.keyboard.press("5")
        assert page.locator("#trump5").is_checked()
        page.keyboard.press("1")
        assert not page.locator(".from-widow input").is_checked()
        page.keyboard.press("Enter")
        page.wait_for_function(LATER, arg=seq)
        page.wait_for_selector(".is-play .status .yours")


def test_keys_can_be_switched_off(browser: Browser, server: Server) -> None:
    with opened(browser, server) as page:
        wish(page, server, "keys=off")
        to_play(page, server)
        page.keyboard.press("?")
        page.keyboard.press("/")
        page.keyboard.press("4")
        assert not page.locator("#keys").is_visible()
        assert focused(page) not in ("line-text", order_of(page)[3])


def test_a_tile_dragged_onto_the_trick_is_played(browser: Browser, server: Server) -> None:
    with opened(browser, server) as page:
        to_play(page, server)
        tile, seq = page.locator("button.slot.playable").first, seq_of(page)
        name = tile.get_attribute("value")
        drag(page, tile.bounding_box(), by=(20, -200))
        page.wait_for_function(LATER, arg=seq)
        assert page.locator(f"#h{name}.gone").count() == 1


def drag(page: Page, box: object, by: tuple[float, float]) -> None:
    assert isinstance(box, dict)
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + by[0] / 2, y + by[1] / 2, steps=3)
    page.mouse.move(x + by[0], y + by[1], steps=3)
    page.mouse.up()


def test_an_own_order_by_mouse_or_by_keys_is_kept(browser: Browser, server: Server) -> None:
    with opened(browser, server) as page:
        to_play(page, server)
        a, b, c, *others = order_of(page)
        place = page.locator(f"#{b}").bounding_box()
        assert place is not None
        drag(page, place, by=(place["width"] * 1.4, 0))
        assert order_of(page) == [a, c, b, *others]
        page.locator(f"#{a}").focus()
        page.keyboard.press("Alt+ArrowRight")
        assert order_of(page) == [c, a, b, *others]
        assert focused(page) == a
        page.reload()
        assert order_of(page) == [c, a, b, *others]
        seq = seq_of(page)
        page.locator("button.slot.playable").last.click()
        page.wait_for_function(LATER, arg=seq)
        assert order_of(page) == [c, a, b, *others]


def test_with_confirm_always_the_mouse_chooses_and_enter_confirms(
    browser: Browser, server: Server
) -> None:
    with opened(browser, server) as page:
        wish(page, server, "confirm=always")
        to_play(page, server)
        tile, seq = page.locator("button.slot.playable").first, seq_of(page)
        tile.click()
        page.wait_for_selector("#confirm")
        assert seq_of(page) == seq
        page.locator("button.slot.chosen").focus()
        page.keyboard.press("Enter")
        page.wait_for_function(LATER, arg=seq)


@pytest.mark.parametrize(
    ("speed", "reduced", "moves"),
    [
        ("normal", "no-preference", True),
        ("none", "no-preference", False),
        ("slow", "reduce", False),
    ],
    ids=["normal", "none", "reduced"],
)
def test_a_tile_glides_from_the_hand_only_where_motion_is_wished_for(
    browser: Browser, server: Server, speed: str, reduced: str, moves: bool
) -> None:
    with opened(browser, server, reduced_motion=reduced) as page:
        wish(page, server, f"confirm=never&speed={speed}")
        page.add_init_script(GLIDES)
        to_play(page, server)
        tile, seq = page.locator("button.slot.playable").last, seq_of(page)
        tile.focus()
        page.wait_for_function(f"() => !{MOVING}.length")
        lay = page.evaluate(CORNER, tile.element_handle())
        page.keyboard.press("Enter")
        page.wait_for_function(LATER, arg=seq)
        glides = [each for each in page.evaluate("glides") if each["what"] == "spot me"]
        assert [each["at"] for each in glides] == ([pytest.approx(lay, abs=1)] if moves else [])


@pytest.mark.parametrize(
    ("speed", "reduced"), [("none", "no-preference"), ("slow", "reduce")], ids=["none", "reduced"]
)
def test_without_motion_everything_stands_at_once(
    browser: Browser, server: Server, speed: str, reduced: str
) -> None:
    with opened(browser, server, reduced_motion=reduced) as page:
        wish(page, server, f"confirm=always&speed={speed}")
        to_play(page, server)
        page.focus("#line-text")
        assert page.evaluate(MOVING) == []
        page.set_viewport_size({"width": 320, "height": 640})
        assert page.evaluate(MOVING) == []
        page.locator("button.slot.playable").last.click()
        page.wait_for_selector("#confirm")
        assert page.evaluate(MOVING) == []


def test_a_tile_that_was_dragged_glides_from_where_it_was_let_go(
    browser: Browser, server: Server
) -> None:
    with opened(browser, server) as page:
        wish(page, server, "confirm=never")
        page.add_init_script(GLIDES)
        to_play(page, server)
        tile, seq = page.locator("button.slot.playable").last, seq_of(page)
        page.wait_for_function(f"() => !{MOVING}.length")
        left, top, width = page.evaluate(CORNER, tile.element_handle())
        drag(page, tile.bounding_box(), by=(20, -200))
        page.wait_for_function(LATER, arg=seq)
        (glide,) = [each for each in page.evaluate("glides") if each["what"] == "spot me"]
        assert glide["at"] == pytest.approx([left + 20, top - 200, width], abs=8)


@pytest.mark.parametrize(
    ("press", "moved"),
    [
        (
            "button.slot.playable",
            ["spot left ghost", "spot me", "spot me ghost", "spot right ghost"],
        ),
        ("#undo", ["slot playable"]),
    ],
    ids=["led", "taken_back"],
)
def test_a_trick_flies_to_its_taker_unless_it_is_taken_back(
    browser: Browser, press: str, moved: list[str]
) -> None:
    # A stage of its own: what is played there is played for everybody who looks at it.
    with staged() as address, looking(browser, address, reduced_motion="no-preference") as onlooker:
        onlooker.wear("en", "night", "speed=normal&confirm=never")
        onlooker.page.add_init_script(GLIDES)
        page = onlooker.show("fourth_trick")
        seq = seq_of(page)
        page.locator(press).first.evaluate("button => button.click()")
        page.wait_for_function(LATER, arg=seq)
        assert sorted(each["what"] for each in page.evaluate("glides")) == moved
        page.wait_for_function(GONE)
        assert onlooker.complaints == []


@pytest.mark.parametrize("state", ["on", "off"])
def test_a_tile_and_a_turn_sound_only_where_that_is_wished_for(
    browser: Browser, server: Server, state: str
) -> None:
    with opened(browser, server) as page:
        wish(page, server, f"sound_tile={state}&sound_turn={state}")
        page.add_init_script(NOTES)
        to_play(page, server)
        seq = seq_of(page)
        page.locator("button.slot.playable").first.click()
        page.wait_for_function(LATER, arg=seq)
        assert (page.evaluate("notes") > 0) is (state == "on")


def test_a_push_is_at_most_six_kilobytes(browser: Browser, server: Server) -> None:
    sizes: list[int] = []
    with opened(browser, server) as page:
        page.on(
            "websocket",
            lambda socket: socket.on(
                "framereceived", lambda sent: sizes.append(len(zlib.compress(packed(sent))))
            ),
        )
        to_play(page, server)
        play_on(page, scripts=True, until=lambda page: kind_of(page) == "summary")
    assert 0 < max(sizes) <= 6 * 1024


def packed(sent: str | bytes) -> bytes:
    return sent.encode() if isinstance(sent, str) else sent


def test_what_was_typed_is_cleared_when_it_is_done_and_kept_when_not(
    browser: Browser, server: Server
) -> None:
    with opened(browser, server) as page:
        to_play(page, server)
        page.keyboard.press("/")
        page.keyboard.type("foo")
        page.keyboard.press("Enter")
        page.wait_for_selector("#told")
        assert page.input_value("#line-text") == "foo"
        tile, seq = page.locator("button.slot.playable").first.get_attribute("value"), seq_of(page)
        page.fill("#line-text", str(tile))
        page.keyboard.press("Enter")
        page.wait_for_function(LATER, arg=seq)
        page.wait_for_function("() => document.getElementById('line-text').value === ''")
        assert focused(page) == "line-text"
