"""Positions, what bots do in them, and proofs over all worlds of what is right."""

from __future__ import annotations

import pytest

from trimoon.almanac import Aim
from trimoon.bots import Limit, decide
from trimoon.bots.faceup import codes_like, position_in, tricks_after
from trimoon.bots.spending import Spending
from trimoon.bots.utility import utilities
from trimoon.bots.worlds import worlds_of
from trimoon.notation import format_tiles, parse_position, parse_tiles
from trimoon.rules import TILES, Action, Play, SeatView, TileSet, view_for
from trimoon.solver import solve_utilities

SEEDS = range(5)
POINTS = ("half-moon", "full-moon")
WIN = ("half-moon:win", "full-moon:win")
strong = pytest.mark.parametrize("bot", [*POINTS, *WIN])
for_points = pytest.mark.parametrize("bot", POINTS)
to_win = pytest.mark.parametrize("bot", WIN)

LEVEL = "0 0 0"


def view_of(
    hands: str,
    *tricks: str,
    calls: str,
    trump: str = "",
    scores: str = LEVEL,
    first: str = "S",
) -> SeatView:
    """Give the view of the seat to act; with a trump, South has laid down the widow again."""
    lines = [f"rules: classic\nscores: {scores}\nhands: {hands}\nfirst: {first}"]
    if calls:
        lines.append(f"calls: {calls}")
    if trump:
        lines.append(f"discard: {hands.split('|')[3]}\ntrump: {trump}")
    state = parse_position("\n".join([*lines, *(f"trick: {trick}" for trick in tricks)]))
    assert state.actor is not None
    return view_for(state, state.actor)


def called_with(hand: str, calls: str = "", first: str = "S", scores: str = LEVEL) -> SeatView:
    """Give South this hand and the turn to call, the others and the widow the rest by rank."""
    mine = TileSet(parse_tiles(hand))
    rest = [tile for tile in TILES if tile not in mine]
    parts = (mine, TileSet(rest[:7]), TileSet(rest[7:14]), TileSet(rest[14:]))
    return view_of(" | ".join(map(format_tiles, parts)), calls=calls, first=first, scores=scores)


def decided(bot: str, view: SeatView) -> set[str]:
    """Give what a bot does with any of the seeds: tiles, or calls."""
    return {worded(decide(bot, view, Limit(), seed).action) for seed in SEEDS}


def worded(action: Action) -> str:
    return str(action.tile if isinstance(action, Play) else action)


def plays_of(view: SeatView) -> list[Play]:
    return [action for action in view.legal_actions if isinstance(action, Play)]


def tricks_in_every_world(view: SeatView) -> dict[str, tuple[int, int]]:
    """Give the fewest and the most tricks of the declarer after each tile, defenders as one."""
    plays = plays_of(view)
    tricks = tricks_after(view, worlds_of(view), plays, Spending(Limit()))
    ends = zip(tricks.min(axis=0).tolist(), tricks.max(axis=0).tolist(), strict=True)
    return dict(zip(map(worded, plays), ends, strict=True))


def best_in_every_world(view: SeatView, aim: Aim) -> set[str]:
    """Give the tiles that no other beats in any world, where every seat plays for itself."""
    assert view.deal is not None
    plays, worlds = plays_of(view), worlds_of(view)
    codes = codes_like(position_in(view, worlds.hands[0]), worlds.hands)
    worth = solve_utilities(codes, utilities(view, aim), view.deal.taken)
    worth = worth[:, [play.tile.index for play in plays]]
    best = (worth >= worth.max(axis=1, keepdims=True) - 1e-9).all(axis=0)
    return {worded(play) for play, is_best in zip(plays, best.tolist(), strict=True) if is_best}
