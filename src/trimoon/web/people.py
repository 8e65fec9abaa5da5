"""Who asks: a person is a random id in a signed cookie; language and wishes are plain ones.

Knows how ids are made and checked; does not know which seats a person holds.
"""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from typing import Final

from itsdangerous import BadSignature, URLSafeSerializer
from starlette.requests import HTTPConnection
from starlette.responses import Response

from trimoon.texts import LANGUAGES, language_for
from trimoon.texts import wishes_of as languages_of
from trimoon.web.preferences import USUAL, Wishes, wishes_of

PERSON_COOKIE: Final = "trimoon_person"
LANGUAGE_COOKIE: Final = "trimoon_language"
_TWO_YEARS: Final = 2 * 365 * 24 * 3600


@dataclass(frozen=True, slots=True)
class Asker:
    """A person at a browser; `is_new` until the cookie has been handed out."""

    person: str
    is_new: bool
    language: str
    wishes: Wishes = USUAL


class People:
    """Reads and writes the cookies; the secret signs the ids of persons."""

    def __init__(self, secret: bytes) -> None:
        self._signer = URLSafeSerializer(secret, salt="trimoon person")

    def asker(self, connection: HTTPConnection) -> Asker:
        """Give who asks; somebody new where the cookie is missing or not signed by us."""
        person = self._person_in(connection.cookies.get(PERSON_COOKIE, ""))
        language = language_of(connection)
        wishes = wishes_of(connection)
        if person is None:
            return Asker(secrets.token_hex(16), True, language, wishes)
        return Asker(person, False, language, wishes)

    def hand_out(self, response: Response, asker: Asker, *, secure: bool) -> None:
        """Give a new person the cookie that holds the seats."""
        response.set_cookie(
            PERSON_COOKIE,
            self._signer.dumps(asker.person),
            max_age=_TWO_YEARS,
            httponly=True,
            samesite="lax",
            secure=secure,
        )

    def _person_in(self, cookie: str) -> str | None:
        try:
            person = self._signer.loads(cookie)
        except BadSignature:
            return None
        return person if isinstance(person, str) else None


def language_of(connection: HTTPConnection) -> str:
    """Give the language chosen on a page before, else the one the browser wishes for."""
    chosen = connection.cookies.get(LANGUAGE_COOKIE, "")
    if chosen in LANGUAGES:
        return chosen
    return language_for(languages_of(connection.headers.get("accept-language", "")))


def choose_language(response: Response, language: str, *, secure: bool) -> None:
    """Remember the language that a person has picked."""
    response.set_cookie(
        LANGUAGE_COOKIE,
        language,
        max_age=_TWO_YEARS,
        httponly=True,
        samesite="lax",
        secure=secure,
    )
