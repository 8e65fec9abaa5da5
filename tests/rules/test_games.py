"""Whole games: the order of phases, tiles conserved, tricks and scores that add up, an end."""

from __future__ import annotations

import pickle
from collections.abc import Iterator
from dataclasses import FrozenInstanceError
from random import Random

import plain_rules as plain
import pytest
from games import RULESETS, random_action, random_game
from hypothesis import given
from positions import SIXES_PLAYED, after, begun
from strategies import randoms, rulesets, states

from trimoon.rules import (
    ALL_TILES,
    DOUBLE_ZERO,
    Call,
    DealState,
    FinishedDeal,
    GameState,
    Phase,
    Ruleset,
    Seat,
    TileSet,
    Trick,
    Widow,
    WidowChoice,
    apply,
    legal_actions,
)

A, W, D, T, P = Phase.AUCTION, Phase.WIDOW, Phase.DISCARD, Phase.TRUMP, Phase.PLAY


def lies_of(deal: DealState) -> list[TileSet]:
    """Give everything that tiles of a deal can be in or on: hands, tricks, discard, widow."""
    tricks = (*deal.tricks, *([deal.trick] if deal.trick else []))
    played = [TileSet([tile]) for trick in tricks for tile in trick.tiles]
    discard = [] if deal.discard is None else [TileSet([deal.discard])]
    in_hand = deal.discard is not None or deal.phase is Phase.DISCARD
    widow = [] if in_hand or deal.layout.widow is None else [TileSet([deal.layout.widow])]
    return [*deal.hands, *played, *discard, *widow]


def deals_of(state: GameState) -> list[DealState]:
    under_way = [] if state.deal is None else [state.deal]
    return [*(finished.deal for finished in state.finished), *under_way]


@given(states())
def test_every_tile_is_in_one_place(state: GameState) -> None:
    expected = ALL_TILES
    if state.ruleset.widow is Widow.NONE:
        expected = ALL_TILES.removing(DOUBLE_ZERO)
    for deal in deals_of(state):
        lies = lies_of(deal)
        assert sum(map(len, lies)) == len(expected)
        assert TileSet(tile for lie in lies for tile in lie) == expected


@given(states())
def test_tricks_add_up_to_seven_and_each_seat_plays_once_a_trick(state: GameState) -> None:
    for deal in deals_of(state):
        assert sum(deal.taken) == len(deal.tricks)
        if deal.phase is Phase.OVER and not deal.thrown_in:
            assert sum(deal.taken) == 7
            assert all(hand == TileSet() for hand in deal.hands)
            assert deal.trick is None
        for trick in deal.tricks:
            assert {seat for seat, _ in trick.plays} == set(Seat)
            assert trick.turn is None


@given(states())
def test_tricks_are_led_and_taken_by_whom_the_rules_say(state: GameState) -> None:
    for deal in deals_of(state):
        leader = deal.declarer
        for trick in deal.tricks:
            assert deal.trump is not None
            assert trick.leader is leader
            pairs = [(int(tile.high), int(tile.low)) for tile in trick.tiles]
            leader = trick.leader.plus(plain.taker(pairs, deal.trump.value, trick.named))
            assert trick.taker is trick.winning(deal.trump) is leader
        if deal.trick is not None:
            assert deal.trick.leader is leader
            assert deal.trick.turn is deal.actor


@given(states())
def test_scores_are_the_sums_of_the_points(state: GameState) -> None:
    sums = [0, 0, 0]
    for finished in state.finished:
        for seat in Seat:
            sums[seat] += finished.points[seat]
        assert finished.scores == tuple(sums)
        assert not finished.deal.thrown_in or finished.points == (0, 0, 0)
    assert state.scores == tuple(sums)


def orders(ruleset: Ruleset) -> set[tuple[Phase, ...]]:
    """Give the orders in which the phases of a deal with a declarer may come."""
    if ruleset.widow is Widow.NONE:
        return {(A, T, P)}
    if ruleset.widow is Widow.EXCHANGE:
        return {(A, T, D, P)} if ruleset.trump_before_widow else {(A, D, T, P)}
    if ruleset.trump_before_widow:
        return {(A, T, W, D, P), (A, T, W, P)}
    return {(A, W, D, T, P), (A, W, T, P)}


@given(randoms, rulesets())
def test_phases_come_in_the_order_of_the_ruleset(rng: Random, ruleset: Ruleset) -> None:
    seen: list[Phase] = []
    for now in random_game(rng, ruleset, deals=4):
        if now.deal is None and seen:
            expected = orders(ruleset) if P in seen else {(A,)}
            assert tuple(dict.fromkeys(seen)) in expected
            counts = [seen.count(phase) for phase in (W, D, T, P)]
            assert all(count <= 1 for count in counts[:3])
            assert counts[3] in (0, 21)
            seen = []
        elif now.deal is not None:
            seen.append(now.phase)


@given(randoms, rulesets())
def test_a_declarer_acts_alone_between_auction_and_play(rng: Random, ruleset: Ruleset) -> None:
    for state in random_game(rng, ruleset, deals=2):
        deal = state.deal
        if deal is not None and deal.phase is A:
            assert deal.declarer is None
            assert deal.actor is deal.first_bidder.plus(len(deal.calls))
        if deal is not None and deal.phase in (W, D, T):
            assert deal.actor is deal.declarer
            assert deal.trick is None


def cautious_game(rng: Random, ruleset: Ruleset) -> Iterator[GameState]:
    """Play with the lowest bids only: bidding at random, scores would sink for ever (R7.4)."""
    state = GameState(ruleset)
    while state.winner is None:
        yield state
        calls = legal_actions(state)[:2] if state.phase is A else ()
        state = apply(state, rng.choice(calls) if calls else random_action(rng, state))
    yield state


@pytest.mark.parametrize("name", RULESETS)
def test_a_game_ends_and_stays_so(name: str) -> None:
    for seed in range(3):
        *_, last = cautious_game(Random(seed), RULESETS[name])
        assert last.winner is not None
        assert (last.phase, last.actor, last.deal) == (Phase.OVER, None, None)
        assert all(finished.deal.ruleset == RULESETS[name] for finished in last.finished)


@given(states())
def test_a_state_is_a_value(state: GameState) -> None:
    again = pickle.loads(pickle.dumps(state))
    assert again == state
    assert hash(again) == hash(state)
    with pytest.raises(FrozenInstanceError):
        state.scores = (0, 0, 0)  # type: ignore[misc]


def test_a_game_begins_between_deals_with_nothing() -> None:
    state = GameState()
    assert (state.phase, state.actor, state.first_bidder) == (Phase.SHUFFLE, None, None)
    assert (state.scores, state.finished, state.winner) == ((0, 0, 0), (), None)
    assert state.ruleset == Ruleset()


def test_the_first_bidder_is_that_of_the_deal_under_way_or_of_the_next() -> None:
    state = begun(first="E")
    assert state.first_bidder is Seat.EAST
    assert after(state, "pass pass pass").first_bidder is Seat.SOUTH


def test_a_deal_under_way_says_how_it_stands() -> None:
    deal = begun().deal
    assert deal is not None
    assert (deal.bid, deal.made, deal.thrown_in) == (Call.PASS, None, False)
    deal = after(begun(), "4 5 pass").deal
    assert deal is not None
    assert (deal.bid, deal.declarer, deal.made) == (Call.FIVE, Seat.WEST, None)


def test_a_deal_that_is_over_keeps_all_that_was_done() -> None:
    state = after(begun(first="W"), f"4 pass 5 3-1 6 {SIXES_PLAYED}")
    (finished,) = state.finished
    assert isinstance(finished, FinishedDeal)
    assert finished.deal.calls == (Call.FOUR, Call.PASS, Call.FIVE)
    assert (finished.deal.first_bidder, finished.deal.declarer) == (Seat.WEST, Seat.SOUTH)
    assert (finished.deal.made, finished.points) == (False, (-5, 3, 0))
    assert (finished.deal.actor, finished.deal.phase) == (None, Phase.OVER)
    assert finished.deal.thrown_in is False
    shown = " ".join(str(tile) for trick in finished.deal.tricks for tile in trick.tiles)
    assert shown.split() == SIXES_PLAYED.split()
    assert [trick.taker for trick in finished.deal.tricks] == [Seat.SOUTH] * 4 + [Seat.WEST] * 3


def test_a_choice_of_the_widow_is_kept() -> None:
    ruleset = Ruleset(widow=Widow.OPTIONAL)
    for word, choice in (("take", WidowChoice.TAKE), ("leave", WidowChoice.LEAVE)):
        deal = after(begun(ruleset=ruleset), f"4 pass pass {word}").deal
        assert deal is not None
        assert deal.widow_choice is choice


def test_a_named_end_is_kept_with_its_trick() -> None:
    state = after(
        begun(ruleset=Ruleset(leader_names_suit=True)), "4 pass pass 3-1 none 5-1>1 4-1 6-1"
    )
    assert state.deal is not None
    (trick,) = state.deal.tricks
    assert (trick.named, trick.taker) == (1, Seat.EAST)
    assert state.deal.trick == Trick(Seat.EAST)


def test_a_trick_says_who_played_what_and_who_is_next() -> None:
    deal = after(begun(), "4 pass pass 3-1 none 5-1 5-5").deal
    assert deal is not None
    trick, trump = deal.trick, deal.trump
    assert trick is not None
    assert trump is not None
    assert [(seat.letter, str(tile)) for seat, tile in trick.plays] == [("S", "5-1"), ("W", "5-5")]
    assert [str(trick.tile_of(seat)) for seat in Seat] == ["5-1", "5-5", "None"]
    assert (trick.turn, trick.winning(trump), trick.taker) == (Seat.EAST, Seat.WEST, None)
    empty = Trick(Seat.WEST)
    assert (empty.turn, empty.suit(trump), empty.winning(trump)) == (Seat.WEST, None, None)
    assert empty.tile_of(Seat.WEST) is None


def test_a_trick_led_by_another_seat_counts_from_there() -> None:
    deal = after(begun(), "4 pass pass 3-1 none 5-1 5-5 5-2 2-2 3-2").deal
    assert deal is not None
    trick = deal.trick
    assert trick is not None
    assert [seat.letter for seat, _ in trick.plays] == ["W", "E"]
    assert [str(trick.tile_of(seat)) for seat in Seat] == ["None", "2-2", "3-2"]
    assert trick.turn is Seat.SOUTH
