#include "game_records.h"
#include "window.h"

#include <algorithm>
#include <ctime>
#include <map>

using namespace trapbox;
using tests::Window;

namespace {

void add(Records& records, const char* game, const char* preset, Opponents opponents) {
    GameResult result;
    result.game = game;
    result.preset = preset;
    result.opponents = opponents;
    result.date = QDate(2026, 3, 1);
    records.add(result);
}

// All texts on the screen.
QString shown(const Window& app) {
    QString all;
    for (const QQuickItem* text : app.of_type("PlainText"))
        all += text->property("text").toString() + '\n';
    for (const QQuickItem* text : app.of_type("Label"))
        all += text->property("text").toString() + '\n';
    return all;
}

}

TEST_CASE("records are sorted by variant, with results against bots before those between people",
          "[records]") {
    tests::Table table;
    Records& records = table.parts.store.records();
    add(records, "hex_trap", "quick", Opponents::people);
    add(records, "hex_trap", "long", Opponents::bots);
    add(records, "booby_trap", "solitaire", Opponents::solo);
    GameRecords trap;
    trap.setSourceModel(&records);
    trap.setGame("hex_trap");
    CHECK(trap.count() == 2);
    add(records, "hex_trap", "standard", Opponents::bots); // while the records are shown
    add(records, "hex_trap", "gone", Opponents::bots);     // a variant of another version
    add(records, "hex_trap", "quick", Opponents::bots);
    QStringList rows;
    for (int row = 0; row < trap.count(); ++row)
        rows << trap.index(row, 0).data(Records::PresetRole).toString() + ' ' +
                    (trap.index(row, 0).data(Records::OpponentsRole).value<Records::Opposition>() ==
                             Records::Opposition::Bots
                         ? "bots"
                         : "people");
    CHECK(rows.join(", ").toStdString() == "standard bots, quick bots, quick people, long bots, gone bots");
    trap.setGame("booby_trap");
    CHECK(trap.count() == 1);
}

TEST_CASE("record cards are in two columns on a tablet, in one on a phone", "[window][records]") {
    constexpr double kMargin = 16; // Theme's
    Window app;
    const auto played = static_cast<unsigned>(catalog().size()) - 1;
    for (const CatalogEntry& game : catalog())
        if (game.info().key != "booby_trap") // never played: it has no card, and leaves no gap
            add(app.parts.store.records(), game.info().key.data(), game.info().presets.front().key.data(),
                Opponents::bots);
    QMetaObject::invokeMethod(app.window, "openRecords");
    for (const auto& [size, columns] :
         {std::pair{QSize(1280, 800), 2U}, std::pair{QSize(800, 1280), 2U}, std::pair{QSize(390, 844), 1U}}) {
        app.window->resize(size);
        QTest::qWait(300);
        std::map<double, double> ends; // bottom of each column, by its left edge
        const auto cards = app.of_type("RecordCard");
        for (const QQuickItem* card : cards) {
            double shortest = ends.size() < columns ? 0 : 1e6; // each card goes into the shorter column
            for (const auto& [left, end] : ends)
                shortest = std::min(shortest, end + kMargin);
            CHECK(card->y() == shortest);
            if (const auto above = ends.find(card->x()); above != ends.end())
                CHECK(card->y() == above->second + kMargin);
            ends[card->x()] = card->y() + card->height();
        }
        CAPTURE(size.width());
        CHECK(static_cast<unsigned>(cards.size()) == played);
        CHECK(ends.size() == columns);
    }
}

TEST_CASE("a record shows its local day, also west of Greenwich", "[window][records]") {
    const QByteArray before = qgetenv("TZ");
    qputenv("TZ", "America/New_York");
    tzset();
    {
        Window app;
        add(app.parts.store.records(), "hex_trap", "standard", Opponents::bots);
        QMetaObject::invokeMethod(app.window, "openRecords");
        for (const char* language : {"en", "fr"}) { // 3/1/26 and 01/03/2026
            app.parts.store.settings().setLanguage(language);
            app.settle();
            CAPTURE(language);
            CHECK(shown(app).contains(QLocale(language).toString(QDate(2026, 3, 1), QLocale::ShortFormat)));
        }
    }
    before.isNull() ? qunsetenv("TZ") : qputenv("TZ", before);
    tzset();
}

TEST_CASE("a score that is only a number is shown once on its card", "[window][records]") {
    Window app;
    GameResult result;
    result.game = "hex_trap";
    result.preset = "gone"; // a variant of another version, whose unit is unknown
    result.score = 4711;
    result.date = QDate(2026, 3, 1);
    app.parts.store.records().add(result);
    QMetaObject::invokeMethod(app.window, "openRecords");
    app.settle();
    CHECK(shown(app).count("4711") == 1);
}

TEST_CASE("a record shows the current streak, and the longest one if it is different", "[window][records]") {
    Window app;
    QMetaObject::invokeMethod(app.window, "openRecords");
    const auto played = [&](std::initializer_list<GameResult::Ending> endings) {
        for (const auto ending : endings) {
            GameResult result;
            result.game = "hex_trap";
            result.preset = "standard";
            result.opponents = Opponents::bots;
            result.ending = ending;
            result.date = QDate(2026, 3, 1);
            app.parts.store.records().add(result);
        }
        app.settle();
        return shown(app).replace(QChar(0xa0), ' ');
    };
    constexpr auto won = GameResult::Ending::won;
    constexpr auto lost = GameResult::Ending::lost;
    CHECK_FALSE(played({won}).contains("streak"));
    const QString three = played({won, won});
    CHECK(three.contains("streak: 3"));
    CHECK_FALSE(three.contains("longest"));
    CHECK(played({lost}).contains("longest streak: 3"));
    CHECK(played({won, won}).contains("streak: 2 · longest streak: 3"));
}
