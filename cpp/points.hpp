// The three-player search: every seat for itself, on the points of the deal with the bid given.
//
// Backward induction. The declarer wants the bid made, and then the better defender to have few
// tricks; a defender wants points, and then the declarer set; whoever sees no difference plays the
// tile first in standard order. From a trick boundary on only three things count: the tiles and
// who leads, how many tricks the declarer still needs (all, if that is settled), and how far one
// defender is ahead of the other. Each such state is valued once.
#pragma once

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

// The values of states between tricks. Like `Table` it is never cleared, and grows when half full.
class PointsTable {
  public:
    PointsTable() : entries_(std::size_t{1} << FIRST_BITS) {}

    static std::uint32_t key(const Standing& now, int needed, int ahead) {
        const Tiles held = now.hand[0] | now.hand[1] | now.hand[2];
        return held | std::uint32_t(now.declarer << 8 | needed << 4 | (ahead + 7)) << TILE_COUNT;
    }

    void forget() {
        used_ = 0;
        if (++age_ < AGES) return;
        std::fill(entries_.begin(), entries_.end(), 0);
        age_ = 1;
    }

    bool find(std::uint32_t key, Shares& shares) const {
        const std::uint64_t entry = entries_[place_of(key)];
        if (age_of(entry) != age_) return false;
        for (int i = 0; i < 3; ++i) shares[i] = int(entry >> (32 + 3 * i) & 7);
        return true;
    }

    void store(std::uint32_t key, const Shares& shares) {
        std::uint64_t entry = key | age_ << AGE_AT;
        for (int i = 0; i < 3; ++i) entry |= std::uint64_t(shares[i]) << (32 + 3 * i);
        entries_[place_of(key)] = entry;
        if (++used_ * 2 > entries_.size()) grow();
    }

  private:
    // An entry: 32 bits of key, three times 3 bits of tricks, the age.
    static constexpr int FIRST_BITS = 12, AGE_AT = 41;
    static constexpr std::uint64_t AGES = std::uint64_t{1} << (64 - AGE_AT);

    static std::uint64_t age_of(std::uint64_t entry) { return entry >> AGE_AT; }

    std::size_t place_of(std::uint32_t key) const {
        std::size_t place = key * 0x9E3779B1u >> (32 - bits_);
        while (age_of(entries_[place]) == age_ && std::uint32_t(entries_[place]) != key)
            place = (place + 1) & (entries_.size() - 1);
        return place;
    }

    void grow() {
        std::vector<std::uint64_t> old(entries_.size() * 2);
        old.swap(entries_);
        ++bits_;
        for (const std::uint64_t entry : old)
            if (age_of(entry) == age_) entries_[place_of(std::uint32_t(entry))] = entry;
    }

    std::vector<std::uint64_t> entries_;
    int bits_ = FIRST_BITS;
    std::uint64_t age_ = 1;
    std::size_t used_ = 0;
};

class PointsSearch {
  public:
    PointsSearch(const Game& game, PointsTable& values, const std::array<std::uint8_t, TILE_COUNT>& standard)
        : game_(game), values_(values), standard_(standard) {}

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
        const std::uint32_t key = PointsTable::key(now, needed, stakes.ahead);
        Shares shares{};
        if (values_.find(key, shares)) return shares;
        stakes.needed = needed;
        shares = best(now, stakes, unused);
        values_.store(key, shares);
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
    PointsTable& values_;
    const std::array<std::uint8_t, TILE_COUNT>& standard_;
};

}  // namespace trimoon
