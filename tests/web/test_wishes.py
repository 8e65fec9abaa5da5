"""A person's settings: kept in a cookie, written on every page, changed by a plain form."""

from __future__ import annotations

from itertools import chain

import pytest
from web.site import Page, Site

from trimoon.room import Pace, Preferences, Room
from trimoon.rules import Seat
from trimoon.web.preferences import CHOICES, GROUPS, UnknownWish, Wishes, wishes_in

EVERY_VALUE = [(name, value) for name, values in CHOICES.items() for value in values]


def test_usual_wishes_need_no_word_in_the_cookie() -> None:
    assert Wishes().written == ""
    assert wishes_in("") == Wishes()


@pytest.mark.parametrize(("name", "value"), EVERY_VALUE)
def test_what_is_written_is_read_again(name: str, value: str) -> None:
    wishes = Wishes().changing({name: value})
    assert wishes_in(wishes.written) == wishes
    assert getattr(wishes, name) == value


@pytest.mark.parametrize(
    "written", ["theme=pink", "theme=", "nothing", "=linen", "%FF", "theme=linen;speed=fast", "&&"]
)
def test_what_cannot_be_read_in_the_cookie_is_passed_over(written: str) -> None:
    assert wishes_in(f"{written}&speed=slow") == Wishes(speed="slow")


def test_a_wrong_value_says_which_would_be_right() -> None:
    with pytest.raises(UnknownWish, match=r"^speed: slow or normal or fast or none, not 'warp'$"):
        Wishes(speed="warp")


def test_the_form_groups_every_wish_once() -> None:
    assert list(chain(*GROUPS.values())) == list(CHOICES)


def attributes_of_html(page: Page) -> dict[str, str | None]:
    return next(attributes for tag, attributes in page.tags if tag == "html")


def leads_back_to(page: Page) -> str | None:
    """Give where the last form of a page leads back to."""
    return [i["value"] for i in page.inputs if i.get("name") == "next"][-1]


async def test_every_page_tells_styles_and_scripts_what_is_wished(site: Site) -> None:
    ana = site.visitor()
    await ana.send("/settings", theme="linen", sound_tile="on", next="/settings")
    room = await ana.sit_down()
    for path in ("/", "/new", "/settings", f"/game/{room.game_id}", "/nowhere"):
        await ana.open(path)
        html = attributes_of_html(ana.page)
        assert html["data-theme"] == "linen", path
        assert html["data-sound-tile"] == "on"
        assert html["data-sound-turn"] == "off"
        assert html["data-speed"] == "normal"


async def test_the_form_shows_what_is_kept_and_leads_back(site: Site) -> None:
    ana = site.visitor()
    await ana.open("/settings?next=/new")
    assert leads_back_to(ana.page) == "/new"
    answer = await ana.send("/settings", theme="contrast", keys="off", next="/new")
    assert answer.url.path == "/new"
    await ana.open("/settings")
    checked = {i["name"]: i["value"] for i in ana.page.inputs if "checked" in i}
    assert checked == {
        **{n: getattr(Wishes(), n) for n in CHOICES},
        "theme": "contrast",
        "keys": "off",
    }


async def test_one_wish_alone_leaves_the_others(site: Site) -> None:
    ana = site.visitor()
    await ana.send("/settings", theme="linen", next="/settings")
    await ana.send("/settings", pips="colours", next="/settings")
    assert wishes_in(ana.client.cookies["trimoon_settings"].strip('"')) == Wishes(
        theme="linen", pips="colours"
    )


async def test_a_wish_that_there_is_not_is_refused(site: Site) -> None:
    ana = site.visitor()
    answer = await ana.send("/settings", theme="pink", next="/")
    assert answer.status_code == 400
    assert "trimoon_settings" not in ana.client.cookies


async def test_the_form_never_leads_to_another_host(site: Site) -> None:
    ana = site.visitor()
    answer = await ana.client.post(
        "/settings", data={"theme": "linen", "next": "//evil.example"}, follow_redirects=False
    )
    assert answer.headers["location"] == "/"
    await ana.open("/settings?next=//evil.example")
    assert leads_back_to(ana.page) == "/"


@pytest.mark.parametrize(
    ("theme", "colors"),
    [
        ("night", ["#0B0F29"]),
        ("linen", ["#F4F0E7"]),
        ("contrast", ["#000000"]),
        ("auto", ["#000000", "#F4F0E7", "#0B0F29"]),
    ],
)
async def test_the_frame_of_the_browser_takes_the_colour_of_the_sky(
    site: Site, theme: str, colors: list[str]
) -> None:
    ana = site.visitor()
    await ana.send("/settings", theme=theme, next="/settings")
    metas = [a for t, a in ana.page.tags if t == "meta" and a.get("name") == "theme-color"]
    assert [meta["content"] for meta in metas] == colors


WISHED = Preferences(auto_forced=True, pace=Pace.FAST)


async def test_pace_and_forced_tiles_are_told_to_the_game_that_is_played_and_to_every_new_one(
    site: Site,
) -> None:
    ana = site.visitor()
    room = await ana.sit_down()
    await ana.send("/settings", pace="fast", forced="on", next="/settings")
    assert preferences_in(room) == WISHED
    answer = await ana.send("/start", bundle="classic", level="random")
    opened = await site.rooms.get(answer.url.path.removeprefix("/game/"))
    assert opened is not None
    assert preferences_in(opened) == WISHED


async def test_settings_kept_over_an_older_table_are_told_to_that_one(site: Site) -> None:
    ana = site.visitor()
    older, newer = await ana.sit_down(), await ana.sit_down()
    await ana.send("/settings", pace="fast", forced="on", next=f"/game/{older.game_id}")
    assert preferences_in(older) == WISHED
    assert preferences_in(newer) == Preferences()


async def test_settings_kept_over_the_table_of_others_are_told_to_the_own_newest_game(
    site: Site,
) -> None:
    ana, ben = site.visitor(), site.visitor()
    own, other = await ana.sit_down(), await ben.sit_down()
    await ana.send("/settings", pace="fast", forced="on", next=f"/game/{other.game_id}")
    assert preferences_in(own) == WISHED
    assert preferences_in(other) == Preferences()


def preferences_in(room: Room) -> Preferences | None:
    return room.snapshot(Seat.SOUTH).preferences
