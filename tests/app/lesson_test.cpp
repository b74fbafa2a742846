#include "lesson.h"
#include "table.h"
#include "test.h"

using namespace trapbox;

TEST_CASE("every game on the box has a lesson whose every step can be shown", "[lesson]") {
    tests::Table table;
    const QAbstractListModel& games = *table.parts.catalog.games();
    REQUIRE(games.rowCount() > 0);
    for (int row = 0; row < games.rowCount(); ++row) {
        const auto key = games.data(games.index(row), games.roleNames().key("key")).toString();
        CAPTURE(key.toStdString());
        QStringList failures;
        QObject::connect(&table.session(), &Session::failed, &table.session(),
                         [&](const QString& why) { failures << why; });
        REQUIRE(table.session().teach(key));
        CHECK(table.session().lesson()->allWords().size() == table.session().lesson()->length());
        int steps = 1;
        for (; table.session().nextStep(); ++steps)
            CHECK_FALSE(table.session().lesson()->words().isEmpty());
        CHECK(failures.join("; ").toStdString() == "");
        CHECK(steps == table.session().lesson()->length());
        CHECK(steps >= 3);
        table.session().close();
    }
    CHECK(table.parts.store.games()->rowCount() == 0); // nothing of a lesson is kept
}

TEST_CASE("a step of the lesson is achieved by what it asks for and by nothing else", "[lesson]") {
    tests::Table table;
    REQUIRE(table.session().teach("passed_trap"));
    const Lesson& lesson = *table.session().lesson();
    CHECK(lesson.waits());
    table.session().driver()->submit("quick 0");
    CHECK_FALSE(lesson.achieved());
    table.session().driver()->submit("ready 0");
    CHECK(lesson.achieved());
}
