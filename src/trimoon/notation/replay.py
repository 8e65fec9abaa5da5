"""Makes a game of a draft by playing it: every action goes through the rules.

Knows in which order the parts of a deal are done, and says where an illegal one stands.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import chain

from trimoon.notation.deals import deal_from_fields
from trimoon.notation.drafts import Draft, DraftDeal
from trimoon.notation.flaws import Flaw
from trimoon.notation.hidden import any_layout, layout_for
from trimoon.notation.places import Place, Word, whole_number
from trimoon.notation.steps import Step, exchange_of, plays_in
from trimoon.notation.words import call_from, seat_from
from trimoon.rules import (
    Call,
    Deal,
    Discard,
    GameState,
    IllegalAction,
    Phase,
    Play,
    Points,
    PublicDeal,
    Shuffle,
    Trump,
    WidowChoice,
    apply,
    view_for,
)

_PHASE_OF = {
    Call: Phase.AUCTION,
    WidowChoice: Phase.WIDOW,
    Discard: Phase.DISCARD,
    Trump: Phase.TRUMP,
    Play: Phase.PLAY,
}
_LINE_OF = {
    Phase.AUCTION: ("calls", "R4.1"),
    Phase.WIDOW: ("widow", "R9 widow"),
    Phase.DISCARD: ("discard", "R5.1"),
    Phase.TRUMP: ("trump", "R5.2"),
}
_UNFINISHED = ("unfinished", "*")


def game_of(draft: Draft) -> tuple[GameState, PublicDeal | None]:
    """Play a draft; give the game and, apart, a running deal whose tiles are hidden.

    Raises NotationError where the draft cannot be read or breaks a rule.
    """
    state = GameState(draft.ruleset, (0, 0, 0) if draft.scores is None else points_of(draft.scores))
    public = None
    for number, deal in enumerate(draft.deals, 1):
        if public is not None or state.deal is not None:
            raise deal.place.error(Flaw.DEAL_NOT_OVER, "R6.7", number=number - 1)
        if state.winner is not None:
            raise deal.place.error(Flaw.GAME_OVER, "R8", seat=state.winner.letter)
        if deal.hands is None:
            public = _public_deal(state, deal)
        else:
            state = _after(state, deal, deal_from_fields(deal.hands), deal.hands[0].place)
    if draft.result is not None:
        _check_result(draft.result, state)
    return state, public


def points_of(words: Sequence[Word]) -> Points:
    """Read three numbers, one for each seat."""
    numbers = [number for word in words if (number := whole_number(word.text)) is not None]
    if len(words) != 3 or len(numbers) != 3:
        raise words[0].error(Flaw.NO_THREE_NUMBERS, example="4 -6 0")
    south, west, east = numbers
    return (south, west, east)


def _after(state: GameState, draft: DraftDeal, layout: Deal, place: Place) -> GameState:
    state = _run(_shuffled(state, draft, layout, place), _steps(draft, state, layout))
    if draft.score is not None:
        _check_score(draft.score, state)
    return state


def _public_deal(state: GameState, draft: DraftDeal) -> PublicDeal:
    dummy = any_layout(state.ruleset)
    before = _run(
        _shuffled(state, draft, dummy, draft.place), _steps(draft, state, dummy, with_plays=False)
    )
    plays = list(plays_in(draft))
    layout = dummy
    if plays:
        _check_phase(before, plays[0])
        assert before.deal is not None
        layout = layout_for(before.deal, plays)
    state = _after(state, draft, layout, draft.place)
    if state.deal is None:
        raise draft.place.error(Flaw.HIDDEN_HANDS, line="hands")
    return _public_part(state)


def _public_part(state: GameState) -> PublicDeal:
    public = view_for(state, None).deal
    assert public is not None
    return public


def _steps(
    draft: DraftDeal, state: GameState, layout: Deal, *, with_plays: bool = True
) -> Iterator[Step]:
    calls = (Step(word.place, call_from(word)) for word in draft.calls)
    plays = plays_in(draft) if with_plays else ()
    return chain(calls, exchange_of(draft, state.ruleset, layout), plays)


def _run(state: GameState, steps: Iterator[Step]) -> GameState:
    for step in steps:
        _check_phase(state, step)
        state = _applied(state, step)
    return state


def _shuffled(state: GameState, draft: DraftDeal, layout: Deal, place: Place) -> GameState:
    first, fixed = None, state.first_bidder
    if draft.first is not None:
        first = seat_from(draft.first)
        if fixed not in (None, first):
            raise draft.first.error(Flaw.OTHER_FIRST_BIDDER, "R3.2", seat=fixed.letter)
    elif fixed is None:
        raise draft.place.error(Flaw.NO_FIRST_BIDDER, "R3.2", example="first: S")
    return _applied(state, Step(place, Shuffle(layout, first if fixed is None else None)))


def _applied(state: GameState, step: Step) -> GameState:
    try:
        return apply(state, step.action)
    except IllegalAction as error:
        raise step.place.refused(error) from None


def _check_phase(state: GameState, step: Step) -> None:
    """Say in the words of a record what the rules would call the wrong phase."""
    if state.deal is None:
        if state.finished[-1].deal.thrown_in:
            raise step.place.error(Flaw.ALL_PASSED, "R4.5")
        raise step.place.error(Flaw.ALL_PLAYED, "R6.7")
    wanted = _PHASE_OF[type(step.action)]
    if wanted is Phase.AUCTION and state.phase is not wanted:
        raise step.place.error(Flaw.AUCTION_OVER, "R4.1")
    if state.phase is not wanted:
        line, clause = _LINE_OF[state.phase]
        raise step.place.error(Flaw.LINE_MISSING, clause, line=line)
    if step.leader is not None and seat_from(step.leader) is not state.actor:
        assert state.actor is not None
        raise step.leader.error(Flaw.OTHER_LEADER, "R6.6", seat=state.actor.letter)


def _check_score(words: Sequence[Word], state: GameState) -> None:
    if state.deal is not None:
        raise words[0].error(Flaw.NO_SCORE_YET, "R6.7")
    if points_of(words) != state.scores:
        right = " ".join(str(score) for score in state.scores)
        raise words[0].error(Flaw.OTHER_SCORE, "R7", score=right)


def _check_result(word: Word, state: GameState) -> None:
    text = word.text.casefold()
    if text in _UNFINISHED:
        stated = None
    else:
        stated = seat_from(Word(re.sub(r"\s+wins?$", "", text), word.place))
    if stated is not state.winner:
        right = "unfinished" if state.winner is None else f"{state.winner.letter} wins"
        raise word.error(Flaw.OTHER_RESULT, "R8", result=right)
