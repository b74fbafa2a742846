#include "booby_trap/bot.h"

#include "booby_trap/feel.h"

#include <algorithm>

namespace trapbox::booby_trap {

namespace {

struct Skill {
    float press;  // s, how long it feels a piece
    int memory;   // turns after which what it felt is forgotten
    float shake;  // mm, how far the hand drifts while lifting
    float daring; // N: takes a piece that feels no tighter
};
constexpr std::array<Skill, kBotLevels> kSkills{{
    {0.3F, 1, 5.0F, 1.5F},
    {0.5F, 4, 3.0F, 0.9F},
    {0.9F, 10, 1.5F, 0.5F},
    {1.4F, 24, 0.5F, 0.3F},
    {2.0F, 60, 0.0F, 0.2F},
}};

constexpr Tick ticks(float seconds) {
    return static_cast<Tick>(seconds * static_cast<float>(kTicksPerSecond));
}

// The piece that memory says is loosest, or any that it does not know.
int choice(const View& view, Seat seat, const Skill& skill, Random& random) {
    std::vector<int> unknown;
    int best = -1;
    float least = 0;
    for (int piece = 0; piece < kPieces; ++piece)
        if (view.pieces[static_cast<std::size_t>(piece)].may_touch) unknown.push_back(piece);
    for (const Felt& felt_before : view.players[seat.index].felt) {
        const auto known = std::find(unknown.begin(), unknown.end(), felt_before.piece);
        if (view.turn_number - felt_before.turn > skill.memory || known == unknown.end()) continue;
        const Seed noise =
            static_cast<Seed>(felt_before.turn) * kPieces + static_cast<Seed>(felt_before.piece);
        const float reading = felt(static_cast<float>(felt_before.tension) / 1'000, skill.press, noise);
        if (best < 0 || reading < least) {
            best = felt_before.piece;
            least = reading;
        }
        unknown.erase(known);
    }
    if (best >= 0 && (least == 0 || unknown.empty())) return best;
    return unknown[random.below(static_cast<std::uint32_t>(unknown.size()))];
}

void add_lift(Plan<Command>& plan, const Skill& skill, Random& random) {
    using Kind = Command::Kind;
    const float across = random.normal() * skill.shake * 1'000 / 2;
    const float along = random.normal() * skill.shake * 1'000 / 2;
    constexpr int kSteps = 4;
    for (int step = 1; step < kSteps; ++step) {
        const auto share = static_cast<float>(step) / kSteps;
        const auto at = [&](float drift) {
            return std::clamp(static_cast<int>(drift * share), -kMostDrift, kMostDrift);
        };
        plan.push_back({ticks(0.1F), {Kind::raise, 0, kClear * step / kSteps, {at(across), at(along)}}});
    }
    plan.push_back({ticks(0.1F), {Kind::take, 0, 0, {}}});
}

}

Plan<Command> plan(const View& view, Seat seat, BotLevel level, Seed seed) {
    using Kind = Command::Kind;
    if (view.turn != seat || view.outcome.ended() || view.phase == Phase::settling) return {};
    const Skill& skill = kSkills[static_cast<std::size_t>(std::clamp(level.value, 1, kBotLevels) - 1)];
    Random random(seed);
    Plan<Command> plan;
    // One piece a plan: what it feels is only known after the touch.
    if (view.phase == Phase::choosing) {
        plan.push_back({ticks(0.4F), {Kind::touch, choice(view, seat, skill, random), 0, {}}});
        return plan;
    }
    if (view.phase == Phase::lifting) {
        plan.push_back({ticks(0.2F), {Kind::take, 0, 0, {}}});
        return plan;
    }
    const Seed noise = static_cast<Seed>(view.turn_number) * kPieces + static_cast<Seed>(view.touched->piece);
    const float reading = felt(view.touched->tension, skill.press, noise);
    if (view.may_pass && reading > skill.daring) {
        plan.push_back({ticks(skill.press), {Kind::pass, 0, 0, {}}});
        return plan;
    }
    add_lift(plan, skill, random);
    plan.front().delay += ticks(skill.press);
    return plan;
}

}
