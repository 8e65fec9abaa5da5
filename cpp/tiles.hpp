// Tiles, suits and ranks as masks (R1, R2, R6): all that the search asks about the game.
//
// A set of tiles is one integer. Its bits are ordered anew for each trump: the trumps are the
// highest bits, by rank, and before them the cheap tiles come first, so that "the lowest bit" is
// the tile to try first. Trumps 1 to 6 are one game: pips are renamed so that the trump is 6 and
// the other five keep their order. So there are four games to know, whatever the trump.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

namespace trimoon {

using Tiles = std::uint32_t;

constexpr int TILE_COUNT = 22;
constexpr int SUIT_COUNT = 8;
constexpr int TRUMPS = 7;  // the suit of the trumps; 0 to 6 are the suits of the pips
constexpr int TRUMP_COUNT = 9;
constexpr int DOUBLES_TRUMP = 7, NO_TRUMP = 8;  // 0 to 6: the number that is trump

inline int count(Tiles tiles) { return __builtin_popcount(tiles); }
inline int lowest(Tiles tiles) { return __builtin_ctz(tiles); }
inline int highest(Tiles tiles) { return 31 - __builtin_clz(tiles); }
inline Tiles only(int tile) { return Tiles{1} << tile; }
inline Tiles without_lowest(Tiles tiles) { return tiles & (tiles - 1); }
inline Tiles above(int tile) { return ~Tiles{1} << tile; }

struct Pips {
    int high, low;
    bool is_double() const { return high == low; }
    bool has(int pip) const { return high == pip || low == pip; }
    bool operator==(const Pips& other) const { return high == other.high && low == other.low; }
};

enum Kind { SIXES, ZEROS, DOUBLES, NONE, KIND_COUNT };

inline Kind kind_of(int trump) {
    if (trump == NO_TRUMP) return NONE;
    return trump == DOUBLES_TRUMP ? DOUBLES : trump == 0 ? ZEROS : SIXES;
}

struct Ranks {
    std::array<Pips, TILE_COUNT> pips;
    std::array<std::uint8_t, TILE_COUNT> asked;     // the suit that a lead asks for (R6.2)
    std::array<std::uint8_t, TILE_COUNT> lower;     // that of the lower end (R9 leader_names_suit)
    std::array<Tiles, SUIT_COUNT> suit;             // the tiles that follow (R6.3)
    std::array<std::array<Tiles, TILE_COUNT>, SUIT_COUNT> beating;     // what beats a tile (R6.5)
    std::array<Tiles, TILE_COUNT> followed;         // the tiles that follow the lead of a tile
    std::array<Tiles, TILE_COUNT> over;             // those of them that beat it
    std::array<std::array<Tiles, TILE_COUNT>, TILE_COUNT> telling;     // see Search::is_like
    Tiles trumps;
    int first_trump;
};

namespace making {

inline std::array<Pips, TILE_COUNT> standard_order() {
    std::array<Pips, TILE_COUNT> tiles{{{0, 0}}};
    for (int high = 1, place = 1; high <= 6; ++high)
        for (int low = 1; low <= high; ++low) tiles[place++] = {high, low};
    return tiles;
}

inline bool is_trump(Pips tile, Kind kind) {
    if (kind == DOUBLES) return tile.is_double();
    return (kind == SIXES && tile.has(6)) || (kind == ZEROS && tile.has(0));
}

inline int rank_in(Pips tile, int pip) {
    return tile.is_double() ? 7 : tile.high + tile.low - pip;
}

inline int trump_rank(Pips tile, Kind kind) {
    return kind == DOUBLES ? tile.high : rank_in(tile, kind == SIXES ? 6 : 0);
}

// More beats less; 0 cannot take the trick.
inline int power(Pips tile, int suit, Kind kind) {
    if (is_trump(tile, kind)) return 10 + trump_rank(tile, kind);
    return tile.has(suit) ? rank_in(tile, suit) : 0;
}

// Sort key: the rank in the suit that a lead would ask for; doubles after all others, trumps last.
inline int cost(Pips tile, Kind kind) {
    if (is_trump(tile, kind)) return 200 + trump_rank(tile, kind);
    return tile.is_double() ? 100 + tile.high : 10 * tile.low - tile.high;
}

inline Pips renamed(Pips tile, int trump) {
    if (kind_of(trump) != SIXES) return tile;
    const auto name = [trump](int pip) { return pip == trump ? 6 : pip > trump ? pip - 1 : pip; };
    return {std::max(name(tile.high), name(tile.low)), std::min(name(tile.high), name(tile.low))};
}

// The tiles whose presence in another hand tells tiles i and j of one hand apart.
inline Tiles telling(const Ranks& ranks, int i, int j) {
    if ((ranks.trumps >> i ^ ranks.trumps >> j) & 1) return ~Tiles{0};
    Tiles tiles = 0;
    for (int suit = 0; suit < SUIT_COUNT; ++suit) {
        const Tiles members = ranks.suit[suit];
        const bool has_i = members >> i & 1, has_j = members >> j & 1;
        if (has_i && has_j) tiles |= members & (ranks.beating[suit][i] ^ ranks.beating[suit][j]);
        if (has_i != has_j) tiles |= members;
    }
    if (ranks.asked[i] != ranks.asked[j])
        tiles |= ranks.suit[ranks.asked[i]] | ranks.suit[ranks.asked[j]];
    return tiles & ~only(i) & ~only(j);
}

inline Ranks ranks_of(Kind kind) {
    Ranks ranks{};
    ranks.pips = standard_order();
    std::sort(ranks.pips.begin(), ranks.pips.end(),
              [kind](Pips one, Pips other) { return cost(one, kind) < cost(other, kind); });
    for (int i = 0; i < TILE_COUNT; ++i) {
        const Pips tile = ranks.pips[i];
        ranks.asked[i] = is_trump(tile, kind) ? TRUMPS : tile.high;
        ranks.lower[i] = is_trump(tile, kind) ? TRUMPS : tile.low;
        ranks.suit[ranks.asked[i]] |= only(i);
        ranks.suit[ranks.lower[i]] |= only(i);
    }
    ranks.trumps = ranks.suit[TRUMPS];
    ranks.first_trump = TILE_COUNT - count(ranks.trumps);
    for (int suit = 0; suit < SUIT_COUNT; ++suit)
        for (int i = 0; i < TILE_COUNT; ++i)
            for (int j = 0; j < TILE_COUNT; ++j)
                if (power(ranks.pips[j], suit, kind) > power(ranks.pips[i], suit, kind))
                    ranks.beating[suit][i] |= only(j);
    for (int i = 0; i < TILE_COUNT; ++i) {
        ranks.followed[i] = ranks.suit[ranks.asked[i]];
        ranks.over[i] = ranks.followed[i] & ranks.beating[ranks.asked[i]][i];
    }
    for (int i = 0; i < TILE_COUNT; ++i)
        for (int j = 0; j < TILE_COUNT; ++j) ranks.telling[i][j] = telling(ranks, i, j);
    return ranks;
}

}  // namespace making

struct Orders {
    std::array<Pips, TILE_COUNT> standard = making::standard_order();
    std::array<Ranks, KIND_COUNT> ranks;
    std::array<std::array<std::uint8_t, TILE_COUNT>, TRUMP_COUNT> bit;  // of a tile in standard order
    std::array<std::array<std::uint8_t, TILE_COUNT>, TRUMP_COUNT> tile;  // in standard order, of a bit

    Orders() {
        for (int kind = 0; kind < KIND_COUNT; ++kind) ranks[kind] = making::ranks_of(Kind(kind));
        for (int trump = 0; trump < TRUMP_COUNT; ++trump) {
            const auto& pips = ranks[kind_of(trump)].pips;
            for (int i = 0; i < TILE_COUNT; ++i) {
                const Pips wanted = making::renamed(standard[i], trump);
                const auto found = std::find(pips.begin(), pips.end(), wanted) - pips.begin();
                bit[trump][i] = std::uint8_t(found);
                tile[trump][found] = std::uint8_t(i);
            }
        }
    }
};

inline const Orders orders;

inline Tiles bits_of(Tiles standard, int trump) {
    Tiles bits = 0;
    for (; standard; standard = without_lowest(standard))
        bits |= only(orders.bit[trump][lowest(standard)]);
    return bits;
}

}  // namespace trimoon
