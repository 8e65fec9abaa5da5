"""`say` fills whole sentences, chooses plurals by the absolute value, and fails loudly."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from trimoon.rules import TrimoonError
from trimoon.texts import TextError, catalogue, say, signed, with_minus


def test_a_text_is_said_in_the_language_asked_for() -> None:
    assert say("status.your_turn") == "Your turn"
    assert say("status.your_turn", language="fr") == "À vous de jouer"


def test_places_are_filled_by_name() -> None:
    assert say("log.bid.other", {"name": "Ana", "bid": 5}) == "Ana bids 5."
    assert say("log.bid.other", {"name": "Ana", "bid": 5}, "fr") == "Ana enchérit 5."


def test_braces_in_a_value_are_only_text() -> None:
    assert say("log.pass.other", {"name": "{bid}"}) == "{bid} passes."


def test_values_that_the_text_has_no_place_for_are_passed_over() -> None:
    assert say("log.pass.you", {"name": "Ana"}) == "You pass."


@pytest.mark.parametrize(
    ("n", "english", "french"),
    [
        (0, "0 points", "0 point"),
        (1, "1 point", "1 point"),
        (2, "2 points", "2 points"),
        (21, "21 points", "21 points"),
        (-1, "−1 point", "−1 point"),
        (-2, "−2 points", "−2 points"),
    ],
)
def test_the_plural_form_follows_the_absolute_value(n: int, english: str, french: str) -> None:
    assert say("house.target.points", {"n": n}) == english
    assert say("house.target.points", {"n": n}, "fr") == french


def test_a_negative_number_has_a_true_minus_in_any_place() -> None:
    loss = {"name": "Ana", "n": 1, "score": -5}
    assert say("summary.loses.other", loss) == "Ana loses 1 point and stands at −5."


def test_an_unknown_id_is_an_error_that_names_it() -> None:
    with pytest.raises(TextError, match=r"there is no text log\.nothing in the catalogue fr\.po"):
        say("log.nothing", language="fr")


def test_an_unknown_id_is_an_error_with_a_number_too() -> None:
    with pytest.raises(TextError, match=r"there is no text log\.nothing"):
        say("log.nothing", {"n": 2})


def test_a_missing_value_is_an_error_that_names_it() -> None:
    with pytest.raises(TextError, match=r"text log\.bid\.you needs the value 'bid'"):
        say("log.bid.you")


def test_an_unknown_language_is_an_error_that_names_those_there_are() -> None:
    with pytest.raises(TextError, match="no language 'xx', only en, fr"):
        say("status.your_turn", language="xx")


def test_a_build_without_catalogues_is_an_error_that_says_what_to_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(catalogue, "__file__", str(tmp_path / "catalogue.py"))
    monkeypatch.setattr(catalogue, "_catalogue", catalogue._catalogue.__wrapped__)
    with pytest.raises(TextError, match=r"fr\.mo is missing: compile the catalogues"):
        say("status.your_turn", language="fr")


def test_its_errors_are_the_projects_own() -> None:
    assert issubclass(TextError, TrimoonError)


@given(st.integers())
def test_a_sign_stands_only_where_there_is_one_to_see(number: int) -> None:
    assert with_minus(number) == str(number).replace("-", "−")
    assert signed(number).startswith(("+", "−")) == (number != 0)


def test_a_change_is_shown_with_its_sign() -> None:
    assert [signed(n) for n in (5, 0, -21)] == ["+5", "0", "−21"]


def test_importing_the_texts_reads_no_catalogue_and_no_gettext() -> None:
    # What is loaded lazily is what keeps `import trimoon` quick.
    program = "import sys, trimoon.texts.phrases; print('gettext' in sys.modules)"
    answer = subprocess.run(
        [sys.executable, "-I", "-c", f"import sys; sys.path[:0] = {sys.path!r}; {program}"],
        capture_output=True,
        text=True,
        check=True,
    )
    assert answer.stdout == "False\n"
