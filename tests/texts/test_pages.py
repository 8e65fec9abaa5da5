"""Pages say nothing by themselves: every word and sign of a sentence is in the catalogues."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from texts.catalogues_read import SOURCES

TEMPLATES = sorted((SOURCES / "web/templates").glob("**/*.html"))
JINJA = re.compile(r"\{\{.*?\}\}|\{%.*?%\}|\{#.*?#\}", re.DOTALL)
SILENT = re.compile(
    r"<(script|style)\b.*?</\1>|<!.*?>|\{% block body_class %\}[\w-]*|^\{% macro form_of[^\n]*",
    re.DOTALL | re.MULTILINE,
)
"""What nobody reads: scripts, the page's class, and a macro of nothing but attributes."""
TAG = re.compile(r"<[^<>]*>")
SPOKEN_ATTRIBUTE = re.compile(r"""\b(?:aria-label|alt|title|placeholder|content)="([^"]*)""")
NAMES = {"Trimoon"}


def words_of(template: str) -> list[str]:
    """Give what a template says without asking the catalogues."""
    page = JINJA.sub("\0", SILENT.sub("", template))
    said = [piece.strip(" \n\0") for piece in TAG.split(page)]
    said += [
        spoken.strip(" \0")
        for tag in TAG.findall(page)
        if not tag.startswith("<meta")
        for spoken in SPOKEN_ATTRIBUTE.findall(tag)
    ]
    return [piece for piece in said if piece and piece not in NAMES]


@pytest.mark.parametrize("path", TEMPLATES, ids=lambda path: path.name)
def test_a_page_takes_every_word_from_the_catalogues(path: Path) -> None:
    assert words_of(path.read_text("utf-8")) == []


def test_a_word_or_a_colon_in_a_page_is_found() -> None:
    page = '<p title="Rules">{{ say("house.title") }}: {{ rules }}</p>'
    assert words_of(page) == [":", "Rules"]


def test_pages_are_looked_at() -> None:
    assert "start.html" in {path.name for path in TEMPLATES}
