#include "legality.h"
#include "trapdoor_checkers/table.h"

using namespace trapbox;
using namespace trapbox::trapdoor_checkers;

namespace {

using Kind = Command::Kind;

struct Candidates : trapbox::tests::CandidatesOf<Rules> {
    // Moves between any two squares, with and without capture; every legal capture and every part of one;
    // every slide; and the other commands.
    std::vector<Command> all() const {
        std::vector<Command> commands;
        const auto add = [&](std::span<const Square> squares) {
            Command command{.kind = Kind::move};
            for (const Square square : squares)
                command.path.push(square);
            for (command.capture = false; true; command.capture = true) {
                commands.push_back(command);
                if (command.capture) break;
            }
        };
        for (int from = 1; from <= kSquares; ++from)
            for (int to = 1; to <= kSquares; ++to)
                if (from != to) add(std::array{square_numbered(from), square_numbered(to)});
        for (const Side side : {Side::black, Side::white}) {
            const auto moves = piece_moves(state.options.rule_set(), state.position, side);
            for (const auto* list : {&moves.legal, &moves.too_short})
                for (const Move& move : *list)
                    for (std::size_t length = 3; length <= move.path.length; ++length)
                        add(std::span(move.path.begin(), length));
        }
        for (std::uint8_t slider = 0; slider < kSliders.size(); ++slider)
            for (const bool right : {false, true})
                commands.push_back({.kind = Kind::slide, .slide = {slider, right}});
        for (const Kind kind :
             {Kind::spin, Kind::offer_draw, Kind::accept_draw, Kind::decline_draw, Kind::resign})
            commands.push_back({.kind = kind});
        return commands;
    }
    SeatSet actors(const Command& command) const {
        const bool answers = command.kind == Kind::accept_draw || command.kind == Kind::decline_draw;
        return seat_of(state.options, answers ? other(state.turn) : state.turn);
    }
    bool is_listed(const Command& command) const {
        if (command.kind == Kind::offer_draw || command.kind == Kind::resign) return true; // never listed
        return std::find(moves.begin(), moves.end(), command) != moves.end();
    }
};

}

TEST_CASE("Trapdoor Checkers: judge, moves, to_act and apply agree in every variant", "[trapdoor_checkers]") {
    for (const Preset& preset : Rules::info().presets)
        CHECK(trapbox::tests::check_random_game<Rules, Candidates>(
                  preset.options, {.seed = 11, .commands = 150, .commands_per_check = 5}) > 5);
}

TEST_CASE("only the other side is to act while a draw is offered", "[trapdoor_checkers]") {
    State state = Rules::start({}, 1);
    std::vector<Event> events;
    REQUIRE(Rules::apply(state, {.kind = Kind::offer_draw}, events).accepted());
    CHECK(Rules::to_act(state) == SeatSet(seat_at(1)));
    trapbox::tests::check_legality<Rules, Candidates>(state);
}
