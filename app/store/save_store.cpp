#include "store/save_store.h"

#include "translated.h"

#include <QCoreApplication>
#include <QUuid>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace trapbox {

namespace {

const Fault kNoSuchGame{TRAPBOX_UI_TEXT("store", "the game can’t be found")};

bool is_whole(const FilePart& part) { return static_cast<bool>(read_table(part)); }

}

SaveStore::SaveStore(FileSystem& files, QString folder, Notices& notices, FindGame find, Recover recover)
    : m_files(files), m_folder(std::move(folder)), m_generations(files, m_folder + u"/damaged"_s),
      m_notices(notices), m_find(find), m_recover(std::move(recover)),
      m_writer(
          files, [this](const QString& path, const QByteArray& bytes) { return write(path, bytes); },
          notices) {}

// Ids become file names, so check them.
bool SaveStore::is_id(const QString& id) {
    const auto fits = [](QChar c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-'; };
    return !id.isEmpty() && id.size() <= 64 && std::all_of(id.begin(), id.end(), fits);
}

QString SaveStore::file_name(const QString& id) { return id + u".trapbox"_s; }

QString SaveStore::new_id() { return QUuid::createUuid().toString(QUuid::Id128); }

QString SaveStore::game_path(const QString& id) const { return m_folder + u"/games/"_s + file_name(id); }
QString SaveStore::replay_path(const QString& id) const { return m_folder + u"/replays/"_s + file_name(id); }

// If a game in progress also has a replay file, use the game.
QString SaveStore::path_of(const QString& id) {
    return m_generations.exists(game_path(id)) ? game_path(id) : replay_path(id);
}

Result<Done> SaveStore::write(const QString& path, const QByteArray& bytes) {
    return m_generations.write(path, bytes, kMaxHeadBytes, is_whole);
}

Result<Done> SaveStore::save(const QString& id, const SavedTable& table, std::string_view journal_text) {
    if (const auto saved = keep(id, table, journal_text); !saved) return saved;
    return m_writer.write_now(game_path(id));
}

Result<Done> SaveStore::save_soon(const QString& id, const SavedTable& table, std::string_view journal_text) {
    if (const auto saved = keep(id, table, journal_text); !saved) return saved;
    m_writer.write_soon();
    return Done{};
}

Result<Done> SaveStore::save(const QString& id, const SavedTable& table, const AnyMatch& match) {
    m_writer.wait(); // a failed append requires a full save
    if (const auto saved = keep(id, table, match); !saved) return saved;
    const auto written = m_writer.write_now(game_path(id));
    if (written || written.fault().reason != kFileChanged) return written;
    if (const auto saved = keep(id, table, match); !saved) return saved;
    return m_writer.write_now(game_path(id));
}

Result<Done> SaveStore::save_soon(const QString& id, const SavedTable& table, const AnyMatch& match) {
    if (const auto saved = keep(id, table, match); !saved) return saved;
    m_writer.write_soon();
    return Done{};
}

Result<Done> SaveStore::keep(const QString& id, SavedTable table, std::string_view journal_text) {
    if (!is_id(id)) return kNoSuchGame;
    if (journal_text.size() > kMaxJournalBytes) return Fault{kHugeSave};
    load_shelves();
    table.order = ++m_last_order;
    QByteArray bytes = to_save(table, journal_text, table.finished ? SaveKind::closed : SaveKind::log);
    // A save that can't be opened must not replace one that can.
    auto readable = read_table({bytes, bytes.size()});
    if (!readable) return readable.fault();
    if (m_replays.contains(id)) reopen(id);
    m_writer.put(game_path(id), std::move(bytes));
    m_logs.erase(id);
    m_games[id] = std::move(*readable);
    emit gamesChanged();
    if (table.finished) emit replaysChanged();
    return Done{};
}

Result<Done> SaveStore::keep(const QString& id, SavedTable table, const AnyMatch& match) {
    const QString path = game_path(id);
    const auto log = m_logs.find(id);
    const bool add = log != m_logs.end() && log->second.commands == match.command_count() &&
                     log->second.size < kMaxLogBytes && m_writer.can_add(path) && !table.finished;
    if (!add) {
        const auto saved = keep(id, table, to_text(match.journal()));
        if (saved && !table.finished)
            m_logs.insert_or_assign(id, SaveLog{match.command_count(), to_json(m_games.at(id))});
        return saved;
    }
    table.order = ++m_last_order;
    const QJsonObject json = to_json(table);
    auto readable = parse_table(json);
    if (!readable) return readable.fault();
    m_writer.add(path, take_records(log->second, {match.ticks(), match.hash(), match.checkpoint()}, json));
    m_games.insert_or_assign(id, std::move(*readable));
    emit gamesChanged();
    return Done{};
}

void SaveStore::played(const QString& id, const AnyMatch& match, std::string_view command) {
    if (const auto log = m_logs.find(id); log != m_logs.end())
        add_command(log->second, match.ticks(), command);
}

void SaveStore::undone(const QString& id, const AnyMatch& match) {
    if (const auto log = m_logs.find(id); log != m_logs.end())
        add_undo(log->second, match.command_count(), match.ticks());
}

// A finished game is continued: its replay becomes the previous generation of the next save. If the file
// can't be moved, the lists omit it.
void SaveStore::reopen(const QString& id) {
    m_writer.wait();
    (void)m_files.rename(replay_path(id), game_path(id));
    m_replays.erase(id);
    emit replaysChanged();
}

void SaveStore::try_again() {
    m_writer.write_soon();
    if (!m_unavailable.empty()) retry_unavailable();
    finish_finished();
}

Result<SavedGame> SaveStore::open(const QString& id) {
    if (!is_id(id)) return kNoSuchGame;
    m_writer.wait();
    load_shelves();
    const auto read = [this](const FilePart& part) { return read_save(part, m_find); };
    if (const auto* waiting = m_writer.waiting(game_path(id))) {
        const auto bytes = content_of(game_path(id), *waiting);
        if (!bytes) return bytes.fault();
        return read({*bytes, bytes->size()});
    }
    if (const auto bytes = read_bytes(path_of(id)); !bytes) {
        forget_if_gone(id);
        return bytes.fault();
    }
    auto found = m_generations.newest(path_of(id), kMaxSaveAndLogBytes, read);
    report(found, found.value ? &found.value->table : nullptr);
    forget_if_gone(id);
    if (!found.value) return found.fault.value_or(kNoSuchGame);
    return std::move(*found.value);
}

Result<Done> SaveStore::remove(const QString& id) {
    if (!is_id(id)) return kNoSuchGame;
    load_shelves();
    m_writer.drop(game_path(id));
    m_logs.erase(id);
    for (const QString& path : {game_path(id), replay_path(id)})
        if (const auto removed = m_generations.remove(path); !removed) {
            m_notices.add([fault = removed.fault()] {
                return tr("The game can’t be deleted: %1.").arg(translated(fault));
            });
            return removed;
        }
    forget(id);
    return Done{};
}

Result<Done> SaveStore::finish(const QString& id) {
    load_shelves();
    if (!m_games.contains(id)) return kNoSuchGame;
    const QString path = game_path(id);
    if (const auto written = m_writer.write_now(path); !written) return written;
    bool with_log = false;
    const auto found = m_generations.newest(path, kMaxHeadBytes, [&](const FilePart& part) {
        with_log = has_log(part.bytes);
        return read_table(part);
    });
    report(found, found.value ? &*found.value : nullptr);
    if (!found.value) {
        forget_if_gone(id);
        return found.fault.value_or(kNoSuchGame);
    }
    if (const auto moved = move_to_replays(id, with_log); !moved) return moved;
    m_replays[id] = *found.value;
    m_games.erase(id);
    clear_old_replays();
    emit gamesChanged();
    emit replaysChanged();
    return Done{};
}

Result<Done> SaveStore::move_to_replays(const QString& id, bool with_log) {
    const QString path = game_path(id);
    const QString newest = m_files.exists(path) ? path : Generations::previous(path);
    m_writer.drop(path);
    m_logs.erase(id);
    // Remove the previous generation first: if left behind, it would become a game in progress.
    if (newest == path)
        if (const auto removed = m_files.remove(Generations::previous(path)); !removed) return removed;
    if (!with_log) return m_files.rename(newest, replay_path(id));
    const auto save = read_bytes(path);
    const auto closed = save ? compacted(*save) : save;
    if (!closed) return closed.fault();
    if (const auto written = m_files.write(replay_path(id), *closed); !written) return written;
    return m_generations.remove(path);
}

Result<Done> SaveStore::pin(const QString& id, bool pinned) {
    m_writer.wait();
    load_shelves();
    const auto replay = m_replays.find(id);
    if (replay == m_replays.end()) return kNoSuchGame;
    const auto save = read_bytes(replay_path(id));
    if (!save) return save.fault();
    SavedTable table = replay->second;
    table.pinned = pinned;
    const auto changed = with_table(*save, table);
    if (const auto written = changed ? write(replay_path(id), *changed) : changed.fault(); !written) {
        m_notices.add([fault = written.fault()] {
            return tr("The replay can’t be changed: %1.").arg(translated(fault));
        });
        return written;
    }
    replay->second.pinned = pinned;
    emit replaysChanged();
    return Done{};
}

}
