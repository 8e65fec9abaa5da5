"""Addresses that a form may send a browser on to: paths of ours and no other host."""

from __future__ import annotations

import re
from typing import Final

# Browsers take a backslash for a slash, and two or more slashes for the beginning of a host.
_OWN_PATH: Final = re.compile(r"/([^/\\\s][^\\\s]*)?")


def own_path(address: str) -> str:
    """Give an address if it is a path of ours, else the start page.

    >>> own_path("/game/abc"), own_path("//elsewhere.example"), own_path("https://elsewhere")
    ('/game/abc', '/', '/')
    """
    return address if _OWN_PATH.fullmatch(address) else "/"
