"""What a side is sure of without any search: the twin's statement of the kernel's bounds.

Every bound is a proof for all plays of the others, so a search that uses it stays exact. Hands are
masks in the order of `Ranks`.
"""

from __future__ import annotations

from typing import Final

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
    kept = max(sure_trumps(ranks, own, one | other), top)
    return kept + _cashed(ranks, own, partner, one | other, ruffers)


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


_ENDLESS: Final = 7


def _cashed(ranks: Ranks, own: int, partner: int, theirs: int, ruffers: list[int]) -> int:
    """Count masters that those who could ruff have to follow.

    In the j-th such trick a hand has lost j-1 tiles, so it follows if it began with j of the suit.
    """
    by_length = [0] * (_ENDLESS + 1)
    shared = 0
    for bit in bits_in(own & ~ranks.trumps):
        beating = _beating_in_suit(ranks, bit)
        if beating & theirs:
            continue
        suit = ranks.suit[ranks.asked[bit]]
        length = min((hand & suit).bit_count() for hand in ruffers)
        if beating & partner:
            shared = max(shared, length)
        else:
            by_length[length] += 1
    tricks = 0
    for length in range(1, _ENDLESS + 1):
        tricks = min(length, tricks + by_length[length])
    # A partner forced to ruff would take the lead: it must have other tiles to spare.
    spare = (partner & ~ranks.trumps).bit_count() if partner & ranks.trumps else _ENDLESS
    tricks = min(tricks, spare)
    return tricks + (shared > tricks and spare > tricks)
