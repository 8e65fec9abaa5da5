"""The command line on the page: what a line means, in which language, and what it answers."""

from __future__ import annotations

import pytest
from web.site import Site, until
from web.test_playing import FIRST, declare

from trimoon.rules import Call, Phase
from trimoon.web.lines import NotUnderstood, meaning_of, plain
from trimoon.web.screen import About, Question


@pytest.mark.parametrize(
    ("line", "phase", "fields"),
    [
        ("bid 5", Phase.AUCTION, {"call": "5"}),
        ("5", Phase.AUCTION, {"call": "5"}),
        ("bid 21", Phase.AUCTION, {"call": "21"}),
        ("21", Phase.AUCTION, {"call": "21"}),
        ("bid seven", Phase.AUCTION, {"call": "7"}),
        ("Pass!", Phase.AUCTION, {"call": "pass"}),
        ("take", Phase.WIDOW, {"widow": "take"}),
        ("leave the widow", Phase.WIDOW, {"widow": "leave"}),
        ("lay down 64", Phase.DISCARD, {"discard": "6-4"}),
        ("64", Phase.DISCARD, {"discard": "6-4"}),
        ("trump 6", Phase.TRUMP, {"trump": "6"}),
        ("trump fours", Phase.TRUMP, {"trump": "4"}),
        ("6", Phase.TRUMP, {"trump": "6"}),
        ("trump doubles", Phase.TRUMP, {"trump": "doubles"}),
        ("doubles", Phase.TRUMP, {"trump": "doubles"}),
        ("no trump", Phase.TRUMP, {"trump": "none"}),
        ("64", Phase.PLAY, {"tile": "6-4"}),
        ("4-6", Phase.PLAY, {"tile": "6-4"}),
        ("６–４", Phase.PLAY, {"tile": "6-4"}),
        ("21", Phase.PLAY, {"tile": "2-1"}),
        ("six-four", Phase.PLAY, {"tile": "6-4"}),
        ("play double four", Phase.PLAY, {"tile": "4-4"}),
        ("64 4", Phase.PLAY, {"tile": "6-4", "named": "4"}),
        ("claim", Phase.PLAY, {"claim": "1"}),
        ("undo", Phase.PLAY, {"undo": "1"}),
        ("next", Phase.SHUFFLE, {"next": "1"}),
    ],
)
def test_a_line_means_what_a_button_would_send(
    line: str, phase: Phase, fields: dict[str, str]
) -> None:
    assert meaning_of(line, phase, "en") == fields


@pytest.mark.parametrize(
    ("line", "phase", "fields"),
    [
        ("ENCHERE 5", Phase.AUCTION, {"call": "5"}),
        ("je passe", Phase.AUCTION, {"call": "pass"}),
        ("écarter 6-4", Phase.DISCARD, {"discard": "6-4"}),
        ("atout quatre", Phase.TRUMP, {"trump": "4"}),
        ("sans atout", Phase.TRUMP, {"trump": "none"}),
        ("six-quatre", Phase.PLAY, {"tile": "6-4"}),
        ("bid 5", Phase.AUCTION, {"call": "5"}),
    ],
)
def test_a_line_is_understood_in_the_language_of_the_page_and_in_english(
    line: str, phase: Phase, fields: dict[str, str]
) -> None:
    assert meaning_of(line, phase, "fr") == fields


@pytest.mark.parametrize(
    ("line", "question"),
    [
        ("hand", Question(About.HAND)),
        ("H", Question(About.HAND)),
        ("last trick", Question(About.LAST)),
        ("last 2", Question(About.LAST, 2)),
        ("trick 3", Question(About.TRICK, 3)),
        ("score", Question(About.SCORE)),
        ("contract", Question(About.CONTRACT)),
        ("others", Question(About.OTHERS)),
        ("?", Question(About.HELP)),
        ("cont", Question(About.CONTRACT)),
    ],
)
def test_a_line_may_ask_at_any_time(line: str, question: Question) -> None:
    assert meaning_of(line, Phase.PLAY, "en") == question


@pytest.mark.parametrize(
    ("line", "phase", "answer"),
    [
        ("foo", Phase.PLAY, "“foo” is not understood. Now you can type a tile: 6-4."),
        ("6", Phase.PLAY, "“6” is not understood. Now you can type a tile: 6-4."),
        ("bid 9", Phase.AUCTION, "“bid 9” is not understood. Now you can type a bid or a pass:"),
        ("pass 5", Phase.AUCTION, "“pass 5” is not understood."),
        ("hand foo", Phase.OVER, "“hand foo” is not understood. Now you can ask for:"),
        ("la", Phase.PLAY, "“la” can mean: lay down, last trick."),
    ],
)
def test_what_is_not_understood_is_answered_by_what_would_be_right(
    line: str, phase: Phase, answer: str
) -> None:
    with pytest.raises(NotUnderstood) as unclear:
        meaning_of(line, phase, "en")
    assert str(unclear.value).startswith(answer)


def test_case_accents_width_and_punctuation_do_not_matter() -> None:
    assert plain("  ÉCARTER：６–4 ") == "ecarter 6 4"
    assert plain("ประมูล5") == plain("ประมูล ๕")


async def test_a_line_is_done_like_the_button(site: Site) -> None:
    ana = site.visitor()
    room = await ana.sit_down(deals=FIRST)
    await ana.press(line="bid 21")
    assert ana.page.kind() == "exchange"
    await ana.press(line="lay down 00")
    await ana.press(line="trump 6")
    assert ana.page.kind() == "play"
    await ana.press(line="66")
    await until(room, lambda room: room.snapshot(None).view.deal is not None)
    assert room.snapshot(None).view.deal.bid is Call.MOON  # type: ignore[union-attr]
    assert "6-6" not in ana.page.values("tile")


async def test_a_line_that_the_rules_refuse_is_told_why(site: Site) -> None:
    ana = site.visitor()
    await declare(ana)
    await ana.press(line="trump 6")
    assert "First lay one tile face down." in ana.page.text


async def test_a_question_is_answered_on_the_page_without_scripts(site: Site) -> None:
    ana = site.visitor()
    room = await ana.sit_down(deals=FIRST)
    seq = room.seq
    await ana.press(line="score")
    assert "Scores: You 0, West 0, East 0." in ana.page.text
    await ana.press(line="contract")
    assert "No bid yet." in ana.page.text
    await ana.press(line="others")
    assert "West holds 7 tiles. East holds 7 tiles." in ana.page.text
    await ana.press(line="last")
    assert "No trick has been taken in this deal." in ana.page.text
    assert room.seq == seq
