"""What the other two may hold, as far as a claim is concerned: unseen tiles counted by kind.

Two tiles are of one kind if they follow and beat the same leads and may lie with the same seats:
no claim can tell them apart. Exact: a lie of the tiles is possible if and only if it agrees with
every suit that a seat has shown to be out of, and with how many tiles each holds.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

from trimoon.analysis.leads import Leads
from trimoon.bots.seen import seen_by, tiles_in_play, tricks_shown
from trimoon.rules import SeatView, TileSet


class Kind(NamedTuple):
    """What a tile can do: sets of leads that it beats and follows, and who may hold it.

    Kinds that can do least come first: those are what an opponent gives away.
    """

    beats: int
    follows: int
    nearer: bool
    farther: bool


@dataclass(frozen=True, slots=True)
class Unseen:
    """The unseen tiles by kind; each of the other two holds `size` of them, the rest lies down."""

    kinds: tuple[tuple[Kind, int], ...]
    size: int

    def beaten(self, leads: int, *, but_by: int = 0) -> int:
        """Give the leads that another seat may be able to beat.

        Tiles that follow any of the leads `but_by` are left out.
        """
        beaten = 0
        for kind in self._held():
            if not kind.follows & but_by:
                beaten |= kind.beats
        return beaten & leads

    def drawn_by(self, lead: int) -> int:
        """Count the tiles that a lead would draw and that beat another."""
        return sum(count for kind, count in self.kinds if kind.follows >> lead & 1 and kind.beats)

    def most_following(self, lead: int) -> int:
        """Give how many tiles that follow a lead one seat may hold at the most."""
        nearer = farther = 0
        for kind, count in self.kinds:
            if kind.follows >> lead & 1:
                nearer += count * kind.nearer
                farther += count * kind.farther
        return min(self.size, max(nearer, farther))

    def is_kept_against(self, ways: int, before: int, leads: Leads) -> bool:
        """Tell whether a tile that beats all ways to lead another can be kept until that is led.

        `before` are the leads that may come earlier. A tile is lost against its holder's will
        only when a suit of it is asked for; the holder may have another tile to give each time.
        """
        return any(
            not ways & ~kind.beats and self._is_guarded(kind, before, leads)
            for kind in self._held()
        )

    def _is_guarded(self, kind: Kind, before: int, leads: Leads) -> bool:
        """Tell whether a seat may hold a tile, and a guard for every lead that would draw it.

        A guard is drawn by the same leads and by no other.
        """
        drawing = kind.follows & before
        wanted = 1 + leads.tiles_of(drawing).bit_count()
        if wanted == 1:
            return True
        guards = tuple(held for held in self.kinds if held[0].follows & before == drawing)
        return any(
            self._may_hold(kind, guards, wanted, nearer=nearer)
            for nearer in (True, False)
            if (kind.nearer if nearer else kind.farther)
        )

    def _may_hold(
        self, kind: Kind, guards: tuple[tuple[Kind, int], ...], wanted: int, *, nearer: bool
    ) -> bool:
        """Tell whether one seat may hold so many of some tiles, one of `kind` among them."""
        own = _Counts.of(guards).nearer if nearer else _Counts.of(guards).farther
        both = _Counts.of(guards).both
        shared = max(wanted - own, int(kind.nearer and kind.farther))
        if wanted > self.size or shared > both:
            return False
        rest = _Counts.of(self.kinds).less(wanted - shared, shared, nearer=nearer)
        left = self.size - wanted
        return rest.fit(left, self.size) if nearer else rest.fit(self.size, left)

    def after(self, lead: int, leads: int) -> Iterator[Unseen]:
        """Give what may be after a lead, however the other two play; `leads` are those left."""
        told: set[Unseen] = set()
        for nearer in self._of(nearer=True):
            for farther in self._of(nearer=False):
                after = self._less(nearer, farther, lead, leads)
                if after is not None and after not in told:
                    told.add(after)
                    yield after

    def _of(self, *, nearer: bool) -> Iterator[Kind]:
        return (kind for kind, _ in self.kinds if (kind.nearer if nearer else kind.farther))

    def _held(self) -> Iterator[Kind]:
        """Give the kinds of which another seat may hold a tile."""
        counts = _Counts.of(self.kinds)
        for kind, _ in self.kinds:
            rest = counts.without(kind)
            near = kind.nearer and rest.fit(self.size - 1, self.size)
            if near or (kind.farther and rest.fit(self.size, self.size - 1)):
                yield kind

    def _less(self, nearer: Kind, farther: Kind, lead: int, leads: int) -> Unseen | None:
        """Give what is left when these are played; None if they cannot both be."""
        left = Counter(dict(self.kinds))
        left[nearer] -= 1
        left[farther] -= 1
        if min(left[nearer], left[farther]) < 0:
            return None
        follows = 1 << lead
        # Whoever does not follow holds nothing that would.
        out = (not nearer.follows & follows, not farther.follows & follows)
        kinds: Counter[Kind] = Counter()
        for kind, count in left.items():
            asked = bool(kind.follows & follows)
            near = kind.nearer and not (asked and out[0])
            far = kind.farther and not (asked and out[1])
            kinds[Kind(kind.beats & leads, kind.follows & leads, near, far)] += count
        size = self.size - 1
        known = _sorted(kinds)
        return Unseen(known, size) if _Counts.of(known).fit(size, size) else None


class _Counts(NamedTuple):
    """How many tiles only the nearer may hold, only the farther, both, and neither."""

    nearer: int
    farther: int
    both: int
    neither: int

    @classmethod
    def of(cls, kinds: tuple[tuple[Kind, int], ...]) -> _Counts:
        counts = [0, 0, 0, 0]
        for kind, count in kinds:
            counts[_place(kind)] += count
        return cls(*counts)

    def without(self, kind: Kind) -> _Counts:
        counts = list(self)
        counts[_place(kind)] -= 1
        return _Counts(*counts)

    def less(self, own: int, both: int, *, nearer: bool) -> _Counts:
        """Give the rest without some tiles that one seat alone may hold, and some that both may."""
        return self._replace(
            nearer=self.nearer - own if nearer else self.nearer,
            farther=self.farther if nearer else self.farther - own,
            both=self.both - both,
        )

    def fit(self, nearer: int, farther: int) -> bool:
        """Tell whether the others may hold so many tiles, the rest lying face down."""
        face_down = sum(self) - nearer - farther
        over = max(0, self.nearer - nearer) + max(0, self.farther - farther)
        return self.neither + over <= face_down


def _place(kind: Kind) -> int:
    if kind.nearer:
        return 2 if kind.farther else 0
    return 1 if kind.farther else 3


def _sorted(kinds: Counter[Kind]) -> tuple[tuple[Kind, int], ...]:
    return tuple(sorted((kind, count) for kind, count in kinds.items() if count))


def unseen_by(view: SeatView, leads: Leads) -> Unseen:
    """Read from the view of a claimant which tiles the others may hold."""
    deal = view.deal
    assert deal is not None
    shown = TileSet(tile for trick in tricks_shown(deal) for tile in trick.tiles)
    unseen = tiles_in_play(view.ruleset) - view.hand - shown
    if view.discard is not None:
        unseen = unseen.removing(view.discard)
    may_hold, every = seen_by(view).may_hold, leads.of_hand(leads.hand)
    near, far = may_hold[view.viewer.next], may_hold[view.viewer.plus(2)]
    kinds: Counter[Kind] = Counter()
    for tile in unseen:
        follows, beats = leads.marks(tile.index, every)
        kinds[Kind(beats, follows, tile in near, tile in far)] += 1
    return Unseen(_sorted(kinds), len(view.hand))
