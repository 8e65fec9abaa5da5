"""The browser that tests, measurements and pictures are made with: Chromium, if there is one.

`TRIMOON_CHROMIUM` names another one than Debian's.
"""

from __future__ import annotations

import os
import shutil

# As root no sandbox; and none of the requests to other hosts that Chromium makes by itself.
CHROMIUM_ARGUMENTS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


def chromium_path() -> str | None:
    """Where Chromium is, if it is anywhere."""
    named = os.environ.get("TRIMOON_CHROMIUM")
    return shutil.which(named or "chromium") or (None if named else shutil.which("google-chrome"))
