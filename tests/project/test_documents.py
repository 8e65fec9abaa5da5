"""What the documents claim: examples run, verbs and files exist, settings are described."""

from __future__ import annotations

import doctest
import importlib
import pkgutil
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from cyclopts import App

import trimoon
from trimoon.cli import main
from trimoon.cli.commands import app_for

ROOT = Path(__file__).parents[2]
DOCUMENTS = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
# A decision may speak of what is still to come; a changelog of what is gone.
OF_TODAY = [file for file in DOCUMENTS if file.parent.name != "adr" and file.stem != "CHANGELOG"]
CODE = [
    *(ROOT / "src").rglob("*.py"),
    *ROOT.glob("build_backend/*.py"),
    ROOT / "pyproject.toml",
    ROOT / "tests/conftest.py",
    ROOT / "tests/web/firefox.py",
]
SETTING = re.compile(r"\bTRIMOON_[A-Z_]+\b")
VERB = re.compile(r"\bmake ([a-z]+)\b")
LINK = re.compile(r"\]\(([^)#\s]+)(?:#[^)]*)?\)")
# A path in backquotes that starts in one of our folders, as in `src/trimoon/rules/deal.py`.
PATH = re.compile(
    r"`((?:src|tests|docs|bench|conformance|cpp|schema|build_backend|\.ci)/[^`\s*<>]*)`"
)


def named(file: Path) -> str:
    return str(file.relative_to(ROOT))


def text_of(file: Path) -> str:
    return file.read_text(encoding="utf-8")


def test_the_readme_shows_what_really_happens() -> None:
    failed, tried = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert tried > 0
    assert failed == 0


@pytest.mark.parametrize(
    "module",
    sorted(
        found.name
        for found in pkgutil.walk_packages(trimoon.__path__, "trimoon.")
        if ".migrations" not in found.name and not found.name.endswith("__main__")
    ),
)
def test_examples_in_docstrings_show_what_really_happens(module: str) -> None:
    assert doctest.testmod(importlib.import_module(module)).failed == 0


@pytest.mark.parametrize("file", OF_TODAY, ids=named)
def test_every_file_that_a_document_names_exists(file: Path) -> None:
    words = text_of(file)
    linked = [link for link in LINK.findall(words) if "://" not in link]
    missing = [name for name in linked if not (file.parent / name).exists()]
    missing += [name for name in PATH.findall(words) if not (ROOT / name).exists()]
    assert missing == []


@pytest.mark.parametrize("file", OF_TODAY, ids=named)
def test_every_make_verb_that_a_document_names_exists(file: Path) -> None:
    verbs = re.findall(r"^([a-z]+):", text_of(ROOT / "Makefile"), re.MULTILINE)
    spoken = "\n".join(re.findall(r"`[^`]*`|^(?:    |\$ ?|make ).*$", text_of(file), re.MULTILINE))
    assert set(VERB.findall(spoken)) - set(verbs) == set()


def test_every_make_verb_of_a_person_is_explained_by_make_help() -> None:
    makefile = text_of(ROOT / "Makefile")
    for verb in ("help", "play", "test", "check", "fix", "docs", "bench", "soak", "clean"):
        assert re.search(rf"^{verb}:.*## \S", makefile, re.MULTILINE), verb


def test_settings_are_described_and_those_described_exist() -> None:
    read = {name for file in CODE for name in SETTING.findall(text_of(file))}
    described = {name for file in OF_TODAY for name in SETTING.findall(text_of(file))}
    assert read - described == set()
    assert described - read == set()


def command_paths(app: App, path: tuple[str, ...] = ()) -> Iterator[tuple[str, ...]]:
    yield path
    for name in app:
        if not name.startswith("-"):
            yield from command_paths(app[name], (*path, name))


@pytest.mark.parametrize("path", sorted(command_paths(app_for("en"))), ids=" ".join)
def test_every_command_and_option_is_described(
    path: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*path, "--help"]) == 0
    options = set(re.findall(r"--[a-z][a-z-]+", capsys.readouterr().out)) - {"--help"}
    words = "\n".join(map(text_of, OF_TODAY))
    missing = [name for name in (" ".join(("trimoon", *path)), *options) if name not in words]
    assert missing == []
