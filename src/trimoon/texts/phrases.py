"""Sentences about values of the game, shared by page and terminal.

A `name` of None is the reader: "You play six-three." instead of "Ana plays six-three." Tiles are
in words, for eye and ear; where a sentence is only seen, `aloud=False` gives them as 6-3.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from trimoon.rules import (
    Action,
    Call,
    DealState,
    Discard,
    IllegalAction,
    Phase,
    Play,
    Reason,
    Seat,
    Suit,
    Tile,
    Trump,
    WidowChoice,
)
from trimoon.texts.catalogue import TextError, say

_LEVELS = ("random", "greedy", "new-moon", "young-moon", "crescent-moon", "half-moon", "full-moon")
"""The bots that have a name for people."""


@cache
def tile_aloud(tile: Tile, language: str = "en") -> str:
    """Give a tile in words, as a screen reader says it: "six-three", "double four"."""
    if tile.is_double:
        return say(f"tile.double.{tile.high}", language=language)
    high, low = (say(f"tile.pip.{end}", language=language) for end in tile.ends)
    return say("tile.aloud", {"high": high, "low": low}, language)


def suit_name(suit: Suit | Trump, language: str = "en") -> str:
    """Give a suit as a group, in the middle of a sentence: "sixes", "trumps", "doubles"."""
    return say(f"suit.{suit}", language=language)


def trump_name(trump: Trump, language: str = "en") -> str:
    """Give a trump as a label: "Fours", "Doubles", "No trump"."""
    return say(f"trump.name.{trump}", language=language)


def trump_button(trump: Trump, language: str = "en") -> str:
    """Give what the button says that names a trump: "Play in fours"."""
    return say(f"trump.button.{trump}", language=language)


def level_text(bot: str, language: str = "en") -> str:
    """Give how well a bot plays, and its aim unless it is the usual one; "Half moon" for people.

    A bot that is not offered to people goes by its own name.
    """
    level, _, aim = bot.partition(":")
    name = level
    if level in _LEVELS:
        name = say(f"level.{level.replace('-', '_')}", language=language)
    return say("level.for_the_game", {"level": name}, language) if aim == "win" else name


def call_name(call: Call, language: str = "en") -> str:
    """Give a call as a label: "Pass", "5", "21"."""
    if call is Call.PASS:
        return say("call.pass", language=language)
    return say("call.bid", {"bid": call.value}, language)


def call_button(call: Call, language: str = "en") -> str:
    """Give what the button says that makes a call: "Pass", "Bid 5"."""
    if call is Call.PASS:
        return say("call.button.pass", language=language)
    return say("call.button.bid", {"bid": call.value}, language)


def seat_name(seat: Seat, language: str = "en") -> str:
    """Give the name of a seat: "South"."""
    return say(f"seat.name.{seat.letter}", language=language)


def action_text(name: str | None, action: Action, language: str = "en") -> str:
    """Say what somebody did, as everybody may know it; what the reader laid down is named too."""
    match action:
        case Call():
            return _call_text(name, action, language)
        case WidowChoice():
            return _of(name, f"log.widow_{action.value}", {}, language)
        case Discard():
            tile = {} if name is not None else {"tile": tile_aloud(action.tile, language)}
            return _of(name, "log.discard", tile, language)
        case Trump.NONE:
            return _of(name, "log.no_trump", {}, language)
        case Trump():
            return _of(name, "log.trump", {"suit": suit_name(action, language)}, language)
        case Play():
            return _play_text(name, action, language)
        case _:
            raise TextError(f"{type(action).__name__} is chance's action, no player's")


def trick_text(name: str | None, language: str = "en") -> str:
    """Say who takes the trick: "Ana takes the trick."."""
    return _of(name, "log.trick", {}, language)


def won_text(name: str | None, language: str = "en") -> str:
    """Say who wins the game: "Ana wins the game."."""
    return _of(name, "log.won", {}, language)


def result_headline(name: str | None, deal: DealState, language: str = "en") -> str:
    """Say how a deal ended, without a full stop: "East is set"; `name` is the declarer's."""
    if deal.thrown_in:
        return say("summary.thrown_in", language=language)
    return _of(name, "summary.made" if deal.made else "summary.set", _bid(deal), language)


def result_detail(deal: DealState, language: str = "en") -> str:
    """Say why a deal ended so: "Bid six, took five."."""
    if deal.declarer is None:
        return say("summary.thrown_in_why", language=language)
    taken = deal.taken[deal.declarer]
    bid = str(deal.bid) if deal.bid is Call.MOON else _in_words(deal.bid, language)
    words = {"n": taken, "bid": bid, "taken": _in_words(taken, language)}
    return say("summary.bid_taken", words, language)


def result_text(name: str | None, deal: DealState, language: str = "en") -> str:
    """Say how a deal ended in whole sentences: "East is set. Bid six, took five."."""
    if deal.thrown_in:
        return say("log.thrown_in", language=language)
    headline = _of(name, "log.made" if deal.made else "log.set", _bid(deal), language)
    return f"{headline} {result_detail(deal, language)}"


def points_text(name: str | None, points: int, score: int, language: str = "en") -> str:
    """Say what a deal brought: "Ana scores 3 points and stands at 12."."""
    base = "summary.loses" if points < 0 else "summary.gains"
    return _of(name, base, {"n": abs(points), "score": score}, language)


def goal_text(bid: Call, language: str = "en") -> str:
    """Say what a contract asks for: "Take five of seven tricks."."""
    if bid.tricks == 7:
        return say("table.goal_all", language=language)
    words = {"n": bid.tricks, "count": _in_words(bid.tricks, language)}
    return say("table.goal", words, language)


def follow_text(suit: Suit, language: str = "en") -> str:
    """Say what must be played now: "Follow sixes"."""
    return say(f"status.follow.{suit}", language=language)


def void_text(suit: Suit, language: str = "en") -> str:
    """Say that any tile may be played, and why: "You have no sixes: play any tile"."""
    return say(f"status.void.{suit}", language=language)


def refusal_text(error: IllegalAction, language: str = "en", *, aloud: bool = False) -> str:
    """Say to a player why an action is refused; cites no clause."""
    values = dict(error.values)
    tile = values.get("tile")
    if isinstance(tile, Tile) and aloud:
        values["tile"] = tile_aloud(tile, language)
    if error.reason is Reason.MUST_FOLLOW:
        return _follow_refusal(values, language)
    phase = values.get("phase")
    if error.reason is Reason.WRONG_PHASE and isinstance(phase, Phase):
        return say(f"reason.wrong_phase.{phase.value}", language=language)
    return say(f"reason.{error.reason.value}", values, language)


def _follow_refusal(values: dict[str, object], language: str) -> str:
    suit = values["suit"]
    must = say(f"reason.must_follow.{suit}", language=language)
    if not values["is_trump"]:
        return must
    return f"{must} {say(f'reason.is_trump.{suit}', values, language)}"


def _call_text(name: str | None, call: Call, language: str) -> str:
    if call is Call.PASS:
        return _of(name, "log.pass", {}, language)
    base = "log.moon" if call is Call.MOON else "log.bid"
    return _of(name, base, {"bid": call.value}, language)


def _play_text(name: str | None, play: Play, language: str) -> str:
    values: dict[str, object] = {"tile": tile_aloud(play.tile, language)}
    if play.named is None:
        return _of(name, "log.play", values, language)
    values["suit"] = suit_name(Suit.of(play.named), language)
    return _of(name, "log.play_named", values, language)


def _bid(deal: DealState) -> dict[str, object]:
    return {"bid": deal.bid.value}


def _in_words(number: int, language: str) -> str:
    return say(f"count.{int(number)}", language=language)


def _of(name: str | None, base: str, values: Mapping[str, object], language: str) -> str:
    if name is None:
        return say(f"{base}.you", values, language)
    return say(f"{base}.other", {"name": name, **values}, language)
