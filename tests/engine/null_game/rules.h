// The rules of Pebbles as GameRules.
#pragma once

#include "core/rules.h"
#include "null_game/bot.h"
#include "null_game/checkpoint.h"
#include "null_game/judge.h"
#include "null_game/notation.h"
#include "null_game/outcome.h"
#include "null_game/show.h"
#include "null_game/view.h"

namespace trapbox::null_game {

struct Rules {
    using Options = null_game::Options;
    using State = null_game::State;
    using Command = null_game::Command;
    using Event = null_game::Event;
    using View = null_game::View;

    static const GameInfo& info();
    static std::span<const OptionField<Options>> option_fields() { return null_game::option_fields(); }
    static int seats(const Options&) { return 2; }

    static State start(const Options& options, Seed seed);
    static Result<State> restore(const Options& options, Seed, std::string_view text) {
        return null_game::restore(options, text);
    }
    static std::string checkpoint(const State& state) { return null_game::checkpoint(state); }

    static Verdict judge(const State& state, const Command& command) {
        return null_game::judge(state, command);
    }
    static Verdict apply(State& state, const Command& command, std::vector<Event>& events);
    static void tick(State& state, std::vector<Event>& events);
    static bool busy(const State& state) { return state.options.sand && !state.winner; }

    static SeatSet to_act(const State& state) { return null_game::to_act(state); }
    static Outcome outcome(const State& state) { return null_game::outcome(state); }
    static HashValue hash(const State& state);
    static View view(const State& state) { return null_game::view(state); }

    static std::vector<Command> moves(const State& state) { return null_game::moves(state); }
    static std::string to_text(const Command& command) { return null_game::to_text(command); }
    static std::string to_text(const Event& event) { return null_game::to_text(event); }
    static Result<Command> parse(const State&, std::string_view text) { return parse_command(text); }
    static std::string show(const State& state) { return null_game::show(state); }

    static Plan<Command> plan(const View& view, Seat seat, BotLevel level, Seed seed, const Budget&) {
        return null_game::plan(view, seat, level, seed);
    }
};

static_assert(GameRules<Rules>);

}
