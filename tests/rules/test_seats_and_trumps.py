"""The names of the game: seats, trumps, suits, calls."""

from __future__ import annotations

import copy
import pickle
from enum import Enum

import pytest
from hypothesis import given
from hypothesis import strategies as st
from strategies import seats, suits, trumps

from trimoon.rules import Call, Pip, Seat, Suit, Trump


@given(seats, st.integers(-7, 7))
def test_seats_go_round(seat: Seat, steps: int) -> None:
    assert seat.plus(steps) == (seat + steps) % 3
    assert seat.next is seat.plus(1)
    assert type(seat.plus(steps)) is Seat


def test_seats_have_letters_and_numbers() -> None:
    assert [(seat.letter, int(seat)) for seat in Seat] == [("S", 0), ("W", 1), ("E", 2)]


def test_there_are_nine_trumps_each_truthy_and_named() -> None:
    written = ["0", "1", "2", "3", "4", "5", "6", "doubles", "none"]
    assert [str(trump) for trump in Trump] == [trump.value for trump in Trump] == written
    assert all(Trump)
    assert [trump.pip for trump in Trump] == [0, 1, 2, 3, 4, 5, 6, None, None]
    assert repr(Trump.ZEROS) == "Trump.ZEROS"


def test_there_are_eight_suits_each_truthy_and_named() -> None:
    written = ["0", "1", "2", "3", "4", "5", "6", "trumps"]
    assert [str(suit) for suit in Suit] == written
    assert all(Suit)
    assert [suit.pip for suit in Suit] == [0, 1, 2, 3, 4, 5, 6, None]
    assert repr(Suit.TRUMPS) == "Suit.TRUMPS"


@pytest.mark.parametrize("pip", Pip)
def test_a_number_names_a_trump_and_a_suit(pip: Pip) -> None:
    assert Trump.of(pip).pip is pip
    assert Suit.of(pip).pip is pip
    assert Trump.of(int(pip)) is Trump.of(pip)
    assert Suit.of(int(pip)) is Suit.of(pip)


@given(trumps | suits)
def test_trumps_and_suits_are_one_thing_wherever_they_travel(member: Enum) -> None:
    again = pickle.loads(pickle.dumps(member))
    assert again is copy.deepcopy(member) is member
    assert {member: 1}[again] == 1
    assert len({*Trump, *Suit}) == 17


def test_calls_are_written_as_people_say_them() -> None:
    assert [str(call) for call in Call] == ["pass", "3", "4", "5", "6", "7", "21"]
    assert f"{Call.PASS} {Call.MOON}" == "pass 21"
    assert [int(call) for call in Call] == [0, 3, 4, 5, 6, 7, 21]
    assert [call.tricks for call in Call] == [0, 3, 4, 5, 6, 7, 7]
