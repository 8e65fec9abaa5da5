"""Rows of the log ⇄ values: what is written of every action, in the words of the notation.

Knows how a row's payload is spelt; not whether an action was legal.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields
from enum import Enum
from typing import Any, Final

from trimoon.notation import (
    format_deal,
    format_tile,
    parse_call,
    parse_deal,
    parse_tile,
    parse_trump,
)
from trimoon.room.players import Opening, Pace, Player
from trimoon.room.requests import Prefer
from trimoon.rules import (
    Action,
    Call,
    Discard,
    GameState,
    Pip,
    Play,
    Points,
    Ruleset,
    Seat,
    Shuffle,
    Trump,
    WidowChoice,
)
from trimoon.store import Entry, JsonObject, Row

ROOM: Final = "room"
CHANCE: Final = "chance"
"""Who acts when no seat does."""

_SEATS: Final = {seat.letter: seat for seat in Seat}


def opening_entry(opening: Opening) -> Entry:
    """Write a game's first row."""
    return Entry(
        ROOM,
        "game",
        {
            "id": opening.game_id,
            "ruleset": _ruleset_payload(opening.ruleset),
            "players": [{"name": who.name, "bot": who.bot} for who in opening.players],
            "persons": list(opening.persons),
            "master": opening.master.hex(),
            "deals": [_shuffle_payload(shuffle) for shuffle in opening.deals],
        },
    )


def opening_of(row: Row) -> Opening:
    """Read a game's first row."""
    payload: Mapping[str, Any] = row.payload
    south, west, east = (Player(who["name"], who["bot"]) for who in payload["players"])
    persons = payload["persons"]
    return Opening(
        payload["id"],
        _ruleset_of(payload["ruleset"]),
        (south, west, east),
        (persons[0], persons[1], persons[2]),
        bytes.fromhex(payload["master"]),
        tuple(_shuffle_of(deal) for deal in payload["deals"]),
        row.time,
    )


def _ruleset_payload(ruleset: Ruleset) -> JsonObject:
    values = {field.name: getattr(ruleset, field.name) for field in fields(Ruleset)}
    spelt = {name: _spelt(value) for name, value in values.items()}
    return {"name": ruleset.name, **spelt}


def _spelt(value: Any) -> Any:
    return value.value if isinstance(value, Enum) else value


def _ruleset_of(payload: Mapping[str, Any]) -> Ruleset:
    # A house rule that came after the game was opened has its default: that is how it was played.
    given = {field.name: field for field in fields(Ruleset) if field.name in payload}
    values = {name: _read_like(field.default, payload[name]) for name, field in given.items()}
    return Ruleset(**values)


def _read_like(default: object, value: Any) -> Any:
    return type(default)(value) if isinstance(default, Enum) else value


def shuffle_entry(shuffle: Shuffle, first_bidder: Seat, number: int, seed: bytes | None) -> Entry:
    """Write what chance dealt: `number` counts deals from 1, `seed` is None if it was laid down.

    The first bidder is written for every deal, as a fact.
    """
    payload: JsonObject = {
        "number": number,
        "deal": format_deal(shuffle.deal),
        "first_bidder": first_bidder.letter,
        "seed": None if seed is None else seed.hex(),
    }
    return Entry(CHANCE, "shuffle", payload)


def _shuffle_payload(shuffle: Shuffle) -> JsonObject:
    first = shuffle.first_bidder
    return {
        "deal": format_deal(shuffle.deal),
        "first_bidder": None if first is None else first.letter,
    }


def _shuffle_of(payload: Mapping[str, Any]) -> Shuffle:
    first = payload["first_bidder"]
    return Shuffle(parse_deal(payload["deal"]), None if first is None else _SEATS[first])


def shuffle_of(entry: Entry, is_first: bool) -> Shuffle:
    """Read what chance dealt; only the first deal of a game names its first bidder (R3.2)."""
    shuffle = _shuffle_of(entry.payload)
    return shuffle if is_first else Shuffle(shuffle.deal)


def first_bidder_of(entry: Entry) -> Seat:
    """Read who bid first in the deal of a shuffle's row."""
    return _SEATS[str(entry.payload["first_bidder"])]


def action_entry(seat: Seat, action: Action, remarks: JsonObject) -> Entry:
    """Write a seat's action; `remarks` tell how it came about, if not by the player."""
    kind, payload = _action_payload(action)
    return Entry(seat.letter, kind, {**payload, **remarks})


def _action_payload(action: Action) -> tuple[str, JsonObject]:
    match action:
        case Call():
            return "call", {"call": str(action)}
        case WidowChoice():
            return "widow", {"choice": action.value}
        case Discard(tile):
            return "discard", {"tile": format_tile(tile)}
        case Trump():
            return "trump", {"trump": action.value}
        case Play(tile, None):
            return "play", {"tile": format_tile(tile)}
        case Play(tile, named):
            return "play", {"tile": format_tile(tile), "named": named}
    raise TypeError(f"no seat's action: {action!r}")


def action_of(entry: Entry) -> Action:
    """Read a seat's action."""
    payload: Mapping[str, Any] = entry.payload
    match entry.kind:
        case "call":
            return parse_call(payload["call"])
        case "widow":
            return WidowChoice(payload["choice"])
        case "discard":
            return Discard(parse_tile(payload["tile"]))
        case "trump":
            return parse_trump(payload["trump"])
        case "play":
            named = payload.get("named")
            return Play(parse_tile(payload["tile"]), None if named is None else Pip(named))
    raise ValueError(f"there is no kind of row {entry.kind!r}")


def prefer_entry(seat: Seat, wanted: Prefer) -> Entry:
    """Write what a seat wants changed."""
    pace = None if wanted.pace is None else wanted.pace.value
    asked: JsonObject = {"auto_forced": wanted.auto_forced, "pace": pace}
    payload = {name: value for name, value in asked.items() if value is not None}
    return Entry(seat.letter, "prefer", payload)


def prefer_of(entry: Entry) -> tuple[Seat, Prefer]:
    """Read what a seat wants changed."""
    payload: Mapping[str, Any] = entry.payload
    auto_forced, pace = payload.get("auto_forced"), payload.get("pace")
    return _SEATS[entry.actor], Prefer(
        None if auto_forced is None else bool(auto_forced), None if pace is None else Pace(pace)
    )


def claim_entry(seat: Seat) -> Entry:
    """Write that a seat claims the tricks that are left; the plays follow as rows of their own."""
    return Entry(seat.letter, "claim", {})


def undo_entry(seat: Seat, to: int) -> Entry:
    """Write that the game stands again as it did after row `to`."""
    return Entry(seat.letter, "undo", {"to": to})


def undo_of(entry: Entry) -> tuple[Seat, int]:
    """Read who has undone something, and after which row the game stands now."""
    payload: Mapping[str, Any] = entry.payload
    return _SEATS[entry.actor], int(payload["to"])


def claimant_of(entry: Entry) -> Seat:
    """Read who has claimed."""
    return _SEATS[entry.actor]


def is_automatic(entry: Entry) -> bool:
    """Tell whether a row is a tile that nobody chose."""
    return bool(entry.payload.get("auto"))


def next_entry(actor: str) -> Entry:
    """Write that somebody asks for the next deal."""
    return Entry(actor, "next", {})


def result_entry(state: GameState) -> Entry:
    """Write the facts of the deal that is just over."""
    last, winner = state.finished[-1], state.winner
    payload: JsonObject = {
        "number": len(state.finished),
        "tricks": list(last.deal.taken),
        "points": list(last.points),
        "scores": list(last.scores),
        "winner": None if winner is None else winner.letter,
    }
    return Entry(ROOM, "result", payload)


def points_of(entry: Entry, name: str) -> Points:
    """Read the `tricks`, `points` or `scores` of a deal's result."""
    payload: Mapping[str, Any] = entry.payload
    south, west, east = payload[name]
    return (int(south), int(west), int(east))


def winner_of(entry: Entry) -> Seat | None:
    """Read who won the game with a deal's result; None if it went on."""
    letter = entry.payload["winner"]
    return None if letter is None else _SEATS[str(letter)]
