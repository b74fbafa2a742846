#include "booby_trap/table.h"

using namespace trapbox;
using namespace trapbox::booby_trap;
using namespace trapbox::booby_trap::tests;

namespace {

bool is_refused(const std::string& position, int players = 2) {
    Options options;
    options.players = players;
    return !Rules::restore(options, 0, position);
}

// The text with its n-th word replaced.
std::string with_word(const std::string& text, std::size_t n, const std::string& word) {
    std::string changed;
    std::size_t i = 0;
    for (const auto old : split_words(text)) {
        if (i > 0) changed += ' ';
        changed.append(i++ == n ? std::string_view(word) : old);
    }
    return changed;
}

}

TEST_CASE("pieces are named by size and number", "[booby_trap]") {
    CHECK(piece_name(0) == "s1");
    CHECK(piece_name(39) == "m20");
    CHECK(piece_name(59) == "l20");
    for (int piece = 0; piece < kPieces; ++piece)
        CHECK(parse_piece(piece_name(piece)) == piece);
    for (const char* wrong : {"", "s", "s0", "s21", "x1", "s01", "1s", "s-1", "s1 "})
        CHECK_FALSE(parse_piece(wrong));
}

TEST_CASE("commands of Booby-Trap are parsed as they are written, and nothing else is accepted",
          "[booby_trap]") {
    for (const char* line :
         {"touch m7", "raise 4000 0 -500", "raise 7999 12000 -12000", "put_back", "take", "pass"}) {
        const auto command = parse_command(line);
        REQUIRE(command);
        CHECK(to_text(*command) == line);
    }
    for (const char* line : {"", "touch", "touch m21", "raise 0 0 0", "raise 8000 0 0", "raise 4000 12001 0",
                             "raise 4000 0", "raise 1e3 0 0", "take m7", "pass pass", "Pass"})
        CHECK_FALSE(parse_command(line));
}

TEST_CASE("a tray restored from its checkpoint is the same and at rest", "[booby_trap]") {
    const State before = Rules::start({}, 5);
    const auto text = Rules::checkpoint(before);
    auto after = Rules::restore({}, 5, text);
    REQUIRE(after);
    CHECK(Rules::checkpoint(*after) == text);
    CHECK_FALSE(Rules::busy(*after));
    CHECK(loose_share(after->tray) == Approx(loose_share(before.tray)).margin(0.1));
    // The loads have built up again: after disturb(), the bar moves by less than a third of a marking.
    after->tray.disturb();
    for (int step = 0; step < 600 && !after->tray.at_rest(); ++step)
        after->tray.step();
    CHECK(after->tray.bar().face() == Approx(before.tray.bar().face()).margin(kMarking / 3));
}

TEST_CASE("impossible positions of Booby-Trap are refused", "[booby_trap]") {
    const auto good = idle_tray(2);
    REQUIRE_FALSE(is_refused(good));
    CHECK(is_refused(""));
    CHECK(is_refused("nonsense"));
    CHECK(is_refused(good + " 0"));                           // too many numbers
    CHECK(is_refused(good.substr(0, good.size() - 2)));       // too few
    CHECK(is_refused(good, 3));                               // another number of players
    CHECK(is_refused(with_word(good, 0, "2")));               // there is no seat 2
    CHECK(is_refused(with_word(good, 2, "5")));               // there is no phase 5
    CHECK(is_refused(with_word(good, 2, "1")));               // phase "touching", but no piece is touched
    CHECK(is_refused(with_word(good, 2, "3")));               // phase "settling", but nothing moves
    CHECK(is_refused(with_word(good, 2, "4")));               // phase "ended", with ten pieces left
    CHECK(is_refused(with_word(good, 3, "59")));              // the touched piece is not in the tray
    CHECK(is_refused(with_word(good, 10, "nan")));            // not a number
    CHECK(is_refused(with_word(good, 10, "99999999999999"))); // out of range
    // Overlapping pieces, a piece in the wall, a piece behind the bar.
    CHECK(is_refused(drawn(2, 100, {{"l1", 50, 50}, {"l2", 60, 50}, {"l3", 150, 50}})));
    CHECK(is_refused(drawn(2, 100, {{"l1", 5, 50}, {"l2", 60, 50}, {"l3", 150, 50}})));
    CHECK(is_refused(drawn(2, 100, {{"l1", 50, 95}, {"l2", 100, 50}, {"l3", 150, 50}})));
    // As many pieces as players: the game would already be over.
    CHECK(is_refused(drawn(2, 100, {{"l1", 50, 50}, {"l2", 100, 50}})));
}
