// The Passed-Trap in the app's window, and fingers on its touch screen.
#pragma once

#include "games/board_window.h"
#include "games/passed_trap/view.h"

#include <QPointingDevice>

namespace trapbox::tests {

inline constexpr QSize kSizes[] = {{360, 640},  {390, 844},  {844, 390},
                                   {800, 1280}, {1280, 800}, {1024, 1366}};

using PassedTrapOptions = std::vector<std::pair<const char*, int>>;

struct PassedTrapPlayers : Table {
    PassedTrapPlayers(const std::vector<int>& levels, const char* preset, const PassedTrapOptions& options,
                      const QStringList& names) {
        MatchSetup setup;
        setup.setGame("passed_trap");
        setup.setPreset(preset);
        for (const auto& [option, value] : options)
            setup.setOption(option, value);
        for (std::size_t seat = 0; seat < levels.size(); ++seat)
            setup.setBot(static_cast<int>(seat), levels[seat]);
        for (int seat = 0; seat < names.size(); ++seat)
            setup.setName(seat, names[seat]);
        REQUIRE(session().start(&setup));
    }
};

struct PassedTrapBoard : PassedTrapPlayers, BoardWindow {
    QPointingDevice* screen = QTest::createTouchDevice();

    explicit PassedTrapBoard(const std::vector<int>& levels, const char* preset = "best_of_seven",
                             const PassedTrapOptions& options = {}, const QStringList& names = {})
        : PassedTrapPlayers(levels, preset, options, names), BoardWindow(static_cast<Table&>(*this)) {}

    PassedTrapView& view() { return *qobject_cast<PassedTrapView*>(session().view()); }
    passed_trap::View engine() {
        return passed_trap::Rules::view(match_of<passed_trap::Rules>(session().driver()->match())->state());
    }
    static QRectF place(QQuickItem* item) {
        return item->mapRectToScene({0, 0, item->width(), item->height()});
    }
    // Shoots a disk of that camp from the middle of the band, pulled to y as seen by that seat, and runs some
    // time.
    void shoot(int seat, double y, double x = 0.5) {
        const int side = seat == 0 ? 1 : -1;
        for (const auto& disk : engine().disks) {
            if (!disk.grabbable || disk.camp.index != seat) continue;
            view().press(1, static_cast<double>(disk.at.x) * 1000, static_cast<double>(disk.at.y) * 1000);
            break;
        }
        view().move(1, x * side, y * side);
        view().lift(1);
        run(2);
    }
    // Shoots with increasing power until a disk stays in the trap.
    void lodge(int seat) {
        const auto& end = seat == 0 ? *view().end0() : *view().end1();
        for (int i = 0; i < 60 && !end.lodged; ++i)
            shoot(seat, -212 - i * 0.5);
        REQUIRE(end.lodged);
    }
    // After a round: waits until the card accepts a touch.
    void read_card() {
        REQUIRE(view().phase() == PassedTrapView::RoundPhase::RoundOver);
        REQUIRE(QTest::qWaitFor([this] { return item("Call")->property("armed").toBool(); }));
    }
    QPoint at(double x, double y) { // mm on the board
        QQuickItem* field = item("Field");
        const double mm = field->property("mm").toDouble();
        return field->mapToScene({field->width() / 2 + x * mm, field->height() / 2 - y * mm}).toPoint();
    }
};

}
