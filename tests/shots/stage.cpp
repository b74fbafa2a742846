#include "scene.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QQuickItem>
#include <QThread>

#include <algorithm>

namespace trapbox::shots {

void Stage::wait(int milliseconds) {
    QElapsedTimer clock;
    clock.start();
    while (clock.elapsed() < milliseconds) {
        QCoreApplication::processEvents(QEventLoop::AllEvents, 10);
        QThread::msleep(1); // don't use the CPU while waiting
    }
}

namespace {

// Every item of the window, parents before children.
void list_items(QQuickItem& item, std::vector<QQuickItem*>& all) {
    all.push_back(&item);
    for (QQuickItem* child : item.childItems())
        list_items(*child, all);
}

std::vector<QQuickItem*> items_of(QQuickWindow& window) {
    std::vector<QQuickItem*> all;
    list_items(*window.contentItem(), all);
    return all;
}

}

void Stage::wait_for_art() {
    constexpr int kLoading = 2; // Image.Loading
    const auto loading = [this] {
        const auto items = items_of(m_window);
        return std::any_of(items.begin(), items.end(), [](const QQuickItem* item) {
            return item->inherits("QQuickImage") && item->isVisible() &&
                   item->property("status").toInt() == kLoading;
        });
    };
    for (int i = 0; i < 200 && loading(); ++i)
        wait(50);
    wait(50);
}

void Stage::wait_for_sheet() {
    const auto is_sheet = [](QQuickItem* item) {
        return item->inherits("QQuickPopupItem") && item->isVisible();
    };
    for (int i = 0; i < 500; ++i) {
        const auto items = items_of(m_window);
        if (std::any_of(items.begin(), items.end(), is_sheet)) return;
        wait(10);
    }
    qWarning("no sheet opens");
}

void Stage::home() {
    m_parts.session.close();
    for (QQuickItem* item : items_of(m_window))
        if (item->inherits("QQuickPopupItem") && item->isVisible())
            QMetaObject::invokeMethod(item->parent(), "close");
    m_parts.store.settings().setReducedMotion(true); // no pictures of unfinished fades
    m_parts.store.settings().setFontScale(0);
    m_parts.store.settings().setCoordinates(true);
    m_parts.store.settings().setTapControls(false);
    m_parts.store.settings().setLeftHanded(false);
    QMetaObject::invokeMethod(&m_window, "goHome");
    while (!m_parts.store.notices().isEmpty())
        m_parts.store.dismiss(0);
    wait(50);
    // Deferred deletes of closed screens are not processed by a manual event loop.
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    for (const SavedEntry& game : m_parts.store.saves().games())
        if (!m_parts.store.saves().remove(game.id)) qWarning("a game cannot be removed");
    wait(50);
}

void Stage::call(const char* function, const QString& argument) {
    if (argument.isEmpty())
        QMetaObject::invokeMethod(&m_window, function);
    else
        QMetaObject::invokeMethod(&m_window, function, Q_ARG(QString, argument));
    wait(50);
}

void Stage::press(const QString& glyph) {
    const auto buttons = items_of(m_window);
    const auto found = std::find_if(buttons.begin(), buttons.end(), [&](QQuickItem* item) {
        return item->isVisible() && item->isEnabled() && item->inherits("QQuickAbstractButton") &&
               item->property("glyph") == glyph;
    });
    if (found == buttons.end()) return qWarning("no button shows %s", qPrintable(glyph));
    QMetaObject::invokeMethod(*found, "clicked");
    wait(50);
}

void Stage::sit(MatchSetup& setup, const QString& game, const QString& preset,
                const std::vector<bool>& people, const QString& seating) {
    setup.setGame(game);
    setup.setPreset(preset);
    if (const int seats = static_cast<int>(people.size()); seats > setup.seats())
        setup.setOption("players", seats);
    const char* kNames[] = {"Anna",  "Ben",   "Chloé", "David", "Emma",
                            "Félix", "Greta", "Hugo",  "Inès",  "Jules"};
    for (std::size_t i = 0; i < people.size(); ++i) {
        setup.setName(static_cast<int>(i), kNames[i]);
        if (!people[i]) setup.setBot(static_cast<int>(i), 3);
    }
    if (!seating.isEmpty()) setup.setSeating(seating);
}

void Stage::play(const QString& game, const QString& preset, const std::vector<bool>& people,
                 const QString& options, const QString& seating) {
    MatchSetup setup;
    sit(setup, game, preset, people, seating);
    for (const QString& option : options.split(' ', Qt::SkipEmptyParts))
        setup.setOption(option.section('=', 0, 0), option.section('=', 1).toInt());
    m_parts.session.start(&setup);
    call("openPlay");
}

void Stage::stand(const QString& game, const QString& preset, const std::vector<bool>& people,
                  const std::string& position, const QString& seating) {
    MatchSetup setup;
    sit(setup, game, preset, people, seating);
    const auto match = find_game(game.toStdString())->start_from(setup.options_text(), 7, position);
    if (!match) return qWarning("no position: %s", to_text(match.fault()).c_str());
    const QString id = SaveStore::new_id();
    if (!m_parts.store.saves().save(id, setup.table(), to_text((*match)->journal())))
        return qWarning("the position cannot be kept");
    open(id);
}

void Stage::open(const QString& id) {
    m_parts.session.opener()->openGame(id);
    while (m_parts.session.opener()->active())
        wait(10);
    wait(50);
}

void Stage::key(Qt::Key key) {
    for (const auto type : {QEvent::KeyPress, QEvent::KeyRelease}) {
        QKeyEvent event(type, key, Qt::NoModifier);
        QCoreApplication::sendEvent(&m_window, &event);
    }
    wait(100);
}

void Stage::commands(const std::vector<std::string>& commands) {
    MatchDriver& driver = *m_parts.session.driver();
    for (const auto& text : commands) {
        const auto command = driver.match().parse(text);
        if (!command || !driver.submit(*command)) qWarning("refused: %s", text.c_str());
    }
}

void Stage::show_hint(const std::string& text) {
    MatchDriver& driver = *m_parts.session.driver();
    if (const auto command = driver.match().parse(text)) driver.view()->show_hint(*command);
}

void Stage::run(double seconds) {
    for (double left = seconds; left > 0; left -= 0.02)
        m_parts.session.driver()->frame(0.02);
}

std::vector<Scene> all_scenes() {
    std::vector<Scene> scenes;
    for (const auto& part : {shell_scenes(), puzzle_scenes(), review_scenes(), passed_trap_scenes(),
                             booby_trap_scenes(), trapdoor_checkers_scenes(), hex_trap_scenes()})
        scenes.insert(scenes.end(), part.begin(), part.end());
    return scenes;
}

}
