// The review of a finished game: its findings, its board, and the navigation to it and back.
#include "commands.h"
#include "games/board_window.h"
#include "store/save_file.h"
#include "trapdoor_checkers/rules.h"

using namespace trapbox;
using tests::BoardWindow;
using tests::Table;

namespace {

using ReviewState = Review::State;

// White's man moves from c3 to d4, where Black's man on e5 captures it and then the one on b2.
const std::vector<std::string> kBlunder{"28-24", "1-5", "22-18", "15x22x29", "32-27"};
constexpr int kBlunderTurn = 3; // from 1

std::string blunder_journal() {
    using namespace trapdoor_checkers;
    Options options;
    options.trapdoors = false;
    auto match = Match<Rules>::from_position(options, 1, "W:W22,25,28,32:B15,1,2,4");
    REQUIRE(match);
    for (const std::string& text : kBlunder)
        REQUIRE(match->apply(*Rules::parse(match->state(), text)).accepted());
    REQUIRE(match->apply({.kind = Command::Kind::resign, .side = Side::white}).accepted());
    return to_text(match->journal());
}

QString shelve(Table& table) {
    SavedTable saved;
    saved.game = "trapdoor_checkers";
    saved.preset = "checkers";
    saved.seating = "side";
    saved.finished = true;
    for (int seat = 0; seat < 2; ++seat)
        saved.players.push_back({.name = seat == 0 ? "Anna" : "Ben", .seat = seat});
    const QString id = SaveStore::new_id();
    REQUIRE(table.parts.store.saves().save(id, saved, blunder_journal()));
    REQUIRE(table.parts.store.saves().finish(id));
    return id;
}

void finish(Review& review) {
    REQUIRE(QTest::qWaitFor([&] { return review.state() != ReviewState::Working; }, 60'000));
}

std::string position(const Review& review) {
    auto* driver = review.view() ? const_cast<Review&>(review).table()->driver() : nullptr;
    REQUIRE(driver);
    return driver->match().checkpoint();
}

}

TEST_CASE("a review marks the mistake, gives its reason and shows both turns on its board", "[review]") {
    Table table;
    Review& review = table.parts.review;
    table.parts.language.set("en");
    REQUIRE(review.openSaved(shelve(table)));
    CHECK(review.state() == ReviewState::Working);
    finish(review);
    REQUIRE(review.state() == ReviewState::Done);
    CHECK(review.chances().size() == static_cast<qsizetype>(kBlunder.size()) + 1);
    REQUIRE(review.points()->rowCount() == 1);
    CHECK(review.turn() == kBlunderTurn);
    CHECK(review.point() == 0);
    CHECK(review.turnTitle().toStdString() == "Turn 3: Ben"); // Black, who starts, has the first seat
    CHECK(review.played().toStdString() == "c3–d4");
    CHECK(review.reason().toStdString() == "It leaves d4 open to a double jump.");
    // The board: the turn and the double jump, which crowns the man on a1 (29).
    CHECK(position(review).starts_with("W:W24,32:B2,4,5,K29"));

    review.setBetter(true);
    CHECK(review.better());
    CHECK_FALSE(review.betterText().isEmpty());
    CHECK(review.betterText() != review.played());
    CHECK(position(review).find("K29") == std::string::npos);

    review.setTurn(1); // h2-g3
    CHECK(review.point() == -1);
    CHECK(review.played().toStdString() == "h2–g3");
    CHECK(review.reason().isEmpty());
    CHECK(position(review).starts_with("B:W22,24,25,32:B1,2,4,15"));
    review.setTurn(0);
    CHECK(position(review).starts_with("W:W22,25,28,32:B1,2,4,15"));
    review.close();
    CHECK(review.state() == ReviewState::Closed);
    CHECK(review.view() == nullptr);
}

TEST_CASE("a cancelled review keeps its findings", "[review]") {
    Table table;
    Review& review = table.parts.review;
    REQUIRE(review.openSaved(shelve(table)));
    review.stop();
    finish(review);
    CHECK(review.state() == ReviewState::Stopped);
    CHECK(review.chances().size() <= static_cast<qsizetype>(kBlunder.size()) + 1);
    REQUIRE(review.openSaved(shelve(table))); // and another one starts
    finish(review);
    CHECK(review.state() == ReviewState::Done);
}

TEST_CASE("from the replays to the review and back, by keys along its turns", "[review][window]") {
    Table table;
    shelve(table);
    BoardWindow app(table);
    table.parts.store.settings().setLanguage("en");
    QMetaObject::invokeMethod(app.window, "goHome");
    QMetaObject::invokeMethod(app.window, "openReplays");
    QTest::qWait(300);
    QString text; // "Review" and the title of the game
    for (const QQuickItem* button : app.shown("IconButton"))
        if (button->property("glyph") == "review") text = button->property("text").toString();
    app.click_button(text);
    Review& review = table.parts.review;
    finish(review);
    QTest::qWait(300);
    QQuickItem* curve = app.item("ChanceCurve");
    curve->forceActiveFocus(Qt::TabFocusReason);
    QTest::keyClick(app.window, Qt::Key_Right);
    CHECK(review.turn() == kBlunderTurn + 1);
    QTest::keyClick(app.window, Qt::Key_Left);
    QTest::keyClick(app.window, Qt::Key_Left);
    CHECK(review.turn() == kBlunderTurn - 1);
    QTest::keyClick(app.window, Qt::Key_Escape);
    QTest::qWait(300);
    CHECK(review.state() == ReviewState::Closed);
}

TEST_CASE("from the result to the review, and back to the result", "[review][window]") {
    Table table;
    REQUIRE(table.play("hex_trap", "standard", {0, 0}));
    BoardWindow app(table);
    table.parts.store.settings().setLanguage("en");
    REQUIRE(submit(*table.session().driver(), "c2-d2"));
    REQUIRE(submit(*table.session().driver(), "resign"));
    app.click_button("Review");
    Review& review = table.parts.review;
    REQUIRE(QTest::qWaitFor(
        [&] { return review.state() == ReviewState::Working || review.state() == ReviewState::Done; }));
    finish(review);
    REQUIRE(review.state() == ReviewState::Done);
    CHECK(review.chances().size() == 2); // before the first turn (HX-7: one action) and after it
    QTest::qWait(300);
    QTest::keyClick(app.window, Qt::Key_Escape);
    CHECK(QTest::qWaitFor([&] { return app.button("Play again") != nullptr; }));
    CHECK(review.state() == ReviewState::Closed);
}
