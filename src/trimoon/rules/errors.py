"""The errors of the project: one small tree, each saying what is wrong and what would be right."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from types import MappingProxyType


class TrimoonError(Exception):
    """Root of every error that this project raises on purpose."""


class Reason(Enum):
    """Why an action is refused; the value is the id that interfaces translate."""

    GAME_OVER = "game_over"
    WRONG_PHASE = "wrong_phase"
    NOT_YOUR_TURN = "not_your_turn"
    WRONG_SET = "wrong_set"
    FIRST_BIDDER_MISSING = "first_bidder_missing"
    FIRST_BIDDER_FIXED = "first_bidder_fixed"
    BID_NOT_OFFERED = "bid_not_offered"
    BID_TOO_LOW = "bid_too_low"
    MOON_NEEDS_SEVEN = "moon_needs_seven"
    MAY_NOT_PASS = "may_not_pass"
    NOT_IN_HAND = "not_in_hand"
    TRUMP_NOT_OFFERED = "trump_not_offered"
    MUST_FOLLOW = "must_follow"
    MUST_LEAD_TRUMP = "must_lead_trump"
    MUST_NAME_END = "must_name_end"
    NO_END_TO_NAME = "no_end_to_name"
    CLAIM_BEFORE_LEADING = "claim_before_leading"
    CLAIM_NOT_SURE = "claim_not_sure"
    NOTHING_TO_UNDO = "nothing_to_undo"
    UNDO_AMONG_PEOPLE = "undo_among_people"


class IllegalAction(TrimoonError):
    """An action that the rules refuse.

    `reason` is for programs, `clause` names the rule ("R6.3"; empty where no rule speaks of it),
    `values` holds the tiles, suits and calls that a sentence about it needs. The message is
    English, for developers.
    """

    def __init__(self, reason: Reason, clause: str, message: str, **values: object) -> None:
        super().__init__(f"{message}: {clause}" if clause else message)
        self.reason = reason
        self.clause = clause
        self.values: Mapping[str, object] = MappingProxyType(values)
        self._message = message

    def __reduce__(self) -> tuple[object, ...]:
        # Exceptions are rebuilt from `args` otherwise, and one that cannot be breaks a pool.
        return (_rebuilt, (self.reason, self.clause, self._message, dict(self.values)))


def _rebuilt(
    reason: Reason, clause: str, message: str, values: Mapping[str, object]
) -> IllegalAction:
    return IllegalAction(reason, clause, message, **values)
