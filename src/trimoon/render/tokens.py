"""The colours (and a few widths) of the three themes, by name, and how pictures refer to them.

A picture says `var(--name, fallback)` with the night theme's colour as fallback: alone it looks
right, on a page the page's theme restyles it. Knows no picture and no page.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

_NAMES: Final = ("night", "linen", "contrast")

# One line a token: night, linen, contrast. A dot repeats the night theme's value.
_TOKENS: Final = """
sky-top             #0B0F29   #F4F0E7   #000000
sky                 #10153A   #E9E3D6   #000000
land-top            #1C2456   #4A556B   #000000
land                #141A42   #39435A   #000000
horizon             #8E9BD8   #FFFDF6   #FFFFFF
horizon-ends        .1        .1        1
horizon-width       1.5       1.5       2.5
panel               #0C1029   #2F384D   #000000
text                #F4EEE0   #262D3F   #FFFFFF
muted               #B7BDDD   #555D72   #FFFFFF
text-land           #F4EEE0   #F8F4EA   #FFFFFF
muted-land          #B7BDDD   #D3D8E2   #FFFFFF
brass-sky           #E3B463   #7A5200   #FFD23F
brass               #E3B463   #F2C46E   #FFD23F
button              #E3B463   #E9B65A   #FFD23F
button-text         #1D1503   #1D1503   #000000
focus               #A8C7FF   #1F5FD0   #5CE1FF
focus-land          #A8C7FF   #9CC4FF   #5CE1FF
copper              #EE9A78   #9C3F1C   #FF9C73
copper-land         #EE9A78   #FFB89A   #FF9C73
border-sky          #6D78BC   #737C92   #FFFFFF
border              #6D78BC   #A9B1C4   #FFFFFF
hairline            #2A3164   #5E6980   #767676
empty               #2B3368   #5E6980   #767676
place-width         1.8       1.8       3.6
focus-width         3px       3px       4px
shadow              #040616   #141A28   #000000
shadow-opacity      .42       .38       0
cast                #0406166B #141A2861 #00000000
panel-depth         82%       100%      100%
tile-face           #F7F1E3   #FFFAEE   #FFFFFF
tile-rim            #FFFDF6   #FFFFFF   #FFFFFF
tile-edge           #BFB08F   #C5B693   #8A8A8A
shade-face          #C7C2C3   #C3C4C8   #B4B4B4
shade-rim           #D3CFD0   #D0D1D5   #B4B4B4
shade-edge          #8A8699   #878C9A   #5A5A5A
engraving           #FFFFFF   .         .
pip                 #1D1935   #1D1B2C   #000000
pip-0               #1D1935   #1D1B2C   #000000
pip-1               #1D1935   #1D1B2C   #000000
pip-2               #1D1935   #1D1B2C   #000000
pip-3               #1D1935   #1D1B2C   #000000
pip-4               #1D1935   #1D1B2C   #000000
pip-5               #1D1935   #1D1B2C   #000000
pip-6               #1D1935   #1D1B2C   #000000
bar-opacity         .55       .55       1
inlay               #262E6B   #2C3550   #000000
inlay-pip           #FBF6EA   #FFFAEE   #FFFFFF
back-face           #46508F   #8A93A8   #FFFFFF
back-edge           #2C3468   #6A7388   #8A8A8A
back-line           #6470B4   #A4ACBD   #000000
back-moon           #CFDAF8   #F8F4EA   #000000
moon-dark           #262E68   #4A556B   #000000
moon-dark-edge      #1E2558   #39435A   #000000
moon-lit            #FCF8EC   #FFFDF6   #FFFFFF
moon-lit-middle     #F1EBDA   #FFF8E6   #FFFFFF
moon-lit-edge       #E8E0CC   #F3E9CF   #FFFFFF
moon-limb           #5A65A6   #39435A   #FFFFFF
bid-limb            #5A65A6   #8A93A8   #767676
moon-edge           none      #39435A   none
moon-outline        #CFDAF8   #FFFFFF   #FFFFFF
moon-mine           #E3B463   #F2C46E   #FFD23F
moon-scale          #4A549A   #76819A   #767676
moon-lit-scale      #BDB395   .         #767676
moon-surplus        #8A7F60   .         #000000
halo                #FFF6DC   #FFF6DC   #FFFFFF
eclipse-dark        #3A1D33   .         #000000
eclipse-dark-edge   #1C1230   .         #000000
eclipse-1           #E8A074   .         #FFB393
eclipse-2           #BF6644   .         #DE7A52
eclipse-3           #7C3530   .         #9A4526
eclipse-4           #43202E   .         #5E2A18
eclipse-missing     #EE9A78   #FFB89A   #FF9C73
eclipse-limb        #8A4A3E   .         #FF9C73
eclipse-arc         #FFD9BD   .         #FFFFFF
score-dark          #1E2558   #2A3348   #000000
score-limb          #5A65A6   #8A93A8   #FFFFFF
score-lit           #F1EBDA   #FFF8E6   #FFFFFF
score-lost          #EE9A78   #FFB89A   #FF9C73
score-pill          transparent #39435A transparent
pill                0         4px       0
logo-face           #F7F1E3   #FFFAEE   #FFFFFF
logo-ink            #1D1935   #1D1B2C   #000000
logo-dark           #B9AD92   #B9AD92   #8A8A8A
logo-edge           #0000     #C5B693   #0000
"""


def _themes() -> dict[str, Mapping[str, str]]:
    rows = [line.split() for line in _TOKENS.strip().splitlines()]
    columns = enumerate(_NAMES, start=1)
    return {
        theme: MappingProxyType({row[0]: row[1] if row[n] == "." else row[n] for row in rows})
        for n, theme in columns
    }


THEMES: Final[Mapping[str, Mapping[str, str]]] = MappingProxyType(_themes())
"""Theme → name of a token (without the two dashes) → value."""

_FALLBACKS: Final = {name: f"var(--{name}, {value})" for name, value in THEMES["night"].items()}

PIP_COLORS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "pip-1": "#211DC4",
        "pip-2": "#2D7B70",
        "pip-3": "#6D181B",
        "pip-4": "#776E14",
        "pip-5": "#571E6E",
        "pip-6": "#110218",
    }
)
"""Six dark colours that stay apart for colour-blind eyes too; an extra beside the patterns."""

# The two lightest would fade on a face in shade.
_SHADED_PIPS: Final = {"pip-2": "#1C5850", "pip-4": "#544D0C"}

_UNPICKED: Final = ':root:not([data-theme]),:root[data-theme="auto"]'
_LOUDER: Final = (
    "--muted:var(--text);--muted-land:var(--text-land);--border:var(--text-land);"
    "--hairline:var(--muted-land);--empty:var(--muted-land)"
)

# States that a page gives a tile by class: only colours change, so one symbol serves them all.
_STATES: Final = """\
.tile.shaded{--tile-face:var(--shade-face);--tile-rim:var(--shade-rim);--tile-edge:var(--shade-edge)}
.tile.playable,.tile.chosen{--tile-edge:var(--brass)}
.score.negative{--score-lit:var(--score-lost);--score-limb:var(--score-lost)}
.on-land{--text:var(--text-land);--muted:var(--muted-land);--copper:var(--copper-land);\
--focus:var(--focus-land)}
.numeral{display:var(--numeral,none);translate:-30px -27px;scale:.94;fill:none;stroke-width:4.8;\
stroke-linecap:round;stroke-linejoin:round}
.pips{translate:var(--pips-aside,0);scale:var(--pips-size,1)}
.sprite{position:absolute;width:0;height:0;overflow:hidden}
"""


def paint(name: str) -> str:
    """Give a token as a picture writes it: the custom property with the night theme's fallback.

    >>> paint("tile-face")
    'var(--tile-face, #F7F1E3)'
    """
    return _FALLBACKS[name]


def tokens_css() -> str:
    """Give the style sheet of the tokens: night on `:root`, the others by `data-theme`.

    `data-theme="auto"` follows the system's wish for a light page, and before that one for more
    contrast; without `data-theme` only the latter is followed. In a theme that was picked such a
    wish still makes quiet words and lines louder. Below come what only changes colours: states of
    a tile, pips in colours (`data-pips`), and numerals, which a page shows by `--numeral`.
    """
    css = [f":root{{color-scheme:dark;{_declarations('night')}}}"]
    css.append(_on_wish("prefers-color-scheme:light", "linen", ':root[data-theme="auto"]'))
    css += [f'[data-theme="{theme}"]{{{_scheme(theme)}{_declarations(theme)}}}' for theme in THEMES]
    css.append(_on_wish("prefers-contrast:more", "contrast", _UNPICKED))
    css.append(f"@media (prefers-contrast:more){{[data-theme]{{{_LOUDER}}}}}")
    css.append(f'[data-pips="colours"]{{{_declared(PIP_COLORS)}}}')
    css.append(f'[data-pips="colours"] .tile.shaded{{{_declared(_SHADED_PIPS)}}}')
    return "\n".join([*css, _STATES])


def in_theme(svg: str, theme: str = "night") -> str:
    """Give a picture with a theme's colours written out, for programs that know no `var()`."""
    colors = THEMES[theme]
    return _REFERENCE.sub(lambda found: colors[found[1]], svg)


_REFERENCE: Final = re.compile(r"var\(--([a-z0-9-]+), [^)]*\)")


def _declarations(theme: str) -> str:
    return _declared(THEMES[theme])


def _declared(tokens: Mapping[str, str]) -> str:
    return ";".join(f"--{name}:{value}" for name, value in tokens.items())


def _scheme(theme: str) -> str:
    return f"color-scheme:{'light' if theme == 'linen' else 'dark'};"


def _on_wish(wish: str, theme: str, where: str) -> str:
    rule = f"{where}{{{_scheme(theme)}{_declarations(theme)}}}"
    return f"@media ({wish}){{{rule}}}"
