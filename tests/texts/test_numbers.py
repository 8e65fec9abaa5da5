"""Numbers for people: the true minus, the decimal mark and the thousands of each language."""

from __future__ import annotations

import pytest

from trimoon.texts import LANGUAGES, in_figures

THIN, NO_BREAK = "\N{NARROW NO-BREAK SPACE}", "\N{NO-BREAK SPACE}"


@pytest.mark.parametrize(
    ("language", "whole", "decimals", "loss"),
    [
        ("en", "1,234,567", "8,779.25", "−0.5"),
        ("fr", f"1{THIN}234{THIN}567", f"8{THIN}779,25", "−0,5"),
        ("it", "1.234.567", "8.779,25", "−0,5"),
        ("af", f"1{NO_BREAK}234{NO_BREAK}567", f"8{NO_BREAK}779,25", "−0,5"),
        ("bg", f"1{NO_BREAK}234{NO_BREAK}567", f"8{NO_BREAK}779,25", "−0,5"),
        ("th", "1,234,567", "8,779.25", "−0.5"),
    ],
)
def test_a_number_has_the_marks_of_its_language(
    language: str, whole: str, decimals: str, loss: str
) -> None:
    assert in_figures(1234567, language) == whole
    assert in_figures(8779.251, language, 2) == decimals
    assert in_figures(-0.5, language, 1) == loss


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_its_marks(language: str) -> None:
    assert in_figures(999, language) == "999"


def test_a_gain_has_a_plus_where_it_is_asked_for_and_nought_is_no_loss() -> None:
    assert in_figures(0.125, "bg", 2, sign=True) == "+0,12"
    assert in_figures(-3, "bg", 2, sign=True) == "−3,00"
    assert in_figures(-0.001, "fr", 2) == "0,00"
