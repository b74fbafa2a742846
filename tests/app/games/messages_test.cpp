// Messages over a board: where they appear, and what they must not cover.
#include "games/board_window.h"
#include "input_watch.h"

#include <QMouseEvent>

using namespace trapbox;

namespace {

struct Seats {
    const char* game;
    const char* preset;
    std::vector<int> levels; // 0 is a person
    const char* seating;
    const char* field; // the type of the item that a message may cover
};

const std::vector<Seats> kSeats{
    {"passed_trap", "best_of_seven", {0, 0}, "facing", "Field"},
    {"passed_trap", "not_a_laughing_matter", {0, 1}, "side", "Field"},
    {"passed_trap", "solitaire_reflected", {0}, "side", "Field"},
    {"booby_trap", "regular", {0, 0, 0, 0}, "passing", "Tray"},
    {"booby_trap", "regular", {0, 2}, "side", "Tray"},
    {"booby_trap", "solitaire", {0}, "side", "Tray"},
    {"trapdoor_checkers", "trapdoor_checkers", {0, 0}, "facing", "Field"},
    {"trapdoor_checkers", "trapdoor_checkers", {0, 0}, "side", "Field"},
    {"hex_trap", "standard", {0, 0}, "facing", "Field"},
    {"hex_trap", "standard", {0, 0}, "side", "Field"},
};

struct SeatedTable : tests::Table {
    explicit SeatedTable(const Seats& seats) {
        MatchSetup setup;
        setup.setGame(seats.game);
        setup.setPreset(seats.preset);
        if (seats.levels.size() > 2) setup.setOption("players", static_cast<int>(seats.levels.size()));
        for (std::size_t seat = 0; seat < seats.levels.size(); ++seat)
            setup.setBot(static_cast<int>(seat), seats.levels[seat]);
        setup.setSeating(seats.seating);
        REQUIRE(session().start(&setup));
    }
};

QRectF place(const QQuickItem* item) { return item->mapRectToScene(QRectF(QPointF(), item->size())); }

// All visible items outside the field: scores, pads, tools, menus and texts.
std::vector<const QQuickItem*> to_be_kept_free(const tests::BoardWindow& board, const char* field_type,
                                               const QQuickItem* message) {
    constexpr const char* kTypes[] = {"IconButton", "PushButton", "SeatStrip", "HandPad", "SandTimer",
                                      "PegRow",     "Controls",   "Score",     "Values",  "Pip",
                                      "TurnRow",    "Wheel",      "Label"};
    const QQuickItem* field = board.item(field_type);
    std::vector<const QQuickItem*> found;
    for (const char* type : kTypes)
        for (const QQuickItem* item : board.shown(type))
            if (!field->isAncestorOf(item) && !message->isAncestorOf(item) && item->width() > 0 &&
                item->height() > 0 && item->opacity() > 0)
                found.push_back(item);
    return found;
}

}

TEST_CASE("a message covers no score, pad, tool or menu, on any board, at any size",
          "[views][board][messages]") {
    const QString longest = "A capture must be made: the pieces that can capture are lit, tap one of them.";
    for (const Seats& seats : kSeats) {
        SeatedTable table(seats);
        tests::BoardWindow board(table);
        auto* watch = board.engine.singletonInstance<InputWatch*>(qmlTypeId("Trapbox", 1, 0, "InputWatch"));
        REQUIRE(watch);
        for (const double scale : {1.0, 1.5})
            for (const QSize size : {QSize(360, 640), QSize(390, 844), QSize(844, 390), QSize(800, 1280),
                                     QSize(1280, 800), QSize(1024, 1366)}) {
                table.parts.store.settings().setFontScale(scale);
                board.turn(size);
                for (int spot = 0; spot < 9; ++spot) {
                    const QPointF finger(size.width() * (0.05 + 0.45 * (spot % 3)),
                                         size.height() * (0.05 + 0.45 * (spot / 3)));
                    QMouseEvent press(QEvent::MouseButtonPress, finger, finger, Qt::LeftButton,
                                      Qt::LeftButton, {});
                    watch->eventFilter(board.window, &press); // the event reaches only the InputWatch
                    emit table.session().view()->refused("test", longest);
                    const auto labels = board.labels_with(longest);
                    CAPTURE(seats.game, seats.preset, seats.seating, scale, size.width(), size.height(),
                            spot);
                    REQUIRE(labels.size() == 1);
                    const QQuickItem* message = labels.front()->parentItem();
                    CHECK(QRectF(QPointF(-1, -1), size + QSize(2, 2)).contains(place(message)));
                    for (const QQuickItem* item : to_be_kept_free(board, seats.field, message)) {
                        CAPTURE(item->metaObject()->className(),
                                item->property("text").toString().toStdString());
                        const QRectF covered = place(item).intersected(place(message));
                        CHECK((covered.width() < 1 || covered.height() < 1));
                    }
                }
            }
    }
}
