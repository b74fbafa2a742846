// How to play, by doing: a few steps, each a position on the real board, a sentence, and what must happen to
// go on. The steps of each game are data; see lessons.cpp.
#pragma once

#include "core/words.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include <set>
#include <span>
#include <string_view>

namespace trapbox {

struct LessonStep {
    Words words; // what to do, one or two short sentences
    std::string_view
        options; // of the match in which it is done; empty goes on with the match of the step before
    std::string_view position; // empty = the game's own start
    std::string_view awaits;   // the beginning of an event's text: "passed 0"; empty = the player taps on
    bool early = false;        // it counts too where it was done during an earlier step of the same match

    std::string_view asks_for = {}; // the command that the board marks; see GameView::ask_for

    bool in_new_match() const { return !options.empty() || !position.empty(); }
};

// The steps of a game in order; empty where it has none.
std::span<const LessonStep> lesson_of(std::string_view game);

class Lesson : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the session")
    Q_PROPERTY(QString words READ words NOTIFY textChanged)
    Q_PROPERTY(QStringList allWords READ allWords NOTIFY textChanged) // of every step
    Q_PROPERTY(int step READ step NOTIFY stepChanged)
    Q_PROPERTY(int length READ length CONSTANT)
    Q_PROPERTY(bool achieved READ achieved NOTIFY achievedChanged) // what the step asks for has happened
    Q_PROPERTY(bool waits READ waits NOTIFY stepChanged)           // the step asks for something

  public:
    Lesson(std::string_view game, QObject* parent = nullptr);

    const LessonStep& current() const { return m_steps[static_cast<std::size_t>(m_step)]; }
    std::string_view game() const { return m_game; }
    QString words() const;
    QStringList allWords() const;
    int step() const { return m_step; }
    int length() const { return static_cast<int>(m_steps.size()); }
    bool achieved() const { return m_done.contains(m_step); }
    bool waits() const { return !current().awaits.empty(); }

    void heed(const QString& event);
    // False after the last step.
    bool next();

  signals:
    void stepChanged();
    void textChanged(); // with the step, and with the language
    void achievedChanged();

  private:
    std::string_view m_game;
    std::span<const LessonStep> m_steps;
    int m_step = 0;
    std::set<int> m_done; // steps whose event has happened
};

}
