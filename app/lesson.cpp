#include "lesson.h"

#include "catalog.h"
#include "translated.h"

namespace trapbox {

Lesson::Lesson(std::string_view game, std::vector<LessonStep> steps, QObject* parent)
    : QObject(parent), m_game(game), m_steps(std::move(steps)) {}

Result<std::unique_ptr<AnyMatch>> Lesson::match() const {
    const CatalogEntry* game = find_game(m_game);
    const LessonStep& step = current();
    return step.position.empty() ? game->start(step.options, 1)
                                 : game->start_from(step.options, 1, step.position);
}

SavedTable Lesson::table() const {
    SavedTable table;
    table.game = to_qstring(m_game);
    table.seating = "side";
    for (int seat = 0; seat < find_game(m_game)->seats(current().options); ++seat)
        table.players.push_back({.name = {}, .seat = seat});
    return table;
}

QString Lesson::text() const { return translated(m_game, current().text); }

QStringList Lesson::allTexts() const {
    QStringList texts;
    for (const LessonStep& step : m_steps)
        texts << translated(m_game, step.text);
    return texts;
}

void Lesson::on_event(const AnyEvent& event) {
    const bool was_achieved = achieved();
    for (int i = m_step; i < length(); ++i) {
        const LessonStep& step = m_steps[static_cast<std::size_t>(i)];
        const bool ahead = i > m_step;
        if (ahead && step.in_new_match()) break;
        if ((!ahead || step.early) && step.awaits && step.awaits(event)) m_done.insert(i);
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
