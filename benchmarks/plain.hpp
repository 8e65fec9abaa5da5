// The reference that the solver is measured against: alpha-beta with a hash table, as anybody would
// write it first. Null windows from below, high tiles first, bounds kept at trick
// boundaries. It shares the masks of `tiles.hpp` with the solver, and none of its ideas.
#pragma once

#include <vector>

#include "../cpp/tiles.hpp"

namespace trimoon {

class Plain {
  public:
    explicit Plain(const Ranks& ranks, bool names_suit = false)
        : ranks_(ranks), names_suit_(names_suit), entries_(std::size_t{1} << BITS) {}

    // Tricks of the declarer, who sits at `declarer` places after the leader.
    int value(std::array<Tiles, 3> hands, int declarer) {
        ++age_;
        int tricks = 0;
        while (tricks < count(hands[0]) && between(hands, declarer, tricks, tricks + 1) > tricks) ++tricks;
        return tricks;
    }

  private:
    static constexpr int BITS = 16;

    struct Entry {
        std::uint32_t key = 0, age = 0;
        std::int8_t low = 0, high = 0;
    };

    int between(const std::array<Tiles, 3>& hands, int declarer, int alpha, int beta) {
        const int left = count(hands[0]);
        if (left == 0) return 0;
        const std::uint32_t key = (hands[0] | hands[1] | hands[2]) | std::uint32_t(declarer) << TILE_COUNT;
        Entry& entry = entries_[key * 0x9E3779B1u >> (32 - BITS)];
        int low = 0, high = left;
        if (entry.age == age_ && entry.key == key) {
            low = entry.low;
            high = entry.high;
            if (low >= beta || low == high) return low;
            if (high <= alpha) return high;
        }
        const int value = play(hands, declarer, 0, 0, {}, alpha, beta);
        if (value > alpha) low = std::max(low, value);
        if (value < beta) high = std::min(high, value);
        entry.key = key;
        entry.age = age_;
        entry.low = std::int8_t(low);
        entry.high = std::int8_t(high);
        return value;
    }

    int play(std::array<Tiles, 3> hands, int declarer, int place, int suit, std::array<int, 3> trick, int alpha, int beta) {
        if (place == 3) return end(hands, declarer, suit, trick, alpha, beta);
        Tiles choice = hands[place];
        if (place && choice & ranks_.suit[suit]) choice &= ranks_.suit[suit];
        const bool is_declarer = place == declarer;
        int best = is_declarer ? 0 : count(hands[2]);
        const Tiles held = hands[place];
        for (; choice; choice ^= only(trick[place])) {
            trick[place] = highest(choice);
            hands[place] = held ^ only(trick[place]);
            const int asked = place ? suit : ranks_.asked[trick[0]], lower = ranks_.lower[trick[0]];
            for (int end = 0; end < 1 + (place == 0 && names_suit_ && lower != asked); ++end) {
                const int value = play(hands, declarer, place + 1, end ? lower : asked, trick, alpha, beta);
                best = is_declarer ? std::max(best, value) : std::min(best, value);
                (is_declarer ? alpha : beta) = is_declarer ? std::max(alpha, best) : std::min(beta, best);
                if (alpha >= beta) return best;
            }
        }
        return best;
    }

    int end(const std::array<Tiles, 3>& hands, int declarer, int suit, const std::array<int, 3>& trick, int alpha, int beta) {
        int taker = 0;
        for (int place = 1; place < 3; ++place)
            if (ranks_.beating[suit][trick[taker]] >> trick[place] & 1) taker = place;
        const int won = taker == declarer;
        const std::array<Tiles, 3> next{hands[taker], hands[(taker + 1) % 3], hands[(taker + 2) % 3]};
        return won + between(next, (declarer - taker + 3) % 3, alpha - won, beta - won);
    }

    const Ranks& ranks_;
    const bool names_suit_;  // R9 leader_names_suit
    std::vector<Entry> entries_;
    std::uint32_t age_ = 0;
};

}  // namespace trimoon
