"""The secrecy law over pages and socket messages.

Two states with the same public actions and the same tiles known to viewer V give V the same
bytes; commitments, ids and times held fixed.
"""

from __future__ import annotations

import pytest
from secrecy import pairs

from trimoon.room import Player, Preferences, Snapshot
from trimoon.rules import GameState, Seat, SeatView, view_for
from trimoon.texts import LANGUAGES
from trimoon.web.live import message
from trimoon.web.screen import SORTED, About, Question, Voice, answer_to
from trimoon.web.showing import shown
from trimoon.web.templating import Pages

PLAYERS = (Player("Ana"), Player("West", "greedy"), Player("East", "greedy"))


def snapshot_of(state: GameState, viewer: Seat) -> Snapshot:
    return Snapshot("game", 9, viewer, view_for(state, viewer), PLAYERS, Preferences(), ())


def answers_to(snapshot: Snapshot, language: str) -> list[str]:
    """Give all that the command line can be asked."""
    view = snapshot.view
    assert isinstance(view, SeatView)
    voice = Voice(language, view.viewer, PLAYERS)
    return [answer_to(Question(about), view, voice, SORTED) for about in About]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_seat_is_sent_does_not_depend_on_tiles_it_cannot_see(language: str) -> None:
    pages = Pages()
    compared = 0
    for state_a, state_b, viewer in pairs():
        if viewer is None:
            continue
        a, b = snapshot_of(state_a, viewer), snapshot_of(state_b, viewer)
        command = "0123456789abcdef"
        assert message(pages, a, language, command_id=command) == message(
            pages, b, language, command_id=command
        )
        page_a, page_b = (
            pages.page("game.html", language, s=shown(snap, language, command_id=command))
            for snap in (a, b)
        )
        assert page_a == page_b
        assert answers_to(a, language) == answers_to(b, language)
        compared += 1
    assert compared > 300
