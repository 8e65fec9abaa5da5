"""Makes the small pictures of `docs/design.md`: laid-out games in a real browser (`make docs`).

The games and the way to each screen are those that the tests of pages look at. Needs Chromium.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from chromium import CHROMIUM_ARGUMENTS, chromium_path
from playwright.sync_api import Browser, sync_playwright
from web.screens import looking, staged

FOLDER: Final = Path(__file__).with_name("look")
PHONE: Final = (390, 844)
DESK: Final = (1280, 800)


@dataclass(frozen=True, slots=True)
class Look:
    """A screen as somebody sees it."""

    screen: str
    theme: str = "night"
    language: str = "en"
    size: tuple[int, int] = PHONE
    wishes: str = "speed=none"


LOOKS: Final = {
    "start": Look("start", size=DESK),
    "play": Look("follow", size=DESK),
    "play-linen": Look("follow", "linen"),
    "play-contrast": Look("follow", "contrast"),
    "play-colours": Look("follow", wishes="speed=none&numerals=on&pips=colours"),
    "auction": Look("auction_chosen"),
    "exchange": Look("exchange_chosen"),
    "made": Look("moon_made"),
    "set": Look("set"),
    "bulgarian": Look("start", language="bg"),
    "thai": Look("start", language="th"),
    "nothing": Look("bad_address"),
}


def main() -> int:
    """Make the pictures; 1 without a browser."""
    if chromium_path() is None:
        print("docs/look was not made: there is no Chromium", file=sys.stderr)
        return 1
    FOLDER.mkdir(exist_ok=True)
    with staged() as address, sync_playwright() as playwright:
        chromium = playwright.chromium.launch(
            executable_path=chromium_path(), args=list(CHROMIUM_ARGUMENTS)
        )
        for name, look in LOOKS.items():
            _picture(chromium, address, name, look)
        chromium.close()
    return 0


def _picture(chromium: Browser, address: str, name: str, look: Look) -> None:
    width, height = look.size
    window = {"width": width, "height": height}
    with looking(chromium, address, viewport=window, device_scale_factor=0.55) as onlooker:
        onlooker.wear(look.language, look.theme, look.wishes)
        onlooker.show(look.screen).screenshot(path=FOLDER / f"{name}.png")


if __name__ == "__main__":
    raise SystemExit(main())
