#include "trapdoor_checkers/bot.h"

#include "trapdoor_checkers/evaluation.h"
#include "trapdoor_checkers/search.h"

#include <algorithm>

namespace trapbox::trapdoor_checkers {

namespace {

// The parameters of a level: search limits and simulated human error.
struct Skill {
    int depth;           // turns
    std::uint64_t nodes; // at most
    float error; // standard deviation of the random error in its evaluations, in hundredths of a man; 0: none
    int longest_foreseen = kPiecesPerSide; // size of the largest capture that it still sees, in pieces
    bool foresees_wheel = true;
};

// A move worse than the best by more than this is never made, whatever the error. Without this limit, a bot
// that is already losing would give men away, because the network then values them little.
constexpr int kMaxError = 30;

// Each level should score 75 to 90 % against the one below it; checkers_strength measures it. Measured so
// far: level 2 against 1 without doors, 85.0 ± 2.8 % (100 games). With doors, luck reduces the difference
// between levels, so their parameters are further apart.
constexpr std::array<Skill, kBotLevels> kSkillsWithDoors{{
    {1, 10'000, 100, 1, false},
    {1, 10'000, 50, 2, false},
    {2, 20'000, 38},
    {4, 100'000, 15},
    {60, 3'000'000, 0},
}};
constexpr std::array<Skill, kBotLevels> kSkillsWithoutDoors{{
    {3, 20'000, 30, 2},
    {4, 40'000, 20, 4},
    {6, 100'000, 13},
    {8, 400'000, 7},
    {60, 3'000'000, 0},
}};

SearchTask task_of(const View& view, const Skill& skill) {
    SearchTask task;
    task.options = view.options;
    task.position = view.position();
    task.turn = view.turn;
    task.shown = view.phase == Phase::slide ? *view.shown : Face::piece;
    task.quiet = view.quiet;
    task.max_depth = skill.depth;
    task.max_nodes = skill.nodes;
    task.value_all = skill.error > 0;
    task.longest_foreseen = skill.longest_foreseen;
    task.foresees_wheel = skill.foresees_wheel;
    task.endgame_tables = skill.error <= 0;
    return task;
}

Command choose(const SearchResult& found, const Skill& skill, Random& random) {
    if (skill.error <= 0) return found.choices.front().command;
    const Candidate* best = nullptr;
    float best_value = 0;
    for (const Candidate& candidate : found.choices) {
        if (candidate.value < found.choices.front().value - kMaxError) break; // best first
        const float value = static_cast<float>(candidate.value) + skill.error * random.normal();
        if (best && value <= best_value) continue;
        best = &candidate;
        best_value = value;
    }
    return best->command;
}

// The side that answers an offer is not to move, so it judges by the value of the other side's best choice.
bool accepts_draw(const View& view, const Skill& skill, const Budget& budget) {
    SearchTask task = task_of(view, skill);
    task.shown = view.shown.value_or(Face::piece);
    const int worth = -search(task, budget).choices.front().value;
    const bool dull = view.quiet >= kQuietTurns / 2;
    return worth < -kManValue / 2 || (dull && worth < kManValue / 2);
}

}

Plan<Command> plan(const View& view, Seat seat, BotLevel level, Seed seed, const Budget& budget) {
    if (view.phase == Phase::over || view.side_of_seat[seat.index] != view.acting) return {};
    const Skill& skill = of_level(view.options.trapdoors ? kSkillsWithDoors : kSkillsWithoutDoors, level);
    constexpr Tick kPause = kTicksPerSecond / 2;
    if (view.phase == Phase::spin) return {{kPause, {.kind = Command::Kind::spin}}};
    if (view.phase == Phase::answer_draw) {
        const bool accepts = accepts_draw(view, skill, budget);
        return {{kPause, {.kind = accepts ? Command::Kind::accept_draw : Command::Kind::decline_draw}}};
    }
    Random random(seed);
    return {{kPause, choose(search(task_of(view, skill), budget), skill, random)}};
}

}
