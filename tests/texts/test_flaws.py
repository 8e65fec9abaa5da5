"""Every flaw of a text is said in every language, in English as the notation itself says it."""

from __future__ import annotations

import re

import pytest
from notation.flawed import error_of
from texts.catalogues_read import MESSAGES, forms_of

from trimoon.notation import Flaw, NotationError, parse_tile
from trimoon.texts import LANGUAGES
from trimoon.texts.flaws import flaw_text


def id_of(flaw: Flaw) -> str:
    return f"notation.{flaw.name.lower()}"


def curly(sentence: str) -> str:
    """Give an English sentence of the notation with the quotes of the catalogues."""
    return re.sub(r"'([^']*)'", r"“\1”", re.sub(r"\{(\w+)!r\}", r"“{\1}”", sentence))


def test_the_catalogues_have_a_sentence_for_every_flaw_and_no_other() -> None:
    ids = [text_id for text_id in MESSAGES["en"] if text_id.startswith("notation.")]
    assert ids == [id_of(flaw) for flaw in Flaw if flaw is not Flaw.REFUSED]


@pytest.mark.parametrize("flaw", [flaw for flaw in Flaw if flaw is not Flaw.REFUSED])
def test_the_english_catalogue_has_the_sentence_of_the_notation(flaw: Flaw) -> None:
    assert forms_of(MESSAGES["en"][id_of(flaw)]) == (curly(flaw.value),)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("flaw", Flaw)
def test_every_flaw_is_said_in_one_line_with_its_values(flaw: Flaw, language: str) -> None:
    error = error_of(flaw)
    said = flaw_text(error, language)
    assert said.isprintable() or "\N{NARROW NO-BREAK SPACE}" in said or "\xa0" in said
    assert not re.search(r"[\n\r{}]", said)
    for name in ("text", "close", "tile", "seat", "line", "word", "number", "count", "score"):
        if f"{{{name}" in flaw.value:
            shown = str(error.values[name]).replace("\n", "\\n")
            assert shown in said
    assert ("(R" in said) is (error.clause is not None)


@pytest.mark.parametrize(
    ("flaw", "english", "french"),
    [
        (
            Flaw.NO_TRUMP,
            "“7” is no trump: it is a number from 0 to 6, doubles or none",
            "« 7 » n’est pas un atout : c’est un nombre de 0 à 6, doubles ou none",
        ),
        (
            Flaw.MISSPELT_LINE,
            "no line is called “evnet” (did you mean event?); own tags begin with x-",
            "aucune ligne ne s’appelle « evnet » (vouliez-vous dire event ?) ; "
            "vos propres étiquettes commencent par x-",
        ),
        (Flaw.OTHER_LEADER, "S leads this trick (R6.6)", "S entame ce pli (R6.6)"),
        (
            Flaw.NOTHING_TO_LAY_DOWN,
            "no widow was taken, so nothing is laid down (R9)",
            "le talon n’a pas été pris, donc rien n’est écarté (R9)",
        ),
        (
            Flaw.COMMENT_NOT_ONE_LINE,
            "a comment is one line without blanks around it: “a\\nb”",
            "un commentaire tient sur une ligne, sans espaces autour : « a\\nb »",
        ),
        (
            Flaw.REFUSED,
            "A bid must be higher than 7. (R4.2)",
            "Une enchère doit dépasser 7. (R4.2)",
        ),
    ],
)
def test_a_flaw_in_two_languages(flaw: Flaw, english: str, french: str) -> None:
    error = error_of(flaw)
    assert flaw_text(error) == english
    spaced = re.sub("[\xa0\N{NARROW NO-BREAK SPACE}]", " ", flaw_text(error, "fr"))
    assert spaced == french


def test_signs_that_no_screen_shows_are_written_out() -> None:
    with pytest.raises(NotationError) as caught:
        parse_tile("\x1b[31m\u202e")
    told = "“\\x1b[31m\\u202e” is no tile: a tile has two ends from 0 to 6, like 6-4"
    assert flaw_text(caught.value) == told
