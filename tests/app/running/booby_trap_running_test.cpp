// Booby-Trap in the real program, with simulated touches.
#include "games/booby_trap/board.h"
#include "running/running_app.h"

using namespace trapbox;

TEST_CASE("in the running app a finger feels a piece and lifts it straight up", "[running]") {
    tests::RunningApp app("booby_trap", "solitaire");
    // The same tray in a window of this process gives the positions of the pieces.
    QPointF from, to;
    int number = 0;
    {
        tests::BoobyTrapBoard board(app.saved()->checkpoint());
        const QSizeF size = board.window->size();
        const auto share = [&](QPointF mm) {
            const QPoint at = board.at(mm);
            return QPointF(at.x() / size.width(), at.y() / size.height());
        };
        number = board.middle_piece();
        from = share(board.piece(number));
        to = share(board.lifted(board.piece(number), 1.2));
    }
    app.start();
    // Retry until a piece is felt, because a busy machine is slow to show the window.
    for (int attempt = 0; attempt < 20 && app.commands().empty(); ++attempt) {
        app.screen->lift(1);
        QTest::qWait(100);
        app.screen->put(1, from);
        QTest::qWait(BoobyTrapView::kLongPressMs + 700);
    }
    for (int step = 1; step <= 12; ++step) {
        app.screen->put(1, from + (to - from) * step / 12);
        QTest::qWait(40);
    }
    app.screen->lift(1);
    QTest::qWait(3000);
    app.kill();
    const auto commands = app.commands();
    REQUIRE(commands.size() >= 2);
    CHECK(commands.front() == "touch " + booby_trap::piece_name(number));
    CHECK(commands.back() == "take");
}
