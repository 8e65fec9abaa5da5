"""The language is the first wish that there is a catalogue for, and English otherwise."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from trimoon.texts import LANGUAGES, language_for, wishes_of


def test_languages_are_named_by_their_own_names() -> None:
    assert dict(LANGUAGES) == {
        "en": "English",
        "fr": "Français",
        "it": "Italiano",
        "af": "Afrikaans",
        "bg": "Български",
        "th": "ไทย",
    }


@pytest.mark.parametrize(
    ("wishes", "language"),
    [
        ([], "en"),
        (["fr"], "fr"),
        (["FR"], "fr"),
        (["fr-CA"], "fr"),
        (["fr_FR.UTF-8"], "fr"),
        (["fr_BE@euro"], "fr"),
        (["en", "fr"], "en"),
        (["xx", "fr", "en"], "fr"),
        (["xx"], "en"),
        (["C.UTF-8", "fr"], "en"),
        (["POSIX"], "en"),
        (["", "fr"], "fr"),
        (["*"], "en"),
    ],
)
def test_the_first_wish_that_there_is_a_catalogue_for_is_chosen(
    wishes: list[str], language: str
) -> None:
    assert language_for(wishes) == language


@pytest.mark.parametrize(
    ("header", "wishes"),
    [
        ("", ()),
        ("fr", ("fr",)),
        ("fr-CH, fr;q=0.9, en;q=0.8, *;q=0.5", ("fr-CH", "fr", "en", "*")),
        ("en;q=0.5,fr;q=0.7", ("fr", "en")),
        ("de;q=0, fr", ("fr",)),
        ("fr;q=high, en", ("en",)),
        ("fr; q = 0.4 , en;q=0.6", ("en", "fr")),
        ("fr;v=1", ("fr",)),
        (" , ,", ()),
    ],
)
def test_a_header_gives_its_languages_most_wanted_first(
    header: str, wishes: tuple[str, ...]
) -> None:
    assert wishes_of(header) == wishes


def test_equal_wishes_keep_their_order() -> None:
    assert wishes_of("it, fr, en") == ("it", "fr", "en")


@given(st.text())
def test_no_header_is_an_error(header: str) -> None:
    assert language_for(wishes_of(header)) in LANGUAGES
