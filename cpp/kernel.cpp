// The face that the kernel shows to Python; `src/trimoon/solver/_kernel.pyi` gives its types.
// Nothing is checked here: `trimoon.solver` hands over possible positions only.

#include <nanobind/nanobind.h>
#include <nanobind/ndarray.h>
#include <nanobind/stl/array.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <tuple>

#include "../benchmarks/plain.hpp"
#include "batch.hpp"
#include "context.hpp"
#include "plan.hpp"

namespace nb = nanobind;
using namespace trimoon;

namespace {

using Codes = nb::ndarray<const std::uint64_t, nb::shape<-1, 2>, nb::c_contig, nb::device::cpu>;
using Answers = nb::ndarray<std::int8_t, nb::shape<-1, -1>, nb::c_contig, nb::device::cpu>;
using Value = std::tuple<int, int, int>;  // tile, end named, tricks
using Worth = nb::ndarray<const double, nb::shape<8, 8, 3>, nb::c_contig, nb::device::cpu>;
using Weights = nb::ndarray<const double, nb::shape<-1>, nb::c_contig, nb::device::cpu>;
using Rows = nb::ndarray<double, nb::shape<-1, TILE_COUNT>, nb::c_contig, nb::device::cpu>;

constexpr int EXACT = -1, EVERY_PLAY = -2;  // a question that is none of "at least k?"

std::vector<Value> values_of(Context& context, std::uint64_t first, std::uint64_t second) {
    std::vector<Value> values;
    for (const Valued& value : context.plays(Position(first, second)))
        values.emplace_back(value.play.tile, value.play.named, value.tricks);
    // In standard order, of one tile the higher end first.
    std::sort(values.begin(), values.end(), [](const Value& one, const Value& other) {
        const int tile = std::get<0>(one), other_tile = std::get<0>(other);
        return tile != other_tile ? tile < other_tile : std::get<1>(one) > std::get<1>(other);
    });
    return values;
}

std::pair<Value, std::vector<std::pair<int, int>>> points_of(Context& context, std::uint64_t first, std::uint64_t second,
                                                            int needed, int ahead, int bid, bool defenders_gain) {
    const auto [shares, plays] = context.points(Position(first, second), {needed, ahead, defenders_gain, bid});
    std::vector<std::pair<int, int>> line;
    for (const Play& play : plays) line.emplace_back(play.tile, play.named);
    return {{shares[0], shares[1], shares[2]}, line};
}

// One row of answers: tricks, or yes and no as 1 and 0, or the value of each tile (-1: not legal).
// A tile that may ask for either end counts as the better of the two for the seat that plays it.
void answer(Context& context, const Position& position, int question, std::int8_t* row) {
    if (question == EXACT) *row = std::int8_t(context.solve(position));
    else if (question != EVERY_PLAY) *row = context.reaches(position, question);
    else {
        const bool wants_more = position.standing.declarer == position.standing.played;
        std::fill(row, row + TILE_COUNT, std::int8_t(-1));
        for (const Valued& value : context.plays(position)) {
            std::int8_t& best = row[value.play.tile];
            if (best < 0 || (wants_more ? value.tricks > best : value.tricks < best)) best = std::int8_t(value.tricks);
        }
    }
}

// Returns the nodes, or None if `attend(done)` ended the batch.
nb::object many(const Codes& codes, const Answers& answers, int question, bool worlds, int threads,
                const nb::object& attend) {
    const std::size_t size = codes.shape(0), width = answers.shape(1);
    const std::uint64_t* words = codes.data();
    std::int8_t* rows = answers.data();
    std::vector<Context> contexts;
    for (int thread = 0; thread < threads; ++thread) contexts.emplace_back(worlds);
    std::vector<std::uint64_t> nodes(threads);
    bool completed;
    {
        nb::gil_scoped_release release;
        completed = Batch::run(
            size, threads,
            [&](int thread, std::size_t i) {
                answer(contexts[thread], Position(words[2 * i], words[2 * i + 1]), question, rows + i * width);
                nodes[thread] += contexts[thread].nodes;
            },
            [&attend](std::size_t done) {
                nb::gil_scoped_acquire acquire;
                if (PyErr_CheckSignals()) return false;
                try {
                    return nb::cast<bool>(attend(done));
                } catch (nb::python_error& error) {
                    error.restore();  // raised again below, when all threads have ended
                    return false;
                }
            });
    }
    if (PyErr_Occurred()) throw nb::python_error();
    std::uint64_t total = 0;
    for (const std::uint64_t each : nodes) total += each;
    return completed ? nb::cast(total) : nb::none();
}

int taken_by(int declarer, int next) { return declarer * Ending::DECLARER + next * Ending::NEXT; }

// The worlds of one belief: the same seat is to play in all of them, and sees the same.
struct Belief {
    Position first;
    std::vector<Standing> worlds;

    explicit Belief(const Codes& codes) : first(codes.data()[0], codes.data()[1]) {
        const std::uint64_t* words = codes.data();
        for (std::size_t i = 0; i < codes.shape(0); ++i)
            worlds.push_back(Position(words[2 * i], words[2 * i + 1]).standing);
    }
};

// Tile, end named, visits and mean value for each legal play.
std::vector<std::tuple<int, int, int, double>> search_worlds(const Codes& codes, const Worth& worth, int declarer, int next,
                                                             int simulations, double uct, std::uint64_t seed) {
    std::vector<std::tuple<int, int, int, double>> values;
    const nb::gil_scoped_release release;
    const Belief belief(codes);
    const Game game(belief.first.ranks(), belief.first.names_suit);
    const Utility utility(worth.data());
    Ismcts search(game, utility, taken_by(declarer, next), uct, seed);
    search.simulate(belief.worlds, simulations);
    for (const Tried& each : search.tried(belief.first))
        values.emplace_back(each.play.tile, each.play.named, each.visits, each.value);
    return values;
}

// Tile, end named and expected utility for each legal play, or None if `nodes` do not suffice.
// `may_hold` are tiles in standard order by seat.
nb::object plan(const Codes& codes, const Weights& weights, const Worth& worth, int declarer, int next, bool own_view,
                std::array<Tiles, 3> may_hold, int sample, std::uint64_t nodes) {
    std::vector<std::tuple<int, int, double>> values;
    bool is_over;
    {
        const nb::gil_scoped_release release;
        const Belief belief(codes);
        const Utility utility(worth.data());
        Planning planning(belief.first, utility, own_view ? Policy::OWN_VIEW : Policy::FACE_UP, sample, nodes);
        double total = 0;
        std::vector<Weighed> worlds;
        for (std::size_t i = 0; i < belief.worlds.size(); ++i) {
            worlds.push_back({belief.worlds[i], weights.data()[i]});
            total += weights.data()[i];
        }
        const Seen seen(belief.first, worlds, may_hold, taken_by(declarer, next));
        for (const auto& [move, sum] : planning.values(worlds, seen)) {
            const Play play = belief.first.play(move, belief.first.standing.played == 0);
            values.emplace_back(play.tile, play.named, sum / total);
        }
        is_over = planning.is_over();
    }
    return is_over ? nb::none() : nb::cast(values);
}

// One row a position: what each tile is worth to the seat that plays it (NaN: not legal). Of a tile
// that may ask for either end the better counts.
void solve_utilities(const Codes& codes, const Worth& worth, int declarer, int next, const Rows& rows) {
    const Utility utility(worth.data());
    const int taken = taken_by(declarer, next);
    std::array<std::unique_ptr<MaxN>, 2 * KIND_COUNT> searches;
    for (std::size_t i = 0; i < codes.shape(0); ++i) {
        const Position position(codes.data()[2 * i], codes.data()[2 * i + 1]);
        auto& search = searches[2 * kind_of(position.trump) + position.names_suit];
        if (!search) search = std::make_unique<MaxN>(position.ranks(), position.names_suit, utility);
        const Standing& now = position.standing;
        double* row = rows.data() + i * TILE_COUNT;
        std::fill(row, row + TILE_COUNT, std::nan(""));
        search->each_move(now, [&](Move move) {
            int gained = 0;
            const Standing after = search->after(now, move, gained);
            const double value = utility.of(role_to_play(now), search->ending(after, taken_after(taken, after)));
            double& best = row[orders.tile[position.trump][move.tile]];
            if (!(value <= best)) best = value;
        });
    }
}

// What `trimoon bench solver` measures the solver against, on positions between tricks.
void plain(const Codes& codes, const Answers& answers) {
    std::vector<Plain> by_kind;
    for (const Ranks& ranks : orders.ranks) by_kind.emplace_back(ranks);
    for (std::size_t i = 0; i < codes.shape(0); ++i) {
        const Position position(codes.data()[2 * i], codes.data()[2 * i + 1]);
        Plain& search = by_kind[kind_of(position.trump)];
        answers.data()[i * answers.shape(1)] = std::int8_t(search.value(position.standing.hand, position.standing.declarer));
    }
}

}  // namespace

NB_MODULE(_kernel, module) {
    nb::class_<Context>(module, "Context")
        .def(nb::init<bool>(), nb::arg("worlds") = false)
        .def_ro("nodes", &Context::nodes)
        .def("solve", [](Context& context, std::uint64_t first, std::uint64_t second) {
            return context.solve(Position(first, second));
        })
        .def("reaches", [](Context& context, std::uint64_t first, std::uint64_t second, int tricks) {
            return context.reaches(Position(first, second), tricks);
        })
        .def("plays", &values_of)
        .def("discards", [](Context& context, std::uint64_t first, std::uint64_t second) {
            return context.discards(Position(first, second));
        })
        .def("points", &points_of, nb::call_guard<nb::gil_scoped_release>());
    module.def("many", &many);
    module.def("plain", &plain, nb::call_guard<nb::gil_scoped_release>());
    module.def("search_worlds", &search_worlds);
    module.def("plan", &plan);
    module.def("solve_utilities", &solve_utilities, nb::call_guard<nb::gil_scoped_release>());
}
