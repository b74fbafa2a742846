// The rules of Trap as GameRules.
#pragma once

#include "core/rules.h"
#include "hex_trap/bot.h"
#include "hex_trap/checkpoint.h"
#include "hex_trap/judge.h"
#include "hex_trap/notation.h"
#include "hex_trap/outcome.h"
#include "hex_trap/show.h"
#include "hex_trap/view.h"

namespace trapbox::hex_trap {

struct Rules {
    using Options = hex_trap::Options;
    using State = hex_trap::State;
    using Command = hex_trap::Command;
    using Event = hex_trap::Event;
    using View = hex_trap::View;

    static const GameInfo& info();
    static std::span<const OptionField<Options>> option_fields() { return hex_trap::option_fields(); }
    static int seats(const Options&) { return 2; } // Red is 0, Blue is 1, regardless of who goes first

    static State start(const Options& options, Seed);
    static Result<State> restore(const Options& options, Seed, std::string_view text) {
        return hex_trap::restore(options, text);
    }
    static std::string checkpoint(const State& state) { return hex_trap::checkpoint(state); }

    static Verdict judge(const State& state, const Command& command) {
        return hex_trap::judge(state, command);
    }
    static Verdict apply(State& state, const Command& command, std::vector<Event>& events);
    static void tick(State&, std::vector<Event>&) {}
    static bool busy(const State&) { return false; } // Trap has no clock

    static SeatSet to_act(const State& state) { return hex_trap::to_act(state); }
    static Outcome outcome(const State& state) { return hex_trap::outcome(state); }
    static HashValue hash(const State& state);
    static View view(const State& state) { return hex_trap::view(state); }

    static std::vector<Command> moves(const State& state) { return hex_trap::moves(state); }
    static std::optional<Command> random_move(const State& state, Random& random);
    static std::string to_text(const Command& command) { return hex_trap::to_text(command); }
    static std::string to_text(const Event& event) { return hex_trap::to_text(event); }
    static Result<Command> parse(const State& state, std::string_view text) {
        return parse_command(state.position, text);
    }
    static std::string show(const State& state) { return hex_trap::show(state); }

    static Plan<Command> plan(const View& view, Seat seat, BotLevel level, Seed seed, const Budget& budget) {
        return hex_trap::plan(view, seat, level, seed, budget);
    }
};

static_assert(HasRandomMove<Rules>);

}
