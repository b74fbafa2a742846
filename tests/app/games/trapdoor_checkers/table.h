// A match of Trapdoor Checkers from a FEN position, its view, and the data that the view shows.
#pragma once

#include "games/trapdoor_checkers/view.h"
#include "table.h"
#include "test.h"

#include <map>

namespace trapbox::tests {

struct Checkers : Table {
    QStringList refusals; // their keys

    explicit Checkers(const std::string& position = {}, const QString& preset = "trapdoor_checkers",
                      const std::vector<int>& levels = {0, 0}, const QString& seating = "side") {
        MatchSetup setup;
        setup.setGame("trapdoor_checkers");
        setup.setPreset(preset);
        for (std::size_t seat = 0; seat < levels.size(); ++seat)
            setup.setBot(static_cast<int>(seat), levels[seat]);
        setup.setSeating(seating);
        if (position.empty()) {
            REQUIRE(session().start(&setup));
        } else {
            const auto match = find_game("trapdoor_checkers")->start_from(setup.options_text(), 7, position);
            REQUIRE(match);
            const QString id = SaveStore::new_id();
            REQUIRE(parts.store.saves().save(id, setup.table(), to_text((*match)->journal())));
            REQUIRE(open(id));
        }
        QObject::connect(&view(), &GameView::refused, &view(),
                         [this](const QString& key, const QString& sentence) {
                             CHECK_FALSE(sentence.isEmpty());
                             refusals << key;
                         });
    }

    TrapdoorCheckersView& view() { return *qobject_cast<TrapdoorCheckersView*>(session().view()); }
    const trapdoor_checkers::State& state() {
        return match_of<trapdoor_checkers::Rules>(session().driver()->match())->state();
    }
    std::string last_played() { return state().played.empty() ? "" : to_text(state().played.back().command); }
    std::string last_refusal() { return refusals.isEmpty() ? "" : refusals.back().toStdString(); }

    static QVariant cell(QAbstractListModel* model, int row, const char* role) {
        return model->data(model->index(row), model->roleNames().key(role));
    }
    TrapdoorCheckersView::Light light(int number) {
        return cell(view().squares(), number - 1, "light").value<TrapdoorCheckersView::Light>();
    }
    // The numbers of all squares with that highlight.
    std::vector<int> lit(TrapdoorCheckersView::Light light) {
        std::vector<int> numbers;
        for (int number = 1; number <= 32; ++number)
            if (this->light(number) == light) numbers.push_back(number);
        return numbers;
    }
    // The state of the piece shown on that square; Gone if none is shown.
    TrapdoorCheckersView::Standing standing(int number) {
        using Standing = TrapdoorCheckersView::Standing;
        const auto square = trapdoor_checkers::square_numbered(number);
        for (int row = 0; row < view().pieces()->rowCount(); ++row) {
            const auto standing = cell(view().pieces(), row, "standing").value<Standing>();
            if (standing != Standing::Gone && cell(view().pieces(), row, "file") == square.file() &&
                cell(view().pieces(), row, "rank") == square.rank())
                return standing;
        }
        return Standing::Gone;
    }
};

}
