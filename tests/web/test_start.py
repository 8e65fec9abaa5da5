"""Opening the start page: a dealt hand, a game to go on with, a game by one's own rules."""

from __future__ import annotations

import pytest
from structlog.testing import capture_logs
from web.site import Site

from trimoon.bots import LEVELS
from trimoon.room import UnreadableLog
from trimoon.rules import BUNDLES, AllPass, MoonMade, Ruleset, SeatView, SetScoring, Widow


async def test_a_first_visit_deals_a_hand_and_play_opens_exactly_that_hand(site: Site) -> None:
    ana = site.visitor()
    await ana.open("/")
    shown = [a["aria-label"] for t, a in ana.page.tags if t == "span" and a.get("role") == "img"]
    assert len(shown) == 7
    link = next(a for _, a in ana.page.tags if a.get("id") == "play")
    await ana.open(str(link["href"]))
    hand = [a["aria-label"] for t, a in ana.page.tags if "slot" in str(a.get("class"))]
    assert hand == shown


async def test_a_second_visit_offers_the_same_game(site: Site) -> None:
    ana = site.visitor()
    await ana.open("/")
    first = next(a["href"] for _, a in ana.page.tags if a.get("id") == "play")
    await ana.open("/")
    assert next(a["href"] for _, a in ana.page.tags if a.get("id") == "play") == first


async def test_who_has_begun_is_offered_to_go_on(site: Site) -> None:
    ana = site.visitor()
    await ana.sit_down()
    await ana.press(call="pass")
    await ana.open("/")
    assert "Go on with your game" in ana.page.text
    assert "Play this hand" not in ana.page.text


async def test_somebody_else_is_dealt_a_game_of_their_own(site: Site) -> None:
    ana, bo = site.visitor(), site.visitor()
    await ana.open("/")
    await bo.open("/")
    links = [
        next(a["href"] for _, a in page.tags if a.get("id") == "play")
        for page in (ana.page, bo.page)
    ]
    assert links[0] != links[1]


@pytest.mark.parametrize("bundle", BUNDLES)
async def test_every_bundle_can_be_begun_with_any_target(site: Site, bundle: str) -> None:
    ana = site.visitor()
    answer = await ana.send("/start", bundle=bundle, level="random", target="15")
    room = await site.rooms.get(answer.url.path.removeprefix("/game/"))
    assert room is not None
    ruleset = room.snapshot(None).view.ruleset
    assert ruleset.differences == {**BUNDLES[bundle].differences, "target": 15}
    assert [player.bot for player in room.players] == [None, "random", "random"]


async def test_every_house_rule_can_be_chosen_by_itself(site: Site) -> None:
    ana = site.visitor()
    answer = await ana.send(
        "/start",
        bundle="custom",
        level="greedy",
        target="99",
        all_pass="force_last",
        min_bid="3",
        moon_only_over_seven="on",
        moon_made="scores_21",
        set_scoring="defenders_gain_bid",
        widow="optional",
        trump_before_widow="on",
        first_lead_trump="on",
        leader_names_suit="on",
        declarer_goes_out="on",
    )
    room = await site.rooms.get(answer.url.path.removeprefix("/game/"))
    assert room is not None
    assert room.snapshot(None).view.ruleset == Ruleset(
        all_pass=AllPass.FORCE_LAST,
        min_bid=3,
        moon_only_over_seven=True,
        moon_made=MoonMade.SCORES_21,
        set_scoring=SetScoring.DEFENDERS_GAIN_BID,
        widow=Widow.OPTIONAL,
        trump_before_widow=True,
        doubles_trump=False,
        no_trump=False,
        first_lead_trump=True,
        leader_names_suit=True,
        declarer_goes_out=True,
        target=99,
    )


async def test_the_levels_and_the_aim_are_offered_each_with_a_line_about_it(site: Site) -> None:
    ana = site.visitor()
    await ana.open("/new")
    assert ana.page.values("level") == list(LEVELS)
    assert ana.page.values("aim") == ["points", "win"]
    chosen = [a["value"] for a in ana.page.inputs if "checked" in a]
    assert chosen[:3] == ["crescent-moon", "points", "classic"]
    assert "New moon Bids on length, saves its trumps" in ana.page.text
    assert "The points of each deal Bid what the hand is worth" in ana.page.text


async def test_where_rules_are_chosen_one_reads_what_makes_classic_a_lottery(site: Site) -> None:
    ana = site.visitor()
    await ana.open("/new")
    assert "bidding 21 with almost any hand" in ana.page.text
    assert "a made 21 that scores 21 points, or 21 only over a 7" in ana.page.text


async def test_bots_play_for_what_was_chosen_and_the_menu_names_their_level(site: Site) -> None:
    ana = site.visitor()
    answer = await ana.send("/start", bundle="classic", level="young-moon", aim="win")
    room = await site.rooms.get(answer.url.path.removeprefix("/game/"))
    assert room is not None
    assert [player.bot for player in room.players] == [None, "young-moon:win", "young-moon:win"]
    assert "West Young moon, plays only to win the game" in ana.page.text


async def test_without_the_kernel_the_start_page_says_so(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana = site.visitor()
    monkeypatch.setattr("trimoon.web.start.IS_SLOW", True)
    for page in ("/", "/new"):
        await ana.open(page)
        assert "they think for up to two seconds" in ana.page.text
    monkeypatch.setattr("trimoon.web.start.IS_SLOW", False)
    await ana.open("/new")
    assert "two seconds" not in ana.page.text


@pytest.mark.parametrize(
    "fields",
    [
        {"bundle": "poker", "level": "greedy"},
        {"bundle": "classic", "level": "champion"},
        {"bundle": "classic", "level": "half-moon", "aim": "glory"},
        {"bundle": "classic", "level": "greedy", "target": "0"},
        {"bundle": "classic", "level": "greedy", "target": "-5"},
        {"bundle": "custom", "level": "greedy", "widow": "none", "trump_before_widow": "on"},
        {"bundle": "custom", "level": "greedy", "widow": "lost"},
        {},
    ],
)
async def test_rules_that_do_not_exist_are_refused_in_words(
    site: Site, fields: dict[str, str]
) -> None:
    ana = site.visitor()
    answer = await ana.send("/start", **fields)
    assert answer.status_code == 400
    assert "Go back and try again." in ana.page.text


async def test_a_name_is_shown_as_it_is_and_never_as_markup(site: Site) -> None:
    ana = site.visitor()
    answer = await ana.send("/start", bundle="classic", level="greedy", name=" <b>Ana</b>\n ")
    room = await site.rooms.get(answer.url.path.removeprefix("/game/"))
    assert room is not None
    assert room.players[0].name == "<b>Ana</b>"
    assert "<b>Ana" not in answer.text


async def test_an_endless_name_of_control_signs_is_cut_to_one_short_line(site: Site) -> None:
    ana = site.visitor()
    name = "\x00\u202eA\u200b\r\nSet-Cookie: x" + "y" * 10_000
    answer = await ana.send("/start", bundle="classic", level="greedy", name=name)
    room = await site.rooms.get(answer.url.path.removeprefix("/game/"))
    assert room is not None
    assert room.players[0].name == "A Set-Cookie: xyyyyyyyyy"
    record = (await ana.open(f"{answer.url.path}.moon")).text
    assert "A Set-Cookie: xyyyyyyyyy\n" in record


async def test_a_game_that_cannot_be_read_does_not_stand_in_the_way_of_a_new_one(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana = site.visitor()
    await ana.open("/")
    kept = next(a["href"] for _, a in ana.page.tags if a.get("id") == "play")

    async def unreadable(game_id: str) -> None:
        raise UnreadableLog(f"game {game_id}, row 2 (clock) cannot be followed")

    with monkeypatch.context() as patched, capture_logs() as logs:
        patched.setattr(site.rooms, "get", unreadable)
        assert (await ana.open("/")).status_code == 200
    assert next(a["href"] for _, a in ana.page.tags if a.get("id") == "play") != kept
    assert [line["event"] for line in logs] == ["game_unreadable"]


async def test_play_again_keeps_rules_and_opponents(site: Site) -> None:
    ana = site.visitor()
    room = await ana.sit_down(Ruleset(target=7))
    answer = await ana.send(f"/again/{room.game_id}")
    other = await site.rooms.get(answer.url.path.removeprefix("/game/"))
    assert other is not None and other is not room
    view = other.snapshot(other.seat_of(ana.person)).view
    assert isinstance(view, SeatView)
    assert view.ruleset == Ruleset(target=7)
    assert other.players == room.players
