// The buttons of The Passed-Trap in the app's window: how much space they leave for the board, and the hand
// pad in their place.
#include "games/passed_trap/board.h"

using namespace trapbox;
using tests::kSizes;
using Board = tests::PassedTrapBoard;

TEST_CASE("the buttons leave as much space as possible to the board", "[views][board]") {
    for (const std::vector<int>& levels : {std::vector{0, 1}, std::vector{0}}) {
        Board board(levels, levels.size() == 1 ? "solitaire_reflected" : "best_of_seven");
        board.parts.store.settings().setTapControls(true);
        for (const double scale : {1.0, 1.5})
            for (const QSize& size : kSizes) {
                CAPTURE(levels.size(), scale, size.width(), size.height());
                board.parts.store.settings().setFontScale(scale);
                board.turn(size);
                const QRectF wood = board.place(board.item("Field"));
                // In landscape everything else is in a column of 270 px: the board with its frame, 590 × 370
                // mm, is as wide as the remaining space or as high as the screen.
                if (size.width() > size.height())
                    CHECK(wood.width() >= std::min(size.width() - 286.0, size.height() * 59 / 37.0) - 1);
                else
                    CHECK(wood.height() > size.height() * 0.45);
                const QRectF all(QPointF{}, QSizeF(size));
                for (const char* type : {"Controls", "PegRow", "SandTimer", "IconButton", "HandPad"})
                    for (QQuickItem* item : board.shown(type)) {
                        CAPTURE(type);
                        CHECK(all.contains(board.place(item)));
                        CHECK_FALSE(wood.adjusted(1, 1, -1, -1).intersects(board.place(item)));
                    }
            }
    }
}

TEST_CASE("the hand pad is where the buttons will appear", "[views][board]") {
    Board board({0}, "practice");
    board.parts.store.settings().setTapControls(true);
    for (const QSize& size : kSizes) {
        CAPTURE(size.width(), size.height());
        board.turn(size);
        board.view().reset(0);
        CHECK((board.button("Shoot") == nullptr) == (size.width() > size.height()));
        REQUIRE(board.shown("HandPad").size() == 1);
        board.click(board.place(board.shown("HandPad").front()).center().toPoint());
        CHECK(board.view().phase() == PassedTrapView::RoundPhase::Playing);
        CHECK(board.shown("HandPad").empty());
        const auto before = board.session().driver()->match().command_count();
        board.click_button("Shoot");
        CHECK(board.session().driver()->match().command_count() == before + 3); // takes, carries, lets go
    }
}
