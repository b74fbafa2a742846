#include "booby_trap/rules.h"
#include "games/booby_trap/view.h"
#include "lesson.h"
#include "window.h"

#include <QFontMetricsF>

using namespace trapbox;
using tests::Window;

namespace {

// The number of letters that fit in a line of this paragraph.
double letters_in_line(const QQuickItem& paragraph) {
    const QString text = paragraph.property("text").toString();
    const QFontMetricsF letters(paragraph.property("font").value<QFont>());
    return paragraph.width() * static_cast<double>(text.size()) / letters.horizontalAdvance(text);
}

// Checks every visible paragraph: 45 to 75 letters per line are comfortable to read.
void check_lines(Window& app) {
    int paragraphs = 0;
    for (const QQuickItem* label : app.of_type("Label")) {
        if (label->property("text").toString().size() < 80) continue;
        ++paragraphs;
        CAPTURE(label->property("text").toString().toStdString(), app.window->width());
        CHECK(letters_in_line(*label) >= 45);
        CHECK(letters_in_line(*label) <= 75);
    }
    CHECK(paragraphs > 0);
}

}

TEST_CASE("every game has a lesson, and each of its steps can be shown", "[lesson]") {
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
        CHECK(table.session().lesson()->allTexts().size() == table.session().lesson()->length());
        int steps = 1;
        for (; table.session().nextStep(); ++steps)
            CHECK_FALSE(table.session().lesson()->text().isEmpty());
        CHECK(failures.join("; ").toStdString() == "");
        CHECK(steps == table.session().lesson()->length());
        CHECK(steps >= 3);
        table.session().close();
    }
    CHECK(table.parts.store.games()->rowCount() == 0); // a lesson is not saved
}

TEST_CASE("a step of a lesson is completed only by the event it waits for", "[lesson]") {
    tests::Table table;
    REQUIRE(table.session().teach("passed_trap"));
    const Lesson& lesson = *table.session().lesson();
    CHECK(lesson.waits());
    submit(*table.session().driver(), "quick 0");
    CHECK_FALSE(lesson.achieved());
    submit(*table.session().driver(), "ready 0");
    CHECK(lesson.achieved());
}

TEST_CASE("events ahead of the lesson complete the later steps", "[lesson]") {
    tests::Table table;
    const auto send = [&](const char* command) { REQUIRE(submit(*table.session().driver(), command)); };
    REQUIRE(table.session().teach("booby_trap"));
    send("touch l1");
    send("take"); // while the lesson is still at the step about feeling
    table.run(8);
    const Lesson& lesson = *table.session().lesson();
    CHECK(lesson.achieved());
    table.session().nextStep(); // skips the step about lifting
    CHECK(lesson.achieved());
    table.session().nextStep(); // skips the step about another piece
    CHECK_FALSE(lesson.achieved());

    REQUIRE(table.session().teach("passed_trap"));
    const Lesson& shooting = *table.session().lesson();
    for (const char* command : {"ready 0", "grab 0 0 -62000 -204000", "drag 0 0 -236000", "release 0"})
        send(command); // straight through the trap, while the lesson is still at the step about the hand
    table.run(3);
    for (int step = 0; step < 3; ++step) {
        CAPTURE(step);
        CHECK(shooting.achieved());
        table.session().nextStep();
    }
    CHECK_FALSE(shooting.achieved()); // another lesson
}

TEST_CASE("in Booby-Trap's lesson the loose piece is safe and the tight one trips, with any drift",
          "[lesson]") {
    // µm sideways, the maximum drift of a finger; a drag on the board drifts only in this direction.
    const int first = GENERATE(0, -12'000, 12'000);
    const int second = GENERATE(0, -12'000, 12'000);
    CAPTURE(first, second);
    tests::Table table;
    REQUIRE(table.session().teach("booby_trap"));
    const Lesson& lesson = *table.session().lesson();
    const auto& state = match_of<booby_trap::Rules>(table.session().driver()->match())->state();
    const auto send = [&](const std::string& command) {
        REQUIRE(submit(*table.session().driver(), command));
    };
    const auto lift = [&](int drift) {
        for (const int height : {2'000, 4'000, 6'000, 7'900})
            send("raise " + std::to_string(height) + ' ' + std::to_string(drift * height / 7'900) + " 0");
        table.run(0.5);
        send("take");
        table.run(8);
    };
    send("touch l1");
    CHECK(booby_trap::tension_of(state, 40) == 0); // "It is loose"
    CHECK(lesson.achieved());
    REQUIRE(table.session().nextStep());
    lift(first);
    CHECK(state.players[0].trips == 0);
    CHECK(lesson.achieved());
    REQUIRE(table.session().nextStep());
    CHECK_FALSE(lesson.achieved());
    send("touch l14");
    CHECK(booby_trap::tension_of(state, 53) > 1'000); // mN, "tight": see feel.h
    CHECK(lesson.achieved());
    REQUIRE(table.session().nextStep());
    CHECK_FALSE(lesson.achieved());
    lift(second);
    CHECK(state.players[0].trips == 1);
    CHECK(lesson.achieved());
    CHECK(table.session().nextStep());
    CHECK_FALSE(lesson.waits());
}

TEST_CASE("Booby-Trap's lesson marks the requested piece, and refuses the others", "[lesson]") {
    tests::Table table;
    REQUIRE(table.session().teach("booby_trap"));
    auto& view = *qobject_cast<BoobyTrapView*>(table.session().view());
    QStringList refusals;
    QObject::connect(&view, &GameView::refused, &view, [&](const QString& key) { refusals << key; });
    CHECK(view.hint() == 40); // l1
    view.probe(3);
    CHECK(view.phase() == BoobyTrapView::TurnPhase::Choosing);
    CHECK(refusals == QStringList{"lesson"});
    view.probe(40);
    CHECK(view.phase() == BoobyTrapView::TurnPhase::Touching);
    view.pass();
    CHECK(view.hint() == 40); // after passing, the same hint again
    view.probe(40);
    view.take();
    table.run(8);
    REQUIRE(table.session().nextStep());
    REQUIRE(table.session().nextStep());
    CHECK(view.hint() == 53); // l14
    view.probe(3);
    CHECK(view.phase() == BoobyTrapView::TurnPhase::Choosing);
    while (table.session().nextStep()) {
    }
    view.probe(3); // every piece can be felt at the end
    CHECK(view.phase() == BoobyTrapView::TurnPhase::Touching);
}

TEST_CASE("the lesson's text above the board has a comfortable line length", "[lesson][window]") {
    Window app;
    REQUIRE(app.session().teach("passed_trap"));
    QMetaObject::invokeMethod(app.window, "openPlay");
    for (const QSize size : {QSize(844, 390), QSize(1280, 800), QSize(1024, 1366)}) {
        app.window->resize(size);
        QTest::qWait(300);
        check_lines(app);
        const auto cards = app.of_type("LessonCard");
        const auto boards = app.of_type("Board");
        REQUIRE(cards.size() == 1);
        REQUIRE(boards.size() == 1);
        CHECK(cards.front()->mapToScene({0, cards.front()->height()}).y() <=
              boards.front()->mapToScene({0, 0}).y());
        CHECK(boards.front()->width() == size.width());
    }
}

TEST_CASE("a lesson shows its progress on every screen size", "[lesson][window]") {
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

TEST_CASE("on a landscape phone the lesson of a turn game is beside a full-height board",
          "[lesson][window]") {
    const auto [game, field] =
        GENERATE(std::pair("trapdoor_checkers", "Field"), std::pair("hex_trap", "Field"));
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

TEST_CASE("the pictures of the rules are beside the text on a tablet, below it on a phone",
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
                const QQuickItem* paragraph = nullptr;
                for (const QQuickItem* label : app.of_type("Label"))
                    if (section->isAncestorOf(label) && label->property("text") == section->property("text"))
                        paragraph = label;
                REQUIRE(paragraph);
                for (const QQuickItem* picture : app.of_type("QQuickLoader")) {
                    if (!section->isAncestorOf(picture)) continue;
                    ++pictures;
                    const QRectF area = paragraph->mapRectToScene(QRectF(QPointF(), paragraph->size()));
                    const QRectF shown = picture->mapRectToScene(QRectF(QPointF(), picture->size()));
                    CHECK((shown.left() > area.right()) == beside);
                    CHECK((shown.top() > area.bottom()) == !beside);
                    CHECK(shown.height() > 40);
                    CHECK(shown.height() < 1.2 * shown.width());
                    CHECK(shown.right() <= size.width());
                }
            }
            CHECK(pictures >= 2);
            CHECK(pictures <= 5); // Trap: the field, a turn, and the three diagrams A, B and C
        }
        for (const QQuickItem* image : app.of_type("Art")) // each is painted
            CHECK((image->property("art").toString().isEmpty() ||
                   QTest::qWaitFor([&] { return image->property("status").toInt() == 1; }, 1000)));
    }
}

TEST_CASE("the rules have a comfortable line length", "[lesson][window]") {
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
