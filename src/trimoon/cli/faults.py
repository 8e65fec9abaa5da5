"""What a person reads when a command line is wrong: one line, in their language.

Knows cyclopts' kinds of errors; knows no command.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

import cyclopts

from trimoon.faults import Faulty
from trimoon.notation import NotationError
from trimoon.rules import TrimoonError
from trimoon.texts import say
from trimoon.texts.flaws import fault_text, flaw_text

_Value = TypeVar("_Value")


class BadUse(TrimoonError):
    """A command that cannot be carried out as it was given; `text_id` and `values` say why.

    A NotationError among the values is said in the language of the sentence.
    """

    def __init__(self, text_id: str, **values: object) -> None:
        super().__init__(f"{text_id} {values}")
        self.text_id, self.values = text_id, values


def read(parse: Callable[[str], _Value], text: str, name: str) -> _Value:
    """Read what was given for an option; raise BadUse that names it."""
    try:
        return parse(text)
    except NotationError as error:
        raise BadUse("cli.bad_words", name=name, message=error) from error


def sentence_for(error: Exception, language: str) -> str:
    """Say in one line what is wrong with a command and where."""
    if isinstance(error, BadUse):
        values = {name: _said(value, language) for name, value in error.values.items()}
        return say(error.text_id, values, language)
    if isinstance(error, NotationError):
        return flaw_text(error, language)
    if isinstance(error, Faulty):
        return fault_text(error, language)
    if isinstance(error, cyclopts.CycloptsError):
        return _misuse(error, language)
    return " ".join(str(error).split())


def _said(value: object, language: str) -> object:
    return flaw_text(value, language) if isinstance(value, NotationError) else value


def _misuse(error: cyclopts.CycloptsError, language: str) -> str:
    match error:
        case cyclopts.UnknownOptionError(token=token) if token is not None:
            return say("cli.unknown_option", {"text": token.keyword or token.value}, language)
        case cyclopts.MissingArgumentError(keyword=str() as name):
            return say("cli.no_value", {"name": name}, language)
        case cyclopts.MissingArgumentError(argument=argument) if argument is not None:
            return say("cli.missing", {"name": argument.name}, language)
        case cyclopts.RepeatArgumentError(token=token) if token is not None:
            return say("cli.repeated", {"name": token.keyword}, language)
        case cyclopts.CoercionError(token=token, argument=argument) if argument is not None:
            value = "" if token is None else token.value
            return say("cli.bad_value", {"text": value, "name": argument.name}, language)
        case cyclopts.UnknownCommandError() | cyclopts.UnusedCliTokensError():
            word = " ".join((error.unused_tokens or [""])[:1])
            return say("cli.unknown_command", {"text": word}, language)
        case _:
            text = " ".join(error.root_input_tokens or [])
            return say("cli.not_understood", {"text": text}, language)
