// A table for tests: the whole app but its window, with a folder of its own.
#pragma once

#include "app_parts.h"

#include <QCoreApplication>
#include <QTemporaryDir>

#include <vector>

namespace trapbox::tests {

struct Table {
    QTemporaryDir folder;
    AppParts parts{folder.path()};

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
