// A lesson: a few steps, each with a position on the real board, a sentence, and the event that completes it.
// The steps of each game are in games/GAME/lesson.cpp.
#pragma once

#include "core/any_match.h"
#include "core/ui_text.h"
#include "store/saved_table.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include <functional>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace trapbox {

using IsAwaited = std::function<bool(const AnyEvent&)>;

struct LessonStep {
    UiText text; // what to do, one or two short sentences
    // Of the step's match. With neither options nor position, the match of the previous step continues.
    std::string options{};
    std::string position{}; // empty: the game's own start
    IsAwaited awaits{};     // whether this event completes the step; none: the player taps Next
    bool early = false;     // also completed by an event during an earlier step of the same match
    std::optional<AnyCommand> asks_for{}; // see GameView::ask_for

    bool in_new_match() const { return !options.empty() || !position.empty(); }
};

// An event of that kind for which `also` holds, if given.
template <class Event>
IsAwaited event_of(typename Event::Kind kind, bool (*also)(const Event&) = nullptr) {
    return [kind, also](const AnyEvent& any) {
        const auto& event = any.as<Event>();
        return event.kind == kind && (!also || also(event));
    };
}

class Lesson : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("created by the session")
    Q_PROPERTY(QString text READ text NOTIFY textChanged)
    Q_PROPERTY(QStringList allTexts READ allTexts NOTIFY textChanged) // of every step
    Q_PROPERTY(int step READ step NOTIFY stepChanged)
    Q_PROPERTY(int length READ length CONSTANT)
    Q_PROPERTY(bool achieved READ achieved NOTIFY achievedChanged) // the event of the step has happened
    Q_PROPERTY(bool waits READ waits NOTIFY stepChanged)           // the step waits for an event

  public:
    Lesson(std::string_view game, std::vector<LessonStep> steps, QObject* parent = nullptr);

    const LessonStep& current() const { return m_steps[static_cast<std::size_t>(m_step)]; }
    // The match of the current step, and who sits at it: one person plays all seats.
    Result<std::unique_ptr<AnyMatch>> match() const;
    SavedTable table() const;
    QString text() const;
    QStringList allTexts() const;
    int step() const { return m_step; }
    int length() const { return static_cast<int>(m_steps.size()); }
    bool achieved() const { return m_done.contains(m_step); }
    bool waits() const { return current().awaits != nullptr; }

    void on_event(const AnyEvent& event);
    // False after the last step.
    bool next();

  signals:
    void stepChanged();
    void textChanged(); // with the step, and with the language
    void achievedChanged();

  private:
    std::string_view m_game;
    std::vector<LessonStep> m_steps;
    int m_step = 0;
    std::set<int> m_done; // steps whose event has happened
};

}
