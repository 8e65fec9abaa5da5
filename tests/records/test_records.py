"""Stored games: every kind of ending, under every bundle and house rule, replays for ever."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import Final

import pytest

from conformance import reference
from trimoon.notation import Record, read_records, record_to_json, write_records
from trimoon.rules import (
    BUNDLES,
    AllPass,
    Call,
    FinishedDeal,
    GameState,
    MoonMade,
    Phase,
    Ruleset,
    SetScoring,
    Widow,
)

HERE = Path(__file__).parent
FILES: Final = {path.stem: read_records(path.read_text("utf-8")) for path in HERE.glob("*.moon")}
RECORDS: Final = [
    pytest.param(record, id=f"{name}: {record.tag('event')}")
    for name, records in FILES.items()
    for record in records
]

RULESETS: Final = {
    **BUNDLES,
    "force_last": Ruleset(all_pass=AllPass.FORCE_LAST),
    "min_bid_3": Ruleset(min_bid=3),
    "min_bid_5": Ruleset(min_bid=5),
    "moon_only_over_seven": Ruleset(moon_only_over_seven=True),
    "optional_widow": Ruleset(widow=Widow.OPTIONAL),
    "optional_widow_sight_unseen": Ruleset(widow=Widow.OPTIONAL, trump_before_widow=True),
    "no_doubles_trump": Ruleset(doubles_trump=False),
    "no_no_trump": Ruleset(no_trump=False),
    "first_lead_trump": Ruleset(first_lead_trump=True),
    "leader_names_suit": Ruleset(leader_names_suit=True),
    "target_7": Ruleset(target=7),
    "target_40": Ruleset(target=40),
    "everything": Ruleset(
        all_pass=AllPass.FORCE_LAST,
        min_bid=3,
        moon_only_over_seven=True,
        moon_made=MoonMade.SCORES_21,
        set_scoring=SetScoring.DEFENDERS_GAIN_BID,
        widow=Widow.OPTIONAL,
        trump_before_widow=True,
        first_lead_trump=True,
        leader_names_suit=True,
        declarer_goes_out=True,
        target=30,
    ),
}
EVERYWHERE: Final = frozenset(
    {
        "made and won",
        "made, another wins",
        "tie played on",
        "moon failed",
        "negative scores",
        "a whole game",
        "running, tiles hidden",
        "unfinished, tiles shown",
    }
)


def endings_of(ruleset: Ruleset) -> set[str]:
    """What a file must hold: the endings that its rules know."""
    family = ruleset.set_scoring is SetScoring.DEFENDERS_GAIN_BID
    forced = ruleset.all_pass is AllPass.FORCE_LAST
    endings = {
        *EVERYWHERE,
        "family set" if family else "set, a defender wins",
        "last seat forced to bid" if forced else "thrown in",
    }
    if ruleset.moon_made is MoonMade.SCORES_21:
        endings |= {"moon scores 21", "moon made, played on"}
    else:
        endings.add("moon made")
    return endings | ({"goes out"} if ruleset.declarer_goes_out else set())


def last_of(game: GameState) -> FinishedDeal:
    return game.finished[-1]


def is_made_by_winner(game: GameState) -> bool:
    return last_of(game).deal.made is True and game.winner == last_of(game).deal.declarer


def is_won_on(game: GameState, *, made: bool) -> bool:
    """Whether a defender has won on a deal that the declarer made, or was set."""
    deal = last_of(game).deal
    return game.winner is not None and game.winner != deal.declarer and deal.made is made


def is_best(game: GameState) -> bool:
    return game.winner is not None and game.scores[game.winner] == max(game.scores)


def is_tied_above_target(game: GameState) -> bool:
    best = max(game.finished[0].scores)
    return best >= game.ruleset.target and game.finished[0].scores.count(best) > 1


def is_moon(finished: FinishedDeal, *, made: bool) -> bool:
    return finished.deal.bid is Call.MOON and finished.deal.made is made


def is_forced(game: GameState) -> bool:
    calls = last_of(game).deal.calls
    return calls[:2] == (Call.PASS, Call.PASS) and calls[2] is not Call.PASS


MEANINGS: Final[dict[str, Callable[[GameState], bool]]] = {
    "made and won": lambda game: is_made_by_winner(game) and is_best(game),
    "made, another wins": lambda game: is_won_on(game, made=True) and is_best(game),
    "goes out": lambda game: is_made_by_winner(game) and not is_best(game),
    "set, a defender wins": lambda game: is_won_on(game, made=False),
    "family set": lambda game: (
        is_won_on(game, made=False) and last_of(game).points[last_of(game).deal.declarer or 0] == 0
    ),
    "tie played on": lambda game: is_tied_above_target(game) and game.winner is not None,
    "moon made": lambda game: is_moon(last_of(game), made=True) and is_made_by_winner(game),
    "moon scores 21": lambda game: is_moon(last_of(game), made=True) and is_best(game),
    "moon made, played on": lambda game: (
        is_moon(game.finished[0], made=True) and len(game.finished) > 1
    ),
    "moon failed": lambda game: is_moon(last_of(game), made=False) and is_won_on(game, made=False),
    "thrown in": lambda game: game.finished[0].deal.thrown_in and game.winner is not None,
    "last seat forced to bid": lambda game: is_forced(game) and is_made_by_winner(game),
    "negative scores": lambda game: min(game.scores) < 0 and game.winner is not None,
    "a whole game": lambda game: game.winner is not None and len(game.finished) >= 4,
    "running, tiles hidden": lambda game: game.deal is None and game.winner is None,
    "unfinished, tiles shown": lambda game: game.phase is Phase.PLAY,
}


def test_there_is_a_file_for_every_bundle_and_house_rule():
    assert set(FILES) == set(RULESETS)


@pytest.mark.parametrize("name", RULESETS)
def test_every_file_holds_every_ending_under_its_rules(name):
    assert {record.tag("event") for record in FILES[name]} == endings_of(RULESETS[name])
    assert all(record.game.ruleset == RULESETS[name] for record in FILES[name])


@pytest.mark.parametrize("name", RULESETS)
def test_every_file_is_in_the_form_of_the_writer(name):
    assert write_records(FILES[name]) == (HERE / f"{name}.moon").read_text("utf-8")


@pytest.mark.parametrize("record", RECORDS)
def test_the_ending_is_what_its_event_says(record: Record):
    assert MEANINGS[record.tag("event")](record.game)


@pytest.mark.parametrize("record", RECORDS)
def test_it_replays_to_its_stated_result(record: Record):
    states = list(record.states())
    assert states[-1] == record.game
    for before, after in pairwise(states):
        assert len(after.finished) - len(before.finished) in (0, 1)
    for finished in record.game.finished:
        assert finished.deal.thrown_in or sum(finished.deal.taken) == 7


@pytest.mark.parametrize("record", RECORDS)
def test_the_reference_comes_to_the_same_scores(record: Record):
    value = record_to_json(record)
    over = [deal for deal in value["deals"] if "score" in deal]
    if not over:
        return
    case = {
        "scores": value["scores"],
        "first_bidder": "SWE".index(over[0]["first_bidder"]),
        "deals": [reference_deal(deal) for deal in over],
    }
    changed = {
        name: getattr(value, "value", value)
        for name, value in record.game.ruleset.differences.items()
    }
    outcome = reference.game(case, reference.rules_of(changed))
    assert outcome["scores"] == list(record.game.scores)
    winner = record.game.winner
    assert outcome["winner"] == (None if winner is None else int(winner))


def reference_deal(deal: dict) -> dict:
    tricks = deal["tricks"]
    return {
        **deal,
        "plays": [tile for trick in tricks for tile in trick["tiles"]],
        "named": [trick.get("named") for trick in tricks],
    }


def test_a_running_deal_shows_no_hidden_tile():
    for name, records in FILES.items():
        text = (HERE / f"{name}.moon").read_text("utf-8").split("event: running, tiles hidden")[1]
        running = next(record for record in records if record.tag("event").startswith("running"))
        assert running.public is not None
        last_deal = text.split("result:")[0].split("deal:")[-1]
        assert "hands" not in last_deal
        assert last_deal.count("discard") == last_deal.count("discard: hidden")


def test_the_optional_widow_is_both_taken_and_left():
    text = (HERE / "optional_widow.moon").read_text("utf-8")
    assert "widow: take" in text
    assert "widow: leave" in text
