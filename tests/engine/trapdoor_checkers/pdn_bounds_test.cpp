// Texts that are designed to take long to read: no PDN file takes more than a few seconds of processor time,
// and reading stops soon after it is cancelled.
#include "trapdoor_checkers/pdn_index.h"
#include "trapdoor_checkers/table.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <ctime>
#include <pthread.h>
#include <thread>

using namespace trapbox;
using namespace trapbox::trapdoor_checkers;

namespace {

constexpr double kMaxSeconds = 10;    // processor time for any file
constexpr double kMaxAfterStop = 0.1; // s

struct Bomb {
    std::string name;
    std::string head;
    std::string part; // repeated
    std::string tail{};
    std::string text(std::size_t bytes) const {
        std::string text = head;
        text.reserve(bytes);
        while (text.size() + part.size() + tail.size() <= bytes)
            text += part;
        return text + tail;
    }
};

std::vector<Bomb> bombs() {
    const std::string ours =
        "[Options \"rules=english trapdoors=on\"]\n[Seed \"1\"]\n[FEN \"B:W21-32:B1-12\"]\n";
    const std::string spins = "{[%position quiet=0 spins=" + std::string(11'900, 'a') + "]} ";
    return {
        {"positions", ours, spins},
        {"short positions", ours, "{[%position quiet=0]}"},
        {"one long position", ours + "{[%position spins=", "a"},
        {"a long FEN", "[FEN \"W:W", "1,"},
        {"a long FEN of ranges", "[FEN \"W:W", "1-32,", ":B1\"]\n1. 9-13"},
        {"long options", "[Options \"", "rules=english ", "\"]\n1. 9-13"},
        {"a long name", "[Black \"", "\\\"", "\"]\n1. 9-13"},
        {"broken tags that resemble a tag", "[[A \"x\"]", "[A]"},
        {"tags", "", "[A \"\"]"},
        {"tags on lines", "", "[Event \"\"]\n\n"},
        {"open tags", "", "[A \""},
        {"open tags on lines", "", "[A \"\n"},
        {"quotation marks", "[A \"", "\" "},
        {"open comments", "1. 11-15 ", "{"},
        {"open comments on lines", "1. 11-15 ", "{\n"},
        {"unbalanced comments", "1. 11-15 ", "{ { } "},
        {"comments", "1. 11-15 ", "{x}"},
        {"open variations", "1. 11-15 ", "("},
        {"variations with comments", "1. 11-15 ", "( { } "},
        {"stars", "1. 11-15 ", "* "},
        {"stars and open comments", "1. 11-15 ", "* { { } "},
        {"stars and comments", "1. 11-15 ", "*{}"},
        {"blanks", "", " "},
        {"lines", "", "\n"},
        {"digits", "", "1"},
        {"numbers", "", "1 "},
        {"squares", "", "1-"},
        {"slashes", "1. 11-15 ", "/ "},
        {"words", "1. 11-15 ", "word "},
        {"draw offers", "1. 11-15 ", "{[%offer_draw]} {[%decline_draw]}"},
        {"kings to and fro", "[FEN \"B:WK32,21:BK1,12\"]\n", "1-6 32-27 6-1 27-32 "},
        {"games", "", "1. 11-15 * "},
        {"games with tags", "", "[A \"\"]1.9-14*"},
    };
}

double processor_seconds() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

double processor_seconds(clockid_t clock) {
    timespec time{};
    clock_gettime(clock, &time);
    return static_cast<double>(time.tv_sec) + 1e-9 * static_cast<double>(time.tv_nsec);
}

// The processor time in seconds that `run` uses after it is cancelled halfway. Measures only its own thread,
// so other load on the machine does not matter.
template <class Run>
double after_stop(Run run) {
    clockid_t own_clock{};
    REQUIRE(pthread_getcpuclockid(pthread_self(), &own_clock) == 0);
    std::atomic<bool> stop = false;
    double stopped = 0;
    std::thread later([&] {
        std::this_thread::sleep_for(std::chrono::milliseconds(20));
        stopped = processor_seconds(own_clock);
        stop = true;
    });
    run([&] { return stop.load(); });
    const double ended = processor_seconds(own_clock);
    later.join();
    return ended - stopped;
}

}

TEST_CASE("no PDN game takes more than ten seconds, and reading stops when cancelled",
          "[trapdoor_checkers][pdn][bounds]") {
    for (const Bomb& bomb : bombs()) {
        CAPTURE(bomb.name);
        const auto text = bomb.text(kMaxPdnBytes);
        const double before = processor_seconds();
        static_cast<void>(parse_pdn(text));
        CHECK(processor_seconds() - before < kMaxSeconds);
        CHECK(after_stop([&](const CancelToken& cancelled) {
                  static_cast<void>(parse_pdn(text, {.cancelled = cancelled}));
              }) < kMaxAfterStop);
    }
}

TEST_CASE("no PDN file takes more than ten seconds to list, and listing stops when cancelled",
          "[trapdoor_checkers][pdn][bounds]") {
    for (const Bomb& bomb : bombs()) {
        CAPTURE(bomb.name);
        const auto text = bomb.text(8 << 20);
        const double before = processor_seconds();
        const auto list = list_pdn(text);
        CHECK(processor_seconds() - before < kMaxSeconds);
        CHECK(list.games.size() <= kMaxListedRecords);
        CHECK(after_stop([&](const CancelToken& cancelled) {
                  static_cast<void>(list_pdn(text, cancelled));
              }) < kMaxAfterStop);
    }
}

TEST_CASE("a PDN game has at most one position, and one that is too long is not parsed",
          "[trapdoor_checkers][pdn][bounds]") {
    const std::string ours =
        "[Options \"rules=english trapdoors=on\"]\n[Seed \"1\"]\n[FEN \"B:W21-32:B1-12\"]\n";
    const auto fault = [&](const std::string& moves) { return to_text(parse_pdn(ours + moves).fault()); };
    CHECK(parse_pdn(ours + "{[%position quiet=1]}"));
    CHECK(fault("{[%position quiet=1]}\n{[%position lost=0,0,0,0]}") ==
          "line 5: [%position] goes with a FEN, once, before the first move");
    CHECK(fault("{[%position spins=" + std::string(20'000, 'a') + "]}") ==
          "line 4: the position cannot be set up");
}

TEST_CASE("reading PDN returns nothing if cancelled", "[trapdoor_checkers][pdn][bounds]") {
    const RecordReading cancelled{.cancelled = [] { return true; }};
    CHECK(to_text(parse_pdn("1. 11-15 22-18", cancelled).fault()) == "cancelled");
    CHECK(list_pdn(Bomb{"", "", "1. 11-15 * "}.text(1 << 20), cancelled.cancelled).games.empty());
}

TEST_CASE("no position makes a single PDN move so slow that cancelling waits for it",
          "[trapdoor_checkers][pdn][bounds]") {
    // As many queens and men as possible at random places: finding a move requires listing all captures.
    Random random(1);
    double slowest = 0;
    for (int i = 0; i < 3000; ++i) {
        std::vector<int> squares;
        for (int number = 1; number <= kSquares; ++number)
            squares.push_back(number);
        std::string pieces[2];
        const std::size_t queens = 1 + random.below(3);
        for (std::size_t n = 0; n < queens + 12; ++n) {
            const auto at = random.below(static_cast<std::uint32_t>(squares.size()));
            auto& list = pieces[n < queens ? 0 : 1];
            if (!list.empty()) list += ',';
            if (n < queens) list += 'K';
            list += std::to_string(squares[at]);
            squares.erase(squares.begin() + at);
        }
        const std::string text = "[GameType \"26\"]\n[FEN \"W:W" + pieces[0] + ":B" + pieces[1] + "\"]\n1-5";
        const double before = processor_seconds();
        static_cast<void>(parse_pdn(text));
        slowest = std::max(slowest, processor_seconds() - before);
    }
    CAPTURE(slowest);
    CHECK(slowest < kMaxAfterStop / 2);
}
