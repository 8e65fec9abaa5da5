"""Refusals: what they carry, and that they survive the way to another process and back."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable

import pytest

from trimoon.rules import IllegalAction, Reason, Suit, Tile, TrimoonError


@pytest.fixture
def refusal() -> IllegalAction:
    return IllegalAction(
        Reason.MUST_FOLLOW, "R6.3", "must follow sixes", tile=Tile(4, 1), suit=Suit.SIXES
    )


def test_a_refusal_says_what_is_wrong_and_which_clause_says_so(refusal: IllegalAction) -> None:
    assert isinstance(refusal, TrimoonError)
    assert str(refusal) == "must follow sixes: R6.3"
    assert (refusal.reason, refusal.clause) == (Reason.MUST_FOLLOW, "R6.3")
    assert refusal.values == {"tile": Tile(4, 1), "suit": Suit.SIXES}


def test_the_values_of_a_refusal_cannot_be_changed(refusal: IllegalAction) -> None:
    with pytest.raises(TypeError):
        refusal.values["tile"] = Tile(6, 6)  # type: ignore[index]


@pytest.mark.parametrize("sent", [lambda error: pickle.loads(pickle.dumps(error)), copy.deepcopy])
def test_a_refusal_comes_back_whole_from_another_process(
    sent: Callable[[IllegalAction], IllegalAction], refusal: IllegalAction
) -> None:
    again = sent(refusal)
    assert type(again) is IllegalAction
    assert str(again) == str(refusal)
    assert (again.reason, again.clause) == (refusal.reason, refusal.clause)
    assert again.values == refusal.values


def test_reasons_have_the_ids_that_catalogues_translate() -> None:
    assert [reason.value for reason in Reason] == [reason.name.lower() for reason in Reason]
