"""Styles, scripts, fonts and icons: read once, compressed once, served for ever under their digest.

One digest stands for the whole folder, so that a style can name a font beside it. Knows no page.
"""

from __future__ import annotations

import gzip
import hashlib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from starlette.datastructures import Headers
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

FOLDER: Final = Path(__file__).parent / "static"

_KINDS: Final = {
    ".css": "text/css; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".woff2": "font/woff2",
}
_PACKED: Final = frozenset({".woff2", ".png"})
"""Kinds of files that are compressed in themselves."""

_FOR_EVER: Final = "public, max-age=31536000, immutable"


@dataclass(frozen=True, slots=True)
class Static:
    """One file as it is sent; `packed` is None where compressing gains nothing."""

    kind: str
    plain: bytes
    packed: bytes | None


class Statics:
    """All files of the folder, plus made ones, as an ASGI application mounted at `/static`."""

    def __init__(self, folder: Path = FOLDER, made: Mapping[str, bytes] | None = None) -> None:
        contents = {
            path.relative_to(folder).as_posix(): path.read_bytes()
            for path in sorted(folder.rglob("*"))
            if path.suffix in _KINDS and path.is_file()
        }
        contents.update(made or {})
        self.files = {name: _static(name, content) for name, content in contents.items()}
        self.digest = _digest_of(contents)

    def address(self, name: str) -> str:
        """Give the address of a file; raise KeyError if there is none."""
        if name not in self.files:
            raise KeyError(f"no static file {name}")
        return f"/static/{self.digest}/{name}"

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        digest, _, name = scope["path"].removeprefix("/static/").partition("/")
        static = self.files.get(name) if digest == self.digest else None
        response = _absent() if static is None else _response(static, Headers(scope=scope))
        await response(scope, receive, send)


def _static(name: str, content: bytes) -> Static:
    suffix = Path(name).suffix
    packed = None if suffix in _PACKED else gzip.compress(content, 9, mtime=0)
    return Static(_KINDS[suffix], content, packed)


def _digest_of(contents: Mapping[str, bytes]) -> str:
    digest = hashlib.sha256()
    for name, content in sorted(contents.items()):
        digest.update(f"{name} {len(content)} ".encode())
        digest.update(content)
    return digest.hexdigest()[:12]


def _response(static: Static, headers: Headers) -> Response:
    sent = {"cache-control": _FOR_EVER, "content-type": static.kind}
    if static.packed is None:
        return Response(static.plain, headers=sent)
    sent["vary"] = "accept-encoding"
    if "gzip" not in headers.get("accept-encoding", ""):
        return Response(static.plain, headers=sent)
    return Response(static.packed, headers={**sent, "content-encoding": "gzip"})


def _absent() -> Response:
    return Response("", 404, {"cache-control": "no-store", "content-type": "text/plain"})
