"""What a hand can make: from the almanac where it has odds, computed under other house rules."""

from __future__ import annotations

import pytest
from games import RULESETS

from trimoon.almanac import chances_of, has_odds, odds_of
from trimoon.bots import Limit, bot_for, repeated
from trimoon.bots.contracts import chances_before, choices_for, serious_choices
from trimoon.bots.spending import Spending
from trimoon.notation import format_ruleset, format_tiles, parse_position, parse_tiles
from trimoon.rules import (
    ALL_TILES,
    Call,
    Phase,
    Ruleset,
    SeatView,
    TileSet,
    Trump,
    Widow,
    bids_of,
    trumps_offered,
    view_for,
)

STRONG = "66 65 64 63 62 55 33"
WEAK = "54 43 32 21 31 41 51"
COMPUTED = {name: rules for name, rules in RULESETS.items() if not has_odds(rules)}
TABLED = {name: rules for name, rules in RULESETS.items() if has_odds(rules)}


def dealt(hand: str, rules: Ruleset = RULESETS["classic"], more: str = "") -> SeatView:
    """Give the view of South, who speaks first with this hand; the widow is 2-2."""
    mine = TileSet(parse_tiles(hand))
    aside = TileSet(parse_tiles("00" if rules.widow is Widow.NONE else "22"))
    rest = list(ALL_TILES - mine - aside)
    parts = [mine, TileSet(rest[:7]), TileSet(rest[7:])]
    if rules.widow is not Widow.NONE:
        parts.append(aside)
    hands = " | ".join(map(format_tiles, parts))
    state = parse_position(
        f"rules: {format_ruleset(rules)}\nscores: 0 0 0\nhands: {hands}\nfirst: S\n{more}"
    )
    assert state.actor is not None
    return view_for(state, state.actor)


@pytest.mark.parametrize("rules", TABLED.values(), ids=TABLED)
def test_chances_are_the_almanacs_where_it_has_odds(rules: Ruleset) -> None:
    four, five, six, seven = chances_of(TileSet(parse_tiles(STRONG)))
    every = {Call.FOUR: four, Call.FIVE: five, Call.SIX: six, Call.SEVEN: seven, Call.MOON: seven}
    found = chances_before(dealt(STRONG, rules), Spending(Limit()), 1)
    assert found == {bid: every[bid] for bid in bids_of(rules)}


@pytest.mark.parametrize("rules", COMPUTED.values(), ids=COMPUTED)
def test_chances_are_computed_where_the_almanac_has_none(rules: Ruleset) -> None:
    strong, weak = (
        chances_before(dealt(hand, rules), Spending(Limit(worlds=2)), 1) for hand in (STRONG, WEAK)
    )
    assert tuple(strong) == tuple(weak) == bids_of(rules)
    assert strong[Call.FIVE] == 1
    assert strong[Call.SIX] > weak[Call.SIX] + 0.5
    for chances in (strong, weak):
        assert chances[Call.SEVEN] == chances[Call.MOON]
        assert all(0 <= chance <= 1 for chance in chances.values())


def test_rules_that_change_nothing_of_note_have_about_the_almanacs_chances() -> None:
    # A bid of 3 is all that is added, so the others are as likely as ever.
    rules = RULESETS["min_bid_3"]
    hand = "66 65 64 55 33 21 11"
    almanac = chances_of(TileSet(parse_tiles(hand)))
    means = [0.0] * 4
    for seed in range(12):
        found = chances_before(dealt(hand, rules), Spending(Limit()), seed)
        for place, bid in enumerate((Call.FOUR, Call.FIVE, Call.SIX, Call.SEVEN)):
            means[place] += found[bid] / 12
    assert means == pytest.approx(almanac, abs=0.1)


def test_computed_chances_heed_a_limit_of_worlds_and_are_repeated_by_it() -> None:
    view, bot = dealt("66 65 64 55 33 21 11", RULESETS["min_bid_3"]), bot_for("pimc-50")
    full = bot.decide(view, Limit(), 1)
    assert full.limit == Limit(worlds=8)
    few = bot.decide(view, Limit(worlds=2), 1)
    assert few.limit == Limit(worlds=2)
    assert few.candidates != full.candidates
    assert repeated(few, view) == few
    assert repeated(full, view) == full


def test_choices_are_the_almanacs_for_each_bid_and_21_is_seven() -> None:
    view = dealt("66 65 64 55 33 21 11", more="calls: 6 pass pass")
    choices = choices_for(view, 1)
    for odds in odds_of(view.hand):
        choice = choices[odds.bid]
        assert (choice.discard, choice.trump) == (odds.discard, odds.trump)
        assert choice.chance(odds.bid) == odds.chance
        assert choice.reach[:4] == (1, 1, 1, 1)
    assert choices[Call.MOON] == choices[Call.SEVEN]


def test_after_the_discard_that_suits_every_bid_the_trump_is_the_almanacs() -> None:
    view = dealt(STRONG, more="calls: 21")
    discards = {odds.discard for odds in odds_of(view.hand)}
    assert len(discards) == 1
    after = dealt(STRONG, more=f"calls: 21\ndiscard: {discards.pop()}")
    choices = choices_for(after, 1)
    assert {bid: each.trump for bid, each in choices.items() if bid is not Call.MOON} == {
        odds.bid: odds.trump for odds in odds_of(view.hand)
    }


def test_after_another_discard_only_the_trump_is_open() -> None:
    after = dealt(STRONG, more="calls: 21\ndiscard: 6-6")
    choices = choices_for(after, 1)
    assert {each.discard for each in choices.values()} == {None}
    assert choices[Call.SIX].trump is Trump.SIXES


@pytest.mark.parametrize("rules", COMPUTED.values(), ids=COMPUTED)
def test_what_is_settled_stays_settled(rules: Ruleset) -> None:
    view = dealt(STRONG, rules, f"calls: {min(bids_of(rules)):d} pass pass")
    if view.phase is Phase.WIDOW:
        more = f"calls: {min(bids_of(rules)):d} pass pass\nwidow: leave"
        left = dealt(STRONG, rules, more)
        assert left.phase is Phase.TRUMP
        choices = choices_for(left, 1)
        assert {each.discard for each in choices.values()} == {None}
        assert choices[Call.SIX].trump is Trump.SIXES
        return
    choices = choices_for(view, 1)
    assert tuple(choices) == bids_of(rules)
    for each in choices.values():
        assert each.trump in trumps_offered(rules)
        assert (each.discard in view.hand) is (view.phase is Phase.DISCARD)
        assert list(each.reach) == sorted(each.reach, reverse=True)
    assert choices[Call.SIX].trump is Trump.SIXES


def test_a_trump_named_before_the_widow_is_kept() -> None:
    view = dealt(STRONG, RULESETS["sight_unseen"], "calls: 5 pass pass\ntrump: 3")
    assert view.phase is Phase.DISCARD
    assert {each.trump for each in choices_for(view, 1).values()} == {Trump.THREES}


def test_serious_choices_are_few_and_of_what_is_open() -> None:
    before = serious_choices(dealt(STRONG, more="calls: 5 pass pass"))
    assert len(before) == len(set(before)) == 3
    assert all(discard is not None for discard, _ in before)
    assert before[0][1] is Trump.SIXES
    after = serious_choices(dealt(STRONG, more="calls: 5 pass pass\ndiscard: 2-2"))
    assert after[0] == (None, Trump.SIXES)
    assert len({trump for _, trump in after}) == len(after) == 3
