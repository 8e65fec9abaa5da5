"""Games laid out by name, each at a moment that the page has a screen for.

`lay_out` opens them all. What South sees is told by `GAMES`: the rules, the tiles, and what was
done since, in the words of `positions`; `next` asks for the next deal, `undo` takes South's last
decision back. The bots of these games never act by themselves.
"""

from __future__ import annotations

from asyncio import Event
from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from positions import LAYOUT, LAYOUT_WITHOUT_WIDOW, SIXES_PLAYED, action, layout, seat

from trimoon.room import NextDeal, Player, Request, Room, Rooms, Undo
from trimoon.rules import Ruleset, Seat, SetScoring, Shuffle, Widow

PERSON: Final = "person at south"
NEWCOMER: Final = "newcomer"
LEARNER: Final = "learner"
STRANGER: Final = "stranger"

BOTS: Final = (Player("South"), Player("West", "greedy"), Player("East", "greedy"))
LONG_NAMES: Final = (
    Player("Maximiliana of the Marsh"),
    Player("Bartholomew Featherstone"),
    Player("Wwwwwwwwwwwwwwwwwwwwwwww"),
)

MOONLIT: Final = (
    "6-6 6-5 6-4 6-3 6-2 5-5 5-4 | 6-1 5-3 4-4 3-3 2-2 1-1 4-1 | 3-1 5-2 5-1 4-3 3-2 2-1 4-2 | 0-0"
)
"""A layout in which South takes every trick in sixes."""

MOONLIT_PLAYED: Final = (
    "6-6 6-1 5-2  6-3 1-1 3-2  6-5 4-4 4-3  6-2 5-3 4-2  6-4 2-2 5-1  5-4 4-1 2-1  5-5 3-3 3-1"
)
LESSON: Final = (
    "6-6 6-5 6-3 6-2 5-5 4-1 2-1 | 6-4 5-2 5-1 4-4 3-3 3-1 0-0 | 6-1 5-4 5-3 4-2 3-2 2-2 1-1 | 4-3"
)
"""The tiles of the guided first deal."""

TIED_PLAYED: Final = (
    "3-3 5-3 4-3  2-1 6-2 4-2  5-4 5-2 5-1  1-1 6-1 6-3  4-1 4-4 6-4  3-2 6-6 2-2  0-0 6-5 5-5"
)
"""Without trump South, who bid 4, takes one trick, the others three each."""
WON_PLAYED: Final = (
    "6-5 6-2 6-1  6-4 2-2 4-3  5-1 5-5 5-2  4-1 4-4 2-1  3-2 6-3 5-3  6-6 1-1 4-2  3-3 5-4 0-0"
)
LOST_PLAYED: Final = (
    "3-3 5-3 3-2  6-5 6-2 6-1  2-1 2-2 4-2  4-1 4-4 6-4  4-3 6-6 5-4  5-5 5-2 5-1  1-1 0-0 6-3"
)
"""Without trump South takes 5 of 7, or 2 while West takes 4."""


@dataclass(frozen=True, slots=True)
class Laid:
    """A game to lay out: its rules, its tiles, who bids first, and what was done since."""

    words: str
    first: str = "S"
    tiles: str = LAYOUT
    ruleset: Ruleset = Ruleset()
    players: tuple[Player, Player, Player] = BOTS
    person: str = PERSON


_SIXES = "4 pass pass 3-1 6"
_SET = f"5 pass pass 3-1 6 {SIXES_PLAYED}"

GAMES: Final = MappingProxyType(
    {
        "fresh": Laid("", person=NEWCOMER),
        "foreign": Laid("", person=STRANGER),
        "auction": Laid(""),
        "auction_over_a_bid": Laid("5 pass", "W"),
        "auction_must_bid_higher": Laid("7 pass", "W", ruleset=Ruleset(min_bid=3)),
        "auction_waiting": Laid("pass", "S"),
        "widow": Laid("4 pass pass", ruleset=Ruleset(widow=Widow.OPTIONAL)),
        "exchange": Laid("5 pass pass"),
        "exchange_of_another": Laid("5 pass pass", "W"),
        "trump_first": Laid("5 pass pass", ruleset=Ruleset(trump_before_widow=True)),
        "trump_then_widow": Laid("5 pass pass 6", ruleset=Ruleset(trump_before_widow=True)),
        "trump_without_widow": Laid(
            "5 pass pass", tiles=LAYOUT_WITHOUT_WIDOW, ruleset=Ruleset(widow=Widow.NONE)
        ),
        "lead": Laid(_SIXES),
        "lead_trump": Laid("4 pass pass 3-1 5", ruleset=Ruleset(first_lead_trump=True)),
        "lead_names_end": Laid("4 pass pass 3-1 none", ruleset=Ruleset(leader_names_suit=True)),
        "follow": Laid("5 pass pass 3-1 5 5-5 5-2", "W"),
        "forced": Laid("5 pass pass 3-1 4 4-4", "E"),
        "void": Laid("5 pass pass 3-1 4 0-0", "E"),
        "doubles": Laid("5 pass pass 3-1 doubles"),
        "no_trump": Laid("21 3-1 none 4-4", "E"),
        "fourth_trick": Laid(f"{_SIXES} {' '.join(SIXES_PLAYED.split()[:9])}"),
        "waiting": Laid(f"{_SIXES} {' '.join(SIXES_PLAYED.split()[:10])}"),
        "trick_lost": Laid(f"{_SIXES} {' '.join(SIXES_PLAYED.split()[:15])}"),
        "long_names": Laid(f"{_SIXES} {' '.join(SIXES_PLAYED.split()[:9])}", players=LONG_NAMES),
        "claim": Laid(f"21 0-0 6 {' '.join(MOONLIT_PLAYED.split()[:12])}", tiles=MOONLIT),
        "taken_back": Laid(f"{_SIXES} 6-6 6-2 6-1 undo"),
        "lesson": Laid("5 pass pass 4-3 6", tiles=LESSON),
        "made": Laid(f"{_SIXES} {SIXES_PLAYED}"),
        "set": Laid(_SET),
        "set_by_family": Laid(_SET, ruleset=Ruleset(set_scoring=SetScoring.DEFENDERS_GAIN_BID)),
        "moon_made": Laid(f"21 0-0 6 {MOONLIT_PLAYED}", tiles=MOONLIT),
        "moon_set": Laid(f"21 3-1 6 {SIXES_PLAYED}"),
        "thrown_in": Laid("pass pass pass"),
        "tie": Laid(f"4 pass pass 3-1 none {TIED_PLAYED}", ruleset=Ruleset(target=3)),
        "won": Laid(f"5 pass pass 3-1 none {WON_PLAYED}", ruleset=Ruleset(target=5)),
        "lost": Laid(f"5 pass pass 3-1 none {LOST_PLAYED}", ruleset=Ruleset(target=4)),
        "second_deal": Laid(f"21 3-1 6 {SIXES_PLAYED} next 5 pass", players=LONG_NAMES),
    }
)


_REQUESTS: Final[Mapping[str, Request]] = {"next": NextDeal(), "undo": Undo()}


async def never(_: float) -> None:
    """Sleep for ever: what waits for this never acts."""
    await Event().wait()


async def lay_out(rooms: Rooms) -> dict[str, Room]:
    """Open every game of `GAMES` and do in it what it tells."""
    return {name: await _laid(rooms, name, game) for name, game in GAMES.items()}


async def _laid(rooms: Rooms, name: str, game: Laid) -> Room:
    deal = layout(game.tiles)
    deals = (Shuffle(deal, seat(game.first)), Shuffle(deal))
    persons = {Seat.SOUTH: game.person}
    room = await rooms.create(
        game.ruleset, game.players, name, persons=persons, master=bytes(32), deals=deals
    )
    for number, word in enumerate(game.words.split()):
        await _do(room, word, f"{name} {number:03}")
    return room


async def _do(room: Room, word: str, command_id: str) -> None:
    view = room.snapshot(None).view
    asked = _REQUESTS.get(word) or action(view.phase, word)
    answer = await room.submit(view.actor or Seat.SOUTH, [asked], room.seq, command_id)
    assert answer.refusal is None, (room.game_id, word, answer)
