"""What the parser of command lines finds wrong is said in our own words, whatever it is."""

from __future__ import annotations

import cyclopts
import pytest

from trimoon.cli.faults import BadUse, read, sentence_for
from trimoon.notation import NotationError, parse_trump


@pytest.mark.parametrize("kind", [cyclopts.CycloptsError, cyclopts.TokenizationError])
def test_a_fault_of_a_kind_not_foreseen_is_said_with_the_whole_line(
    kind: type[cyclopts.CycloptsError],
) -> None:
    error = kind(root_input_tokens=["serve", "--host=a b"])
    assert sentence_for(error, "en") == "Not understood: serve --host=a b. See --help."
    french = "Incompréhensible\N{NO-BREAK SPACE}: serve --host=a b. Voir --help."
    assert sentence_for(error, "fr") == french


def test_what_was_given_for_an_option_is_refused_under_its_name() -> None:
    with pytest.raises(BadUse) as caught:
        read(parse_trump, "7", "--trump")
    told = "--trump: “7” is no trump: it is a number from 0 to 6, doubles or none"
    assert sentence_for(caught.value, "en") == told
    assert read(parse_trump, "6", "--trump") == parse_trump("6")


def test_a_text_that_cannot_be_read_is_said_without_its_place() -> None:
    with pytest.raises(NotationError) as caught:
        parse_trump("7")
    told = "“7” is no trump: it is a number from 0 to 6, doubles or none"
    assert sentence_for(caught.value, "en") == told
