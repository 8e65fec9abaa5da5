"""Legality: what is listed is accepted, and nothing else, with the right reason."""

from __future__ import annotations

from typing import Any

import pytest
from games import RULESETS, random_deal
from hypothesis import given
from positions import after, begun, refused, to_follow, to_lead
from strategies import randoms, states

from trimoon.rules import (
    TILES,
    Action,
    Call,
    Discard,
    GameState,
    IllegalAction,
    Phase,
    Pip,
    Play,
    Reason,
    Ruleset,
    Seat,
    Shuffle,
    Suit,
    Tile,
    TileSet,
    Trump,
    Turn,
    Widow,
    WidowChoice,
    apply,
    legal_actions,
    must_name_end,
    playable,
    refusal,
    trumps_offered,
)
from trimoon.rules.turn import actions_of

UNIVERSE = (
    *Call,
    *WidowChoice,
    *Trump,
    *(Discard(tile) for tile in TILES),
    *(Play(tile, named) for tile in TILES for named in (None, *Pip)),
)
"""Everything that anybody but chance could ever ask for."""

REASONS = {
    Phase.SHUFFLE: {Reason.WRONG_PHASE},
    Phase.AUCTION: {
        Reason.WRONG_PHASE,
        Reason.BID_NOT_OFFERED,
        Reason.BID_TOO_LOW,
        Reason.MOON_NEEDS_SEVEN,
        Reason.MAY_NOT_PASS,
    },
    Phase.WIDOW: {Reason.WRONG_PHASE},
    Phase.DISCARD: {Reason.WRONG_PHASE, Reason.NOT_IN_HAND},
    Phase.TRUMP: {Reason.WRONG_PHASE, Reason.TRUMP_NOT_OFFERED},
    Phase.PLAY: {
        Reason.WRONG_PHASE,
        Reason.NOT_IN_HAND,
        Reason.MUST_FOLLOW,
        Reason.MUST_LEAD_TRUMP,
        Reason.MUST_NAME_END,
        Reason.NO_END_TO_NAME,
    },
    Phase.OVER: {Reason.GAME_OVER},
}


def error_of(state: GameState, action: Action) -> IllegalAction | None:
    try:
        apply(state, action)
    except IllegalAction as error:
        return error
    return None


@given(states())
def test_an_action_is_accepted_if_and_only_if_it_is_listed(state: GameState) -> None:
    errors = {action: error_of(state, action) for action in UNIVERSE}
    accepted = [action for action, error in errors.items() if error is None]
    assert accepted == sorted(legal_actions(state), key=UNIVERSE.index)
    for error in filter(None, errors.values()):
        assert error.reason in REASONS[state.phase]
        assert error.clause.startswith("R")
        assert str(error).endswith(f": {error.clause}")


@given(states())
def test_somebody_who_is_to_act_can_act(state: GameState) -> None:
    assert bool(legal_actions(state)) is (state.actor is not None)


@given(states(), randoms)
def test_chance_deals_between_deals_only(state: GameState, rng: Any) -> None:
    first = Seat.WEST if state.first_bidder is None else None
    shuffle = Shuffle(random_deal(rng, state.ruleset), first)
    if state.phase is Phase.SHUFFLE:
        assert apply(state, shuffle).phase is Phase.AUCTION
        return
    with pytest.raises(IllegalAction) as error:
        apply(state, shuffle)
    over = state.phase is Phase.OVER
    assert error.value.reason is (Reason.GAME_OVER if over else Reason.WRONG_PHASE)


@pytest.mark.parametrize(
    ("phase", "state", "clause"),
    [
        ("shuffle", GameState(), "R3.1"),
        ("auction", begun(), "R4.1"),
        ("widow", after(begun(ruleset=Ruleset(widow=Widow.OPTIONAL)), "21"), "R9 widow"),
        ("discard", after(begun(), "21"), "R5.1"),
        ("trump", after(begun(), "21 3-1"), "R5.2"),
        ("play", after(begun(), "21 3-1 none"), "R6.1"),
    ],
)
def test_an_action_at_the_wrong_time_is_told_what_it_is_time_for(
    phase: str, state: GameState, clause: str
) -> None:
    wrong = Trump.SIXES if phase != "trump" else Call.FOUR
    with pytest.raises(IllegalAction) as error:
        apply(state, wrong)
    kind = type(wrong).__name__
    assert str(error.value) == f"now is the time for the {phase}, not for a {kind}: {clause}"
    assert (error.value.reason, error.value.clause) == (Reason.WRONG_PHASE, clause)
    assert error.value.values == {"phase": Phase(phase)}


def test_what_is_no_action_at_all_is_refused() -> None:
    for thing in ("4", 4, None, Tile(6, 6)):
        with pytest.raises(IllegalAction):
            apply(begun(), thing)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("state", "word", "text", "values"),
    [
        (
            after(begun(), "4 pass pass"),
            "0-0",
            "0-0 is not in this hand: R5.1",
            {"tile": Tile(0, 0)},
        ),
        (
            to_lead("none", "6-5"),
            "6-6",
            "6-6 is not in this hand: R6.3",
            {"tile": Tile(6, 6)},
        ),
        (
            to_follow("5", "6-4", "6-5 6-2 3-1"),
            "3-1",
            "must follow sixes, 3-1 does not: R6.3",
            {"tile": Tile(3, 1), "suit": Suit.SIXES, "is_trump": False},
        ),
        (
            to_follow("5", "5-4", "6-5 6-2 3-1"),
            "3-1",
            "must follow trumps, 3-1 does not: R6.3",
            {"tile": Tile(3, 1), "suit": Suit.TRUMPS, "is_trump": False},
        ),
        (
            to_lead("5", "6-5 6-6", ruleset=Ruleset(first_lead_trump=True)),
            "6-6",
            "the first lead must be a trump, 6-6 is none: R9 first_lead_trump",
            {"tile": Tile(6, 6)},
        ),
        (
            to_lead("5", "6-1", ruleset=Ruleset(leader_names_suit=True)),
            "6-1",
            "say which end of 6-1 is asked for: R9 leader_names_suit",
            {"tile": Tile(6, 1)},
        ),
        (
            to_lead("5", "6-5", ruleset=Ruleset(leader_names_suit=True)),
            "6-5>6",
            "no end is named with 6-5 here: R9 leader_names_suit",
            {"tile": Tile(6, 5), "trump": Trump.FIVES},
        ),
        (
            to_lead("5", "6-1"),
            "6-1>6",
            "no end is named with 6-1 here: R6.2",
            {"tile": Tile(6, 1), "trump": Trump.FIVES},
        ),
        (
            after(begun(ruleset=Ruleset(no_trump=False)), "4 pass pass 3-1"),
            "none",
            "trump none is not offered: R9",
            {"trump": Trump.NONE},
        ),
    ],
)
def test_a_refused_tile_or_trump_says_why(
    state: GameState, word: str, text: str, values: dict[str, object]
) -> None:
    error = refused(state, word)
    assert str(error) == text
    assert error.values == values


def test_actions_are_listed_in_standard_order() -> None:
    ruleset = Ruleset(leader_names_suit=True)
    assert legal_actions(to_lead("5", "6-1 5-5 2-1", ruleset=ruleset)) == (
        Play(Tile(2, 1), Pip.TWO),
        Play(Tile(2, 1), Pip.ONE),
        Play(Tile(5, 5)),
        Play(Tile(6, 1), Pip.SIX),
        Play(Tile(6, 1), Pip.ONE),
    )
    assert legal_actions(to_lead("5", "6-1 5-5")) == (Play(Tile(5, 5)), Play(Tile(6, 1)))
    assert legal_actions(after(begun(), "21"))[:2] == (Discard(Tile(2, 1)), Discard(Tile(3, 1)))


@pytest.mark.parametrize("name", RULESETS)
def test_the_trumps_offered_are_those_not_withheld(name: str) -> None:
    ruleset = RULESETS[name]
    withheld = {
        Trump.ZEROS: ruleset.widow is Widow.NONE,
        Trump.DOUBLES: not ruleset.doubles_trump,
        Trump.NONE: not ruleset.no_trump,
    }
    offered = [trump for trump in Trump if not withheld.get(trump, False)]
    assert list(trumps_offered(ruleset)) == offered


def test_what_is_playable_and_must_name_its_end_can_be_asked_of_a_turn() -> None:
    ruleset = Ruleset(leader_names_suit=True)
    lead = to_lead("5", "6-1 6-5 2-2", ruleset=ruleset).turn
    assert playable(lead) == lead.hand
    assert [must_name_end(lead, tile) for tile in lead.hand] == [False, True, False]
    follow = to_follow("5", "6-4", "6-1 3-2", named=6, ruleset=ruleset).turn
    assert playable(follow) == TileSet([Tile(6, 1)])
    assert not must_name_end(follow, Tile(6, 1))
    assert not must_name_end(to_lead("5", "6-1").turn, Tile(6, 1))


@pytest.mark.parametrize("phase", [Phase.SHUFFLE, Phase.OVER])
def test_a_turn_of_nobody_has_no_actions(phase: Phase) -> None:
    turn = Turn(Ruleset(), phase, (), TileSet())
    assert actions_of(turn) == ()
    assert refusal(turn, Call.PASS) is not None


def test_a_legal_action_has_no_refusal() -> None:
    state = begun()
    for action in legal_actions(state):
        assert refusal(state.turn, action) is None
