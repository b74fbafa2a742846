#include "lesson.h"

#include "words.h"

namespace trapbox {

Lesson::Lesson(std::string_view game, QObject* parent)
    : QObject(parent), m_game(game), m_steps(lesson_of(game)) {}

QString Lesson::words() const { return translated(m_game, current().words); }

QStringList Lesson::allWords() const {
    QStringList words;
    for (const LessonStep& step : m_steps)
        words << translated(m_game, step.words);
    return words;
}

void Lesson::heed(const QString& event) {
    if (m_achieved || !waits() || !event.startsWith(to_qstring(current().awaits))) return;
    m_achieved = true;
    emit achievedChanged();
}

bool Lesson::next() {
    if (m_step + 1 >= length()) return false;
    ++m_step;
    m_achieved = false;
    emit achievedChanged();
    emit stepChanged();
    return true;
}

}
