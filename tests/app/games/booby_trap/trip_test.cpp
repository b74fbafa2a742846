// The consequences of a trip on the board and in the save, and where passing is possible.
#include "games/board_window.h"
#include "games/booby_trap/table.h"

#include <filesystem>

using namespace trapbox;
using namespace trapbox::booby_trap;

namespace {

// One column carries the bar; without l2, the bar falls 24 mm to its stop:
//
//   ============== bar at 63.85 mm
//       l2
//       l1           s1, s2 and s3 loose
//   -------------- front wall
constexpr int kL1 = 40;
constexpr int kL2 = 41;

std::string column() {
    std::string text = "0 1 0 -1 0 0 0 0 0 63850 63850 0 0 0 0 0 0 0 0 0 0";
    for (int piece = 0; piece < kPieces; ++piece)
        text += piece == 0     ? " i30000 40000 0"
                : piece == 1   ? " i180000 20000 0"
                : piece == 2   ? " i180000 45000 0"
                : piece == kL1 ? " i105000 15950 0"
                : piece == kL2 ? " i105000 47900 0"
                               : " t0";
    return text + " 0";
}

// The match as the next start of the app would find it if this process were killed now.
struct AfterKill {
    QTemporaryDir folder;
    std::unique_ptr<AppParts> parts;

    explicit AfterKill(tests::Table& killed) {
        QTest::qWait(300); // for the writing thread; the match does not advance meanwhile
        std::filesystem::copy(killed.folder.path().toStdString(), folder.path().toStdString(),
                              std::filesystem::copy_options::recursive);
        parts = std::make_unique<AppParts>(folder.path());
        const auto games = parts->store.saves().games();
        REQUIRE(games.size() == 1);
        parts->session.opener()->openGame(games.front().id);
        REQUIRE(tests::await(parts->session));
        for (int i = 0; i < 1200 && parts->session.driver()->running(); ++i)
            parts->session.driver()->frame(1.0 / 60);
    }
    View view() { return Rules::view(match_of<Rules>(parts->session.driver()->match())->state()); }
};

// All visible messages and prompts.
QStringList texts(const tests::BoardWindow& board) {
    QStringList found;
    for (QQuickItem* item : board.items())
        if (item->isVisible() && item->inherits("QQuickText")) found << item->property("text").toString();
    return found;
}

void start(tests::Table& table, const QString& preset, const QString& option = {}, int value = 0) {
    MatchSetup setup;
    setup.setGame("booby_trap");
    setup.setPreset(preset);
    setup.setSeating("side");
    if (!option.isEmpty()) setup.setOption(option, value);
    for (int seat = 0; seat < 10; ++seat)
        setup.setBot(seat, 0);
    REQUIRE(table.session().start(&setup));
}

}

TEST_CASE("a kill during a trip does not return the taken piece", "[views]") {
    tests::Tray tray("solitaire", column());
    tray.view().probe(kL2);
    tray.view().take();
    for (int i = 0; i < 600 && !tray.view().tripped(); ++i)
        tray.session().driver()->frame(1.0 / 60);
    REQUIRE(tray.view().tripped());
    REQUIRE(tray.view().moving());
    AfterKill after(tray);
    CHECK(after.view().players[0].trips == 1);
    CHECK(after.view().pieces[kL2].place == Place::discarded);
}

TEST_CASE("a kill after a lift that tripped the bar does not return the piece", "[views]") {
    // Large pieces are pushed aside and put back, one after another, until the bar moves under the finger.
    // The steps of a drag are not saved one by one.
    tests::Tray tray;
    MatchDriver& driver = *tray.session().driver();
    const auto trips = [&] { return tray.engine().players[0].trips; };
    int piece = 40;
    for (; piece < kPieces && tray.session().result()->ending() == MatchResult::Ending::Open; ++piece) {
        if (!tray.engine().pieces[static_cast<std::size_t>(piece)].may_touch) continue;
        const int before = trips();
        tray.view().probe(piece);
        for (int i = 0; i < 120 && !tray.view().tripped(); ++i) {
            REQUIRE(submit(driver, "raise 7000 0 -9000"));
            driver.frame(1.0 / 60);
        }
        if (tray.view().tripped()) break;
        REQUIRE(submit(driver, "put_back"));
        tray.settle();
        if (trips() == before) tray.view().pass(); // otherwise the bar moved when the piece was released
    }
    REQUIRE(tray.view().tripped());
    REQUIRE(tray.view().phase() == BoobyTrapView::TurnPhase::Lifting);
    const int before = trips();
    AfterKill after(tray);
    CHECK(after.view().players[0].trips == before + 1);
    CHECK(after.view().pieces[static_cast<std::size_t>(piece)].place == Place::discarded);
}

TEST_CASE("a trip clears the marks of felt pieces", "[views]") {
    tests::Tray tray("solitaire", column());
    const auto known = [&](int piece) { return tray.cell(tray.view().pieces(), piece, "known").toInt(); };
    tray.view().probe(0);
    tray.view().pass();
    tray.view().probe(kL1);
    tray.view().pass();
    CHECK(known(0) == 0);  // loose
    CHECK(known(kL1) > 0); // held
    tray.view().probe(kL2);
    tray.view().take();
    tray.settle();
    REQUIRE(tray.engine().players[0].trips == 1);
    for (int piece = 0; piece < kPieces; ++piece)
        CHECK(known(piece) == -1);
}

TEST_CASE("the piece that tripped the bar is visible in the discard pile behind the bar", "[views][board]") {
    tests::Tray tray("solitaire", column());
    tests::BoardWindow board(tray);
    const auto in_pile = [&] {
        std::vector<QQuickItem*> found;
        for (QQuickItem* item : board.shown("PieceArt"))
            if (item->property("pileIndex").isValid()) found.push_back(item);
        return found;
    };
    CHECK(in_pile().empty());
    CHECK(tray.view().discarded() == 0);
    tray.view().probe(kL2);
    tray.view().take();
    tray.settle();
    QTest::qWait(100);
    CHECK(tray.view().discarded() == 1);
    REQUIRE(in_pile().size() == 1);
    const QQuickItem* piece = in_pile().front();
    const QQuickItem* field = board.item("Tray");
    const QQuickItem* bar = board.item("Bar");
    const QRectF shown = piece->mapRectToScene(piece->boundingRect());
    CHECK(piece->opacity() == 1);
    CHECK(field->mapRectToScene(field->boundingRect()).contains(shown));
    CHECK(shown.bottom() <= bar->mapRectToScene(bar->boundingRect()).top());
}

TEST_CASE("a piece pushed out is shown on end in the tray while the bar moves, then in the pile", "[views]") {
    // The first set-up in which one of the tightest pieces is upended, computed with the rules alone.
    for (Seed seed = 1; seed < 40; ++seed) {
        Match<Rules> match({.players = 1}, seed);
        BoobyTrapView view(
            match, [&](const AnyCommand& command) { return match.apply(command.as<Command>()).accepted(); });
        int tightest = 0;
        for (int piece = 1; piece < kPieces; ++piece)
            if (match.state().tray.tension(piece) > match.state().tray.tension(tightest)) tightest = piece;
        view.probe(tightest);
        view.take();
        int upended = -1;
        const auto look = [&] {
            view.keep_previous();
            view.handle_events();
            view.refresh(1);
        };
        QObject::connect(&view, &GameView::happened, &view, [&](const AnyEvent& any) {
            const auto& event = any.as<Event>();
            if (event.kind == Event::Kind::upended) upended = event.piece;
        });
        while (match.advance(1) == 1 && upended < 0)
            look();
        if (upended < 0) continue;
        const auto cell = [&](const char* role) { return tests::Tray::cell(view.pieces(), upended, role); };
        look();
        if (match.state().moving) {
            CHECK(cell("onEnd").toBool());
            CHECK(cell("pileIndex").toInt() == -1);
        }
        match.advance(ticks_from_seconds(60));
        look();
        CHECK_FALSE(cell("onEnd").toBool());
        CHECK(cell("place").value<BoobyTrapView::PiecePlace>() == BoobyTrapView::PiecePlace::Discarded);
        CHECK(cell("pileIndex").toInt() >= 0);
        return;
    }
    FAIL("no set-up upends a piece");
}

TEST_CASE("with passing not allowed the board has no pass button", "[views][board]") {
    const auto [preset, option, passes] = GENERATE(table<const char*, const char*, int>({
        {"no_passes", "", 0},       // BT-10
        {"solitaire", "strict", 2}, // BT-6, strict alone
        {"regular", "", 4},         // BT-6, all have passed twice
    }));
    const bool buttons = GENERATE(false, true);
    CAPTURE(preset, buttons);
    tests::Table table;
    table.parts.store.settings().setTapControls(buttons);
    start(table, preset, option, 1);
    tests::BoardWindow board(table);
    auto& view = *qobject_cast<BoobyTrapView*>(table.session().view());
    for (int i = 0; i < passes; ++i)
        view.pass();
    REQUIRE_FALSE(view.mayPass());
    const auto check = [&] {
        QTest::qWait(50);
        for (const QString& text : texts(board)) {
            CAPTURE(text.toStdString());
            CHECK_FALSE(text.contains("or pass"));
        }
    };
    check();
    view.probe(3);
    REQUIRE(view.phase() == BoobyTrapView::TurnPhase::Touching);
    check();
    view.probe(4); // refused; the message does not mention passing either
    REQUIRE(board.item("TurnMessages")->isVisible());
    check();
}

TEST_CASE("with ten players and the largest text the tray of a small phone keeps its size",
          "[views][board]") {
    tests::Table table;
    table.parts.store.settings().setFontScale(1.5);
    table.parts.store.settings().setLanguage(GENERATE("en", "fr"));
    start(table, "regular", "players", 10);
    tests::BoardWindow board(table);
    board.turn({360, 640});
    QTest::qWait(100);
    const QQuickItem* field = board.item("Tray");
    // On a screen 360 px wide, the tray was 224 × 260.
    CHECK(field->width() >= 290);
    CHECK(field->height() >= 335);
    // The name of the player to move and every score are still visible.
    CHECK_FALSE(board.labels_containing(table.session().table()->playerName(0)).empty());
    CHECK(board.shown("Score").size() == 10);
    for (const QQuickItem* card : board.shown("Score")) {
        const QRectF place = card->mapRectToScene(card->boundingRect());
        CHECK(QRectF(0, 0, 360, 640).contains(place));
        CHECK_FALSE(place.intersects(field->mapRectToScene(field->boundingRect())));
    }
    // The tray keeps its position whatever the messages are.
    const QRectF before = field->mapRectToScene(field->boundingRect());
    auto& view = *qobject_cast<BoobyTrapView*>(table.session().view());
    view.probe(3);
    REQUIRE(view.phase() == BoobyTrapView::TurnPhase::Touching);
    QTest::qWait(50);
    CHECK(field->mapRectToScene(field->boundingRect()) == before);
}

TEST_CASE("the rules show the rulebook's two examples of passing", "[views][board]") {
    tests::Table table;
    start(table, "regular");
    tests::BoardWindow board(table);
    QMetaObject::invokeMethod(board.window, "openHowTo", Q_ARG(QString, "booby_trap"));
    QTest::qWait(300);
    const QQuickItem* picture = board.item("Passing");
    const auto count = [&](const QString& text) {
        int found = 0;
        for (const QQuickItem* item : board.labels_with(text))
            found += picture->isAncestorOf(item) ? 1 : 0;
        return found;
    };
    CHECK(count("I pass") == 6 + 5); // game #1 and game #2 of the rulebook
    CHECK(count("must pick") == 1);
    CHECK(count("picks") == 1);
    CHECK(count("may pass") == 1);
    CHECK_FALSE(board.labels_containing("best to pass and try another one").empty());
}
