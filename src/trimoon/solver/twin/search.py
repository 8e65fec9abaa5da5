"""The cooperative search: the declarer against two defenders who play as one.

The same search as `cpp/search.hpp`, node for node. Hands are masks in the order of `Ranks`, passed
in playing order, the leader's first; a place is a number in that order. A node is a tile played.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, TypeAlias

from trimoon.solver.twin.bounds import in_a_row, safe_leads, sure_trumps
from trimoon.solver.twin.ranks import SUITS, Ranks, bits_in

Hands: TypeAlias = tuple[int, int, int]
Known: TypeAlias = dict[tuple[Hands, int], tuple[int, int]]
"""The least and the most tricks of the declarer, by hands in playing order and its place."""

_TRUMP_SUIT: Final = len(SUITS) - 1


@dataclass(frozen=True, slots=True)
class Standing:
    """A point of the play. `tiles` lie in the trick under way, which asks for `suit`."""

    hands: Hands
    declarer: int
    tiles: tuple[int, ...]
    suit: int
    must_lead_trump: bool

    @property
    def tricks_left(self) -> int:
        return self.hands[2].bit_count()


@dataclass(frozen=True, slots=True)
class Move:
    """A tile, and the suit that it asks for if it is led."""

    tile: int
    suit: int


class Game:
    """What may be played and what follows: the rules of the play on masks."""

    def __init__(self, ranks: Ranks, names_suit: bool) -> None:
        self.ranks, self.names_suit = ranks, names_suit

    def moves(self, now: Standing) -> Iterator[Move]:
        hand = now.hands[len(now.tiles)]
        if now.tiles:
            for tile in bits_in(self._legal(hand, now.suit)):
                yield Move(tile, now.suit)
            return
        for tile in bits_in(self._legal(hand, _TRUMP_SUIT) if now.must_lead_trump else hand):
            for suit in self._suits_to_ask(tile):
                yield Move(tile, suit)

    def after(self, now: Standing, move: Move) -> tuple[Standing, int]:
        """Give the standing after a move, and 1 if it ends a trick that the declarer takes."""
        hands = _without(now.hands, len(now.tiles), move.tile)
        tiles = (*now.tiles, move.tile)
        if len(tiles) < 3:
            return Standing(hands, now.declarer, tiles, move.suit, False), 0
        taker = self._taker(now.suit, *tiles)
        rotated = (hands[taker], hands[taker - 2], hands[taker - 1])
        next_ = Standing(rotated, (now.declarer - taker) % 3, (), 0, False)
        return next_, int(taker == now.declarer)

    def _suits_to_ask(self, tile: int) -> tuple[int, ...]:
        asked, lower = self.ranks.asked[tile], self.ranks.lower[tile]
        return (asked, lower) if self.names_suit and lower != asked else (asked,)

    def _legal(self, hand: int, suit: int) -> int:
        return hand & self.ranks.suit[suit] or hand

    def _taker(self, suit: int, first: int, second: int, third: int) -> int:
        beating = self.ranks.beating[suit]
        best, place = (second, 1) if beating[first] >> second & 1 else (first, 0)
        return 2 if beating[best] >> third & 1 else place


class Search(Game):
    """Tells whether the declarer takes at least so many tricks.

    `known` holds what is proven of states between tricks, and may be shared by positions.
    """

    def __init__(self, ranks: Ranks, names_suit: bool, known: Known) -> None:
        super().__init__(ranks, names_suit)
        self.nodes = 0
        self._known = known

    def value_of(self, now: Standing, guess: int | None = None) -> int:
        """Give the exact number by threshold questions, beginning with a guess."""
        low, high = 0, now.tricks_left
        tricks = self._guess(now, high) if guess is None else guess
        while low < high:
            tricks = min(max(tricks, low + 1), high)
            if self.at_least(now, tricks):
                low = tricks
                tricks += 1
            else:
                tricks -= 1
                high = tricks
        return low

    def _guess(self, now: Standing, left: int) -> int:
        """Give the number to ask for first: one more than the declarer on lead can cash."""
        if now.tiles or not left:
            return (left + 1) // 3
        own, one, other = _sides(now.hands, now.declarer)
        if now.declarer == 0:
            return in_a_row(self.ranks, own, 0, one, other) + 1
        return left - in_a_row(self.ranks, one, other, own, own)

    def at_least(self, now: Standing, tricks: int) -> bool:
        if tricks <= 0:
            return True
        if tricks > now.tricks_left:
            return False
        if len(now.tiles) == 2:
            lead, second = now.tiles
            beaten = self.ranks.beating[now.suit][lead] >> second & 1
            return self._third(now.suit, now.tiles[beaten], beaten, now.hands, now.declarer, tricks)
        if now.tiles:
            return self._second(now.suit, now.tiles[0], now.hands, now.declarer, tricks)
        if now.must_lead_trump:
            choice = self._legal(now.hands[0], _TRUMP_SUIT)
            return self._lead(choice, now.hands, now.declarer, tricks)
        return self._boundary(now.hands, now.declarer, tricks)

    def _boundary(self, hands: Hands, declarer: int, k: int) -> bool:
        """Answer between tricks: what trumps make sure, what is known, what can be cashed.

        Only then is there a search; the order is that of what the checks cost.
        """
        ranks, left = self.ranks, hands[0].bit_count()
        if left == 1:
            return self._last_trick(hands, declarer)
        own, one, other = _sides(hands, declarer)
        if sure_trumps(ranks, own, one | other) >= k:
            return True
        if left - max(sure_trumps(ranks, hand, own) for hand in (one, other)) < k:
            return False
        key = (hands, declarer)
        low, high = self._known.get(key, (0, left))
        if low >= k or high < k:
            return low >= k
        if declarer == 0 and in_a_row(ranks, own, 0, one, other) >= k:
            return True
        if declarer != 0 and left - in_a_row(ranks, one, other, own, own) < k:
            return False
        yes = self._lead(hands[0], hands, declarer, k)
        low, high = self._known.get(key, (0, left))
        self._known[key] = (k, high) if yes else (low, k - 1)
        return yes

    def _last_trick(self, hands: Hands, declarer: int) -> bool:
        self.nodes += 3
        lead, second, third = (hand.bit_length() - 1 for hand in hands)
        takers = [
            self._taker(suit, lead, second, third) == declarer for suit in self._suits_to_ask(lead)
        ]
        return any(takers) if declarer == 0 else all(takers)

    def _untried(self, tiles: Iterator[int], elsewhere: int) -> Iterator[int]:
        """Leave out leads that no tile in another hand can tell from one before."""
        tried: list[int] = []
        for tile in tiles:
            if all(self.ranks.telling[tile][other] & elsewhere for other in tried):
                tried.append(tile)
                yield tile

    def _lead(self, choice: int, hands: Hands, declarer: int, k: int) -> bool:
        wants = declarer == 0
        for tile in self._untried(self._leads(choice, hands, declarer), hands[1] | hands[2]):
            for suit in self._suits_to_ask(tile):
                self.nodes += 1
                rest = _without(hands, 0, tile)
                if self._second(suit, tile, rest, declarer, k) == wants:
                    return wants
        return not wants

    def _leads(self, choice: int, hands: Hands, declarer: int) -> Iterator[int]:
        """Give first the tiles that cannot lose the trick, dear ones first.

        Of the rest the declarer tries dear ones, which draw out what is above them, the defenders
        cheap ones.
        """
        theirs = hands[1:] if declarer == 0 else (hands[declarer],)
        ruffers = [hand for hand in theirs if hand & self.ranks.trumps]
        safe = safe_leads(self.ranks, choice, theirs, ruffers)
        yield from reversed(list(bits_in(safe)))
        rest = list(bits_in(choice & ~safe))
        yield from reversed(rest) if declarer == 0 else rest

    def _second(self, suit: int, lead: int, hands: Hands, declarer: int, k: int) -> bool:
        wants = declarer == 1
        choice = self._legal(hands[1], suit)
        winners = choice & self.ranks.beating[suit][lead]
        for place, group in ((1, winners), (0, choice & ~winners)):
            for tile in bits_in(group):
                self.nodes += 1
                best = tile if place else lead
                rest = _without(hands, 1, tile)
                if self._third(suit, best, place, rest, declarer, k) == wants:
                    return wants
        return not wants

    def _third(self, suit: int, best: int, taker: int, hands: Hands, declarer: int, k: int) -> bool:
        """End the trick, which goes to `taker` with the tile `best` unless it is beaten."""
        wants = declarer == 2
        choice = self._legal(hands[2], suit)
        winners = choice & self.ranks.beating[suit][best]
        groups = [(2, winners), (taker, choice & ~winners)]
        if declarer not in (2, taker):  # the partner wins: let it
            groups.reverse()
        for place, group in groups:
            if group and self._ends(group, place, hands, declarer, k) == wants:
                return wants
        return not wants

    def _ends(self, choice: int, taker: int, hands: Hands, declarer: int, k: int) -> bool:
        wants = declarer == 2
        more = k - (taker == declarer)
        if more <= 0 or more > hands[2].bit_count() - 1:
            self.nodes += 1
            return more <= 0
        for tile in bits_in(choice):
            self.nodes += 1
            a, b, c = _without(hands, 2, tile)
            rotated = ((a, b, c), (b, c, a), (c, a, b))[taker]
            if self._boundary(rotated, (declarer - taker) % 3, more) == wants:
                return wants
        return not wants


def _without(hands: Hands, place: int, tile: int) -> Hands:
    a, b, c = hands
    bit = 1 << tile
    return (a ^ bit, b, c) if place == 0 else (a, b ^ bit, c) if place == 1 else (a, b, c ^ bit)


def _sides(hands: Hands, declarer: int) -> Hands:
    """Give the declarer's hand, and the defenders' in playing order."""
    a, b, c = hands
    return ((a, b, c), (b, a, c), (c, a, b))[declarer]
