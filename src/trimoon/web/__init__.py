"""The pages: the server draws, the browser shows.

Knows HTTP, sockets, forms and markup; knows no rule of play: what is legal, and why something is
not, comes from `rules` by way of the room.
"""

from trimoon.web.app import create_app
from trimoon.web.house import Opened, Opening, opened_from
from trimoon.web.settings import Settings

__all__ = ["Opened", "Opening", "Settings", "create_app", "opened_from"]
