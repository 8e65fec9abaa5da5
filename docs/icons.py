"""Makes the icons of the site from its logo: `src/trimoon/web/static/icons` (`make docs`).

They are small and change as seldom as the logo, so they are kept in the repository. Needs Chromium.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

from chromium import CHROMIUM_ARGUMENTS, chromium_path
from playwright.sync_api import sync_playwright

from trimoon.render import favicon_svg, icon_svg

FOLDER: Final = Path(__file__).parents[1] / "src/trimoon/web/static/icons"
ICONS: Final = {
    "icon-32.png": (32, favicon_svg()),
    "icon-192.png": (192, favicon_svg()),
    "icon-512.png": (512, favicon_svg()),
    "touch-180.png": (180, icon_svg(0.62)),
    "maskable-192.png": (192, icon_svg(0.56)),
    "maskable-512.png": (512, icon_svg(0.56)),
}


def main() -> int:
    """Make the icons; 1 without a browser."""
    if chromium_path() is None:
        print("the icons were not made: there is no Chromium", file=sys.stderr)
        return 1
    FOLDER.mkdir(exist_ok=True)
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(
            executable_path=chromium_path(), args=list(CHROMIUM_ARGUMENTS)
        )
        for name, (side, svg) in ICONS.items():
            page = chromium.new_page(viewport={"width": side, "height": side})
            page.set_content(f"<style>*{{margin:0}}svg{{display:block;width:100vw}}</style>{svg}")
            page.screenshot(path=FOLDER / name, omit_background=True)
            page.close()
        chromium.close()
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
