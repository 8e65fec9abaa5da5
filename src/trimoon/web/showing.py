"""From a snapshot of a room to the markup of a screen: the one way for page and socket alike."""

from __future__ import annotations

from secrets import token_hex

from trimoon.room import Snapshot
from trimoon.rules import SeatView, Tile
from trimoon.web.screen import SORTED, Asked, Lie, Screen, Voice, news, screen_for
from trimoon.web.templating import Pages


def shown(
    snapshot: Snapshot,
    language: str,
    *,
    notice: str = "",
    chosen: Tile | None = None,
    told: str = "",
    lie: Lie = SORTED,
    clause: str = "",
    is_lesson: bool = False,
    command_id: str = "",
) -> Screen:
    """Give the screen of a seat; a fresh command id unless one is given."""
    view = snapshot.view
    assert isinstance(view, SeatView)
    asked = Asked(
        chosen,
        notice,
        told,
        lie,
        snapshot.can_claim,
        snapshot.can_undo,
        snapshot.is_marked,
        clause,
        is_lesson,
    )
    return screen_for(
        view,
        snapshot.players,
        snapshot.game_id,
        snapshot.seq,
        language=language,
        command_id=command_id or token_hex(8),
        asked=asked,
    )


def fragment(pages: Pages, screen: Screen, language: str) -> str:
    """Give the part of the page that changes, with its title."""
    return pages.page("push.html", language, s=screen)


def news_of(snapshot: Snapshot, language: str, lie: Lie = SORTED) -> tuple[str, ...]:
    """Give the sentences about what has happened since the number the snapshot was taken from."""
    view = snapshot.view
    assert isinstance(view, SeatView)
    voice = Voice(language, view.viewer, snapshot.players)
    return news(snapshot.happenings, view, voice, lie)
