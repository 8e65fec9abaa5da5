"""A record: a game with its tags and comments, as it is stored in a `.moon` file.

Knows what a record holds and how to replay it; reading and writing its text is elsewhere.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Final

from trimoon.notation.flaws import Flaw
from trimoon.notation.history import actions_of, first_state
from trimoon.rules import GameState, PublicDeal, apply, view_for

PLAYERS: Final = ("south", "west", "east")
TAGS: Final = (
    "event",
    "site",
    "date",
    *PLAYERS,
    "game",
    "shuffle",
    "commitment",
    "south-bytes",
    "west-bytes",
    "east-bytes",
    "seeds",
    "master",
)
"""The tags that a record may have, in the order in which they are written.

From `game` on they are reserved for the proof of the shuffle. Others begin with `x-`.
"""

_OWN_TAG: Final = re.compile(r"x-[a-z0-9-]+")


@dataclass(frozen=True, slots=True)
class Comment:
    """A remark: beside the line that `at` names ("deal 2 trick 3"), or on its own line before it.

    `at` is "end" after the last line.
    """

    at: str
    text: str
    beside: bool = False

    def __post_init__(self) -> None:
        flaw = flaw_of_comment(self.at, self.text, beside=self.beside)
        if flaw is not None:
            raise ValueError(flaw.value.format(text=self.text))


@dataclass(frozen=True, slots=True)
class Record:
    """A game as it is stored.

    `game` holds what is known in full. A running deal whose tiles are still hidden is `public`;
    then `game` stands between deals. `tags` are pairs of name and text. Raises ValueError for
    an unknown tag and for a comment beside another.
    """

    game: GameState
    public: PublicDeal | None = None
    tags: tuple[tuple[str, str], ...] = ()
    comments: tuple[Comment, ...] = ()

    def __post_init__(self) -> None:
        names = [name for name, _ in self.tags]
        for name in names:
            if not is_tag(name):
                raise ValueError(Flaw.NO_TAG.value.format(text=name))
        if names != sorted(set(names), key=_tag_order):
            raise ValueError("tags stand in their order, each once; record_of puts them so")
        beside = [comment.at for comment in self.comments if comment.beside]
        if len(beside) != len(set(beside)):
            raise ValueError(Flaw.TWO_COMMENTS.value)
        if self.public is not None and self.game.deal is not None:
            raise ValueError("only one deal can be under way")

    def tag(self, name: str) -> str:
        """Give the text of a tag; empty if the record does not have it."""
        return dict(self.tags).get(name, "")

    def states(self) -> Iterator[GameState]:
        """Replay: give the state before the first shuffle, and that after each action.

        A deal that is only `public` is left out: nobody knows its states.
        """
        state = first_state(self.game)
        yield state
        for action in actions_of(self.game):
            state = apply(state, action)
            yield state


def record_of(
    state: GameState, tags: Mapping[str, str] | None = None, *, show_hands: bool = False
) -> Record:
    """Give the record of a game, with the public part alone of the deal under way.

    `show_hands` records that deal in full, hidden tiles included.
    """
    ordered = in_order(tags or {})
    if show_hands or state.deal is None:
        return Record(state, None, ordered)
    return Record(replace(state, deal=None), view_for(state, None).deal, ordered)


def flaw_of_comment(at: str, text: str, *, beside: bool) -> Flaw | None:
    """Give what is wrong with a comment; None if nothing is."""
    if text != text.strip() or re.search(r"[\r\n]", text):
        return Flaw.COMMENT_NOT_ONE_LINE
    return Flaw.COMMENT_BESIDE_END if beside and at == "end" else None


def in_order(tags: Mapping[str, str]) -> tuple[tuple[str, str], ...]:
    """Give tags in the order in which they are written."""
    return tuple(sorted(tags.items(), key=lambda pair: _tag_order(pair[0])))


def is_tag(name: str) -> bool:
    """Tell whether a record may have a tag of this name."""
    return name in TAGS or _OWN_TAG.fullmatch(name) is not None


def _tag_order(name: str) -> tuple[int, str]:
    return (TAGS.index(name) if name in TAGS else len(TAGS), name)
