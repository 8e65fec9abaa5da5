// The cooperative search: does the declarer take at least k of the tricks left, all tiles face up,
// the defenders playing as one?
//
// Hands are passed in playing order, the leader's first; P is the declarer's place in that order,
// a template argument, so that who wants what is known when this is compiled. A node is a tile
// played. `twin.py` states the same search in Python, node for node; docs/solver.md explains it.
#pragma once

#include <cstdint>

#include "table.hpp"
#include "tiles.hpp"

namespace trimoon {

// A point of the play. `hand` is in playing order from the leader of the trick under way, without
// the tiles lying in it.
struct Standing {
    std::array<Tiles, 3> hand;
    int declarer;  // a place in playing order
    int played;    // tiles lying in the trick: 0, 1 or 2
    std::array<int, 2> tile;
    int suit;            // asked for, once a tile lies
    bool must_lead_trump;  // R9 first_lead_trump

    int tricks_left() const { return count(hand[2]); }  // the last to play has not played yet
};

struct Move {
    int tile, suit;  // `suit` is the one asked for, by a lead
};

// Which trumps cannot be kept from taking a trick, however the tiles are played: a side loses a
// trump only to a higher one, and each higher one is spent on it. So trumps are matched with higher
// ones of the others, from the top; each one unmatched takes a trick.
class SureTrumps {
  public:
    SureTrumps() {
        for (int mask = 0; mask < MASKS; ++mask)
            for (int bit = 0, worth = 1; bit < MOST; ++bit, worth *= 3)
                if (mask >> bit & 1) ternary_[mask] += worth;
        for (int own = 0; own < MASKS; ++own)
            for (int theirs = 0; theirs < MASKS; ++theirs)
                if (!(own & theirs)) tricks_[ternary_[own] + 2 * ternary_[theirs]] = matched(own, theirs);
    }
    // A place value for each trump of a hand, so that hands can be added.
    int digits(Tiles trumps) const { return ternary_[trumps]; }
    int tricks(int own_digits, int their_digits) const { return tricks_[own_digits + 2 * their_digits]; }

  private:
    static constexpr int MOST = 7, MASKS = 128, OWNERS = 2187;  // 3^7: own, theirs or gone

    static std::uint8_t matched(int own, int theirs) {
        int higher = 0, tricks = 0;
        for (int bit = MOST - 1; bit >= 0; --bit) {
            if (theirs >> bit & 1) ++higher;
            if (!(own >> bit & 1)) continue;
            higher ? --higher : ++tricks;
        }
        return std::uint8_t(tricks);
    }

    std::array<std::uint16_t, MASKS> ternary_{};
    std::array<std::uint8_t, OWNERS> tricks_{};
};

inline const SureTrumps sure_trumps;

// What may be played and what follows: the rules of the play on masks.
class Game {
  public:
    Game(const Ranks& ranks, bool names_suit) : ranks_(ranks), names_suit_(names_suit) {}

    // The legal moves, in standard order of the kernel's bits.
    template <class Visit>
    void each_move(const Standing& now, Visit visit) const {
        const Tiles hand = now.hand[now.played];
        if (now.played) return each(legal(hand, now.suit), [&](int tile) { visit(Move{tile, now.suit}); });
        each(now.must_lead_trump ? legal(hand, TRUMPS) : hand, [&](int tile) {
            visit(Move{tile, ranks_.asked[tile]});
            if (names_two(tile)) visit(Move{tile, ranks_.lower[tile]});
        });
    }

    // The standing after a move; `gained` is 1 if the move ends a trick that the declarer takes.
    Standing after(const Standing& now, Move move, int& gained) const {
        Standing next = now;
        next.hand[now.played] ^= only(move.tile);
        next.must_lead_trump = false;
        gained = 0;
        if (now.played < 2) {
            next.tile[now.played] = move.tile;
            next.suit = move.suit;
            ++next.played;
            return next;
        }
        const int taker = taker_of(now.suit, now.tile[0], now.tile[1], move.tile);
        gained = taker == now.declarer;
        next.declarer = (now.declarer - taker + 3) % 3;
        for (int place = 0; place < 3; ++place)
            next.hand[place] = (place + taker) % 3 == 2 ? now.hand[2] ^ only(move.tile)
                                                        : now.hand[(place + taker) % 3];
        next.played = 0;
        return next;
    }

  protected:
    template <class Visit>
    static void each(Tiles tiles, Visit visit) {
        for (; tiles; tiles = without_lowest(tiles)) visit(lowest(tiles));
    }

    Tiles legal(Tiles hand, int suit) const {
        const Tiles following = hand & ranks_.suit[suit];
        return following ? following : hand;
    }

    bool names_two(int tile) const { return names_suit_ && ranks_.lower[tile] != ranks_.asked[tile]; }

    int taker_of(int suit, int first, int second, int third) const {
        const bool second_beats = ranks_.beating[suit][first] >> second & 1;
        const int best = second_beats ? second : first;
        return ranks_.beating[suit][best] >> third & 1 ? 2 : second_beats;
    }

    const Ranks& ranks_;
    const bool names_suit_;
};

template <class Known>
class Search : public Game {
  public:
    Search(const Ranks& ranks, Known& known, bool names_suit) : Game(ranks, names_suit), known_(known) {}

    std::uint64_t nodes = 0;

    bool at_least(const Standing& now, int tricks) {
        if (tricks <= 0) return true;
        if (tricks > now.tricks_left()) return false;
        switch (now.declarer) {
            case 0: return from<0>(now, tricks);
            case 1: return from<1>(now, tricks);
            default: return from<2>(now, tricks);
        }
    }

    // The exact number, by threshold questions that share what they prove.
    int value(const Standing& now, int guess) {
        int low = 0, high = now.tricks_left();
        for (int tricks = guess; low < high;) {
            tricks = std::min(std::max(tricks, low + 1), high);
            if (at_least(now, tricks)) low = tricks++;
            else high = --tricks;
        }
        return low;
    }
    int value(const Standing& now) { return value(now, guess(now)); }

  private:
    static constexpr Tiles NOBODY = ~Tiles{0};  // of no hand, and never void

    // What to ask for first: with the declarer on lead, one more than it can cash.
    int guess(const Standing& now) const {
        const int left = now.tricks_left();
        if (now.played || left == 0) return (left + 1) / 3;
        const auto [a, b, c] = now.hand;
        if (now.declarer == 0) return in_a_row(a, 0, b, c, sure(a, b | c)) + 1;
        const Tiles own = now.declarer == 1 ? b : c, partner = now.declarer == 1 ? c : b;
        return left - in_a_row(a, partner, own, own, sure(a, own));
    }

    template <int P>
    bool from(const Standing& now, int k) {
        const auto [a, b, c] = now.hand;
        const int left = now.tricks_left();
        if (now.played == 2) {
            const bool beaten = ranks_.beating[now.suit][now.tile[0]] >> now.tile[1] & 1;
            return beaten ? third<P, 1>(now.suit, now.tile[1], a, b, c, left, k)
                          : third<P, 0>(now.suit, now.tile[0], a, b, c, left, k);
        }
        if (now.played == 1) return second<P>(now.suit, now.tile[0], a, b, c, left, k);
        if (now.must_lead_trump) return lead<P>(legal(a, TRUMPS), a, b, c, left, k);
        return boundary<P>(a, b, c, left, k);
    }

    // Between tricks, 1 <= k <= left: what trumps make sure, what is known, what can be cashed, and
    // only then the search. The order is that of what the checks cost.
    template <int P>
    bool boundary(Tiles a, Tiles b, Tiles c, int left, int k) {
        if (left == 1) return last_trick<P>(a, b, c);
        const Tiles own = P == 0 ? a : P == 1 ? b : c, one = P == 0 ? b : a, other = P == 2 ? b : c;
        int own_sure = 0, one_sure = 0;
        if ((a | b | c) & ranks_.trumps) {
            const int owns = digits(own), ones = digits(one), others = digits(other);
            own_sure = sure_trumps.tricks(owns, ones + others);
            one_sure = sure_trumps.tricks(ones, owns);
            if (own_sure >= k) return true;
            if (left - std::max(one_sure, sure_trumps.tricks(others, owns)) < k) return false;
        }
        const auto key = Known::key(a, b, c, P);
        const Bounds before = known_.bounds(key, left);
        if (before.low >= k) return true;
        if (before.high < k) return false;
        if (P == 0 && in_a_row(own, 0, one, other, own_sure) >= k) return true;
        if (P != 0 && left - in_a_row(one, other, own, own, one_sure) < k) return false;
        const bool yes = lead<P>(a, a, b, c, left, k);
        const Bounds now = known_.bounds(key, left);
        known_.store(key, yes ? Bounds{k, now.high} : Bounds{now.low, k - 1});
        return yes;
    }

    // With one tile each nothing is left to choose but, where the house says so, the end asked for.
    template <int P>
    bool last_trick(Tiles a, Tiles b, Tiles c) {
        nodes += 3;
        const int lead = lowest(a), second = lowest(b), third = lowest(c);
        const bool taken = taker_of(ranks_.asked[lead], lead, second, third) == P;
        if (!names_two(lead) || taken == (P == 0)) return taken;
        return taker_of(ranks_.lower[lead], lead, second, third) == P;
    }

    int digits(Tiles hand) const { return sure_trumps.digits(hand >> ranks_.first_trump); }
    int sure(Tiles own, Tiles theirs) const { return sure_trumps.tricks(digits(own), digits(theirs)); }

    // Tricks that a leader is sure of with its side's help: `partner` is empty for the declarer,
    // the two opponents are the same hand for a defender. `sure_tricks` are the leader's trumps'.
    int in_a_row(Tiles own, Tiles partner, Tiles one, Tiles other, int sure_tricks) const {
        const Tiles trumps = ranks_.trumps, higher = (partner | one | other) & trumps;
        const int top = count(higher ? own & above(highest(higher)) & trumps : own & trumps);
        const bool one_ruffs = count(one & trumps) > top, other_ruffs = count(other & trumps) > top;
        if (!one_ruffs && !other_ruffs) return unruffed(own, partner, one | other);
        // Beside what its trumps are sure of, a lead that cannot lose. A partner forced to ruff would
        // lose a trump on it.
        const bool partner_ruffs = partner & trumps && !(partner & ~trumps);
        const Tiles leads = safe_leads(own & ~trumps, one | other, one_ruffs ? one : NOBODY, other_ruffs ? other : NOBODY);
        return std::max(sure_tricks, top) + (leads && !partner_ruffs);
    }

    // Top trumps draw those of the opponents, or they have none: then every trump that the partner
    // cannot beat takes a trick, and every master: a tile that nobody can beat in its suit. A tile
    // that only the partner beats takes one, or hands the lead over for the partner's own masters.
    int unruffed(Tiles own, Tiles partner, Tiles theirs) const {
        Tiles shared = 0;
        const int tricks = masters(own, partner, theirs, shared);
        if (!shared || theirs & ranks_.trumps) return tricks + (shared != 0);
        Tiles unused = 0;
        return std::max(tricks + 1, masters(partner, own, theirs, unused));
    }

    int masters(Tiles own, Tiles partner, Tiles theirs, Tiles& shared) const {
        const Tiles trumps = ranks_.trumps, partners = partner & trumps;
        int tricks = count(partners ? own & above(highest(partners)) & trumps : own & trumps);
        for (Tiles side = own & ~trumps; side; side = without_lowest(side)) {
            const Tiles over = ranks_.over[lowest(side)];
            if (over & theirs) continue;
            if (over & partner) shared |= side & -side;
            else ++tricks;
        }
        return tricks;
    }

    // The tiles that nobody of `theirs` has one over, and that both who might ruff have to follow.
    Tiles safe_leads(Tiles choice, Tiles theirs, Tiles first_ruffer, Tiles second_ruffer) const {
        Tiles safe = 0;
        for (; choice; choice = without_lowest(choice)) {
            const Tiles followed = ranks_.followed[lowest(choice)];
            if (!(ranks_.over[lowest(choice)] & theirs) && followed & first_ruffer && followed & second_ruffer)
                safe |= choice & -choice;
        }
        return safe;
    }

    // A hand that can ruff where it cannot follow; what has no trump never ruffs.
    Tiles ruffer(Tiles hand) const { return hand & ranks_.trumps ? hand : NOBODY; }

    // Two tiles of one hand are alike as long as no tile elsewhere can tell them apart: one of them
    // need be tried only. Asked of leads alone: later in the trick it costs more than it saves.
    bool is_tried(int tile, Tiles tried, Tiles elsewhere) const {
        for (; tried; tried = without_lowest(tried))
            if (!(ranks_.telling[tile][lowest(tried)] & elsewhere)) return true;
        return false;
    }

    // First the tiles that cannot lose the trick, dear ones first. Of the rest the declarer tries dear
    // ones, which draw out what is above them, the defenders cheap ones.
    template <int P>
    bool lead(Tiles choice, Tiles a, Tiles b, Tiles c, int left, int k) {
        constexpr bool wants = P == 0;
        const Tiles one = P == 2 ? c : b, other = P == 1 ? b : c;  // the opponents, or twice the one
        const Tiles safe = safe_leads(choice, one | other, ruffer(one), ruffer(other));
        Tiles tried = 0;
        for (Tiles group = safe; group; group ^= only(highest(group)))
            if (leads<P>(highest(group), tried, a, b, c, left, k) == wants) return wants;
        for (Tiles group = choice & ~safe; group;) {
            const int tile = P == 0 ? highest(group) : lowest(group);
            group ^= only(tile);
            if (leads<P>(tile, tried, a, b, c, left, k) == wants) return wants;
        }
        return !wants;
    }

    template <int P>
    bool leads(int tile, Tiles& tried, Tiles a, Tiles b, Tiles c, int left, int k) {
        constexpr bool wants = P == 0;
        if (is_tried(tile, tried, b | c)) return !wants;
        tried |= only(tile);
        ++nodes;
        if (second<P>(ranks_.asked[tile], tile, a ^ only(tile), b, c, left, k) == wants) return wants;
        if (!names_two(tile)) return !wants;
        ++nodes;
        return second<P>(ranks_.lower[tile], tile, a ^ only(tile), b, c, left, k);
    }

    template <int P>
    bool second(int suit, int lead, Tiles a, Tiles b, Tiles c, int left, int k) {
        constexpr bool wants = P == 1;
        const Tiles choice = legal(b, suit), winners = choice & ranks_.beating[suit][lead];
        if (plays<P, 1>(winners, suit, lead, a, b, c, left, k) == wants) return wants;
        return plays<P, 0>(choice & ~winners, suit, lead, a, b, c, left, k);
    }

    // The second seat plays one of these tiles, after which place W wins so far.
    template <int P, int W>
    bool plays(Tiles group, int suit, int lead, Tiles a, Tiles b, Tiles c, int left, int k) {
        constexpr bool wants = P == 1;
        for (; group; group = without_lowest(group)) {
            const int tile = lowest(group);
            ++nodes;
            if (third<P, W>(suit, W ? tile : lead, a, b ^ only(tile), c, left, k) == wants) return wants;
        }
        return !wants;
    }

    // W is the place that wins so far, with the tile `best`.
    template <int P, int W>
    bool third(int suit, int best, Tiles a, Tiles b, Tiles c, int left, int k) {
        constexpr bool wants = P == 2, partner_wins = P != 2 && W != P;
        const Tiles choice = legal(c, suit), winners = choice & ranks_.beating[suit][best];
        const Tiles losers = choice & ~winners;
        if (partner_wins && ends<P, W>(losers, a, b, c, left, k) == wants) return wants;
        if (ends<P, 2>(winners, a, b, c, left, k) == wants) return wants;
        return partner_wins ? !wants : ends<P, W>(losers, a, b, c, left, k);
    }

    // The trick ends with one of these tiles and goes to place W.
    template <int P, int W>
    bool ends(Tiles choice, Tiles a, Tiles b, Tiles c, int left, int k) {
        constexpr bool wants = P == 2;
        if (!choice) return !wants;
        const int more = k - (W == P);
        if (more <= 0 || more > left - 1) {
            ++nodes;
            return more <= 0;
        }
        for (; choice; choice = without_lowest(choice)) {
            const Tiles rest = c ^ only(lowest(choice));
            ++nodes;
            const bool yes = W == 0   ? boundary<P>(a, b, rest, left - 1, more)
                             : W == 1 ? boundary<(P + 2) % 3>(b, rest, a, left - 1, more)
                                      : boundary<(P + 1) % 3>(rest, a, b, left - 1, more);
            if (yes == wants) return wants;
        }
        return !wants;
    }

    Known& known_;
};

}  // namespace trimoon
