#include "booby_trap/arch.h"
#include "booby_trap/rules.h"
#include "test.h"

#include <algorithm>

using namespace trapbox;
using namespace trapbox::booby_trap;

namespace {

// Five pieces between the front wall (y = 0) and the bar (y = 9 cm); loads in newtons beside the contacts:
//
//      =========== bar
//        9     1
//        4     3
//         8   2          and piece 5 beside them, which nothing presses on
//           2
//         7   1
//        0     1
//        7     1
//      ----------- front wall
constexpr int kWall = -1;

physics::Vec centre(int piece) {
    constexpr std::array<physics::Vec, 6> kAt{
        {{0.02F, 0.02F}, {0.06F, 0.02F}, {0.04F, 0.045F}, {0.06F, 0.07F}, {0.02F, 0.07F}, {0.15F, 0.045F}}};
    return kAt[static_cast<std::size_t>(piece)];
}
physics::LoadedContact press(int from, int to, float load) {
    return {centre(from), centre(to), load, from, to};
}
physics::LoadedContact bar(int from, float load) {
    return {centre(from), {centre(from).x, 0.09F}, load, from, kWall};
}
physics::LoadedContact front(int to, float load) { return {{centre(to).x, 0}, centre(to), load, kWall, to}; }

Contacts drawn() {
    return {front(0, 7),    front(1, 1),    press(0, 2, 7), press(2, 1, 1),
            press(4, 2, 8), press(2, 3, 2), bar(4, 9),      bar(3, 1)};
}

std::vector<float> loads(const Contacts& arch) {
    std::vector<float> list;
    for (const auto& contact : arch)
        list.push_back(contact.load);
    std::sort(list.begin(), list.end());
    return list;
}

}

TEST_CASE("an arch contains every contact of the piece and the heaviest paths to the bar and the wall",
          "[booby_trap]") {
    // BT-13. The keystone: its own four contacts, then the left column in both directions.
    CHECK(loads(arch_through(drawn(), 2)) == std::vector<float>{1, 2, 7, 7, 8, 9});
    // A piece of the left column: through the keystone to the front.
    CHECK(loads(arch_through(drawn(), 4)) == std::vector<float>{7, 7, 8, 9});
    CHECK(arch_through(drawn(), 5).empty());
}

TEST_CASE("the broken arch is the one through the lifted piece, or the heaviest that disappeared",
          "[booby_trap]") {
    CHECK(loads(broken_arch(drawn(), {}, 4)) == std::vector<float>{7, 7, 8, 9});
    // Piece 5 carried no load; only the right column is gone: of its contacts, 2–3 had the highest load.
    const Contacts left{front(0, 7), press(2, 0, 7), press(4, 2, 8), bar(4, 9)};
    CHECK(loads(broken_arch(drawn(), left, 5)) == std::vector<float>{1, 2, 7, 7});
    CHECK(broken_arch(drawn(), drawn(), 5).empty());
}

TEST_CASE("two contacts of the same bodies are the same, in either order", "[booby_trap]") {
    const Contacts turned{press(2, 0, 1)};
    REQUIRE(same_contact(turned, press(0, 2, 7)));
    CHECK(same_contact(turned, press(0, 2, 7))->load == 1); // as it is now
    CHECK_FALSE(same_contact({press(0, 2, 7)}, press(2, 1, 1)));
    // Both are contacts with a wall, but with different walls: the front is not the bar.
    CHECK_FALSE(same_contact({front(3, 1)}, bar(3, 1)));
}

TEST_CASE("in a real tray every loaded piece is part of an arch with at least two contacts", "[booby_trap]") {
    // The floor holds a piece with 0.3 of its weight (0.034 N at most) and a tenth of the loads on it. That
    // is far too little against a single load of 1 N, so there are at least two contacts.
    Options options;
    options.practice = true;
    const auto state = Rules::start(options, 5);
    const auto chains = Rules::view(state).chains;
    int pressed = 0;
    for (int piece = 0; piece < kPieces; ++piece) {
        if (state.tray.tension(piece) < 1) continue;
        CAPTURE(piece);
        ++pressed;
        CHECK(arch_through(chains, piece).size() >= 2);
    }
    CHECK(pressed > 0);
}
