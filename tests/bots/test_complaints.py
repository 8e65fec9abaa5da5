"""What players of other programs complain about, as positions that the strong levels get right."""

from __future__ import annotations

from random import Random

import pytest

from trimoon.almanac import Aim, chances_of
from trimoon.bots import Limit, advise, bot_for
from trimoon.notation import parse_tile, parse_tiles
from trimoon.rules import (
    TILES,
    Call,
    Phase,
    Play,
    Points,
    PublicDeal,
    Ruleset,
    Seat,
    SeatView,
    TileSet,
    Trick,
    Trump,
)

S, W, E = Seat
STRONG = ["half-moon", "full-moon", "half-moon:win", "full-moon:win"]
TRICKS = tuple(
    Trick(leader, tuple(parse_tiles(played)), taker=taker)
    for leader, played, taker in (
        (S, "55 53 52", S),
        (S, "44 43 42", S),
        (S, "33 32 31", S),
        (S, "41 61 64", E),
        (E, "21 22 51", S),
    )
)


def tiles(text: str) -> TileSet:
    return TileSet(parse_tiles(text))


def end_of_a_made_four(scores: Points) -> SeatView:
    """South has made its four with no trump and leads 6-2; West holds 6-6 and 6-3.

    If East has 6-5, it takes the trick from 6-3, and must play it under 6-6.
    """
    deal = PublicDeal(
        Phase.PLAY,
        W,
        S,
        (1, 2, 2),
        (Call.FOUR, Call.PASS, Call.PASS),
        S,
        None,
        Trump.NONE,
        TRICKS,
        Trick(S, (parse_tile("62"),)),
    )
    return SeatView(Ruleset(), scores, (), None, deal, W, tiles("66 63"), None, None)


def first_lead(hand: str, discard: str, trump: Trump, bid: Call) -> SeatView:
    deal = PublicDeal(
        Phase.PLAY, S, S, (7, 7, 7), (bid, Call.PASS, Call.PASS), S, None, trump, (), Trick(S)
    )
    tile = parse_tile(discard)
    return SeatView(Ruleset(), (0, 0, 0), (), None, deal, S, tiles(hand), tile, tile)


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("name", STRONG)
def test_nobody_helps_a_fellow_defender_to_21(name: str, seed: int) -> None:
    # East has 19 and one trick: one more wins it the game.
    decision = bot_for(name).decide(end_of_a_made_four((0, 5, 19)), Limit(), seed)
    assert decision.action == Play(parse_tile("66"))


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("name", STRONG)
def test_a_free_trick_is_taken_once_the_bid_is_made(name: str, seed: int) -> None:
    decision = bot_for(name).decide(end_of_a_made_four((15, 5, 3)), Limit(), seed)
    assert decision.action == Play(parse_tile("66"))


def test_a_rung_that_counts_the_declarers_tricks_alone_gives_the_trick_away() -> None:
    decision = bot_for("pimc-50").decide(end_of_a_made_four((0, 5, 19)), Limit(), 1)
    assert decision.action == Play(parse_tile("63"))


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("name", ["full-moon", "full-moon:win"])
def test_a_declarer_draws_trumps_before_it_cashes_doubles(name: str, seed: int) -> None:
    view = first_lead("66 65 64 63 55 44 33", "11", Trump.SIXES, Call.SEVEN)
    decision = bot_for(name).decide(view, Limit(), seed)
    assert isinstance(decision.action, Play)
    # 6-2 and 6-1 are out, and 6-3 beats both.
    assert decision.action.tile in tiles("66 65 64 63")


@pytest.mark.parametrize("aim", Aim)
def test_a_hand_that_takes_all_calls_21(aim: Aim) -> None:
    assert advise(tiles("66 65 64 63 62 61 55"), aim=aim).call is Call.MOON


def test_no_bid_without_cover() -> None:
    rng = Random(21)
    weak = [hand for hand in (TileSet(rng.sample(TILES, 7)) for _ in range(400)) if is_weak(hand)]
    assert len(weak) > 10
    for hand in weak[:15]:
        assert advise(hand, (Call.FIVE,)).call is Call.PASS


def is_weak(hand: TileSet) -> bool:
    """Tell whether a six, the lowest bid over a five, would be made in a tenth of all worlds."""
    return chances_of(hand)[2] < 0.1


def test_a_good_hand_is_bid() -> None:
    rng = Random(22)
    hands = [TileSet(rng.sample(TILES, 7)) for _ in range(200)]
    strong = [hand for hand in hands if chances_of(hand)[1] > 0.9]
    assert len(strong) > 10
    for hand in strong[:15]:
        assert advise(hand).call >= Call.FIVE


def test_a_seat_at_20_is_stopped_in_the_auction() -> None:
    # West stands at 20 and has bid 4: to pass is to lose the game for nearly any hand.
    hand = tiles("66 65 61 55 43 32 00")
    level = dict(advise(hand, (Call.FOUR,), (5, 5, 5), aim=Aim.WIN).worth)
    stopping = dict(advise(hand, (Call.PASS, Call.FOUR), (5, 3, 20), aim=Aim.WIN).worth)
    assert stopping[Call.PASS] < 0.5 * level[Call.PASS]
    assert advise(hand, (Call.PASS, Call.FOUR), (5, 3, 20), aim=Aim.WIN).call is not Call.PASS
