// A program for sanitizers: every question about random positions, under every house rule of the
// play, on two threads; the solver's answers are compared with plain alpha-beta. Built by tests.
//   g++ -std=c++17 -O1 -g -fsanitize=address,undefined -fno-sanitize-recover -pthread cpp/fuzz.cpp

#include <cstdio>
#include <cstdlib>
#include <random>

#include "../benchmarks/plain.hpp"
#include "batch.hpp"
#include "context.hpp"
#include "plan.hpp"

using namespace trimoon;

namespace {

struct Drawn {
    std::uint64_t first, second;
    int size;
};

Drawn drawn(std::mt19937& random, bool house_rules) {
    std::array<int, TILE_COUNT> tiles{};
    for (int i = 0; i < TILE_COUNT; ++i) tiles[i] = i;
    std::shuffle(tiles.begin(), tiles.end(), random);
    const int size = int(random() % 8);
    std::array<std::uint64_t, 3> hands{};
    for (int i = 0; i < 3 * size; ++i) hands[i % 3] |= std::uint64_t{1} << tiles[i];
    const std::uint64_t trump = random() % TRUMP_COUNT, declarer = random() % 3, leader = random() % 3;
    const std::uint64_t flags = house_rules ? random() % 4 : 0;
    return {hands[0] | hands[1] << 22,
            hands[2] | trump << 22 | declarer << 26 | leader << 28 | std::uint64_t{NOT_NAMED} << 42 | flags << 45, size};
}

void fail(const char* what, const Drawn& position) {
    std::printf("%s: %llx %llx\n", what, (unsigned long long)position.first, (unsigned long long)position.second);
    std::exit(1);
}

void ask_everything(Context& context, const Drawn& given) {
    const Position position(given.first, given.second);
    const int tricks = context.solve(position);
    for (int k = 0; k <= 8; ++k)
        if (context.reaches(position, k) != (k <= tricks)) fail("threshold", given);
    if (given.size == 0) return;
    const bool wants_more = position.standing.declarer == 0;
    int best = wants_more ? 0 : 7;
    for (const Valued& value : context.plays(position))
        best = wants_more ? std::max(best, value.tricks) : std::min(best, value.tricks);
    if (best != tricks) fail("plays", given);
    if (given.size > 4) return;
    const auto [shares, line] = context.points(position, {3, 0, bool(given.first & 1), 4});
    if (shares[0] + shares[1] + shares[2] != given.size || int(line.size()) != 3 * given.size) fail("points", given);
}

// Any utility, of few different values.
Utility some_utility(std::uint64_t seed) {
    Dice dice(seed);
    std::array<double, 3 * Ending::COUNT> worth{};
    for (double& each : worth) each = dice.below(5);
    return Utility(worth.data());
}

// The searches over worlds: two of them, in which the hands of the others are exchanged where both
// have as many tiles.
void ask_of_worlds(const Drawn& given) {
    if (given.size == 0 || given.size > 3) return;
    Position root(given.first, given.second);
    const Game game(root.ranks(), root.names_suit);
    Dice dice(given.first);
    int gained = 0;
    for (int plays = dice.below(3); plays > 0; --plays) {
        const Moves moves(game, root.standing);
        root.standing = game.after(root.standing, moves.move[dice.below(moves.size)], gained);
    }
    const Utility utility = some_utility(given.second);
    const Standing& now = root.standing;
    Standing other = now;
    const int one = (now.played + 1) % 3, two = (now.played + 2) % 3;
    if (count(now.hand[one]) == count(now.hand[two])) std::swap(other.hand[one], other.hand[two]);

    const int simulations = 40;
    Ismcts tree(game, utility, 0, 5.0, given.first);
    tree.simulate({now, other}, simulations);
    int visits = 0;
    for (const Tried& each : tree.tried(root)) visits += each.visits;
    if (visits != simulations - 1) fail("visits", given);

    const Tiles held = Tiles(given.first | given.first >> TILE_COUNT | given.second) & ((1u << TILE_COUNT) - 1);
    const std::array<Tiles, 3> any{held, held, held};
    MaxN face_up(root.ranks(), root.names_suit, utility);
    const std::vector<Weighed> alone{{now, 1.0}}, both{{now, 1.0}, {other, 2.0}};
    Planning single(root, utility, Policy::FACE_UP, 1, 100'000);
    for (const auto& [move, value] : single.values(alone, Seen(root, alone, any, 0))) {
        const Standing next = game.after(now, move, gained);
        if (value != utility.of(role_to_play(now), face_up.ending(next, taken_after(0, next)))) fail("max-n", given);
    }
    for (const Policy policy : {Policy::FACE_UP, Policy::OWN_VIEW})
        for (const std::uint64_t limit : {50, 100'000}) {
            Planning planning(root, utility, policy, 4, limit);
            for (const auto& [move, value] : planning.values(both, Seen(root, both, any, 0)))
                if (!(value >= 0 && value <= 12)) fail("plan", given);
        }
}

}  // namespace

int main(int argc, char** argv) {
    const int count = argc > 1 ? std::atoi(argv[1]) : 300;
    std::mt19937 random(1);
    std::vector<Drawn> positions;
    for (int i = 0; i < count; ++i) positions.push_back(drawn(random, i % 2));
    std::vector<Plain> plain;  // two for each kind of trump
    for (const Ranks& ranks : orders.ranks)
        for (bool names_suit : {false, true}) plain.emplace_back(ranks, names_suit);
    Context alone;
    for (int i = 0; i < count; ++i) {
        const Position position(positions[i].first, positions[i].second);
        if (position.standing.must_lead_trump) continue;
        Plain& reference = plain[2 * kind_of(position.trump) + position.names_suit];
        if (reference.value(position.standing.hand, position.standing.declarer) != alone.solve(position))
            fail("plain alpha-beta", positions[i]);
    }
    std::vector<Context> contexts;
    for (bool worlds : {false, true}) contexts.emplace_back(worlds);
    Batch::run(positions.size(), 2,
               [&](int thread, std::size_t i) {
                   ask_everything(contexts[thread], positions[i]);
                   ask_of_worlds(positions[i]);
               },
               [](std::size_t) { return true; });
    std::printf("%d positions\n", count);
}
