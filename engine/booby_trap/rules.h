// The rules of Booby-Trap as GameRules. The movement of the bar is physics/packed_tray.h.
#pragma once

#include "booby_trap/bot.h"
#include "booby_trap/checkpoint.h"
#include "booby_trap/hint.h"
#include "booby_trap/judge.h"
#include "booby_trap/notation.h"
#include "booby_trap/outcome.h"
#include "booby_trap/show.h"
#include "booby_trap/view.h"
#include "core/rules.h"

namespace trapbox::booby_trap {

struct Rules {
    using Options = booby_trap::Options;
    using State = booby_trap::State;
    using Command = booby_trap::Command;
    using Event = booby_trap::Event;
    using View = booby_trap::View;

    static const GameInfo& info();
    static std::span<const OptionField<Options>> option_fields() { return booby_trap::option_fields(); }
    static int seats(const Options& options) { return booby_trap::seats(options); }

    static State start(const Options& options, Seed seed);
    static Result<State> restore(const Options& options, Seed, std::string_view text) {
        return booby_trap::restore(options, text);
    }
    static std::string checkpoint(const State& state) { return booby_trap::checkpoint(state); }

    static Verdict judge(const State& state, const Command& command) {
        return booby_trap::judge(state, command);
    }
    static Verdict apply(State& state, const Command& command, std::vector<Event>& events);
    static void tick(State& state, std::vector<Event>& events);
    static bool busy(const State& state) { return state.moving; }

    static SeatSet to_act(const State& state) { return booby_trap::to_act(state); }
    static Outcome outcome(const State& state) { return booby_trap::outcome(state); }
    static HashValue hash(const State& state);
    static View view(const State& state) { return booby_trap::view(state); }

    static std::vector<Command> moves(const State& state) { return booby_trap::moves(state); }
    static std::string to_text(const Command& command) { return booby_trap::to_text(command); }
    static std::string to_text(const Event& event) { return booby_trap::to_text(event); }
    static Result<Command> parse(const State&, std::string_view text) { return parse_command(text); }
    static std::string show(const State& state) { return booby_trap::show(state); }

    static Plan<Command> plan(const View& view, Seat seat, BotLevel level, Seed seed, const Budget&) {
        return booby_trap::plan(view, seat, level, seed);
    }
    static std::function<Plan<Command>(const Budget&)> prepare_hint(const State& state, Seed seed) {
        return booby_trap::prepare_hint(state, seed);
    }
};

static_assert(GameRules<Rules>);

}
