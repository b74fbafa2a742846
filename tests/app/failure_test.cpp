#include "table.h"
#include "test.h"

using namespace trapbox;

TEST_CASE("a failure is reported in a full sentence", "[session]") {
    tests::Table table;
    QStringList messages;
    QObject::connect(&table.session(), &Session::failed, &table.session(),
                     [&](const QString& message) { messages << message; });
    for (const char* language : {"en", "fr"}) {
        table.parts.store.settings().setLanguage(language);
        table.session().opener()->openFile("/nowhere.trapbox");
        table.session().opener()->openGame("nothing");
    }
    CHECK(messages.join(' ').toStdString() == "The file can’t be read. The game can’t be found. "
                                              "Le fichier ne peut pas être lu. La partie est introuvable.");
}

TEST_CASE("a damaged save falls back to the previous one, and a notice reports it", "[session]") {
    tests::Table table;
    REQUIRE(table.play("hex_trap", "standard", {0, 0}));
    REQUIRE(submit(*table.session().driver(), "c2-d2"));
    table.session().save();
    table.session().close();
    const QString id = table.parts.store.saves().games().front().id;
    const QString path = table.folder.filePath("games/" + id + ".trapbox");
    REQUIRE(table.open(id)); // a resumed match is saved in full; its old state becomes `.previous`
    table.session().close();
    SECTION("in its checksums") {
        QFile file(path);
        REQUIRE(file.open(QIODevice::ReadWrite));
        const auto at = file.readAll().indexOf("\nc 0 c2-d2\n");
        REQUIRE(at > 0);
        REQUIRE(file.seek(at + 5));
        file.write("?");
    }
    SECTION("in a move that the rules refuse") {
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

TEST_CASE("a replay that differs in this version shows a notice", "[session]") {
    tests::Table table;
    QStringList messages;
    QObject::connect(&table.session(), &Session::remarked, &table.session(),
                     [&](const QString& message) { messages << message; });
    REQUIRE(table.play("hex_trap", "standard", {0, 0}));
    REQUIRE(submit(*table.session().driver(), "resign"));
    table.session().close();
    SaveStore& saves = table.parts.store.saves();
    const QString id = saves.replays().front().id;
    REQUIRE(table.open(id));
    CHECK(messages.isEmpty());
    table.session().close();

    const auto saved = saves.open(id);
    REQUIRE(saved);
    Journal other = saved->journal;
    other.marks.back().hash ^= 1; // as in another build
    REQUIRE(saves.save(id, saved->table, to_text(other)));
    REQUIRE(saves.finish(id));
    REQUIRE(table.open(id));
    REQUIRE(messages.size() == 1);
    CHECK(messages[0].contains("another version"));
    CHECK(table.session().result()->ending() == MatchResult::Ending::Won); // how it ended is shown
}

TEST_CASE("the result is still shown after its replay file was deleted", "[session]") {
    tests::Table table;
    QStringList messages;
    QObject::connect(&table.session(), &Session::failed, &table.session(),
                     [&](const QString& message) { messages << message; });
    REQUIRE(table.play("hex_trap", "standard", {0, 0}));
    CHECK_FALSE(table.session().backToResult()); // nothing is watched
    REQUIRE(submit(*table.session().driver(), "resign"));
    REQUIRE(table.session().watchAgain());
    REQUIRE(table.parts.store.saves().remove(table.parts.store.saves().replays().front().id));
    REQUIRE(table.session().backToResult());
    CHECK(table.session().result()->ending() == MatchResult::Ending::Won);
    CHECK(messages.isEmpty());
}
