"""What the fields of a form ask of a room, and what is refused before a room is asked."""

from __future__ import annotations

import pytest

from trimoon.room import Claim, NextDeal, Undo
from trimoon.web.forms import BadForm, command_of

SENT = {"command_id": "12345678", "expected_seq": "7"}


@pytest.mark.parametrize(
    ("fields", "asked"),
    [
        ({"next": "1"}, NextDeal()),
        ({"claim": "1"}, Claim()),
        ({"undo": "1"}, Undo()),
    ],
    ids=str,
)
def test_a_field_asks_for_one_thing(fields: dict[str, str], asked: object) -> None:
    command = command_of({**SENT, **fields})
    assert command.actions == (asked,)
    assert (command.expected_seq, command.command_id) == (7, "12345678")


def test_a_form_that_asks_for_nothing_is_refused() -> None:
    with pytest.raises(BadForm, match="nothing was chosen"):
        command_of(SENT)
