"""Tournaments that are quick to play, for the tests of the arena."""

from __future__ import annotations

from typing import Any

from trimoon.arena import Orders, Tournament, parse_contender
from trimoon.rules import Ruleset


def tournament(
    first: str, second: str, third: str, ruleset: Ruleset = Ruleset(), seed: int = 1, **more: Any
) -> Tournament:
    lineup = (parse_contender(first), parse_contender(second), parse_contender(third))
    return Tournament(lineup, ruleset, seed, **more)


ALL = Orders.ALL
