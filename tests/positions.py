"""Positions from text, for tests: tiles, layouts, what was done, and states to go on from.

A word means what the phase makes of it: `4` is a call in the auction and a trump later on,
`6-4` a discard or a play, `6-4>4` a lead that names its end.
"""

from __future__ import annotations

from typing import Final

from trimoon.rules import (
    Action,
    Call,
    Deal,
    DealState,
    Discard,
    GameState,
    IllegalAction,
    Phase,
    Pip,
    Play,
    Points,
    Ruleset,
    Seat,
    Shuffle,
    Tile,
    TileSet,
    Trick,
    Trump,
    WidowChoice,
    apply,
    legal_actions,
)

CLASSIC: Final = Ruleset()

LAYOUT: Final = (
    "6-6 6-5 6-4 6-3 5-1 3-3 2-1 | 5-5 5-4 5-3 6-2 4-1 2-2 1-1 | 4-4 4-3 4-2 5-2 6-1 3-2 0-0 | 3-1"
)
"""A layout with the widow 3-1, in which South is strong in sixes."""

LAYOUT_WITHOUT_WIDOW: Final = (
    "6-6 6-5 6-4 6-3 5-1 3-3 2-1 | 5-5 5-4 5-3 6-2 4-1 2-2 1-1 | 4-4 4-3 4-2 5-2 6-1 3-2 3-1"
)

SIXES_PLAYED: Final = (
    "6-6 6-2 6-1  6-5 5-3 0-0  6-4 4-1 3-2  6-3 1-1 4-2  5-1 5-5 5-2  5-4 4-3 2-1  2-2 4-4 3-3"
)
"""The 21 plays of South's contract in sixes with 3-1 laid down: tricks 4, 3 and 0."""


def tile(text: str) -> Tile:
    return Tile(int(text[0]), int(text[2]))


def tiles(text: str) -> TileSet:
    return TileSet(tile(word) for word in text.split())


def seat(letter: str) -> Seat:
    return Seat("SWE".index(letter))


def layout(text: str = LAYOUT) -> Deal:
    """Read `South's hand | West's | East's | widow`; no fourth part, no widow."""
    south, west, east, *widow = text.split(" | ")
    return Deal((tiles(south), tiles(west), tiles(east)), tile(widow[0]) if widow else None)


def begun(
    text: str = LAYOUT, first: str = "S", ruleset: Ruleset = CLASSIC, scores: Points = (0, 0, 0)
) -> GameState:
    """Give a game in its first deal, before the first call."""
    return apply(GameState(ruleset, scores), Shuffle(layout(text), seat(first)))


def action(phase: Phase, word: str) -> Action:
    match phase:
        case Phase.AUCTION:
            return Call.PASS if word == "pass" else Call(int(word))
        case Phase.WIDOW:
            return WidowChoice(word)
        case Phase.DISCARD:
            return Discard(tile(word))
        case Phase.TRUMP:
            return Trump(word)
        case _:
            lead, _, named = word.partition(">")
            return Play(tile(lead), Pip(int(named)) if named else None)


def after(state: GameState, words: str) -> GameState:
    """Give the state after the actions that the words stand for."""
    for word in words.split():
        state = apply(state, action(state.phase, word))
    return state


def refused(state: GameState, word: str) -> IllegalAction:
    """Give the error with which the next action, that of the word, is refused."""
    try:
        after(state, word)
    except IllegalAction as error:
        return error
    raise AssertionError(f"{word} was accepted")


def legal(state: GameState) -> str:
    """Give the legal actions as words, in the order in which they are listed."""
    return " ".join(word_for(action) for action in legal_actions(state))


def word_for(action: Action) -> str:
    match action:
        case Discard(tile):
            return str(tile)
        case Play(tile, named):
            return str(tile) if named is None else f"{tile}>{named:d}"
        case WidowChoice():
            return action.value
        case _:
            return str(action)


def to_follow(
    trump: str, led: str, hand: str, *, named: int | None = None, ruleset: Ruleset = CLASSIC
) -> GameState:
    """Give a state in which South has led, and perhaps West followed, and this hand is next."""
    pip = None if named is None else Pip(named)
    return _in_play(trump, Trick(Seat.SOUTH, tuple(map(tile, led.split())), pip), hand, ruleset)


def to_lead(trump: str, hand: str, *, ruleset: Ruleset = CLASSIC) -> GameState:
    """Give a state in which South, the declarer, with this hand, leads to the first trick."""
    return _in_play(trump, Trick(Seat.SOUTH), hand, ruleset)


def taker(trump: str, three: str, *, named: int | None = None) -> int:
    """Give the place of the tile, of three in playing order, that takes the trick."""
    first, second, third = three.split()
    state = after(to_follow(trump, f"{first} {second}", third, named=named), third)
    assert state.deal is not None
    return state.deal.taken.index(1)


def _in_play(trump: str, trick: Trick, hand: str, ruleset: Ruleset) -> GameState:
    actor = trick.leader.plus(len(trick.tiles))
    deal = DealState(
        ruleset,
        layout(),
        Seat.SOUTH,
        Phase.PLAY,
        actor,
        _only(actor, hand),
        calls=(Call.FOUR, Call.PASS, Call.PASS),
        declarer=Seat.SOUTH,
        trump=Trump(trump),
        trick=trick,
    )
    return GameState(ruleset, deal=deal)


def _only(actor: Seat, hand: str) -> tuple[TileSet, TileSet, TileSet]:
    south, west, east = (tiles(hand) if seat is actor else TileSet() for seat in Seat)
    return (south, west, east)


def scored(
    scores: Points,
    declarer: str,
    bid: int,
    taken: Points,
    ruleset: Ruleset = CLASSIC,
) -> GameState:
    """Give the state after a deal with these tricks: its last play goes through `apply`.

    `scores` are those before it; the bid is the only one.
    """
    return apply(before_last_play(scores, declarer, bid, taken, ruleset), Play(tile("1-1")))


def before_last_play(
    scores: Points, declarer: str, bid: int, taken: Points, ruleset: Ruleset = CLASSIC
) -> GameState:
    """Give the state one play before a deal ends with these tricks; 1-1 is the last tile."""
    assert sum(taken) == 7
    last = next(s for s in Seat if taken[s])
    takers = [s for s in Seat for _ in range(taken[s])]
    takers.remove(last)
    one = tuple(tiles("3-3 3-2 3-1"))
    calls = [Call.PASS] * 3
    calls[seat(declarer)] = Call(bid)
    deal = DealState(
        ruleset,
        layout(),
        Seat.SOUTH,
        Phase.PLAY,
        last.plus(2),
        _only(last.plus(2), "1-1"),
        calls=tuple(calls),
        declarer=seat(declarer),
        trump=Trump.NONE,
        tricks=tuple(Trick(s, one, None, s) for s in takers),
        trick=Trick(last, (tile("6-6"), tile("5-5"))),
    )
    return GameState(ruleset, scores, deal=deal)
