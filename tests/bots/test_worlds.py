"""Belief: every world that agrees with what was seen, each once, and no other."""

from __future__ import annotations

from itertools import combinations, islice

import pytest
from games import RULESETS

from trimoon.bots import BOTS, endless_deals, game_steps
from trimoon.bots.seen import seen_by, tiles_in_play
from trimoon.bots.worlds import worlds_of
from trimoon.rules import GameState, Phase, Ruleset, SeatView, TileSet, apply, view_for

GREEDY = BOTS["greedy"]


def views(ruleset: Ruleset, seed: int) -> list[SeatView]:
    steps = game_steps((GREEDY,) * 3, ruleset, islice(endless_deals(ruleset, seed), 2), seed)
    return [view for view, _ in steps]


def by_hand(view: SeatView) -> set[tuple[int, int, int]]:
    """Try every way to deal the unseen tiles to the two others."""
    deal = view.deal
    assert deal is not None
    shown = TileSet(
        tile
        for trick in (*deal.tricks, *(() if deal.trick is None else (deal.trick,)))
        for tile in trick.tiles
    )
    unseen = tiles_in_play(view.ruleset) - view.hand - shown
    if view.discard is not None:
        unseen = unseen.removing(view.discard)
    may_hold = seen_by(view).may_hold
    nearer, farther = view.viewer.next, view.viewer.plus(2)
    found = set()
    for one in combinations(sorted(unseen), deal.hand_sizes[nearer]):
        rest = sorted(unseen - TileSet(one))
        for other in combinations(rest, deal.hand_sizes[farther]):
            if TileSet(one) - may_hold[nearer] or TileSet(other) - may_hold[farther]:
                continue
            hands = [0, 0, 0]
            hands[view.viewer] = view.hand.mask
            hands[nearer], hands[farther] = TileSet(one).mask, TileSet(other).mask
            found.add((hands[0], hands[1], hands[2]))
    return found


@pytest.mark.parametrize("name", RULESETS)
def test_all_worlds_are_found_and_each_once(name: str) -> None:
    late = [
        view
        for seed in (1, 2)
        for view in views(RULESETS[name], seed)
        if view.phase is Phase.PLAY and len(view.hand) <= 4
    ]
    for view in late:
        worlds = worlds_of(view)
        rows = [tuple(row) for row in worlds.hands.tolist()]
        assert len(rows) == len(set(rows)) == worlds.of
        assert set(rows) == by_hand(view)


def test_a_seat_in_the_auction_thinks_51480_worlds_possible_and_a_declarer_3432() -> None:
    seen = views(Ruleset(), 3)
    auction = next(view for view in seen if view.phase is Phase.AUCTION)
    discard = next(view for view in seen if view.phase is Phase.DISCARD)
    assert worlds_of(auction).of == 51_480
    assert worlds_of(discard).of == 3_432


def test_the_tile_face_down_is_in_no_hand_and_known_to_the_declarer() -> None:
    for view in views(Ruleset(), 4):
        if view.phase is not Phase.PLAY:
            continue
        worlds = worlds_of(view, 50, seed=1)
        assert view.deal is not None
        assert bool((worlds.hidden == 0).all()) is (view.viewer is view.deal.declarer)
        assert not (worlds.hands & worlds.hidden[:, None]).any()


def test_fewer_worlds_are_the_first_of_more() -> None:
    view = next(view for view in views(Ruleset(), 5) if view.phase is Phase.PLAY)
    many, few = worlds_of(view, 200, seed=7), worlds_of(view, 20, seed=7)
    assert many.hands[:20].tolist() == few.hands.tolist()
    assert len({tuple(row) for row in many.hands.tolist()}) == 200
    assert worlds_of(view, 20, seed=8).hands.tolist() != few.hands.tolist()


@pytest.mark.parametrize("name", RULESETS)
def test_the_true_deal_is_one_of_the_worlds(name: str) -> None:
    ruleset = RULESETS[name]
    steps = game_steps((GREEDY,) * 3, ruleset, islice(endless_deals(ruleset, 6), 1), 6)
    state = GameState(ruleset)
    state = apply(state, next(endless_deals(ruleset, 6)))
    for view, decision in steps:
        assert view == view_for(state, view.viewer)
        if view.phase is Phase.PLAY:
            assert state.deal is not None
            truth = [hand.mask for hand in state.deal.hands]
            assert truth in worlds_of(view).hands.tolist()
        state = apply(state, decision.action)
