"""Text and JSON for the values of the game: tiles, calls, deals, positions and records.

Knows both directions, which are inverse to each other, and says with line and column what is wrong
in a text. Knows no files.
"""

from trimoon.notation.deals import format_deal, parse_deal
from trimoon.notation.flaws import Flaw
from trimoon.notation.places import NotationError
from trimoon.notation.positions import format_position, parse_position
from trimoon.notation.reader import read_records
from trimoon.notation.records import TAGS, Comment, Record, record_of
from trimoon.notation.rulesets import format_ruleset, parse_ruleset
from trimoon.notation.tiles import (
    format_play,
    format_tile,
    format_tiles,
    parse_play,
    parse_tile,
    parse_tiles,
)
from trimoon.notation.twin import (
    read_json,
    record_from_json,
    record_to_json,
    ruleset_from_json,
    ruleset_to_json,
    write_json,
)
from trimoon.notation.words import (
    format_call,
    format_seat,
    format_trump,
    parse_call,
    parse_seat,
    parse_trump,
)
from trimoon.notation.writer import write_record, write_records

__all__ = [
    "TAGS",
    "Comment",
    "Flaw",
    "NotationError",
    "Record",
    "format_call",
    "format_deal",
    "format_play",
    "format_position",
    "format_ruleset",
    "format_seat",
    "format_tile",
    "format_tiles",
    "format_trump",
    "parse_call",
    "parse_deal",
    "parse_play",
    "parse_position",
    "parse_ruleset",
    "parse_seat",
    "parse_tile",
    "parse_tiles",
    "parse_trump",
    "read_json",
    "read_records",
    "record_from_json",
    "record_of",
    "record_to_json",
    "ruleset_from_json",
    "ruleset_to_json",
    "write_json",
    "write_record",
    "write_records",
]
