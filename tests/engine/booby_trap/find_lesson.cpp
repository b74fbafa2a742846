// Finds the set-up of the lesson: engine_tests "[find_booby_trap_lesson]" prints set-ups with a loose piece
// that is safe and a tight one that trips the bar, with any drift of the finger. The app's lesson test checks
// the chosen one.
#include "booby_trap/table.h"

#include <algorithm>
#include <iostream>

using namespace trapbox;
using namespace trapbox::booby_trap;
using namespace trapbox::booby_trap::tests;

namespace {

constexpr const char* kOptions = "practice=on difficulty=easy";
constexpr int kDrifts[] = {0, -12'000, -6'000, 6'000, 12'000}; // µm sideways, up to the maximum

// The distance that the bar has moved when it comes to rest, µm.
int bar_movement(Table& table, int piece, int drift) {
    const float before = table.view().bar;
    REQUIRE(table.play("touch " + piece_name(piece)).empty());
    if (drift != 0) {
        REQUIRE(table.play("raise 4000 " + std::to_string(drift) + " 0").empty());
        REQUIRE(table.play("raise 7900 " + std::to_string(drift) + " 0").empty());
    }
    REQUIRE(table.play("take").empty());
    return physics::millionths(before - table.view().bar);
}

std::vector<int> by_tension(const State& state) {
    std::vector<int> pieces;
    for (int piece = 0; piece < kPieces; ++piece)
        if (is_in_tray(state, piece)) pieces.push_back(piece);
    std::stable_sort(pieces.begin(), pieces.end(),
                     [&](int a, int b) { return state.tray.tension(a) < state.tray.tension(b); });
    return pieces;
}

bool always_safe(const std::string& position, int piece) {
    return std::all_of(std::begin(kDrifts), std::end(kDrifts), [&](int drift) {
        Table table(kOptions, position);
        return bar_movement(table, piece, drift) < 500;
    });
}

bool always_trips(const std::string& position, int loose, int tight) {
    for (const int first : kDrifts)
        for (const int second : kDrifts) {
            Table table(kOptions, position);
            (void)bar_movement(table, loose, first);
            if (table.view().pieces[static_cast<std::size_t>(tight)].place != Place::tray) return false;
            if (bar_movement(table, tight, second) < 10'000) return false;
        }
    return true;
}

}

TEST_CASE("find a set-up for the lesson of Booby-Trap", "[.][find_booby_trap_lesson]") {
    int found = 0;
    for (Seed seed = 1; seed <= 60 && found < 4; ++seed) {
        const std::string position = checkpoint(Table(kOptions, seed).state());
        const Table set_up(kOptions, position);
        const auto pieces = by_tension(set_up.state());
        std::vector<int> tight(pieces.rbegin(), pieces.rbegin() + 6);
        for (const int loose : pieces) {
            if (tension_of(set_up.state(), loose) > 0) break;
            // In the middle of the tray, and large enough to be touched without hiding it.
            const auto at = set_up.state().tray.position(loose);
            if (size_of(loose) == Size::small || at.y < 0.04F || at.y > 0.14F) continue;
            if (!always_safe(position, loose)) continue;
            const auto breaks = std::find_if(tight.begin(), tight.end(), [&](int each) {
                return size_of(each) != Size::small && always_trips(position, loose, each);
            });
            if (breaks == tight.end()) continue;
            ++found;
            std::cout << "seed " << seed << " loose " << piece_name(loose) << " tight " << piece_name(*breaks)
                      << ' ' << tension_of(set_up.state(), *breaks) << " mN\n"
                      << position << '\n';
            break;
        }
    }
}
