#include "table.h"
#include "test.h"

using namespace trapbox;

TEST_CASE("what went wrong is told in a whole sentence", "[session]") {
    tests::Table table;
    QStringList told;
    QObject::connect(&table.session(), &Session::failed, &table.session(),
                     [&](const QString& sentence) { told << sentence; });
    for (const char* language : {"en", "fr"}) {
        table.parts.store.settings().setLanguage(language);
        table.session().openFile("/nowhere.trapbox");
        CHECK_FALSE(table.session().resume("nothing"));
    }
    CHECK(told.join(' ').toStdString() == "The file can't be read. There is no such game. "
                                          "Le fichier ne peut pas être lu. Cette partie n'existe pas.");
}

TEST_CASE("a replay that does not run the same in this version says so", "[session]") {
    tests::Table table;
    QStringList told;
    QObject::connect(&table.session(), &Session::remarked, &table.session(),
                     [&](const QString& sentence) { told << sentence; });
    REQUIRE(table.play("hex_trap", "standard", {0, 0}));
    REQUIRE(table.session().driver()->submit("resign"));
    table.session().close();
    SaveStore& saves = table.parts.store.saves();
    const QString id = saves.replays().front().id;
    REQUIRE(table.session().watch(id));
    CHECK(told.isEmpty());
    table.session().close();

    const auto saved = saves.open(id);
    REQUIRE(saved);
    Journal other = saved->journal;
    other.marks.back().hash ^= 1; // as another build would have it
    REQUIRE(saves.save(id, saved->table, to_text(other)));
    REQUIRE(saves.finish(id));
    REQUIRE(table.session().watch(id));
    REQUIRE(told.size() == 1);
    CHECK(told[0].contains("another version"));
    CHECK(table.session().ending() == "won"); // how it ended is shown
}

TEST_CASE("a result that cannot be gone back to is told", "[session]") {
    tests::Table table;
    QStringList told;
    QObject::connect(&table.session(), &Session::failed, &table.session(),
                     [&](const QString& sentence) { told << sentence; });
    REQUIRE(table.play("hex_trap", "standard", {0, 0}));
    CHECK_FALSE(table.session().backToResult()); // nothing is watched: nothing went wrong
    CHECK(told.isEmpty());
    REQUIRE(table.session().driver()->submit("resign"));
    REQUIRE(table.session().watchAgain());
    REQUIRE(table.parts.store.saves().remove(table.parts.store.saves().replays().front().id));
    CHECK_FALSE(table.session().backToResult());
    CHECK(told == QStringList{"There is no such game."});
}
