"""The command line: the only part of the house that may know all others.

Bad input gives one clear line on standard error and exit code 2, never a traceback.
"""

from __future__ import annotations

import contextlib
import io
import os
import sys
from collections.abc import Sequence

from trimoon.rules import TrimoonError
from trimoon.texts import LANGUAGES, language_for, say

_LANGUAGE_OPTION = "--language"


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command line and give its exit code: 0 done, 1 found wanting, 2 bad input."""
    words = list(sys.argv[1:] if arguments is None else arguments)
    _endure_foreign_signs()
    language = _language_of_machine()
    try:
        language = _language_taken_from(words) or language
        return _run(words, language)
    except TrimoonError as error:
        return _complain(error, language)
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        # Whoever read our output has gone, as `| head` does; nothing is left to say.
        with contextlib.suppress(OSError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except OSError as error:
        # What no command foresaw: a full disk, a folder taken away.
        return _complain(error, language)


def _endure_foreign_signs() -> None:
    """Let a terminal that lacks a sign show another one: better than to fail over a thin space."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def _run(words: list[str], language: str) -> int:
    import cyclopts

    from trimoon.cli.commands import app_for

    try:
        done = app_for(language)(words, exit_on_error=False, print_error=False)
    except cyclopts.CycloptsError as error:
        return _complain(error, language)
    return done if isinstance(done, int) else 0


def _complain(error: Exception, language: str) -> int:
    from trimoon.cli.faults import sentence_for

    message = sentence_for(error, language)
    print(say("cli.error", {"message": message}, language), file=sys.stderr)
    return 2


def _language_of_machine() -> str:
    wishes = (os.environ.get(name, "") for name in ("LC_ALL", "LANG"))
    return language_for([wish for wish in wishes if wish][:1])


def _language_taken_from(words: list[str]) -> str | None:
    """Take `--language X` out of the words first of all: help and complaints depend on it."""
    from trimoon.cli.faults import BadUse

    place = next((i for i, word in enumerate(words) if _is_language_option(word)), None)
    if place is None:
        return None
    option = words.pop(place)
    value = option.partition("=")[2] or (words.pop(place) if place < len(words) else "")
    if value not in LANGUAGES:
        raise BadUse("cli.bad_language", text=value, languages=", ".join(LANGUAGES))
    return value


def _is_language_option(word: str) -> bool:
    return word.partition("=")[0] == _LANGUAGE_OPTION
