// The store's lists of games and replays: read from the disk once, then updated with every change.
#include "store/save_store.h"
#include "translated.h"

#include <algorithm>
#include <tuple>

using namespace Qt::StringLiterals;

namespace trapbox {

namespace {

std::vector<SavedEntry> last_played_first(std::vector<SavedEntry> entries) {
    std::sort(entries.begin(), entries.end(), [](const SavedEntry& a, const SavedEntry& b) {
        return std::tie(b.table.order, b.table.last_played, a.id) <
               std::tie(a.table.order, a.table.last_played, b.id);
    });
    return entries;
}

Notice unavailable_notice(const Fault& fault) {
    if (is_for_another_version(fault))
        return [] {
            return SaveStore::tr(
                "A saved game was made with a newer version of Trapbox. Update Trapbox to open it.");
        };
    return [] {
        return SaveStore::tr("A saved game can’t be read right now. It is not lost. Trapbox will try again "
                             "the next time you open it.");
    };
}

}

std::vector<SavedEntry> SaveStore::games() {
    load_shelves();
    std::vector<SavedEntry> entries;
    for (const auto& [id, table] : m_games)
        if (!table.finished) entries.push_back({id, table});
    return last_played_first(std::move(entries));
}

std::vector<SavedEntry> SaveStore::replays() {
    load_shelves();
    std::vector<SavedEntry> entries;
    for (const Tables* shelf : {&m_games, &m_replays})
        for (const auto& [id, table] : *shelf)
            if (shelf == &m_replays || table.finished) entries.push_back({id, table});
    return last_played_first(std::move(entries));
}

void SaveStore::load_shelves() {
    if (std::exchange(m_loaded, true)) return;
    m_games = read_folder(m_folder + u"/games"_s);
    m_replays = read_folder(m_folder + u"/replays"_s);
    for (const Tables* shelf : {&m_games, &m_replays})
        for (const auto& [id, table] : *shelf)
            m_last_order = std::max(m_last_order, table.order);
    finish_finished();
    for (const auto& [id, table] : m_games)
        if (m_replays.erase(id) > 0) (void)m_generations.remove(replay_path(id));
    clear_old_replays();
}

SaveStore::Tables SaveStore::read_folder(const QString& folder) {
    Tables shelf;
    std::size_t looked_at = 0;
    for (const FileEntry& file : m_files.list(folder)) {
        const QString temporary_of = target_of_temporary(file.name);
        const QString id = file.name.section('.', 0, 0);
        const QString game = folder + '/' + file_name(id);
        if (!is_id(id)) continue;
        if (temporary_of == file_name(id)) { // left by an interrupted write
            (void)m_files.remove(folder + '/' + file.name);
            continue;
        }
        const QString path = folder + '/' + file.name;
        const bool one_of_ours = path == game || path == Generations::previous(game);
        if (!one_of_ours || shelf.contains(id) || m_unavailable.contains(game)) continue;
        if (++looked_at > kMaxListed) break;
        auto found = m_generations.newest(game, kMaxHeadBytes, read_table);
        report(found, found.value ? &*found.value : nullptr);
        if (found.unavailable) m_unavailable.emplace(game, *found.fault);
        if (found.value) shelf.emplace(id, std::move(*found.value));
    }
    return shelf;
}

// Saves that could not be read when the shelves were loaded.
void SaveStore::retry_unavailable() {
    for (const auto& [path, fault] : std::exchange(m_unavailable, {})) {
        auto found = m_generations.newest(path, kMaxHeadBytes, read_table);
        if (!found.unavailable) m_notices.withdraw(unavailable_notice(fault));
        report(found, found.value ? &*found.value : nullptr);
        if (found.unavailable) m_unavailable.emplace(path, *found.fault);
        if (!found.value) continue;
        m_last_order = std::max(m_last_order, found.value->order);
        const QString id = path.section('/', -1).section('.', 0, 0);
        (path == game_path(id) ? m_games : m_replays).emplace(id, std::move(*found.value));
    }
    emit gamesChanged();
    emit replaysChanged();
}

// Games that ended but were not moved, because the app was killed or the disk was full.
void SaveStore::finish_finished() {
    std::vector<QString> ids;
    for (const auto& [id, table] : m_games)
        if (table.finished) ids.push_back(id);
    for (const QString& id : ids) {
        if (!m_recover || m_recover(m_games.at(id))) (void)finish(id);
    }
}

void SaveStore::clear_old_replays() {
    std::size_t kept = 0;
    for (const SavedEntry& entry : replays()) {
        if (entry.table.pinned || ++kept <= kMaxReplays) continue;
        if (!m_games.contains(entry.id) && m_generations.remove(replay_path(entry.id)))
            m_replays.erase(entry.id);
    }
}

void SaveStore::forget(const QString& id) {
    if (m_games.erase(id) > 0) emit gamesChanged();
    if (m_replays.erase(id) > 0) emit replaysChanged();
}

// Removes the game from the lists if both files are gone.
void SaveStore::forget_if_gone(const QString& id) {
    if (!m_generations.exists(game_path(id)) && !m_generations.exists(replay_path(id))) forget(id);
}

void SaveStore::report(const Fault& fault, bool unavailable, const SavedTable* opened) {
    if (!unavailable) emit asideChanged();
    if (unavailable)
        m_notices.add(unavailable_notice(fault));
    else if (opened)
        m_notices.add([game = m_find(opened->game.toStdString()), fault] {
            return tr("The last save of “%1” couldn’t be opened: %2. Trapbox used the one before it.")
                .arg(game_title(game), translated(fault));
        });
    else
        m_notices.add([fault] {
            return tr("A saved game couldn’t be opened: %1. You can find it in Settings, under Damaged "
                      "games.")
                .arg(translated(fault));
        });
}

}
