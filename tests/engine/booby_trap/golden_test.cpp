// Whole games, kept as they were played and checked event by event against the rules: a change of physics or
// rules shows here first. To play them anew: engine_tests "[write_booby_trap]", then read the .events files.
#include "core/journal.h"
#include "table.h"

#include <fstream>
#include <sstream>

using namespace trapbox;
using namespace trapbox::booby_trap;

namespace {

std::string path_of(std::string_view name) { return std::string(GOLDEN_DIR "/booby_trap/").append(name); }

std::string read_file(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

// What happened, tick by tick, with the commands between.
std::string transcript(const Journal& journal) {
    const auto options = parse_options<Options>(journal.options, option_fields());
    REQUIRE(options);
    Match<Rules> match(*options, journal.seed);
    std::ostringstream text;
    const auto run_until = [&](Tick tick) {
        while (match.ticks() < tick && match.advance(1) == 1)
            for (const Event& event : match.take_events())
                text << match.ticks() << ' ' << to_text(event) << '\n';
    };
    for (const StampedCommand& stamped : journal.commands) {
        run_until(stamped.tick);
        const auto command = parse_command(stamped.command);
        REQUIRE(command);
        REQUIRE(match.apply(*command).accepted());
        text << match.ticks() << " > " << stamped.command << '\n';
        for (const Event& event : match.take_events())
            text << match.ticks() << ' ' << to_text(event) << '\n';
    }
    run_until(journal.ticks);
    text << to_text(Rules::outcome(match.state())) << '\n';
    return text.str();
}

struct Golden {
    const char* name;
    const char* options;
    Seed seed;
    int level; // of all bots; 0 = each seat its own
};
constexpr Golden kGames[] = {
    {"regular_4", "players=4", 2024, 0},
    {"solitaire", "players=1", 7, 5},
};

}

TEST_CASE("golden games of Booby-Trap replay event by event", "[booby_trap]") {
    for (const Golden& golden : kGames) {
        CAPTURE(golden.name);
        const auto journal = parse_journal(read_file(path_of(golden.name) + ".journal"));
        REQUIRE(journal);
        const auto match = Match<Rules>::load(*journal);
        REQUIRE(match);
        CHECK(match->exact());
        CHECK(transcript(*journal) == read_file(path_of(golden.name) + ".events"));
    }
}

TEST_CASE("play the golden games of Booby-Trap anew", "[.][write_booby_trap]") {
    for (const Golden& golden : kGames) {
        const auto options = parse_options<Options>(golden.options, option_fields());
        REQUIRE(options);
        Match<Rules> match(*options, golden.seed);
        for (Seed seed = 1; !Rules::outcome(match.state()).ended(); ++seed) {
            const Seat seat = match.state().turn.seat;
            const int level = golden.level > 0 ? golden.level : 1 + seat.index;
            for (const auto& step : plan(Rules::view(match.state()), seat, {level}, seed)) {
                match.advance(step.delay);
                REQUIRE(match.apply(step.command).accepted());
            }
            match.advance(ticks_from_seconds(60));
        }
        const Journal journal = match.journal();
        std::ofstream(path_of(golden.name) + ".journal", std::ios::binary) << to_text(journal);
        std::ofstream(path_of(golden.name) + ".events", std::ios::binary) << transcript(journal);
    }
}
