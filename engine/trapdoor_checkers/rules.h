// The rules of Trapdoor Checkers and Dames & Trap (TC-1 … TC-15) as GameRules.
#pragma once

#include "core/rules.h"
#include "trapdoor_checkers/bot.h"
#include "trapdoor_checkers/checkpoint.h"
#include "trapdoor_checkers/divide.h"
#include "trapdoor_checkers/judge.h"
#include "trapdoor_checkers/notation.h"
#include "trapdoor_checkers/outcome.h"
#include "trapdoor_checkers/pdn_read.h"
#include "trapdoor_checkers/pdn_write.h"
#include "trapdoor_checkers/show.h"
#include "trapdoor_checkers/view.h"

namespace trapbox::trapdoor_checkers {

struct Rules {
    using Options = trapdoor_checkers::Options;
    using State = trapdoor_checkers::State;
    using Command = trapdoor_checkers::Command;
    using Event = trapdoor_checkers::Event;
    using View = trapdoor_checkers::View;

    static const GameInfo& info();
    static std::span<const OptionField<Options>> option_fields() {
        return trapdoor_checkers::option_fields();
    }
    static int seats(const Options&) { return 2; }

    static State start(const Options& options, Seed seed);
    // A PDN FEN with or without key=value words, see checkpoint.h.
    static Result<State> restore(const Options& options, Seed seed, std::string_view text) {
        return trapdoor_checkers::restore(options, seed, text);
    }
    static std::string checkpoint(const State& state) { return trapdoor_checkers::checkpoint(state); }

    static Verdict judge(const State& state, const Command& command) {
        return trapdoor_checkers::judge(state, command);
    }
    static Verdict apply(State& state, const Command& command, std::vector<Event>& events);
    static void tick(State&, std::vector<Event>&) {}
    static bool busy(const State&) { return false; }

    static SeatSet to_act(const State& state) { return trapdoor_checkers::to_act(state); }
    static Outcome outcome(const State& state) { return trapdoor_checkers::outcome(state); }
    static HashValue hash(const State& state);
    static View view(const State& state) { return trapdoor_checkers::view(state); }

    static std::vector<Command> moves(const State& state) { return trapdoor_checkers::moves(state); }
    static std::string to_text(const Command& command) { return trapdoor_checkers::to_text(command); }
    static std::string to_text(const Event& event) { return trapdoor_checkers::to_text(event); }
    static Result<Command> parse(const State& state, std::string_view text) {
        return parse_command(state, text);
    }
    static std::string show(const State& state) { return trapdoor_checkers::show(state); }

    static Plan<Command> plan(const View& view, Seat seat, BotLevel level, Seed seed, const Budget& budget) {
        return trapdoor_checkers::plan(view, seat, level, seed, budget);
    }

    // See divide.h for what is counted with doors and wheel.
    static std::uint64_t perft(const State& state, int depth) { return count_tree(state, depth); }
    static std::vector<Branch> divide(const State& state, int depth) {
        return trapdoor_checkers::divide(state, depth);
    }

    static std::string record(const PdnGame& game) { return to_pdn(game); }
    static Result<PdnGame> read_record(std::string_view text) { return parse_pdn(text); }
};

static_assert(GameRules<Rules>);
static_assert(DividesMoveTree<Rules>);
static_assert(KeepsRecord<Rules>);

}
