// A match of Booby-Trap with one person, its view, and the data that the view shows.
#pragma once

#include "games/booby_trap/view.h"
#include "table.h"
#include "test.h"

#include <QTest>

namespace trapbox::tests {

struct Tray : Table {
    // `position` is in the game's notation; empty: a new game.
    explicit Tray(const QString& preset = "solitaire", const std::string& position = {}) {
        MatchSetup setup;
        setup.setGame("booby_trap");
        setup.setPreset(preset);
        setup.setBot(0, 0);
        if (position.empty()) {
            REQUIRE(session().start(&setup));
            return;
        }
        const auto match = find_game("booby_trap")->start_from(setup.options_text(), 7, position);
        REQUIRE(match);
        const QString id = SaveStore::new_id();
        REQUIRE(parts.store.saves().save(id, setup.table(), to_text((*match)->journal())));
        REQUIRE(open(id));
    }

    BoobyTrapView& view() { return *qobject_cast<BoobyTrapView*>(session().view()); }
    const Match<booby_trap::Rules>& match() {
        return *match_of<booby_trap::Rules>(session().driver()->match());
    }
    booby_trap::View engine() { return booby_trap::Rules::view(match().state()); }
    QPointF piece(int number) {
        const auto at = engine().pieces[static_cast<std::size_t>(number)].centre;
        return {static_cast<double>(at.x) * 1000, static_cast<double>(at.y) * 1000};
    }
    static QVariant cell(QAbstractListModel* model, int row, const char* role) {
        return model->data(model->index(row), model->roleNames().key(role));
    }
    // The large piece closest to the middle of the tray: it has neighbours on both sides.
    int middle_piece() {
        int nearest = 40;
        for (int i = 40; i < booby_trap::kPieces; ++i)
            if (std::abs(piece(i).x() - 105) < std::abs(piece(nearest).x() - 105)) nearest = i;
        return nearest;
    }

    void hold(int finger, int number) {
        view().press(finger, piece(number).x(), piece(number).y());
        QTest::qWait(BoobyTrapView::kLongPressMs + 60);
    }
    void slide_up(int finger, int number, double share, double drift = 0) {
        view().move(finger, piece(number).x() + drift, piece(number).y() + share * BoobyTrapView::kLiftMm);
    }
    void settle() {
        for (int i = 0; i < 1200 && session().driver()->running(); ++i)
            session().driver()->frame(1.0 / 60);
    }
};

}
