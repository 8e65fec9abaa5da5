"""The one loop without people: three bots play deals that somebody else has shuffled."""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence
from itertools import count

from trimoon.bots.decisions import Decision, Limit
from trimoon.bots.ladder import Bot
from trimoon.rules import (
    GameState,
    Phase,
    Points,
    Ruleset,
    SeatView,
    Shuffle,
    Widow,
    apply,
    view_for,
)
from trimoon.shuffle import deal_from, seed_for


def play_game(
    bots: Sequence[Bot],
    ruleset: Ruleset,
    deals: Iterator[Shuffle],
    seed: int,
    limit: Limit = Limit(),
    scores: Points = (0, 0, 0),
) -> GameState:
    """Play a game between three bots, by seat, and give its last state.

    Without a winner if the deals run out before the game is over: so a single deal is a game of
    one. The first shuffle names the first bidder (R3.2). `scores` are those to begin with. Equal
    arguments give equal games.
    """
    steps = game_steps(bots, ruleset, deals, seed, limit, scores)
    while True:
        try:
            next(steps)
        except StopIteration as end:
            state: GameState = end.value
            return state


def game_steps(
    bots: Sequence[Bot],
    ruleset: Ruleset,
    deals: Iterator[Shuffle],
    seed: int,
    limit: Limit = Limit(),
    scores: Points = (0, 0, 0),
) -> Generator[tuple[SeatView, Decision], None, GameState]:
    """Play like `play_game`, giving each view with what was decided from it, then the last state.

    A bot is shown the view of its own seat and nothing else.
    """
    south, west, east = bots
    by_seat = (south, west, east)
    state = GameState(ruleset, scores)
    numbers = count()
    while state.winner is None:
        if state.phase is Phase.SHUFFLE:
            shuffle = next(deals, None)
            if shuffle is None:
                break
            state = apply(state, shuffle)
            continue
        assert state.actor is not None
        view = view_for(state, state.actor)
        decision = by_seat[state.actor].decide(view, limit, seed_at(seed, next(numbers)))
        yield view, decision
        state = apply(state, decision.action)
    return state


def seed_at(seed: int, number: int) -> int:
    """Give the seed of a game's decision with this number, unlike that of any other."""
    digest = _sha256(f"{seed}/{number}")
    return int.from_bytes(digest[:8], "big")


def endless_deals(ruleset: Ruleset, seed: int) -> Iterator[Shuffle]:
    """Shuffle deal after deal of a game from a number, the same on every machine."""
    master = _sha256(f"deals/{seed}")
    for number in count():
        yield deal_from(
            seed_for(master, number),
            (b"", b"", b""),
            str(seed),
            widow=ruleset.widow is not Widow.NONE,
            first=number == 0,
        )


def _sha256(text: str) -> bytes:
    import hashlib  # Slow to load, and the library is often loaded without it.

    return hashlib.sha256(text.encode()).digest()
