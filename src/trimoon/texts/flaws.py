"""Sentences about what is wrong: texts that cannot be read, and the faults of other packages.

Knows every flaw of the notation, but does not say where in a text it stands; faults bring the ids
of their sentences with them.
"""

from __future__ import annotations

from trimoon.faults import Faulty, Told
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


def fault_text(error: Faulty, language: str = "en") -> str:
    """Say everything that is wrong, in one line; what only programmers meet stays English."""
    return "; ".join(_told(problem, language) for problem in error.problems)


def _told(value: object, language: str) -> str:
    match value:
        case Told():
            values = {name: _told(each, language) for name, each in value.values.items()}
            return say(value.fault.text_id, values, language)
        case IllegalAction():
            values = {"problem": refusal_text(value, language), "clause": value.clause}
            return say("record.broken_clause", values, language)
        case _:
            return " ".join(str(value).split())


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
