"""The trick under way belongs to who takes it: defenders are told apart in it."""

from __future__ import annotations

import numpy as np
import pytest

from trimoon.almanac import Aim
from trimoon.bots import Limit
from trimoon.bots.spending import Spending
from trimoon.bots.taking import worths_of_plays
from trimoon.bots.utility import worth_of_tricks
from trimoon.bots.worlds import worlds_of
from trimoon.notation import parse_position
from trimoon.rules import Play, Seat, SeatView, view_for

HANDS = "66 65 52 43 42 22 63 | 64 61 54 44 41 51 00 | 62 11 55 53 32 31 21 | 33"
THREE_TRICKS = ("S 66 64 62", "S 65 61 11")


def view_of(*tricks: str, scores: str = "0 0 0") -> SeatView:
    text = f"rules: classic\nscores: {scores}\nhands: {HANDS}\nfirst: S\ncalls: 5 pass pass"
    lines = [text, "discard: 3-3\ntrump: 6", *(f"trick: {trick}" for trick in tricks)]
    state = parse_position("\n".join(lines))
    assert state.actor is not None
    return view_for(state, state.actor)


def means(view: SeatView, aim: Aim = Aim.POINTS) -> dict[str, float]:
    worlds = worlds_of(view)
    plays = [action for action in view.legal_actions if isinstance(action, Play)]
    by_taker = [worth_of_tricks(view, aim, taker=seat) for seat in Seat]
    worth = worths_of_plays(
        view, worlds.hands, plays, worth_of_tricks(view, aim), by_taker, Spending(Limit())
    )
    assert worth.shape == (len(worlds), len(plays))
    return {str(p.tile): m for p, m in zip(plays, worth.mean(axis=0).tolist(), strict=True)}


def test_the_last_to_play_knows_whose_trick_it_is() -> None:
    """5-5 takes West's 5-4, 5-3 leaves it, and the declarer is as well off: 1.5 points apart."""
    worth = means(view_of(*THREE_TRICKS, "S 52 54"))
    assert set(worth) == {"5-3", "5-5"}
    assert worth["5-5"] > worth["5-3"]


def test_a_fellow_at_20_is_not_left_the_trick() -> None:
    worth = means(view_of(*THREE_TRICKS, "S 52 54", scores="5 20 15"), Aim.WIN)
    assert worth["5-5"] > worth["5-3"] + 0.1


def test_the_second_to_play_expects_the_answer_that_is_best_for_the_third() -> None:
    """In one world, East would take 5-4 with 5-5 for its own trick, so West gets nothing by it."""
    view = view_of(*THREE_TRICKS, "S 52")
    plays = [action for action in view.legal_actions if isinstance(action, Play)]
    hands = np.array([[0, 0, 0]], dtype=np.uint32)
    state = parse_position(
        f"rules: classic\nscores: 0 0 0\nhands: {HANDS}\nfirst: S\ncalls: 5 pass pass\n"
        "discard: 3-3\ntrump: 6\n" + "\n".join(f"trick: {t}" for t in (*THREE_TRICKS, "S 52"))
    )
    assert state.deal is not None
    hands[0] = [hand.mask for hand in state.deal.hands]
    by_taker = [np.zeros((8, 3)) for _ in Seat]
    for seat in Seat:
        by_taker[seat][:, seat] = 1
    worth = worths_of_plays(view, hands, plays, np.zeros((8, 3)), by_taker, Spending(Limit()))
    # Whoever completes the trick takes it if it can, for a trick is all that counts here.
    assert worth.tolist() == [pytest.approx([0.0] * len(plays))]
