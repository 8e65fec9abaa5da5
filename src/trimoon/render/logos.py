"""The sign of the game: an ivory half showing three, whose pips are moons that wax."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from trimoon.render.geometry import PIP_STEP, lit_path
from trimoon.render.markup import group, picture
from trimoon.render.tokens import in_theme, paint

_PIP_RADIUS: Final = 12.5

_MOONS: Final = ((-1, 1, 2 / 7), (0, 0, 4 / 7), (1, -1, 1.0))


@lru_cache(maxsize=1024)
def logo_svg(*, width: float | None = None, label: str = "") -> str:
    """Draw the logo, coloured by the page's theme."""
    return picture((-50, -50, 100, 100), logo_drawing(), label=label, classes="logo", width=width)


@cache
def favicon_svg(theme: str = "night") -> str:
    """Draw the logo as a file of its own, with a theme's colours written out."""
    return in_theme(logo_svg(), theme)


@cache
def icon_svg(share: float, theme: str = "night") -> str:
    """Draw the logo on the sky, as an icon that a system cuts to its own shape.

    `share` is how much of its width the logo takes: at most .56 lies in every such shape.
    """
    sky = f'<rect x="-50" y="-50" width="100" height="100" fill="{paint("sky")}"/>'
    inner = sky + group(logo_drawing(), transform=f"scale({share})")
    return in_theme(picture((-50, -50, 100, 100), inner, classes="icon"), theme)


def logo_drawing() -> str:
    """Draw the logo around the origin, 100 by 100."""
    face = f'<rect x="-50" y="-50" width="100" height="100" rx="20" fill="{paint("logo-face")}"/>'
    return face + "".join(
        group(_moon(phase), transform=f"translate({x * PIP_STEP} {y * PIP_STEP})")
        for x, y, phase in _MOONS
    )


def _moon(phase: float) -> str:
    if phase == 1:
        return f'<circle r="{_PIP_RADIUS}" fill="{paint("logo-ink")}"/>'
    dark = f'<circle r="{_PIP_RADIUS}" fill="{paint("logo-dark")}"/>'
    return f'{dark}<path d="{lit_path(phase, _PIP_RADIUS)}" fill="{paint("logo-ink")}"/>'
