"""A person's whole game at the plain terminal, against two bots."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager

import pytest

from trimoon.notation import parse_deal
from trimoon.room import Player, Room, Rooms
from trimoon.rules import BUNDLES, Ruleset, Seat, Shuffle, Widow
from trimoon.store import Store
from trimoon.tui import Conversation, Ending

MASTER = bytes(range(32))


@contextmanager
def room_for(
    ruleset: Ruleset, deals: Sequence[Shuffle] = ()
) -> Iterator[tuple[asyncio.Runner, Room]]:
    players = (Player("South"), Player("West", "greedy"), Player("East", "greedy"))
    with asyncio.Runner() as runner, ThreadPoolExecutor(1) as executor:
        store = runner.run(Store.open(":memory:"))
        rooms = Rooms(store, executor, pace=0.0)
        mine = {Seat.SOUTH: "me"}
        made = rooms.create(ruleset, players, "game", persons=mine, master=MASTER, deals=deals)
        try:
            yield runner, runner.run(made)
        finally:
            runner.run(rooms.close())
            runner.run(store.close())


def first_choice(prompt: str) -> str:
    """Answer a prompt with the first of its choices; with nothing where there are none."""
    listed = re.search(r"\((.*)\)", prompt)
    return listed.group(1).split(", ")[0] if listed else ""


def discard_first(lines: list[str]) -> Callable[[str], str]:
    """Answer as `first_choice`; where a tile is asked for, take the first of the hand shown."""

    def answer(prompt: str) -> str:
        if "lay face down" not in prompt:
            return first_choice(prompt)
        hand = next(line for line in reversed(lines) if line.startswith("Your hand"))
        return hand.split()[2]

    return answer


def play(ruleset: Ruleset) -> tuple[Ending, list[str]]:
    lines: list[str] = []
    with room_for(ruleset) as (runner, room):
        talk = Conversation(runner, room, Seat.SOUTH, discard_first(lines), lines.append)
        return talk.hold(), lines


@pytest.mark.parametrize(
    "ruleset",
    [
        *BUNDLES.values(),
        Ruleset(widow=Widow.OPTIONAL, target=3),
        Ruleset(leader_names_suit=True, min_bid=3, target=3),
        Ruleset(widow=Widow.OPTIONAL, trump_before_widow=True, target=3),
    ],
    ids=lambda ruleset: "-".join(ruleset.differences) or "classic",
)
def test_a_game_is_played_to_its_end_under_every_bundle(ruleset: Ruleset) -> None:
    ending, lines = play(ruleset)
    assert ending is Ending.WON
    assert lines[-1] in ("You win the game.", "West wins the game.", "East wins the game.")
    assert "Deal 1" in lines


def test_the_same_seed_tells_the_same_game() -> None:
    assert play(Ruleset(target=3)) == play(Ruleset(target=3))


def talk_with(*answers: str, deals: Sequence[Shuffle] = ()) -> tuple[Ending, list[str]]:
    lines: list[str] = []
    waiting = iter(answers)

    def ask(prompt: str) -> str:
        lines.append(prompt)
        try:
            return next(waiting)
        except StopIteration:
            raise EOFError from None

    with room_for(Ruleset(), deals) as (runner, room):
        return Conversation(runner, room, Seat.SOUTH, ask, lines.append).hold(), lines


def test_a_line_without_meaning_says_what_would_have_one() -> None:
    _, lines = talk_with("nonsense", "q")
    assert "“nonsense” is no call: write pass or a number." in lines


def test_r4_2_a_bid_too_low_is_refused_with_its_reason_and_asked_again() -> None:
    _, lines = talk_with("4", "6", "q")
    began = lines.index("Deal 1")
    assert lines[began + 1] == "East bids 4."
    assert lines[began + 4] == "A bid must be higher than 4."
    assert "You bid 6." in lines


def test_it_begins_with_who_else_plays_and_how_well() -> None:
    _, lines = talk_with("q")
    assert lines[1:3] == ["West: Sensible.", "East: Sensible."]


def test_questions_are_answered_and_asked_again() -> None:
    ending, lines = talk_with("s", "h", "?", "l", "c", "q")
    assert ending is Ending.STOPPED
    assert "Scores: You 0, West 0, East 0" in lines
    assert "What you can type:" in lines
    assert lines[-1] == "Stopped. The game is not finished."


def test_the_end_of_the_input_is_said() -> None:
    ending, lines = talk_with()
    assert ending is Ending.INPUT_ENDED
    assert lines[-1] == "The input has ended before the game."


def test_what_another_terminal_did_at_the_same_seat_is_not_taken_for_ones_own() -> None:
    lines: list[str] = []
    here, there = iter(("6", "q")), iter(("pass", "q"))

    def ask_here(prompt: str) -> str:
        if "You pass." not in lines:
            talk = Conversation(runner, room, Seat.SOUTH, lambda _: next(there), lines.append)
            assert talk.hold() is Ending.STOPPED
        return next(here)

    with room_for(Ruleset()) as (runner, room):
        Conversation(runner, room, Seat.SOUTH, ask_here, lines.append).hold()
    assert "You bid 6." not in lines
    assert "The table has changed meanwhile. Please choose again." in lines


SURE = parse_deal("66 65 64 55 44 33 22 | 63 62 61 54 53 52 51 | 43 42 41 32 31 21 00 | 11")
SURE_DEALS = [Shuffle(SURE, Seat.SOUTH)]
"""South draws three trumps with three higher ones, and holds four doubles besides."""


def test_r6_8_a_claim_is_offered_made_and_told() -> None:
    _, lines = talk_with("7", "11", "6", "claim", "q", deals=SURE_DEALS)
    offer = (
        "You can take all the remaining tricks, however the tiles lie: "
        "type claim, and they are played out."
    )
    claimed = lines.index("You claim all the remaining tricks.")
    assert lines.index(offer) < claimed
    assert lines[claimed + 1] == "You play double six."
    assert lines[claimed:].count("You take the trick.") == 7
    assert "You made 7. Bid seven, took seven." in lines[claimed:]


def test_r6_8_a_claim_that_is_not_sure_is_refused_with_its_reason() -> None:
    _, lines = talk_with("4", "11", "5", "claim", "q", deals=SURE_DEALS)
    assert (
        "You cannot claim: as the unseen tiles may lie, another player could still take a trick."
    ) in lines
    assert "You claim all the remaining tricks." not in lines


def test_the_last_decision_is_taken_back_with_undo() -> None:
    _, lines = talk_with("undo", "7", "11", "6", "66", "undo", "65", "q", deals=SURE_DEALS)
    assert "There is nothing to undo: you have decided nothing in this deal yet." in lines
    back = lines.index("You take back your last decision.")
    assert lines[back + 1] == "Your hand: 6-6 6-5 6-4 5-5 4-4 3-3 2-2"
    assert "You play six-five." in lines[back:]


def test_after_an_undo_in_a_trick_the_tiles_on_the_table_are_told() -> None:
    _, lines = talk_with("pass", "61", "undo", "64", "q")
    back = lines.index("You take back your last decision.")
    assert lines[back + 1] == "On the table: East 6-6."
    assert "You play six-four." in lines[back:]
