// The face that the kernel shows to Python; `src/trimoon/solver/_kernel.pyi` gives its types.
// Nothing is checked here: `trimoon.solver` hands over possible positions only.

#include <nanobind/nanobind.h>
#include <nanobind/ndarray.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <tuple>

#include "../benchmarks/plain.hpp"
#include "batch.hpp"
#include "context.hpp"

namespace nb = nanobind;
using namespace trimoon;

namespace {

using Codes = nb::ndarray<const std::uint64_t, nb::shape<-1, 2>, nb::c_contig, nb::device::cpu>;
using Answers = nb::ndarray<std::int8_t, nb::shape<-1, -1>, nb::c_contig, nb::device::cpu>;
using Value = std::tuple<int, int, int>;  // tile, end named, tricks

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
}
