#include "booby_trap/bot.h"

#include "booby_trap/feel.h"

#include <algorithm>

namespace trapbox::booby_trap {

namespace {

// The parameters of a level. tests/bench/booby_trap_balance.cpp measures their strength in games of two;
// these rows have not been measured yet.
struct Skill {
    float press;  // s, how long it feels a piece
    int memory;   // turns after which a felt tension is forgotten
    int looks_at; // pieces it compares by eye before it touches one
    float fear;   // weight of the penalty in the expected value, 1 = exact
    float shake;  // mm, drift of the hand while lifting
};
constexpr std::array<Skill, kBotLevels> kSkills{{
    {0.3F, 2, 1, 0.3F, 6.0F},
    {0.6F, 10, 3, 0.6F, 3.7F},
    {1.0F, 20, 8, 0.9F, 2.0F},
    {1.5F, 60, 25, 1.0F, 0.9F},
    {2.0F, 120, 60, 1.0F, 0.3F},
}};

// The chance that taking a piece trips the bar, by feel level.
constexpr std::array<float, kFeelLevels> kTripChance{0.01F, 0.12F, 0.23F, 0.5F, 0.97F};
// The estimated chance that a piece is loose, by the number of bodies it seems to touch.
constexpr std::array<float, 6> kLooseChance{0.95F, 0.8F, 0.55F, 0.35F, 0.2F, 0.1F};

const PieceView& piece_of(const View& view, int piece) {
    return view.pieces[static_cast<std::size_t>(piece)];
}

// The same touch always gives the same reading.
float reading(int piece, int turn, float tension, const Skill& skill) {
    return felt(tension, skill.press, static_cast<Seed>(turn) * kPieces + static_cast<Seed>(piece));
}

float points_of(const View& view, int piece) {
    return static_cast<float>(view.values[static_cast<std::size_t>(piece_of(view, piece).size)]);
}

// Expected points for taking a piece with this felt tension.
float worth_taking(const View& view, int piece, float tension, const Skill& skill) {
    const float trip = kTripChance[static_cast<std::size_t>(feel_level(tension))];
    const auto penalty = static_cast<float>(view.values.back());
    return (1 - trip) * points_of(view, piece) - trip * skill.fear * penalty;
}

// The number of neighbours, walls and bar that the piece visibly touches. A loose piece touches few.
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

// Expected points for a piece not felt yet; 0 if it turns out to be tight, because the bot then passes.
float worth_trying(const View& view, int piece) {
    const auto contacts = static_cast<std::size_t>(seen_contacts(view, piece));
    return kLooseChance[std::min(contacts, kLooseChance.size() - 1)] * points_of(view, piece);
}

struct Choice {
    int piece = -1;
    float worth = 0;
    void consider(int other, float worth_of_other) {
        if (piece < 0 || worth_of_other > worth) *this = {other, worth_of_other};
    }
};

// The best of the remembered pieces and a few random others.
int choice(const View& view, Seat seat, const Skill& skill, Random& random) {
    std::vector<int> unknown;
    for (int piece = 0; piece < kPieces; ++piece)
        if (piece_of(view, piece).may_touch) unknown.push_back(piece);
    Choice best;
    for (const Felt& before : view.players[seat.index].felt) {
        const auto known = std::find(unknown.begin(), unknown.end(), before.piece);
        if (known == unknown.end() || view.turn_number - before.turn > skill.memory) continue;
        unknown.erase(known);
        const float remembered =
            reading(before.piece, before.turn, static_cast<float>(before.tension) / 1'000, skill);
        best.consider(before.piece, worth_taking(view, before.piece, remembered, skill));
    }
    // In a forced pick the touched piece must be taken, so an unknown piece is a risk.
    const bool forced = !view.may_pass;
    if (forced && best.worth > 0) return best.piece;
    for (int look = 0; look < skill.looks_at && !unknown.empty(); ++look) {
        const int piece = unknown[random.below(static_cast<std::uint32_t>(unknown.size()))];
        best.consider(piece, worth_trying(view, piece));
    }
    return best.piece;
}

// Lifts straight up, with the drift of an unsteady hand.
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
    case Phase::choosing: // the tension is known only after the touch: the next plan decides
        return {{ticks_in(0.4F), {Kind::touch, choice(view, seat, skill, random), 0, {}}}};
    case Phase::touching: {
        const TouchView& touched = *view.touched;
        const float tension = reading(touched.piece, view.turn_number, touched.tension, skill);
        if (view.may_pass && worth_taking(view, touched.piece, tension, skill) < 0)
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
