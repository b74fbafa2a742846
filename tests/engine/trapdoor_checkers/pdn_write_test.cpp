// Checks the PDN output against the grammar of PDN 3.0 and the files of other programs.
#include "core/match.h"
#include "trapdoor_checkers/pdn_grammar.h"
#include "trapdoor_checkers/table.h"

using namespace trapbox;
using namespace trapbox::trapdoor_checkers;
using trapbox::tests::PdnGrammar;

namespace {

Options options_of(std::string_view text) {
    const auto options = parse_options<Options>(text, Rules::option_fields());
    REQUIRE(options);
    return *options;
}

// A game of random moves, offers and answers.
PdnGame random_game(std::string_view options, const std::string& position, Seed seed, int turns) {
    PdnGame game{.options = options_of(options), .seed = seed, .position = position, .commands = {}};
    State state =
        position.empty() ? Rules::start(game.options, seed) : *Rules::restore(game.options, seed, position);
    Random random(seed);
    std::vector<Event> events;
    const auto apply = [&](const Command& command) {
        if (Rules::apply(state, command, events).accepted()) game.commands.push_back(command);
    };
    for (int i = 0; i < turns && !state.end; ++i) {
        if (random.below(10) == 0) apply({.kind = Command::Kind::offer_draw});
        const auto moves = Rules::moves(state);
        apply(moves[random.below(static_cast<std::uint32_t>(moves.size()))]);
    }
    if (random.below(2) == 0) apply({.kind = Command::Kind::resign, .side = Side::white});
    return game;
}

std::string written(const PdnGame& game, const RecordNotes& notes = {}) {
    const auto text = to_pdn(game, notes);
    CAPTURE(text);
    CHECK(PdnGrammar(text).fault() == "");
    const auto again = parse_pdn(text);
    REQUIRE(again);
    CHECK(again->commands == game.commands);
    CHECK(again->position == game.position);
    CHECK(again->seed == game.seed);
    CHECK(again->names == (game.names.empty() ? std::vector<std::string>(2) : game.names));
    return text;
}

std::string movetext(const PdnGame& game, const RecordNotes& notes = {}) {
    const auto text = written(game, notes);
    return text.substr(text.find("\n\n") + 2);
}

PdnRecord read_record(std::string_view text) {
    const auto reading = read_pdn(text);
    CAPTURE(text, to_text(reading.fault.fault));
    REQUIRE(reading.record);
    return *reading.record;
}

PdnGame read(std::string_view text) { return read_record(text).game; }

}

TEST_CASE("the grammar of PDN 3.0 accepts valid and refuses invalid text", "[trapdoor_checkers][pdn]") {
    for (const auto* text :
         {"1. 11-15 *", "[Event \"x\"]\n", "[A \"a \\\" b\"] {c} 1... 9x14x23! (1. 9-13) * 1. 9-14"})
        CHECK(PdnGrammar(text).fault() == "");
    for (const auto* text : {"1. {c} 11-15 *", "1. 11-15 1-0", "1. 11 - 15 *", "11-15 {", "[event \"x\"]",
                             "1. *", "", "1. 01-05 *", "1. 11:15", "[A \"x\\\\\"]\n1. 9-14", "1. 9-14* 1"})
        CHECK_FALSE(PdnGrammar(text).fault().empty());
}

TEST_CASE("every game is written in the grammar of PDN 3.0 and can be read back",
          "[trapdoor_checkers][pdn]") {
    for (const auto* options : {"", "rules=continental orange_green=on", "close_after_use=on exchanged=on",
                                "trapdoors=off", "trapdoors=off rules=continental"})
        for (Seed seed = 1; seed <= 12; ++seed) {
            written(random_game(options, "", seed, 60));
            written(random_game(options, "W:W31,27,K5:B1,12,K30 quiet=2", seed, 30));
            written(random_game(options, "", seed, 0));
        }
    for (Seed seed = 1; seed <= 12; ++seed)
        written(random_game("", "B:WK18,27:BK1,12 doors=c3,f6 quiet=1 lost=1,2,3,4", seed, 40));
}

TEST_CASE("the number of a PDN move comes directly before it", "[trapdoor_checkers][pdn]") {
    const PdnGame plain = read("1. 11-15 22-18 2. 15x22 25x18 3. 8-11 *");
    CHECK(movetext(plain) == "1. 11-15 22-18 2. 15x22 25x18 3. 8-11 *\n");
    // Either side may move first, as in collections of problems.
    CHECK(movetext(read("[FEN \"W:W32,27,24,22:B20,15,10,7\"]\n1. 27-23 20x27 2. 23-18 27-31 *")) ==
          "1. 27-23 20x27 2. 23-18 27-31 *\n");
    // A turn with a slider is not a move: the next move gets the number.
    const auto text = movetext(random_game("", "", 3, 40));
    CHECK(text.find(". {") == std::string::npos);
    CHECK(text.find("{[%slide ") != std::string::npos);
}

TEST_CASE("PDN has its result in a tag, the type of the game in another, and ends with a star",
          "[trapdoor_checkers][pdn]") {
    const auto with = [](std::string_view text, std::string_view part) {
        return written(read(text)).find(part) != std::string::npos;
    };
    CHECK(with("1. 11-15 22-18 1-0", "[Result \"1-0\"]\n[GameType \"21,B,8,8,N1,0\"]\n"));
    CHECK(with("1. 11-15 22-18 0-1", "[Result \"0-1\"]\n"));
    CHECK(with("1. 11-15 22-18 1/2-1/2", "[Result \"1/2-1/2\"]\n"));
    CHECK(with("1. 11-15 22-18 *", "[Result \"*\"]\n"));
    CHECK(with("[GameType \"26\"]\n1. 22-18 11-16 1-0", "[Result \"1-0\"]\n[GameType \"26,W,8,8,N2,0\"]\n"));
    CHECK(with("1. 11-15 22-18 1-0", "{[%resign white]} *\n"));
    CHECK(written(random_game("", "", 1, 5)).find("[GameType \"21,") != std::string::npos);
    CHECK(written(random_game("rules=continental", "", 1, 5)).find("[GameType \"26,") != std::string::npos);
    // No full stop in any FEN.
    const PdnGame typed{
        .options = options_of("trapdoors=off"), .seed = 1, .position = "W:W31:B27,19,1.", .commands = {}};
    CHECK(to_pdn(typed).find("[FEN \"W:W31:B27,19,1\"]\n") != std::string::npos);
}

TEST_CASE("tags and comments of a PDN game are preserved when it is exported", "[trapdoor_checkers][pdn]") {
    const auto [game, notes] = read_record(
        "[Event \"World title, game 3\"]\n[Site \"Petal, MS USA\"]\n[Date \"1979.07.??\"]\n"
        "[Round \"3\"]\n[Black \"Ada\"]\n[White \"Ben\"]\n[Result \"1-0\"]\n[annotator \"no capital\"]\n"
        "[PlyCount \"4\"]\n\n{the Cross} 1. 11-15 23-18 {[%clk 1:02]} {a { b } c} 2. 8-11 {}\n"
        "{ too slow\n} 26-23 1-0");
    const auto text = written(game, notes);
    CHECK(text.starts_with(
        "[Event \"World title, game 3\"]\n[Site \"Petal, MS USA\"]\n[Date \"1979.07.??\"]\n[Round \"3\"]\n"
        "[Annotator \"no capital\"]\n[White \"Ben\"]\n[Black \"Ada\"]\n[Result \"1-0\"]\n[GameType "));
    CHECK(text.find("[PlyCount") == std::string::npos); // the game may be continued
    CHECK(movetext(game, notes) ==
          "{the Cross} 1. 11-15 23-18 {[%clk 1:02]} {a ( b ) c} 2. 8-11 {too slow} 26-23\n"
          "{[%resign white]} *\n");
    const auto again = read_record(text);
    CHECK(again.notes.tags == notes.tags);
    CHECK(to_pdn(again.game, again.notes) == text);

    SECTION("commands in comments are read, also after blanks") {
        const auto [resigned, none] = read_record("1. 11-15 22-18 {\n[%resign white]} *");
        CHECK(none.remarks.empty());
        CHECK(movetext(resigned) == "1. 11-15 22-18 {[%resign white]} *\n");
    }
    SECTION("only as far as the moves are the same") {
        PdnGame other = game;
        other.commands.resize(1);
        other.commands.push_back(
            *Rules::parse(trapdoor_checkers::tests::Table("trapdoors=off").state(), "22-18"));
        CHECK(movetext(other, notes) == "{the Cross} 1. 11-15 22-18 *\n");
    }
    SECTION("a missing event is filled in, and invalid characters are replaced") {
        PdnGame named = read("1. 11-15 22-18");
        CHECK(to_pdn(named).starts_with("[Event \"Checkers\"]\n"));
        named.names = {"Ben \"B\"", "A\\da\n"};
        const auto signs = to_pdn(named);
        CHECK(PdnGrammar(signs).fault() == "");
        CHECK(signs.find("[White \"A/da \"]\n[Black \"Ben \\\"B\\\"\"]\n") != std::string::npos);
    }
    SECTION("up to the size limit of a save") {
        std::string long_text = "1. 11-15";
        for (int i = 0; i < 100; ++i)
            long_text += " {" + std::string(500, 'x') + "}";
        std::size_t bytes = 0;
        for (const Remark& remark : read_record(long_text).notes.remarks)
            bytes += remark.text.size();
        CHECK(bytes <= kMaxNoteBytes);
        CHECK(bytes > kMaxNoteBytes / 2);
    }
}
