"""Sentences about texts that cannot be read: records, positions, and words on a command line.

Knows every flaw of the notation; does not say where the text stands.
"""

from __future__ import annotations

from trimoon.notation import NotationError
from trimoon.rules import IllegalAction
from trimoon.texts.catalogue import say
from trimoon.texts.phrases import refusal_text


def flaw_text(error: NotationError, language: str = "en") -> str:
    """Say what is wrong and which rule it breaks: "4-1 is not in play any more (R6.3)"."""
    sentence = _sentence(error, language)
    if error.clause is None:
        return sentence
    # Of a house rule the clause holds its name too, which the sentence is about already.
    values = {"problem": sentence, "clause": error.clause.split()[0]}
    return say("record.broken_clause", values, language)


def _sentence(error: NotationError, language: str) -> str:
    refusal = error.values.get("refusal")
    if isinstance(refusal, IllegalAction):
        return refusal_text(refusal, language)
    values = {name: _on_one_line(value) for name, value in error.values.items()}
    return say(f"notation.{error.reason.name.lower()}", values, language)


def _on_one_line(value: object) -> object:
    """Give a text with those of its signs written out that no screen shows."""
    if not isinstance(value, str):
        return value
    return "".join(sign if sign.isprintable() else repr(sign)[1:-1] for sign in value)
