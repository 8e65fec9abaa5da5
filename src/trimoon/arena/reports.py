"""A tournament's figures as one JSON value, for programs and for whoever checks a claim."""

from __future__ import annotations

from typing import Any

from trimoon.arena.sequential import Watch
from trimoon.arena.summaries import BotSummary, Figures, Summary

CHANCE = 1 / 3
"""The games that a seat wins if all are equal."""


def summary_to_json(summary: Summary, watch: Watch | None = None) -> dict[str, Any]:
    """Give all figures of a tournament; rates are for each seat, so that a third is equal."""
    header = summary.header
    return {
        "games": summary.games,
        "deals": summary.deals,
        "sets": summary.sets,
        "thrown_in": summary.thrown_in,
        "ruleset": summary.ruleset.name,
        "rules": header["ruleset"]["text"],
        "seed": header["seed"],
        "scores": header["scores"],
        "of": header["of"],
        "orders": header["orders"],
        "lineup": [bot["name"] for bot in header["bots"]],
        "share_by_chance": round(CHANCE, 6),
        "bots": [_bot(bot) for bot in summary.bots],
        "decided": None if watch is None else _decided(watch),
        **{key: header[key] for key in ("trimoon", "backend", "command")},
    }


def _bot(bot: BotSummary) -> dict[str, Any]:
    return {
        "name": bot.name,
        "aim": bot.aim,
        "version": bot.version,
        "seats": bot.seats,
        "wins": bot.wins,
        **_figures(bot.figures),
        "luck_removed": None if bot.luckless is None else _figures(bot.luckless),
        "calls": {str(bid): {"made": made, "set": lost} for bid, (made, lost) in bot.calls.items()},
    }


def _figures(figures: Figures) -> dict[str, Any]:
    ahead = figures.ahead
    return {
        "win_rate": round(figures.win_rate.value, 6),
        "win_rate_ci95": figures.win_rate.ends,
        "points_per_deal": round(figures.points.value, 6),
        "points_ci95": figures.points.ends,
        "points_ahead": None if ahead is None else round(ahead.value, 6),
        "points_ahead_ci95": None if ahead is None else ahead.ends,
    }


def _decided(watch: Watch) -> dict[str, Any]:
    """Give the answer to the question that was watched, with the interval that always holds."""
    found = watch.sequence.interval
    return {
        "question": watch.question.value,
        "answer": watch.answer,
        "mean_by_set": None if found is None else round(found.value, 6),
        "always_valid_ci95": None if found is None else found.ends,
    }
