"""Runs the language-neutral test vectors that any program of Three-Player Moon can run.

Knows the format that `conformance/README.md` describes; computes every answer through the public
API of `rules` and `solver`.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, TextIO

from trimoon.faults import Fault, Faulty
from trimoon.notation import (
    NotationError,
    parse_call,
    parse_play,
    parse_tile,
    parse_trump,
    ruleset_from_json,
)
from trimoon.rules import (
    Action,
    Call,
    Deal,
    Discard,
    GameState,
    IllegalAction,
    Phase,
    Pip,
    Play,
    Ruleset,
    Seat,
    Shuffle,
    TileSet,
    Trick,
    TrimoonError,
    Trump,
    Turn,
    Widow,
    WidowChoice,
    apply,
    deal_points,
    declarer_place,
    highest_bid,
    is_auction_over,
    is_made,
    legal_calls,
    playable,
    suit_asked_for,
    taker_place,
    trumps_offered,
    winner_after,
)
from trimoon.solver import Position, solve, solve_points

Case = Mapping[str, Any]
Answer = dict[str, Any]


class ConformanceFault(Fault):
    """What may be wrong with a file of test vectors."""

    UNREADABLE = "{path}: this file cannot be read ({cause})"
    NO_UTF8 = "{path}: byte {byte} is not UTF-8"
    NO_JSON = "{path}, line {line}, column {column}: this is no JSON ({cause})"
    TOO_DEEP = "{path}: this JSON is nested too deeply"
    NO_ARRAY = "{path}: a file of cases is a JSON array"
    NO_CASE = "{path}, case {number}: a case is an object that names its {key}"


class ConformanceError(Faulty, TrimoonError):
    """A file of test vectors that cannot be read; the message names file and place."""


@dataclass(slots=True)
class _Count:
    passed: int = 0
    failed: int = 0


def run(paths: Iterable[str | Path], out: TextIO) -> int:
    """Run every case of the files; print the failures and the counts.

    Returns the exit code: 1 if anything failed. Raises ConformanceError for a file that is no
    JSON array of cases.
    """
    cases = [case for path in paths for case in _cases(Path(path))]
    count = _Count()
    for case in cases:
        failure = failure_of(case)
        count.passed += failure is None
        count.failed += failure is not None
        if failure is not None:
            print(f"FAIL {_name(case)}: {failure}", file=out)
    print(f"{count.passed} passed, {count.failed} failed", file=out)
    return 1 if count.failed else 0


def failure_of(case: Case) -> str | None:
    """Give what is wrong with the answer to a case: expected and got; None if it is right."""
    kind = case["kind"]
    if kind not in _ANSWERS:
        return f"unknown kind {kind!r}; the kinds are {', '.join(_ANSWERS)}"
    try:
        expected, got = _comparable(case["expect"]), _comparable(_ANSWERS[kind](case))
    except KeyError as error:
        return f"the case cannot be read: {error.args[0]!r} is missing"
    except (ValueError, TypeError, AttributeError, IndexError, TrimoonError) as error:
        return f"the case cannot be read: {error}"
    if expected == got:
        return None
    return f"expected {json.dumps(expected)}, got {json.dumps(got)}"


def _cases(path: Path) -> Iterator[Case]:
    try:
        content = json.loads(path.read_text(encoding="utf-8-sig"))
    except OSError as error:
        cause = error.strerror or str(error)
        raise ConformanceError(ConformanceFault.UNREADABLE.told(path=path, cause=cause)) from None
    except UnicodeDecodeError as error:
        raise ConformanceError(ConformanceFault.NO_UTF8.told(path=path, byte=error.start)) from None
    except json.JSONDecodeError as error:
        told = ConformanceFault.NO_JSON.told(
            path=path, line=error.lineno, column=error.colno, cause=error.msg
        )
        raise ConformanceError(told) from None
    except RecursionError:
        raise ConformanceError(ConformanceFault.TOO_DEEP.told(path=path)) from None
    if not isinstance(content, list):
        raise ConformanceError(ConformanceFault.NO_ARRAY.told(path=path))
    for number, case in enumerate(content, 1):
        if not isinstance(case, dict) or not isinstance(case.get("kind"), str):
            told = ConformanceFault.NO_CASE.told(path=path, number=number, key="kind")
            raise ConformanceError(told)
        yield {"id": f"{path.name}, case {number}", **case}


def _name(case: Case) -> str:
    clause = case.get("clause")
    return f"{case['id']} ({clause})" if clause else str(case["id"])


def _comparable(answer: object) -> object:
    """Give an answer in one form: lists called `legal` have no order."""
    if not isinstance(answer, dict):
        raise TypeError(f"'expect' is an object, not {answer!r}")
    return {
        name: sorted(value) if name == "legal" else value for name, value in sorted(answer.items())
    }


def _ruleset(case: Case) -> Ruleset:
    given = case.get("ruleset") or {}
    if isinstance(given, str):
        return ruleset_from_json(given, "ruleset")
    return ruleset_from_json({"house_rules": given}, "ruleset")


def _trump(value: object) -> Trump:
    """Read a trump; null must never pass for "none"."""
    if not isinstance(value, str):
        raise TypeError(f"{json.dumps(value)} is no trump: it is a text")
    return parse_trump(value)


def _legal(case: Case) -> Answer:
    trump, hand = _trump(case["trump"]), TileSet(map(parse_tile, case["hand"]))
    named = None if case.get("named") is None else Pip(int(case["named"]))
    led = () if case["led"] is None else (parse_tile(case["led"]),)
    turn = Turn(_ruleset(case), Phase.PLAY, (), hand, trump, Trick(Seat.SOUTH, led, named), not led)
    return {"legal": [str(tile) for tile in playable(turn)]}


def _trick(case: Case) -> Answer:
    trump, tiles = _trump(case["trump"]), [parse_tile(tile) for tile in case["tiles"]]
    named = None if case.get("named") is None else Pip(int(case["named"]))
    return {"taker": taker_place(tiles, suit_asked_for(tiles[0], trump, named), trump)}


def _auction(case: Case) -> Answer:
    ruleset = _ruleset(case)
    calls: list[Call] = []
    for number, text in enumerate(case["calls"]):
        call = _call(text)
        if call not in legal_calls(calls, ruleset):
            return {"illegal_at": number}
        assert call is not None
        calls.append(call)
    if not is_auction_over(calls):
        return {"legal": [str(call) for call in legal_calls(calls, ruleset)]}
    declarer = declarer_place(calls)
    if declarer is None:
        return {"thrown_in": True}
    return {"declarer": declarer, "bid": highest_bid(calls).value}


def _call(text: object) -> Call | None:
    """Read a call; None for what nobody can say, like a bid of 8."""
    try:
        return parse_call(str(text))
    except NotationError:
        return None


def _score(case: Case) -> Answer:
    ruleset, declarer, bid = _ruleset(case), Seat(case["declarer"]), Call(case["bid"])
    south, west, east = case["taken"]
    points = deal_points(declarer, bid, (south, west, east), ruleset)
    after = [before + more for before, more in zip(case["before"], points, strict=True)]
    made = is_made(bid, case["taken"][declarer])
    winner = winner_after((after[0], after[1], after[2]), declarer, bid, made, ruleset)
    return {"after": after, "winner": None if winner is None else int(winner)}


def _trumps(case: Case) -> Answer:
    return {"legal": [str(trump) for trump in trumps_offered(_ruleset(case))]}


def _game(case: Case) -> Answer:
    state = GameState(_ruleset(case))
    for number, deal in enumerate(case["deals"]):
        first = None if number else Seat(case["first_bidder"])
        state = apply(state, Shuffle(_layout(deal), first))
        for place, action in enumerate(_actions(deal, state.ruleset)):
            try:
                state = apply(state, action)
            except IllegalAction as error:
                return {"illegal": f"deal {number + 1}, action {place + 1}: {error}"}
    winner = None if state.winner is None else int(state.winner)
    return {"scores": list(state.scores), "winner": winner}


def _solve(case: Case) -> Answer:
    return {"tricks": solve(_position(case))}


def _points(case: Case) -> Answer:
    solution = solve_points(_position(case), Call(case["bid"]))
    return {"points": list(solution.points), "tricks": list(solution.tricks)}


def _position(case: Case) -> Position:
    south, west, east = (TileSet(map(parse_tile, hand)) for hand in case["hands"])
    taken = case.get("taken", [0, 0, 0])
    return Position(
        (south, west, east),
        _trump(case["trump"]),
        Seat(case["declarer"]),
        Trick(Seat(case["leader"])),
        _ruleset(case),
        (taken[0], taken[1], taken[2]),
    )


def _layout(deal: Case) -> Deal:
    south, west, east = (TileSet(map(parse_tile, hand)) for hand in deal["hands"])
    widow = deal.get("widow")
    return Deal((south, west, east), None if widow is None else parse_tile(widow))


def _actions(deal: Case, ruleset: Ruleset) -> Iterator[Action]:
    yield from map(parse_call, deal["calls"])
    if "trump" not in deal or deal["trump"] is None:
        return
    trump, discard = _trump(deal["trump"]), deal.get("discard")
    if ruleset.trump_before_widow:
        yield trump
    if ruleset.widow is Widow.OPTIONAL:
        yield WidowChoice.LEAVE if discard is None else WidowChoice.TAKE
    if discard is not None:
        yield Discard(parse_tile(discard))
    if not ruleset.trump_before_widow:
        yield trump
    yield from _plays(deal["plays"], deal.get("named"))


def _plays(texts: Sequence[str], named: Sequence[str | None] | None) -> Iterator[Play]:
    for number, text in enumerate(texts):
        play = parse_play(text)
        end = None if named is None or number % 3 else named[number // 3]
        yield play if end is None else Play(play.tile, Pip(int(end)))


_ANSWERS: Final[Mapping[str, Callable[[Case], Answer]]] = {
    "legal": _legal,
    "trick": _trick,
    "auction": _auction,
    "score": _score,
    "trumps": _trumps,
    "game": _game,
    "solve": _solve,
    "points": _points,
}
