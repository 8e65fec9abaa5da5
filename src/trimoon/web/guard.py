"""Turns away what no page of ours sends: a foreign `Host`, a foreign `Origin`; adds safe headers.

A page elsewhere must not reach a server on loopback: neither by a form, nor by a socket, nor by a
name that it has pointed here. Knows no person and no game.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

POLICY: Final = "; ".join(
    (
        "default-src 'self'",
        "base-uri 'none'",
        "object-src 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)

SAFE_HEADERS: Final = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}

# The same for everybody and without secrets; the page that says no needs them to be legible.
_PUBLIC: Final = "/static/"
_SAFE_METHODS: Final = frozenset({"GET", "HEAD", "OPTIONS"})

Refusing = Callable[[Scope, str], Response]
"""Makes the page for a refused request, from the id of its text."""


class Guard:
    """ASGI middleware around all pages and sockets."""

    def __init__(self, app: ASGIApp, hosts: frozenset[str], refusing: Refusing) -> None:
        self.app = app
        self.hosts = hosts
        self.refusing = refusing

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        refused = fault_of(scope, self.hosts)
        if refused is None:
            await self.app(scope, receive, _with_safe_headers(send))
        elif scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": 1008})
        else:
            await self.refusing(scope, refused)(scope, receive, _with_safe_headers(send))


def fault_of(scope: Scope, hosts: frozenset[str]) -> str | None:
    """Tell what is wrong with where a request comes from: "host", "origin" or None."""
    headers = Headers(scope=scope)
    host = headers.get("host", "")
    is_safe = scope["type"] == "http" and scope["method"] in _SAFE_METHODS
    if host_name(host) not in hosts and not (is_safe and scope["path"].startswith(_PUBLIC)):
        return "host"
    is_welcome = not _is_embedded_elsewhere(headers) if is_safe else _is_from_here(headers, host)
    return None if is_welcome else "origin"


def host_name(host: str) -> str:
    """Give the name or address in a `Host` header, lower case, without port and brackets."""
    try:
        return urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return ""


def _is_embedded_elsewhere(headers: Headers) -> bool:
    # A page elsewhere may link here. An image or a frame of it that points here would open a
    # game for each look at that page.
    is_linked = headers.get("sec-fetch-dest") == "document"
    return not is_linked and headers.get("sec-fetch-site") in ("cross-site", "same-site")


def _is_from_here(headers: Headers, host: str) -> bool:
    origin = headers.get("origin")
    if origin is not None:
        return origin.lower() in (f"http://{host}".lower(), f"https://{host}".lower())
    # Programs send neither header; a browser that hides its origin still says where it stands.
    return headers.get("sec-fetch-site", "same-origin") in ("same-origin", "none")


def _with_safe_headers(send: Send) -> Callable[[Message], Awaitable[None]]:
    async def guarded(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in SAFE_HEADERS.items():
                headers.setdefault(name, value)
        await send(message)

    return guarded
