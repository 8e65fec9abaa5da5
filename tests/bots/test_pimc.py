"""The frozen rungs: b(2p - 1) from 0.55 and 0.75, made first and tricks next, standard order."""

from __future__ import annotations

import numpy as np
import pytest

from trimoon.almanac import chances_of, odds_of
from trimoon.bots import BOTS, Candidate, Limit, pimc
from trimoon.bots.faceup import tricks_after
from trimoon.bots.pimc import Pimc, best_first, plays_by_mean, worth_of_call
from trimoon.bots.spending import Spending
from trimoon.bots.worlds import worlds_of
from trimoon.notation import format_tiles, parse_position, parse_tiles
from trimoon.rules import (
    ALL_TILES,
    Call,
    Discard,
    Play,
    SeatView,
    TileSet,
    Trump,
    WidowChoice,
    view_for,
)

EVEN = dict.fromkeys(Call, 0.6)


def dealt(
    hand: str, rules: str = "classic", more: str = "", widow: str = "", first: str = "S"
) -> SeatView:
    """Give the view of who is to act in a deal in which South holds this hand."""
    mine, left_over = TileSet(parse_tiles(hand)), TileSet(parse_tiles(widow))
    rest = [tile for tile in ALL_TILES - mine if tile not in left_over]
    parts = [mine, TileSet(rest[:7]), TileSet(rest[7:14]), left_over or TileSet(rest[14:])]
    hands = " | ".join(map(format_tiles, parts))
    state = parse_position(f"rules: {rules}\nscores: 0 0 0\nhands: {hands}\nfirst: {first}\n{more}")
    assert state.actor is not None
    return view_for(state, state.actor)


def played(more: str) -> SeatView:
    state = parse_position(
        "rules: classic\nscores: 0 0 0\n"
        "hands: 66 65 64 55 33 22 11 | 63 62 44 42 41 31 21 | 61 54 53 52 51 43 00 | 32\n"
        f"first: S\ncalls: 5 pass pass\ndiscard: 3-2\ntrump: 6\n{more}"
    )
    assert state.actor is not None
    return view_for(state, state.actor)


def test_a_bid_is_worth_its_size_by_how_much_likelier_it_is_made_than_set() -> None:
    assert worth_of_call(Call.FIVE, {Call.FIVE: 0.8}) == pytest.approx(3)
    assert worth_of_call(Call.MOON, {Call.MOON: 0.75}) == pytest.approx(10.5)
    assert worth_of_call(Call.PASS, {}) == 0


@pytest.mark.parametrize(("call", "least"), [(Call.FOUR, 0.55), (Call.SEVEN, 0.55)])
def test_a_bid_is_made_from_a_chance_of_0_55_on(call: Call, least: float) -> None:
    assert worth_of_call(call, {call: least}) > 0
    assert worth_of_call(call, {call: least - 0.001}) < 0


def test_21_is_called_from_a_chance_of_0_75_on() -> None:
    assert worth_of_call(Call.MOON, {Call.MOON: 0.75}) > 0
    assert worth_of_call(Call.MOON, {Call.MOON: 0.749}) < 0


def test_who_may_not_pass_makes_the_lowest_bid_however_unlikely() -> None:
    rules = "custom all_pass=force_last"
    forced = dealt("54 43 32 21 31 41 00", rules, "calls: pass pass", first="W")
    assert Call.PASS not in forced.legal_actions
    weak = {call: worth_of_call(call, dict.fromkeys(Call, 0.0)) for call in Call if call}
    assert max(weak, key=lambda call: weak[call]) is Call.THREE
    assert BOTS["pimc-50"].decide(forced, Limit(), 1).action is Call.FOUR


def test_calls_are_valued_by_the_almanac_alone_whatever_the_score_and_the_calls() -> None:
    hand = "66 65 64 55 33 22 11"
    chances = chances_of(TileSet(parse_tiles(hand)))
    decision = BOTS["pimc-200"].decide(dealt(hand), Limit(), 1)
    values = {candidate.action: candidate.value for candidate in decision.candidates}
    for bid, chance in zip((Call.FOUR, Call.FIVE, Call.SIX, Call.SEVEN), chances, strict=True):
        assert values[bid] == worth_of_call(bid, {bid: chance})
    assert values[Call.MOON] == worth_of_call(Call.MOON, {Call.MOON: chances[3]})
    assert decision.limit == Limit()


def test_the_exchange_is_the_almanacs_for_the_bid() -> None:
    more = "calls: 6 pass pass"
    view = dealt("66 65 64 55 33 22 11", more=more, widow="32")
    odds = odds_of(view.hand)[2]
    assert odds.bid is Call.SIX
    decision = BOTS["pimc-50"].decide(view, Limit(), 1)
    assert odds.discard is not None
    assert decision.action == Discard(odds.discard)
    assert decision.candidates[0].value == odds.chance
    after = dealt(
        "66 65 64 55 33 22 11",
        more=f"{more}\ndiscard: {odds.discard}",
        widow="32",
    )
    assert BOTS["pimc-50"].decide(after, Limit(), 1).action is odds.trump is Trump.SIXES


def test_an_optional_widow_is_taken() -> None:
    view = dealt("66 65 64 55 33 22 11", "custom widow=optional", "calls: 6 pass pass", "32")
    assert BOTS["pimc-50"].decide(view, Limit(), 1).action is WidowChoice.TAKE


def test_a_declarer_plays_for_made_first_and_tricks_next() -> None:
    view = played("")
    plays = [action for action in view.legal_actions if isinstance(action, Play)]
    tricks = tricks_after(view, worlds_of(view, 50, 4), plays, Spending(Limit()))
    made, taken = (tricks >= 5).mean(axis=0), tricks.mean(axis=0)
    candidates = plays_by_mean(view, 50, Spending(Limit()), 4)
    order = sorted(range(len(plays)), key=lambda i: (-made[i], -taken[i]))
    assert [candidate.action for candidate in candidates] == [plays[i] for i in order]


def test_a_defender_plays_for_set_first_and_few_tricks_of_the_declarer_next() -> None:
    view = played("trick: S 55")
    plays = [action for action in view.legal_actions if isinstance(action, Play)]
    assert len(plays) == 7
    tricks = tricks_after(view, worlds_of(view, 50, 4), plays, Spending(Limit()))
    made, taken = (tricks >= 5).mean(axis=0), tricks.mean(axis=0)
    candidates = plays_by_mean(view, 50, Spending(Limit()), 4)
    order = sorted(range(len(plays)), key=lambda i: (made[i], taken[i]))
    assert [candidate.action for candidate in candidates] == [plays[i] for i in order]


def test_made_counts_before_any_number_of_tricks(monkeypatch: pytest.MonkeyPatch) -> None:
    view = played("trick: S 55")
    # The second play sets the bid in one world of three, and gives seven tricks in the others.
    rows = [[5, 7, *[5] * 5], [5, 7, *[5] * 5], [5, 4, *[5] * 5]]
    monkeypatch.setattr(pimc, "tricks_after", lambda *_: np.array(rows, dtype=np.int8))
    best = plays_by_mean(view, 3, Spending(Limit()), 1)[0]
    assert best.action == view.legal_actions[1]


def test_ties_go_by_standard_order(monkeypatch: pytest.MonkeyPatch) -> None:
    view = played("trick: S 55")
    monkeypatch.setattr(pimc, "tricks_after", lambda *_: np.full((3, 7), 6, dtype=np.int8))
    candidates = plays_by_mean(view, 3, Spending(Limit()), 1)
    assert tuple(candidate.action for candidate in candidates) == view.legal_actions


def test_best_first_keeps_equals_in_the_order_given() -> None:
    values = [Candidate(Call.PASS, 1.0), Candidate(Call.FOUR, 2.0)]
    equal = [Candidate(Call.FIVE, 1.0)]
    assert [each.action for each in best_first([*values, *equal])] == [4, 0, 5]


def test_a_rung_looks_at_as_many_worlds_as_its_name_says() -> None:
    view = played("trick: S 55")
    for name, worlds in (("pimc-50", 50), ("pimc-200", 200), ("always-21", 50)):
        bot = BOTS[name]
        assert isinstance(bot, Pimc)
        assert bot.worlds == worlds
        assert bot.decide(view, Limit(worlds=10_000), 1).limit == Limit(worlds=worlds)
        assert bot.decide(view, Limit(worlds=7), 1).limit == Limit(worlds=7)


def test_always_21_passes_only_where_it_may_not_call_21() -> None:
    weak, rules = "54 43 32 21 31 41 00", "custom moon_only_over_seven=on"
    bot = BOTS["always-21"]
    assert bot.decide(dealt(weak), Limit(), 1).action is Call.MOON
    assert bot.decide(dealt(weak, rules), Limit(), 1).action is Call.PASS
    over = dealt(weak, rules, "calls: 7")
    assert bot.decide(over, Limit(), 1).action is Call.MOON
