"""The rules page holds every clause, and every refusal leads to the clause that it rests on."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from web.site import Site

from trimoon.notation import parse_deal
from trimoon.room import Player
from trimoon.rules import (
    BUNDLES,
    Action,
    Call,
    Discard,
    IllegalAction,
    Phase,
    Play,
    Reason,
    Ruleset,
    Seat,
    Shuffle,
    Suit,
    Tile,
    TileSet,
    Trick,
    Trump,
    Widow,
    refusal,
)
from trimoon.rules.turn import Turn
from trimoon.texts import LANGUAGES
from trimoon.texts.house import FIELDS
from trimoon.texts.phrases import tile_aloud
from trimoon.web.citing import CHAPTERS, anchor_of, cited, clauses_of
from trimoon.web.illustrations import LEADS, illustrations_for, ranked, taker_of
from trimoon.web.rules import chapters, house_rules, values_of
from trimoon.web.spoken import for_eye_and_ear

STATED = Path(__file__).parents[2] / "docs/rules.md"
CLAUSES = [clause for chapter in CHAPTERS for clause in clauses_of(chapter)]
TRANSLATED = ("en", "fr")
DEAL = parse_deal("66 61 52 43 42 32 22 | 65 63 55 54 44 33 11 | 64 62 53 51 41 31 21 | 00")
SOURCES = Path(__file__).parents[2] / "src/trimoon"


def test_every_clause_that_is_stated_has_a_place_on_the_page() -> None:
    stated = re.findall(r"\*\*(R\d\.\d)\*\*", STATED.read_text("utf-8"))
    assert [clause for clause in CLAUSES if "." in clause] == stated
    assert tuple(clause.partition(" ")[2] for clause in clauses_of("R9")) == FIELDS


async def test_the_page_has_an_anchor_for_every_clause_and_chapter_and_no_anchor_twice(
    site: Site,
) -> None:
    ana = site.visitor()
    response = await ana.open("/rules")
    assert response.status_code == 200
    anchors = [str(a["id"]) for _, a in ana.page.tags if "id" in a]
    assert {anchor_of(clause) for clause in (*CLAUSES, *CHAPTERS)} <= set(anchors)
    assert len(anchors) == len(set(anchors))


async def test_the_index_leads_to_every_chapter(site: Site) -> None:
    ana = site.visitor()
    await ana.open("/rules")
    targets = [str(a["href"]) for tag, a in ana.page.tags if tag == "a"]
    assert targets[1:10] == [f"#r{number}" for number in range(1, 10)]


CITED_IN_SOURCES = re.compile(r'"(R\d(?:\.\d)?(?: \w+)?)"')


@pytest.mark.parametrize("folder", ["rules", "room", "analysis"])
def test_every_clause_that_the_program_names_is_one_of_the_page(folder: str) -> None:
    named = {
        clause
        for path in (SOURCES / folder).rglob("*.py")
        for clause in CITED_IN_SOURCES.findall(path.read_text("utf-8"))
    }
    assert named <= {*CLAUSES, *CHAPTERS}


REFUSED: dict[Reason, tuple[Turn, Action]] = {
    Reason.WRONG_PHASE: (Turn(Ruleset(), Phase.AUCTION, (), TileSet()), Trump.SIXES),
    Reason.GAME_OVER: (Turn(Ruleset(), Phase.OVER, (), TileSet()), Call.PASS),
    Reason.BID_TOO_LOW: (Turn(Ruleset(), Phase.AUCTION, (Call.FIVE,), TileSet()), Call.FOUR),
    Reason.BID_NOT_OFFERED: (Turn(Ruleset(), Phase.AUCTION, (), TileSet()), Call.THREE),
    Reason.MOON_NEEDS_SEVEN: (
        Turn(Ruleset(moon_only_over_seven=True), Phase.AUCTION, (), TileSet()),
        Call.MOON,
    ),
    Reason.NOT_IN_HAND: (Turn(Ruleset(), Phase.DISCARD, (), TileSet()), Discard(Tile(1, 1))),
    Reason.TRUMP_NOT_OFFERED: (
        Turn(Ruleset(no_trump=False), Phase.TRUMP, (), TileSet()),
        Trump.NONE,
    ),
    Reason.MUST_FOLLOW: (
        Turn(
            Ruleset(),
            Phase.PLAY,
            (),
            TileSet([Tile(6, 1), Tile(5, 1)]),
            Trump.FOURS,
            Trick(Seat.WEST, (Tile(6, 6),)),
        ),
        Play(Tile(5, 1)),
    ),
}


@pytest.mark.parametrize("reason", REFUSED, ids=lambda reason: reason.value)
def test_a_refusal_leads_to_a_clause_of_the_page_and_says_it(reason: Reason) -> None:
    refused = refusal(*REFUSED[reason])
    assert isinstance(refused, IllegalAction) and refused.reason is reason
    assert refused.clause in {*CLAUSES, *CHAPTERS}
    rule = cited(refused.clause, "en")
    assert rule.address == f"/rules#{anchor_of(refused.clause)}"
    assert rule.name == f"Rule {refused.clause.split()[0]}"
    assert rule.words


async def test_a_tile_that_cannot_be_played_cites_the_rule_at_the_table(site: Site) -> None:
    ana = site.visitor()
    room = await ana.sit_down(deals=(Shuffle(DEAL, Seat.SOUTH),))
    await ana.press(call="21")
    await ana.press(discard="0-0", trump="6")
    # Sixes are trump and South has all that can be led: a trump cannot be kept back for a two.
    while not ana.page.values("tile", refused=True):
        await ana.press(tile=ana.page.values("tile")[-1])
        await ana.wait(room)
        await ana.open(f"/game/{room.game_id}")
    await ana.press(tile=ana.page.values("tile", refused=True)[0])
    links = [a for tag, a in ana.page.tags if tag == "a" and a.get("class") == "why"]
    assert [(link["href"], link["title"]) for link in links] == [
        ("/rules#r6-3", cited("R6.3", "en").words)
    ]
    assert "Rule R6.3" in ana.page.text


async def test_a_tile_that_cannot_be_played_says_aloud_why(site: Site) -> None:
    ana = site.visitor()
    room = await ana.sit_down(deals=(Shuffle(DEAL, Seat.SOUTH),))
    await ana.press(call="21")
    await ana.press(discard="0-0", trump="6")
    while not ana.page.values("tile", refused=True):
        await ana.press(tile=ana.page.values("tile")[-1])
        await ana.wait(room)
        await ana.open(f"/game/{room.game_id}")
    shaded = [b for b in ana.page.buttons if b.get("aria-disabled") == "true"]
    assert all(": You must follow " in str(button["aria-label"]) for button in shaded)


async def test_a_call_that_is_too_low_cites_the_rule(site: Site) -> None:
    ana = site.visitor()
    people = (Player("South"), Player("West"), Player("East"))
    room = await ana.sit_down(deals=(Shuffle(DEAL, Seat.WEST),), players=people)
    for seat, call in ((Seat.WEST, Call.FIVE), (Seat.EAST, Call.PASS)):
        await room.submit(seat, [call], room.seq, f"command {room.seq}")
    await ana.open(f"/game/{room.game_id}")
    await ana.press(ask="4")
    assert "A bid must be higher than 5. Rule R4.2" in ana.page.text


@pytest.mark.parametrize("language", TRANSLATED)
def test_tiles_in_the_text_are_read_as_words(language: str) -> None:
    marked = for_eye_and_ear("6-4 & 0-0, R1-R8, 21", language)
    assert marked == (
        '<span class="t" aria-hidden="true">6-4</span>'
        f'<span class="vh">{tile_aloud(Tile(6, 4), language)}</span> &amp; '
        '<span class="t" aria-hidden="true">0-0</span>'
        f'<span class="vh">{tile_aloud(Tile(0, 0), language)}</span>, R1-R8, 21'
    )


@pytest.mark.parametrize("language", TRANSLATED)
def test_every_picture_of_tiles_is_named_in_words(language: str) -> None:
    named = [
        re.findall("<title>(.*?)</title>", drawn)
        for clause in CLAUSES
        for picture in illustrations_for(clause, language)
        if picture.kind.split()[0] in ("tiles", "dealt", "trick", "moon")
        for row in picture.rows
        for drawn in row
    ]
    assert len(named) == 22 + 6 + 6 + 7 + 8 + 3 + 3
    assert all(len(title) == 1 and not re.search(r"\d-\d", title[0]) for title in named)


def test_suits_lie_in_the_order_of_their_clauses() -> None:
    assert " ".join(map(str, ranked(Suit.FOURS, Trump.NONE))) == "4-4 6-4 5-4 4-3 4-2 4-1"
    doubles = " ".join(map(str, ranked(Suit.TRUMPS, Trump.DOUBLES)))
    assert doubles == "6-6 5-5 4-4 3-3 2-2 1-1 0-0"


def test_tricks_are_taken_as_their_captions_say() -> None:
    takers = {name: taker_of(tiles, Trump.THREES) for name, tiles in LEADS.items()}
    assert takers == {"follow": Seat.WEST, "trump_in": Seat.EAST, "led_trump": Seat.SOUTH}


def test_the_usual_value_of_a_house_rule_comes_first() -> None:
    for field in FIELDS:
        assert values_of(field)[0] == getattr(Ruleset(), field)
    assert values_of("widow") == tuple(Widow)
    assert values_of("target", 15) == (21, 15)


def test_the_house_rules_of_the_readers_game_are_marked() -> None:
    own = Ruleset(min_bid=5, target=15)
    yours = {
        rule.label: [str(value.label) for value in rule.values if value.is_yours]
        for rule in house_rules("en", own)
    }
    assert yours["Lowest bid"] == ["5"]
    assert yours["Target"] == ["15 points"]
    assert yours["No trump"] == ["On (usual)"]
    assert not any(value.is_yours for rule in house_rules("en", None) for value in rule.values)


async def test_the_page_marks_what_holds_in_the_game_of_who_reads_it(site: Site) -> None:
    ana, bo = site.visitor(), site.visitor()
    await ana.sit_down(BUNDLES["moon_21"])
    await ana.open("/rules")
    assert "Moon for 21 in your game" in ana.page.text
    assert "Scores 21 points in your game" in ana.page.text
    assert f"/game/{(await site.rooms.of_person(ana.person))[0].game_id}" in ana.page.html
    await bo.open("/rules")
    assert "in your game" not in bo.page.text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_all_chapters(language: str) -> None:
    assert [chapter.number for chapter in chapters(language)] == list(CHAPTERS)


async def test_the_page_speaks_french(site: Site) -> None:
    ana = site.visitor(**{"accept-language": "fr"})
    await ana.open("/rules")
    assert "Le preneur entame le premier pli" in ana.page.text
    assert '<html lang="fr"' in ana.page.html
