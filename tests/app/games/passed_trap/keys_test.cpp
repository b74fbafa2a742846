// The Passed-Trap with keys: the focus after items disappear, held keys, and the announcements while aiming.
#include "games/passed_trap/board.h"

using namespace trapbox;
using Board = tests::PassedTrapBoard;

namespace {

std::size_t commands(Board& board) { return board.session().driver()->match().command_count(); }

QString board_label(Board& board) {
    return QAccessible::queryAccessibleInterface(board.item("BoardFocus"))->text(QAccessible::Name);
}

void touch_hands(Board& board) {
    board.view().handDown(0);
    board.view().handDown(1);
    REQUIRE(board.view().phase() == PassedTrapView::RoundPhase::Playing);
}

}

TEST_CASE("after the hand pad the board has the focus: the next key shoots", "[views][board]") {
    for (const bool buttons : {false, true})
        for (const Qt::Key key : {Qt::Key_Space, Qt::Key_Return}) {
            CAPTURE(buttons, key);
            Board board({0}, "practice");
            board.parts.store.settings().setTapControls(buttons);
            board.item("HandPad")->forceActiveFocus();
            board.key(key);
            REQUIRE(board.view().phase() == PassedTrapView::RoundPhase::Playing);
            CHECK(board.item("BoardFocus")->hasActiveFocus());
            const auto before = commands(board);
            board.key(key);
            CHECK(commands(board) == before + 3); // takes, carries, lets go
        }
}

TEST_CASE("after the pegs the board has the focus: the next key touches hands", "[views][board]") {
    Board board({0, 0}, "best_of_seven", {{"disks", 1}}); // PT-12: one disk through empties the camp
    touch_hands(board);
    board.shoot(0, -238);
    REQUIRE(board.view().phase() == PassedTrapView::RoundPhase::RoundOver);
    board.read_card();
    board.button("Place two pegs")->forceActiveFocus();
    board.key(Qt::Key_Space);
    REQUIRE(board.view().phase() == PassedTrapView::RoundPhase::Placing);
    CHECK(board.item("BoardFocus")->hasActiveFocus());
    board.key(Qt::Key_Space);
    CHECK(board.view().end0()->hand_down);
}

TEST_CASE("after an admitted laugh the board has the focus: keys take the disk out (PT-16)",
          "[views][board]") {
    Board board({0, 0}, "not_a_laughing_matter");
    touch_hands(board);
    board.button("You laughed!")->forceActiveFocus();
    board.key(Qt::Key_Space);
    REQUIRE(board.view().phase() == PassedTrapView::RoundPhase::Claim);
    CHECK(board.item("BoardFocus")->hasActiveFocus());
    const int accuser = board.view().accuser();
    const auto confirm = board.labels_containing("Yes, ");
    REQUIRE(confirm.size() == 1);
    board.button(confirm[0]->property("text").toString())->forceActiveFocus();
    board.key(Qt::Key_Space);
    REQUIRE(board.view().laughEstablished());
    board.key(Qt::Key_Space);
    CHECK((accuser == 0 ? board.view().end0() : board.view().end1())->disks == 4);
    CHECK(board.view().phase() == PassedTrapView::RoundPhase::Laid);
}

TEST_CASE("a held key acts once, a held arrow keeps aiming", "[views][board]") {
    Board board({0}, "practice");
    SECTION("from the pad") { board.item("HandPad")->forceActiveFocus(); }
    SECTION("from the board") { board.item("BoardFocus")->forceActiveFocus(); }
    const auto before = commands(board);
    board.hold_key(Qt::Key_Space);
    CHECK(board.view().phase() == PassedTrapView::RoundPhase::Playing);
    CHECK(commands(board) == before + 1); // no disk is shot
    board.hold_key(Qt::Key_Right, 4);
    CHECK(board.view().aimX() == Approx(10)); // five times 2 mm
}

TEST_CASE("a key held at the end of a round does not skip its result", "[views][board]") {
    Board board({0, 0}, "best_of_seven", {{"disks", 1}});
    touch_hands(board);
    QTest::keyPress(board.window, Qt::Key_Space);
    board.shoot(0, -238);
    REQUIRE(board.view().phase() == PassedTrapView::RoundPhase::RoundOver);
    QKeyEvent again(QEvent::KeyPress, Qt::Key_Space, Qt::NoModifier, QString(), true);
    QCoreApplication::sendEvent(board.window, &again);
    CHECK(board.view().phase() == PassedTrapView::RoundPhase::RoundOver);
    QTest::keyRelease(board.window, Qt::Key_Space);
    board.read_card();
    board.key(Qt::Key_Space);
    CHECK(board.view().phase() == PassedTrapView::RoundPhase::Placing);
}

TEST_CASE("aiming by keys announces the disk, its place on the band and the power", "[views][board]") {
    Board board({0}, "practice");
    CHECK(board_label(board) == "Board");
    board.item("BoardFocus")->forceActiveFocus();
    board.key(Qt::Key_Space); // touches hands
    board.key(Qt::Key_N);
    const auto disk = [&] { return "Board: disk " + QString::number(board.view().aimDisk() + 1); };
    CHECK(board_label(board) == disk() + ", middle of the band, power 80%");
    board.key(Qt::Key_Left); // 2 mm; a step of power is 5 %
    board.key(Qt::Key_Left);
    CHECK(board_label(board) == disk() + ", 4 mm to the left, power 80%");
    for (int i = 0; i < 5; ++i)
        board.key(Qt::Key_Right);
    board.key(Qt::Key_Down);
    CHECK(board_label(board) == disk() + ", 6 mm to the right, power 75%");
    const int before = board.view().aimDisk();
    board.key(Qt::Key_N);
    REQUIRE(board.view().aimDisk() != before);
    CHECK(board_label(board) == disk() + ", 6 mm to the right, power 75%");
}

TEST_CASE("choosing a disk to take out announces no place or power (PT-16)", "[views][board]") {
    Board board({0, 0}, "not_a_laughing_matter");
    touch_hands(board);
    board.view().claim(0);
    board.view().confirm();
    REQUIRE(board.view().laughEstablished());
    board.item("BoardFocus")->forceActiveFocus();
    board.key(Qt::Key_N);
    CHECK(board_label(board) == "Board: disk " + QString::number(board.view().aimDisk() + 1));
}
