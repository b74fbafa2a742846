#include "booby_trap/rules.h"
#include "lesson.h"
#include "window.h"

#include <QFontMetricsF>

using namespace trapbox;
using tests::Window;

namespace {

// How many letters a line of this paragraph has room for.
double letters_in_line(const QQuickItem& paragraph) {
    const QString text = paragraph.property("text").toString();
    const QFontMetricsF letters(paragraph.property("font").value<QFont>());
    return paragraph.width() * static_cast<double>(text.size()) / letters.horizontalAdvance(text);
}

// Of every paragraph that is seen: comfortable to read are 45 to 75.
void check_lines(Window& app) {
    int paragraphs = 0;
    for (const QQuickItem* words : app.of_type("Label")) {
        if (words->property("text").toString().size() < 80) continue;
        ++paragraphs;
        CAPTURE(words->property("text").toString().toStdString(), app.window->width());
        CHECK(letters_in_line(*words) >= 45);
        CHECK(letters_in_line(*words) <= 75);
    }
    CHECK(paragraphs > 0);
}

}

TEST_CASE("every game on the box has a lesson whose every step can be shown", "[lesson]") {
    tests::Table table;
    const QAbstractListModel& games = *table.parts.catalog.games();
    REQUIRE(games.rowCount() > 0);
    QStringList failures;
    QObject::connect(&table.session(), &Session::failed, &table.session(),
                     [&](const QString& why) { failures << why; });
    for (int row = 0; row < games.rowCount(); ++row) {
        const auto key = games.data(games.index(row), games.roleNames().key("key")).toString();
        CAPTURE(key.toStdString());
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

TEST_CASE("who is ahead of the lesson is understood", "[lesson]") {
    tests::Table table;
    const auto say = [&](const char* command) { REQUIRE(table.session().driver()->submit(command)); };
    REQUIRE(table.session().teach("booby_trap"));
    say("touch l5");
    say("take"); // while it still speaks of feeling
    table.run(8);
    const Lesson& lesson = *table.session().lesson();
    CHECK(lesson.achieved());
    table.session().nextStep(); // of lifting
    CHECK(lesson.achieved());
    table.session().nextStep(); // another one, now that it is known what is safe
    CHECK_FALSE(lesson.achieved());

    REQUIRE(table.session().teach("passed_trap"));
    const Lesson& shooting = *table.session().lesson();
    for (const char* command : {"ready 0", "grab 0 0 -62000 -204000", "drag 0 0 -236000", "release 0"})
        say(command); // straight through the trap, while it still speaks of the hand
    table.run(3);
    for (int step = 0; step < 3; ++step) {
        CAPTURE(step);
        CHECK(shooting.achieved());
        table.session().nextStep();
    }
    CHECK_FALSE(shooting.achieved()); // a table of its own
}

TEST_CASE("the lesson that asks for the tightest piece goes on whatever comes of taking it", "[lesson]") {
    tests::Table table;
    REQUIRE(table.session().teach("booby_trap"));
    const Lesson& lesson = *table.session().lesson();
    while (!lesson.words().contains("tightest"))
        REQUIRE(table.session().nextStep());
    // A loose one: what the rules feel of it is nothing, and the bar stays (BT-4, BT-11).
    const auto& state = match_of<booby_trap::Rules>(table.session().driver()->match())->state();
    int loose = 0;
    while (booby_trap::tension_of(state, loose) > 0)
        ++loose;
    const auto touch = booby_trap::to_text({booby_trap::Command::Kind::touch, loose, 0, {}});
    REQUIRE(table.session().driver()->submit(touch));
    CHECK_FALSE(lesson.achieved());
    REQUIRE(table.session().driver()->submit("take"));
    table.run(8);
    CHECK_FALSE(state.turn.tripped);
    CHECK(lesson.achieved());
}

TEST_CASE("the lesson stands above the board in lines that are comfortable to read", "[lesson][window]") {
    Window app;
    REQUIRE(app.session().teach("passed_trap"));
    QMetaObject::invokeMethod(app.window, "openPlay");
    for (const QSize size : {QSize(844, 390), QSize(1280, 800), QSize(1024, 1366)}) {
        app.window->resize(size);
        QTest::qWait(300);
        check_lines(app);
        const auto cards = app.of_type("LessonCard");
        const auto boards = app.of_type("PassedTrapBoard");
        REQUIRE(cards.size() == 1);
        REQUIRE(boards.size() == 1);
        CHECK(cards.front()->mapToScene({0, cards.front()->height()}).y() <=
              boards.front()->mapToScene({0, 0}).y());
        CHECK(boards.front()->width() == size.width());
    }
}

TEST_CASE("how far a lesson has come is seen wherever it is shown", "[lesson][window]") {
    Window app;
    app.parts.store.settings().setReducedMotion(true);
    app.parts.store.settings().setFontScale(GENERATE(1.0, 1.5));
    for (const CatalogEntry& game : catalog()) {
        QMetaObject::invokeMethod(app.window, "goHome");
        REQUIRE(app.session().teach(game.info().key.data()));
        QMetaObject::invokeMethod(app.window, "openPlay");
        const QString way = QString("1 / %1").arg(app.session().lesson()->length());
        for (const QSize size : {QSize(360, 640), QSize(844, 390), QSize(800, 1280)}) {
            app.window->resize(size);
            QTest::qWait(100);
            CAPTURE(game.info().key, size.width());
            int seen = 0;
            for (const QQuickItem* label : app.of_type("Label"))
                if (label->isVisible() && label->opacity() > 0 &&
                    label->property("text").toString().startsWith(way + " · "))
                    ++seen;
            CHECK(seen == 1);
        }
    }
}

TEST_CASE("on a phone that lies, the lesson of a turn game stands beside a board as tall as the screen",
          "[lesson][window]") {
    const auto [game, field] = GENERATE(std::pair("trapdoor_checkers", "TrapdoorCheckersField"),
                                        std::pair("hex_trap", "HexTrapField"));
    const bool left_handed = GENERATE(false, true);
    Window app;
    app.parts.store.settings().setLeftHanded(left_handed);
    REQUIRE(app.session().teach(game));
    QMetaObject::invokeMethod(app.window, "openPlay");
    app.window->resize(844, 390);
    QTest::qWait(300);
    CAPTURE(game, left_handed);
    const auto place = [&](const char* type) {
        const auto found = app.of_type(type);
        REQUIRE(found.size() == 1);
        return found.front()->mapRectToScene(QRectF(QPointF(), found.front()->size()));
    };
    const QRectF card = place("LessonCard");
    CHECK(QRectF(0, 0, 844, 390).contains(card));
    CHECK((left_handed ? place(field).right() <= card.left() : card.right() <= place(field).left()));
    CHECK_FALSE(card.intersects(place("TurnTools")));
    CHECK(place(field).height() > 0.9 * 390);
}

TEST_CASE("every game's rules show what they say: beside the words on a tablet, below them on a phone",
          "[lesson][window]") {
    Window app;
    app.parts.store.settings().setReducedMotion(true);
    for (const CatalogEntry& game : catalog()) {
        CAPTURE(game.info().key);
        QMetaObject::invokeMethod(app.window, "goHome");
        QMetaObject::invokeMethod(app.window, "openHowTo", Q_ARG(QString, game.info().key.data()));
        for (const auto& [size, beside] :
             {std::pair{QSize(1280, 800), true}, std::pair{QSize(800, 1280), true},
              std::pair{QSize(844, 390), true}, std::pair{QSize(390, 844), false}}) {
            app.window->resize(size);
            CAPTURE(size.width());
            REQUIRE(QTest::qWaitFor([&] { return app.window->contentItem()->width() == size.width(); }));
            app.settle();
            int pictures = 0;
            for (const QQuickItem* section : app.of_type("RuleSection")) {
                const QQuickItem* words = nullptr;
                for (const QQuickItem* label : app.of_type("Label"))
                    if (section->isAncestorOf(label) && label->property("text") == section->property("words"))
                        words = label;
                REQUIRE(words);
                for (const QQuickItem* picture : app.of_type("QQuickLoader")) {
                    if (!section->isAncestorOf(picture)) continue;
                    ++pictures;
                    const QRectF said = words->mapRectToScene(QRectF(QPointF(), words->size()));
                    const QRectF shown = picture->mapRectToScene(QRectF(QPointF(), picture->size()));
                    CHECK((shown.left() > said.right()) == beside);
                    CHECK((shown.top() > said.bottom()) == !beside);
                    CHECK(shown.height() > 40);
                    CHECK(shown.height() < 1.2 * shown.width());
                    CHECK(shown.right() <= size.width());
                }
            }
            CHECK(pictures >= 2);
            CHECK(pictures <= 4);
        }
        for (const QQuickItem* image : app.of_type("Art")) // each is painted
            CHECK((image->property("art").toString().isEmpty() ||
                   QTest::qWaitFor([&] { return image->property("status").toInt() == 1; }, 1000)));
    }
}

TEST_CASE("the rules run in lines that are comfortable to read", "[lesson][window]") {
    for (const CatalogEntry& entry : catalog()) {
        const QString game = QString::fromUtf8(entry.info().key);
        CAPTURE(game);
        Window app;
        QMetaObject::invokeMethod(app.window, "openHowTo", Q_ARG(QString, game));
        for (const QSize size : {QSize(844, 390), QSize(800, 1280), QSize(1280, 800), QSize(1024, 1366)}) {
            app.window->resize(size);
            QTest::qWait(300);
            check_lines(app);
        }
    }
}
