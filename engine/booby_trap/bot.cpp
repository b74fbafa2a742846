#include "booby_trap/bot.h"

#include "booby_trap/feel.h"

#include <algorithm>

namespace trapbox::booby_trap {

namespace {

// What tells the levels apart. Measured over games of four equal bots: see
// tests/bench/booby_trap_balance.cpp.
struct Skill {
    float press;      // s, how long it feels a piece
    int memory;       // turns after which what it felt is forgotten
    int looks_at;     // pieces it compares by eye before it touches one
    float daring;     // N: takes what feels no tighter
    float impatience; // by how much its daring grows with each pass in succession
    float shake;      // mm, how far the hand drifts while lifting
};
constexpr std::array<Skill, kBotLevels> kSkills{{
    {0.3F, 2, 1, 2.0F, 0.50F, 6.0F},
    {0.5F, 8, 2, 1.0F, 0.40F, 4.0F},
    {0.9F, 16, 4, 0.5F, 0.30F, 2.0F},
    {1.4F, 40, 8, 0.25F, 0.20F, 1.0F},
    {2.0F, 120, 16, 0.15F, 0.15F, 0.3F},
}};

const PieceView& piece_of(const View& view, int piece) {
    return view.pieces[static_cast<std::size_t>(piece)];
}

// The same touch feels the same whenever it is remembered.
float reading(int piece, int turn, float tension, const Skill& skill) {
    return felt(tension, skill.press, static_cast<Seed>(turn) * kPieces + static_cast<Seed>(piece));
}

float daring(const View& view, Seat seat, const Skill& skill) {
    const auto passes = static_cast<float>(view.players[seat.index].passes);
    return skill.daring * (1 + skill.impatience * passes);
}

// What an eye sees: how many neighbours, walls and the bar it seems to touch. A piece held by nothing touches
// little.
int seen_contacts(const View& view, int piece) {
    constexpr float kSeen = 0.0002F; // m
    const PieceView& at = piece_of(view, piece);
    int count = 0;
    for (const float gap : {at.centre.x, view.tray_width - at.centre.x, at.centre.y, view.bar - at.centre.y})
        if (gap < at.radius + kSeen) ++count;
    for (const PieceView& other : view.pieces)
        if (&other != &at && other.place == Place::tray &&
            length(other.centre - at.centre) < at.radius + other.radius + kSeen)
            ++count;
    return count;
}

int loosest_looking(const View& view, const std::vector<int>& pieces, int looks_at, Random& random) {
    int best = -1;
    int fewest = 0;
    for (int look = 0; look < looks_at; ++look) {
        const int piece = pieces[random.below(static_cast<std::uint32_t>(pieces.size()))];
        const int contacts = seen_contacts(view, piece);
        if (best >= 0 && contacts >= fewest) continue;
        best = piece;
        fewest = contacts;
    }
    return best;
}

// The piece that memory says is loose enough; else one it does not know.
int choice(const View& view, Seat seat, const Skill& skill, Random& random) {
    std::vector<int> unknown;
    for (int piece = 0; piece < kPieces; ++piece)
        if (piece_of(view, piece).may_touch) unknown.push_back(piece);
    int best = -1;
    float least = 0;
    for (const Felt& before : view.players[seat.index].felt) {
        const auto known = std::find(unknown.begin(), unknown.end(), before.piece);
        if (known == unknown.end() || view.turn_number - before.turn > skill.memory) continue;
        unknown.erase(known);
        const float remembered =
            reading(before.piece, before.turn, static_cast<float>(before.tension) / 1'000, skill);
        if (best >= 0 && remembered >= least) continue;
        best = before.piece;
        least = remembered;
    }
    const bool forced = view.must_pick == MustPick::all_passed_twice;
    if (unknown.empty() || (best >= 0 && (forced || least <= daring(view, seat, skill)))) return best;
    return loosest_looking(view, unknown, skill.looks_at, random);
}

// Straight up and out, as straight as the hand can.
Plan<Command> lift(const Skill& skill, Random& random) {
    using Kind = Command::Kind;
    constexpr int kSteps = 4;
    constexpr float kStepSeconds = 0.1F;
    const float across = random.normal() * skill.shake * 1'000;
    const float along = random.normal() * skill.shake * 1'000;
    Plan<Command> plan;
    for (int step = 1; step < kSteps; ++step) {
        const auto at = [&](float drift) {
            return std::clamp(static_cast<int>(drift) * step / kSteps, -kMaxDrift, kMaxDrift);
        };
        plan.push_back(
            {ticks_in(kStepSeconds), {Kind::raise, 0, kClear * step / kSteps, {at(across), at(along)}}});
    }
    plan.push_back({ticks_in(kStepSeconds), {Kind::take, 0, 0, {}}});
    return plan;
}

}

Plan<Command> plan(const View& view, Seat seat, BotLevel level, Seed seed) {
    using Kind = Command::Kind;
    if (view.turn != seat) return {};
    const Skill& skill = of_level(kSkills, level);
    Random random(seed);
    switch (view.phase) {
    case Phase::choosing: // what it feels is known only after the touch: the next plan decides
        return {{ticks_in(0.4F), {Kind::touch, choice(view, seat, skill, random), 0, {}}}};
    case Phase::touching: {
        const TouchView& touched = *view.touched;
        const float tension = reading(touched.piece, view.turn_number, touched.tension, skill);
        if (view.may_pass && tension > daring(view, seat, skill))
            return {{ticks_in(skill.press), {Kind::pass, 0, 0, {}}}};
        auto steps = lift(skill, random);
        steps.front().delay += ticks_in(skill.press);
        return steps;
    }
    case Phase::lifting: return {{ticks_in(0.2F), {Kind::take, 0, 0, {}}}};
    case Phase::settling:
    case Phase::ended: break;
    }
    return {};
}

}
