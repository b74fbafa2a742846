// Files of unknown senders, which may take minutes to replay.
#include "pebbles.h"
#include "store/arrival.h"
#include "test.h"

#include <QTest>

#include <chrono>
#include <thread>

using namespace trapbox;
using namespace trapbox::tests;

namespace {

// Pebbles that goes on for ever: a day of it takes an hour.
struct Endless : null_game::Rules {
    static bool busy(const State&) { return true; }
    static void tick(State&, std::vector<Event>&) {
        std::this_thread::sleep_for(std::chrono::microseconds(100));
    }
};

const CatalogEntry* find_endless(std::string_view) {
    static constexpr CatalogEntry kEndless = catalog_entry<Endless>();
    return &kEndless;
}

QByteArray a_day_of_it() {
    Journal journal = Match<Endless>().journal();
    journal.ticks = kMaxTicks;
    return QByteArray::fromStdString(to_text(journal));
}

Arrival::Read reading(const QByteArray& file, FindGame find) {
    return [file, find](const Stopped& stopped) { return read_import(file, find, stopped); };
}

}

TEST_CASE("a file is read in the background, and only the last one that was opened comes in", "[store]") {
    Arrival arrival;
    QList<qsizetype> came;
    const auto count = [&](Result<SavedGame> game) {
        REQUIRE(game);
        came << static_cast<qsizetype>(game->match->command_count());
    };
    arrival.start(reading(a_day_of_it(), &find_endless), count);
    CHECK(arrival.under_way());
    arrival.start(reading(QByteArray::fromStdString(pebbles_journal(3)), &find_pebbles), count);
    arrival.start(reading(QByteArray::fromStdString(pebbles_journal(4)), &find_pebbles), count);
    CHECK(came.isEmpty());
    REQUIRE(QTest::qWaitFor([&] { return !arrival.under_way(); }));
    QTest::qWait(50);
    CHECK(came == QList<qsizetype>{4});
}

TEST_CASE("a file that was given up never comes in, and nothing waits for it", "[store]") {
    int came = 0;
    {
        Arrival arrival;
        arrival.start(reading(a_day_of_it(), &find_endless), [&](const Result<SavedGame>&) { ++came; });
        QTest::qWait(50);
        arrival.give_up();
        CHECK_FALSE(arrival.under_way());
        arrival.start(reading(a_day_of_it(), &find_endless), [&](const Result<SavedGame>&) { ++came; });
    } // an hour, did it not stop
    QTest::qWait(50);
    CHECK(came == 0);
}
