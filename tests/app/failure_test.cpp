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
        table.session().openGame("nothing");
    }
    CHECK(told.join(' ').toStdString() == "The file can’t be read. The game can’t be found. "
                                          "Le fichier ne peut pas être lu. La partie est introuvable.");
}

TEST_CASE("where the last save is damaged the one before it is gone on with, and that is told", "[session]") {
    tests::Table table;
    REQUIRE(table.play("hex_trap", "standard", {0, 0}));
    REQUIRE(table.session().driver()->submit("c2-d2"));
    table.session().save();
    table.session().close();
    const QString id = table.parts.store.saves().games().front().id;
    const QString path = table.folder.filePath("games/" + id + ".trapbox");
    REQUIRE(table.open(id)); // a resumed match is saved as a whole, what it was before stays as it is
    table.session().close();
    SECTION("in its sums") {
        QFile file(path);
        REQUIRE(file.open(QIODevice::ReadWrite));
        const auto at = file.readAll().indexOf("\nc 0 c2-d2\n");
        REQUIRE(at > 0);
        REQUIRE(file.seek(at + 5));
        file.write("?");
    }
    SECTION("in what the rules make of it") {
        auto saved = table.parts.store.saves().open(id);
        REQUIRE(saved);
        Journal journal = saved->journal;
        journal.commands.back().command = "a1-a1";
        journal.checkpoint.clear();
        QFile file(path);
        REQUIRE(file.open(QIODevice::WriteOnly));
        file.write(to_save(saved->table, to_text(journal)));
    }
    REQUIRE(table.open(id));
    CHECK(table.session().game() == "hex_trap");
    CHECK(table.session().driver()->match().command_count() == 1);
    REQUIRE(table.parts.store.notices().size() == 1);
    CHECK(table.parts.store.notices().front().contains("Trapbox used the one before it."));
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
    REQUIRE(table.open(id));
    CHECK(told.isEmpty());
    table.session().close();

    const auto saved = saves.open(id);
    REQUIRE(saved);
    Journal other = saved->journal;
    other.marks.back().hash ^= 1; // as another build would have it
    REQUIRE(saves.save(id, saved->table, to_text(other)));
    REQUIRE(saves.finish(id));
    REQUIRE(table.open(id));
    REQUIRE(told.size() == 1);
    CHECK(told[0].contains("another version"));
    CHECK(table.session().ending() == "won"); // how it ended is shown
}

TEST_CASE("a result can be gone back to even where its file is gone", "[session]") {
    tests::Table table;
    QStringList told;
    QObject::connect(&table.session(), &Session::failed, &table.session(),
                     [&](const QString& sentence) { told << sentence; });
    REQUIRE(table.play("hex_trap", "standard", {0, 0}));
    CHECK_FALSE(table.session().backToResult()); // nothing is watched
    REQUIRE(table.session().driver()->submit("resign"));
    REQUIRE(table.session().watchAgain());
    REQUIRE(table.parts.store.saves().remove(table.parts.store.saves().replays().front().id));
    REQUIRE(table.session().backToResult());
    CHECK(table.session().ending() == "won");
    CHECK(told.isEmpty());
}
