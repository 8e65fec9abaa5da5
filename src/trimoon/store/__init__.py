"""What is kept: the log of every game, remembered commands, and the secret of this installation.

Knows SQLite, rows and transactions; knows no rule of play and does not look into payloads.
"""

from trimoon.store.errors import GameExists, StaleSequence, StoreError, StoreFault
from trimoon.store.rows import Entry, JsonObject, JsonValue, KeptGame, Row, Written
from trimoon.store.store import Store

__all__ = [
    "Entry",
    "GameExists",
    "JsonObject",
    "JsonValue",
    "KeptGame",
    "Row",
    "StaleSequence",
    "Store",
    "StoreError",
    "StoreFault",
    "Written",
]
