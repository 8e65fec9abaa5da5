"""What a bot may spend on a decision, and what it has decided."""

from __future__ import annotations

from dataclasses import dataclass, fields

from trimoon.rules import Action, SeatView, TrimoonError


class NoDecision(TrimoonError):
    """A bot was asked for a decision that is not its to make."""


@dataclass(frozen=True, slots=True)
class Limit:
    """The most a decision may cost: worlds looked at, nodes searched, seconds; None is free.

    A decision under a limit of counts is always the same; one under a limit of seconds depends
    on the machine, but records the counts that it used. Raises ValueError for a limit below zero.

    >>> Limit(worlds=50)
    Limit(worlds=50, nodes=None, seconds=None)
    """

    worlds: int | None = None
    nodes: int | None = None
    seconds: float | None = None

    def __post_init__(self) -> None:
        for field in fields(Limit):
            value = getattr(self, field.name)
            if value is not None and not value >= 0:
                raise ValueError(f"a limit of {field.name} is 0 or more, not {value}")


@dataclass(frozen=True, slots=True)
class Candidate:
    """An action that was considered, and its value: in which unit is the bot's own business."""

    action: Action
    value: float


@dataclass(frozen=True, slots=True)
class Decision:
    """An action, what else was considered, and all that is needed to decide the same again.

    `candidates` go from best to worst, with the chosen action among them; a bid that is too
    doubtful stands last, whatever its value. `limit` holds counts only: with it, `seed` and the
    same view, `version` of `bot` decides the same anywhere.
    """

    action: Action
    candidates: tuple[Candidate, ...]
    bot: str
    version: int
    seed: int
    limit: Limit = Limit()


def require_turn(view: SeatView) -> None:
    """Raise NoDecision unless it is the viewer's turn."""
    if not view.is_to_act:
        actor = "nobody" if view.actor is None else view.actor.letter
        raise NoDecision(
            f"{view.viewer.letter} is asked to decide, but {actor} is to act:"
            " a bot decides only from the view of the seat whose turn it is"
        )
