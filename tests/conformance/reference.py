"""The rules once more, written from their text alone, with tuples and dictionaries.

Shares nothing with `trimoon`: what both say is what the published cases expect. Tiles are pairs
with the higher end first, seats and places are 0 to 2, trumps and calls are texts.
"""

from __future__ import annotations

import hashlib
import hmac
from typing import Any

BUNDLES: dict[str, dict[str, Any]] = {
    "classic": {},
    "no_widow": {"widow": "none"},
    "sight_unseen": {"trump_before_widow": True},
    "family_set": {"set_scoring": "defenders_gain_bid"},
    "goes_out": {"declarer_goes_out": True},
    "moon_21": {"moon_made": "scores_21"},
}
DEFAULTS: dict[str, Any] = {
    "all_pass": "redeal",
    "min_bid": 4,
    "moon_only_over_seven": False,
    "moon_made": "wins_game",
    "set_scoring": "declarer_loses_bid",
    "widow": "exchange",
    "trump_before_widow": False,
    "doubles_trump": True,
    "no_trump": True,
    "first_lead_trump": False,
    "leader_names_suit": False,
    "declarer_goes_out": False,
    "target": 21,
}
SET = [(0, 0)] + [(high, low) for high in range(1, 7) for low in range(1, high + 1)]


class BrokenRule(Exception):
    """A game that is not played by the rules."""


def rules_of(ruleset: Any) -> dict[str, Any]:
    given = BUNDLES[ruleset] if isinstance(ruleset, str) else ruleset or {}
    return {**DEFAULTS, **given}


def tile(text: str) -> tuple[int, int]:
    return (int(text[0]), int(text[2]))


def text_of(pair: tuple[int, int]) -> str:
    return f"{pair[0]}-{pair[1]}"


def is_trump(pair: tuple[int, int], trump: str) -> bool:
    if trump == "doubles":
        return pair[0] == pair[1]
    return trump != "none" and int(trump) in pair


def follows(pair: tuple[int, int], asked: str, trump: str) -> bool:
    """R6.3: a trump follows trumps alone, any other tile the suit of each of its ends."""
    if asked == "trump" or is_trump(pair, trump):
        return asked == "trump" and is_trump(pair, trump)
    return int(asked) in pair


def asked_by(lead: tuple[int, int], trump: str, named: Any = None) -> str:
    """R6.2: a trump asks for trumps, another tile for its higher end or for the end named."""
    if is_trump(lead, trump):
        return "trump"
    return str(lead[0] if named is None else named)


def legal(hand: list[tuple[int, int]], asked: str | None, trump: str) -> list[tuple[int, int]]:
    following = [pair for pair in hand if asked is not None and follows(pair, asked, trump)]
    return following or hand


def legal_leads(
    hand: list[tuple[int, int]], trump: str, rules: dict[str, Any], first: bool
) -> list[tuple[int, int]]:
    return legal(hand, "trump" if first and rules["first_lead_trump"] else None, trump)


def worth(pair: tuple[int, int], asked: str, trump: str) -> tuple[int, int]:
    """R2.2, R2.5, R6.5: trumps over the suit asked for over the rest; a double over its suit."""
    if is_trump(pair, trump):
        if trump == "doubles":
            return (2, pair[0])
        return (2, 7 if pair[0] == pair[1] else sum(pair) - int(trump))
    if follows(pair, asked, trump):
        return (1, 7 if pair[0] == pair[1] else sum(pair) - int(asked))
    return (0, 0)


def taker(tiles: list[tuple[int, int]], trump: str, named: Any = None) -> int:
    asked = asked_by(tiles[0], trump, named)
    return max(range(len(tiles)), key=lambda place: worth(tiles[place], asked, trump))


def calls_open(calls: list[str], rules: dict[str, Any]) -> list[str]:
    """R4: what the next seat may say; nothing when the auction is over."""
    if len(calls) == 3 or "21" in calls:
        return []
    bids = [int(call) for call in calls if call != "pass"]
    wanted = [bid for bid in (3, 4, 5, 6, 7, 21) if bid >= rules["min_bid"]]
    wanted = [bid for bid in wanted if bid > max(bids, default=0)]
    if rules["moon_only_over_seven"] and 7 not in bids:
        wanted = [bid for bid in wanted if bid != 21]
    if rules["all_pass"] == "force_last" and calls == ["pass", "pass"]:
        return [str(bid) for bid in wanted]
    return ["pass", *(str(bid) for bid in wanted)]


def auction(calls: list[str], rules: dict[str, Any]) -> dict[str, Any]:
    for number, call in enumerate(calls):
        if call not in calls_open(calls[:number], rules):
            return {"illegal_at": number}
    if calls_open(calls, rules):
        return {"legal": calls_open(calls, rules)}
    bids = [0 if call == "pass" else int(call) for call in calls]
    if not any(bids):
        return {"thrown_in": True}
    return {"declarer": bids.index(max(bids)), "bid": max(bids)}


def score(
    before: list[int], declarer: int, bid: int, taken: list[int], rules: dict[str, Any]
) -> dict[str, Any]:
    made = taken[declarer] >= (7 if bid == 21 else bid)
    after = list(before)
    for seat in range(3):
        if seat != declarer:
            after[seat] += taken[seat]
            if not made and rules["set_scoring"] == "defenders_gain_bid":
                after[seat] += bid
        elif made:
            after[seat] += bid
        elif rules["set_scoring"] == "declarer_loses_bid":
            after[seat] -= bid
    return {"after": after, "winner": winner(after, declarer, bid, made, rules)}


def winner(
    after: list[int], declarer: int, bid: int, made: bool, rules: dict[str, Any]
) -> int | None:
    if made and bid == 21 and rules["moon_made"] == "wins_game":
        return declarer
    if made and rules["declarer_goes_out"] and after[declarer] >= rules["target"]:
        return declarer
    leaders = [seat for seat in range(3) if after[seat] == max(after)]
    return leaders[0] if len(leaders) == 1 and max(after) >= rules["target"] else None


def trumps(rules: dict[str, Any]) -> list[str]:
    offered = [] if rules["widow"] == "none" else ["0"]
    offered += ["1", "2", "3", "4", "5", "6"]
    offered += ["doubles"] if rules["doubles_trump"] else []
    return offered + (["none"] if rules["no_trump"] else [])


def game(case: dict[str, Any], rules: dict[str, Any]) -> dict[str, Any]:
    """R8: play all deals of a case; raise BrokenRule if one of them is not played by the rules."""
    scores, won, bidder = case.get("scores", [0, 0, 0]), None, case["first_bidder"]
    for number, deal in enumerate(case["deals"]):
        if won is not None:
            raise BrokenRule(f"deal {number + 1} after the end")
        result = auction(deal["calls"], rules)
        if "declarer" in result:
            declarer = (bidder + result["declarer"]) % 3
            taken = play(deal, declarer, rules)
            outcome = score(scores, declarer, result["bid"], taken, rules)
            scores, won = outcome["after"], outcome["winner"]
        elif "thrown_in" not in result:
            raise BrokenRule(f"the auction of deal {number + 1}")
        bidder = (bidder + 1) % 3
    return {"scores": scores, "winner": won}


def play(deal: dict[str, Any], declarer: int, rules: dict[str, Any]) -> list[int]:
    """R5, R6: exchange, trump and seven tricks; the tricks taken by seat."""
    hands = [[tile(text) for text in hand] for hand in deal["hands"]]
    check_set(hands, deal.get("widow"), rules)
    discard = deal.get("discard")
    if rules["widow"] == "exchange" or (rules["widow"] == "optional" and discard is not None):
        hands[declarer].append(tile(deal["widow"]))
        remove(hands[declarer], tile(deal["discard"]))
    elif discard is not None:
        raise BrokenRule("a discard without a widow")
    if deal["trump"] not in trumps(rules):
        raise BrokenRule("a trump that is not offered")
    return play_tricks(deal, hands, declarer, rules)


def play_tricks(
    deal: dict[str, Any], hands: list[list[tuple[int, int]]], leader: int, rules: dict[str, Any]
) -> list[int]:
    trump, plays, taken = deal["trump"], [tile(text) for text in deal["plays"]], [0, 0, 0]
    for number in range(7):
        trick = plays[3 * number : 3 * number + 3]
        named = deal["named"][number] if "named" in deal else None
        check_name(trick[0], trump, named, rules)
        for place, pair in enumerate(trick):
            hand = hands[(leader + place) % 3]
            if place:
                allowed = legal(hand, asked_by(trick[0], trump, named), trump)
            else:
                allowed = legal_leads(hand, trump, rules, first=number == 0)
            if pair not in allowed:
                raise BrokenRule(f"trick {number + 1}, {text_of(pair)}")
            remove(hand, pair)
        leader = (leader + taker(trick, trump, named)) % 3
        taken[leader] += 1
    return taken


def ends(case: dict[str, Any], rules: dict[str, Any]) -> dict[str, Any]:
    """Give what becomes of a position: two sides (`solve`), or each seat for itself (`points`)."""
    hands = [[tile(text) for text in hand] for hand in case["hands"]]
    declarer, taken = case["declarer"], list(case.get("taken", [0, 0, 0]))
    bid = case.get("bid")

    def outcome(tricks: list[int]) -> dict[str, Any]:
        if bid is None:
            return {"tricks": tricks[declarer]}
        points = score([0, 0, 0], declarer, bid, tricks, rules)["after"]
        return {"points": points, "tricks": [a - b for a, b in zip(tricks, taken, strict=True)]}

    def wish(seat: int, tricks: list[int]) -> tuple[int, ...]:
        if bid is None:
            return (tricks[declarer] if seat == declarer else -tricks[declarer],)
        points = outcome(tricks)["points"]
        if seat != declarer:
            return (points[seat], -points[declarer])
        others = [other for other in range(3) if other != declarer]
        return (points[declarer], -max((tricks[other], points[other]) for other in others)[1])

    def best(
        hands: list[list[tuple[int, int]]], leader: int, trick: list[Any], tricks: list[int]
    ) -> list[int]:
        if len(trick) == 3:
            tiles = [pair for pair, _ in trick]
            leader = (leader + taker(tiles, case["trump"], trick[0][1])) % 3
            tricks = [count + (seat == leader) for seat, count in enumerate(tricks)]
            trick = []
        if not any(hands):
            return tricks
        seat = (leader + len(trick)) % 3
        found = []
        for pair, named in plays_open(hands, seat, trick, case["trump"], rules):
            rest = [[t for t in hand if t != pair] for hand in hands]
            found.append(best(rest, leader, [*trick, (pair, named)], tricks))
        return max(found, key=lambda end: wish(seat, end))  # the first among equals

    return outcome(best(hands, case["leader"], [], taken))


def plays_open(
    hands: list[list[tuple[int, int]]],
    seat: int,
    trick: list[Any],
    trump: str,
    rules: dict[str, Any],
) -> list[tuple[tuple[int, int], Any]]:
    """R6.1 to R6.4: tiles in standard order, each with the end named where one must be."""
    hand = sorted(hands[seat])
    if trick:
        asked = asked_by(trick[0][0], trump, trick[0][1])
        return [(pair, None) for pair in legal(hand, asked, trump)]
    named: list[tuple[tuple[int, int], Any]] = []
    for pair in legal_leads(hand, trump, rules, first=len(hand) == 7):
        must = rules["leader_names_suit"] and pair[0] != pair[1] and not is_trump(pair, trump)
        named += [(pair, end) for end in pair] if must else [(pair, None)]
    return named


def check_name(lead: tuple[int, int], trump: str, named: Any, rules: dict[str, Any]) -> None:
    must = rules["leader_names_suit"] and lead[0] != lead[1] and not is_trump(lead, trump)
    if must != (named is not None) or (must and int(named) not in lead):
        raise BrokenRule(f"the end named with {text_of(lead)}")


def check_set(hands: list[list[tuple[int, int]]], widow: Any, rules: dict[str, Any]) -> None:
    tiles = [pair for hand in hands for pair in hand] + ([tile(widow)] if widow else [])
    if sorted(tiles) != sorted(SET[1:] if rules["widow"] == "none" else SET):
        raise BrokenRule("the set of tiles")


def remove(hand: list[tuple[int, int]], pair: tuple[int, int]) -> None:
    if pair not in hand:
        raise BrokenRule(f"{text_of(pair)} is not in the hand")
    hand.remove(pair)


def shuffle(seed: bytes, seats: list[bytes], game_id: str, *, widow: bool) -> tuple[list[str], int]:
    """Give the tiles in their places after the shuffle, and the first bidder."""

    def stream():  # type: ignore[no-untyped-def]
        for block in range(2**32):
            message = seats[0] + seats[1] + seats[2] + game_id.encode("utf-8")
            yield from hmac.new(seed, message + block.to_bytes(4, "big"), hashlib.sha256).digest()

    source, tiles = stream(), SET[:] if widow else SET[1:]
    for k in range(len(tiles), 1, -1):
        byte = next(source)
        while byte >= 256 - 256 % k:
            byte = next(source)
        tiles[k - 1], tiles[byte % k] = tiles[byte % k], tiles[k - 1]
    byte = next(source)
    while byte == 255:
        byte = next(source)
    return [text_of(pair) for pair in tiles], byte % 3
