"""Pairs of games that a viewer must not be able to tell apart.

The secrecy law: two states with the same public actions and the same tiles known to viewer V
give V the same bytes; commitments, ids and times held fixed. `twin_of` makes the second state
of such a pair by dealing the tiles that V cannot see anew, so that all that has happened in
public stays legal. Whatever V is shown (a view, a page, a message, what a bot is given) is
tested by showing both.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import NamedTuple

from games import RULESETS, random_action

from trimoon.rules import (
    ALL_TILES,
    Action,
    Call,
    Deal,
    DealState,
    Discard,
    GameState,
    Phase,
    Play,
    Ruleset,
    Seat,
    Shuffle,
    Suit,
    Tile,
    TileSet,
    Trick,
    Widow,
    WidowChoice,
    apply,
    tiles_of,
)

VIEWERS = (Seat.SOUTH, Seat.WEST, Seat.EAST, None)


class Pair(NamedTuple):
    """Two states that `viewer` (None: somebody without a seat) may not tell apart."""

    state_a: GameState
    state_b: GameState
    viewer: Seat | None


def pairs(
    rulesets: Mapping[str, Ruleset] = RULESETS, *, seed: int = 0, plays: int = 3
) -> Iterator[Pair]:
    """Yield pairs of different states, for every viewer, under each ruleset, the same every time.

    They stand before every call, widow choice, discard and trump, and before `plays` of the 21
    plays, of two deals of one game; before the second deal another one is finished.
    """
    for number, ruleset in enumerate(rulesets.values()):
        rng = Random(f"{seed} {number}")
        first_deal = GameState(ruleset)
        for start in (first_deal, _with_a_finished_deal(rng, first_deal)):
            for state in _states_of_a_deal(rng, start, plays):
                yield from _pairs_of(rng, state)


def _pairs_of(rng: Random, state: GameState) -> Iterator[Pair]:
    for viewer in VIEWERS:
        twins = (twin_of(state, viewer, rng) for _ in range(5))
        twin = next((twin for twin in twins if twin != state), None)
        # Late in a deal a viewer may know where every tile lies.
        if twin is not None:
            yield Pair(state, twin, viewer)


def _with_a_finished_deal(rng: Random, start: GameState) -> GameState:
    while True:
        state = start
        while not state.finished:
            state = apply(state, random_action(rng, state))
        if state.winner is None:
            return state


def _states_of_a_deal(rng: Random, start: GameState, plays: int) -> Iterator[GameState]:
    """Play a deal that is not thrown in; yield the states wanted by `pairs`."""
    states: list[GameState] = []
    while not any(state.phase is Phase.PLAY for state in states):
        states = []
        state = apply(start, random_action(rng, start))
        while state.deal is not None:
            states.append(state)
            state = apply(state, random_action(rng, state))
    before_play = [state for state in states if state.phase is not Phase.PLAY]
    yield from before_play
    for place in sorted(rng.sample(range(21), plays)):
        yield states[len(before_play) + place]


def twin_of(state: GameState, viewer: Seat | None, rng: Random) -> GameState:
    """Give a state that the viewer may not tell from this one, with the unseen tiles dealt anew.

    Between deals and at the end nothing is hidden, and the twin is the state itself.
    """
    deal = state.deal
    if deal is None:
        return state
    hands, aside = _dealt_anew(deal, viewer, rng)
    discard = deal.discard if aside is None or deal.discard is None else aside
    widow = deal.layout.widow if aside is None or deal.discard is not None else aside
    tiles = [hands[seat] | _played_by(deal, seat) for seat in Seat]
    if deal.declarer is not None and _has_taken_widow(deal):
        eight = tiles[deal.declarer] if discard is None else tiles[deal.declarer].adding(discard)
        if viewer != deal.declarer:
            widow = rng.choice(list(eight))
        assert widow is not None
        tiles[deal.declarer] = eight.removing(widow)
    return _replayed(state, deal, Deal((tiles[0], tiles[1], tiles[2]), widow), discard)


def _has_taken_widow(deal: DealState) -> bool:
    if deal.ruleset.widow is Widow.OPTIONAL and deal.widow_choice is not WidowChoice.TAKE:
        return False
    return deal.phase is Phase.DISCARD or deal.discard is not None


def _dealt_anew(
    deal: DealState, viewer: Seat | None, rng: Random
) -> tuple[dict[Seat, TileSet], Tile | None]:
    """Give the tiles that each seat holds, and the widow or discard if the viewer cannot see it."""
    voids = _voids(deal)
    others = [seat for seat in Seat if seat != viewer]
    places: list[Seat | None] = [seat for seat in others for _ in deal.hands[seat]]
    unseen = deal.hands[0] | deal.hands[1] | deal.hands[2]
    hidden_aside = _tile_aside(deal, viewer)
    if hidden_aside is not None:
        unseen, places = unseen.adding(hidden_aside), [*places, None]
    if viewer is not None:
        unseen -= deal.hands[viewer]
    allowed = [ALL_TILES if seat is None else ALL_TILES - voids[seat] for seat in places]
    chosen = _assignment(list(unseen), allowed, rng)
    hands = {
        seat: TileSet(chosen[i] for i, place in enumerate(places) if place == seat)
        for seat in others
    }
    if viewer is not None:
        hands[viewer] = deal.hands[viewer]
    return hands, chosen[-1] if hidden_aside is not None else None


def _tile_aside(deal: DealState, viewer: Seat | None) -> Tile | None:
    """Give the tile in no hand that the viewer cannot see: the discard, or a widow not taken."""
    if not _has_taken_widow(deal):
        return deal.layout.widow
    return None if viewer == deal.declarer else deal.discard


def _voids(deal: DealState) -> dict[Seat, TileSet]:
    """Give for each seat the tiles that, by what it played, it cannot hold."""
    voids = dict.fromkeys(Seat, TileSet())
    trump, tricks = deal.trump, _tricks_of(deal)
    if trump is None or not tricks:
        return voids
    for trick in tricks:
        suit = trick.suit(trump)
        assert suit is not None
        for seat, tile in trick.plays[1:]:
            if tile not in tiles_of(suit, trump):
                voids[seat] |= tiles_of(suit, trump)
    trumps = tiles_of(Suit.TRUMPS, trump)
    if deal.ruleset.first_lead_trump and tricks[0].tiles[0] not in trumps:
        voids[tricks[0].leader] |= trumps
    return voids


def _tricks_of(deal: DealState) -> tuple[Trick, ...]:
    return deal.tricks if deal.trick is None or not deal.trick.tiles else (*deal.tricks, deal.trick)


def _played_by(deal: DealState, seat: Seat) -> TileSet:
    tiles = (trick.tile_of(seat) for trick in _tricks_of(deal))
    return TileSet(tile for tile in tiles if tile is not None)


def _assignment(tiles: Sequence[Tile], allowed: Sequence[TileSet], rng: Random) -> tuple[Tile, ...]:
    """Put each tile on a place that allows it, at random, by augmenting paths.

    There always is a way: the real lie of the tiles.
    """
    holder: dict[int, Tile] = {}

    def put(tile: Tile, tried: set[int]) -> bool:
        for place in rng.sample(range(len(allowed)), len(allowed)):
            if place in tried or tile not in allowed[place]:
                continue
            tried.add(place)
            if place not in holder or put(holder[place], tried):
                holder[place] = tile
                return True
        return False

    for tile in rng.sample(tiles, len(tiles)):
        assert put(tile, set()), tile
    assert len(tiles) == len(allowed)
    return tuple(holder[place] for place in range(len(allowed)))


def _replayed(state: GameState, deal: DealState, layout: Deal, discard: Tile | None) -> GameState:
    """Do all that was done in the deal again, with another layout, through the one door."""
    first_bidder = None if state.finished else deal.first_bidder
    before = GameState(state.ruleset, state.scores, state.finished)
    twin = apply(before, Shuffle(layout, first_bidder))
    actions = _actions_by_phase(deal, discard)
    while (action := next(actions[twin.phase], None)) is not None:
        twin = apply(twin, action)
    return twin


def _actions_by_phase(deal: DealState, discard: Tile | None) -> dict[Phase, Iterator[Action]]:
    plays = (
        Play(tile, None if place else trick.named)
        for trick in _tricks_of(deal)
        for place, tile in enumerate(trick.tiles)
    )
    calls: tuple[Call, ...] = deal.calls
    return {
        Phase.AUCTION: iter(calls),
        Phase.WIDOW: iter(() if deal.widow_choice is None else (deal.widow_choice,)),
        Phase.DISCARD: iter(() if discard is None else (Discard(discard),)),
        Phase.TRUMP: iter(() if deal.trump is None else (deal.trump,)),
        Phase.PLAY: plays,
    }
