"""Everything that can be wrong with a text, each with its English sentence.

The name of a flaw is for programs; `texts` says it in other languages under an id made of it.
What the rules refuse has its reasons in the rules, and is one flaw here.
"""

from __future__ import annotations

from enum import Enum, unique


@unique
class Flaw(Enum):
    """Why a text cannot be read; the value is the English sentence with places for values."""

    REFUSED = "{message}"

    NO_CALL = "{text!r} is no call: it is pass, 4, 5, 6, 7 or 21 (3 where a house rule allows it)"
    NO_TRUMP = "{text!r} is no trump: it is a number from 0 to 6, doubles or none"
    NO_SEAT = "{text!r} is no seat: it is S, W or E"
    NO_WIDOW_CHOICE = "{text!r} is no choice about the widow: it is take or leave"

    NO_TILE = "{text!r} is no tile: a tile has two ends from 0 to 6, like 6-4"
    NOT_IN_SET = "{text!r} is no tile: 0-0 is the only tile with a blank"
    ONE_TILE = "one tile stands here, like 6-4, not {text!r}"
    NO_END_HERE = "no end is named here: write {tile}, not {text!r}"
    NO_END = "{text!r} names no end: it is a number from 0 to 6"

    DEAL_PARTS = "a deal is three hands and the widow with | between them; parts here: {count}"
    TILE_TWICE = "{tile} lies in two places"
    HAND_SIZE = "a hand is seven tiles, that of {seat} here is {count}"
    WRONG_WIDOW = "the widow is the tile left over, {tile}, not {text!r}"
    WIDOW_MISSING = "the widow is missing: {tile} is left over"

    RULES_MISSING = "the rules are missing: name one of {choices}"
    NO_RULES = "no rules are called {text!r}: they are {choices}"
    MISSPELT_RULES = "no rules are called {text!r} (did you mean {close}?): they are {choices}"
    NO_SETTING = "a house rule is written name=value, like min_bid=3, not {text!r}"
    NO_HOUSE_RULE = "no house rule is called {text!r}: they are {choices}"
    MISSPELT_HOUSE_RULE = (
        "no house rule is called {text!r} (did you mean {close}?): they are {choices}"
    )
    HOUSE_RULE_TWICE = "house rule {name} is given twice"
    NO_SWITCH = "{text!r}: the value is on or off"
    NO_CHOICE = "{text!r}: the value is one of {choices}"
    NO_NUMBER = "{text!r}: the value is a whole number"
    BAD_MIN_BID = "house rule min_bid: 3, 4 or 5, not {value}"
    BAD_TARGET = "house rule target: 1 to 99, not {value}"
    BAD_VERSION = "version of the rules: 1, not {value}"
    NO_WIDOW_TO_WAIT_FOR = "house rule trump_before_widow: there is no widow (widow = none)"

    NAMELESS_LINE = "a line begins with the word that names it, like {example!r}, not {text!r}"
    OPEN_QUOTE = "a value that begins with a quote ends with one"
    AFTER_QUOTE = "nothing but a comment follows a quoted value"
    BAD_ESCAPE = "in quotes, \\ stands before one of {signs}"
    NO_LINE = "no line is called {text!r}: the lines are {choices}; own tags begin with x-"
    MISSPELT_LINE = "no line is called {text!r} (did you mean {close}?); own tags begin with x-"
    LINE_TWICE = "this game has a line {text!r} already"
    PART_TWICE = "this deal has a line {text!r} already"
    NO_DEAL_YET = "before {text!r} a line {line!r} begins the deal"
    OTHER_DEAL = "this is deal {number} of the game, not {text!r}"
    OTHER_FORMAT = "this program reads version {version} of the format, not {text!r}"
    NO_TAG = "no tag is called {text!r}; own tags begin with x-"
    NO_THREE_NUMBERS = "three numbers stand here, for S, W and E, like {example}"

    POSITION_LINE_TWICE = "a position has one line {text!r}"
    NO_POSITION_LINE = "a position has no line {text!r}: it has {choices}"
    MISSPELT_POSITION_LINE = "a position has no line {text!r} (did you mean {close}?)"
    HIDDEN_POSITION = "a position shows all tiles: add {line!r}"

    GAME_OVER = "the game is over, {seat} has won"
    DEAL_NOT_OVER = "deal {number} is not over"
    ALL_PASSED = "the deal is over, all have passed"
    ALL_PLAYED = "the deal is over, seven tricks"
    AUCTION_OVER = "the auction is over"
    LINE_MISSING = "before this, the line {line!r} is missing or incomplete"
    NO_FIRST_BIDDER = "the first deal says who bids first, like {example!r}"
    OTHER_FIRST_BIDDER = "{seat} bids first in this deal"
    OTHER_LEADER = "{seat} leads this trick"
    NO_WIDOW_CHOICE_HERE = "no choice about the widow is made with widow={value}"
    NOTHING_TO_LAY_DOWN = "no widow was taken, so nothing is laid down"
    HIDDEN_DISCARD = "a deal without {line!r} hides the discard: write {word!r}"
    HIDDEN_HANDS = "a deal that is over shows its tiles: add the line {line!r}"
    EMPTY_TRICK = "a trick holds one to three tiles, this one none"
    LONG_TRICK = "a trick holds three tiles, this is one more"
    SHORT_TRICK = "a tile is missing: only the last trick may be incomplete"
    NOT_IN_PLAY = "{tile} is not in play any more"
    RULED_OUT = "{seat} cannot play {tile}: what was played before rules it out"
    NO_SCORE_YET = "the deal is not over, it has no score yet"
    OTHER_SCORE = "the score after this deal is {score}"
    OTHER_RESULT = "the result of this game is {result!r}"

    NO_JSON = "this is no JSON: {message}"
    DEEP_JSON = "this JSON is nested too deeply for a record"
    NO_OBJECT = "an object stands here"
    NO_ARRAY = "an array stands here"
    NO_TEXT = "a text stands here"
    NO_MEMBER = "it has no member {text!r}: it has {choices}"
    MISSPELT_MEMBER = "it has no member {text!r} (did you mean {close}?)"
    NO_COMMENT_PLACE = "this record has no place {text!r}: write one like {example!r}"
    COMMENT_NOT_ONE_LINE = "a comment is one line without blanks around it: {text!r}"
    COMMENT_BESIDE_END = "there is no line for a comment to stand beside at the end"
    TWO_COMMENTS = "two comments stand beside one line"
