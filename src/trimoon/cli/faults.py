"""What a person reads when a command line is wrong: one line, in their language.

Knows cyclopts' kinds of errors; knows no command.
"""

from __future__ import annotations

import cyclopts

from trimoon.rules import TrimoonError
from trimoon.texts import say


class BadUse(TrimoonError):
    """A command that cannot be carried out as it was given; `text_id` and `values` say why."""

    def __init__(self, text_id: str, **values: object) -> None:
        super().__init__(f"{text_id} {values}")
        self.text_id, self.values = text_id, values


def sentence_for(error: Exception, language: str) -> str:
    """Say in one line what is wrong with a command and where."""
    if isinstance(error, BadUse):
        return say(error.text_id, error.values, language)
    if isinstance(error, cyclopts.CycloptsError):
        return _misuse(error, language)
    return " ".join(str(error).split())


def _misuse(error: cyclopts.CycloptsError, language: str) -> str:
    match error:
        case cyclopts.UnknownOptionError(token=token) if token is not None:
            return say("cli.unknown_option", {"text": token.keyword}, language)
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
            return " ".join(str(error).split())
