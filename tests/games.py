"""Games played at random from a seed, under every house rule: what many tests start from."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from types import MappingProxyType
from typing import Final

from trimoon.rules import (
    BUNDLES,
    TILES,
    Action,
    AllPass,
    Call,
    Deal,
    GameState,
    MoonMade,
    Phase,
    Ruleset,
    Seat,
    SetScoring,
    Shuffle,
    TileSet,
    Widow,
    apply,
    legal_actions,
)

RULESETS: Final = MappingProxyType(
    {
        **BUNDLES,
        "force_last": Ruleset(all_pass=AllPass.FORCE_LAST),
        "min_bid_3": Ruleset(min_bid=3),
        "min_bid_5": Ruleset(min_bid=5),
        "moon_only_over_seven": Ruleset(moon_only_over_seven=True),
        "optional_widow": Ruleset(widow=Widow.OPTIONAL),
        "optional_widow_sight_unseen": Ruleset(widow=Widow.OPTIONAL, trump_before_widow=True),
        "no_doubles_trump": Ruleset(doubles_trump=False),
        "no_no_trump": Ruleset(no_trump=False),
        "first_lead_trump": Ruleset(first_lead_trump=True),
        "leader_names_suit": Ruleset(leader_names_suit=True),
        "target_7": Ruleset(target=7),
        "target_99": Ruleset(target=99),
        "everything": Ruleset(
            all_pass=AllPass.FORCE_LAST,
            min_bid=3,
            moon_only_over_seven=True,
            moon_made=MoonMade.SCORES_21,
            set_scoring=SetScoring.DEFENDERS_GAIN_BID,
            widow=Widow.OPTIONAL,
            trump_before_widow=True,
            first_lead_trump=True,
            leader_names_suit=True,
            declarer_goes_out=True,
            target=30,
        ),
    }
)
"""Every bundle, and every house rule that no bundle has, alone and all together."""


def random_deal(rng: Random, ruleset: Ruleset) -> Deal:
    """Give a layout that the ruleset is played with."""
    without_widow = ruleset.widow is Widow.NONE
    tiles = list(TILES[1:] if without_widow else TILES)
    rng.shuffle(tiles)
    south, west, east = (TileSet(tiles[i : i + 7]) for i in (0, 7, 14))
    return Deal((south, west, east), None if without_widow else tiles[21])


def random_action(rng: Random, state: GameState) -> Action:
    """Give any legal action, the shuffle included; a game that is over has none."""
    if state.phase is Phase.SHUFFLE:
        first = Seat(rng.randrange(3)) if state.first_bidder is None else None
        return Shuffle(random_deal(rng, state.ruleset), first)
    actions = legal_actions(state)
    if state.phase is Phase.AUCTION and rng.random() < 0.5:
        return actions[0]  # Else low bids and thrown-in deals would be rare.
    return rng.choice(actions)


def random_game(rng: Random, ruleset: Ruleset, deals: int = 60) -> Iterator[GameState]:
    """Play at random; yield every state from the first on, until a winner or so many deals."""
    state = GameState(ruleset)
    yield state
    while state.winner is None and len(state.finished) < deals:
        state = apply(state, random_action(rng, state))
        yield state


def random_contract(rng: Random, state: GameState) -> GameState:
    """Play at random from between two deals to a deal that has a declarer."""
    while state.deal is None or state.deal.declarer is None:
        state = apply(state, random_action(rng, state))
    return state


def called(state: GameState, *calls: Call) -> GameState:
    """Give the state after these calls."""
    for call in calls:
        state = apply(state, call)
    return state
