// Positions as text, typed by people or written in saves.
#include "core/random.h"
#include "hex_trap/play.h"

using namespace trapbox;
using namespace trapbox::hex_trap;

namespace {

std::string fault_of(std::string_view position, const Options& options = {}) {
    const auto state = Rules::restore(options, 1, position);
    return state ? "" : state.fault().reason;
}

}

TEST_CASE("the start position is written as readable text", "[hex_trap]") {
    CHECK(Rules::checkpoint(start()) == "R:c2,c4,c6 B:g2,g4,g6 pile=90 turn=red quiet=0 turns=0");
    CHECK(Rules::checkpoint(Rules::start({}, 1)) ==
          "R:c2,c4,c6 B:g2,g4,g6 pile=90 turn=red quiet=0 turns=0 actions=1");
}

TEST_CASE("a position has the movers, the walls with their turns, and the pile", "[hex_trap]") {
    State state = start({.first = Options::First::blue});
    play(state, "g2-f2 e6|e5");
    play(state, "c2|d2 c2|d3");
    play(state, "offer_draw");
    CHECK(Rules::checkpoint(state) ==
          "R:c2,c4,c6 B:f2,g4,g6 walls=e5|e6@1,c2|d2@2,c2|d3@2 pile=87 turn=blue quiet=0 "
          "turns=2 offer=pending");
    const auto seen = view(state);
    REQUIRE(seen.walls.size() == 3);
    CHECK(seen.walls[0].seat == kBlue);
    CHECK(seen.walls[2].seat == kRed);
}

TEST_CASE("a typed position needs only the movers", "[hex_trap]") {
    const State state = at("B:g2,g4,g6 R:a1,c4,c6 walls=a1|a2,b1|a1");
    CHECK(Rules::checkpoint(state) ==
          "R:a1,c4,c6 B:g2,g4,g6 walls=a1|a2,a1|b1 pile=88 turn=red quiet=0 turns=0");
    CHECK_FALSE(view(state).walls[0].seat);
    // A mover that cannot move is caught without being listed.
    CHECK(at("R:a1,c4,c6 B:g2,g4,g6 walls=a1|a2,a1|b1,a1|b2").position.caught == mover_bit(0));
    // All three of a side caught: the game is over.
    CHECK(at("R:a1,c4,c6 B:g2,g4,g6 caught=a1,c4,c6").end == End{kBlue, EndReason::trapped});
    CHECK(at("R:a1,c4,c6 B:g2,g4,g6 caught=a1,c4,c6,g2,g4,g6 turn=blue").end ==
          End{kRed, EndReason::trapped});
    // Other endings: a seat resigned, both agreed on a draw, or there were too many quiet turns.
    CHECK(at("R:a1,c4,c6 B:g2,g4,g6 over=red").end == End{kRed, EndReason::resigned});
    CHECK(at("R:a1,c4,c6 B:g2,g4,g6 over=drawn").end == End{{}, EndReason::agreed});
    CHECK(at("R:a1,c4,c6 B:g2,g4,g6 quiet=60 over=drawn").end == End{{}, EndReason::quiet});
}

TEST_CASE("an impossible position is refused with its reason", "[hex_trap]") {
    CHECK(fault_of("") == "a position needs the movers of both sides: R:c2,c4,c6 B:g2,g4,g6");
    CHECK(fault_of("R:c2,c4,c6") == "a position needs the movers of both sides: R:c2,c4,c6 B:g2,g4,g6");
    const std::string start = "R:c2,c4,c6 B:g2,g4,g6 ";
    for (const auto* bad : {"R:c2,c4,c6",
                            "walls=a1|a3",
                            "walls=a1|a2,a2|a1",
                            "walls=a5|a6",
                            "walls=a1|a2@0",
                            "walls=a1|a2@x",
                            "walls=,",
                            "pile=91",
                            "pile=-1",
                            "pile=x",
                            "pile=90 walls=a1|a2",
                            "turn=green",
                            "quiet=61",
                            "turns=-1",
                            "turns=9999999",
                            "caught=a1",
                            "caught=z9",
                            "walls=a1|a2@1",
                            "offer=maybe",
                            "over=green",
                            "over=red offer=pending",
                            "pile",
                            "bogus=1",
                            "turn=red turn=red",
                            "over=red caught=c2,c4,c6",
                            "=",
                            ":",
                            "caught=c2,c4,",
                            "past=c2/c4/c6/g2/g4/g6",
                            "quiet=1 past=c2/c4/c6/g2/g4",
                            "quiet=1 past=c4/c2/c6/g2/g4/g6",
                            "quiet=1 past=c2/c4/c6/g2/g4/g4",
                            "quiet=1 past=",
                            "actions=2",
                            "actions=1 turns=1",
                            "walls="}) {
        CAPTURE(bad);
        CHECK(fault_of(start + bad) != "");
    }
    for (const auto* bad : {"R:c2,c4 B:g2,g4,g6", "R:c2,c4,c6,c7 B:g2,g4,g6", "R:c2,c2,c6 B:g2,g4,g6",
                            "R:c2,c4,g6 B:g2,g4,g6", "R:c8,c4,c6 B:g2,g4,g6", "R:c2,c4,j1 B:g2,g4,g6",
                            "R:c02,c4,c6 B:g2,g4,g6", "R:c2,c4,c6 B:g2,g4,g12", "R:,, B:g2,g4,g6"}) {
        CAPTURE(bad);
        CHECK(fault_of(bad) != "");
    }
    // Past positions are allowed only if repetition counts.
    CHECK(fault_of(start + "quiet=1 past=c2/c4/c6/g2/g4/g6") == "");
    CHECK(fault_of(start + "quiet=1 past=c2/c4/c6/g2/g4/g6", {.threefold = false}) != "");
    // With free_again, a mover that can move is not caught.
    CHECK(fault_of(start + "caught=c2", {.free_again = true}) == "a mover is listed as caught but can move");
}

TEST_CASE("a position reads back to itself at every moment of random games", "[hex_trap]") {
    Random random(7);
    for (int game = 0; game < 60; ++game) {
        const Options options{.side = 4 + game % 3, .free_again = game % 2 == 1, .own_traps = game % 5 == 4};
        State state = Rules::start(options, 1);
        std::vector<Event> events;
        while (!state.end) {
            const auto moves = Rules::moves(state);
            const auto& move = moves[random.below(static_cast<std::uint32_t>(moves.size()))];
            REQUIRE(Rules::apply(state, move, events).accepted());
            const auto text = Rules::checkpoint(state);
            const State again = at(text, options);
            REQUIRE(Rules::checkpoint(again) == text);
            REQUIRE(Rules::hash(again) == Rules::hash(state));
        }
    }
}

TEST_CASE("random text and damaged positions are refused or read, and never crash", "[hex_trap]") {
    Random random(11);
    const std::string good =
        "R:c2,c4,c6 B:g2,g4,g6 walls=e5|e6@1,c2|d2@2 pile=88 turn=blue quiet=1 turns=2 caught=g6 "
        "past=c2/c4/c6/g2/g4/g6 offer=pending";
    int read = 0;
    for (int i = 0; i < 20'000; ++i) {
        std::string text = good;
        const auto changes = 1 + random.below(3);
        for (std::uint32_t change = 0; change < changes; ++change) {
            const auto where = random.below(static_cast<std::uint32_t>(text.size()));
            text[where] = random.below(2) == 0 ? static_cast<char>(random.below(256))
                                               : good[random.below(static_cast<std::uint32_t>(good.size()))];
        }
        const auto state = Rules::restore({}, 1, text);
        if (!state) continue;
        ++read;
        const auto written = Rules::checkpoint(*state);
        REQUIRE(Rules::checkpoint(at(written)) == written);
        CHECK(state->position.pile + state->walls.size() <= 90);
    }
    CHECK(read > 100); // some changes result in another valid position
}
