"""What a line typed at the plain terminal means in each phase."""

from __future__ import annotations

from dataclasses import replace

import pytest

from trimoon.notation import parse_deal
from trimoon.room import Claim, NextDeal, Undo
from trimoon.rules import (
    Call,
    Discard,
    GameState,
    Pip,
    Play,
    Ruleset,
    Seat,
    SeatView,
    Shuffle,
    Tile,
    Trump,
    Widow,
    WidowChoice,
    apply,
    view_for,
)
from trimoon.tui.reading import NotUnderstood, Question, lacks_end, wish_of

DEAL = parse_deal("66 65 64 63 62 61 55 | 54 53 52 51 44 43 42 | 41 33 32 31 22 21 11 | 00")


def view_after(*actions: object, ruleset: Ruleset = Ruleset()) -> SeatView:
    state = apply(GameState(ruleset), Shuffle(DEAL, Seat.SOUTH))
    for action in actions:
        state = apply(state, action)  # type: ignore[arg-type]
    return view_for(state, Seat.SOUTH)


AUCTION = view_after()
WIDOW = view_after(Call.MOON, ruleset=Ruleset(widow=Widow.OPTIONAL))
DISCARD = view_after(Call.MOON)
TRUMP = view_after(Call.MOON, Discard(Tile(0, 0)))
PLAY = view_after(Call.MOON, Discard(Tile(0, 0)), Trump.SIXES)


@pytest.mark.parametrize(
    ("line", "view", "meant"),
    [
        ("pass", AUCTION, Call.PASS),
        (" PASS ", AUCTION, Call.PASS),
        ("5", AUCTION, Call.FIVE),
        ("bid 5", AUCTION, Call.FIVE),
        ("21", AUCTION, Call.MOON),
        ("take", WIDOW, WidowChoice.TAKE),
        ("leave", WIDOW, WidowChoice.LEAVE),
        ("00", DISCARD, Discard(Tile(0, 0))),
        ("6-4", DISCARD, Discard(Tile(6, 4))),
        ("6", TRUMP, Trump.SIXES),
        ("trump 6", TRUMP, Trump.SIXES),
        ("doubles", TRUMP, Trump.DOUBLES),
        ("none", TRUMP, Trump.NONE),
        ("64", PLAY, Play(Tile(6, 4))),
        ("4-6", PLAY, Play(Tile(6, 4))),
        ("55 5", PLAY, Play(Tile(5, 5), Pip.FIVE)),
        ("h", PLAY, Question.HAND),
        ("?", AUCTION, Question.HELP),
        ("Q", TRUMP, Question.QUIT),
    ],
)
def test_a_line_means_what_the_phase_asks_for(line: str, view: SeatView, meant: object) -> None:
    assert wish_of(line, view, "en") == meant


def test_answers_are_understood_in_french_and_in_english() -> None:
    assert wish_of("passe", AUCTION, "fr") is wish_of("pass", AUCTION, "fr") is Call.PASS
    assert wish_of("sans", TRUMP, "fr") is wish_of("none", TRUMP, "fr") is Trump.NONE


def test_between_deals_enter_asks_for_the_next_one() -> None:
    between = replace(AUCTION, deal=None)
    assert wish_of("", between, "en") == NextDeal()
    assert wish_of("s", between, "en") is Question.SCORES


@pytest.mark.parametrize(
    ("line", "view", "complaint"),
    [
        ("", AUCTION, "tui.not_a_call"),
        ("eight", AUCTION, "tui.not_a_call"),
        ("perhaps", WIDOW, "tui.not_a_choice"),
        ("70", DISCARD, "tui.not_a_tile"),
        ("7", TRUMP, "tui.not_a_trump"),
        ("64 4 4", PLAY, "tui.not_a_tile"),
        ("64 x", PLAY, "tui.not_a_tile"),
    ],
)
def test_a_line_that_means_nothing_says_what_would(
    line: str, view: SeatView, complaint: str
) -> None:
    with pytest.raises(NotUnderstood) as caught:
        wish_of(line, view, "en")
    assert caught.value.text_id == complaint
    assert caught.value.text == line


def test_r9_leader_names_suit_a_lead_without_its_end_lacks_it() -> None:
    naming = Ruleset(leader_names_suit=True)
    view = view_after(Call.MOON, Discard(Tile(0, 0)), Trump.FOURS, ruleset=naming)
    assert lacks_end(Play(Tile(6, 5)), view)
    assert not lacks_end(Play(Tile(6, 5), Pip.FIVE), view)
    assert not lacks_end(Play(Tile(6, 6)), view)
    assert not lacks_end(Play(Tile(6, 4)), view)
    assert not lacks_end(Play(Tile(6, 5)), PLAY)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("view", [AUCTION, WIDOW, DISCARD, TRUMP, PLAY])
def test_a_claim_and_an_undo_are_understood_in_every_phase(view: SeatView, language: str) -> None:
    assert wish_of("claim", view, language) == Claim()
    assert wish_of(" UNDO ", view, language) == Undo()


def test_a_claim_and_an_undo_are_understood_in_ones_own_words() -> None:
    assert wish_of("revendiquer", PLAY, "fr") == Claim()
    assert wish_of("annuler", PLAY, "fr") == Undo()


def test_between_deals_an_undo_is_no_wish_for_the_next_one() -> None:
    between = view_for(GameState(), Seat.SOUTH)
    assert wish_of("undo", between, "en") == Undo()
    assert wish_of("", between, "en") == NextDeal()
