"""Writes `cases.json`, `points.json` and `shuffle.json` anew: `python conformance/make.py`.

Every expected answer comes from the small reference beside the tests, which shares no code with
`trimoon`; `tests/conformance` checks that both agree and that these files are what this writes.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from hashlib import sha256
from hmac import digest
from itertools import product
from pathlib import Path
from random import Random
from typing import Any, TypeVar

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parent / "tests"))

from conformance import reference  # noqa: E402

Case = dict[str, Any]
Pair = tuple[int, int]
Value = TypeVar("Value")

TRUMPS = ("0", "1", "2", "3", "4", "5", "6", "doubles", "none")
CALLS = ("pass", "3", "4", "5", "6", "7", "21")
BIDDING: tuple[Any, ...] = (
    None,
    {"all_pass": "force_last"},
    {"min_bid": 3},
    {"min_bid": 5},
    {"moon_only_over_seven": True},
    {"all_pass": "force_last", "min_bid": 5, "moon_only_over_seven": True},
)
SCORING: tuple[Any, ...] = (
    None,
    "family_set",
    "goes_out",
    "moon_21",
    {"target": 15},
    {"target": 40},
    {"moon_made": "scores_21", "set_scoring": "defenders_gain_bid"},
    {"moon_made": "scores_21", "declarer_goes_out": True},
    {"set_scoring": "defenders_gain_bid", "declarer_goes_out": True, "target": 30},
)
PLAYING: tuple[Any, ...] = (
    None,
    "no_widow",
    "sight_unseen",
    "family_set",
    "goes_out",
    "moon_21",
    {"all_pass": "force_last"},
    {"min_bid": 3},
    {"min_bid": 5},
    {"moon_only_over_seven": True},
    {"widow": "optional"},
    {"widow": "optional", "trump_before_widow": True},
    {"doubles_trump": False},
    {"no_trump": False},
    {"first_lead_trump": True},
    {"leader_names_suit": True},
    {"target": 10},
    {"target": 40},
    {
        "all_pass": "force_last",
        "min_bid": 3,
        "moon_only_over_seven": True,
        "moon_made": "scores_21",
        "set_scoring": "defenders_gain_bid",
        "widow": "optional",
        "trump_before_widow": True,
        "first_lead_trump": True,
        "leader_names_suit": True,
        "declarer_goes_out": True,
        "target": 30,
    },
    {"widow": "none", "first_lead_trump": True, "leader_names_suit": True, "no_trump": False},
)
HARD_LEGAL = (
    ("R2.5", "doubles", "6-5", "6-6 4-3 2-1"),
    ("R2.5", "doubles", "6-5", "6-6 6-2 4-3"),
    ("R6.2", "doubles", "5-5", "5-3 4-4 6-5"),
    ("R6.4", "doubles", "5-5", "5-3 6-5 4-1"),
    ("R2.5", "doubles", "0-0", "1-1 6-5 2-1"),
    ("R2.5", "doubles", "2-1", "1-1 2-2 6-1"),
    ("R2.6", "0", "6-4", "0-0 6-1 3-3"),
    ("R2.6", "0", "6-4", "0-0 3-3 2-1"),
    ("R2.6", "0", "0-0", "6-6 3-3 2-1"),
    ("R2.3", "none", "0-0", "6-6 3-3 2-1"),
    ("R6.2", "5", "5-3", "6-5 3-3 3-2"),
    ("R6.4", "5", "5-3", "3-3 3-2 4-4"),
    ("R6.2", "2", "6-2", "6-6 6-5 2-1"),
    ("R2.4", "5", "6-4", "6-5 6-2 3-1"),
    ("R6.4", "5", "6-4", "6-5 4-2 3-1"),
    ("R6.3", "none", "4-2", "6-4 2-2 5-1"),
    ("R6.2", "none", "1-1", "6-1 5-1 4-4"),
    ("R2.4", "6", "1-1", "6-1 5-1 4-4"),
    ("R6.4", "6", "1-1", "6-1 4-4"),
    ("R6.3", "none", "6-1", "5-1 1-1 4-3"),
)
HARD_TRICKS = (
    ("R2.5", "doubles", "6-5 6-2 6-6"),
    ("R2.5", "doubles", "6-1 6-5 6-4"),
    ("R2.5", "doubles", "0-0 1-1 6-5"),
    ("R2.5", "doubles", "0-0 6-5 6-4"),
    ("R2.6", "0", "0-0 6-6 5-5"),
    ("R2.6", "0", "6-4 0-0 6-6"),
    ("R2.3", "none", "0-0 6-6 5-5"),
    ("R2.4", "3", "0-0 3-1 6-6"),
    ("R6.5", "none", "4-2 6-4 2-2"),
    ("R2.2", "none", "1-1 6-1 5-1"),
    ("R2.4", "6", "1-1 6-1 5-1"),
    ("R6.5", "4", "6-6 4-1 6-5"),
    ("R6.5", "none", "2-1 6-6 5-5"),
    ("R2.2", "4", "6-4 4-4 5-4"),
    ("R2.2", "none", "6-1 6-5 6-6"),
)
HARD_SCORES = (
    ("R7.1", None, (0, 0, 0), 0, 4, (6, 1, 0)),
    ("R8.2", None, (20, 19, 18), 0, 6, (4, 2, 1)),
    ("R8.3", None, (17, 20, 10), 0, 4, (4, 1, 2)),
    ("R8.2", None, (16, 20, 5), 0, 5, (5, 2, 0)),
    ("R8.2", None, (14, 20, 3), 0, 7, (7, 0, 0)),
    ("R8.3", None, (17, 19, 20), 0, 4, (4, 2, 1)),
    ("R8.1", None, (-10, 18, 20), 0, 21, (7, 0, 0)),
    ("R9", "moon_21", (-10, 18, 20), 0, 21, (7, 0, 0)),
    ("R7.2", None, (20, 3, 4), 0, 21, (5, 1, 1)),
    ("R7.1", None, (14, 0, 0), 0, 7, (7, 0, 0)),
    ("R8.1", None, (21, 21, 19), 2, 21, (0, 0, 7)),
    ("R8.3", None, (22, 22, 5), 0, 4, (3, 2, 2)),
    ("R8.3", None, (21, 21, 9), 0, 4, (4, 3, 0)),
    ("R8.3", None, (21, 21, 15), 0, 21, (6, 1, 0)),
    ("R8.3", None, (21, 21, 20), 2, 6, (1, 0, 6)),
    ("R7.4", None, (-5, -6, -7), 1, 7, (1, 6, 0)),
    ("R9", "goes_out", (17, 20, 10), 0, 4, (4, 1, 2)),
    ("R9", "goes_out", (16, 20, 5), 0, 5, (5, 2, 0)),
    ("R9", "goes_out", (16, 20, 5), 0, 5, (4, 3, 0)),
    ("R9", "family_set", (20, 0, 0), 0, 21, (6, 1, 0)),
)


def below(rng: Random, limit: int) -> int:
    """Give a number from 0 to below the limit."""
    return int(rng.random() * limit)


def pick(rng: Random, values: list[Value]) -> Value:
    """Choose one; `random()` alone gives the same numbers in every version of Python."""
    return values[below(rng, len(values))]


def mixed(rng: Random, values: list[Value]) -> list[Value]:
    """Give the values in another order."""
    keyed = [(rng.random(), place) for place in range(len(values))]
    return [values[place] for _, place in sorted(keyed)]


def case(kind: str, clause: str, ruleset: Any, given: Case, expect: Case) -> Case:
    """Give a case without its id; a ruleset of None is not written."""
    rules = {} if ruleset is None else {"ruleset": ruleset}
    return {"kind": kind, "clause": clause, **rules, **given, "expect": expect}


def legal_case(
    clause: str, ruleset: Any, trump: str, hand: list[str], led: str | None, named: Any
) -> Case:
    """Give a case of kind `legal`; without `led` the hand leads to the first trick."""
    tiles, rules = [reference.tile(text) for text in hand], reference.rules_of(ruleset)
    if led is None:
        allowed = reference.legal_leads(tiles, trump, rules, first=True)
    else:
        asked = reference.asked_by(reference.tile(led), trump, named)
        allowed = reference.legal(tiles, asked, trump)
    given = {"trump": trump, "led": led, **({"named": named} if named else {}), "hand": hand}
    expect = {"legal": [reference.text_of(pair) for pair in allowed]}
    return case("legal", clause, ruleset, given, expect)


def trick_case(clause: str, ruleset: Any, trump: str, tiles: list[str], named: Any = None) -> Case:
    """Give a case of kind `trick`."""
    taker = reference.taker([reference.tile(text) for text in tiles], trump, named)
    given = {"trump": trump, **({"named": named} if named else {}), "tiles": tiles}
    return case("trick", clause, ruleset, given, {"taker": taker})


def auction_case(ruleset: Any, calls: list[str]) -> Case:
    """Give a case of kind `auction`."""
    expect = reference.auction(calls, reference.rules_of(ruleset))
    return case("auction", "R9" if ruleset else "R4", ruleset, {"calls": calls}, expect)


def score_case(
    clause: str, ruleset: Any, before: list[int], declarer: int, bid: int, taken: list[int]
) -> Case:
    """Give a case of kind `score`."""
    expect = reference.score(before, declarer, bid, taken, reference.rules_of(ruleset))
    given = {"before": before, "declarer": declarer, "bid": bid, "taken": taken}
    return case("score", clause, ruleset, given, expect)


def hard_cases() -> Iterator[Case]:
    """Give the cases that programs get wrong."""
    for clause, trump, led, hand in HARD_LEGAL:
        yield legal_case(clause, None, trump, hand.split(), led, None)
    for clause, trump, tiles in HARD_TRICKS:
        yield trick_case(clause, None, trump, tiles.split())
    for clause, ruleset, before, declarer, bid, taken in HARD_SCORES:
        yield score_case(clause, ruleset, list(before), declarer, bid, list(taken))


def following_cases(rng: Random) -> Iterator[Case]:
    """Give hands and tricks under every trump, as they are dealt; with named ends too."""
    tiles = [reference.text_of(pair) for pair in reference.SET]
    for trump, _ in product(TRUMPS, range(16)):
        drawn = mixed(rng, tiles)
        yield legal_case("R6.3", None, trump, drawn[1 : 2 + below(rng, 7)], drawn[0], None)
        yield trick_case("R6.5", None, trump, drawn[:3])
    for trump, _ in product(TRUMPS, range(5)):
        drawn = mixed(rng, tiles)
        first_lead = {"first_lead_trump": True}
        yield legal_case("R9", first_lead, trump, drawn[: 1 + below(rng, 7)], None, None)
        lead = next(text for text in drawn if not _is_fixed(text, trump))
        drawn.remove(lead)
        named = pick(rng, [lead[0], lead[2]])
        rules = {"leader_names_suit": True}
        yield legal_case("R9", rules, trump, drawn[:7], lead, named)
        yield trick_case("R9", rules, trump, [lead, *drawn[7:9]], named)


def _is_fixed(text: str, trump: str) -> bool:
    pair = reference.tile(text)
    return pair[0] == pair[1] or reference.is_trump(pair, trump)


def auction_cases(rng: Random) -> Iterator[Case]:
    """Give every auction that can be, and after each point a call that cannot."""
    for ruleset in BIDDING:
        rules = reference.rules_of(ruleset)
        reached: list[list[str]] = [[]]
        for calls in reached:
            allowed = reference.calls_open(calls, rules)
            yield auction_case(ruleset, calls)
            reached += [[*calls, call] for call in allowed]
            wrong = [call for call in (*CALLS, "8", "20", "42") if call not in allowed]
            if len(calls) < 3 or rng.random() < 0.3:
                yield auction_case(ruleset, [*calls, pick(rng, wrong)])


def score_cases(rng: Random) -> Iterator[Case]:
    """Give deals scored near the end of a game and far from it."""
    for ruleset in SCORING:
        target = reference.rules_of(ruleset)["target"]
        for bid, made in product((4, 5, 6, 7, 21), (True, False)):
            for spread in (4, 12):
                declarer = pick(rng, [0, 1, 2])
                taken = random_tricks(rng, declarer, min(bid, 7), made=made)
                before = [target + pick(rng, [-1, 0, 1]) - below(rng, spread) for _ in range(3)]
                yield score_case("R9" if ruleset else "R8", ruleset, before, declarer, bid, taken)


def random_tricks(rng: Random, declarer: int, wanted: int, *, made: bool) -> list[int]:
    """Give tricks by seat with which the declarer has or has not what the bid promised."""
    own = wanted + below(rng, 8 - wanted) if made else below(rng, wanted)
    other = below(rng, 8 - own)
    taken = [other, other, other]
    taken[declarer], taken[(declarer + 1) % 3] = own, 7 - own - other
    return taken


def trump_cases() -> Iterator[Case]:
    """Give the trumps on offer under every rule that withholds one."""
    for ruleset in (None, "no_widow", {"doubles_trump": False}, {"no_trump": False}):
        expect = {"legal": reference.trumps(reference.rules_of(ruleset))}
        yield case("trumps", "R9" if ruleset else "R5.2", ruleset, {}, expect)
    both = {"doubles_trump": False, "no_trump": False, "widow": "none"}
    yield case("trumps", "R9", both, {}, {"legal": reference.trumps(reference.rules_of(both))})


def game_cases(rng: Random) -> Iterator[Case]:
    """Give two whole games under every bundle and every house rule, one won without a 21."""
    for ruleset in PLAYING:
        for may_end_by_moon in (False, True):
            game = game_case(rng, ruleset)
            while game["expect"]["winner"] is None or (
                "21" in game["deals"][-1]["calls"] and not may_end_by_moon
            ):
                game = game_case(rng, ruleset)
            yield game


def game_case(rng: Random, ruleset: Any, most: int = 20) -> Case:
    """Play a game at random, to its end or so many deals."""
    rules = reference.rules_of(ruleset)
    given: Case = {"first_bidder": pick(rng, [0, 1, 2]), "deals": []}
    expect: Case = {"winner": None}
    while expect["winner"] is None and len(given["deals"]) < most:
        bidder = (given["first_bidder"] + len(given["deals"])) % 3
        given["deals"].append(random_deal(rng, rules, bidder))
        expect = reference.game(given, rules)
    return case("game", "R9" if ruleset else "R8", ruleset, given, expect)


def random_deal(rng: Random, rules: Case, bidder: int) -> Case:
    """Play a deal at random: low bids more often than high ones."""
    tiles = mixed(rng, reference.SET[1:] if rules["widow"] == "none" else reference.SET)
    hands = [sorted(tiles[start : start + 7], reverse=True) for start in (0, 7, 14)]
    calls: list[str] = []
    while open_calls := reference.calls_open(calls, rules):
        calls.append(open_calls[int(rng.random() ** 2.5 * len(open_calls))])
    deal: Case = {
        "hands": [[reference.text_of(pair) for pair in hand] for hand in hands],
        "widow": reference.text_of(tiles[21]) if len(tiles) == 22 else None,
        "calls": calls,
    }
    outcome = reference.auction(calls, rules)
    if "thrown_in" in outcome:
        return deal
    declarer = (bidder + outcome["declarer"]) % 3
    return deal | random_play(rng, rules, hands, tiles[21:], declarer)


def random_play(
    rng: Random, rules: Case, hands: list[list[Pair]], widow: list[Pair], leader: int
) -> Case:
    """Play the tricks at random, after an exchange at random."""
    played: Case = {}
    if widow and (rules["widow"] == "exchange" or rng.random() < 0.5):
        hands[leader] = mixed(rng, hands[leader] + widow)
        played["discard"] = reference.text_of(hands[leader].pop())
    trump = played["trump"] = pick(rng, reference.trumps(rules))
    plays: list[str] = []
    names: list[str | None] = []
    for number in range(7):
        trick: list[Pair] = []
        named = None
        for place in range(3):
            hand = hands[(leader + place) % 3]
            if place:
                allowed = reference.legal(hand, reference.asked_by(trick[0], trump, named), trump)
            else:
                allowed = reference.legal_leads(hand, trump, rules, first=number == 0)
            trick.append(pick(rng, allowed))
            hand.remove(trick[-1])
            lead = reference.text_of(trick[0])
            if not place and rules["leader_names_suit"] and not _is_fixed(lead, trump):
                named = pick(rng, [lead[0], lead[2]])
        plays += [reference.text_of(pair) for pair in trick]
        names.append(named)
        leader = (leader + reference.taker(trick, trump, named)) % 3
    if rules["leader_names_suit"]:
        played["named"] = names
    return played | {"plays": plays}


def cases() -> list[Case]:
    """Give all cases with their ids."""
    rng = Random("Three-Player Moon")
    made = [
        *hard_cases(),
        *following_cases(rng),
        *auction_cases(rng),
        *score_cases(rng),
        *trump_cases(),
        *game_cases(rng),
    ]
    return [{"id": f"moon-{one['kind']}-{n:04d}", **one} for n, one in enumerate(made, 1)]


def endings() -> list[Case]:
    """Give positions of up to four tricks: for two sides, and for each seat by itself."""
    rng = Random(9)
    rulesets = (None, None, "family_set", {"leader_names_suit": True})
    made = []
    for number in range(160):
        kind, size = ("points", "solve")[number % 4 == 3], (2, 3, 4, 3)[number // 4 % 4]
        ruleset = rulesets[rng.randrange(4)]
        case: Case = {"kind": kind} | ({"ruleset": ruleset} if ruleset else {})
        drawn = rng.sample(reference.SET, 3 * size)
        case["hands"] = [
            [reference.text_of(pair) for pair in sorted(drawn[i::3], reverse=True)]
            for i in range(3)
        ]
        case |= {"trump": rng.choice(TRUMPS), "declarer": rng.randrange(3)}
        case["leader"] = rng.randrange(3)
        if kind == "points":
            takers = [rng.randrange(3) for _ in range(7 - size)]
            case |= {"bid": rng.choice([4, 4, 5, 6, 7, 21])}
            case["taken"] = [takers.count(seat) for seat in range(3)]
        case["expect"] = reference.ends(case, reference.rules_of(case.get("ruleset")))
        made.append(case)
    return [{"id": f"moon-{one['kind']}-{n:04d}", **one} for n, one in enumerate(made, 1)]


def shuffles() -> list[Case]:
    """Give vectors of the shuffle: people and bots, with and without a widow, several deals."""
    people = [bytes(range(start, start + 16)) for start in (0, 16, 32)]
    made = []
    for number, (seats, game_id) in enumerate(
        [
            ([b"", b"", b""], "g1"),
            ([people[0], b"", b""], "g1"),
            ([b"", people[1], people[2]], "moon-2026-11-30"),
            (people, "Лунна игра ☾"),
            ([bytes(16), bytes(16), b""], ""),
            ([bytes(16), b"", bytes(16)], "a" * 64),
        ]
    ):
        master = sha256(f"vector {number}".encode()).digest()
        for n, widow in product((0, 1, 258), (True, False)):
            made.append(shuffle_vector(master, n, seats, game_id, widow=widow))
    return made


def shuffle_vector(master: bytes, n: int, seats: list[bytes], game_id: str, *, widow: bool) -> Case:
    """Give one vector; there is a first bidder in the first deal of a game only."""
    seed = digest(master, n.to_bytes(4, "big"), "sha256")
    tiles, bidder = reference.shuffle(seed, seats, game_id, widow=widow)
    return {
        "master": master.hex(),
        "n": n,
        "seats": [part.hex() for part in seats],
        "game": game_id,
        "widow": widow,
        "seed": seed.hex(),
        "commitment": sha256(seed).hexdigest(),
        "tiles": " ".join(tiles),
        "first_bidder": bidder if n == 0 else None,
    }


def text_of(values: list[Case]) -> str:
    """Write a JSON array with one value a line."""
    lines = ",\n".join(json.dumps(value, ensure_ascii=False) for value in values)
    return f"[\n{lines}\n]\n"


def main() -> None:
    """Write all three files."""
    (HERE / "cases.json").write_text(text_of(cases()), encoding="utf-8")
    (HERE / "points.json").write_text(text_of(endings()), encoding="utf-8")
    (HERE / "shuffle.json").write_text(text_of(shuffles()), encoding="utf-8")


if __name__ == "__main__":
    main()
