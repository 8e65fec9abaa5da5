// What is proven about trick-boundary states, of one deal (`Table`) or of many (`WorldTable`).
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "tiles.hpp"

namespace trimoon {

struct Bounds {
    int low, high;  // tricks of the declarer from here
};

// Of one deal, in which every tile has one owner: 22 bits of tiles still held and 2 bits for who
// leads name a state. Entries stay few (some hundreds a deal), so a small open table in the
// processor's nearest cache beats a perfect index over all 314,880 states. Nothing is cleared
// between deals: each entry carries the age of the table at which it was written. Nothing is ever
// pushed out either: the table doubles when half full, so that node counts depend on the search
// alone.
class Table {
  public:
    using Key = std::uint32_t;

    Table() : entries_(std::size_t{1} << FIRST_BITS) {}

    static Key key(Tiles a, Tiles b, Tiles c, int declarer) {
        return (a | b | c) | Tiles(declarer) << TILE_COUNT;
    }

    void forget() {
        used_ = 0;
        if (++age_ == 0) {
            std::fill(entries_.begin(), entries_.end(), Entry{});
            age_ = 1;
        }
    }

    Bounds bounds(Key key, int tricks_left) const {
        const Entry& entry = entries_[place_of(key)];
        if (entry.age != age_) return {0, tricks_left};
        return {int(entry.word & 15), int(entry.word >> 4 & 15)};
    }

    void store(Key key, Bounds bounds) {
        Entry& entry = entries_[place_of(key)];
        const bool is_new = entry.age != age_;
        entry = {key << 8 | std::uint32_t(bounds.high << 4 | bounds.low), age_};
        if (is_new && ++used_ * 2 > entries_.size()) grow();
    }

  private:
    static constexpr int FIRST_BITS = 12;  // 32 KB
    static constexpr std::uint32_t SPREAD = 0x9E3779B1u;  // 2^32 over the golden ratio

    struct Entry {
        std::uint32_t word = 0;  // 24 bits of key, 4 of `high`, 4 of `low`
        std::uint32_t age = 0;
    };

    std::size_t place_of(Key key) const {
        std::size_t place = key * SPREAD >> (32 - bits_);
        while (entries_[place].age == age_ && entries_[place].word >> 8 != key)
            place = (place + 1) & (entries_.size() - 1);
        return place;
    }

    void grow() {
        std::vector<Entry> old(entries_.size() * 2);
        old.swap(entries_);
        ++bits_;
        for (const Entry& entry : old)
            if (entry.age == age_) entries_[place_of(entry.word >> 8)] = entry;
    }

    std::vector<Entry> entries_;
    int bits_ = FIRST_BITS;
    std::uint32_t age_ = 1;
    std::size_t used_ = 0;
};

// Of many deals: worlds of one belief meet in the same endings, so the three hands name a state. The
// table has one size, that of the processor's second cache, and a new state replaces an old one.
class WorldTable {
  public:
    struct Key {
        std::uint64_t first;  // 22 bits of one hand, 22 of the next, 2 for who leads
        Tiles third;
    };

    WorldTable() : entries_(std::size_t{1} << BITS) {}

    static Key key(Tiles a, Tiles b, Tiles c, int declarer) {
        return {a | std::uint64_t{b} << TILE_COUNT | std::uint64_t(declarer) << 2 * TILE_COUNT, c};
    }

    void forget() { std::fill(entries_.begin(), entries_.end(), Entry{}); }

    Bounds bounds(Key key, int tricks_left) const {
        const Entry& entry = entries_[place_of(key)];
        if (entry.first != key.first || entry.third != key.third) return {0, tricks_left};
        return {entry.low, entry.high};
    }

    void store(Key key, Bounds bounds) {
        entries_[place_of(key)] = {key.first, key.third, std::uint8_t(bounds.low), std::uint8_t(bounds.high)};
    }

  private:
    static constexpr int BITS = 16;  // 1 MB

    struct Entry {
        std::uint64_t first = 0;  // 0 is of no state: all hands would be empty
        Tiles third = 0;
        std::uint8_t low = 0, high = 0;
    };

    static std::size_t place_of(Key key) {
        std::uint64_t mixed = key.first * 0x9E3779B97F4A7C15u ^ key.third * 0xC2B2AE3D27D4EB4Fu;
        mixed = (mixed ^ mixed >> 29) * 0xBF58476D1CE4E5B9u;
        return std::size_t(mixed >> (64 - BITS));
    }

    std::vector<Entry> entries_;
};

}  // namespace trimoon
