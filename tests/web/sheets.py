"""Contact sheets: every screen at every width, one picture for each language and theme.

`make screens` writes them to `build/screens/`, to be looked at; `--languages`, `--themes`,
`--sizes` and `--screens` choose some. Without them: all languages at night, English in the others.
"""

from __future__ import annotations

import argparse
import base64
import html
import shutil
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from chromium import CHROMIUM_ARGUMENTS, chromium_path
from playwright.sync_api import sync_playwright
from tqdm import tqdm
from web.screens import SCREENS, SIZES, THEMES, looking, staged

from trimoon.texts import LANGUAGES

if TYPE_CHECKING:
    from playwright.sync_api import Browser

TARGET: Final = Path("build/screens")
_COLUMNS: Final = {"320": 9, "390": 8, "768": 5, "1280": 4}
_SCALE: Final = {"320": 0.6, "390": 0.5, "768": 0.4, "1280": 0.4}
_STYLE: Final = (
    "body{margin:12px;background:#777;font:13px sans-serif;width:max-content}"
    "h1{font-size:18px}main{display:grid;gap:12px}"
    "figure{margin:0}figcaption{background:#fff;padding:2px 6px}img{display:block}"
)


def main(arguments: Sequence[str] | None = None) -> int:
    """Make the sheets that were asked for; 1 without a browser."""
    wanted = _wanted(arguments)
    if chromium_path() is None:
        print("no contact sheets: there is no Chromium", file=sys.stderr)
        return 1
    shutil.rmtree(TARGET, ignore_errors=True)
    TARGET.mkdir(parents=True)
    looks = list(_looks(wanted.languages, wanted.themes))
    with staged() as address, sync_playwright() as playwright:
        chromium = playwright.chromium.launch(
            executable_path=chromium_path(), args=list(CHROMIUM_ARGUMENTS)
        )
        for language, theme in looks:
            for size in wanted.sizes:
                pictures = _pictures(chromium, address, language, theme, size, wanted.screens)
                name = TARGET / f"{language}-{theme}-{size}.png"
                _sheet(chromium, name, size, pictures)
                print(name)
        chromium.close()
    return 0


def _wanted(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--languages", nargs="+", choices=LANGUAGES, default=list(LANGUAGES))
    parser.add_argument("--themes", nargs="+", choices=THEMES, default=[])
    parser.add_argument("--sizes", nargs="+", choices=_COLUMNS, default=list(_COLUMNS))
    parser.add_argument("--screens", nargs="+", choices=SCREENS, default=list(SCREENS))
    wanted = parser.parse_args(arguments)
    # In the order of the list: a connection that was cut for a screen stays cut.
    wanted.screens = [name for name in SCREENS if name in wanted.screens]
    return wanted


def _looks(languages: Sequence[str], themes: Sequence[str]) -> Iterator[tuple[str, str]]:
    for language in languages:
        for theme in themes or (THEMES if language == "en" else THEMES[:1]):
            yield language, theme


def _pictures(
    browser: Browser, address: str, language: str, theme: str, size: str, names: Sequence[str]
) -> dict[str, bytes]:
    """Photograph screens, each whole: as long as it scrolls."""
    with looking(browser, address) as onlooker:
        onlooker.wear(language, theme)
        onlooker.resize(size)
        shown = tqdm(names, desc=f"{language} {theme} {size}", disable=None)
        return {name: onlooker.show(name).screenshot(full_page=True) for name in shown}


def _sheet(browser: Browser, target: Path, size: str, pictures: dict[str, bytes]) -> None:
    width = round(SIZES[size][0] * _SCALE[size])
    figures = "".join(_figure(name, picture, width) for name, picture in pictures.items())
    columns = f"grid-template-columns:repeat({min(_COLUMNS[size], len(pictures))},{width}px)"
    page = browser.new_page(viewport={"width": 800, "height": 600})
    page.set_content(
        f"<style>{_STYLE}main{{{columns}}}</style><h1>{target.stem}</h1><main>{figures}</main>"
    )
    page.locator("body").screenshot(path=target)
    page.close()


def _figure(name: str, picture: bytes, width: int) -> str:
    source = base64.b64encode(picture).decode()
    return (
        f"<figure><figcaption>{html.escape(name)}</figcaption>"
        f'<img width="{width}" src="data:image/png;base64,{source}"></figure>'
    )


if __name__ == "__main__":
    raise SystemExit(main())
