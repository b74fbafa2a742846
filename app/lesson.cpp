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
    const bool was_achieved = achieved();
    for (int i = m_step; i < length(); ++i) {
        const LessonStep& step = m_steps[static_cast<std::size_t>(i)];
        const bool ahead = i > m_step;
        if (ahead && step.in_new_match()) break;
        if ((!ahead || step.early) && !step.awaits.empty() && event.startsWith(to_qstring(step.awaits)))
            m_done.insert(i);
    }
    if (achieved() != was_achieved) emit achievedChanged();
}

bool Lesson::next() {
    if (m_step + 1 >= length()) return false;
    ++m_step;
    emit achievedChanged();
    emit stepChanged();
    emit textChanged();
    return true;
}

}
