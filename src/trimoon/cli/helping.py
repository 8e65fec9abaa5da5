"""How the help of a command looks: cyclopts' panels, with its few own words in our languages.

Knows those words and how lines are broken; knows no command.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from trimoon.cli.voices import Voice

if TYPE_CHECKING:
    from cyclopts.help import HelpEntry, HelpPanel
    from rich.console import Console, ConsoleOptions, RenderResult

_NO_BREAK = "\N{NO-BREAK SPACE}"
_PLACEHOLDERS = ("COMMAND", "OPTIONS", "ARGS")
_KINDS = {"STR": "text", "INT": "number", "FLOAT": "number", "PATH": "path"}
"""How cyclopts names the kind of a value, and how we do."""


class Formatter:
    """A help formatter that speaks one language."""

    def __init__(self, voice: Voice) -> None:
        self._voice = voice

    def __call__(self, console: Console, options: ConsoleOptions, panel: HelpPanel) -> None:
        """Show a panel: the commands or the options."""
        from cyclopts.help import DefaultFormatter  # Slow to load, and needed for help alone.

        entries = [self._said(entry) for entry in panel.entries]
        DefaultFormatter()(console, options, panel.copy(entries=entries))

    def render_usage(self, console: Console, options: ConsoleOptions, usage: Any) -> None:
        """Show in one line how the command is written."""
        shown = str(usage)
        for word in _PLACEHOLDERS:
            shown = shown.replace(word, self._voice.say(f"cli.usage.{word.lower()}"))
        line = self._voice.say("cli.usage", usage=shown.strip())
        console.print(Wrapped(line), style="bold")
        console.print()

    def render_description(self, console: Console, options: ConsoleOptions, text: Any) -> None:
        """Show what the command is for, or a remark at the end."""
        if plain := _plain(text):
            console.print(Wrapped(plain))
            console.print()

    def _said(self, entry: HelpEntry) -> HelpEntry:
        parts = [_plain(entry.description)]
        if entry.default is not None:
            default = self._voice.say("cli.default", value=entry.default)
            parts.append(default.replace(" ", _NO_BREAK))
        if entry.required:
            parts.append(self._voice.say("cli.required"))
        kind = _KINDS.get(entry.metavar or "")
        return entry.copy(
            description=Wrapped(" ".join(filter(None, parts))),
            metavar=self._voice.say(f"cli.kind.{kind}") if kind else entry.metavar,
            default=None,
            required=False,
        )


@dataclass(frozen=True, slots=True)
class Wrapped:
    """A text that is broken at spaces alone: rich breaks at no-break spaces too."""

    text: str

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        from rich.text import Text

        yield Text("\n".join(lines_of(self.text, options.max_width)), overflow="fold")


def lines_of(text: str, width: int) -> list[str]:
    """Break a text into lines of at most so many cells; a longer word stays whole."""
    from rich.cells import cell_len

    lines: list[str] = []
    for word in text.split(" "):
        if lines and cell_len(f"{lines[-1]} {word}") <= width:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return lines


def _plain(text: Any) -> str:
    """Give the text of a description, whatever cyclopts has wrapped it in."""
    return str(getattr(text, "primary_renderable", text) or "").strip()
