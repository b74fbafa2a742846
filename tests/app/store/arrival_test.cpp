// Importing files of unknown senders, which may take minutes to replay.
#include "cpu_time.h"
#include "pebbles.h"
#include "store/arrival.h"
#include "test.h"

#include <QElapsedTimer>
#include <QTest>

#include <chrono>
#include <thread>

using namespace trapbox;
using namespace trapbox::tests;

namespace {

// An endless game of Pebbles: a day of it takes an hour of processor time.
struct Endless : null_game::Rules {
    static bool busy(const State&) { return true; }
    static void tick(State&, std::vector<Event>&) {
        for (const double end = cpu_milliseconds() + 0.1; cpu_milliseconds() < end;) {
        }
    }
};

// The same on a busy device.
struct Delayed : Endless {
    static void tick(State&, std::vector<Event>&) {
        std::this_thread::sleep_for(std::chrono::microseconds(100));
    }
};

template <typename Rules>
const CatalogEntry* find(std::string_view) {
    static constexpr CatalogEntry kEntry = catalog_entry<Rules>();
    return &kEntry;
}
constexpr FindGame find_endless = &find<Endless>;

QByteArray a_day_of_it() {
    Journal journal = Match<Endless>().journal();
    journal.ticks = kMaxTicks;
    return QByteArray::fromStdString(to_text(journal));
}

Arrival::Read reading(const QByteArray& file, FindGame find) {
    return [file, find](const ReplayMonitor& monitor) { return read_file(file, find, monitor); };
}

}

TEST_CASE("files are read in the background, and only the last opened one is imported", "[store]") {
    Arrival arrival;
    QList<qsizetype> came;
    const auto count = [&](Result<Import> import) {
        REQUIRE(import);
        came << static_cast<qsizetype>(std::get<SavedGame>(*import).match->command_count());
    };
    arrival.start(reading(a_day_of_it(), find_endless), count);
    CHECK(arrival.under_way());
    arrival.start(reading(QByteArray::fromStdString(pebbles_journal(3)), &find_pebbles), count);
    arrival.start(reading(QByteArray::fromStdString(pebbles_journal(4)), &find_pebbles), count);
    CHECK(came.isEmpty());
    REQUIRE(QTest::qWaitFor([&] { return !arrival.under_way(); }));
    QTest::qWait(50);
    CHECK(came == QList<qsizetype>{4});
}

TEST_CASE("a long import shows progress and asks for consent", "[store]") {
    using namespace std::chrono_literals;
    Arrival arrival;
    bool came = false;
    int changes = 0;
    QObject::connect(&arrival, &Arrival::changed, &arrival, [&] { ++changes; });
    Journal journal = Match<Endless>().journal();
    journal.ticks = ticks_from_seconds(20); // half a second and more
    arrival.start(reading(QByteArray::fromStdString(to_text(journal)), find_endless),
                  [&](const Result<Import>&) { came = true; },
                  {.without_consent = 100ms, .estimate_after = 50ms});
    REQUIRE(QTest::qWaitFor([&] { return arrival.needs_consent(); }));
    const double asked_at = arrival.progress();
    CHECK(asked_at > 0);
    CHECK(asked_at < 0.9);
    QTest::qWait(300);
    CHECK(arrival.progress() == asked_at); // nothing is done meanwhile
    CHECK(changes >= 2);
    CHECK_FALSE(came);
    arrival.consent();
    CHECK(QTest::qWaitFor([&] { return came; }, 30'000));
    CHECK_FALSE(arrival.under_way());
}

TEST_CASE("a short import needs no consent on a busy device", "[store]") {
    using namespace std::chrono_literals;
    Arrival arrival;
    bool came = false;
    bool asked = false;
    QObject::connect(&arrival, &Arrival::changed, &arrival,
                     [&] { asked = asked || arrival.needs_consent(); });
    Journal journal = Match<Delayed>().journal();
    journal.ticks = ticks_from_seconds(20);
    // It waits for over half a second, of which it computes only a small part.
    arrival.start(reading(QByteArray::fromStdString(to_text(journal)), &find<Delayed>),
                  [&](const Result<Import>& import) { came = static_cast<bool>(import); },
                  {.without_consent = 300ms, .estimate_after = 250ms});
    CHECK(QTest::qWaitFor([&] { return came || asked; }, 30'000));
    CHECK(came);
    CHECK_FALSE(asked);
}

TEST_CASE("an import that waits for consent can be cancelled immediately", "[store]") {
    using namespace std::chrono_literals;
    QElapsedTimer clock;
    {
        Arrival arrival;
        arrival.start(reading(a_day_of_it(), find_endless),
                      [&](const Result<Import>&) { FAIL("it came in"); },
                      {.without_consent = 100ms, .estimate_after = 50ms});
        REQUIRE(QTest::qWaitFor([&] { return arrival.needs_consent(); }));
        clock.start();
    }                             // waits for the background thread
    CHECK(clock.elapsed() < 500); // on a busy machine
}

TEST_CASE("a cancelled import never completes, and nothing waits for it", "[store]") {
    int came = 0;
    {
        Arrival arrival;
        arrival.start(reading(a_day_of_it(), find_endless), [&](const Result<Import>&) { ++came; });
        QTest::qWait(50);
        arrival.cancel();
        CHECK_FALSE(arrival.under_way());
        arrival.start(reading(a_day_of_it(), find_endless), [&](const Result<Import>&) { ++came; });
    } // would take an hour if it did not stop
    QTest::qWait(50);
    CHECK(came == 0);
}
