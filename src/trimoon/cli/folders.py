"""The folder that games are kept in."""

from __future__ import annotations

import errno
import os
from pathlib import Path

from trimoon.cli.faults import BadUse


def usable(folder: Path) -> Path:
    """Give a folder that exists and can be written; raise BadUse if it cannot be had."""
    try:
        # The log holds hidden tiles, so the folder is not for other users' eyes.
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        if not os.access(folder, os.W_OK | os.X_OK):
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))
    except OSError as error:
        raise BadUse("cli.bad_data_folder", path=folder, message=error.strerror) from error
    return folder
