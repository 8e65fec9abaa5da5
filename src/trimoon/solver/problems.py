"""What is wrong with a position that cannot be: every problem at once, each with its clause."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from trimoon.rules import (
    DOUBLE_ZERO,
    Phase,
    Play,
    Points,
    Ruleset,
    Seat,
    Tile,
    TileSet,
    Trick,
    Trump,
    Turn,
    Widow,
    refusal,
    trumps_offered,
)

Hands = tuple[TileSet, TileSet, TileSet]


def problems_of(
    hands: Hands, trump: Trump, trick: Trick, ruleset: Ruleset, taken: Points
) -> list[str]:
    """Name everything that makes a position impossible; nothing if it is possible."""
    if len(trick.tiles) > 2:
        return [f"a trick under way has at most two tiles, not {len(trick.tiles)}"]
    return [
        *_places(hands, trick.tiles),
        *_sizes(hands, trick),
        *_set(hands, trick.tiles, trump, ruleset),
        *_plays(hands, trump, trick, ruleset),
        *_taken(hands, trick, taken),
    ]


def _places(hands: Hands, played: Sequence[Tile]) -> Iterator[str]:
    places = [(f"the hand of {seat.letter}", hands[seat]) for seat in Seat]
    places += [("the trick", TileSet([tile])) for tile in played]
    for number, (name, tiles) in enumerate(places):
        for other_name, others in places[number + 1 :]:
            for tile in tiles & others:
                where = name if name == other_name else f"{name} and {other_name}"
                yield f"{tile} lies twice: in {where} (R3.1)"


def _sizes(hands: Hands, trick: Trick) -> Iterator[str]:
    """Compare hands as they were before the trick: all of one size, seven at most."""
    sizes = {seat: len(hands[seat]) + (trick.tile_of(seat) is not None) for seat in Seat}
    if len(set(sizes.values())) > 1:
        held = ", ".join(f"{seat.letter} {len(hands[seat])}" for seat in Seat)
        played = f" with {len(trick.tiles)} in the trick" if trick.tiles else ""
        yield f"the hands do not fit together: {held}{played} (R3.1, R6)"
    for seat, size in sizes.items():
        if size > 7:
            yield f"{seat.letter} has {size} tiles, more than seven (R3.1)"


def _set(hands: Hands, played: Sequence[Tile], trump: Trump, ruleset: Ruleset) -> Iterator[str]:
    if trump not in trumps_offered(ruleset):
        yield f"trump {trump} is not offered (R9)"
    tiles = hands[0] | hands[1] | hands[2] | TileSet(played)
    if ruleset.widow is Widow.NONE and DOUBLE_ZERO in tiles:
        yield f"{DOUBLE_ZERO} is not in the set (R9 widow)"


def _plays(hands: Hands, trump: Trump, trick: Trick, ruleset: Ruleset) -> Iterator[str]:
    """Play the trick again: each tile from the hand that it lay in."""
    if trick.named is not None and not trick.tiles:
        yield "an end is named, but nothing is led (R9 leader_names_suit)"
    is_first = any(len(hand) == 7 for hand in hands)
    for place, tile in enumerate(trick.tiles):
        seat = trick.leader.plus(place)
        before = Trick(trick.leader, trick.tiles[:place], trick.named if place else None)
        hand = hands[seat].adding(tile)
        turn = Turn(ruleset, Phase.PLAY, (), hand, trump, before, is_first)
        refused = refusal(turn, Play(tile, None if place else trick.named))
        if refused is not None:
            yield f"{seat.letter} cannot have played {tile}: {refused}"


def _taken(hands: Hands, trick: Trick, taken: Points) -> Iterator[str]:
    if min(taken) < 0:
        yield f"tricks taken cannot be less than none: {taken}"
    left = len(hands[trick.leader.plus(2)])
    if sum(taken) + left > 7:
        yield f"{sum(taken)} tricks taken and {left} to come are more than seven (R3.1)"
