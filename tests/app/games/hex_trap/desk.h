// The view of Trap with a match, for tests of gestures.
#pragma once

#include "catalog.h"
#include "commands.h"
#include "games/game_views.h"
#include "games/hex_trap/view.h"
#include "match_driver.h"
#include "test.h"

#include <QLineF>

namespace trapbox::tests {

using namespace hex_trap;

// The first turn has two actions, unless the options change that.
struct Desk {
    MatchDriver driver;
    HexTrapView& view;
    QStringList cues;
    QString refused;
    QString reason; // of the last refusal
    int refusals = 0;

    explicit Desk(const std::string& position = "", int side = 5, const std::string& more_options = "")
        : driver(start(position, "short_first=off side=" + std::to_string(side) + more_options)),
          view(set_view(driver)) {
        QObject::connect(&view, &GameView::refused, &view,
                         [this](const QString& key, const QString& sentence) {
                             refused = key;
                             reason = sentence;
                             ++refusals;
                         });
        QObject::connect(&view, &GameView::cue, &view, [this](const CueEvent& cue) {
            if (cue.cue == Cue::mover_steps) cues << "step";
            if (cue.cue == Cue::wall_slides_in) cues << "wall";
            if (cue.cue == Cue::mover_trapped) cues << "trapped";
            if (cue.cue == Cue::mover_shivers) cues << "shivers";
        });
    }

    static std::unique_ptr<AnyMatch> start(const std::string& position, const std::string& options) {
        const CatalogEntry* game = find_game("hex_trap");
        auto match = position.empty() ? game->start(options, 1) : game->start_from(options, 1, position);
        REQUIRE(match);
        return std::move(*match);
    }
    static HexTrapView& set_view(MatchDriver& driver) {
        driver.set_view(
            make_view(driver.match(), [&](const AnyCommand& command) { return driver.submit(command); }));
        return *qobject_cast<HexTrapView*>(driver.view());
    }

    const State& state() { return match_of<Rules>(driver.match())->state(); }
    std::string last() { return state().played.empty() ? "" : Rules::to_text(state().played.back().command); }
    int turns() { return state().turns; }

    // "c2" or "e5|e6"
    QPointF at(const char* name) {
        const HexTrapPlaces places(state().options.side);
        if (const auto slot = parse_slot(name)) return places.at(*slot);
        return places.at(*parse_space(name));
    }
    void press(const char* name) { view.press(1, at(name).x(), at(name).y()); }
    void move(const char* name) { view.move(1, at(name).x(), at(name).y()); }
    void tap(const char* name) {
        press(name);
        view.lift(1);
    }
    void drag(std::initializer_list<const char*> names) {
        press(*names.begin());
        for (const char* name : names)
            move(name);
        view.lift(1);
    }

    static QVariant role(const QAbstractListModel* model, int row, const char* name) {
        return model->data(model->index(row, 0), model->roleNames().key(name));
    }
    HexTrapView::Light light(const char* space) {
        for (int row = 0; row < view.spaces()->rowCount(); ++row)
            if (role(view.spaces(), row, "name") == space)
                return role(view.spaces(), row, "light").value<HexTrapView::Light>();
        FAIL("no such space: " << space);
        return {};
    }
    bool preview_at(const char* slot) { return ghost_at(slot, HexTrapView::WallKind::Preview); }
    bool ghost_at(const char* slot, HexTrapView::WallKind kind) {
        for (int row = 0; row < view.ghosts()->rowCount(); ++row)
            if (role(view.ghosts(), row, "kind").value<HexTrapView::WallKind>() == kind)
                return QLineF(at(slot), {role(view.ghosts(), row, "unitX").toDouble(),
                                         role(view.ghosts(), row, "unitY").toDouble()})
                           .length() < 0.01;
        return false;
    }
};

}
