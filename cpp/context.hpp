// A position as Python hands it over, and the questions that can be asked about it.
//
// Two 64-bit words hold a position. From the lowest bit on, in tiles of the standard order:
//   first   hand of S (22 bits), hand of W (22)
//   second  hand of E (22), trump (4), declarer (2), leader (2), tiles played to the trick (2),
//           the first of them (5), the second (5), the end named (3; 7: none),
//           the lead must be a trump (1), leaders name the suit (1)
#pragma once

#include <cstdint>
#include <memory>
#include <utility>
#include <vector>

#include "points.hpp"
#include "search.hpp"

namespace trimoon {

constexpr int NOT_NAMED = 7;

struct Play {
    int tile, named;  // in standard order; NOT_NAMED where no end is named
};

struct Valued {
    Play play;
    int tricks;
};

struct Position {
    Standing standing;
    int trump, leader;
    bool names_suit;

    Position(std::uint64_t first, std::uint64_t second) {
        constexpr std::uint64_t HAND = (1u << TILE_COUNT) - 1;
        auto take = [&second](int bits) {
            const int value = int(second & ((std::uint64_t{1} << bits) - 1));
            second >>= bits;
            return value;
        };
        std::array<Tiles, 3> hands{Tiles(first & HAND), Tiles(first >> TILE_COUNT & HAND), Tiles(take(TILE_COUNT))};
        trump = take(4) % TRUMP_COUNT;
        const int declarer = take(2) % 3;
        leader = take(2) % 3;
        standing.played = take(2) % 3;
        const int lead = take(5), second_tile = take(5), named = take(3);
        standing.must_lead_trump = take(1);
        names_suit = take(1);
        for (int place = 0; place < 3; ++place)
            standing.hand[place] = bits_of(hands[(leader + place) % 3], trump);
        standing.declarer = (declarer - leader + 3) % 3;
        standing.tile = {orders.bit[trump][lead % TILE_COUNT], orders.bit[trump][second_tile % TILE_COUNT]};
        const bool by_lower = named != NOT_NAMED && named == orders.standard[lead % TILE_COUNT].low;
        standing.suit = by_lower ? ranks().lower[standing.tile[0]] : ranks().asked[standing.tile[0]];
    }

    const Ranks& ranks() const { return orders.ranks[kind_of(trump)]; }

    // What a move of the kernel is called outside.
    Play play(Move move, bool is_lead) const {
        const int tile = orders.tile[trump][move.tile];
        const int asked = ranks().asked[move.tile];
        if (!is_lead || !names_suit || asked == ranks().lower[move.tile]) return {tile, NOT_NAMED};
        const Pips pips = orders.standard[tile];
        return {tile, move.suit == asked ? pips.high : pips.low};
    }
};

// Answers questions one at a time and keeps its tables between them. A context for `worlds` also
// keeps what it has proven: positions with the same tiles in fewer hands are not searched again.
class Context {
    template <class Ask>
    auto ask(const Position& position, Ask question) {
        if (!worlds_) {
            table_.forget();
            return counted(Search<Table>(position.ranks(), table_, position.names_suit), question);
        }
        if (ranks_ != &position.ranks() || names_suit_ != position.names_suit) {
            worlds_->forget();
            ranks_ = &position.ranks();
            names_suit_ = position.names_suit;
        }
        return counted(Search<WorldTable>(position.ranks(), *worlds_, position.names_suit), question);
    }

    template <class Searching, class Ask>
    auto counted(Searching search, Ask question) {
        auto answer = question(search);
        nodes = search.nodes;
        return answer;
    }

    Table table_;
    PointsTable values_;
    std::unique_ptr<WorldTable> worlds_;
    const Ranks* ranks_ = nullptr;  // those that `worlds_` is about
    bool names_suit_ = false;

  public:
    explicit Context(bool worlds = false) {
        if (worlds) worlds_ = std::make_unique<WorldTable>();
    }

    std::uint64_t nodes = 0;  // of the last question

    int solve(const Position& position) {
        return ask(position, [&](auto& search) { return search.value(position.standing); });
    }

    bool reaches(const Position& position, int tricks) {
        return ask(position, [&](auto& search) { return search.at_least(position.standing, tricks); });
    }

    std::vector<Valued> plays(const Position& position) {
        return ask(position, [&](auto& search) {
            const Standing& now = position.standing;
            std::vector<Valued> values;
            search.each_move(now, [&](Move move) {
                int gained = 0;
                const Standing next = search.after(now, move, gained);
                const int tricks = gained + (values.empty() ? search.value(next)
                                                            : search.value(next, values.back().tricks - gained));
                values.push_back({position.play(move, now.played == 0), tricks});
            });
            return values;
        });
    }

    // For each tile laid down of the declarer's eight, in standard order, the tricks of the other
    // seven. The eight have one owner whichever is laid down, so one table serves them all.
    std::vector<int> discards(const Position& eight) {
        return ask(eight, [&](auto& search) {
            std::vector<int> values;
            for (int tile = 0; tile < TILE_COUNT; ++tile) {
                const int bit = orders.bit[eight.trump][tile];
                Standing seven = eight.standing;
                if (!(seven.hand[0] >> bit & 1)) continue;
                seven.hand[0] ^= only(bit);
                values.push_back(values.empty() ? search.value(seven)
                                                : search.value(seven, values.back()));
            }
            return values;
        });
    }

    // The points mode: tricks to come by seat, and everybody's best plays to the end.
    std::pair<Shares, std::vector<Play>> points(const Position& position, Stakes stakes) {
        const Game game(position.ranks(), position.names_suit);
        values_.forget();
        PointsSearch search(game, values_, orders.tile[position.trump]);
        const Shares shares = search.value(position.standing, stakes);
        nodes = search.nodes;
        std::vector<Play> plays;
        int place = position.standing.played;
        for (Move move : search.line(position.standing, stakes))
            plays.push_back(position.play(move, place++ % 3 == 0));
        const int declarer = (position.leader + position.standing.declarer) % 3;
        Shares by_seat{};
        for (int i = 0; i < 3; ++i) by_seat[(declarer + i) % 3] = shares[i];
        return {by_seat, plays};
    }
};

}  // namespace trimoon
