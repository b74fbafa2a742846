// Solves puzzles in the app's window with touches.
#pragma once

#include "games/board_window.h"
#include "games/hex_trap/places.h"
#include "hex_trap/notation.h"
#include "hex_trap/rules.h"
#include "puzzle_catalog.h"
#include "trapdoor_checkers/notation.h"
#include "trapdoor_checkers/rules.h"

#include <algorithm>

namespace trapbox::tests {

using State = PuzzleRun::State;

// Begins at Home: there is no match to show.
struct Solver : Table, BoardWindow {
    QPointingDevice* screen = QTest::createTouchDevice();

    explicit Solver(const std::map<QString, QByteArray>& files = {})
        : Table(files), BoardWindow(static_cast<Table&>(*this)) {
        parts.store.settings().setLanguage("en");
        const auto* stack = window->findChild<QQuickItem*>("stack");
        REQUIRE(QTest::qWaitFor([&] { return stack->property("depth").toInt() == 1; }));
        QTest::qWait(100);
    }

    PuzzleRun& run() {
        REQUIRE(session().puzzle());
        return *session().puzzle();
    }
    AnyMatch& match() { return session().driver()->match(); }
    PuzzleRecord record() { return parts.store.puzzles().record(run().place().key); }

    void touch(QPoint at) {
        QTest::touchEvent(window, screen).press(0, at, window);
        QTest::touchEvent(window, screen).release(0, at, window);
    }
    void touch(const QString& text) {
        CAPTURE(text.toStdString());
        REQUIRE(QTest::qWaitFor([&] { return button(text) != nullptr; }));
        draw_frame();
        const QQuickItem* found = button(text);
        const QPointF middle = found->mapToScene({found->width() / 2, found->height() / 2});
        REQUIRE(QRectF(QPointF(), window->size()).contains(middle));
        touch(middle.toPoint());
        QTest::qWait(30);
    }
    void open_puzzles(const QString& path) {
        touch(QString("Puzzles"));
        touch(path);
    }

    QPoint at_space(const std::string& name) {
        const QQuickItem* field = item("Field");
        const HexTrapPlaces places(match_of<hex_trap::Rules>(match())->state().options.side);
        const auto slot = hex_trap::parse_slot(name);
        const QPointF place = slot ? places.at(*slot) : places.at(*hex_trap::parse_space(name));
        return field
            ->mapToScene(QPointF(field->width(), field->height()) / 2 +
                         place * field->property("unit").toDouble())
            .toPoint();
    }
    QPoint at_square(trapdoor_checkers::Square square) {
        const QQuickItem* field = item("Field");
        const double size = field->property("square").toDouble();
        const bool flipped = field->property("flipped").toBool();
        const int column = flipped ? 7 - square.file() : square.file();
        const int row = flipped ? square.rank() - 1 : 8 - square.rank();
        return field
            ->mapToScene({(field->width() - 8 * size) / 2 + (column + 0.5) * size,
                          (field->height() - 8 * size) / 2 + (row + 0.5) * size})
            .toPoint();
    }
    // Plays a turn of Trap: taps a mover and its space, or a slot twice.
    void touch_turn(const std::string& turn) {
        for (const QString& half : QString::fromStdString(turn).split(' ')) {
            const bool wall = half.contains('|');
            const QStringList places = wall ? QStringList{half, half} : half.split('-');
            for (int i = 0; i < places.size(); ++i) {
                touch(at_space(places[i].toStdString()));
                if (i > 0 && i + 1 < places.size()) touch(at_space(places[i].toStdString()));
                QTest::qWait(20);
            }
        }
    }
    // Plays a command of checkers: taps the wheel, squares, or twice the door of a slider.
    void touch_command(const std::string& text) {
        using namespace trapdoor_checkers;
        const auto& state = match_of<trapdoor_checkers::Rules>(match())->state();
        const auto command = *parse_command(state, text);
        if (command.kind == Command::Kind::spin) {
            const QQuickItem* wheel = item("Wheel");
            touch(wheel->mapToScene({wheel->width() / 2, wheel->height() / 2}).toPoint());
        } else if (command.kind == Command::Kind::slide) {
            const auto view = trapdoor_checkers::Rules::view(state);
            const auto legal = std::ranges::find(view.slides, command.slide, &View::LegalSlide::slide);
            REQUIRE(legal != view.slides.end());
            for (int i = 0; i < 2; ++i)
                touch(at_square(legal->door));
        } else {
            for (const Square square : command.path)
                touch(at_square(square));
        }
        QTest::qWait(20);
    }
    // Waits until the player is to act or the puzzle is over.
    bool await_turn() {
        const Seat person = seat_at(session().table()->nearSeat());
        return QTest::qWaitFor(
            [&] { return run().state() != State::Playing || match().to_act().has(person); }, 20'000);
    }
    const PuzzleGame& game() { return *find_puzzle_game(match().info().key); }
};

// The shipped puzzles of a path, in their order.
inline std::vector<Puzzle> puzzles_of(std::string_view game, std::string_view options = {}) {
    auto puzzles = *parse_puzzles(find_puzzle_game(game)->shipped());
    std::erase_if(puzzles,
                  [&](const Puzzle& puzzle) { return puzzle.options.find(options) == std::string::npos; });
    return puzzles;
}

inline int first_with(const std::vector<Puzzle>& puzzles, std::string_view goal) {
    const auto found = std::ranges::find(puzzles, goal, &Puzzle::goal);
    REQUIRE(found != puzzles.end());
    return static_cast<int>(found - puzzles.begin()) + 1;
}

}
