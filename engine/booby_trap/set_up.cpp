#include "booby_trap/set_up.h"

#include "booby_trap/feel.h"

namespace trapbox::booby_trap {

namespace {

using physics::PackedTray;
using physics::TrayPiece;
using physics::Vec;

// Random places without overlap. Large pieces first, because they need the most room.
std::vector<TrayPiece> mixed(const physics::TrayDef& tray, Random& random) {
    std::vector<TrayPiece> pieces(kPieces);
    const auto is_free = [&](Vec centre, float radius, int from) {
        for (int other = from; other < kPieces; ++other) {
            const TrayPiece& there = pieces[static_cast<std::size_t>(other)];
            if (length(there.centre - centre) < there.radius + radius) return false;
        }
        return true;
    };
    for (int piece = kPieces - 1; piece >= 0; --piece) {
        const auto [radius, mass] = measures_of(piece);
        Vec centre;
        do {
            centre.x = radius + random.unit() * (tray.width - 2 * radius);
            centre.y = radius + random.unit() * (tray.length - 2 * radius);
        } while (!is_free(centre, radius, piece + 1));
        pieces[static_cast<std::size_t>(piece)] = {centre, radius, mass};
    }
    return pieces;
}

PackedTray packed(const physics::TrayDef& def, Random& random) {
    PackedTray tray(def, mixed(def, random), def.length);
    // The pieces hold the bar once it has not advanced for 12 steps.
    constexpr float kHeld = 0.005F; // m/s
    constexpr int kHeldSteps = 12;
    constexpr int kMaxSteps = 4'000; // far more than any set-up needed
    int held = 0;
    for (int step = 0; step < kMaxSteps && !tray.at_rest(); ++step) {
        tray.step();
        held = tray.bar().speed() < kHeld && step > kHeldSteps ? held + 1 : 0;
        if (held == kHeldSteps) tray.bar().release();
    }
    return tray;
}

}

// floor_bite sets the difficulty: with less of it, more pieces carry the bar, and the tension predicts a trip
// less well. A player who always takes the loosest piece wins 78, 38 and 25 % of the solitaires (40 easy, 60
// normal, 40 hard games); one who takes random pieces wins none. The bar's damping has no measurable effect
// on that; it sets how many pieces jump out: 1.8, 1.4 and 1.2 per trip.
physics::TrayDef tray_def(Difficulty difficulty) {
    physics::TrayDef def;
    switch (difficulty) {
    case Difficulty::easy:
        def.bar.damping = 16;
        def.floor_bite = 0.13F;
        def.shove = 4;
        break;
    case Difficulty::normal:
        def.bar.damping = 18;
        def.shove = 2;
        break;
    case Difficulty::hard:
        def.bar.damping = 20.5F;
        def.floor_bite = 0.08F;
        def.shove = 1;
        break;
    }
    return def;
}

float loose_share(const PackedTray& tray) {
    int loose = 0;
    int pieces = 0;
    for (int piece = 0; piece < tray.piece_count(); ++piece) {
        if (!tray.contains(piece)) continue;
        ++pieces;
        if (tray.tension(piece) < kLoose) ++loose;
    }
    return pieces > 0 ? static_cast<float>(loose) / static_cast<float>(pieces) : 0;
}

PackedTray empty_tray(Difficulty difficulty, float bar) {
    std::vector<TrayPiece> pieces;
    for (int piece = 0; piece < kPieces; ++piece)
        pieces.push_back({{}, measures_of(piece).radius, measures_of(piece).mass});
    return {tray_def(difficulty), pieces, bar};
}

PackedTray set_up(Difficulty difficulty, Seed seed) { return set_up(tray_def(difficulty), seed); }

PackedTray set_up(const physics::TrayDef& def, Seed seed) {
    Random random(seed);
    return packed(def, random);
}

}
