// The three-player search: every seat for itself, on the points of the deal with the bid given.
//
// Backward induction. The declarer wants the bid made, and then the better defender to have few
// tricks; a defender wants points, and then the declarer set; whoever sees no difference plays the
// tile first in standard order. From a trick boundary on only three things count: the tiles and
// who leads, how many tricks the declarer still needs (all, if that is settled), and how far one
// defender is ahead of the other. Each such state is valued once.
#pragma once

#include <unordered_map>
#include <utility>
#include <vector>

#include "search.hpp"

namespace trimoon {

// Tricks to come of the declarer, of the defender after it, and of the other one.
using Shares = std::array<int, 3>;

struct Stakes {
    int needed;           // tricks that the declarer still needs
    int ahead;            // tricks of the defender after the declarer, less the other's
    bool defenders_gain;  // R9 set_scoring
    int bid;
};

class PointsSearch {
  public:
    PointsSearch(const Game& game, const std::array<std::uint8_t, TILE_COUNT>& standard)
        : game_(game), standard_(standard) {}

    std::uint64_t nodes = 0;

    Shares value(const Standing& now, Stakes stakes) {
        Move unused{};
        return best(now, stakes, unused);
    }

    // The plays that everybody is best off with, from here to the end.
    std::vector<Move> line(Standing now, Stakes stakes) {
        std::vector<Move> moves;
        while (now.hand[0] | now.hand[1] | now.hand[2]) {
            Move move{};
            best(now, stakes, move);
            moves.push_back(move);
            Shares taken{};
            now = played(now, move, stakes, taken);
        }
        return moves;
    }

  private:
    Shares best(const Standing& now, const Stakes& stakes, Move& chosen) {
        const int seat = (now.played - now.declarer + 3) % 3;  // 0 is the declarer
        Shares best{};
        bool is_first = true;
        game_.each_move(now, [&](Move move) {
            ++nodes;
            Stakes after = stakes;
            Shares shares{};
            const Standing next = played(now, move, after, shares);
            const Shares more = known(next, after);
            for (int i = 0; i < 3; ++i) shares[i] += more[i];
            const int difference = is_first ? 1 : preference(seat, shares, best, stakes);
            const bool is_earlier = standard_[move.tile] < standard_[chosen.tile];
            if (difference < 0 || (difference == 0 && !is_earlier)) return;
            best = shares;
            chosen = move;
            is_first = false;
        });
        return best;
    }

    Shares known(const Standing& now, Stakes stakes) {
        const int left = now.tricks_left();
        if (left == 0) return {};
        Move unused{};
        if (now.played) return best(now, stakes, unused);
        const int needed = stakes.needed <= 0 ? 0 : std::min(stakes.needed, left + 1);
        const std::uint64_t key = now.hand[0] | now.hand[1] | now.hand[2] |
                                  std::uint64_t(now.declarer << 8 | needed << 4 | (stakes.ahead + 7)) << 24;
        const auto found = values_.find(key);
        if (found != values_.end()) return found->second;
        stakes.needed = needed;
        const Shares shares = best(now, stakes, unused);
        values_.emplace(key, shares);
        return shares;
    }

    // The standing after a move; a trick that it ends is added to `taken` and to the stakes.
    Standing played(const Standing& now, Move move, Stakes& stakes, Shares& taken) const {
        int gained = 0;
        const Standing next = game_.after(now, move, gained);
        if (next.played) return next;
        const int taker = (3 - next.declarer) % 3;  // the taker leads
        ++taken[taker];
        if (taker == 0) --stakes.needed;
        if (taker == 1) ++stakes.ahead;
        if (taker == 2) --stakes.ahead;
        return next;
    }

    // More than 0 if the seat prefers one outcome, less if the other.
    static int preference(int seat, const Shares& one, const Shares& other, const Stakes& stakes) {
        const int made = is_made(one, stakes), other_made = is_made(other, stakes);
        if (seat == 0) return made != other_made ? made - other_made : best_defender(other, stakes) - best_defender(one, stakes);
        const int gain = stakes.defenders_gain ? stakes.bid : 0;
        const int points = one[seat] + (made ? 0 : gain), others = other[seat] + (other_made ? 0 : gain);
        return points != others ? points - others : other_made - made;
    }

    static bool is_made(const Shares& shares, const Stakes& stakes) { return shares[0] >= stakes.needed; }

    // Tricks in the deal of the defender who has more, counted from the other's at this point.
    static int best_defender(const Shares& shares, const Stakes& stakes) {
        return std::max(shares[1] + stakes.ahead, shares[2]);
    }

    const Game& game_;
    const std::array<std::uint8_t, TILE_COUNT>& standard_;
    std::unordered_map<std::uint64_t, Shares> values_;
};

}  // namespace trimoon
