"""Refusals: what they carry, and that they survive the way to another process and back."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable

import pytest

from trimoon.rules import IllegalAction, Reason, Suit, Tile, TrimoonError

REFUSAL = IllegalAction(
    Reason.MUST_FOLLOW, "R6.3", "must follow sixes", tile=Tile(4, 1), suit=Suit.SIXES
)


def test_a_refusal_says_what_is_wrong_and_which_clause_says_so() -> None:
    assert isinstance(REFUSAL, TrimoonError)
    assert str(REFUSAL) == "must follow sixes: R6.3"
    assert (REFUSAL.reason, REFUSAL.clause) == (Reason.MUST_FOLLOW, "R6.3")
    assert REFUSAL.values == {"tile": Tile(4, 1), "suit": Suit.SIXES}


def test_the_values_of_a_refusal_cannot_be_changed() -> None:
    with pytest.raises(TypeError):
        REFUSAL.values["tile"] = Tile(6, 6)  # type: ignore[index]


@pytest.mark.parametrize("sent", [lambda error: pickle.loads(pickle.dumps(error)), copy.deepcopy])
def test_a_refusal_comes_back_whole_from_another_process(
    sent: Callable[[IllegalAction], IllegalAction],
) -> None:
    again = sent(REFUSAL)
    assert type(again) is IllegalAction
    assert str(again) == str(REFUSAL)
    assert (again.reason, again.clause) == (REFUSAL.reason, REFUSAL.clause)
    assert again.values == REFUSAL.values


def test_reasons_have_the_ids_that_catalogues_translate() -> None:
    assert [reason.value for reason in Reason] == [reason.name.lower() for reason in Reason]
