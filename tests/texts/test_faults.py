"""Every fault of every package is said in every language, in English as the package itself does."""

from __future__ import annotations

import pickle
import re
from string import Formatter

import pytest
from texts.catalogues_read import MESSAGES, forms_of

from trimoon.almanac import AlmanacFault
from trimoon.arena import ArenaError, ArenaFault
from trimoon.conformance import ConformanceFault
from trimoon.faults import Fault, Faulty, Told
from trimoon.rules import IllegalAction, Reason
from trimoon.solver import PositionError, PositionFault
from trimoon.store import StoreError, StoreFault
from trimoon.texts import LANGUAGES, say
from trimoon.texts.flaws import fault_text
from trimoon.workers import WorkersFault

FAULTS: list[Fault] = [
    *ArenaFault,
    *AlmanacFault,
    *ConformanceFault,
    *PositionFault,
    *StoreFault,
    *WorkersFault,
]


def told(fault: Fault) -> Told:
    names = [name for _, name, _, _ in Formatter().parse(fault.value) if name]
    return fault.told(**{name: f"<{name}>" for name in names})


def test_every_package_that_lists_faults_is_here() -> None:
    assert {type(fault) for fault in FAULTS} == set(Fault.__subclasses__())


def test_the_catalogues_have_a_sentence_for_every_fault_and_no_other() -> None:
    ids = [text_id for text_id in MESSAGES["en"] if text_id.startswith("fault.")]
    assert sorted(ids) == sorted(fault.text_id for fault in FAULTS)


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.text_id)
def test_the_english_catalogue_has_the_sentence_of_the_package(fault: Fault) -> None:
    assert forms_of(MESSAGES["en"][fault.text_id]) == (fault.value,)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.text_id)
def test_every_fault_is_said_with_its_values_and_its_clauses(fault: Fault, language: str) -> None:
    said = fault_text(Faulty(told(fault)), language)
    wanted = re.findall(r"\{(\w+)\}", fault.value)
    assert sorted(re.findall(r"<(\w+)>", said)) == sorted(wanted)
    assert re.findall(r"R\d(?:\.\d)?", said) == re.findall(r"R\d(?:\.\d)?", fault.value)


def test_a_sentence_within_a_sentence_is_said_in_the_same_language() -> None:
    remedy = StoreFault.FULL.told()
    error = StoreError(StoreFault.NO_ANSWER.told(place="a.db", cause="disk is full", remedy=remedy))
    assert str(error) == "the database a.db does not answer: disk is full; free some space"
    assert fault_text(error, "fr").endswith(f"; {say(StoreFault.FULL.text_id, {}, 'fr')}")


def test_what_the_rules_refuse_within_a_sentence_is_said_in_the_same_language() -> None:
    refused = IllegalAction(Reason.GAME_OVER, "R8", "the game is over")
    error = PositionError(PositionFault.PLAYED.told(seat="W", tile="2-1", refused=refused))
    assert str(error) == "W cannot have played 2-1: the game is over: R8"
    assert "partie" in fault_text(error, "fr")


def test_an_error_names_everything_that_is_wrong_and_survives_a_pool() -> None:
    error = ArenaError(ArenaFault.EMPTY.told(path="a"), "only for programmers")
    again = pickle.loads(pickle.dumps(error))
    assert str(again) == str(error) == "a: the file is empty; only for programmers"
    assert again.problems == error.problems
    assert fault_text(error, "en") == str(error)
