#include "core/text.h"
#include "passed_trap/puzzle.h"
#include "passed_trap/puzzle_likeness.h"
#include "passed_trap/puzzle_solver.h"
#include "passed_trap/table_top.h"
#include "puzzle_catalog.h"

#include <map>
#include <set>

using namespace trapbox;
using namespace trapbox::passed_trap;

namespace {

struct Disc { // of a position; mm
    int number;
    float x, y;
};

// These disks alone on the board, before so many shots of a solitaire.
State position(const std::vector<Disc>& disks, int shots = 1, std::string_view gap = "easy") {
    TableTop table("format=reflected gap=" + std::string(gap));
    State& state = table.state;
    state.phase = Phase::playing;
    state.tries = kTries - shots;
    for (int disk = 0; disk < kDisks; ++disk)
        disk_at(state, disk).off = Disk::Off::discarded;
    for (const Disc& disk : disks) {
        disk_at(state, disk.number).off = {};
        table.lay(disk.number, disk.x, disk.y);
    }
    auto restored = restore(state.options, checkpoint(state));
    REQUIRE(restored);
    return std::move(*restored);
}

Goal goal(std::string_view text) {
    const auto read = Puzzles::parse_goal(text);
    REQUIRE(read);
    return *read;
}

// After a shot from x mm beside the middle with that speed, m/s.
State shot(State state, int disk, float x, float speed) {
    TableTop table;
    table.state = std::move(state);
    table.shoot(seat_at(0), disk, x, speed);
    table.run(10);
    REQUIRE(is_settled(table.state));
    return std::move(table.state);
}

std::vector<Puzzle> shipped() {
    auto puzzles = parse_puzzles(Puzzles::shipped());
    INFO((puzzles ? "" : to_text(puzzles.fault())));
    REQUIRE(puzzles);
    return *puzzles;
}

std::vector<Puzzle> drawn(std::vector<Puzzle> puzzles, std::size_t count, Seed seed) {
    Random random(seed);
    REQUIRE(puzzles.size() >= count);
    for (std::size_t i = 0; i < count; ++i)
        std::swap(puzzles[i], puzzles[i + random.below(static_cast<std::uint32_t>(puzzles.size() - i))]);
    puzzles.resize(count);
    return puzzles;
}

// The last number of "sampled 612 shots: 31 work, on 12 mm".
int width_of_proof(const Puzzle& puzzle) {
    const auto words = split_words(puzzle.proof);
    REQUIRE(words.size() >= 2);
    REQUIRE(words.back() == "mm");
    return parse_number<int>(words[words.size() - 2], 0, 1000).value_or(-1);
}

// Plays the shipped solution in a match, its last shot so many mm beside.
PuzzleProgress played_beside(const Puzzle& puzzle, int aside) {
    const auto options = parse_options<Options>(puzzle.options, option_fields());
    REQUIRE(options);
    auto match = Match<Rules>::from_position(*options, puzzle.seed, puzzle.position);
    REQUIRE(match);
    for (std::size_t i = 0; i < puzzle.solution.size(); ++i) {
        match->advance(puzzle.solution[i].tick - match->ticks());
        auto command = *parse_command(puzzle.solution[i].command);
        if (command.kind == Command::Kind::drag && i + 2 == puzzle.solution.size()) {
            const float x = static_cast<float>(command.x) / 1e6F;
            const Vec from{x, static_cast<float>(command.y) / 1e6F};
            const float stretch = wrap(band_of(seat_at(0)), std::span(&from, 1)).stretch;
            command.x += 1000 * aside;
            command.y = physics::millionths(y_for_stretch(static_cast<float>(command.x) / 1e6F, stretch));
        }
        REQUIRE(match->apply(command).accepted());
    }
    match->advance(kMaxTicks);
    return Puzzles::progress(match->state(), goal(puzzle.goal));
}

void check_proof(const Puzzle& puzzle) {
    const auto* game = find_puzzle_game("passed_trap");
    REQUIRE(game);
    const auto fault = game->check(puzzle);
    CAPTURE(puzzle.position, puzzle.goal, puzzle.proof);
    CHECK((fault ? to_text(*fault) : "") == "");
}

}

TEST_CASE("the goals of The Passed-Trap are written and read", "[passed_trap][puzzle]") {
    for (const std::string_view text : {"pass 0", "pass 9", "free 3", "empty in 2"})
        CHECK(Puzzles::to_text(goal(text)) == text);
    CHECK(goal("empty in 3").shots == 3);
    CHECK(goal("pass 4").shots == 1);
    for (const std::string_view text : {"", "pass", "pass 10", "pass -1", "pass 1 2", "free in 3", "two of 2",
                                        "empty in 0", "empty in 4", "empty 2", "win in 2"})
        CHECK_FALSE(Puzzles::parse_goal(text));
}

// In an empty camp a gentle shot from the middle of the band passes the wide trap: 47 mm for a disk of 38.
TEST_CASE("a disk that passes solves its puzzle once everything rests", "[passed_trap][puzzle]") {
    const State begun = position({{3, 60, -150}, {4, -90, -180}});
    CHECK(Puzzles::progress(begun, goal("pass 3")) == PuzzleProgress::open);
    TableTop table;
    table.state = position({{3, 60, -150}, {4, -90, -180}});
    table.shoot(seat_at(0), 3, 0, 1.2F);
    int open = 0;
    while (Rules::busy(table.state)) {
        Rules::tick(table.state, table.events);
        open += Puzzles::progress(table.state, goal("pass 3")) == PuzzleProgress::open ? 1 : 0;
    }
    CHECK(table.count(Event::Kind::passed) == 1);
    CHECK(open > 100); // of 240 ticks a second: it is on its way
    CHECK(Puzzles::progress(table.state, goal("pass 3")) == PuzzleProgress::solved);
    CHECK(Puzzles::progress(table.state, goal("pass 4")) == PuzzleProgress::failed); // no try is left
    CHECK_FALSE(Puzzles::is_solvable(table.state, goal("pass 4")));
}

TEST_CASE("a shot at the wall fails, and another one is open while tries are left", "[passed_trap][puzzle]") {
    const State missed = shot(position({{3, 60, -150}, {4, -90, -180}}), 3, 100, 1.6F);
    CHECK(Puzzles::progress(missed, goal("pass 3")) == PuzzleProgress::failed);
    const State first = shot(position({{3, 60, -150}, {4, -90, -180}}, 2), 3, 0, 1.2F);
    CHECK(shots_left(first) == 1);
    CHECK(Puzzles::progress(first, goal("empty in 2")) == PuzzleProgress::open);
}

TEST_CASE("a camp is emptied by one shot for each disk", "[passed_trap][puzzle]") {
    State state = position({{3, 60, -150}, {4, -90, -180}}, 2);
    REQUIRE(Puzzles::prove(state, goal("empty in 2")).holds);
    const auto solution = solve(state, goal("empty in 2"));
    REQUIRE(solution.shots.size() == 2);
    CHECK(solution.width >= kMinWidth);
    for (const PuzzleShot& each : solution.shots)
        state = shot(std::move(state), each.disk, static_cast<float>(each.x), each.speed);
    CHECK(Puzzles::progress(state, goal("empty in 2")) == PuzzleProgress::solved);
}

TEST_CASE("a hint is a shot that works", "[passed_trap][puzzle]") {
    TableTop table;
    table.state = position({{3, 60, -150}, {4, -90, -180}});
    table.run(1); // it comes to rest
    const auto turn = Puzzles::turn(table.state, goal("pass 4"));
    REQUIRE(turn.size() == 3);
    CHECK(turn[0].kind == Command::Kind::grab);
    CHECK(turn[0].disk == 4);
    CHECK(Puzzles::answer(table.state, goal("pass 4")) == turn[0]);
    for (const Command& command : turn)
        REQUIRE(Rules::apply(table.state, command, table.events).accepted());
    CHECK(Puzzles::turn(table.state, goal("pass 4")).empty()); // on its way
    table.run(10);
    CHECK(Puzzles::progress(table.state, goal("pass 4")) == PuzzleProgress::solved);
}

TEST_CASE("what cannot be a puzzle is refused with its reason", "[passed_trap][puzzle]") {
    const auto reason = [](const State& state, std::string_view text) {
        const auto proof = Puzzles::prove(state, goal(text));
        CHECK_FALSE(proof.holds);
        return proof.text;
    };
    const std::vector<Disc> disks{{3, 60, -150}, {4, -90, -180}, {5, 0, 100}};
    CHECK(reason(position(disks, 2), "pass 3") == "the tries left are not the shots of the goal");
    CHECK(reason(position(disks), "pass 5") == "the disk of the goal is not in the camp");
    CHECK(reason(position(disks), "pass 6") == "the disk of the goal is not in the camp");
    CHECK(reason(position(disks), "free 3") == "the disk of the goal is stuck, or it is not");
    TableTop practice("format=practice");
    practice.begin();
    CHECK(reason(practice.state, "pass 3") == "it is not Solitaire Reflected");
    // In the two corners at the wall, 300 mm apart: no shot sends both through the middle.
    CHECK(reason(position({{3, 150, -26}, {4, -150, -26}}, 1, "hard"), "empty in 1") ==
          "no shot works on 8 mm");
}

TEST_CASE("mirrored puzzles and those with other numbers are alike", "[passed_trap][puzzle]") {
    const auto text = likeness(position({{3, 60, -150}, {4, -90, -180}}), goal("pass 3"));
    CHECK(text == likeness(position({{3, -60, -150}, {4, 90, -180}}), goal("pass 3")));
    CHECK(text == likeness(position({{1, 60, -150}, {7, -90, -180}}), goal("pass 1")));
    CHECK(text != likeness(position({{3, 60, -150}, {4, -90, -180}}), goal("pass 4")));
    CHECK(text != likeness(position({{3, 20, -150}, {4, -90, -180}}), goal("pass 3")));
}

TEST_CASE("The Passed-Trap has puzzles of four tiers and three kinds, no two alike",
          "[passed_trap][puzzle]") {
    const auto puzzles = shipped();
    CHECK(puzzles.size() >= 60);
    std::map<int, std::size_t> tiers;
    std::map<std::string, int> goals;
    std::set<std::string> seen;
    std::set<HashValue> ids;
    for (const Puzzle& puzzle : puzzles) {
        ++tiers[puzzle.tier];
        ++goals[puzzle.goal.substr(0, puzzle.goal.find(' '))];
        ids.insert(puzzle_id(puzzle));
        CHECK(width_of_proof(puzzle) >= kMinWidth);
        const auto state = restore(*parse_options<Options>(puzzle.options, option_fields()), puzzle.position);
        REQUIRE(state);
        seen.insert(likeness(*state, goal(puzzle.goal)));
    }
    for (int tier = 1; tier <= kPuzzleTiers; ++tier)
        CHECK(tiers[tier] >= puzzles.size() / kPuzzleTiers);
    CHECK(seen.size() == puzzles.size());
    CHECK(ids.size() == puzzles.size());
    for (const char* kind : {"pass", "free", "empty"})
        CHECK(goals[kind] >= 5);
}

// Independent of the search: the widest place is at least 8 mm wide, so 3 mm to either side still work.
TEST_CASE("a finger that errs by 3 mm still solves the puzzles", "[passed_trap][puzzle]") {
    for (const Puzzle& puzzle : shipped()) {
        CAPTURE(puzzle.position, puzzle.goal, puzzle.proof);
        for (const int aside : {0, 3, -3})
            CHECK(played_beside(puzzle, aside) == PuzzleProgress::solved);
    }
}

TEST_CASE("a sample of the puzzles of The Passed-Trap is proven", "[passed_trap][puzzle]") {
    for (const Puzzle& puzzle : drawn(shipped(), 4, 5))
        check_proof(puzzle);
}

TEST_CASE("every puzzle of The Passed-Trap is proven", "[.][long][passed_trap][puzzle]") {
    for (const Puzzle& puzzle : shipped())
        check_proof(puzzle);
}
