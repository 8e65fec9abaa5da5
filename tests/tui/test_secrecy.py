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
            if snapshot.can_claim:
                yield teller.offer()
        yield teller.prompt(view)
    for question in Question:
        yield from teller.answer(question, view)


@pytest.fixture(scope="module")
def twins() -> list[tuple[Room, Room, Seat]]:
    """Give pairs of rooms that a seat must not be able to tell apart."""
    return [
        (room_at(pair.state_a, False, pair.viewer), room_at(pair.state_b, True, pair.viewer), seat)
        for pair in pairs(plays=2)
        if (seat := pair.viewer) is not None
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_terminal_says_does_not_depend_on_tiles_its_seat_cannot_see(
    twins: list[tuple[Room, Room, Seat]], language: str
) -> None:
    for a, b, seat in twins:
        assert list(lines_of(a, seat, language)) == list(lines_of(b, seat, language))
    assert len(twins) > 300
