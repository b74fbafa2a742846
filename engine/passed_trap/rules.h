// The rules of The Passed-Trap as GameRules.
#pragma once

#include "core/rules.h"
#include "passed_trap/bot.h"
#include "passed_trap/checkpoint.h"
#include "passed_trap/judge.h"
#include "passed_trap/notation.h"
#include "passed_trap/outcome.h"
#include "passed_trap/show.h"
#include "passed_trap/view.h"

namespace trapbox::passed_trap {

struct Rules {
    using Options = passed_trap::Options;
    using State = passed_trap::State;
    using Command = passed_trap::Command;
    using Event = passed_trap::Event;
    using View = passed_trap::View;

    static const GameInfo& info();
    static std::span<const OptionField<Options>> option_fields() { return passed_trap::option_fields(); }
    static int seats(const Options& options) { return passed_trap::seats(options); }

    static State start(const Options& options, Seed seed);
    static Result<State> restore(const Options& options, Seed, std::string_view text) {
        return passed_trap::restore(options, text);
    }
    static std::string checkpoint(const State& state) { return passed_trap::checkpoint(state); }

    static Verdict judge(const State& state, const Command& command) {
        return passed_trap::judge(state, command);
    }
    static Verdict apply(State& state, const Command& command, std::vector<Event>& events);
    static void tick(State& state, std::vector<Event>& events);
    static bool busy(const State& state);

    static SeatSet to_act(const State& state) { return passed_trap::to_act(state); }
    static Outcome outcome(const State& state) { return passed_trap::outcome(state); }
    static HashValue hash(const State& state);
    static View view(const State& state) { return passed_trap::view(state); }

    static std::vector<Command> moves(const State& state) { return passed_trap::moves(state); }
    static std::string to_text(const Command& command) { return passed_trap::to_text(command); }
    static std::string to_text(const Event& event) { return passed_trap::to_text(event); }
    static Result<Command> parse(const State&, std::string_view text) { return parse_command(text); }
    static std::string show(const State& state) { return passed_trap::show(view(state)); }

    static Plan<Command> plan(const View& view, Seat seat, BotLevel level, Seed seed, const Budget& budget) {
        return passed_trap::plan(view, seat, level, seed, budget);
    }
};

static_assert(GameRules<Rules>);

}
