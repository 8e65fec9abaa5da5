"""Responses: personal pages that nobody may keep, redirects after a form, errors in words."""

from __future__ import annotations

from typing import Final

from markupsafe import Markup
from starlette.requests import HTTPConnection
from starlette.responses import HTMLResponse, RedirectResponse, Response

from trimoon.rules import Call
from trimoon.web import pictures
from trimoon.web.house import House
from trimoon.web.people import Asker, language_of
from trimoon.web.preferences import wishes_of
from trimoon.web.templating import Pages

PERSONAL: Final = {"cache-control": "no-store", "vary": "cookie, accept-language, hx-request"}

_KNOWN: Final = {"host": 400, "origin": 403}
_IN_WORDS: Final = frozenset({400, 403, 404, 500})


def page_for(
    house: House,
    connection: HTTPConnection,
    asker: Asker,
    template: str,
    status: int = 200,
    **values: object,
) -> Response:
    """Give a page for one person, with the cookie if the person is new."""
    common = {"wishes": asker.wishes, "here": connection.url.path}
    html = house.pages.page(template, asker.language, **common | values)
    response = HTMLResponse(html, status, PERSONAL)
    return with_person(house, connection, asker, response)


def with_person(
    house: House, connection: HTTPConnection, asker: Asker, response: Response
) -> Response:
    """Hand a new person the cookie."""
    if asker.is_new:
        house.people.hand_out(response, asker, secure=is_secure(connection))
    return response


def is_secure(connection: HTTPConnection) -> bool:
    """Tell whether the connection is encrypted."""
    return connection.url.scheme in ("https", "wss")


def onward(address: str) -> Response:
    """Send a browser on after a form, so that going back repeats nothing."""
    return RedirectResponse(address, 303, PERSONAL)


def error_page(pages: Pages, connection: HTTPConnection, status: int, kind: str = "") -> Response:
    """Give an error in words that a player understands; `kind` names the words."""
    shown = status if status in _IN_WORDS else 400 if status < 500 else 500
    html = pages.page(
        "error.html",
        language_of(connection),
        wishes=wishes_of(connection),
        here=connection.url.path,
        kind=kind or str(shown),
        moon=_moon_over(shown),
    )
    return HTMLResponse(html, status, PERSONAL)


def _moon_over(status: int) -> Markup:
    """Draw what hangs over an error: a contract that is not yours, one that broke off, or none."""
    if status == 403:
        return pictures.moon(Call.FIVE, 3)
    return pictures.moon(Call.FIVE, 4, made=False) if status == 500 else pictures.moon(Call.PASS, 0)


def refused_page(pages: Pages, connection: HTTPConnection, fault: str) -> Response:
    """Give the page for a request with a foreign `Host` or `Origin`."""
    return error_page(pages, connection, _KNOWN[fault], fault)
