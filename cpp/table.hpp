// What is proven about the trick-boundary states of one deal.
//
// In one deal every tile has one owner, so 22 bits of tiles still held and 2 bits for who leads
// name a state. Entries stay few (some hundreds a deal), so a small open table in the processor's
// nearest cache beats a perfect index over all 314,880 states. Nothing is cleared between
// deals: each entry carries the age of the table at which it was written. Nothing is ever pushed
// out either: the table doubles when half full, so that node counts depend on the search alone.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace trimoon {

struct Bounds {
    int low, high;  // tricks of the declarer from here
};

class Table {
  public:
    Table() : entries_(std::size_t{1} << FIRST_BITS) {}

    void forget() {
        used_ = 0;
        if (++age_ == 0) {
            std::fill(entries_.begin(), entries_.end(), Entry{});
            age_ = 1;
        }
    }

    Bounds bounds(std::uint32_t key, int tricks_left) const {
        const Entry& entry = entries_[place_of(key)];
        if (entry.age != age_) return {0, tricks_left};
        return {int(entry.word & 15), int(entry.word >> 4 & 15)};
    }

    void store(std::uint32_t key, Bounds bounds) {
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

    std::size_t place_of(std::uint32_t key) const {
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

}  // namespace trimoon
