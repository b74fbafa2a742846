// A table for tests: the whole app but its window, with a folder of its own.
#pragma once

#include "app_parts.h"

#include <QCoreApplication>
#include <QTemporaryDir>
#include <QTest>

#include <vector>

namespace trapbox::tests {

// Waits for a game that is read in the background; whether it is the match now.
inline bool await(Session& session) {
    bool shown = false;
    const auto heard = QObject::connect(&session, &Session::opened, &session, [&] { shown = true; });
    const bool read = QTest::qWaitFor([&] { return !session.opening(); }, 60'000);
    QObject::disconnect(heard);
    return read && shown;
}

struct Table {
    QTemporaryDir folder;
    AppParts parts{folder.path()};

    // Every match has a seed of its own, and the same in every run.
    Table() {
        parts.session.set_seeds([seed = Seed{0}]() mutable { return ++seed; });
    }

    Session& session() { return parts.session; }

    // Sits down to a match; a level of 0 is a person.
    bool play(const QString& game, const QString& preset, const std::vector<int>& levels) {
        MatchSetup setup;
        setup.setGame(game);
        setup.setPreset(preset);
        for (std::size_t seat = 0; seat < levels.size(); ++seat)
            setup.setBot(static_cast<int>(seat), levels[seat]);
        return session().start(&setup);
    }

    // A game of a shelf: goes on with it, or watches it.
    bool open(const QString& id) {
        session().openGame(id);
        return await(session());
    }

    // A round alone in which nobody shoots: the sand runs out.
    void let_sand_run_out() {
        MatchDriver& driver = *session().driver();
        driver.submit("ready 0");
        for (int i = 0; i < 60 * 60 && !driver.ended(); ++i) {
            driver.frame(1.0 / 60);
            if (!driver.running()) driver.submit("next 0");
        }
    }

    // Lets frames of 1/60 s pass.
    void run(double seconds) {
        for (double left = seconds; left > 0; left -= 1.0 / 60)
            session().driver()->frame(1.0 / 60);
    }
};

}
