"""Live games: order, sequence numbers, bots' turns, forced tiles, subscribers.

Knows the log and the rules; knows no HTTP and no page. Clock, chance and pace are arguments.
"""

from trimoon.room.happenings import (
    Acted,
    Claimed,
    DealOver,
    Dealt,
    GameWon,
    Happening,
    LaidAside,
    TrickTaken,
    Undone,
)
from trimoon.room.players import BadPlayer, Pace, Player, Players, Preferences
from trimoon.room.requests import Answer, Claim, NextDeal, Outcome, Prefer, Request, Undo
from trimoon.room.room import AFTER_TRICK, Room, Snapshot
from trimoon.room.rooms import Listing, Rooms
from trimoon.room.standing import UnreadableLog
from trimoon.room.subscriptions import Subscription
from trimoon.room.thinking import IS_SLOW, LIMIT_FOR_PEOPLE

__all__ = [
    "AFTER_TRICK",
    "IS_SLOW",
    "LIMIT_FOR_PEOPLE",
    "Acted",
    "Answer",
    "BadPlayer",
    "Claim",
    "Claimed",
    "DealOver",
    "Dealt",
    "GameWon",
    "Happening",
    "LaidAside",
    "Listing",
    "NextDeal",
    "Outcome",
    "Pace",
    "Player",
    "Players",
    "Prefer",
    "Preferences",
    "Request",
    "Room",
    "Rooms",
    "Snapshot",
    "Subscription",
    "TrickTaken",
    "Undo",
    "Undone",
    "UnreadableLog",
]
