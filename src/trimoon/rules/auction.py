"""The auction (R4): which calls may be made, and who has won it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from trimoon.rules.actions import Call
from trimoon.rules.errors import IllegalAction, Reason
from trimoon.rules.ruleset import AllPass, Ruleset

_CALLS: Final = tuple(Call)


def bids_of(ruleset: Ruleset) -> tuple[Call, ...]:
    """Give the bids of a ruleset, low to high (R4.2, R9 `min_bid`)."""
    return tuple(call for call in Call if call >= ruleset.min_bid)


def highest_bid(calls: Sequence[Call]) -> Call:
    """Give the highest call so far; PASS while nobody has bid."""
    return max(calls, default=Call.PASS)


def is_auction_over(calls: Sequence[Call]) -> bool:
    """Tell whether all three have spoken or 21 was bid (R4.1, R4.3)."""
    return len(calls) == 3 or Call.MOON in calls


def declarer_place(calls: Sequence[Call]) -> int | None:
    """Give the place in speaking order of the highest bidder; None if all passed (R4.4, R4.5)."""
    bid = highest_bid(calls)
    return None if bid is Call.PASS else list(calls).index(bid)


def legal_calls(calls: Sequence[Call], ruleset: Ruleset) -> tuple[Call, ...]:
    """Give the calls that the next seat may make, low to high."""
    if is_auction_over(calls):
        return ()
    spoken, highest = len(calls), highest_bid(calls)
    return tuple(
        [call for call in _CALLS if _reason_against(call, spoken, highest, ruleset) is None]
    )


def call_refusal(call: Call, calls: Sequence[Call], ruleset: Ruleset) -> IllegalAction | None:
    """Give the reason why the next seat may not make a call; None if it may (R4.2, R9)."""
    highest = highest_bid(calls)
    reason = _reason_against(call, len(calls), highest, ruleset)
    return None if reason is None else _refusal(reason, call, highest, ruleset)


def _reason_against(call: Call, spoken: int, highest: Call, ruleset: Ruleset) -> Reason | None:
    if not call:
        forced = spoken == 2 and not highest and ruleset.all_pass is AllPass.FORCE_LAST
        return Reason.MAY_NOT_PASS if forced else None
    if call < ruleset.min_bid:
        return Reason.BID_NOT_OFFERED
    if call <= highest:
        return Reason.BID_TOO_LOW
    if ruleset.moon_only_over_seven and call is Call.MOON and highest != Call.SEVEN:
        return Reason.MOON_NEEDS_SEVEN
    return None


def _refusal(reason: Reason, call: Call, highest: Call, ruleset: Ruleset) -> IllegalAction:
    lowest = ruleset.min_bid
    clause, message = {
        Reason.MAY_NOT_PASS: ("R9 all_pass", "the third seat must bid after two passes"),
        Reason.BID_NOT_OFFERED: (
            "R4.2" if lowest == Call.FOUR else "R9 min_bid",
            f"bids begin at {lowest}, {call} is none",
        ),
        Reason.BID_TOO_LOW: ("R4.2", f"a bid must exceed {highest}, {call} does not"),
        Reason.MOON_NEEDS_SEVEN: ("R9 moon_only_over_seven", "21 may be bid only over a 7"),
    }[reason]
    return IllegalAction(reason, clause, message, call=call, lowest=lowest, highest=highest)
