// The app without its window, in a temporary folder.
#pragma once

#include "app_parts.h"
#include "commands.h"

#include <QCoreApplication>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <map>
#include <vector>

namespace trapbox::tests {

// Waits for a background import. Returns whether its game is now the match.
inline bool await(Session& session) {
    bool shown = false;
    const auto heard = QObject::connect(&session, &Session::opened, &session, [&] { shown = true; });
    const bool read = QTest::qWaitFor([&] { return !session.opener()->active(); }, 60'000);
    QObject::disconnect(heard);
    return read && shown;
}

inline QString filled(const QString& folder, const std::map<QString, QByteArray>& files) {
    for (const auto& [name, bytes] : files) {
        QFile file(folder + '/' + name);
        if (file.open(QIODevice::WriteOnly)) file.write(bytes);
    }
    return folder;
}

struct Table {
    QTemporaryDir folder;
    AppParts parts;

    // Every match has its own seed, the same in every run.
    Table() : Table(std::map<QString, QByteArray>{}) {}
    // With these files in its folder.
    explicit Table(const std::map<QString, QByteArray>& files) : parts(filled(folder.path(), files)) {
        parts.session.set_seeds([seed = Seed{0}]() mutable { return ++seed; });
    }

    Session& session() { return parts.session; }

    // Starts a match; level 0 is a person.
    bool play(const QString& game, const QString& preset, const std::vector<int>& levels) {
        MatchSetup setup;
        setup.setGame(game);
        setup.setPreset(preset);
        for (std::size_t seat = 0; seat < levels.size(); ++seat)
            setup.setBot(static_cast<int>(seat), levels[seat]);
        return session().start(&setup);
    }

    // Opens a stored game or replay.
    bool open(const QString& id) {
        session().opener()->openGame(id);
        return await(session());
    }

    // Plays a solitaire round without a shot until the sand runs out.
    void let_sand_run_out() {
        MatchDriver& driver = *session().driver();
        submit(driver, "ready 0");
        for (int i = 0; i < 60 * 60 && !driver.ended(); ++i) {
            driver.frame(1.0 / 60);
            if (!driver.running()) submit(driver, "next 0");
        }
    }

    // Advances by frames of 1/60 s.
    void run(double seconds) {
        for (double left = seconds; left > 0; left -= 1.0 / 60)
            session().driver()->frame(1.0 / 60);
    }
};

}
