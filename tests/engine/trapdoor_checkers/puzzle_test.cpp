#include "puzzle_catalog.h"
#include "test.h"
#include "trapdoor_checkers/puzzle.h"
#include "trapdoor_checkers/puzzle_solver.h"
#include "trapdoor_checkers/puzzle_symmetry.h"
#include "trapdoor_checkers/slow_puzzles.h"

#include <map>
#include <set>

using namespace trapbox;
using namespace trapbox::trapdoor_checkers;

namespace {

Goal goal(std::string_view text) {
    const auto read = Puzzles::parse_goal(text);
    REQUIRE(read);
    return *read;
}

Options options_of(std::string_view text) {
    const auto options = parse_options<Options>(text, Rules::option_fields());
    REQUIRE(options);
    return *options;
}

State at(std::string_view position, Seed seed, std::string_view options = "") {
    auto state = Rules::restore(options_of(options), seed, position);
    INFO((state ? "" : to_text(state.fault())));
    REQUIRE(state);
    return *state;
}

// The first seed whose spins show these faces.
Seed seed_that_shows(const std::vector<Face>& faces) {
    for (Seed seed = 0; seed < 10'000; ++seed)
        if (coming_faces(at("W:W29:B1", seed), static_cast<int>(faces.size())) == faces) return seed;
    FAIL("no seed shows these");
    return 0;
}

State after(State state, std::initializer_list<std::string_view> commands) {
    std::vector<Event> events;
    for (const auto text : commands) {
        CAPTURE(text);
        const auto command = Rules::parse(state, text);
        REQUIRE(command);
        REQUIRE(Rules::apply(state, *command, events).accepted());
    }
    return state;
}

std::vector<Puzzle> shipped() {
    auto puzzles = parse_puzzles(Puzzles::shipped());
    INFO((puzzles ? "" : to_text(puzzles.fault())));
    REQUIRE(puzzles);
    return *puzzles;
}

// A random selection of `count` different puzzles.
std::vector<Puzzle> drawn(std::vector<Puzzle> puzzles, std::size_t count, Seed seed) {
    Random random(seed);
    REQUIRE(puzzles.size() >= count);
    for (std::size_t i = 0; i < count; ++i)
        std::swap(puzzles[i], puzzles[i + random.below(static_cast<std::uint32_t>(puzzles.size() - i))]);
    puzzles.resize(count);
    return puzzles;
}

void check_against_slow_prover(const Puzzle& puzzle) {
    CAPTURE(puzzle.options, puzzle.seed, puzzle.position, puzzle.goal);
    tests::SlowPuzzle slow{
        puzzle.options.find("rules=continental") != std::string::npos, puzzle.position, puzzle.goal, {}};
    // TC-12: four of the six sections show a piece; the third is green, the last orange.
    using tests::Shown;
    const Shown sections[] = {Shown::piece, Shown::piece, Shown::green,
                              Shown::piece, Shown::piece, Shown::orange};
    Random random(puzzle.seed);
    for (int i = 0; i < 2 * puzzle.par; ++i)
        slow.wheel.push_back(sections[random.below(6)]);
    CHECK(tests::count_solutions(slow) == 1);
    slow.goal = "men 12 in " + std::to_string(puzzle.par); // only a win can gain that much
    const State state = at(puzzle.position, puzzle.seed, puzzle.options);
    const Goal twelve = goal(slow.goal);
    const PuzzleSolver solver(state, twelve);
    std::set<Position> winning;
    for (const SolverTurn& turn : solver.turns())
        if (solver.reaches_goal(turn)) winning.insert(turn.then);
    CHECK(tests::count_solutions(slow) == static_cast<int>(winning.size()));
}

}

TEST_CASE("the goals of checkers are written and read", "[checkers][puzzle]") {
    for (const std::string_view text : {"men 2 in 3", "win in 2", "drop_king in 1", "men 12 in 5"})
        CHECK(Puzzles::to_text(goal(text)) == text);
    CHECK(goal("men 2 in 3") == Goal{Goal::Kind::men, 2, 3});
    for (const std::string_view text : {"", "men", "men 0 in 1", "men 13 in 1", "men 2 on 3", "win in 6",
                                        "win", "win in", "lose in 2", "drop_king 2", "men 1 in 1 turn"})
        CHECK_FALSE(Puzzles::parse_goal(text));
}

TEST_CASE("the predicted spins are those of the wheel", "[checkers][puzzle]") {
    State state = at("W:WK29:BK1", 77);
    const auto faces = coming_faces(state, 6);
    for (const Face face : faces) {
        std::vector<Event> events;
        REQUIRE(Rules::apply(state, {.kind = Command::Kind::spin}, events).accepted());
        CHECK(state.wheel == face);
        REQUIRE(Rules::apply(state, Rules::moves(state).front(), events).accepted());
    }
}

// A black king on c3 (22), a door of the green slider g3; the wheel shows green: moving g3 to the left drops
// the king.
TEST_CASE("a king on a door is dropped by the slider of that door alone", "[checkers][puzzle]") {
    const Seed green = seed_that_shows({Face::green, Face::piece});
    const State state = at("W:W29:BK22", green);
    const Goal drop = goal("drop_king in 1");
    const auto proof = Puzzles::prove(state, drop);
    INFO(proof.text);
    CHECK(proof.holds);
    CHECK(proof.text == "exhaustive to 2 turns: 1 of 4 first turns solves it");
    CHECK(Puzzles::progress(state, drop) == PuzzleProgress::open);
    CHECK(Puzzles::is_solvable(state, drop));
    // The answer begins with the spin.
    CHECK(Puzzles::answer(state, drop) == Command{.kind = Command::Kind::spin});
    const auto answer = Puzzles::answer(after(state, {"spin"}), drop);
    REQUIRE(answer);
    CHECK(to_text(*answer) == "slide g3 left");
    CHECK(Puzzles::progress(after(state, {"spin", "slide g3 left"}), drop) == PuzzleProgress::solved);
    const State wrong = after(state, {"spin", "slide g3 right"});
    CHECK(Puzzles::progress(wrong, drop) == PuzzleProgress::open);
    CHECK_FALSE(Puzzles::is_solvable(wrong, drop));
    CHECK_FALSE(Puzzles::answer(wrong, drop));
    // The reply begins with the spin.
    REQUIRE(Puzzles::reply(wrong, drop));
    CHECK(Puzzles::reply(wrong, drop)->kind == Command::Kind::spin);
    const State spun = after(wrong, {"spin"});
    REQUIRE(Puzzles::reply(spun, drop));
    CHECK(Puzzles::reply(spun, drop)->kind == Command::Kind::move);
}

TEST_CASE("pieces won are counted after the reply", "[checkers][puzzle]") {
    // Without doors, English: White's man on c3 (22) can move to d4 (18) or b4 (17). On d4, Black's man on e5
    // (15) captures it and lands on c3; on b4 nothing happens.
    const std::string_view options = "trapdoors=off";
    const State state = at("W:W22,29:B15,1", 0, options);
    const Goal one = goal("men 1 in 1");
    const State gives = after(state, {"22-18"});
    CHECK(Puzzles::progress(gives, one) == PuzzleProgress::open);
    CHECK(Puzzles::reply(gives, one)->capture);
    CHECK(pieces_won(after(gives, {"15x22"}), Side::white) == -1);
    CHECK(Puzzles::progress(after(gives, {"15x22"}), one) == PuzzleProgress::failed);
    CHECK_FALSE(Puzzles::is_solvable(state, one));
    CHECK(Puzzles::prove(state, one).text == "no turn solves it");
    // Nor in two turns: after 22-18 15x22 no white man can recapture.
    CHECK_FALSE(Puzzles::is_solvable(state, goal("men 1 in 2")));
}

TEST_CASE("the error of a position that can't be a checkers puzzle has the reason", "[checkers][puzzle]") {
    const auto why = [](std::string_view position, std::string_view text) {
        return Puzzles::prove(at(position, 0, "trapdoors=off"), goal(text)).text;
    };
    CHECK(why("W:W26:B22,1", "men 1 in 1") == "there is no choice");
    CHECK(why("W:W26:B22,1 quiet=3", "men 1 in 1") == "turns without progress have already been counted");
    CHECK(why("W:W26:B22,1 lost=1,0,0,0", "men 1 in 1") == "pieces have already been lost");
    CHECK(why("W:W26,30:B", "win in 1") == "the game is over");
    // Two moves capture the only piece: d2xb4 (26x17) and b2xd4 (25x18), over c3 (22).
    CHECK(why("W:W25,26:B22", "win in 1") == "more than one turn solves it");
}

TEST_CASE("checkers puzzles are duplicates if the board is rotated and the colours are swapped",
          "[checkers][puzzle]") {
    const auto of = [](std::string_view position) {
        const State state = at(position, 0);
        return symmetry_key(state.position, state.turn);
    };
    const auto first = of("W:W21,K5:B1,2 doors=c3");
    // Number n becomes 33 − n, c3 becomes f6.
    CHECK(of("B:B12,K28:W32,31 doors=f6") == first);
    CHECK(of("B:W21,K5:B1,2 doors=c3") != first);
    CHECK(of("W:W21,K5:B1,2 doors=g3") != first);
    CHECK(of("W:W21,5:B1,2 doors=c3") != first);
}

TEST_CASE("checkers has 200 puzzles in four tiers, half of each rule set, without duplicates",
          "[checkers][puzzle]") {
    const auto puzzles = shipped();
    REQUIRE(puzzles.size() == 200);
    std::map<int, int> tiers;
    std::map<Goal::Kind, int> goals;
    std::set<std::string> seen;
    int continental = 0;
    int with_doors = 0;
    for (const Puzzle& puzzle : puzzles) {
        ++tiers[puzzle.tier];
        ++goals[goal(puzzle.goal).kind];
        State state = at(puzzle.position, puzzle.seed, puzzle.options);
        continental += state.options.rules == Options::Rules::continental ? 1 : 0;
        seen.insert(symmetry_key(state.position, state.turn));
        const Side solver = state.turn;
        for (const StampedCommand& stamped : puzzle.solution)
            state = after(state, {stamped.command});
        bool used = false;
        for (const PlayedTurn& turn : state.played)
            used = used || turn.fell || (turn.side == solver && turn.command.kind == Command::Kind::slide);
        with_doors += used ? 1 : 0;
    }
    CHECK(tiers == std::map<int, int>{{1, 50}, {2, 50}, {3, 50}, {4, 50}});
    CHECK(seen.size() == 200);
    CHECK(continental == 100);
    CHECK(with_doors >= 100);
    for (const auto kind : {Goal::Kind::men, Goal::Kind::win, Goal::Kind::drop_king})
        CHECK(goals[kind] >= 20);
}

TEST_CASE("a sample of the puzzles of checkers is proven", "[checkers][puzzle]") {
    const auto* game = find_puzzle_game("trapdoor_checkers");
    REQUIRE(game);
    for (const Puzzle& puzzle : drawn(shipped(), 20, 5)) {
        const auto fault = game->check(puzzle);
        CAPTURE(puzzle.position, puzzle.goal);
        CHECK((fault ? to_text(*fault) : "") == "");
    }
}

TEST_CASE("a puzzle of checkers is solved whatever the other side replies", "[checkers][puzzle]") {
    Random random(4);
    for (const Puzzle& puzzle : drawn(shipped(), 40, 7)) {
        const Goal aim = goal(puzzle.goal);
        State state = at(puzzle.position, puzzle.seed, puzzle.options);
        const Side solver = state.turn;
        CAPTURE(puzzle.position, puzzle.seed, puzzle.goal);
        std::vector<Event> events;
        while (Puzzles::progress(state, aim) == PuzzleProgress::open) {
            REQUIRE(Puzzles::is_solvable(state, aim));
            const auto moves = Rules::moves(state);
            const auto command = state.turn == solver
                                     ? Puzzles::answer(state, aim)
                                     : moves[random.below(static_cast<std::uint32_t>(moves.size()))];
            REQUIRE(command);
            REQUIRE(Rules::apply(state, *command, events).accepted());
        }
        CHECK(Puzzles::progress(state, aim) == PuzzleProgress::solved);
    }
}

TEST_CASE("every puzzle of checkers is proven", "[.][long][checkers][puzzle]") {
    const auto* game = find_puzzle_game("trapdoor_checkers");
    REQUIRE(game);
    for (const Puzzle& puzzle : shipped()) {
        const auto fault = game->check(puzzle);
        CAPTURE(puzzle.position, puzzle.goal);
        CHECK((fault ? to_text(*fault) : "") == "");
    }
}

TEST_CASE("a slow prover agrees on a few puzzles of checkers", "[checkers][puzzle]") {
    for (const Puzzle& puzzle : drawn(shipped(), 3, 8))
        check_against_slow_prover(puzzle);
}

TEST_CASE("a slow prover agrees on 20 puzzles of checkers", "[.][long][checkers][puzzle]") {
    for (const Puzzle& puzzle : drawn(shipped(), 20, 9))
        check_against_slow_prover(puzzle);
}
