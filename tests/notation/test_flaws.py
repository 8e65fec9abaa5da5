"""Every flaw is found in a text that has it, and said in English with its clause."""

from __future__ import annotations

import pickle

import pytest
from notation.flawed import EXAMPLES, error_of

from trimoon.notation import Flaw, NotationError, parse_ruleset, parse_tile
from trimoon.notation.rulesets import _LIMITED
from trimoon.rules import IllegalAction, Reason, Ruleset


def test_every_flaw_has_an_example() -> None:
    assert list(EXAMPLES) == list(Flaw)


@pytest.mark.parametrize("flaw", Flaw)
def test_a_flaw_is_found_and_named_with_its_english_sentence(flaw: Flaw) -> None:
    error = error_of(flaw)
    assert error.reason is flaw
    assert error.problem == EXAMPLES[flaw][2]
    place = error.path or f"line {error.line}, column {error.column}"
    assert str(error) == f"{place}: {error.problem}"


def test_what_the_rules_refuse_keeps_their_reason() -> None:
    refusal = error_of(Flaw.REFUSED).values["refusal"]
    assert isinstance(refusal, IllegalAction)
    assert refusal.reason is Reason.BID_TOO_LOW
    assert error_of(Flaw.REFUSED).clause == refusal.clause == "R4.2"


@pytest.mark.parametrize("flaw", [Flaw.REFUSED, Flaw.RULED_OUT, Flaw.NO_ARRAY])
def test_an_error_comes_whole_out_of_another_process(flaw: Flaw) -> None:
    error = error_of(flaw)
    again = pickle.loads(pickle.dumps(error))
    assert str(again) == str(error)
    assert (again.line, again.column, again.path) == (error.line, error.column, error.path)
    assert (again.reason, again.clause) == (error.reason, error.clause)
    assert {**again.values, "refusal": None} == {**error.values, "refusal": None}


@pytest.mark.parametrize(
    ("text", "values"),
    [("min_bid=9", {"min_bid": 9}), ("target=100", {"target": 100}), ("2", {"version": 2})],
)
def test_numbers_that_the_rules_do_not_know_are_refused_in_their_words(
    text: str, values: dict[str, int]
) -> None:
    with pytest.raises(ValueError, match="not") as refused:
        Ruleset(**values)  # type: ignore[arg-type]
    with pytest.raises(NotationError) as caught:
        parse_ruleset(f"classic {text}")
    assert caught.value.problem == str(refused.value)


def test_every_number_among_the_house_rules_has_its_flaw() -> None:
    values = vars_of(Ruleset())
    assert {name for name, value in values.items() if type(value) is int} == set(_LIMITED)


def vars_of(ruleset: Ruleset) -> dict[str, object]:
    return {name: getattr(ruleset, name) for name in Ruleset.__slots__}


def test_the_values_hold_what_was_read() -> None:
    with pytest.raises(NotationError) as caught:
        parse_tile("x")
    assert dict(caught.value.values) == {"text": "x"}
