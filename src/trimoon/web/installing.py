"""What browsers and robots ask of a site before anybody plays: the manifest, `robots.txt`, icons.

With the manifest the pages can be installed like a program. They work only with their server, so
there is no service worker: nothing stale is ever shown.
"""

from __future__ import annotations

from typing import Final

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, RedirectResponse, Response

from trimoon.render import THEMES
from trimoon.texts import say
from trimoon.web.answers import PERSONAL
from trimoon.web.house import House, house_of

router = APIRouter(include_in_schema=False)

_ICONS: Final = (
    ("logo.svg", "any", "image/svg+xml", "any"),
    ("icons/icon-192.png", "192x192", "image/png", "any"),
    ("icons/icon-512.png", "512x512", "image/png", "any"),
    ("icons/maskable-192.png", "192x192", "image/png", "maskable"),
    ("icons/maskable-512.png", "512x512", "image/png", "maskable"),
)

# Whoever asks for one of these pages is given a game, or shown one of their own.
_NOT_FOR_ROBOTS: Final = ("/game/", "/new", "/learn", "/settings")


@router.get("/manifest.webmanifest")
async def manifest(request: Request) -> Response:
    """Describe the site as a program, in the language and colours of who asks."""
    house = house_of(request)
    asker = house.people.asker(request)
    sky = THEMES.get(asker.wishes.theme, THEMES["night"])["sky-top"]
    described = {
        "id": "/",
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "lang": asker.language,
        "dir": "ltr",
        "name": say("page.title", language=asker.language),
        "short_name": "Trimoon",
        "description": say("page.description", language=asker.language),
        "categories": ["games"],
        "background_color": sky,
        "theme_color": sky,
        "icons": _icons(house),
    }
    return JSONResponse(described, headers=PERSONAL, media_type="application/manifest+json")


def _icons(house: House) -> list[dict[str, str]]:
    address = house.pages.statics.address
    return [
        {"src": address(name), "sizes": sizes, "type": kind, "purpose": purpose}
        for name, sizes, kind, purpose in _ICONS
    ]


@router.get("/robots.txt")
async def robots() -> Response:
    """Keep robots that ask away from pages that belong to a person."""
    lines = ["User-agent: *", *(f"Disallow: {path}" for path in _NOT_FOR_ROBOTS)]
    return PlainTextResponse("\n".join(lines) + "\n", headers={"cache-control": "max-age=86400"})


@router.get("/favicon.ico")
async def favicon(request: Request) -> Response:
    """Show the way to the icon, for what asks without having read a page."""
    address = house_of(request).pages.statics.address("icons/icon-32.png")
    return RedirectResponse(address, 302, {"cache-control": "no-cache"})
