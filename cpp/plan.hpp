// The best plan of one seat over what it will see, to the end of the deal, while the two others follow
// a named policy. src/trimoon/solver/twin/plan.py states the same in Python.
//
// The planner keeps all worlds that are still possible for it together: its own play is one for all of
// them, a play of another seat parts them. So it plans on what it knows, never on what it will not know.
#pragma once

#include <unordered_map>
#include <utility>
#include <vector>

#include "ismcts.hpp"
#include "utilities.hpp"

namespace trimoon {

enum class Policy { FACE_UP, OWN_VIEW };

struct Weighed {
    Standing standing;
    double weight;
};

// What everybody has seen.
struct Seen {
    int taken;
    Tiles unplayed = 0;                   // that a defender may think of: those held, and perhaps a discard
    std::array<Tiles, 3> cannot_hold{};   // by role

    // `may_hold` are tiles in standard order by seat.
    Seen(const Position& root, const std::vector<Weighed>& worlds, const std::array<Tiles, 3>& may_hold, int taken)
        : taken(taken) {
        const Standing& now = root.standing;
        for (const Weighed& world : worlds)
            for (const Tiles hand : world.standing.hand) unplayed |= hand;
        for (int seat = 0; seat < 3; ++seat) {
            const Tiles tiles = bits_of(may_hold[seat], root.trump);
            unplayed |= tiles;
            cannot_hold[(seat - root.leader - now.declarer + 6) % 3] = ~tiles;
        }
        for (int place = 0; place < now.played; ++place) unplayed &= ~only(now.tile[place]);
        if (now.played == 2) follow((1 - now.declarer + 3) % 3, root.ranks().suit[now.suit], now.tile[1]);
    }

    // A role has played a tile where a suit was asked for.
    void follow(int role, Tiles suit, int tile) {
        if (!(suit >> tile & 1)) cannot_hold[role] |= suit;
    }
};

// The plays of a seat that wants what is best for itself, all tiles face up from then on, on the mean
// over the worlds that it thinks possible: any split of the tiles that it does not hold, the plays
// since the root and what nobody may hold considered. Of many splits it takes a sample, always the same.
class OwnView {
  public:
    OwnView(MaxN& face_up, const Utility& utility, int sample) : face_up_(face_up), utility_(utility), sample_(sample) {}

    // `nodes` grows by the splits looked at.
    Move move(const Standing& now, const Seen& seen, std::uint64_t& nodes) {
        const Moves moves(face_up_, now);
        if (moves.size == 1) return moves.move[0];
        const Tiles own = now.hand[now.played];
        const Tiles held = now.hand[0] | now.hand[1] | now.hand[2];
        // The declarer knows what it laid down.
        const Tiles unseen = (role_to_play(now) == 0 ? held : seen.unplayed) & ~own;
        const std::array<int, 2> places{(now.played + 1) % 3, (now.played + 2) % 3};
        std::array<Tiles, 2> allowed{};
        for (int i = 0; i < 2; ++i) allowed[i] = unseen & ~seen.cannot_hold[(places[i] - now.declarer + 3) % 3];
        int trick = now.played;
        if (now.played > 0) trick |= now.suit << 2 | now.tile[0] << 5;
        if (now.played > 1) trick |= now.tile[1] << 10;
        const Key key{own, allowed[0], allowed[1], Tiles(trick | now.declarer << 15 | seen.taken << 17)};
        const auto [found, is_new] = known_.try_emplace(key);
        if (is_new) found->second = best(now, seen.taken, moves, places, allowed, nodes);
        return found->second;
    }

  private:
    using Key = std::array<Tiles, 4>;
    using Split = std::pair<Tiles, Tiles>;

    struct Hash {
        std::size_t operator()(const Key& key) const {
            std::uint64_t mixed = 0;
            for (const Tiles each : key) mixed = (mixed ^ each ^ mixed >> 31) * 0x9E3779B97F4A7C15u;
            return std::size_t(mixed ^ mixed >> 32);
        }
    };

    static constexpr double SAME = 1e-9;

    Move best(const Standing& now, int taken, const Moves& moves, const std::array<int, 2>& places,
              const std::array<Tiles, 2>& allowed, std::uint64_t& nodes) {
        find_splits(allowed, count(now.hand[places[0]]), count(now.hand[places[1]]));
        nodes += splits_.size();
        const int role = role_to_play(now);
        Move chosen{};
        double most = 0;
        for (int i = 0; i < moves.size; ++i) {
            std::array<int, Ending::COUNT> times{};
            for (const Split& split : splits_) {
                Standing world = now;
                world.hand[places[0]] = split.first;
                world.hand[places[1]] = split.second;
                int gained = 0;
                const Standing next = face_up_.after(world, moves.move[i], gained);
                ++times[face_up_.ending(next, taken_after(taken, next))];
            }
            double sum = 0;
            for (int ending = 0; ending < Ending::COUNT; ++ending)
                if (times[ending]) sum += times[ending] * utility_.of(role, ending);
            const double mean = sum / double(splits_.size());
            if (i && mean <= most + SAME) continue;
            chosen = moves.move[i];
            most = mean;
        }
        return chosen;
    }

    // Fills `splits_`, by the first hand and then the second as numbers; of too many, one from each of
    // `sample_` equal parts.
    void find_splits(const std::array<Tiles, 2>& allowed, int first, int second) {
        splits_.clear();
        each_subset(allowed[0], first, [&](Tiles one) {
            each_subset(allowed[1] & ~one, second, [&](Tiles other) { splits_.emplace_back(one, other); });
        });
        const int total = int(splits_.size());
        if (total <= sample_) return;
        Dice dice(0);
        for (int i = 0; i < sample_; ++i) splits_[i] = splits_[(std::int64_t(i) * total + dice.below(total)) / sample_];
        splits_.resize(sample_);
    }

    // All sets of so many of the tiles, as numbers from the lowest.
    template <class Visit>
    static void each_subset(Tiles tiles, int size, Visit visit) {
        std::array<Tiles, TILE_COUNT> each;
        int held = 0;
        for (; tiles; tiles = without_lowest(tiles)) each[held++] = only(lowest(tiles));
        if (size > held) return;
        for (Tiles places = only(size) - 1; places < only(held);) {
            Tiles set = 0;
            for (Tiles rest = places; rest; rest = without_lowest(rest)) set |= each[lowest(rest)];
            visit(set);
            if (!places) return;
            const Tiles low = places & -places, carried = places + low;
            places = carried | ((places ^ carried) >> 2) / low;
        }
    }

    MaxN& face_up_;
    const Utility& utility_;
    const int sample_;
    std::unordered_map<Key, Move, Hash> known_;
    std::vector<Split> splits_;
};

class Planning {
  public:
    Planning(const Position& root, const Utility& utility, Policy policy, int sample, std::uint64_t limit)
        : ranks_(root.ranks()), utility_(utility), policy_(policy), limit_(limit), planner_(role_to_play(root.standing)),
          face_up_(ranks_, root.names_suit, utility), own_view_(face_up_, utility, sample) {}

    std::uint64_t nodes = 0;  // tiles played, in each world, and splits looked at

    bool is_over() const { return nodes > limit_; }

    // The sum over the worlds, by weight, of what each move of the planner brings; in the order of the
    // bits. Means nothing once `is_over`.
    std::vector<std::pair<Move, double>> values(const std::vector<Weighed>& worlds, const Seen& seen) {
        std::vector<std::pair<Move, double>> values;
        face_up_.each_move(worlds[0].standing, [&](Move move) { values.emplace_back(move, after(worlds, seen, move)); });
        return values;
    }

  private:
    double value(const std::vector<Weighed>& worlds, const Seen& seen) {
        const Standing& now = worlds[0].standing;
        if (is_over()) return 0;
        if (!now.hand[now.played]) return sum(worlds, seen.taken);
        if (role_to_play(now) != planner_) return parted(worlds, seen);
        bool is_first = true;
        double most = 0;
        face_up_.each_move(now, [&](Move move) {
            const double worth = after(worlds, seen, move);
            most = is_first ? worth : std::max(most, worth);
            is_first = false;
        });
        return most;
    }

    double sum(const std::vector<Weighed>& worlds, int ending) const {
        double weights = 0;
        for (const Weighed& world : worlds) weights += world.weight;
        return weights * utility_.of(planner_, ending);
    }

    // Another seat plays: what it plays tells the worlds apart.
    double parted(const std::vector<Weighed>& worlds, const Seen& seen) {
        std::vector<std::pair<Move, std::vector<Weighed>>> parts;
        for (const Weighed& world : worlds) {
            const Move move = policy_ == Policy::FACE_UP ? face_up_.best(world.standing, seen.taken)
                                                         : own_view_.move(world.standing, seen, nodes);
            if (is_over()) return 0;
            auto part = std::find_if(parts.begin(), parts.end(), [move](const auto& each) {
                return each.first.tile == move.tile && each.first.suit == move.suit;
            });
            if (part == parts.end()) part = parts.insert(part, {move, {}});
            part->second.push_back(world);
        }
        double total = 0;
        for (const auto& [move, part] : parts) total += after(part, seen, move);
        return total;
    }

    double after(const std::vector<Weighed>& worlds, const Seen& seen, Move move) {
        nodes += worlds.size();
        std::vector<Weighed> next;
        next.reserve(worlds.size());
        int gained = 0;
        for (const Weighed& world : worlds) next.push_back({face_up_.after(world.standing, move, gained), world.weight});
        const Standing& now = worlds[0].standing;
        Seen seen_after = seen;
        seen_after.taken = taken_after(seen.taken, next[0].standing);
        seen_after.unplayed &= ~only(move.tile);
        if (now.played) seen_after.follow(role_to_play(now), ranks_.suit[now.suit], move.tile);
        return value(next, seen_after);
    }

    const Ranks& ranks_;
    const Utility& utility_;
    const Policy policy_;
    const std::uint64_t limit_;
    const int planner_;  // its role
    MaxN face_up_;
    OwnView own_view_;
};

}  // namespace trimoon
