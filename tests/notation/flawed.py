"""A spoilt text for every flaw of the notation, and the English sentence about it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from trimoon.notation import (
    Flaw,
    NotationError,
    parse_call,
    parse_deal,
    parse_play,
    parse_position,
    parse_ruleset,
    parse_seat,
    parse_tile,
    parse_tiles,
    parse_trump,
    read_records,
    record_from_json,
)
from trimoon.notation.places import Word
from trimoon.notation.twin import read_json
from trimoon.notation.words import choice_from

_S, _W, _E = "66 65 64 63 62 61 55", "54 53 52 51 44 43 42", "41 33 32 31 22 21 11"
_RULES = "classic, no_widow, sight_unseen, family_set, goes_out, moon_21, custom"
_HOUSE_RULES = (
    "all_pass, min_bid, moon_only_over_seven, moon_made, set_scoring, widow, trump_before_widow, "
    "doubles_trump, no_trump, first_lead_trump, leader_names_suit, declarer_goes_out, target"
)
_LINES_OF_A_DEAL = "hands, first, calls, widow, discard, trump, trick, score"
_LINES = (
    "event, site, date, south, west, east, game, shuffle, commitment, south-bytes, west-bytes, "
    f"east-bytes, seeds, master, rules, scores, deal, {_LINES_OF_A_DEAL}, result"
)
_OPEN = f"deal:\nhands: {_S} | {_W} | {_E} | 00\nfirst: S"
_BID = f"{_OPEN}\ncalls: 7 pass pass"
_LED = f"{_BID}\ndiscard: 00\ntrump: 6"
_RUNNING = "deal:\nfirst: S\ncalls: 4 pass pass\ndiscard: hidden\ntrump: 6\ntrick: 65 54 66"
_WON = f"{_OPEN}\ncalls: 21\ndiscard: 00\ntrump: 6\n" + "\n".join(
    f"trick: {tiles}"
    for tiles in (
        "66 54 41",
        "65 53 33",
        "64 52 32",
        "63 51 31",
        "62 44 22",
        "61 43 21",
        "55 42 11",
    )
)
_MADE = _WON.replace("calls: 21", "calls: 7 pass pass")
_BESIDE = {"at": "rules", "text": "x", "beside": True}


def _parse_choice(text: str) -> object:
    return choice_from(Word(text))


def _comments(*comments: object) -> object:
    return {"comments": list(comments)}


EXAMPLES: Final[dict[Flaw, tuple[Callable[[Any], object], object, str]]] = {
    Flaw.REFUSED: (read_records, _OPEN + "\ncalls: 7 6", "a bid must exceed 7, 6 does not: R4.2"),
    Flaw.NO_CALL: (
        parse_call,
        "8",
        "'8' is no call: it is pass, 4, 5, 6, 7 or 21 (3 where a house rule allows it)",
    ),
    Flaw.NO_TRUMP: (
        parse_trump,
        "7",
        "'7' is no trump: it is a number from 0 to 6, doubles or none",
    ),
    Flaw.NO_SEAT: (parse_seat, "N", "'N' is no seat: it is S, W or E"),
    Flaw.NO_WIDOW_CHOICE: (
        _parse_choice,
        "keep",
        "'keep' is no choice about the widow: it is take or leave",
    ),
    Flaw.NO_TILE: (
        parse_tile,
        "7-1",
        "'7-1' is no tile: a tile has two ends from 0 to 6, like 6-4",
    ),
    Flaw.NOT_IN_SET: (parse_tile, "6-0", "'6-0' is no tile: 0-0 is the only tile with a blank"),
    Flaw.ONE_TILE: (parse_tile, "64 51", "one tile stands here, like 6-4, not '64 51'"),
    Flaw.NO_END_HERE: (parse_tiles, "64=4", "no end is named here: write 6-4, not '64=4'"),
    Flaw.NO_END: (parse_play, "6-4=7", "'6-4=7' names no end: it is a number from 0 to 6"),
    Flaw.DEAL_PARTS: (
        parse_deal,
        "66 | 65",
        "a deal is three hands and the widow with | between them; parts here: 2",
    ),
    Flaw.TILE_TWICE: (parse_deal, f"{_S} | {_S} | {_E}", "6-6 lies in two places: R3.1"),
    Flaw.HAND_SIZE: (
        parse_deal,
        f"{_S} | 54 | {_E}",
        "a hand is seven tiles, that of W here is 1: R3.1",
    ),
    Flaw.WRONG_WIDOW: (
        parse_deal,
        f"{_S} | {_W} | {_E} | 66",
        "the widow is the tile left over, 0-0, not '66': R3.1",
    ),
    Flaw.WIDOW_MISSING: (
        parse_deal,
        f"{_S.replace('66', '00')} | {_W} | {_E}",
        "the widow is missing: 6-6 is left over: R3.1",
    ),
    Flaw.RULES_MISSING: (parse_ruleset, "", f"the rules are missing: name one of {_RULES}"),
    Flaw.NO_RULES: (parse_ruleset, "chess", f"no rules are called 'chess': they are {_RULES}"),
    Flaw.MISSPELT_RULES: (
        parse_ruleset,
        "clasic",
        f"no rules are called 'clasic' (did you mean classic?): they are {_RULES}",
    ),
    Flaw.NO_SETTING: (
        parse_ruleset,
        "classic min_bid",
        "a house rule is written name=value, like min_bid=3, not 'min_bid'",
    ),
    Flaw.NO_HOUSE_RULE: (
        parse_ruleset,
        "classic q=1",
        f"no house rule is called 'q': they are {_HOUSE_RULES}",
    ),
    Flaw.MISSPELT_HOUSE_RULE: (
        parse_ruleset,
        "classic min_bit=3",
        f"no house rule is called 'min_bit' (did you mean min_bid?): they are {_HOUSE_RULES}",
    ),
    Flaw.HOUSE_RULE_TWICE: (
        parse_ruleset,
        "classic target=15 target=16",
        "house rule target is given twice",
    ),
    Flaw.NO_SWITCH: (
        parse_ruleset,
        "classic no_trump=maybe",
        "'no_trump=maybe': the value is on or off",
    ),
    Flaw.NO_CHOICE: (
        parse_ruleset,
        "classic widow=two",
        "'widow=two': the value is one of exchange, optional, none",
    ),
    Flaw.NO_NUMBER: (
        parse_ruleset,
        "classic target=all",
        "'target=all': the value is a whole number",
    ),
    Flaw.BAD_MIN_BID: (
        parse_ruleset,
        "classic min_bid=9",
        "house rule min_bid: 3, 4 or 5, not 9",
    ),
    Flaw.BAD_TARGET: (parse_ruleset, "classic target=0", "house rule target: 1 to 99, not 0"),
    Flaw.BAD_VERSION: (parse_ruleset, "classic 2", "version of the rules: 1, not 2"),
    Flaw.NO_WIDOW_TO_WAIT_FOR: (
        parse_ruleset,
        "no_widow trump_before_widow=on",
        "house rule trump_before_widow: there is no widow (widow = none)",
    ),
    Flaw.NAMELESS_LINE: (
        read_records,
        "6-4",
        "a line begins with the word that names it, like 'calls:', not '6-4'",
    ),
    Flaw.OPEN_QUOTE: (read_records, 'event: "A', "a value that begins with a quote ends with one"),
    Flaw.AFTER_QUOTE: (
        read_records,
        'event: "A" B',
        "nothing but a comment follows a quoted value",
    ),
    Flaw.BAD_ESCAPE: (
        read_records,
        'event: "\\q"',
        'in quotes, \\ stands before one of ", \\, n, t, u0041',
    ),
    Flaw.NO_LINE: (
        read_records,
        "qqqq: x",
        f"no line is called 'qqqq': the lines are {_LINES}; own tags begin with x-",
    ),
    Flaw.MISSPELT_LINE: (
        read_records,
        "evnet: x",
        "no line is called 'evnet' (did you mean event?); own tags begin with x-",
    ),
    Flaw.LINE_TWICE: (
        read_records,
        "event: A\nevent: B",
        "this game has a line 'event' already",
    ),
    Flaw.PART_TWICE: (
        read_records,
        f"{_BID}\ncalls: pass",
        "this deal has a line 'calls' already",
    ),
    Flaw.NO_DEAL_YET: (read_records, "trump: 6", "before 'trump' a line 'deal:' begins the deal"),
    Flaw.OTHER_DEAL: (read_records, "deal: 2", "this is deal 1 of the game, not '2'"),
    Flaw.OTHER_FORMAT: (
        read_records,
        "moon: 2",
        "this program reads version 1 of the format, not '2'",
    ),
    Flaw.NO_TAG: (
        record_from_json,
        {"tags": {"evnt": "x"}},
        "no tag is called 'evnt'; own tags begin with x-",
    ),
    Flaw.NO_THREE_NUMBERS: (
        read_records,
        "scores: 1 2",
        "three numbers stand here, for S, W and E, like 4 -6 0",
    ),
    Flaw.POSITION_LINE_TWICE: (
        parse_position,
        "rules: classic / rules: classic",
        "a position has one line 'rules'",
    ),
    Flaw.NO_POSITION_LINE: (
        parse_position,
        "event: x",
        f"a position has no line 'event': it has rules, scores, {_LINES_OF_A_DEAL}",
    ),
    Flaw.MISSPELT_POSITION_LINE: (
        parse_position,
        "socres: 1 2 3",
        "a position has no line 'socres' (did you mean scores?)",
    ),
    Flaw.HIDDEN_POSITION: (
        parse_position,
        "first: S / calls: 4",
        "a position shows all tiles: add 'hands': R3.1",
    ),
    Flaw.GAME_OVER: (read_records, f"{_WON}\ndeal:", "the game is over, S has won: R8"),
    Flaw.DEAL_NOT_OVER: (read_records, f"{_BID}\ndeal:", "deal 1 is not over: R6.7"),
    Flaw.ALL_PASSED: (
        read_records,
        f"{_OPEN}\ncalls: pass pass pass\ntrump: 6",
        "the deal is over, all have passed: R4.5",
    ),
    Flaw.ALL_PLAYED: (
        read_records,
        f"{_MADE}\ntrick: 11",
        "the deal is over, seven tricks: R6.7",
    ),
    Flaw.AUCTION_OVER: (read_records, f"{_BID} 21", "the auction is over: R4.1"),
    Flaw.LINE_MISSING: (
        read_records,
        f"{_BID}\ntrump: 6",
        "before this, the line 'discard' is missing or incomplete: R5.1",
    ),
    Flaw.NO_FIRST_BIDDER: (
        read_records,
        f"deal:\nhands: {_S} | {_W} | {_E} | 00",
        "the first deal says who bids first, like 'first: S': R3.2",
    ),
    Flaw.OTHER_FIRST_BIDDER: (
        read_records,
        f"{_MADE}\ndeal:\nfirst: S",
        "W bids first in this deal: R3.2",
    ),
    Flaw.OTHER_LEADER: (read_records, f"{_LED}\ntrick: W 54", "S leads this trick: R6.6"),
    Flaw.NO_WIDOW_CHOICE_HERE: (
        read_records,
        f"{_BID}\nwidow: take",
        "no choice about the widow is made with widow=exchange: R9 widow",
    ),
    Flaw.NOTHING_TO_LAY_DOWN: (
        read_records,
        "rules: no_widow\ndeal:\nfirst: S\ncalls: 21\ndiscard: hidden",
        "no widow was taken, so nothing is laid down: R9 widow",
    ),
    Flaw.HIDDEN_DISCARD: (
        read_records,
        _RUNNING.replace("hidden", "6-4"),
        "a deal without 'hands' hides the discard: write 'hidden'",
    ),
    Flaw.HIDDEN_HANDS: (
        read_records,
        "deal:\nfirst: S\ncalls: pass pass pass",
        "a deal that is over shows its tiles: add the line 'hands'",
    ),
    Flaw.EMPTY_TRICK: (
        read_records,
        f"{_LED}\ntrick: S",
        "a trick holds one to three tiles, this one none",
    ),
    Flaw.LONG_TRICK: (
        read_records,
        f"{_LED}\ntrick: 66 54 41 65",
        "a trick holds three tiles, this is one more",
    ),
    Flaw.SHORT_TRICK: (
        read_records,
        f"{_LED}\ntrick: 66\ntrick: 65",
        "a tile is missing: only the last trick may be incomplete: R6.3",
    ),
    Flaw.NOT_IN_PLAY: (
        read_records,
        f"{_RUNNING}\ntrick: E 66",
        "6-6 is not in play any more: R6.3",
    ),
    Flaw.RULED_OUT: (
        read_records,
        f"{_RUNNING}\ntrick: E 33 32 61",
        "W cannot play 6-1: what was played before rules it out: R6.3",
    ),
    Flaw.NO_SCORE_YET: (
        read_records,
        f"{_BID}\nscore: 1 2 3",
        "the deal is not over, it has no score yet: R6.7",
    ),
    Flaw.OTHER_SCORE: (
        read_records,
        f"{_MADE}\nscore: 7 0 1",
        "the score after this deal is 7 0 0: R7",
    ),
    Flaw.OTHER_RESULT: (
        read_records,
        f"{_MADE}\nresult: S",
        "the result of this game is 'unfinished': R8",
    ),
    Flaw.NO_JSON: (read_json, "[x]", "this is no JSON: Expecting value"),
    Flaw.DEEP_JSON: (read_json, "[" * 200_000, "this JSON is nested too deeply for a record"),
    Flaw.NO_OBJECT: (record_from_json, 3, "an object stands here"),
    Flaw.NO_ARRAY: (record_from_json, {"deals": 3}, "an array stands here"),
    Flaw.NO_TEXT: (record_from_json, {"result": []}, "a text stands here"),
    Flaw.NO_MEMBER: (
        record_from_json,
        {"qq": 1},
        "it has no member 'qq': it has moon, tags, rules, scores, deals, result, comments",
    ),
    Flaw.MISSPELT_MEMBER: (
        record_from_json,
        {"deal": []},
        "it has no member 'deal' (did you mean deals?)",
    ),
    Flaw.NO_COMMENT_PLACE: (
        record_from_json,
        _comments({"at": "deal 3", "text": "x"}),
        "this record has no place 'deal 3': write one like 'deal 1 trick 3'",
    ),
    Flaw.COMMENT_NOT_ONE_LINE: (
        record_from_json,
        _comments({"at": "end", "text": "a\nb"}),
        "a comment is one line without blanks around it: 'a\\nb'",
    ),
    Flaw.COMMENT_BESIDE_END: (
        record_from_json,
        _comments({"at": "end", "text": "x", "beside": True}),
        "there is no line for a comment to stand beside at the end",
    ),
    Flaw.TWO_COMMENTS: (
        record_from_json,
        _comments(_BESIDE, _BESIDE),
        "two comments stand beside one line",
    ),
}
"""How each flaw is read, what from, and what is wrong."""


def error_of(flaw: Flaw) -> NotationError:
    """Give the error of a flaw's spoilt text."""
    parse, text, _ = EXAMPLES[flaw]
    try:
        found = parse(text)
    except NotationError as error:
        return error
    raise AssertionError(f"{text!r} is read as {found!r}")
