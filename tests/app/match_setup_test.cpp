#include "match_setup.h"
#include "window.h"

using namespace trapbox;
using tests::Window;

namespace {

QVariant of_row(const QAbstractListModel& rows, int row, const char* role) {
    return rows.data(rows.index(row), rows.roleNames().key(role));
}

// The keys of the visible options, in order.
std::string asked(const char* game, const char* preset) {
    MatchSetup setup;
    setup.setGame(game);
    setup.setPreset(preset);
    REQUIRE(setup.preset() == preset);
    QStringList keys;
    const QAbstractListModel& options = *setup.options();
    for (int row = 0; row < options.rowCount(); ++row)
        if (of_row(options, row, "shown").toBool()) keys << of_row(options, row, "key").toString();
    return keys.join(' ').toStdString();
}

}

TEST_CASE("options that define the variant are hidden", "[setup]") {
    // Laughing and the format are variants (PT-10 … PT-18).
    CHECK(asked("passed_trap", "best_of_seven") == "disks gap timer");
    CHECK(asked("passed_trap", "not_a_laughing_matter") == "disks gap timer");
    CHECK(asked("passed_trap", "solitaire_reflected") == "gap");
    // The order of sizes, no passes and visible forces are variants (BT-9, BT-10, BT-13).
    CHECK(asked("booby_trap", "regular") == "players values difficulty");
    CHECK(asked("booby_trap", "by_size") == "players values difficulty");
    CHECK(asked("booby_trap", "practice") == "difficulty");
    // Two rule sets, with and without trapdoors: four variants.
    CHECK(asked("trapdoor_checkers", "dames_et_trap") == "close_after_use orange_green exchanged");
    CHECK(asked("trapdoor_checkers", "draughts") == "exchanged");
    CHECK(asked("hex_trap", "quick") == "first free_again quiet_turns threefold short_first");
}

TEST_CASE("a variant for one hides the number of players, the others require at least two", "[setup]") {
    // BT-6: `strict` is for one person. BT-8: a solitaire counts pieces and trips, so values are not shown.
    CHECK(asked("booby_trap", "solitaire") == "strict difficulty");
    MatchSetup setup;
    setup.setGame("booby_trap");
    REQUIRE(of_row(*setup.options(), 0, "key") == "players");
    CHECK(of_row(*setup.options(), 0, "min") == 2);
    CHECK(of_row(*setup.options(), 0, "max") == 10); // BT-3: players rotate, up to ten of them
}

TEST_CASE("visible options are restored from the last match, hidden ones come from the variant", "[setup]") {
    MatchSetup setup;
    setup.setGame("passed_trap");
    setup.recall("best_of_seven", "format=best_of_seven laughing=on gap=hard timer=60", {}, "");
    CHECK(setup.preset() == "best_of_seven");
    CHECK(setup.options_text().find("laughing=off") != std::string::npos);
    CHECK(setup.options_text().find("gap=hard") != std::string::npos);
    CHECK(setup.options_text().find("timer=60") != std::string::npos);
    setup.recall("not_a_laughing_matter", "format=best_of_seven gap=easy", {}, "");
    CHECK(setup.options_text().find("laughing=on") != std::string::npos);
    CHECK(setup.options_text().find("gap=easy") != std::string::npos);
}

TEST_CASE("two people can choose the seatings that the game supports", "[setup]") {
    const auto offered = [](const char* game, int bot = 0) {
        MatchSetup setup;
        setup.setGame(game);
        setup.setBot(1, bot);
        return setup.seatings().join(' ').toStdString();
    };
    CHECK(offered("hex_trap") == "facing turning side passing");
    CHECK(offered("trapdoor_checkers") == "facing turning side passing");
    // Both play at the same time: the device is not passed.
    CHECK(offered("passed_trap") == "facing");
    // The bar has one front, where everybody lifts.
    CHECK(offered("booby_trap") == "passing side");
    CHECK(offered("booby_trap", 2) == "side");
}

TEST_CASE("players and options are side by side on a tablet, stacked on a phone", "[window][setup]") {
    Window app;
    QMetaObject::invokeMethod(app.window, "openSetup", Q_ARG(QString, "hex_trap"));
    for (const auto& [size, beside] : {std::pair{QSize(1280, 800), true}, std::pair{QSize(800, 1280), true},
                                       std::pair{QSize(844, 390), true}, std::pair{QSize(390, 844), false}}) {
        app.window->resize(size);
        QTest::qWait(300);
        const auto players = app.of_type("PlayerRow");
        const auto options = app.of_type("OptionEditor");
        REQUIRE(players.size() == 2);
        REQUIRE(options.size() == 5); // who begins, freed movers, quiet turns, repetition, short first turn
        const QRectF player = players.back()->mapRectToScene(players.back()->boundingRect());
        const QRectF option = options.front()->mapRectToScene(options.front()->boundingRect());
        CAPTURE(size.width());
        CHECK((option.left() > player.right()) == beside);
        CHECK((option.top() > player.bottom()) == !beside);
    }
}

TEST_CASE("person or bot is shown as text and chosen by one tap", "[window][setup]") {
    Window app;
    app.parts.store.settings().setFontScale(1.5);
    app.parts.store.settings().setReducedMotion(true); // a page in transition ignores taps
    const QString language = GENERATE("en", "fr");
    const auto [person, bot, hard] =
        language == "en" ? std::tuple{"Person", "Bot", "Hard"} : std::tuple{"Humain", "Robot", "Difficile"};
    app.parts.store.settings().setLanguage(language);
    app.window->resize(360, 640);
    QMetaObject::invokeMethod(app.window, "openSetup", Q_ARG(QString, "hex_trap"));
    QTest::qWait(300);
    const auto second = [&](const char* text) { // the second player's visible button with this text
        const QQuickItem* row = app.of_type("PlayerRow").back();
        for (QQuickItem* chip : app.of_type("Chip"))
            if (row->isAncestorOf(chip) && chip->property("text") == text) return chip;
        return static_cast<QQuickItem*>(nullptr);
    };
    const auto tap = [&](const char* text) {
        QQuickItem* chip = second(text);
        REQUIRE(chip);
        QQuickItem* scroll = app.of_type("Scroller").back();
        scroll->setProperty("contentY",
                            scroll->property("contentY").toDouble() + chip->mapToScene({0, 0}).y() - 200);
        app.settle();
        const QPointF middle = chip->mapToScene({chip->width() / 2, chip->height() / 2});
        QTest::mouseClick(app.window, Qt::LeftButton, {}, middle.toPoint());
    };
    const auto chosen = [&](const char* text) {
        const QQuickItem* chip = second(text);
        REQUIRE(chip);
        return chip->property("chosen").toBool();
    };
    REQUIRE(chosen(bot)); // the first match is against one
    CHECK_FALSE(chosen(person));
    tap(hard);
    CHECK(chosen(hard));
    tap(person);
    CHECK(chosen(person));
    CHECK_FALSE(chosen(bot));
    CHECK(second(hard) == nullptr); // a person has no level
    tap(bot);
    CHECK(chosen(bot));
    CHECK(chosen(hard)); // unchanged
}

TEST_CASE("choosing a chip in Setup does not move or resize its group", "[window][setup]") {
    Window app;
    app.parts.store.settings().setReducedMotion(true);
    const auto chips = [&] {
        auto found = app.of_type("Chip");
        for (QQuickItem* variant : app.of_type("Choosable"))
            found.push_back(variant);
        return found;
    };
    // Its position on the page; if the page becomes shorter below the chip, it scrolls back to its end.
    const auto group_of = [&](const QQuickItem* chip) {
        const QQuickItem* page = app.of_type("Scroller").back()->childItems().front();
        std::vector<QRectF> places;
        for (const QQuickItem* each : chips())
            if (each->parentItem() == chip->parentItem())
                places.push_back(each->mapRectToItem(page, each->boundingRect()));
        return places;
    };
    int chosen = 0;
    for (const char* game : {"passed_trap", "booby_trap", "trapdoor_checkers", "hex_trap"}) {
        QMetaObject::invokeMethod(app.window, "openSetup", Q_ARG(QString, game));
        for (const double scale : {1.0, 1.5})
            for (const QSize size : {QSize(360, 640), QSize(390, 844), QSize(844, 390), QSize(800, 1280)}) {
                app.parts.store.settings().setFontScale(scale);
                app.window->resize(size);
                QTest::qWait(60);
                QQuickItem* scroll = app.of_type("Scroller").back();
                for (std::size_t i = 0; i < chips().size(); ++i) {
                    QQuickItem* chip = chips()[i];
                    const double top = scroll->property("contentY").toDouble() + chip->mapToScene({0, 0}).y();
                    const double end = scroll->property("contentHeight").toDouble() - scroll->height();
                    scroll->setProperty("contentY", std::clamp(top - 120, 0.0, std::max(0.0, end)));
                    app.settle();
                    CAPTURE(game, scale, size.width(), chip->property("text").toString().toStdString());
                    const auto before = group_of(chip);
                    const QPointF middle = chip->mapToScene({chip->width() / 2, chip->height() / 2});
                    QTest::mouseClick(app.window, Qt::LeftButton, {}, middle.toPoint());
                    app.settle();
                    CHECK(chip->property("chosen").toBool());
                    CHECK(group_of(chip) == before);
                    ++chosen;
                }
            }
        QMetaObject::invokeMethod(app.window, "goHome");
        QTest::qWait(60);
    }
    CHECK(chosen > 4 * 8 * 6); // games, sizes, and at least the variants of each
}

TEST_CASE("a tablet describes every variant, a phone the chosen one", "[window][setup]") {
    Window app;
    app.parts.store.settings().setReducedMotion(true);
    QMetaObject::invokeMethod(app.window, "openSetup", Q_ARG(QString, "passed_trap"));
    REQUIRE(QTest::qWaitFor([&] { return app.of_type("GameTile").empty(); })); // Home is hidden
    int warned = 0;
    QObject::connect(&app.engine, &QQmlEngine::warnings, &app.engine,
                     [&](const QList<QQmlError>& warnings) { warned += static_cast<int>(warnings.size()); });
    QStringList blurbs;
    for (const Preset& preset : find_game("passed_trap")->info().presets)
        blurbs << QString::fromUtf8(preset.blurb);
    for (const auto& [size, all] : {std::pair{QSize(1280, 800), true}, std::pair{QSize(1024, 1366), true},
                                    std::pair{QSize(390, 844), false}, std::pair{QSize(844, 390), false}}) {
        app.window->resize(size);
        CAPTURE(size.width());
        REQUIRE(QTest::qWaitFor([&] { return app.window->contentItem()->width() == size.width(); }));
        app.settle();
        int described = 0;
        for (const QQuickItem* label : app.of_type("Label"))
            described += blurbs.contains(label->property("text").toString()) ? 1 : 0;
        CHECK(described == (all ? blurbs.size() : 1));
        if (!all) continue;
        for (const QQuickItem* card : app.of_type("Card"))
            CHECK(card->size() == app.of_type("Card").front()->size());
    }
    CHECK(warned == 0); // no screen that is turned is measured by itself
}
