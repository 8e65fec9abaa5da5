"""From a state back to the actions that led to it.

Knows the order of actions in a deal; does not check them, `apply` does.
"""

from __future__ import annotations

from collections.abc import Iterator

from trimoon.rules import (
    Action,
    DealState,
    Discard,
    GameState,
    Phase,
    Play,
    Points,
    PublicDeal,
    Ruleset,
    Shuffle,
    Trick,
    Widow,
    WidowChoice,
)


def first_state(game: GameState) -> GameState:
    """Give the state in which a game began, before its first shuffle."""
    return GameState(game.ruleset, first_scores(game))


def first_scores(game: GameState) -> Points:
    """Give the scores with which a game began."""
    if not game.finished:
        return game.scores
    first = game.finished[0]
    south, west, east = (
        score - points for score, points in zip(first.scores, first.points, strict=True)
    )
    return (south, west, east)


def deals_of(game: GameState) -> tuple[DealState, ...]:
    """Give the deals that are over and the one under way."""
    finished = tuple(deal.deal for deal in game.finished)
    return finished if game.deal is None else (*finished, game.deal)


def actions_of(game: GameState) -> Iterator[Action]:
    """Give every action of a game from its first state on."""
    for number, deal in enumerate(deals_of(game)):
        yield Shuffle(deal.layout, None if number else deal.first_bidder)
        yield from deal.calls
        yield from _exchange(deal)
        for trick in tricks_of(deal):
            yield from plays_of(trick)


def tricks_of(deal: DealState | PublicDeal) -> tuple[Trick, ...]:
    """Give the tricks of a deal that hold a tile, the one on the table included."""
    if deal.trick is None or not deal.trick.tiles:
        return deal.tricks
    return (*deal.tricks, deal.trick)


def plays_of(trick: Trick) -> tuple[Play, ...]:
    """Give the plays of a trick; the first carries the end that its leader named."""
    lead, *others = trick.tiles
    return (Play(lead, trick.named), *(Play(tile) for tile in others))


def has_discarded(deal: PublicDeal, ruleset: Ruleset) -> bool:
    """Tell whether the declarer of a running deal has laid a tile down."""
    if ruleset.widow is Widow.NONE or deal.widow_choice is WidowChoice.LEAVE:
        return False
    if deal.phase is Phase.TRUMP:
        return not ruleset.trump_before_widow
    return deal.phase is Phase.PLAY


def _exchange(deal: DealState) -> Iterator[Action]:
    """Give what the declarer did between auction and play, in the order of the ruleset."""
    trump_first = deal.ruleset.trump_before_widow
    if trump_first and deal.trump is not None:
        yield deal.trump
    if deal.widow_choice is not None:
        yield deal.widow_choice
    if deal.discard is not None:
        yield Discard(deal.discard)
    if not trump_first and deal.trump is not None:
        yield deal.trump
