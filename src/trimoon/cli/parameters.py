"""What commands are made of: options with their help, and commands that hold others."""

from __future__ import annotations

import cyclopts
from cyclopts import Parameter

from trimoon.cli.voices import Voice


def described(voice: Voice, text_id: str, **more: object) -> Parameter:
    """Give an option or argument with its help."""
    return Parameter(help=voice.say(text_id), **more)  # type: ignore[arg-type]


def flag(voice: Voice, text_id: str) -> Parameter:
    """Give an option whose default says nothing."""
    return described(voice, text_id, show_default=False)


def group_of_commands(parent: cyclopts.App, name: str, text: str) -> cyclopts.App:
    """Add a command that has commands of its own, and give it."""
    group = cyclopts.App(name=name, help=text)
    # Added before it has commands: these take the headings of its panels from it.
    parent.command(group)
    return group
