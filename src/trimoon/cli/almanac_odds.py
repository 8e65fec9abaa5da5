"""`trimoon odds`: what a hand is worth, what to call with it, and how that is told."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import pairwise

from trimoon.almanac import (
    Aim,
    Odds,
    ends_of,
    equity_for,
    has_odds,
    odds_before_widow,
    odds_of,
)
from trimoon.almanac.ends import BIDS
from trimoon.bots import advise
from trimoon.cli.faults import BadUse, read
from trimoon.cli.voices import Voice
from trimoon.notation import format_tile, parse_call, parse_ruleset, parse_tiles
from trimoon.rules import Call, Points, Ruleset, TileSet, legal_calls
from trimoon.texts.numbers import MINUS
from trimoon.texts.phrases import call_name, trump_name

Worths = tuple[tuple[Call, float], ...]
"""What calls are worth, best first."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """What was given on the command line; None where it was not."""

    tiles: str
    scores: str
    place: int | None
    calls: str
    aim: str
    ruleset: str


@dataclass(frozen=True, slots=True)
class Asked:
    """A hand of seven or eight, at a score and a point of the auction."""

    hand: TileSet
    scores: Points
    calls: tuple[Call, ...]
    ruleset: Ruleset

    @property
    def has_widow(self) -> bool:
        return len(self.hand) == 8


def odds(wanted: Wanted, as_json: bool, voice: Voice) -> None:
    """Print chances and the best calls, as text or as one JSON object."""
    aim = _aim(wanted.aim)
    asked = _asked(wanted)
    rows = odds_of(asked.hand) if asked.has_widow else odds_before_widow(asked.hand)
    worths = {each: _worths(asked, rows, each) for each in Aim}
    if as_json:
        print(json.dumps(_found(asked, rows, worths, aim, voice)))
    else:
        _tell(asked, rows, worths, aim, voice)


def _found(
    asked: Asked, rows: Sequence[Odds], worths: dict[Aim, Worths], aim: Aim, voice: Voice
) -> dict[str, object]:
    best = worths[aim][0][0]
    choice = _choice_for(best, rows)
    return {
        "hand": [format_tile(tile) for tile in asked.hand],
        "chances": {
            str(row.bid): _chance(row) for row in (*rows, replace(rows[-1], bid=Call.MOON))
        },
        "best_call": str(best),
        "trump": str(choice.trump),
        "discard": None if choice.discard is None else format_tile(choice.discard),
        "why": _why(aim, worths[aim], voice),
        "aim": aim.value,
        "best_calls": {each.value: str(worths[each][0][0]) for each in Aim},
        "worth": {
            each.value: {str(call): round(worth, 4) for call, worth in worths[each]} for each in Aim
        },
    }


def _chance(row: Odds) -> dict[str, object]:
    return {
        "chance": round(row.chance, 4),
        "standard_error": round(row.error, 4),
        "discard": None if row.discard is None else format_tile(row.discard),
        "trump": str(row.trump),
    }


def _tell(
    asked: Asked, rows: Sequence[Odds], worths: dict[Aim, Worths], aim: Aim, voice: Voice
) -> None:
    head = "odds.with_widow" if asked.has_widow else "odds.before_widow"
    voice.tell(head, hand=" ".join(format_tile(tile) for tile in asked.hand))
    for row in rows:
        print(f"  {_row(row, voice)}")
    for each in (aim, *(other for other in Aim if other is not aim)):
        print(_why(each, worths[each], voice))
    choice = _choice_for(worths[aim][0][0], rows)
    voice.tell("odds.trump", trump=trump_name(choice.trump, voice.language))
    if choice.discard is not None:
        voice.tell("odds.discard", discard=format_tile(choice.discard))


def _row(row: Odds, voice: Voice) -> str:
    return voice.say(
        "odds.row_with_discard" if row.discard else "odds.row",
        bid=row.bid.tricks,
        chance=_percent(row.chance, voice),
        error=_percent(row.error, voice),
        trump=trump_name(row.trump, voice.language),
        discard="" if row.discard is None else format_tile(row.discard),
    )


def _why(aim: Aim, worths: Worths, voice: Voice) -> str:
    (best, worth), *others = worths
    call = call_name(best, voice.language)
    if not others:
        return voice.say(f"odds.only.{aim.value}", call=call, worth=_worth(aim, worth, voice))
    other, other_worth = others[0]
    is_doubtful = other_worth > worth
    return voice.say(
        "odds.why.doubtful" if is_doubtful else f"odds.why.{aim.value}",
        call=call,
        worth=_worth(aim, worth, voice),
        other=call_name(other, voice.language),
        other_worth=_worth(aim, other_worth, voice),
    )


def _worth(aim: Aim, worth: float, voice: Voice) -> str:
    return _percent(worth, voice) if aim is Aim.WIN else voice.figure(worth, 2, sign=True)


def _percent(share: float, voice: Voice) -> str:
    return voice.figure(100 * share, 1)


def _choice_for(call: Call, rows: Sequence[Odds]) -> Odds:
    """Give the choice best for a call; for a pass and for 3 that for the lowest bid here."""
    return rows[max(call.tricks, 4) - 4]


def _worths(asked: Asked, rows: Sequence[Odds], aim: Aim) -> Worths:
    if asked.has_widow:
        return _worths_with_widow(asked, rows, aim)
    return advise(asked.hand, asked.calls, asked.scores, asked.ruleset, aim).worth


def _worths_with_widow(asked: Asked, rows: Sequence[Odds], aim: Aim) -> Worths:
    """Value the bids of who holds the widow already; a pass as a deal that is thrown in."""
    import numpy as np

    place = len(asked.calls)
    scores = np.array([asked.scores[(each - place) % 3] for each in range(3)])
    ends = ends_of(asked.ruleset)
    equity = equity_for(asked.ruleset, aim)
    worth = ends.worth(scores[None], equity, aim)[1][0, :, place]
    by_bid = worth[:-1].reshape(3, -1, 8)[place]
    worths = {Call.PASS: float(worth[-1])}
    for call in legal_calls(asked.calls, asked.ruleset):
        if call is not Call.PASS:
            chances = _tricks(_choice_for(call, rows))
            worths[call] = float(np.dot(chances, by_bid[BIDS.index(call)]))
    return tuple(sorted(worths.items(), key=lambda item: -item[1]))


def _tricks(row: Odds) -> list[float]:
    """Give how likely the declarer takes 0 to 7 tricks; fewer than 4 count as 3, all being set."""
    at_least = (1.0, *row.chances, 0.0)
    return [0.0, 0.0, 0.0, *(one - more for one, more in pairwise(at_least))]


def _asked(wanted: Wanted) -> Asked:
    tiles = read(parse_tiles, wanted.tiles, "TILES")
    if len(set(tiles)) not in (7, 8) or len(set(tiles)) < len(tiles):
        raise BadUse("odds.bad_hand", n=len(set(tiles)))
    ruleset = read(parse_ruleset, wanted.ruleset, "--ruleset")
    if not has_odds(ruleset):
        raise BadUse("odds.other_rules")
    return Asked(TileSet(tiles), _scores(wanted.scores), _calls(wanted, ruleset), ruleset)


def _scores(text: str) -> Points:
    words = text.replace(",", " ").replace(MINUS, "-").split()
    try:
        south, west, east = map(int, words)
    except ValueError:
        raise BadUse("cli.bad_value", text=text, name="--scores") from None
    return (south, west, east)


def _calls(wanted: Wanted, ruleset: Ruleset) -> tuple[Call, ...]:
    """Give the calls so far: those given, or passes of all who spoke before this place."""
    words = wanted.calls.replace(",", " ").split()
    if wanted.place is not None and not 1 <= wanted.place <= 3:
        raise BadUse("cli.bad_value", text=wanted.place, name="--place")
    calls = tuple(read(parse_call, word, "--calls") for word in words)
    if not words:
        calls = (Call.PASS,) * ((wanted.place or 1) - 1)
    if wanted.place is not None and len(calls) != wanted.place - 1:
        raise BadUse("odds.place_and_calls", place=wanted.place, n=len(calls))
    for number, call in enumerate(calls):
        if number > 1 or call is Call.MOON or call not in legal_calls(calls[:number], ruleset):
            raise BadUse("odds.bad_calls", text=wanted.calls)
    return calls


def _aim(text: str) -> Aim:
    try:
        return Aim(text)
    except ValueError:
        choices = ", ".join(aim.value for aim in Aim)
        raise BadUse("odds.bad_aim", text=text, choices=choices) from None
