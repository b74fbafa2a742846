// The Home screen on phones and tablets.
#include "window.h"

#include <algorithm>
#include <set>

using namespace trapbox;
using tests::Window;

TEST_CASE("all titles on the tiles have the same size, and no word is broken", "[window][home]") {
    Window app;
    for (const char* language : {"en", "fr"})
        for (const double scale : {1.0, 1.5})
            for (const QSize size : {QSize(360, 640), QSize(844, 390), QSize(1024, 1366)}) {
                app.parts.store.settings().setLanguage(language);
                app.parts.store.settings().setFontScale(scale);
                app.window->resize(size);
                app.settle();
                CAPTURE(language, scale, size.width());
                std::set<int> sizes;
                const auto tiles = app.of_type("GameTile");
                REQUIRE(tiles.size() == catalog().size());
                for (QQuickItem* tile : tiles) {
                    const auto* title = tile->property("contentItem").value<QQuickItem*>()->childItems()[1];
                    CAPTURE(title->property("text").toString().toStdString());
                    CHECK(title->property("contentWidth").toDouble() <= title->width());
                    sizes.insert(title->property("font").value<QFont>().pixelSize());
                }
                CHECK(sizes.size() == 1);
                CHECK(*sizes.begin() >= 13 * scale - 1); // hardly smaller than the text below
            }
}

TEST_CASE("with several games in progress the next card is partly visible at every text size",
          "[window][home]") {
    Window app;
    for (int i = 0; i < 2; ++i) {
        REQUIRE(app.play("hex_trap", "standard", {0, 0}));
        app.session().close();
    }
    for (const double scale : {1.0, 1.25, 1.5}) {
        app.parts.store.settings().setFontScale(scale);
        app.window->resize(360, 640);
        app.settle();
        CAPTURE(scale);
        const auto cards = app.of_type("ContinueCard");
        REQUIRE(cards.size() == 2);
        for (const QQuickItem* card : cards)
            CHECK(card->mapToScene({0, 0}).x() < 360 - 24); // enough of it to be seen
    }
}

TEST_CASE("the card of an unfinished challenge shows its name", "[window][home]") {
    Window app;
    REQUIRE(app.session().startDaily("passed_trap", "solitaire_madness"));
    app.session().close();
    app.settle();
    const auto cards = app.of_type("ContinueCard");
    REQUIRE(cards.size() == 1);
    CHECK(cards[0]->property("text").toString().contains("Today’s challenge"));
    QStringList lines;
    for (const QQuickItem* label : app.of_type("Label"))
        if (cards[0]->isAncestorOf(label)) lines << label->property("text").toString();
    CHECK(lines.contains("Today’s challenge"));
    CHECK(lines.contains("Solitaire Madness"));
}

TEST_CASE("Home shows the last played game first", "[window][home]") {
    QTemporaryDir folder;
    {
        AppParts parts(folder.path());
        for (int i = 0; i < 5; ++i) {
            MatchSetup setup;
            setup.setGame("hex_trap");
            setup.setPreset("standard");
            REQUIRE(parts.session.start(&setup));
            parts.session.close();
        }
    }
    for (const QSize size : {QSize(390, 844), QSize(844, 390), QSize(1024, 768)}) {
        AppParts parts(folder.path());
        QQmlApplicationEngine engine;
        parts.attach(engine);
        engine.load(QUrl("qrc:/qt/qml/Trapbox/Main.qml"));
        REQUIRE_FALSE(engine.rootObjects().isEmpty());
        auto* window = qobject_cast<QQuickWindow*>(engine.rootObjects().front());
        window->resize(size);
        QTest::qWait(400);
        auto* list = window->findChild<QQuickItem*>("going");
        REQUIRE(list);
        CAPTURE(size.width());
        REQUIRE(list->property("count").toInt() == 5);
        CHECK(list->property("contentX").toDouble() == list->property("originX").toDouble());
    }
}

TEST_CASE("after a game has ended, Home shows the remaining games from the first one", "[window][home]") {
    Window app;
    app.parts.store.settings().setReducedMotion(true);
    for (int i = 0; i < 4; ++i) {
        REQUIRE(app.play("hex_trap", "standard", {0, 0}));
        app.session().close();
    }
    app.settle();
    auto* list = app.window->findChild<QQuickItem*>("going");
    REQUIRE(list);
    REQUIRE(list->property("count").toInt() == 4);
    REQUIRE(app.open(app.parts.store.saves().games().back().id));
    QMetaObject::invokeMethod(app.window, "openPlay");
    QTest::qWait(300);
    list->setProperty("contentX", 500); // any position
    REQUIRE(submit(*app.session().driver(), "resign"));
    QTest::qWait(100);
    QMetaObject::invokeMethod(app.window, "goHome");
    REQUIRE(QTest::qWaitFor([&] { return list->property("count").toInt() == 3; }));
    CHECK(QTest::qWaitFor(
        [&] { return list->property("contentX").toDouble() == list->property("originX").toDouble(); }));
    const auto cards = app.of_type("ContinueCard");
    REQUIRE_FALSE(cards.empty());
    CHECK(std::ranges::any_of(cards, [&](const QQuickItem* card) {
        return card->mapToScene({0, 0}).x() >= 0 && card->mapToScene({0, 0}).x() < 40;
    }));
}
