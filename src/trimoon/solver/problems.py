"""What is wrong with a position that cannot be: every problem at once, each with its clause."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations

from trimoon.faults import Fault, Told
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


class PositionFault(Fault):
    """What a person may have to put right in a position, or in what is asked about it."""

    LONG_TRICK = "a trick under way has at most two tiles, not {count}"
    IN_TWO_HANDS = "{tile} lies twice: in the hand of {seat} and the hand of {other} (R3.1)"
    IN_HAND_AND_TRICK = "{tile} lies twice: in the hand of {seat} and the trick (R3.1)"
    TWICE_IN_TRICK = "{tile} lies twice: in the trick (R3.1)"
    SIZES = "the hands do not fit together: {held} (R3.1, R6)"
    SIZES_WITH_TRICK = "the hands do not fit together: {held} with {count} in the trick (R3.1, R6)"
    TOO_MANY = "{seat} has {count} tiles, more than seven (R3.1)"
    TRUMP = "trump {trump} is not offered (R9)"
    NOT_IN_SET = "{tile} is not in the set (R9)"
    NAMED = "an end is named, but nothing is led (R9)"
    PLAYED = "{seat} cannot have played {tile}: {refused}"
    LESS_TAKEN = "tricks taken cannot be less than none: {taken}"
    MORE_TAKEN = "{taken} tricks taken and {left} to come are more than seven (R3.1)"
    NO_PLAY = "no tile is to be played now: the deal is not in the play (R6)"
    PASS = "a pass is no bid (R4.2)"
    NOT_SEVEN = "{taken} tricks taken and {left} to come are not seven (R6.7)"


def problems_of(
    hands: Hands, trump: Trump, trick: Trick, ruleset: Ruleset, taken: Points
) -> list[Told]:
    """Name everything that makes a position impossible; nothing if it is possible."""
    if len(trick.tiles) > 2:
        return [PositionFault.LONG_TRICK.told(count=len(trick.tiles))]
    return [
        *_places(hands, trick.tiles),
        *_sizes(hands, trick),
        *_set(hands, trick.tiles, trump, ruleset),
        *_plays(hands, trump, trick, ruleset),
        *_taken(hands, trick, taken),
    ]


def _places(hands: Hands, played: Sequence[Tile]) -> Iterator[Told]:
    for seat, other in combinations(Seat, 2):
        for tile in hands[seat] & hands[other]:
            yield PositionFault.IN_TWO_HANDS.told(tile=tile, seat=seat.letter, other=other.letter)
    for seat in Seat:
        for tile in played:
            if tile in hands[seat]:
                yield PositionFault.IN_HAND_AND_TRICK.told(tile=tile, seat=seat.letter)
    if len(played) != len(set(played)):
        yield PositionFault.TWICE_IN_TRICK.told(tile=played[0])


def _sizes(hands: Hands, trick: Trick) -> Iterator[Told]:
    """Compare hands as they were before the trick: all of one size, seven at most."""
    sizes = {seat: len(hands[seat]) + (trick.tile_of(seat) is not None) for seat in Seat}
    if len(set(sizes.values())) > 1:
        held = ", ".join(f"{seat.letter} {len(hands[seat])}" for seat in Seat)
        count = len(trick.tiles)
        fault = PositionFault.SIZES_WITH_TRICK if count else PositionFault.SIZES
        yield fault.told(held=held, count=count)
    for seat, size in sizes.items():
        if size > 7:
            yield PositionFault.TOO_MANY.told(seat=seat.letter, count=size)


def _set(hands: Hands, played: Sequence[Tile], trump: Trump, ruleset: Ruleset) -> Iterator[Told]:
    if trump not in trumps_offered(ruleset):
        yield PositionFault.TRUMP.told(trump=trump)
    tiles = hands[0] | hands[1] | hands[2] | TileSet(played)
    if ruleset.widow is Widow.NONE and DOUBLE_ZERO in tiles:
        yield PositionFault.NOT_IN_SET.told(tile=DOUBLE_ZERO)


def _plays(hands: Hands, trump: Trump, trick: Trick, ruleset: Ruleset) -> Iterator[Told]:
    """Play the trick again: each tile from the hand that it lay in."""
    if trick.named is not None and not trick.tiles:
        yield PositionFault.NAMED.told()
    is_first = any(len(hand) == 7 for hand in hands)
    for place, tile in enumerate(trick.tiles):
        seat = trick.leader.plus(place)
        before = Trick(trick.leader, trick.tiles[:place], trick.named if place else None)
        hand = hands[seat].adding(tile)
        turn = Turn(ruleset, Phase.PLAY, (), hand, trump, before, is_first)
        refused = refusal(turn, Play(tile, None if place else trick.named))
        if refused is not None:
            yield PositionFault.PLAYED.told(seat=seat.letter, tile=tile, refused=refused)


def _taken(hands: Hands, trick: Trick, taken: Points) -> Iterator[Told]:
    if min(taken) < 0:
        yield PositionFault.LESS_TAKEN.told(taken=", ".join(map(str, taken)))
    left = len(hands[trick.leader.plus(2)])
    if sum(taken) + left > 7:
        yield PositionFault.MORE_TAKEN.told(taken=sum(taken), left=left)
