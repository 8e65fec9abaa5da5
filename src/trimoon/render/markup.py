"""How a picture is written: numbers, the root element and its name for screen readers.

Pictures carry no `style` attribute, so that a page may forbid inline styles altogether.
"""

from __future__ import annotations

from functools import cache
from html import escape

SVG_NAMESPACE = "http://www.w3.org/2000/svg"


@cache
def number(value: float) -> str:
    """Write a coordinate as short as it can be without moving anything one could see.

    >>> number(-24.50001), number(0.5), number(-0.001), number(100)
    ('-24.5', '.5', '0', '100')
    """
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    if text in ("-0", ""):
        return "0"
    return text.replace("0.", ".", 1) if text.startswith(("0.", "-0.")) else text


def numbers(*values: float) -> str:
    """Write coordinates in a row; a minus separates as well as a space."""
    text = " ".join(number(value) for value in values)
    return text.replace(" -", "-")


def picture(
    box: tuple[float, float, float, float],
    inner: str,
    *,
    label: str = "",
    classes: str = "",
    width: float | None = None,
    alone: bool = True,
    spills: bool = False,
) -> str:
    """Wrap a drawing in its root element.

    `box` is the viewBox; `label` its name for screen readers (decorative without one); `width` in
    pixels (left to the page without one); `alone` writes the namespace that a file of its own
    needs; `spills` lets a glow leave the box.
    """
    attributes = [f'xmlns="{SVG_NAMESPACE}"'] if alone else []
    if classes:
        attributes.append(f'class="{escape(classes)}"')
    attributes.append(f'viewBox="{" ".join(number(side) for side in box)}"')
    if width is not None:
        height = width * box[3] / box[2]
        attributes.append(f'width="{number(width)}" height="{number(height)}"')
    if spills:
        attributes.append('overflow="visible"')
    attributes.append('role="img"' if label else 'aria-hidden="true"')
    title = f"<title>{escape(label, quote=False)}</title>" if label else ""
    return f"<svg {' '.join(attributes)}>{title}{inner}</svg>"


def group(inner: str, **attributes: str) -> str:
    """Wrap a drawing in a `<g>`; an underscore in a name stands for a dash, `css` for `class`."""
    return f"<g{written(**attributes)}>{inner}</g>"


def written(**attributes: str) -> str:
    """Write attributes, empty ones left out; an underscore stands for a dash, `css` for `class`."""
    return "".join(
        f' {"class" if name == "css" else name.replace("_", "-")}="{value}"'
        for name, value in attributes.items()
        if value
    )
