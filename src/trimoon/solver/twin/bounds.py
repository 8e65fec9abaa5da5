"""What a side is sure of without any search: the twin's statement of the kernel's bounds.

Every bound is a proof for all plays of the others, so a search that uses it stays exact. Hands are
masks in the order of `Ranks`.
"""

from __future__ import annotations

from collections.abc import Iterable

from trimoon.solver.twin.ranks import Ranks, bits_in


def sure_trumps(ranks: Ranks, own: int, theirs: int) -> int:
    """Give the tricks that a hand's trumps take however the tiles are played.

    A trump is lost only to a higher one, and each higher one is spent on it. So trumps are matched
    with higher ones of the others, from the top; each one unmatched takes a trick.
    """
    higher = tricks = 0
    for bit in reversed(list(bits_in((own | theirs) & ranks.trumps))):
        if theirs >> bit & 1:
            higher += 1
        elif higher:
            higher -= 1
        else:
            tricks += 1
    return tricks


def in_a_row(ranks: Ranks, own: int, partner: int, one: int, other: int) -> int:
    """Give the tricks that the hand on lead is sure of, cashing what it can.

    `partner` is 0 for the declarer, `one` and `other` are the opponents' hands: the same hand
    twice for a defender.
    """
    trumps = ranks.trumps
    top = _above(own & trumps, (partner | one | other) & trumps).bit_count()
    ruffers = [hand for hand in (one, other) if (hand & trumps).bit_count() > top]
    if not ruffers:
        return _unruffed(ranks, own, partner, one | other)
    # Beside what its trumps are sure of, a lead that cannot lose. A partner forced to ruff would
    # lose a trump on it.
    leads = safe_leads(ranks, own & ~trumps, (one, other), ruffers)
    partner_ruffs = partner & trumps and not partner & ~trumps
    kept = max(sure_trumps(ranks, own, one | other), top)
    return kept + bool(leads and not partner_ruffs)


def safe_leads(ranks: Ranks, choice: int, theirs: Iterable[int], ruffers: Iterable[int]) -> int:
    """Give the tiles that no opponent has one over, and that all who might ruff have to follow."""
    safe = 0
    for bit in bits_in(choice):
        suit = ranks.suit[ranks.asked[bit]]
        over = ranks.beating[ranks.asked[bit]][bit] & suit
        if not any(hand & over for hand in theirs) and all(hand & suit for hand in ruffers):
            safe |= 1 << bit
    return safe


def _above(own: int, others: int) -> int:
    """Give the tiles of a mask over the highest of another."""
    return own >> others.bit_length() << others.bit_length()


def _beating_in_suit(ranks: Ranks, bit: int) -> int:
    return ranks.beating[ranks.asked[bit]][bit] & ~ranks.trumps


def _unruffed(ranks: Ranks, own: int, partner: int, theirs: int) -> int:
    """Count when nobody can ruff: the opponents' trumps are drawn by higher ones, or were none.

    Then every trump that the partner cannot beat takes a trick, and every master. A tile that only
    the partner beats takes one, or hands the lead over for the partner's own masters.
    """
    tricks, shared = _masters(ranks, own, partner, theirs)
    if not shared or theirs & ranks.trumps:
        return tricks + bool(shared)
    return max(tricks + 1, _masters(ranks, partner, own, theirs)[0])


def _masters(ranks: Ranks, own: int, partner: int, theirs: int) -> tuple[int, int]:
    """Count trumps over the partner's and tiles that nobody beats in their suit.

    Also give the number of tiles that only the partner beats.
    """
    trumps = ranks.trumps
    tricks, shared = _above(own & trumps, partner & trumps).bit_count(), 0
    for bit in bits_in(own & ~trumps):
        beating = _beating_in_suit(ranks, bit)
        if not beating & theirs:
            shared += bool(beating & partner)
            tricks += not beating & partner
    return tricks, shared
