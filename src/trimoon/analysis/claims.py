"""Claims (R6.8): whether a leader takes every trick, however the unseen tiles lie.

Exact, and judged from a seat's view alone: an order of leads, chosen anew after each trick from
what was seen, has to be safe against every lie of the unseen tiles and every play of the other
two, who play against the claimant as if they saw everything. Knows no room and no sentence; what
may be played at all is asked of the rules.
"""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Sequence

from trimoon.analysis.leads import Leads, leads_of
from trimoon.analysis.unseen import Unseen, unseen_by
from trimoon.rules import Phase, Play, SeatView


def can_claim(view: SeatView) -> bool:
    """Tell whether a seat may claim all the tricks that are left (R6.8)."""
    return claim_lead(view) is not None


def claim_lead(view: SeatView) -> Play | None:
    """Give the lead with which a seat takes every trick, and goes on to; None if none is sure.

    Asked again before each lead, it gives the order in which a claim is played out.
    """
    deal = view.deal
    if deal is None or deal.phase is not Phase.PLAY or not view.is_to_act:
        return None
    if deal.trick is not None and deal.trick.tiles:
        return None
    leads = leads_of(view)
    chosen = _Search(leads).sure_lead(leads.hand, unseen_by(view, leads))
    return None if chosen is None else leads.plays[chosen]


class _Search:
    """Looks for sure leads, remembering what it has found out."""

    def __init__(self, leads: Leads) -> None:
        self._leads = leads
        self._known: dict[tuple[int, Unseen], bool] = {}

    def sure_lead(self, hand: int, unseen: Unseen) -> int | None:
        """Give the number of a lead that begins a sure way; None if there is none."""
        leads = self._leads
        open_leads = leads.of_hand(hand)
        beaten = unseen.beaten(open_leads)
        safe = open_leads & ~beaten
        if not safe:
            return None
        if leads.tiles_of(safe) == hand:
            # What nobody can beat now, nobody can beat later: the others only lose tiles.
            return leads.best_of(safe)
        if self._is_hopeless(hand, open_leads, unseen):
            return None
        if drawing := self._done_by_drawing(hand, safe, unseen):
            return leads.best_of(drawing)
        return next(
            (lead for lead in self._worth_trying(safe, unseen) if self._holds(lead, hand, unseen)),
            None,
        )

    def _worth_trying(self, safe: int, unseen: Unseen) -> list[int]:
        """Give the safe leads, those that draw most first; of trumps one is enough.

        A trump that nobody can beat may always be led first. Whoever follows to it loses a trump,
        and nothing else as long as trumps are left; whoever has none can never beat a trump, nor
        ruff. And as long as another seat may hold a trump, no other lead is sure: the holder needs
        only to keep it to the last trick.
        """
        trumps = self._leads.trumps & safe
        if trumps:
            return [self._leads.best_of(trumps)]
        numbers = [number for number in range(safe.bit_length()) if safe >> number & 1]
        return sorted(numbers, key=unseen.drawn_by, reverse=True)

    def _is_hopeless(self, hand: int, open_leads: int, unseen: Unseen) -> bool:
        """Tell whether a tile can never be led: what beats it can always be kept back."""
        leads = self._leads
        every = (leads.of_tile(tile) for tile in leads.tiles_in(hand))
        return any(
            unseen.is_kept_against(ways, self._before(ways, open_leads), leads) for ways in every
        )

    def _before(self, ways: int, open_leads: int) -> int:
        """Give the leads that may come before a tile: the others; before a trump the stronger."""
        if self._leads.trumps & ways:
            return open_leads & self._leads.trumps & (ways - 1)
        return open_leads & ~ways

    def _done_by_drawing(self, hand: int, safe: int, unseen: Unseen) -> int:
        """Give safe leads that begin an order in which what beats a tile is drawn before it.

        Looks at each way to lead every tile of the hand once; 0 if none of them is such an order.
        What it does not find may be sure all the same.
        """
        tiles = self._leads.tiles_in(hand)
        for ways in itertools.product(*map(self._leads.numbers_of, tiles)):
            if self._draws_in_time(ways, safe, unseen):
                return safe & sum(1 << lead for lead in ways)
        return 0

    def _draws_in_time(self, ways: Sequence[int], safe: int, unseen: Unseen) -> bool:
        """Tell whether these leads can follow each other so that every one is safe in its turn."""
        done = [lead for lead in ways if safe >> lead & 1]
        waiting = [lead for lead in ways if not safe >> lead & 1]
        while waiting:
            led = Counter(self._leads.following[lead] for lead in done)
            drawn = sum(
                1 << lead
                for lead in done
                if led[self._leads.following[lead]] >= unseen.most_following(lead)
            )
            now = [lead for lead in waiting if not unseen.beaten(1 << lead, but_by=drawn)]
            if not now:
                return False
            done += now
            waiting = [lead for lead in waiting if lead not in now]
        return True

    def _holds(self, lead: int, hand: int, unseen: Unseen) -> bool:
        left = hand & ~self._leads.tile_of(lead)
        if not left:
            return True
        return all(
            self._is_sure(left, after) for after in unseen.after(lead, self._leads.of_hand(left))
        )

    def _is_sure(self, hand: int, unseen: Unseen) -> bool:
        key = (hand, unseen)
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = self.sure_lead(hand, unseen) is not None
        return found
