// Runs the real program in a process, with simulated touches.
#pragma once

#include "core/journal.h"
#include "places.h"
#include "running/touch_screen.h"
#include "table.h"
#include "test.h"

#include <QProcess>
#include <QTest>

#include <memory>

namespace trapbox::tests {

// The app running on a folder with one saved match.
struct RunningApp {
    QTemporaryDir folder;
    QProcess process;
    quint16 port = 0;
    std::unique_ptr<TouchScreen> screen;

    RunningApp(const QString& game, const QString& preset) {
        AppParts parts(folder.path());
        MatchSetup setup;
        setup.setGame(game);
        setup.setPreset(preset);
        REQUIRE(parts.session.start(&setup));
        parts.session.close();
    }
    ~RunningApp() { kill(); }

    void start() {
        QUdpSocket probe;
        REQUIRE(probe.bind(QHostAddress::LocalHost, 0));
        port = probe.localPort();
        probe.close();
        screen = std::make_unique<TouchScreen>(port);
        auto environment = QProcessEnvironment::systemEnvironment();
        environment.insert("QT_QPA_PLATFORM", "offscreen");
        environment.insert("QT_QPA_GENERIC_PLUGINS", QString("tuiotouch:udp=%1").arg(port));
        environment.insert("QT_TUIOTOUCH_DELIVER_WITHOUT_FOCUS", "1");
        environment.insert("QT_LOGGING_RULES", "qt.scenegraph.time.renderloop.debug=true"); // logs frames
        process.setProcessEnvironment(environment);
        process.setProcessChannelMode(QProcess::MergedChannels);
        process.start(APP_PROGRAM, {"--data", folder.path(), "--resume"});
        REQUIRE(process.waitForStarted());
        QByteArray output;
        const auto drawn = [&] { return (output += process.readAll()).contains("Frame rendered"); };
        REQUIRE(QTest::qWaitFor(drawn, 30'000)); // a busy machine is slow
        QTest::qWait(1000);                      // the board fades in
        REQUIRE(process.state() == QProcess::Running);
    }
    void kill() {
        if (process.state() == QProcess::NotRunning) return;
        process.kill(); // SIGKILL
        process.waitForFinished();
    }
    // The match as the next start of the app would load it.
    std::unique_ptr<AnyMatch> saved() {
        AppParts parts(folder.path());
        const auto games = parts.store.saves().games();
        REQUIRE(games.size() == 1);
        auto saved = parts.store.saves().open(games.front().id);
        REQUIRE(saved);
        CHECK(parts.store.notices().join("; ").toStdString() == "");
        return std::move(saved->match);
    }
    std::vector<std::string> commands() {
        std::vector<std::string> texts;
        for (const auto& stamped : saved()->journal().commands)
            texts.push_back(stamped.command);
        return texts;
    }
};

}
