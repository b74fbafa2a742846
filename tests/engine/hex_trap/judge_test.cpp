#include "hex_trap/play.h"
#include "legality.h"

#include <set>

using namespace trapbox;
using namespace trapbox::hex_trap;

namespace {

using Kind = Command::Kind;

// Two paths of one mover to the same space are the same turn (HX-2), and moves lists one of them.
using Key = std::pair<Half, Half>;
Key key_of(const Position& position, const Command& turn) {
    const auto [kind, first, second] = canonical(position, turn);
    const bool same_mover =
        first.kind == Half::Kind::step && second.kind == Half::Kind::step && first.to == second.from;
    return same_mover ? Key{step(first.from, second.to), kNoHalf} : Key{first, second};
}

struct Candidates : trapbox::tests::CandidatesOf<Rules> {
    explicit Candidates(const trapbox::tests::CandidatesOf<Rules>& of) : CandidatesOf(of) {
        for (const Command& move : moves)
            if (move.kind == Kind::turn) m_listed.insert(key_of(state.position, move));
    }

    // All pairs of these halves: every step of every mover to a neighbouring space, and a wall in every slot.
    std::vector<Command> all() const {
        std::vector<Half> halves{kNoHalf};
        for (const Slot slot : board_of(state.position.side).slot_list) {
            halves.push_back(wall(slot));
            for (const Half half : {step(slot.a, slot.b), step(slot.b, slot.a)})
                if (state.position.occupied.has(half.from) || state.position.exits(half.to).has(half.from))
                    halves.push_back(half);
        }
        std::vector<Command> commands;
        for (const Half first : halves)
            for (const Half second : halves)
                commands.push_back(turn_of(first, second));
        for (const Kind kind :
             {Kind::pass, Kind::resign, Kind::offer_draw, Kind::accept_draw, Kind::decline_draw})
            commands.push_back({.kind = kind});
        return commands;
    }
    SeatSet actors(const Command& command) const {
        const bool answers = command.kind == Kind::accept_draw || command.kind == Kind::decline_draw;
        return answers ? other(state.position.turn) : state.position.turn;
    }
    bool is_listed(const Command& command) const {
        if (command.kind != Kind::turn) return std::find(moves.begin(), moves.end(), command) != moves.end();
        return m_listed.contains(key_of(state.position, command));
    }

  private:
    std::set<Key> m_listed;
};

}

TEST_CASE("Trap: judge, moves, to_act and apply agree in every variant", "[hex_trap]") {
    for (const std::string_view options :
         {"side=4", "side=4 free_again=on quiet_turns=20", "side=4 short_first=off own_traps=on"})
        CHECK(trapbox::tests::check_random_game<Rules, Candidates>(
                  options, {.seed = 5, .commands = 60, .commands_per_check = 6}) > 1);
}
