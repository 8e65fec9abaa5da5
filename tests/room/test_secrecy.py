"""The secrecy law at the door of a room: what a viewer is shown, and what a bot is given."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

import pytest
from games import RULESETS
from room.staging import ANA, CY, GREEDY, MASTER
from secrecy import VIEWERS, pairs

from trimoon.notation import write_record
from trimoon.notation.history import actions_of
from trimoon.room import LaidAside, Pace, Player, Players, Prefer, Snapshot
from trimoon.room.claiming import claimed
from trimoon.room.codec import action_entry, prefer_entry, result_entry, shuffle_entry
from trimoon.room.players import Opening
from trimoon.room.room import Room
from trimoon.room.standing import Standing, folded_on
from trimoon.rules import GameState, IllegalAction, Seat, Shuffle, apply
from trimoon.store import Entry, JsonObject

T0 = "2026-11-30T12:00:00+00:00"
PLAYERS = (ANA, GREEDY, CY)


AUTO: JsonObject = {"auto": True}


def entries_of(state: GameState, remarks: JsonObject = AUTO) -> Iterator[Entry]:
    """Write the log that leads to a state, with every tile marked as played automatically."""
    now = GameState(state.ruleset)
    for action in actions_of(state):
        after = apply(now, action)
        if isinstance(action, Shuffle):
            number = len(now.finished)
            assert after.first_bidder is not None
            yield shuffle_entry(action, after.first_bidder, number + 1, bytes(32))
        else:
            assert now.actor is not None
            yield action_entry(now.actor, action, remarks)
        if len(after.finished) > len(now.finished):
            yield result_entry(after)
        now = after


def room_at(
    state: GameState,
    others_prefer: bool,
    viewer: Seat | None,
    players: Players = PLAYERS,
    remarks: JsonObject = AUTO,
) -> Room:
    """Give a room whose game stands like this; what seats but the viewer's prefer may differ."""
    opening = Opening("g", state.ruleset, players, ("p", None, "q"), MASTER, (), T0)
    wanted = Prefer(auto_forced=others_prefer, pace=Pace.FAST if others_prefer else None)
    entries = [prefer_entry(seat, wanted) for seat in Seat if seat is not viewer]
    entries.extend(entries_of(state, remarks))
    return Room(None, *folded_on(Standing.begin(opening), entries))  # type: ignore[arg-type]


def shown(room: Room, viewer: Seat | None) -> tuple[Snapshot, str, str]:
    snapshot = room.snapshot(viewer)
    return snapshot, repr(snapshot), write_record(room.record())


SOME = ("classic", "no_widow", "optional_widow_sight_unseen", "everything")
MANY = [name if name in SOME else pytest.param(name, marks=pytest.mark.soak) for name in RULESETS]


@pytest.mark.parametrize("name", MANY)
def test_a_viewer_cannot_tell_apart_what_it_may_not_know(name):
    seen = 0
    for state_a, state_b, viewer in pairs({name: RULESETS[name]}, plays=1):
        a, b = room_at(state_a, False, viewer), room_at(state_b, True, viewer)
        assert a._standing.state == state_a != b._standing.state
        assert shown(a, viewer) == shown(b, viewer)
        seen += 1
    assert seen >= 24


def test_whether_a_seat_may_claim_or_undo_tells_nothing_of_hidden_tiles():
    claims = undos = 0
    players = (ANA, GREEDY, GREEDY)
    for state_a, state_b, viewer in pairs({"classic": RULESETS["classic"]}, plays=12):
        a, b = (room_at(state, False, viewer, players, {}) for state in (state_a, state_b))
        assert shown(a, viewer) == shown(b, viewer)
        snapshot = a.snapshot(viewer)
        claims += snapshot.can_claim
        undos += snapshot.can_undo
        if viewer is not None:
            assert answer_to_a_claim(state_a, viewer) == answer_to_a_claim(state_b, viewer)
    assert claims >= 1
    assert undos > 20


def answer_to_a_claim(state: GameState, seat: Seat) -> str:
    try:
        claimed(state, seat)
    except IllegalAction as refusal:
        return str(refusal)
    return "it stands"


def test_the_discard_is_a_happening_without_a_tile_for_everybody():
    state = next(a for a, _, _ in pairs() if a.deal is not None and a.deal.discard is not None)
    room = room_at(state, False, None)
    for viewer in VIEWERS:
        laid = [h for h in room.snapshot(viewer).happenings if isinstance(h, LaidAside)]
        assert [set(LaidAside.__slots__)] * len(laid) == [{"seq", "seat"}] * len(laid)
        assert laid


def test_neither_the_master_seed_nor_persons_are_shown():
    for state, _, viewer in islice(pairs(), 20):
        text = repr(room_at(state, False, viewer).snapshot(viewer))
        assert MASTER.hex() not in text
        assert repr(MASTER) not in text
        assert "'p'" not in text
        assert "'q'" not in text


def test_a_player_shows_a_name_and_a_bot_and_nothing_else():
    assert Player.__slots__ == ("name", "bot")
