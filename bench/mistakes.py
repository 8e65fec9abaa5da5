"""What each level does wrong, counted: `python -m bench.mistakes [LEVEL…] [--games N] [--seed S]`.

Three of a level play `classic`, and every decision is looked at with all tiles known. Some of what
is counted is now and then right; the figures of the strong levels show how often.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from itertools import islice

from trimoon.almanac import chances_of
from trimoon.bots import LEVELS, bot_for, endless_deals, seed_at
from trimoon.bots.decisions import Limit
from trimoon.bots.greedy_play import Place, place_of
from trimoon.bots.seen import beaters, voids_shown
from trimoon.rules import (
    Action,
    Call,
    Discard,
    GameState,
    Phase,
    Play,
    Ruleset,
    SeatView,
    Suit,
    Tile,
    apply,
    suit_asked_for,
    tiles_of,
    view_for,
)
from trimoon.solver import Position, position_of, solve_many

RULES = Ruleset()
MOST_DEALS = 60

UNCOVERED = "bids with a chance below 0.4"
TIMID = "passed where 4 or 5 had 0.6 or more"
DOUBLE = "laid down a double"
NOT_DRAWN = "declarer left trumps out, the highest in hand"
VOID = "led a suit that a rival was seen to be out of"
LOSER = "led a tile that can lose, another could not"
FELLOW = "trumped a fellow defender's trick"
LOST = "tricks lost by plays, all tiles face up"
KINDS = (UNCOVERED, TIMID, DOUBLE, NOT_DRAWN, VOID, LOSER, FELLOW, LOST)


@dataclass
class Ledger:
    """Of each kind, how often there was occasion for it, and how often it was done."""

    occasions: Counter[str] = field(default_factory=Counter)
    mistakes: Counter[str] = field(default_factory=Counter)
    decided: int = 0

    def note(self, found: Iterable[tuple[str, bool]]) -> None:
        """Write down what a decision gave occasion for, and whether it was done."""
        for kind, is_done in found:
            self.occasions[kind] += 1
            self.mistakes[kind] += is_done

    def rate(self, kind: str) -> str:
        """Give how often it was done in 1,000 occasions, and how many there were."""
        occasions = self.occasions[kind]
        return f"{1000 * self.mistakes[kind] / max(1, occasions):.0f} of {occasions:,}"


def decisions(level: str, games: int, seed: int) -> Iterator[tuple[GameState, SeatView, Action]]:
    """Give every decision of some games of three of a level, with the state that it was made in."""
    bot = bot_for(level)
    for game in range(games):
        deals = islice(endless_deals(RULES, seed_at(seed, game)), MOST_DEALS)
        state, number = GameState(RULES), 0
        while state.winner is None:
            if state.phase is Phase.SHUFFLE:
                shuffle = next(deals, None)
                if shuffle is None:
                    break
                state = apply(state, shuffle)
                continue
            assert state.actor is not None
            view = view_for(state, state.actor)
            action = bot.decide(view, Limit(), seed_at(seed, game << 16 | number)).action
            yield state, view, action
            state, number = apply(state, action), number + 1


def ledger_of(level: str, games: int, seed: int) -> Ledger:
    """Count the mistakes of a level."""
    ledger = Ledger()
    played: list[tuple[Position, Tile]] = []
    for state, view, action in decisions(level, games, seed):
        ledger.decided += 1
        if len(view.legal_actions) == 1:
            continue
        match action:
            case Call():
                ledger.note(in_call(view, action))
            case Discard():
                ledger.note(in_discard(view, action))
            case Play():
                ledger.note(in_play(view, action))
                played.append((position_of(state), action.tile))
    ledger.occasions[LOST], ledger.mistakes[LOST] = len(played), tricks_lost(played)
    return ledger


def in_call(view: SeatView, call: Call) -> Iterator[tuple[str, bool]]:
    """Judge a call by the odds of the hand."""
    chances = dict(zip((4, 5, 6, 7), chances_of(view.hand), strict=True))
    if call is not Call.PASS:
        yield UNCOVERED, chances[call.tricks] < 0.4
    lowest = min(bid for bid in view.legal_actions if isinstance(bid, Call) and bid)
    if lowest <= Call.FIVE and chances[lowest.tricks] >= 0.6:
        yield TIMID, call is Call.PASS


def in_discard(view: SeatView, discard: Discard) -> Iterator[tuple[str, bool]]:
    """Judge a discard: only trumps beat a double that is led."""
    doubles = sum(tile.is_double for tile in view.hand)
    if 1 <= doubles <= 4:
        yield DOUBLE, discard.tile.is_double


def in_play(view: SeatView, play: Play) -> Iterator[tuple[str, bool]]:
    """Judge a play by what could be known at the table."""
    place = place_of(view)
    plays = [each for each in view.legal_actions if isinstance(each, Play)]
    kinds = answers if place.trick.tiles else leads
    for kind, could, is_of_kind in kinds(place):
        of_kind = [is_of_kind(each) for each in plays]
        if could and any(of_kind) and not all(of_kind):
            yield kind, is_of_kind(play)


Kind = tuple[str, bool, Callable[[Play], bool]]


def answers(place: Place) -> Iterator[Kind]:
    """Give what may be wrong with an answer."""
    winning = place.trick.winning(place.trump)
    is_last = len(place.trick.tiles) == 2
    is_fellows = is_last and winning is not None and not place.is_rival(winning)
    yield FELLOW, is_fellows and not is_trump_led(place), lambda play: play.tile in place.trumps


def leads(place: Place) -> Iterator[Kind]:
    """Give what may be wrong with a lead."""
    yield NOT_DRAWN, could_draw(place), lambda play: play.tile not in place.trumps
    yield VOID, True, lambda play: is_into_void(place, play.tile)
    yield LOSER, True, lambda play: not is_sure(place, play.tile)


def is_trump_led(place: Place) -> bool:
    """Whether trumps are asked for."""
    return place.trick.suit(place.trump) is Suit.TRUMPS


def could_draw(place: Place) -> bool:
    """Whether a declarer holds the highest trump left, and others may hold some."""
    held = place.view.hand & place.trumps
    out = place.others & place.trumps
    return (
        place.is_declarer
        and bool(out)
        and any(not beaters(tile, Suit.TRUMPS, place.trump) & place.others for tile in held)
    )


def is_into_void(place: Place, tile: Tile) -> bool:
    """Whether a rival has shown to be out of a tile's suit, and may still trump it."""
    suit = suit_asked_for(tile, place.trump)
    asked = tiles_of(suit, place.trump)
    return suit is not Suit.TRUMPS and any(
        void.mask == asked.mask
        and place.is_rival(seat)
        and bool(place.seen.may_hold[seat] & place.trumps)
        for _, seat, void in voids_shown(place.deal, place.view.ruleset)
        if seat is not place.view.viewer
    )


def is_sure(place: Place, tile: Tile) -> bool:
    """Whether no tile that others may hold beats a lead, trumps included."""
    suit = suit_asked_for(tile, place.trump)
    return not beaters(tile, suit, place.trump) & place.others


def tricks_lost(played: list[tuple[Position, Tile]]) -> int:
    """Count the tricks that plays give away against the best one, all tiles face up."""
    tricks = solve_many([position for position, _ in played], plays=True, threads=1)
    lost = 0
    for row, (position, tile) in zip(tricks.tolist(), played, strict=True):
        after = [value for value in row if value >= 0]
        is_declarer = position.seat is position.declarer
        best = max(after) if is_declarer else min(after)
        lost += abs(best - row[tile.index])
    return lost


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("levels", nargs="*", default=LEVELS)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    ledgers = {
        level: ledger_of(level, arguments.games, arguments.seed) for level in arguments.levels
    }
    print(f"| in 1,000 occasions, {arguments.games} games each | {' | '.join(ledgers)} |")
    print(f"|---|{'---|' * len(ledgers)}")
    for kind in KINDS:
        print(f"| {kind} | {' | '.join(ledger.rate(kind) for ledger in ledgers.values())} |")
    print(f"| decisions | {' | '.join(f'{each.decided:,}' for each in ledgers.values())} |")


if __name__ == "__main__":
    main()
