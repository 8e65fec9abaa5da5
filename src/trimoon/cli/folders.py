"""The folder that games are kept in."""

from __future__ import annotations

import tempfile
from pathlib import Path

from trimoon.cli.faults import BadUse


def usable(folder: Path) -> Path:
    """Give a folder that exists and can be written; raise BadUse if it cannot be had."""
    try:
        # The log holds hidden tiles, so the folder is not for other users' eyes.
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        # Tried, since permissions alone do not tell: nobody, not even root, can write to `/proc`.
        with tempfile.TemporaryFile(dir=folder):
            pass
    except OSError as error:
        raise BadUse("cli.bad_data_folder", path=folder, message=error.strerror) from error
    return folder
