// Booby-Trap with keys and a screen reader: focus after items disappear, held keys, and accessible texts of
// the tray.
#include "games/board_window.h"
#include "games/booby_trap/board.h"

#include <QRegularExpression>

using namespace trapbox;
using namespace trapbox::booby_trap;

namespace {

// Three loose pieces below the bar, which is at its stop: s5 is nearer to s4 than to l6.
//
//   ============== bar at 40 mm
//     s4  s5          l6
//   -------------- front wall
constexpr int kS4 = 3;
constexpr int kS5 = 4;
constexpr int kL6 = 45;

std::string three_left() {
    std::string text = "0 1 0 -1 0 0 0 0 0 40000 40000 0 0 0 0 0 0 0 0 0 0";
    for (int piece = 0; piece < kPieces; ++piece)
        text += piece == kS4   ? " i30000 20000 0"
                : piece == kS5 ? " i70000 20000 0"
                : piece == kL6 ? " i160000 20000 0"
                               : " t0";
    return text + " 0";
}

struct Several : tests::Table {
    explicit Several(const char* preset) {
        MatchSetup setup;
        setup.setGame("booby_trap");
        setup.setPreset(preset);
        for (int seat = 0; seat < setup.seats(); ++seat)
            setup.setBot(seat, 0);
        setup.setSeating("side");
        REQUIRE(session().start(&setup));
    }
};
struct SeveralBoard : Several, tests::BoardWindow {
    explicit SeveralBoard(const char* preset) : Several(preset), BoardWindow(static_cast<Table&>(*this)) {}
    BoobyTrapView& view() { return *qobject_cast<BoobyTrapView*>(session().view()); }
};

QString name_of(QQuickItem* item) {
    return QAccessible::queryAccessibleInterface(item)->text(QAccessible::Name);
}

}

TEST_CASE("when the piece under the cursor has left the tray, the cursor is on the nearest one", "[views]") {
    tests::Tray table("solitaire", three_left());
    table.view().probe(kS5);
    table.view().take();
    table.settle();
    REQUIRE(table.engine().pieces[kS5].place == Place::taken);
    CHECK(table.view().cursor() == kS4);
}

TEST_CASE("after a take by keys the next key feels the piece that is marked", "[views][board]") {
    tests::BoobyTrapBoard board(three_left());
    board.view().probe(kS5);
    board.key(Qt::Key_Return);
    board.settle();
    REQUIRE(board.pieces_that("cursor").size() == 1);
    CHECK(board.pieces_that("cursor").at(0)->isVisible());
    CHECK(name_of(board.item("BoardFocus")) == QString("Board: small piece %1, left, halfway").arg(kS4 + 1));
    board.key(Qt::Key_Space);
    CHECK(board.view().touchedPiece() == kS4);
}

TEST_CASE("P held down passes for one player, not for everybody", "[views][board]") {
    SeveralBoard board("regular");
    REQUIRE(board.view().seat() == 0);
    board.hold_key(Qt::Key_P);
    CHECK(board.session().driver()->match().command_count() == 1);
    CHECK(board.view().seat() == 1);
}

TEST_CASE("a held arrow moves from piece to piece, and a held Enter takes one piece", "[views][board]") {
    tests::BoobyTrapBoard board(three_left());
    board.hold_key(Qt::Key_Right, 0);
    REQUIRE(board.view().cursor() >= 0);
    board.hold_key(Qt::Key_Left, 3);
    CHECK(board.view().cursor() == kS4);
    board.key(Qt::Key_Space);
    REQUIRE(board.view().touchedPiece() == kS4);
    board.hold_key(Qt::Key_Return);
    CHECK(board.match().entries().size() == 2); // touched, taken
}

TEST_CASE("in the solitaire the text and the lamps show the trips left (BT-8)", "[views][board]") {
    tests::BoobyTrapBoard board;
    QStringList texts;
    for (QQuickItem* label : board.shown("Label"))
        texts << name_of(label);
    CHECK(texts.contains("Trips left: 3"));
}

TEST_CASE("by size, the size due is announced, and other pieces are labelled as not allowed (BT-9)",
          "[views][board]") {
    SeveralBoard board("by_size");
    CHECK(name_of(board.item("Values")) == "Small 5, medium 10, large 20 points, small pieces next");
    const auto free = [&](const char* size) {
        QStringList names =
            board.accessible_names().filter(QRegularExpression(QString("^%1 piece ").arg(size)));
        names.removeIf([](const QString& name) { return name.endsWith(", can’t be touched now"); });
        return names;
    };
    CHECK(free("small").size() == 20);
    CHECK(free("medium").empty());
    CHECK(free("large").empty());
    // BT-3: one piece a turn.
    REQUIRE(board.press_accessible(free("small").front()));
    REQUIRE(board.view().touchedPiece() >= 0);
    CHECK(free("small").size() == 1);
}

TEST_CASE("in a game with any size allowed no size is announced as due", "[views][board]") {
    SeveralBoard board("regular");
    CHECK(name_of(board.item("Values")) == "Small 5, medium 10, large 20 points");
}

TEST_CASE("a bar moved by one marking is announced in the singular", "[views][board]") {
    tests::BoobyTrapBoard board;
    QStringList texts;
    for (QQuickItem* item : board.items())
        if (auto* element = QAccessible::queryAccessibleInterface(item);
            element && element->role() == QAccessible::Graphic)
            texts << element->text(QAccessible::Name);
    CHECK(texts.contains("Spring bar, moved 0 markings this turn"));
    CHECK(QCoreApplication::translate("Tray", "Spring bar, moved %n marking(s) this turn", "", 1) ==
          "Spring bar, moved 1 marking this turn");
}
