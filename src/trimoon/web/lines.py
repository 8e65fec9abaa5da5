"""From a line typed on the page to the form that a button would send, or to a question.

Knows words, in English and the player's language, and names of fields; asks the rules nothing.
What a bare number means depends on the phase: `6` is a bid in the auction and a trump after it.
Accents, case, width and punctuation do not matter, and a word may be cut short where no other
begins so.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final, NoReturn, TypeAlias

from trimoon.notation import NotationError, parse_call, parse_tile, parse_trump
from trimoon.rules import TILES, Phase, Pip, Suit, TrimoonError, Trump
from trimoon.texts import say
from trimoon.texts.phrases import suit_name, tile_aloud, trump_name
from trimoon.web.screen import About, Question

Fields: TypeAlias = Mapping[str, str]
"""What a form sends."""


class NotUnderstood(TrimoonError):
    """A line that means nothing now; its text tells the person what would."""


_BUTTONS: Final[Mapping[str, Fields]] = {
    "pass": {"call": "pass"},
    "take": {"widow": "take"},
    "leave": {"widow": "leave"},
    "claim": {"claim": "1"},
    "undo": {"undo": "1"},
    "next": {"next": "1"},
    "doubles": {"trump": "doubles"},
    "none": {"trump": "none"},
}
_WORDS: Final = ("play", "bid", "trump", "lay", *_BUTTONS, *(about.value for about in About))
_PHASE_WORDS: Final = {
    Phase.AUCTION: "bid",
    Phase.DISCARD: "lay",
    Phase.TRUMP: "trump",
    Phase.PLAY: "play",
}
_LONGEST: Final = 200


def meaning_of(line: str, phase: Phase, language: str) -> Fields | Question:
    """Give what a line asks for; raise NotUnderstood with a sentence that helps."""
    if line.strip() in ("?", "？"):
        return Question(About.HELP)
    text = plain(line[:_LONGEST])
    for phrase, digits in _numbers(language):
        text = re.sub(rf"(?<!\w){re.escape(phrase)}(?!\w)", digits, text)
    word, rest = _first_word(text, language)
    word = word or (_PHASE_WORDS.get(phase, "") if text[:1].isdigit() else "")
    if not word and (word := _completed(text, line, language)):
        rest = ()
    try:
        return _meant(word, rest, language)
    except (NotationError, ValueError) as error:
        _refuse(line, phase, language, error)


def _refuse(line: str, phase: Phase, language: str, error: Exception) -> NoReturn:
    shown = " ".join(line.split())[:40]
    hint = say(f"line.now.{phase.name.lower()}", language=language)
    raise NotUnderstood(say("line.unknown", {"text": shown, "hint": hint}, language)) from error


def _meant(word: str, rest: Sequence[str], language: str) -> Fields | Question:
    if word in _BUTTONS and not rest:
        return _BUTTONS[word]
    said = "".join(rest)
    match word:
        case "bid":
            return {"call": str(parse_call(said))}
        case "trump":
            named, _ = _vocabulary(language).get(" ".join(rest), ("", ""))
            return _BUTTONS[named] if named in ("doubles", "none") else _trump(said)
        case "lay":
            return {"discard": str(parse_tile(said))}
        case "play":
            tile = {"tile": str(parse_tile(said[:2]))}
            return tile | {"named": f"{Pip(int(said[2:])):d}"} if said[2:] else tile
        case _:
            # What is no question raises ValueError too.
            return Question(About(word), int(said or 1))


def _trump(said: str) -> Fields:
    return {"trump": str(parse_trump(said))}


def _first_word(text: str, language: str) -> tuple[str, Sequence[str]]:
    """Find the longest known phrase that a line begins with, and give what follows it."""
    tokens = text.split()
    words = _vocabulary(language)
    for length in range(len(tokens), 0, -1):
        if found := words.get(" ".join(tokens[:length])):
            return found[0], tokens[length:]
    return "", tokens


def _completed(text: str, line: str, language: str) -> str:
    """Complete a word that was cut short; raise NotUnderstood where several begin so."""
    if not text:
        return ""
    begun: dict[str, str] = {}
    for phrase, (word, written) in _vocabulary(language).items():
        if phrase.startswith(text):
            begun.setdefault(word, written)
    if len(begun) < 2:
        return next(iter(begun), "")
    values = {"text": line.strip(), "choices": ", ".join(begun.values())}
    raise NotUnderstood(say("line.ambiguous", values, language))


@lru_cache(maxsize=16)
def _vocabulary(language: str) -> Mapping[str, tuple[str, str]]:
    """Give every known phrase with its word and as it is written; the player's language first."""
    known: dict[str, tuple[str, str]] = {}
    for each in (language, "en"):
        for word in _WORDS:
            for phrase in say(f"line.word.{word}", language=each).split("|"):
                known.setdefault(plain(phrase), (word, phrase))
    return known


@lru_cache(maxsize=16)
def _numbers(language: str) -> tuple[tuple[str, str], ...]:
    """Give what is said for tiles and numbers, longest first: "six four" is 64."""
    said = {}
    for each in ("en", language):
        for pip in Pip:
            suits = suit_name(Suit.of(pip), each), trump_name(Trump.of(pip), each)
            for name in (say(f"tile.pip.{pip:d}", language=each), *suits):
                said[plain(name)] = f"{pip:d}"
        for number in range(1, 8):
            said[plain(say(f"count.{number}", language=each))] = f"{number}"
        for tile in TILES:
            said[plain(tile_aloud(tile, each))] = f"{tile.high:d}{tile.low:d}"
    return tuple(sorted(said.items(), key=lambda pair: -len(pair[0])))


def plain(text: str) -> str:
    """Give a text without case, accents, width and punctuation, and numbers apart from words.

    >>> plain("Enchère５"), plain("6–4")
    ('enchere 5', '6 4')
    """
    spread = unicodedata.normalize("NFKD", text.casefold())
    kept = (
        str(unicodedata.digit(sign)) if sign.isdigit() else sign if sign.isalpha() else " "
        for sign in spread
        if not unicodedata.combining(sign) and unicodedata.category(sign) != "Mn"
    )
    return " ".join(re.findall(r"\d+|[^\d\s]+", "".join(kept)))
