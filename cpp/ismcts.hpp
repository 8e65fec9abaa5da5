// Information-set Monte Carlo tree search over given worlds (Cowling, Powley and Whitehouse 2012), as
// OpenSpiel's `ISMCTSBot` does it; src/trimoon/solver/twin/ismcts.py states the same search and its
// sources. A node of the tree is what the seat to play knows: its own hand and all plays since the root.
#pragma once

#include <cmath>
#include <cstdint>
#include <vector>

#include "utilities.hpp"

namespace trimoon {

// SplitMix64: small, quick, and written alike in Python.
class Dice {
  public:
    explicit Dice(std::uint64_t seed) : state_(seed) {}

    // A number below `size`; with one to choose from nothing is drawn.
    int below(int size) {
        if (size == 1) return 0;
        return int((next() >> 32) * std::uint64_t(size) >> 32);
    }

  private:
    std::uint64_t next() {
        std::uint64_t mixed = state_ += 0x9E3779B97F4A7C15u;
        mixed = (mixed ^ mixed >> 30) * 0xBF58476D1CE4E5B9u;
        mixed = (mixed ^ mixed >> 27) * 0x94D049BB133111EBu;
        return mixed ^ mixed >> 31;
    }

    std::uint64_t state_;
};

// Numbers things by 64-bit keys: 0, 1, 2, … in the order in which they are first asked for.
class Numbers {
  public:
    Numbers() : keys_(FIRST, NONE), numbers_(FIRST) {}

    // `next` is the number of a key that is new.
    std::uint32_t number(std::uint64_t key, std::uint32_t next) {
        std::size_t place = place_of(key);
        if (keys_[place] == key) return numbers_[place];
        keys_[place] = key;
        numbers_[place] = next;
        if (++used_ * 2 > keys_.size()) grow();
        return next;
    }

  private:
    static constexpr std::size_t FIRST = 1024;
    static constexpr std::uint64_t NONE = ~std::uint64_t{0};

    std::size_t place_of(std::uint64_t key) const {
        const std::size_t last = keys_.size() - 1;
        std::size_t place = (key * 0x9E3779B97F4A7C15u >> 32) & last;
        while (keys_[place] != NONE && keys_[place] != key) place = (place + 1) & last;
        return place;
    }

    void grow() {
        std::vector<std::uint64_t> keys(keys_.size() * 2, NONE);
        std::vector<std::uint32_t> numbers(keys.size());
        keys.swap(keys_);
        numbers.swap(numbers_);
        for (std::size_t i = 0; i < keys.size(); ++i) {
            if (keys[i] == NONE) continue;
            const std::size_t place = place_of(keys[i]);
            keys_[place] = keys[i];
            numbers_[place] = numbers[i];
        }
    }

    std::vector<std::uint64_t> keys_;
    std::vector<std::uint32_t> numbers_;
    std::size_t used_ = 0;
};

// The legal moves at one point, in the order of the bits, of one tile the higher end first.
struct Moves {
    std::array<Move, 14> move;  // seven tiles, two ends each
    int size = 0;

    Moves(const Game& game, const Standing& now) {
        game.each_move(now, [this](Move each) { move[size++] = each; });
    }
};

struct Tried {
    Play play;
    int visits;
    double value;  // mean; 0 without visits
};

class Ismcts {
  public:
    Ismcts(const Game& game, const Utility& utility, int taken, double uct, std::uint64_t seed)
        : game_(game), utility_(utility), taken_(taken), uct_squared_(uct * uct), dice_(seed) {}

    void simulate(const std::vector<Standing>& worlds, int simulations) {
        logs_.resize(simulations + 1);
        for (int visits = 1; visits <= simulations; ++visits) logs_[visits] = std::log(double(visits));
        for (int i = 0; i < simulations; ++i) simulate(worlds[dice_.below(int(worlds.size()))]);
    }

    std::vector<Tried> tried(const Position& position) const {
        const Moves moves(game_, position.standing);
        std::vector<Tried> all;
        for (int i = 0; i < moves.size; ++i) {
            const Child child = nodes_[0].visits > 0 ? children_[nodes_[0].first + i] : Child{};
            all.push_back({position.play(moves.move[i], position.standing.played == 0), child.visits,
                           child.visits ? child.sum / child.visits : 0.0});
        }
        return all;
    }

  private:
    static constexpr double TIE = 1e-5;

    struct Child {
        double sum = 0;
        int visits = 0;
    };

    struct Node {
        std::uint32_t first = 0;  // of its children, one a move
        int visits = 0, tried = 0;
    };

    struct Step {
        std::uint32_t child;
        int role;
    };

    void simulate(Standing now) {
        int taken = taken_, steps = 0;
        std::array<Step, 21> path;
        std::uint32_t history = 0;
        while (now.hand[now.played]) {
            const std::uint64_t key = std::uint64_t{history} << TILE_COUNT | now.hand[now.played];
            const std::uint32_t node = known_.number(key, std::uint32_t(nodes_.size()));
            if (node == nodes_.size()) {
                nodes_.emplace_back();
                break;
            }
            const Moves moves(game_, now);
            const int chosen = choose(nodes_[node], moves.size);
            path[steps++] = {nodes_[node].first + chosen, role_to_play(now)};
            history = after(history, moves.move[chosen]);
            play(now, taken, moves.move[chosen]);
        }
        while (now.hand[now.played]) {
            const Moves moves(game_, now);
            play(now, taken, moves.move[dice_.below(moves.size)]);
        }
        for (int i = 0; i < steps; ++i) children_[path[i].child].sum += utility_.of(path[i].role, taken);
    }

    void play(Standing& now, int& taken, Move move) const {
        int gained = 0;
        now = game_.after(now, move, gained);
        taken = taken_after(taken, now);
    }

    // Any move not yet tried; else one with the best upper confidence bound. Counts the visit.
    int choose(Node& node, int size) {
        if (!node.visits) {
            node.first = std::uint32_t(children_.size());
            children_.resize(children_.size() + size);
        }
        Child* children = &children_[node.first];
        const int chosen = node.tried < size ? untried(children, dice_.below(size - node.tried++))
                                             : best(children, size, logs_[node.visits]);
        ++node.visits;
        ++children[chosen].visits;
        return chosen;
    }

    static int untried(const Child* children, int skipped) {
        int i = 0;
        while (children[i].visits || skipped--) ++i;
        return i;
    }

    int best(const Child* children, int size, double log_visits) {
        if (size == 1) return 0;
        std::array<double, 14> bounds;
        double most = -INFINITY;
        for (int i = 0; i < size; ++i) {
            const double visits = children[i].visits;
            // The constant is under the root, so that no compiler fuses a product with the sum.
            bounds[i] = children[i].sum / visits + std::sqrt(uct_squared_ * log_visits / visits);
            most = std::max(most, bounds[i]);
        }
        std::array<int, 14> candidates;
        int count = 0;
        for (int i = 0; i < size; ++i)
            if (bounds[i] > most - TIE) candidates[count++] = i;
        return candidates[dice_.below(count)];
    }

    std::uint32_t after(std::uint32_t history, Move move) {
        const std::uint64_t key = std::uint64_t{history} << 8 | std::uint64_t(move.tile << 3 | move.suit);
        const std::uint32_t next = histories_.number(key, count_ + 1);
        count_ = std::max(count_, next);
        return next;
    }

    const Game& game_;
    const Utility& utility_;
    const int taken_;
    const double uct_squared_;
    Dice dice_;
    std::vector<double> logs_;
    std::vector<Node> nodes_;
    std::vector<Child> children_;
    Numbers known_, histories_;
    std::uint32_t count_ = 0;  // of histories, beside the empty one
};

}  // namespace trimoon
