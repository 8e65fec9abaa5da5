"""Trimoon: play, study and program Three-Player Moon."""

from typing import Any


def load_ipython_extension(shell: Any) -> None:
    """Show values of the game as pictures in a notebook: `%load_ext trimoon`."""
    from trimoon.render.notebook import load_ipython_extension as load

    load(shell)
