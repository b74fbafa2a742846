// The View's functions that a board uses while a turn is entered.
#include "core/random.h"
#include "hex_trap/play.h"

#include <algorithm>
#include <set>

using namespace trapbox;
using namespace trapbox::hex_trap;

namespace {

std::string names(SpaceSet spaces) {
    std::string text;
    for (const Space space : spaces) {
        if (!text.empty()) text += ' ';
        text += to_text(space);
    }
    return text;
}

// Two paths to the same space are the same turn: only one of them is listed.
using Turn = std::pair<Half, Half>;
Turn by_end(const Command& turn) {
    const bool one_mover = turn.first.kind == Half::Kind::step && turn.second.kind == Half::Kind::step &&
                           turn.first.to == turn.second.from;
    return one_mover ? Turn{step(turn.first.from, turn.second.to), {}} : Turn{turn.first, turn.second};
}

}

TEST_CASE("first halves and their continuations are exactly the legal turns", "[hex_trap]") {
    Random random(5);
    for (int game = 0; game < 8; ++game) {
        const Options options{.side = 4, .free_again = game % 2 == 1};
        State state = Rules::start(options, 1);
        state.position.pile = 10; // so that the pile runs out early
        std::vector<Event> events;
        for (int turn = 0; turn < 20 && !state.end; ++turn) {
            const View seen = view(state);
            std::set<Turn> expected;
            for (const Command& command : legal_turns(state.position))
                expected.insert(by_end(command));
            std::set<Turn> made;
            for (const Half first : halves(seen)) {
                const auto seconds = completions(seen, first);
                REQUIRE(seconds.empty() == state.position.one_action);
                if (seconds.empty()) made.insert(by_end(turn_of(first)));
                for (const Half second : seconds)
                    made.insert(by_end(canonical(state.position, turn_of(first, second))));
            }
            REQUIRE((made == expected));
            REQUIRE(seen.must_pass == expected.empty());
            auto moves = Rules::moves(state);
            std::erase_if(moves, [](const Command& move) { return move.kind > Command::Kind::pass; });
            // More steps than by chance, so that movers meet.
            const auto steps = std::ranges::stable_partition(
                moves, [](const Command& move) { return move.second.kind == Half::Kind::step; });
            const auto plain = moves.size() - steps.size();
            const auto count = plain > 0 && random.below(3) > 0 ? plain : moves.size();
            REQUIRE(Rules::apply(state, moves[random.below(static_cast<std::uint32_t>(count))], events)
                        .accepted());
        }
    }
}

TEST_CASE("no turn can start while a draw is offered or when the game is over", "[hex_trap]") {
    State state = start();
    CHECK(view(state).may_offer);
    play(state, "offer_draw");
    const View offered = view(state);
    CHECK(offered.offered_by == kRed);
    CHECK(halves(offered).empty());
    CHECK(completions(offered, wall(board_of(5).slot_list[0])).empty());
    play(state, "decline_draw");
    CHECK_FALSE(view(state).may_offer);
    CHECK(halves(view(state)).size() == 18 + 156);
    play(state, "resign");
    const View over = view(state);
    CHECK(over.end == End{kBlue, EndReason::resigned});
    CHECK(halves(over).empty());
}

TEST_CASE("a region contains all spaces that a mover can still reach", "[hex_trap]") {
    // The cell has two spaces. The rest has 61 − 2 spaces, of which five movers occupy one each; the own
    // space of the mover counts as reachable.
    const Position seen = at("R:a1,e1,e9 B:g2,g4,g6 walls=a1|a2,a1|b2,b1|b2,b1|c1,b1|c2").position;
    CHECK(names(seen.region(seen.movers[0])) == "a1 b1");
    CHECK(seen.region(seen.movers[4]).count() == 61 - 2 - 5 + 1);
}

TEST_CASE("the move list has every turn with its path and the trapped movers", "[hex_trap]") {
    State state = at("R:a1,c4,c6 B:c1,g4,g6 walls=a1|a2 turn=blue");
    play(state, "a1|b2 c1-b1");
    play(state, "c4-d5-e5");
    const View seen = view(state);
    REQUIRE(seen.played.size() == 2);
    CHECK(seen.played[0].seat == kBlue);
    CHECK(to_text(seen.played[0].command) == "c1-b1 a1|b2");
    CHECK(seen.played[0].trapped == mover_bit(0));
    CHECK(to_text(seen.played[1].command) == "c4-d5-e5");
    CHECK(seen.turns == 2);
    CHECK(seen.quiet == 1);
}

TEST_CASE("the field is drawn in text", "[hex_trap]") {
    State state = at("R:a1,b3,b5 B:f1,f3,f5 walls=a1|a2,a1|b1,a1|b2,d4|e4,d4|e3", {.side = 4});
    CHECK(Rules::show(state) == "g         .   .   .   .\n"
                                "\n"
                                "f       B   .   B   .   B\n"
                                "\n"
                                "e     .   .   .   .   .   .\n"
                                "               / \\\n"
                                "d   .   .   .   .   .   .   .\n"
                                "\n"
                                "c     .   .   .   .   .   .\n"
                                "\n"
                                "b       .   .   R   .   R\n"
                                "         / \\\n"
                                "a         r | .   .   .\n"
                                "walls left: 47\n"
                                "to move: red\n");
}
