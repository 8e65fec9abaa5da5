"""Cuts the page's typeface down to the letters its languages use, and writes the `fonts.css`.

Knows IBM Plex Sans as Fontsource packs it: one file per script and weight. All scripts share one
family name; a browser loads a script's file only when the page holds one of its letters. Does not
know where the sources come from (`vendor.py`) nor which rule of the page uses which weight.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

FAMILY = "IBM Plex Sans"
FOLDER = "ibm-plex-sans"
WEIGHTS = (300, 400, 500, 600)
# Hinting sharpens small text on Windows and costs a third of a file. Weight 300 is for figures of
# 22 px and more, where it shows nothing.
UNHINTED = frozenset({300})
# Default figures of this typeface are tabular already: it has no `tnum` to keep.
FEATURES = ["calt", "ccmp", "kern", "liga", "locl", "mark", "mkmk"]
# Those of the Latin files. Thai ones have others, and lines would move by a few pixels as soon as a
# page's first Latin letter of a weight comes: where a line stands hangs on the first file there is.
METRICS = "ascent-override:102.5%;descent-override:27.5%;line-gap-override:0%"
NAMES_KEPT = [0, 1, 2, 13, 14]  # copyright, family, style, licence, address of the licence
# Two signs that the source files lack are drawn as others: the narrow no-break space, which French
# sets before ; : ! ? as the thin space, the no-break hyphen as the hyphen.
DRAWN_AS = {0x202F: 0x2009, 0x2011: 0x002D}

ASCII = "".join(map(chr, range(0x20, 0x7F)))
LATIN_1 = "".join(map(chr, range(0xC0, 0x100)))
SPACES = "\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}\N{THIN SPACE}"
SIGNS = "«»‹›‘’‚“”„–—…·•±−°½©€\N{NON-BREAKING HYPHEN}"
CYRILLIC = "".join(map(chr, range(0x0400, 0x0460))) + "Ґґ№\N{COMBINING ACUTE ACCENT}"
THAI = "".join(map(chr, [*range(0x0E01, 0x0E3B), *range(0x0E3F, 0x0E5C)]))
THAI_SIGNS = "\N{ZERO WIDTH SPACE}\N{ZERO WIDTH NON-JOINER}\N{ZERO WIDTH JOINER}\N{DOTTED CIRCLE}"


@dataclass(frozen=True, slots=True)
class Script:
    """The letters kept of one script, and the Fontsource file they are taken from."""

    name: str
    source: str
    letters: str
    """No letter may be in two scripts: the later would win, and load its file on every page."""


SCRIPTS = (
    Script(
        "latin",
        "@fontsource/ibm-plex-sans/files/ibm-plex-sans-latin-{weight}-normal.woff2",
        ASCII + LATIN_1 + "Œœ" + SPACES + SIGNS,
    ),
    Script(
        "cyrillic",
        "@fontsource/ibm-plex-sans/files/ibm-plex-sans-cyrillic-{weight}-normal.woff2",
        CYRILLIC,
    ),
    Script(
        "thai",
        "@fontsource/ibm-plex-sans-thai/files/ibm-plex-sans-thai-thai-{weight}-normal.woff2",
        THAI + THAI_SIGNS,
    ),
)


def install(packages: Path, target: Path) -> None:
    """Write `fonts.css` and its woff2 files into `target`, from npm's folder `packages`."""
    (target / FOLDER).mkdir(parents=True)
    rules = list(_rules(packages, target))
    (target / "fonts.css").write_text("".join(rules), encoding="utf-8")


def _rules(packages: Path, target: Path) -> Iterator[str]:
    for script in SCRIPTS:
        for weight in WEIGHTS:
            file = f"{FOLDER}/{script.name}-{weight}.woff2"
            cut(
                packages / script.source.format(weight=weight),
                target / file,
                letters=script.letters,
                hinting=weight not in UNHINTED,
            )
            yield (
                f'@font-face{{font-family:"{FAMILY}";font-style:normal;font-weight:{weight};'
                f'font-display:swap;src:url("{file}") format("woff2");{METRICS};'
                f"unicode-range:{unicode_range(map(ord, script.letters))}}}\n"
            )


def cut(source: Path, target: Path, *, letters: str, hinting: bool) -> None:
    """Write the part of the font `source` that `letters` need; MissingUnicodes if it lacks one."""
    options = Options(
        hinting=hinting,
        layout_features=FEATURES,
        name_IDs=NAMES_KEPT,
        notdef_outline=True,
        ignore_missing_unicodes=False,
    )
    with TTFont(source, recalcTimestamp=False) as font:
        for table in font["cmap"].tables:
            for code, as_code in DRAWN_AS.items():
                if as_code in table.cmap:
                    table.cmap.setdefault(code, table.cmap[as_code])
        subsetter = Subsetter(options)
        subsetter.populate(text=letters)
        subsetter.subset(font)
        font.flavor = "woff2"
        font.save(target)


def unicode_range(letters: Iterable[int]) -> str:
    """The CSS descriptor that names exactly these code points: "U+20-7E,U+A0"."""
    runs: list[list[int]] = []
    for letter in sorted(set(letters)):
        if runs and letter == runs[-1][1] + 1:
            runs[-1][1] = letter
        else:
            runs.append([letter, letter])
    return ",".join(f"U+{a:X}" if a == b else f"U+{a:X}-{b:X}" for a, b in runs)
