#include "scene.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QQuickItem>

namespace trapbox::shots {

void Stage::wait(int milliseconds) {
    QElapsedTimer clock;
    clock.start();
    while (clock.elapsed() < milliseconds)
        QCoreApplication::processEvents(QEventLoop::AllEvents, 10);
}

void Stage::home() {
    m_parts.session.close();
    QMetaObject::invokeMethod(&m_window, "goHome");
    wait(50);
}

void Stage::call(const char* function, const QString& argument) {
    if (argument.isEmpty())
        QMetaObject::invokeMethod(&m_window, function);
    else
        QMetaObject::invokeMethod(&m_window, function, Q_ARG(QString, argument));
    wait(50);
}

void Stage::play(const QString& game, const QString& preset, const std::vector<bool>& people,
                 const QString& options) {
    MatchSetup setup;
    setup.setGame(game);
    setup.setPreset(preset);
    for (const QString& option : options.split(' ', Qt::SkipEmptyParts))
        setup.setOption(option.section('=', 0, 0), option.section('=', 1).toInt());
    const char* kNames[] = {"Anna",  "Ben",   "Chloé", "David", "Emma",
                            "Félix", "Greta", "Hugo",  "Inès",  "Jules"};
    for (std::size_t i = 0; i < people.size(); ++i) {
        setup.setName(static_cast<int>(i), kNames[i]);
        if (!people[i]) setup.setBot(static_cast<int>(i), 3);
    }
    m_parts.session.start(&setup);
    call("openPlay");
}

void Stage::commands(const std::vector<std::string>& commands) {
    for (const auto& command : commands)
        if (!m_parts.session.driver()->submit(command)) qWarning("refused: %s", command.c_str());
}

void Stage::run(double seconds) {
    for (double left = seconds; left > 0; left -= 0.02)
        m_parts.session.driver()->frame(0.02);
}

}
