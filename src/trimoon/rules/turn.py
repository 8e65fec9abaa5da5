"""What the seat to act may do, and why not (R4 to R6): the one statement of legality.

A `Turn` holds only what the acting seat knows, so the same functions serve `apply`, which knows
everything, and a bot or a page that starts from a view.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from trimoon.rules.actions import DISCARDS, PLAYS, Action, Call, Discard, Play, WidowChoice
from trimoon.rules.auction import call_refusal, legal_calls
from trimoon.rules.deal import Phase, Trick
from trimoon.rules.errors import IllegalAction, Reason
from trimoon.rules.ruleset import Ruleset, Widow
from trimoon.rules.suits import (
    Suit,
    has_end_to_name,
    plays_from,
    suit_asked_for,
    tiles_of,
)
from trimoon.rules.tiles import Tile, TileSet
from trimoon.rules.trumps import Trump


class Turn(NamedTuple):
    """All that the legality of the next action depends on; `hand` is the acting seat's.

    A named tuple, since two are made for every action: a dataclass would cost a tenth of a deal.
    """

    ruleset: Ruleset
    phase: Phase
    calls: tuple[Call, ...]
    hand: TileSet
    trump: Trump | None = None
    trick: Trick | None = None
    is_first_trick: bool = False


def actions_of(turn: Turn) -> tuple[Action, ...]:
    """Give all legal actions of the seat to act, in standard order."""
    match turn.phase:
        case Phase.PLAY:
            return _plays(turn)
        case Phase.AUCTION:
            return legal_calls(turn.calls, turn.ruleset)
        case Phase.DISCARD:
            return tuple(DISCARDS[tile.index] for tile in turn.hand)
        case Phase.TRUMP:
            return trumps_offered(turn.ruleset)
        case Phase.WIDOW:
            return tuple(WidowChoice)
        case _:
            return ()


def trumps_offered(ruleset: Ruleset) -> tuple[Trump, ...]:
    """Give the trumps that a declarer may name (R5.2, R9)."""
    return tuple([trump for trump in _TRUMPS if _is_offered(trump, ruleset)])


def _is_offered(trump: Trump, ruleset: Ruleset) -> bool:
    condition = _CONDITION_OF.get(trump)
    return condition is None or condition(ruleset)


_TRUMPS: Final = tuple(Trump)
_CONDITION_OF: Final[Mapping[Trump, Callable[[Ruleset], bool]]] = {
    Trump.ZEROS: lambda ruleset: ruleset.widow is not Widow.NONE,
    Trump.DOUBLES: lambda ruleset: ruleset.doubles_trump,
    Trump.NONE: lambda ruleset: ruleset.no_trump,
}


def playable(turn: Turn) -> TileSet:
    """Give the tiles that may be played now (R6.1 to R6.4, R9 `first_lead_trump`)."""
    trick, trump = turn.trick, turn.trump
    assert trick is not None
    assert trump is not None
    if trick.tiles:
        return plays_from(turn.hand, suit_asked_for(trick.tiles[0], trump, trick.named), trump)
    if turn.is_first_trick and turn.ruleset.first_lead_trump:
        return plays_from(turn.hand, Suit.TRUMPS, trump)
    return turn.hand


def must_name_end(turn: Turn, tile: Tile) -> bool:
    """Tell whether this tile, if led now, needs the end asked for (R9 `leader_names_suit`)."""
    trick, trump = turn.trick, turn.trump
    assert trick is not None
    assert trump is not None
    return turn.ruleset.leader_names_suit and not trick.tiles and has_end_to_name(tile, trump)


def _plays(turn: Turn) -> tuple[Play, ...]:
    tiles = playable(turn)
    if not turn.ruleset.leader_names_suit:
        return tuple([PLAYS[tile.index] for tile in tiles])
    return tuple(play for tile in tiles for play in _plays_of(turn, tile))


def _plays_of(turn: Turn, tile: Tile) -> tuple[Play, ...]:
    if must_name_end(turn, tile):
        return tuple(Play(tile, end) for end in tile.ends)
    return (PLAYS[tile.index],)


def refusal(turn: Turn, action: Action) -> IllegalAction | None:
    """Give the reason why an action is refused; None if it is legal."""
    match turn.phase, action:
        case Phase.PLAY, Play():
            return _play_refusal(turn, action)
        case Phase.AUCTION, Call():
            return call_refusal(action, turn.calls, turn.ruleset)
        case Phase.DISCARD, Discard():
            return _not_in_hand(turn, action.tile, "R5.1")
        case Phase.TRUMP, Trump():
            return _trump_refusal(turn, action)
        case Phase.WIDOW, WidowChoice():
            return None
        case Phase.OVER, _:
            return IllegalAction(Reason.GAME_OVER, _CLAUSES[Phase.OVER], "the game is over")
        case _:
            kind = type(action).__name__
            return IllegalAction(
                Reason.WRONG_PHASE,
                _CLAUSES[turn.phase],
                f"now is the time for the {turn.phase.value}, not for a {kind}",
                phase=turn.phase,
            )


# The clause that says what is to be done in a phase.
_CLAUSES: Final = {
    Phase.SHUFFLE: "R3.1",
    Phase.AUCTION: "R4.1",
    Phase.WIDOW: "R9 widow",
    Phase.DISCARD: "R5.1",
    Phase.TRUMP: "R5.2",
    Phase.PLAY: "R6.1",
    Phase.OVER: "R8.2",
}


def _trump_refusal(turn: Turn, trump: Trump) -> IllegalAction | None:
    if _is_offered(trump, turn.ruleset):
        return None
    return IllegalAction(
        Reason.TRUMP_NOT_OFFERED, "R9", f"trump {trump} is not offered", trump=trump
    )


def _play_refusal(turn: Turn, play: Play) -> IllegalAction | None:
    tile, trump = play.tile, turn.trump
    if tile not in playable(turn):
        return _not_in_hand(turn, tile, "R6.3") or _follow_refusal(turn, tile)
    if turn.ruleset.leader_names_suit and must_name_end(turn, tile):
        if play.named in tile.ends:
            return None
        return IllegalAction(
            Reason.MUST_NAME_END,
            "R9 leader_names_suit",
            f"say which end of {tile} is asked for",
            tile=tile,
        )
    if play.named is not None:
        return IllegalAction(
            Reason.NO_END_TO_NAME,
            "R9 leader_names_suit" if turn.ruleset.leader_names_suit else "R6.2",
            f"no end is named with {tile} here",
            tile=tile,
            trump=trump,
        )
    return None


def _follow_refusal(turn: Turn, tile: Tile) -> IllegalAction:
    trick, trump = turn.trick, turn.trump
    assert trick is not None
    assert trump is not None
    suit = trick.suit(trump)
    if suit is None:
        return IllegalAction(
            Reason.MUST_LEAD_TRUMP,
            "R9 first_lead_trump",
            f"the first lead must be a trump, {tile} is none",
            tile=tile,
        )
    return IllegalAction(
        Reason.MUST_FOLLOW,
        "R6.3",
        f"must follow {suit.name.lower()}, {tile} does not",
        tile=tile,
        suit=suit,
        is_trump=tile in tiles_of(Suit.TRUMPS, trump),
    )


def _not_in_hand(turn: Turn, tile: Tile, clause: str) -> IllegalAction | None:
    if tile in turn.hand:
        return None
    return IllegalAction(Reason.NOT_IN_HAND, clause, f"{tile} is not in this hand", tile=tile)
