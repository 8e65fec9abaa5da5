"""`trimoon solve`: a position from words or from a file, its value, and how that is told."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from trimoon.cli.faults import BadUse, read
from trimoon.cli.records import read_from, records_in
from trimoon.cli.voices import Voice
from trimoon.notation import (
    format_play,
    parse_call,
    parse_play,
    parse_position,
    parse_ruleset,
    parse_seat,
    parse_tiles,
    parse_trump,
)
from trimoon.rules import Call, GameState, Phase, Play, Points, Seat, TileSet, Trick
from trimoon.solver import (
    Context,
    Position,
    backend,
    main_line,
    position_of,
)

Tell = Callable[..., None]

_SLOW_FOR_TWIN = 5  # tricks left from which the twin takes more than a moment


@dataclass(frozen=True, slots=True)
class Wanted:
    """What was given on the command line; None where it was not."""

    hands: str | None
    trump: str | None
    declarer: str | None
    leader: str | None
    trick: str | None
    taken: str | None
    rules: str
    file: Path | None
    game: int
    deal: int
    played: int
    bid: str | None
    points: bool


def solve(wanted: Wanted, as_json: bool, voice: Voice) -> None:
    """Print what a position is worth, as text or as one JSON object."""
    position, bid = _position(wanted)
    if backend == "twin" and position.tricks_left >= _SLOW_FOR_TWIN:
        voice.warn("solve.slow")
    found = _of_points(position, bid) if wanted.points else _of_tricks(position)
    if as_json:
        print(json.dumps(found | {"backend": backend}))
    elif wanted.points:
        _tell_points(found, position, voice.tell)
    else:
        _tell_tricks(found, position, voice.tell)


def _of_tricks(position: Position) -> dict[str, object]:
    context = Context()
    nodes = 0
    tricks = context.solve(position)
    nodes += context.nodes
    plays = context.solve_plays(position)
    nodes += context.nodes
    return {
        "tricks": tricks,
        "plays": {format_play(play): value for play, value in plays.items()},
        "line": [format_play(play) for play in main_line(position)],
        "nodes": nodes,
    }


def _of_points(position: Position, bid: Call | None) -> dict[str, object]:
    if bid is None:
        raise BadUse("cli.missing", name="--bid")
    context = Context()
    solution = context.solve_points(position, bid)
    return {
        "points": list(solution.points),
        "tricks": list(solution.tricks),
        "line": [format_play(play) for play in solution.line],
        "nodes": context.nodes,
    }


def _tell_tricks(found: dict[str, object], position: Position, tell: Tell) -> None:
    tell("solve.tricks", n=found["tricks"])
    plays = found["plays"]
    assert isinstance(plays, dict)
    if plays:
        tell("solve.plays", seat=position.seat.letter)
    for play, tricks in sorted(plays.items(), key=lambda item: -item[1]):
        print(f"  {play}  {tricks}")
    _tell_line(found, position, tell)


def _tell_points(found: dict[str, object], position: Position, tell: Tell) -> None:
    points, tricks = found["points"], found["tricks"]
    assert isinstance(points, list) and isinstance(tricks, list)
    for seat in Seat:
        tell("solve.points", seat=seat.letter, n=points[seat], tricks=tricks[seat])
    _tell_line(found, position, tell)


def _tell_line(found: dict[str, object], position: Position, tell: Tell) -> None:
    line = found["line"]
    assert isinstance(line, list)
    if line:
        tell("solve.line", line=" / ".join(_tricks(position, map(parse_play, line))))
    tell("solve.nodes", n=found["nodes"])


def _tricks(position: Position, plays: Iterable[Play]) -> list[str]:
    """Write plays trick by trick, each with its leader: `S 6-6 6-1 5-1`."""
    tricks: list[list[str]] = []
    for play in plays:
        if not tricks or not position.trick.tiles:
            tricks.append([position.seat.letter])
        tricks[-1].append(format_play(play))
        position = position.after(play)
    return [" ".join(trick) for trick in tricks]


def _position(wanted: Wanted) -> tuple[Position, Call | None]:
    bid = None if wanted.bid is None else read(parse_call, wanted.bid, "--bid")
    if wanted.file is not None:
        if wanted.hands is not None:
            raise BadUse("solve.hands_and_file")
        state = _state(wanted, wanted.file)
        position = position_of(state)
        return position, bid or (state.deal.bid if state.deal else None)
    for name in ("hands", "trump", "declarer"):
        if getattr(wanted, name) is None:
            raise BadUse("cli.missing", name="HANDS" if name == "hands" else f"--{name}")
    return _position_from_words(wanted), bid


def _position_from_words(wanted: Wanted) -> Position:
    assert wanted.hands is not None and wanted.trump is not None and wanted.declarer is not None
    parts = wanted.hands.split("|")
    if len(parts) not in (3, 4):
        raise BadUse("solve.bad_hands", n=len(parts))
    south, west, east = (_hand(part, seat) for part, seat in zip(parts[:3], Seat, strict=True))
    declarer = read(parse_seat, wanted.declarer, "--declarer")
    leader = declarer
    if wanted.leader is not None:
        leader = read(parse_seat, wanted.leader, "--leader")
    return Position(
        (south, west, east),
        read(parse_trump, wanted.trump, "--trump"),
        declarer,
        _trick(wanted.trick or "", leader),
        read(parse_ruleset, wanted.rules, "--rules"),
        _taken(wanted.taken),
    )


def _hand(text: str, seat: Seat) -> TileSet:
    tiles = read(parse_tiles, text, "HANDS")
    twice = {tile for tile in tiles if tiles.count(tile) > 1}
    if twice:
        named = ", ".join(map(str, sorted(twice)))
        raise BadUse("solve.tile_twice", tile=named, seat=seat.letter)
    return TileSet(tiles)


def _trick(text: str, leader: Seat) -> Trick:
    lead, *others = text.replace(",", " ").split() or [""]
    if not lead:
        return Trick(leader)
    play = read(parse_play, lead, "--trick")
    tiles = read(parse_tiles, " ".join(others), "--trick")
    return Trick(leader, (play.tile, *tiles), play.named)


def _taken(text: str | None) -> Points:
    words = (text or "0 0 0").replace(",", " ").split()
    if len(words) != 3 or not all(word.isdecimal() for word in words):
        raise BadUse("cli.bad_value", text=text, name="--taken")
    return (int(words[0]), int(words[1]), int(words[2]))


def _state(wanted: Wanted, path: Path) -> GameState:
    """Give the game as it stands in a file, or at the place of a record that is asked for."""
    if path.suffix not in (".moon", ".json"):
        return read_from(path, parse_position)
    records = records_in(path)
    if not 1 <= wanted.game <= len(records):
        raise BadUse("solve.no_game", path=path, n=len(records))
    for state in records[wanted.game - 1].states():
        if _stands_at(state, wanted.deal, wanted.played):
            return state
    raise BadUse("solve.no_place", path=path, deal=wanted.deal, played=wanted.played)


def _stands_at(state: GameState, number: int, played: int) -> bool:
    deal = state.deal
    if deal is None or deal.phase is not Phase.PLAY or len(state.finished) != number - 1:
        return False
    return sum(len(trick.tiles) for trick in _begun(deal.tricks, deal.trick)) == played


def _begun(tricks: Sequence[Trick], trick: Trick | None) -> list[Trick]:
    return [*tricks, *([trick] if trick is not None else [])]
