"""The rules of Three-Player Moon, pure: tiles, suits, auction, exchange, play, scoring, the game.

Knows every clause of `docs/rules.md`; knows no randomness, time, text format or file.
"""

from trimoon.rules.actions import (
    Action,
    Call,
    Deal,
    Discard,
    Play,
    Shuffle,
    WidowChoice,
)
from trimoon.rules.auction import bids_of, declarer_place, highest_bid, is_auction_over, legal_calls
from trimoon.rules.deal import DealState, Phase, Trick
from trimoon.rules.errors import IllegalAction, Reason, TrimoonError
from trimoon.rules.game import FinishedDeal, GameState, apply, is_tie, legal_actions
from trimoon.rules.ruleset import BUNDLES, AllPass, MoonMade, Ruleset, SetScoring, Widow
from trimoon.rules.scoring import Points, deal_points, is_made, winner_after
from trimoon.rules.seats import Seat
from trimoon.rules.strength import strength, taker_place
from trimoon.rules.suits import (
    Suit,
    has_end_to_name,
    is_trump,
    plays_from,
    suit_asked_for,
    suits_of,
    tiles_of,
)
from trimoon.rules.tiles import ALL_TILES, DOUBLE_ZERO, TILES, Pip, Tile, TileSet
from trimoon.rules.trumps import Trump
from trimoon.rules.turn import Turn, must_name_end, playable, refusal, trumps_offered
from trimoon.rules.views import PublicDeal, SeatView, WatcherView, view_for

__all__ = [
    "ALL_TILES",
    "BUNDLES",
    "DOUBLE_ZERO",
    "TILES",
    "Action",
    "AllPass",
    "Call",
    "Deal",
    "DealState",
    "Discard",
    "FinishedDeal",
    "GameState",
    "IllegalAction",
    "MoonMade",
    "Phase",
    "Pip",
    "Play",
    "Points",
    "PublicDeal",
    "Reason",
    "Ruleset",
    "Seat",
    "SeatView",
    "SetScoring",
    "Shuffle",
    "Suit",
    "Tile",
    "TileSet",
    "TrimoonError",
    "Trick",
    "Trump",
    "Turn",
    "WatcherView",
    "Widow",
    "WidowChoice",
    "apply",
    "bids_of",
    "deal_points",
    "declarer_place",
    "has_end_to_name",
    "highest_bid",
    "is_auction_over",
    "is_made",
    "is_tie",
    "is_trump",
    "legal_actions",
    "legal_calls",
    "must_name_end",
    "playable",
    "plays_from",
    "refusal",
    "strength",
    "suit_asked_for",
    "suits_of",
    "taker_place",
    "tiles_of",
    "trumps_offered",
    "view_for",
    "winner_after",
]
