#include "hex_trap/board.h"
#include "hex_trap/slow_trap.h"
#include "test.h"

using namespace trapbox::hex_trap;

TEST_CASE("the three fields have the spaces, slots and walls of the rules", "[hex_trap]") {
    struct Field {
        int side;
        std::size_t spaces, slots;
        int walls;
    };
    for (const auto& [side, spaces, slots, walls] :
         {Field{4, 37, 90, 52}, {5, 61, 156, 90}, {6, 91, 240, 138}}) {
        const Board& board = board_of(side);
        CHECK(board.spaces.size() == spaces);
        CHECK(board.slot_list.size() == slots);
        CHECK(board.walls == walls);
        CHECK(static_cast<std::size_t>(board.space_set.count()) == spaces);
    }
}

TEST_CASE("spaces are named by row from Red's edge and number from Red's left", "[hex_trap]") {
    // The rows of side 5 have 5-6-7-8-9-8-7-6-5 spaces; a1 is the left end of Red's edge, i5 the right end of
    // Blue's.
    const Board& board = board_of(5);
    CHECK(to_text(board.spaces.front().space) == "a1");
    CHECK(to_text(board.spaces.back().space) == "i5");
    for (const int side : {4, 5, 6})
        for (const SpacePlace& place : board_of(side).spaces)
            CHECK(to_text(place.space) == slow_trap::name(side, {place.q, place.r}));
}

TEST_CASE("every two neighbours are separated by one slot", "[hex_trap]") {
    for (const int side : {4, 5, 6}) {
        std::set<std::set<std::string>> expected;
        for (const auto& gap : slow_trap::all_gaps(side))
            expected.insert({slow_trap::name(side, *gap.begin()), slow_trap::name(side, *gap.rbegin())});
        std::set<std::set<std::string>> found;
        for (const Slot slot : board_of(side).slot_list)
            found.insert({to_text(slot.a), to_text(slot.b)});
        CHECK(found == expected);
    }
}

TEST_CASE("Red starts on c2 c4 c6 and Blue on g2 g4 g6", "[hex_trap]") {
    const auto names = [](int side) {
        std::string text;
        for (const Space space : board_of(side).starts)
            text += to_text(space) + ' ';
        return text;
    };
    CHECK(names(5) == "c2 c4 c6 g2 g4 g6 ");
    // The same positions relative to the centre: (−3,2), (−1,2), (1,2) and their opposites.
    CHECK(names(4) == "b1 b3 b5 f1 f3 f5 ");
    CHECK(names(6) == "d3 d5 d7 h3 h5 h7 ");
}
