// The store's interface to QML.
#include "language.h"
#include "pebbles.h"
#include "store/store.h"
#include "test.h"

#include <QQmlComponent>
#include <QQmlEngine>

using namespace trapbox;
using namespace trapbox::tests;

TEST_CASE("QML reads and writes the store's data", "[store]") {
    QTemporaryDir folder;
    Store store(folder.path(), &find_pebbles);
    REQUIRE(save_turn(store.saves(), "one", 5));
    store.records().add(
        {{}, "null_game", "pebbles", Opponents::solo, GameResult::Ending::won, 3, {}, {}, false});
    QQmlEngine engine;
    engine.addImportPath("qrc:/qt/qml");
    QQmlComponent component(&engine);
    component.setData(R"(
        import QtQml
        import Trapbox
        QtObject {
            property string theme: Settings.theme
            property int games: Store.games.count
            property int replays: Store.replays.count
            property int notices: Store.notices.length
            property int records: Records.count
            property Instantiator cards: Instantiator {
                model: Store.games
                delegate: QtObject {
                    required property string gameId
                    required property string title
                    required property string variant
                    required property string standing
                    required property string lastPlayed
                }
            }
            property string first: cards.count > 0 ? cards.objectAt(0).standing : ""
            function act() {
                Settings.theme = "dark"
                Store.games.remove("one")
                Store.dismiss(0)
            }
        })",
                      QUrl());
    INFO(component.errorString().toStdString());
    const std::unique_ptr<QObject> object(component.create());
    REQUIRE(object);
    CHECK(object->property("theme") == "system");
    CHECK(object->property("games") == 1);
    CHECK(object->property("replays") == 0);
    CHECK(object->property("records") == 1);
    CHECK(object->property("first") == "Zoë: 5\u00a0· Bot \"5\" (Master): -5");
    REQUIRE(QMetaObject::invokeMethod(object.get(), "act"));
    CHECK(object->property("theme") == "dark");
    CHECK(object->property("games") == 0);
    CHECK(store.settings().theme() == "dark");
}

TEST_CASE("a folder full of damaged files never stops the app, and notices report them", "[store]") {
    QTemporaryDir folder;
    DiskFiles disk;
    for (const char* name : {"/settings.json", "/settings.json.previous", "/records.json", "/games/a.trapbox",
                             "/games/a.trapbox.previous", "/replays/b.trapbox"})
        REQUIRE(disk.write(folder.path() + name, QByteArray("\0\xFF{[", 4)));
    Store store(folder.path(), &find_pebbles);
    CHECK(store.games()->count() == 0);
    CHECK(store.replays()->count() == 0);
    CHECK(store.settings().theme() == "system");
    // One notice each for settings and records, and one for the games: no text is repeated.
    CHECK(store.notices().size() == 3);
    // Found before the language is set, but shown in it.
    Language language;
    language.set("fr");
    CHECK(
        store.notices().contains("Vos réglages étaient endommagés. Trapbox reprend ses réglages d’origine."));
    language.set("en");
    CHECK(save_turn(store.saves(), "a", 3));
    // The player can dismiss one notice, and the others remain.
    const QStringList all = store.notices();
    store.dismiss(1);
    store.dismiss(7);
    CHECK(store.notices() == QStringList{all[0], all[2]});
}
