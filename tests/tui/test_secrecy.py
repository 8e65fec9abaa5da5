"""The secrecy law over the lines of the plain terminal.

Two states with the same public actions and the same tiles known to viewer V give V the same
lines; commitments, ids and times held fixed.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from room.test_secrecy import room_at
from secrecy import pairs

from trimoon.room import Room
from trimoon.rules import Seat
from trimoon.rules.views import SeatView
from trimoon.texts import LANGUAGES
from trimoon.tui.reading import Question
from trimoon.tui.telling import Teller


def lines_of(room: Room, seat: Seat, language: str) -> Iterator[str]:
    """Give all that a terminal can say of a game: its story, the situation, every answer."""
    snapshot = room.snapshot(seat)
    view = snapshot.view
    assert isinstance(view, SeatView)
    teller = Teller(seat, snapshot.players, language)
    for happening in snapshot.happenings:
        yield from teller.lines_for(happening, view)
    if view.deal is not None:
        if view.is_to_act:
            yield from teller.situation(view)
        yield teller.prompt(view)
    for question in Question:
        yield from teller.answer(question, view)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_terminal_says_does_not_depend_on_tiles_its_seat_cannot_see(language: str) -> None:
    compared = 0
    for state_a, state_b, viewer in pairs(plays=2):
        if viewer is None:
            continue
        a, b = room_at(state_a, False, viewer), room_at(state_b, True, viewer)
        assert list(lines_of(a, viewer, language)) == list(lines_of(b, viewer, language))
        compared += 1
    assert compared > 300
