#include "core/any_match.h"
#include "core/journal.h"
#include "core/text.h"
#include "null_game/rules.h"
#include "replaced.h"
#include "test.h"

#include <algorithm>

using namespace trapbox;

namespace {

// A journal with every kind of line.
constexpr std::string_view kText = "trapbox-journal 1\n"
                                   "game null_game\n"
                                   "build 0.1.0\n"
                                   "options pebbles=10 most=3 last_loses=off sand=on\n"
                                   "seed 18446744073709551615\n"
                                   "position 9 1\n"
                                   "ticks 480\n"
                                   "c 0 take 3\n"
                                   "h 240 89abcdef01234567\n"
                                   "c 240 take 1\n"
                                   "c 250 take 2\n"
                                   "h 480 0000000000000001\n"
                                   "checkpoint 4 0 970\n"
                                   "end\n";

std::string replaced(std::string_view from, std::string_view to) {
    return tests::replaced(std::string(kText), from, to);
}

std::string reason(std::string_view text) {
    const auto journal = parse_journal(text);
    REQUIRE_FALSE(journal);
    return to_text(journal.fault());
}

}

TEST_CASE("a journal is read as it was written") {
    const auto journal = parse_journal(kText);
    REQUIRE(journal);
    CHECK(journal->game == "null_game");
    CHECK(journal->build == "0.1.0");
    CHECK(journal->options == "pebbles=10 most=3 last_loses=off sand=on");
    CHECK(journal->seed == ~Seed{0});
    CHECK(journal->position == "9 1");
    CHECK(journal->ticks == 480);
    CHECK(journal->commands == std::vector<StampedCommand>{{0, "take 3"}, {240, "take 1"}, {250, "take 2"}});
    CHECK(journal->marks == std::vector<HashMark>{{240, 1, 0x89abcdef01234567ULL}, {480, 3, 1}});
    CHECK(journal->checkpoint == "4 0 970");
    CHECK(to_text(*journal) == kText);
}

TEST_CASE("a journal needs neither position nor commands nor hashes") {
    const Journal least{.game = "null_game",
                        .build = {},
                        .options = {},
                        .position = {},
                        .commands = {},
                        .marks = {},
                        .checkpoint = {}};
    const auto journal = parse_journal(to_text(least));
    REQUIRE(journal);
    CHECK(*journal == least);
}

TEST_CASE("a journal with a mail program's line ends reads the same") {
    std::string text;
    for (const char c : kText)
        text += c == '\n' ? std::string("\r\n") : std::string(1, c);
    const auto journal = parse_journal(text);
    REQUIRE(journal);
    CHECK(to_text(*journal) == kText);
}

TEST_CASE("text that is not a journal is refused with the reason and its line") {
    CHECK(reason("") == "line 1: this is not a Trapbox game");
    CHECK(reason("\x89PNG\r\n\x1a\n") == "line 1: this is not a Trapbox game");
    CHECK(reason("trapbox-journalist 1\n") == "line 1: this is not a Trapbox game");
    CHECK(reason("trapbox-journal\n") == "line 1: the format version is missing");
    CHECK(reason(replaced("journal 1", "journal one")) == "line 1: the format version is missing");
    CHECK(reason(replaced("journal 1", "journal 3")) ==
          "line 1: format version 3 is unknown; this app reads up to version 2");
}

TEST_CASE("restarts are read and written in the order of time, before the hash of the same moment") {
    const std::string text = tests::replaced(replaced("journal 1", "journal 2"), "c 250 take 2\n",
                                             "c 250 take 2\nr 250 4 0 1200\nr 480 4 0 970\n");
    const auto journal = parse_journal(text);
    REQUIRE(journal);
    CHECK(journal->restarts == std::vector<Snapshot>{{250, 3, "4 0 1200"}, {480, 3, "4 0 970"}});
    CHECK(to_text(*journal) == text);

    CHECK(reason(tests::replaced(text, "r 250 4 0 1200", "r 250")) == "line 12: a restart has no checkpoint");
    CHECK(reason(tests::replaced(text, "r 250", "r 249")) ==
          "line 12: a tick is out of range or out of order");
    CHECK(reason(tests::replaced(text, "r 480", "r 250")) ==
          "line 13: there are two restarts at the same moment");
    const auto late = tests::replaced(tests::replaced(text, "r 480 4 0 970\n", ""), "checkpoint",
                                      "r 480 4 0 970\ncheckpoint");
    CHECK(reason(late) == "line 14: a restart comes after the hash of the same moment");
}

TEST_CASE("a damaged journal is refused with the reason and its line") {
    CHECK(reason(replaced("game null_game", "game")) == "line 14: the game's name is missing");
    CHECK(reason(replaced("game null_game\n", "")) == "line 2: expected 'game', found 'build'");
    CHECK(reason(replaced("build 0.1.0\n", "build 0.1.0\nbuild 0.2.0\n")) ==
          "line 4: expected 'options', found 'build'");
    CHECK(reason(replaced("18446744073709551615", "18446744073709551616")) ==
          "line 5: the seed is not a number");
    CHECK(reason(replaced("18446744073709551615", "-1")) == "line 5: the seed is not a number");
    CHECK(reason(replaced("ticks 480", "ticks -1")) == "line 7: the number of ticks is out of range");
    CHECK(reason(replaced("ticks 480", "ticks 20736001")) == "line 7: the number of ticks is out of range");
    CHECK(reason(replaced("c 0 take 3", "c 0")) == "line 8: a command is empty");
    CHECK(reason(replaced("c 0 take 3", "c take 3")) == "line 8: a tick is out of range or out of order");
    CHECK(reason(replaced("c 0 take 3", "d 0 take 3")) == "line 8: expected 'checkpoint', found 'd'");
    CHECK(reason(replaced("01234567", "0123456")) == "line 9: a hash is damaged");
    CHECK(reason(replaced("h 240 89abcdef01234567\n", "h 240 89abcdef01234567\nh 240 89abcdef01234567\n")) ==
          "line 10: there are two hashes of the same moment");
    CHECK(reason(replaced("end\n", "end\nend\n")) == "line 14: there is text after the end");
    CHECK(reason(replaced("end\n", "end x\n")) == "line 14: there is text after the end");
    CHECK(reason(replaced("take 3", std::string_view("take\0003", 6))) == "line 8: the line is not text");
}

TEST_CASE("commands and hashes out of the order of time are refused") {
    CHECK(reason(replaced("c 250", "c 239")) == "line 11: a tick is out of range or out of order");
    CHECK(reason(replaced("h 240", "h 241")) == "line 10: a tick is out of range or out of order");
    CHECK(reason(replaced("h 480", "h 481")) == "line 12: a tick is out of range or out of order");
    CHECK(reason(replaced("c 250", "c 9223372036854775808")) ==
          "line 11: a tick is out of range or out of order");
}

TEST_CASE("a journal truncated at any byte is refused") {
    for (std::size_t length = 0; length < kText.size(); ++length) {
        CAPTURE(length);
        const auto journal = parse_journal(kText.substr(0, length));
        REQUIRE_FALSE(journal);
        CHECK_FALSE(journal.fault().reason.empty());
        CHECK(journal.fault().line >= 1);
        CHECK(journal.fault().line <= 14);
    }
}

TEST_CASE("journals that exceed the size limits are refused") {
    CHECK(reason(std::string(kMaxJournalBytes + 1, 'x')) == "the file is too large to be a Trapbox game");
    CHECK(reason(replaced("take 3", std::string(kMaxJournalLine, 'x'))) == "line 8: the line is too long");
    std::string many;
    for (std::size_t i = 0; i <= kMaxCommands; ++i)
        many += "c 0 x\n";
    CHECK(reason(replaced("c 0 take 3\n", many)) == "line 1000008: there are too many commands");
}

TEST_CASE("text that fits a journal line is read back, with the longest keyword and tick before it") {
    const std::string longest(kMaxJournalLine - 64, 'x');
    CHECK(fits_journal_line(longest));
    CHECK_FALSE(fits_journal_line(longest + 'x'));
    CHECK_FALSE(fits_journal_line("a\nb"));
    CHECK_FALSE(fits_journal_line(std::string_view("a\0b", 3)));
    auto journal = parse_journal(kText);
    REQUIRE(journal);
    journal->ticks = kMaxTicks;
    journal->commands.push_back({kMaxTicks, longest});
    journal->position = journal->checkpoint = longest;
    const auto again = parse_journal(to_text(*journal));
    REQUIRE(again);
    CHECK(*again == *journal);
}

TEST_CASE("a journal damaged in a thousand random ways is refused or read, and never crashes") {
    static constexpr auto kGame = catalog_entry<null_game::Rules>();
    Random random(1);
    const auto below = [&random](std::size_t bound) {
        return static_cast<std::size_t>(random.below(static_cast<std::uint32_t>(bound)));
    };
    int refused = 0;
    for (int i = 0; i < 1000; ++i) {
        std::string text(kText);
        for (auto damages = 1 + below(4); damages > 0; --damages) {
            const auto at = below(text.size());
            const auto length = std::min(below(40), text.size() - at);
            const auto piece = text.substr(at, length);
            const auto kind = below(4);
            if (kind == 0) text[at] = static_cast<char>(below(256));
            if (kind == 1) text.erase(at, length);
            if (kind == 2) text.insert(below(text.size()), piece);
            if (kind == 3) text.insert(at, 1, static_cast<char>(below(256)));
        }
        CAPTURE(text);
        const auto journal = parse_journal(text);
        if (!journal) {
            ++refused;
            CHECK_FALSE(journal.fault().reason.empty());
            continue;
        }
        CHECK(parse_journal(to_text(*journal)));
        const auto match = kGame.load(*journal);
        if (!match) CHECK_FALSE(match.fault().reason.empty());
    }
    CHECK(refused > 500); // the parser alone detects most damage
}
