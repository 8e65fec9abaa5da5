"""The JSON twin of a record: the same game, comments included, for programs.

Knows the shape that `schema/record.schema.json` publishes. Reading goes through the same drafts
as text, so that every action is checked; errors name a path ("deals[0].calls[1]").
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from typing import Any

from trimoon.notation.drafts import Draft, DraftDeal, DraftTrick
from trimoon.notation.flaws import Flaw
from trimoon.notation.history import deals_of, first_scores, has_discarded, tricks_of
from trimoon.notation.places import Place, Word, whole_number
from trimoon.notation.records import Comment, Record, flaw_of_comment, in_order, is_tag
from trimoon.notation.replay import game_of
from trimoon.notation.rulesets import house_rules, ruleset_from
from trimoon.notation.steps import HIDDEN
from trimoon.notation.tiles import format_tile
from trimoon.notation.writer import FORMAT, record_entries, settled
from trimoon.rules import DealState, PublicDeal, Ruleset, TileSet, Trick

_RECORD = ("moon", "tags", "rules", "scores", "deals", "result", "comments")
_DEAL = (
    "hands",
    "widow",
    "first_bidder",
    "calls",
    "widow_choice",
    "discard",
    "trump",
    "tricks",
    "score",
)


def write_json(records: Iterable[Record]) -> str:
    """Write records as one JSON array, a line for each."""
    import json  # Slow to load, and the library is often loaded without it.

    lines = [json.dumps(record_to_json(record), ensure_ascii=False) for record in records]
    return "[\n" + ",\n".join(lines) + "\n]\n"


def read_json(text: str) -> list[Record]:
    """Read a JSON array of records, or one record alone; raises NotationError."""
    import json  # Slow to load, and the library is often loaded without it.

    try:
        value = json.loads(text.removeprefix("\ufeff"))
    except json.JSONDecodeError as error:
        place = Place(error.lineno, error.colno)
        raise place.error(Flaw.NO_JSON, message=error.msg) from None
    except RecursionError:
        raise Place().error(Flaw.DEEP_JSON) from None
    if isinstance(value, dict):
        return [record_from_json(value)]
    return [_record_from(item, path) for item, path in _items(value, "")]


def record_to_json(record: Record) -> dict[str, Any]:
    """Give a record as a JSON value."""
    game = record.game
    return {
        "moon": FORMAT,
        "tags": dict(record.tags),
        "rules": ruleset_to_json(game.ruleset),
        "scores": list(first_scores(game)),
        "deals": list(_deals_to_json(record)),
        "result": None if game.winner is None else game.winner.letter,
        "comments": [
            {"at": comment.at, "text": comment.text, "beside": comment.beside}
            for comment in record.comments
        ],
    }


def record_from_json(value: object) -> Record:
    """Read a record from a JSON value; raises NotationError with a path."""
    return _record_from(value, "")


def ruleset_to_json(ruleset: Ruleset) -> dict[str, Any]:
    """Give a ruleset as a JSON value: name, version, and what differs if it is `custom`."""
    return {
        "name": ruleset.name,
        "version": ruleset.version,
        "house_rules": house_rules(ruleset),
    }


def ruleset_from_json(value: object, path: str = "rules") -> Ruleset:
    """Read a ruleset from a JSON value, also from a bundle's name alone; raises NotationError."""
    if isinstance(value, str):
        return ruleset_from(Word(value, Place(path=path)))
    given = _members(value, path, ("name", "version", "house_rules"))
    name = _text(given.get("name", "classic"), f"{path}.name").text
    version = _text(given.get("version", 1), f"{path}.version").text
    rules = _members(given.get("house_rules", {}), f"{path}.house_rules")
    settings = [f"{rule}={_setting(rules[rule], path, rule)}" for rule in rules]
    return ruleset_from(Word(" ".join([name, version, *settings]), Place(path=path)))


def _setting(value: object, path: str, rule: str) -> str:
    if isinstance(value, bool):
        return "on" if value else "off"
    return _text(value, f"{path}.house_rules.{rule}").text


def _deals_to_json(record: Record) -> Iterator[dict[str, Any]]:
    game = record.game
    for number, deal in enumerate(deals_of(game)):
        hands = [_tiles(hand) for hand in deal.layout.hands]
        widow = None if deal.layout.widow is None else format_tile(deal.layout.widow)
        discard = None if deal.discard is None else format_tile(deal.discard)
        shown = {"hands": hands, "widow": widow, **_deal_to_json(deal, discard)}
        if number < len(game.finished):
            shown["score"] = list(game.finished[number].scores)
        yield shown
    if record.public is not None:
        hidden = HIDDEN if has_discarded(record.public, game.ruleset) else None
        yield _deal_to_json(record.public, hidden)


def _deal_to_json(deal: DealState | PublicDeal, discard: str | None) -> dict[str, Any]:
    choice, trump = deal.widow_choice, deal.trump
    said = {
        "widow_choice": None if choice is None else choice.value,
        "discard": discard,
        "trump": None if trump is None else str(trump),
    }
    return {
        "first_bidder": deal.first_bidder.letter,
        "calls": [str(call) for call in deal.calls],
        **{name: value for name, value in said.items() if value is not None},
        "tricks": [_trick_to_json(trick) for trick in tricks_of(deal)],
    }


def _trick_to_json(trick: Trick) -> dict[str, Any]:
    shown = {"leader": trick.leader.letter, "tiles": [format_tile(tile) for tile in trick.tiles]}
    return shown if trick.named is None else {**shown, "named": f"{trick.named:d}"}


def _tiles(hand: TileSet) -> list[str]:
    return [format_tile(tile) for tile in reversed(list(hand))]


def _record_from(value: object, path: str) -> Record:
    given = _members(value, path, _RECORD)
    at = f"{path}." if path else ""
    version = _text(given.get("moon", FORMAT), f"{at}moon")
    if whole_number(version.text) != FORMAT:
        raise version.error(Flaw.OTHER_FORMAT, version=FORMAT)
    draft = Draft(ruleset_from_json(given.get("rules", "classic"), f"{at}rules"))
    if "scores" in given:
        draft.scores = _numbers(given["scores"], f"{at}scores")
    draft.deals = [_deal_from(*item) for item in _items(given.get("deals", []), f"{at}deals")]
    if given.get("result") is not None:
        draft.result = _text(given["result"], f"{at}result")
    game, public = game_of(draft)
    tags = in_order(_tags(given.get("tags", {}), f"{at}tags"))
    record = Record(game, public, tags)
    return _with_comments(record, given.get("comments", []), f"{at}comments")


def _tags(value: object, path: str) -> dict[str, str]:
    tags = _members(value, path)
    for name in tags:
        if not is_tag(name):
            raise Place(path=path).error(Flaw.NO_TAG, text=name)
    return {name: _text(text, f"{path}.{name}").text for name, text in tags.items()}


def _deal_from(value: object, path: str) -> DraftDeal:
    given = _members(value, path, _DEAL)

    def text(name: str) -> Word | None:
        return None if given.get(name) is None else _text(given[name], f"{path}.{name}")

    deal = DraftDeal(Place(path=path))
    if "hands" in given:
        hands = [_joined(*item) for item in _items(given["hands"], f"{path}.hands")]
        deal.hands = (*hands, text("widow") or Word("-", Place(path=f"{path}.widow")))
    deal.first, deal.widow = text("first_bidder"), text("widow_choice")
    deal.discard, deal.trump = text("discard"), text("trump")
    deal.calls = tuple(_text(*item) for item in _items(given.get("calls", []), f"{path}.calls"))
    deal.tricks = [_trick_from(*item) for item in _items(given.get("tricks", []), f"{path}.tricks")]
    if given.get("score") is not None:
        deal.score = _numbers(given["score"], f"{path}.score")
    return deal


def _trick_from(value: object, path: str) -> DraftTrick:
    given = _members(value, path, ("leader", "tiles", "named"))
    tiles = _joined(given.get("tiles", []), f"{path}.tiles")
    if given.get("named") is not None:
        named = _text(given["named"], f"{path}.named")
        lead, _, others = tiles.text.partition(" ")
        tiles = Word(f"{lead}={named.text} {others}", tiles.place)
    leader = given.get("leader")
    return DraftTrick(
        tiles.place, None if leader is None else _text(leader, f"{path}.leader"), tiles
    )


def _with_comments(record: Record, value: object, path: str) -> Record:
    entries = list(record_entries(record))
    places = {"end", *(entry.place for entry in entries)}
    comments = [_comment_from(item, at, places) for item, at in _items(value, path)]
    try:
        return replace(record, comments=settled(comments, entries))
    except ValueError:
        # Each comment is right by itself, and so is its place.
        raise Place(path=path).error(Flaw.TWO_COMMENTS) from None


def _comment_from(value: object, path: str, places: set[str]) -> Comment:
    given = _members(value, path, ("at", "text", "beside"))
    at = _text(given.get("at"), f"{path}.at")
    if at.text not in places:
        raise at.error(Flaw.NO_COMMENT_PLACE, example="deal 1 trick 3")
    text = _text(given.get("text"), f"{path}.text").text
    is_beside = given.get("beside") is True
    flaw = flaw_of_comment(at.text, text, beside=is_beside)
    if flaw is not None:
        raise Place(path=path).error(flaw, text=text)
    return Comment(at.text, text, is_beside)


def _numbers(value: object, path: str) -> tuple[Word, ...]:
    return tuple(_text(*item) for item in _items(value, path)) or (Word("", Place(path=path)),)


def _joined(value: object, path: str) -> Word:
    texts = [_text(*item).text for item in _items(value, path)]
    return Word(" ".join(texts), Place(path=path))


def _members(value: object, path: str, known: Iterable[str] = ()) -> Mapping[str, object]:
    if not isinstance(value, dict):
        raise Place(path=path or "the record").error(Flaw.NO_OBJECT)
    names = list(known)
    for name in value:
        if names and name not in names:
            place = Place(path=path or "the record")
            raise place.unknown(Flaw.NO_MEMBER, Flaw.MISSPELT_MEMBER, name, names)
    return value


def _items(value: object, path: str) -> list[tuple[object, str]]:
    if not isinstance(value, list):
        raise Place(path=path or "the file").error(Flaw.NO_ARRAY)
    return [(item, f"{path}[{number}]") for number, item in enumerate(value)]


def _text(value: object, path: str) -> Word:
    if isinstance(value, bool) or not isinstance(value, str | int):
        raise Place(path=path).error(Flaw.NO_TEXT)
    return Word(str(value), Place(path=path))
