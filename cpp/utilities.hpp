// What the ends of a deal are worth to each seat, and the play in which every seat, all tiles face
// up, takes what is worth most to itself ("max-n").
//
// An end is known by two numbers of tricks, so the search carries no values at all: a seat compares
// ends. Whoever sees no difference plays its lowest bit, the tile to throw away, and of one tile the
// higher end.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "context.hpp"

namespace trimoon {

// Tricks of the declarer and of the defender after it, in one number below 64.
struct Ending {
    static constexpr int COUNT = 64, DECLARER = 8, NEXT = 1;
    // What a trick adds that a role takes: 0 is the declarer, 1 the defender after it, 2 the other.
    static constexpr std::array<int, 3> TRICK{DECLARER, NEXT, 0};
};

class Utility {
  public:
    // `worth[declarer's tricks][next defender's tricks][role]`.
    explicit Utility(const double* worth) {
        for (int ending = 0; ending < Ending::COUNT; ++ending)
            for (int role = 0; role < 3; ++role)
                worth_[role][ending] = ceiling_[0][role][ending] = worth[3 * ending + role];
        for (int left = 1; left < MOST; ++left)
            for (int role = 0; role < 3; ++role)
                for (int ending = 0; ending < Ending::COUNT; ++ending)
                    ceiling_[left][role][ending] = highest_after(left - 1, role, ending);
    }

    double of(int role, int ending) const { return worth_[role][ending]; }

    // The most that a role can still come to with so many tricks left.
    double ceiling(int role, int taken, int left) const { return ceiling_[left][role][taken]; }

  private:
    static constexpr int MOST = 8;  // 0 to 7 tricks left
    using ByEnding = std::array<double, Ending::COUNT>;

    double highest_after(int left, int role, int ending) const {
        double most = ceiling_[left][role][ending];
        if (ending < 7 * Ending::DECLARER) most = std::max(most, ceiling_[left][role][ending + Ending::DECLARER]);
        if (ending % 8 < 7) most = std::max(most, ceiling_[left][role][ending + Ending::NEXT]);
        return most;
    }

    std::array<ByEnding, 3> worth_{};
    std::array<std::array<ByEnding, 3>, MOST> ceiling_{};
};

inline int role_to_play(const Standing& now) { return (now.played - now.declarer + 3) % 3; }

// The tricks taken after a move that led to `next`.
inline int taken_after(int taken, const Standing& next) {
    return next.played ? taken : taken + Ending::TRICK[(3 - next.declarer) % 3];  // the taker leads
}

// How play between tricks ends, by hands. It grows when half full, and starts anew when too large.
class EndingTable {
  public:
    struct Key {
        std::uint64_t first;  // 22 bits of one hand, 22 of the next, 2 for who leads, 6 of tricks taken
        Tiles third;
    };

    EndingTable() : entries_(std::size_t{1} << FIRST_BITS) {}

    static Key key(Tiles a, Tiles b, Tiles c, int declarer, int taken) {
        return {a | std::uint64_t{b} << TILE_COUNT | std::uint64_t(declarer | taken << 2) << 2 * TILE_COUNT, c};
    }

    // An ending, or -1.
    int find(Key key) const {
        const Entry& entry = entries_[place_of(key)];
        return entry.third ? entry.ending : -1;
    }

    void store(Key key, int ending) {
        entries_[place_of(key)] = {key.first, key.third, std::uint8_t(ending)};
        if (++used_ * 2 > entries_.size()) grow();
    }

  private:
    static constexpr int FIRST_BITS = 12, MOST_BITS = 21;  // 64 KB, 32 MB

    struct Entry {
        std::uint64_t first = 0;
        Tiles third = 0;  // 0: nothing is kept here
        std::uint8_t ending = 0;
    };

    std::size_t place_of(Key key) const {
        std::uint64_t mixed = key.first * 0x9E3779B97F4A7C15u ^ key.third * 0xC2B2AE3D27D4EB4Fu;
        mixed = (mixed ^ mixed >> 29) * 0xBF58476D1CE4E5B9u;
        std::size_t place = std::size_t(mixed >> (64 - bits_));
        while (entries_[place].third && (entries_[place].first != key.first || entries_[place].third != key.third))
            place = (place + 1) & (entries_.size() - 1);
        return place;
    }

    void grow() {
        used_ = 0;
        if (bits_ == MOST_BITS) return std::fill(entries_.begin(), entries_.end(), Entry{});
        std::vector<Entry> old(entries_.size() * 2);
        old.swap(entries_);
        ++bits_;
        for (const Entry& entry : old) {
            if (!entry.third) continue;
            entries_[place_of({entry.first, entry.third})] = entry;
            ++used_;
        }
    }

    std::vector<Entry> entries_;
    int bits_ = FIRST_BITS;
    std::size_t used_ = 0;
};

// Each seat for itself, from any point of the play. Hands are passed in playing order.
class MaxN : public Game {
  public:
    MaxN(const Ranks& ranks, bool names_suit, const Utility& utility) : Game(ranks, names_suit), utility_(utility) {}

    // How the deal ends.
    int ending(const Standing& now, int taken) {
        const auto [a, b, c] = now.hand;
        if (!(a | b | c)) return taken;
        const int left = now.tricks_left();
        const State state{a, b, c, now.declarer, taken, left, taken, left};
        if (now.played == 2) {
            const bool beaten = ranks_.beating[now.suit][now.tile[0]] >> now.tile[1] & 1;
            return third(state, now.suit, beaten ? now.tile[1] : now.tile[0], beaten);
        }
        if (now.played == 1) return second(state, now.suit, now.tile[0]);
        return now.must_lead_trump ? lead(state, legal(a, TRUMPS)) : between(state);
    }

    // The play of the seat to move.
    Move best(const Standing& now, int taken) {
        const int role = role_to_play(now);
        Move chosen{};
        double most = 0;
        bool is_first = true;
        each_move(now, [&](Move move) {
            int gained = 0;
            const Standing next = after(now, move, gained);
            const double worth = utility_.of(role, ending(next, taken_after(taken, next)));
            if (!is_first && worth <= most) return;
            chosen = move;
            most = worth;
            is_first = false;
        });
        return chosen;
    }

  private:
    // `sure` are the tricks taken with those that trumps make sure of, `open` the others.
    struct State {
        Tiles a, b, c;
        int declarer, taken, left, sure, open;

        int role(int place) const { return ROLE[place + 3 - declarer]; }
        static constexpr std::array<int, 6> ROLE{0, 1, 2, 0, 1, 2};
    };

    // The best ending for a role so far; nothing is better once its ceiling is reached.
    struct Best {
        const Utility& utility;
        int role;
        double ceiling, most = 0;
        int ending = -1;

        Best(const Utility& utility, const State& state, int place)
            : utility(utility), role(state.role(place)), ceiling(utility.ceiling(role, state.sure, state.open)) {}

        bool is_enough(int other) {
            const double worth = utility.of(role, other);
            if (ending < 0 || worth > most) {
                ending = other;
                most = worth;
            }
            return most >= ceiling;
        }
    };

    int between(State state) {
        if (state.left == 1) return last_trick(state);
        if ((state.a | state.b | state.c) & ranks_.trumps) {
            count_sure(state);
            if (!state.open) return state.sure;
        }
        const auto key = EndingTable::key(state.a, state.b, state.c, state.declarer, state.taken);
        const int known = endings_.find(key);
        if (known >= 0) return known;
        const int found = lead(state, state.a);
        endings_.store(key, found);
        return found;
    }

    // With one tile each nothing is left to choose but, where the house says so, the end asked for.
    int last_trick(const State& state) const {
        const int tile = lowest(state.a), ending = last_trick(state, ranks_.asked[tile]);
        if (!names_two(tile)) return ending;
        const int other = last_trick(state, ranks_.lower[tile]), role = state.role(0);
        return utility_.of(role, other) > utility_.of(role, ending) ? other : ending;
    }

    int last_trick(const State& state, int suit) const {
        const int taker = taker_of(suit, lowest(state.a), lowest(state.b), lowest(state.c));
        return state.taken + Ending::TRICK[state.role(taker)];
    }

    void count_sure(State& state) const {
        const std::array<int, 3> digits{digits_of(state.a), digits_of(state.b), digits_of(state.c)};
        const int all = digits[0] + digits[1] + digits[2];
        for (int place = 0; place < 3; ++place) {
            const int tricks = sure_trumps.tricks(digits[place], all - digits[place]);
            state.sure += tricks * Ending::TRICK[state.role(place)];
            state.open -= tricks;
        }
    }

    int digits_of(Tiles hand) const { return sure_trumps.digits((hand & ranks_.trumps) >> ranks_.first_trump); }

    int lead(const State& state, Tiles choice) {
        Best best(utility_, state, 0);
        for (; choice; choice = without_lowest(choice)) {
            const int tile = lowest(choice);
            State next = state;
            next.a ^= only(tile);
            if (best.is_enough(second(next, ranks_.asked[tile], tile))) break;
            if (names_two(tile) && best.is_enough(second(next, ranks_.lower[tile], tile))) break;
        }
        return best.ending;
    }

    int second(const State& state, int suit, int first) {
        Best best(utility_, state, 1);
        for (Tiles choice = legal(state.b, suit); choice; choice = without_lowest(choice)) {
            const int tile = lowest(choice);
            State next = state;
            next.b ^= only(tile);
            const bool beats = ranks_.beating[suit][first] >> tile & 1;
            if (best.is_enough(third(next, suit, beats ? tile : first, beats))) break;
        }
        return best.ending;
    }

    // `winner` is the place that wins so far, with the tile `highest`.
    int third(const State& state, int suit, int highest, int winner) {
        Best best(utility_, state, 2);
        for (Tiles choice = legal(state.c, suit); choice; choice = without_lowest(choice)) {
            const int tile = lowest(choice);
            const bool beats = ranks_.beating[suit][highest] >> tile & 1;
            if (best.is_enough(taken_by(state, beats ? 2 : winner, state.c ^ only(tile)))) break;
        }
        return best.ending;
    }

    int taken_by(const State& state, int taker, Tiles c) {
        const int taken = state.taken + Ending::TRICK[state.role(taker)], left = state.left - 1;
        if (!left) return taken;
        switch (taker) {
            case 0: return between({state.a, state.b, c, state.declarer, taken, left, taken, left});
            case 1: return between({state.b, c, state.a, (state.declarer + 2) % 3, taken, left, taken, left});
            default: return between({c, state.a, state.b, (state.declarer + 1) % 3, taken, left, taken, left});
        }
    }

    const Utility& utility_;
    EndingTable endings_;
};

}  // namespace trimoon
