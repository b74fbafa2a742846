#include "store/save_store.h"

#include "words.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QUuid>

#include <algorithm>
#include <tuple>

using namespace Qt::StringLiterals;

namespace trapbox {

namespace {

const QString kSuffix = u".trapbox"_s;
const Fault kNoSuchGame{TRAPBOX_WORDS("store", "there is no such game")};

// Ids become file names, and a screen may hand over anything.
bool is_id(const QString& id) {
    const auto fits = [](QChar c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-'; };
    return !id.isEmpty() && id.size() <= 64 && std::all_of(id.begin(), id.end(), fits);
}

// Of two that begin the same the first is a part of the second.
bool begins(const Journal& part, const Journal& whole) {
    return part.game == whole.game && part.options == whole.options && part.seed == whole.seed &&
           part.position == whole.position && part.commands.size() <= whole.commands.size() &&
           std::equal(part.commands.begin(), part.commands.end(), whole.commands.begin());
}

bool is_whole(const FilePart& part) { return static_cast<bool>(read_table(part)); }

std::vector<SavedEntry> last_played_first(const std::map<QString, SavedTable>& shelf) {
    std::vector<SavedEntry> entries;
    for (const auto& [id, table] : shelf)
        entries.push_back({id, table});
    std::sort(entries.begin(), entries.end(), [](const SavedEntry& a, const SavedEntry& b) {
        return std::tie(b.table.last_played, a.id) < std::tie(a.table.last_played, b.id);
    });
    return entries;
}

}

SaveStore::SaveStore(FileSystem& files, QString folder, Notices& notices, FindGame find)
    : m_files(files), m_folder(std::move(folder)), m_generations(files, m_folder + u"/damaged"_s),
      m_notices(notices), m_find(find) {
    m_background.setMaxThreadCount(1);
}

QString SaveStore::new_id() { return QUuid::createUuid().toString(QUuid::Id128); }

QString SaveStore::game_path(const QString& id) const { return m_folder + u"/games/"_s + id + kSuffix; }
QString SaveStore::replay_path(const QString& id) const { return m_folder + u"/replays/"_s + id + kSuffix; }

// Where there is a replay of a game that goes on, the game.
QString SaveStore::path_of(const QString& id) {
    return m_generations.exists(game_path(id)) ? game_path(id) : replay_path(id);
}

Result<Done> SaveStore::write(const QString& path, const QByteArray& bytes) {
    return m_generations.write(path, bytes, kMaxHeadBytes, is_whole);
}

Result<Done> SaveStore::save(const QString& id, const SavedTable& table, std::string_view journal_text) {
    wait_for_disk();
    if (const auto kept = keep(id, table, journal_text); !kept) return kept;
    return write_pending();
}

Result<Done> SaveStore::save_soon(const QString& id, const SavedTable& table, std::string_view journal_text) {
    if (const auto kept = keep(id, table, journal_text); !kept) return kept;
    write_behind();
    return Done{};
}

Result<Done> SaveStore::keep(const QString& id, const SavedTable& table, std::string_view journal_text) {
    if (!is_id(id)) return kNoSuchGame;
    if (journal_text.size() > kMaxJournalBytes) return Fault{kHugeSave};
    QByteArray bytes = to_save(table, journal_text);
    // What could not be opened again must not take the place of what can.
    auto readable = read_table({bytes, bytes.size()});
    if (!readable) return readable.fault();
    load_shelves();
    if (m_replays.contains(id)) take_back(id);
    m_pending[id] = std::move(bytes);
    m_games[id] = std::move(*readable);
    emit gamesChanged();
    return Done{};
}

// A finished game goes on: its replay becomes the generation before what is saved next. Where the file can't
// be moved the shelves leave it out.
void SaveStore::take_back(const QString& id) {
    wait_for_disk();
    (void)m_files.rename(replay_path(id), game_path(id));
    m_replays.erase(id);
    emit replaysChanged();
}

Result<Done> SaveStore::write_pending() {
    for (auto next = m_pending.begin(); next != m_pending.end();) {
        if (const auto written = write(game_path(next->first), next->second); !written) {
            tell_trouble(written.fault());
            return written;
        }
        next = m_pending.erase(next);
    }
    if (m_trouble) m_notices.withdraw(std::exchange(m_trouble, {}));
    return Done{};
}

void SaveStore::write_behind() {
    if (m_writing || m_pending.empty()) return;
    const auto& [id, bytes] = *m_pending.begin();
    m_writing.emplace(Writing{id, bytes});
    m_background.start([this] {
        m_writing->result = write(game_path(m_writing->id), m_writing->bytes);
        m_written = true;
        QMetaObject::invokeMethod(this, &SaveStore::take_in_written, Qt::QueuedConnection);
    });
}

void SaveStore::take_in_written() {
    if (!m_written.exchange(false)) return;
    const Writing done = *std::exchange(m_writing, {});
    if (!done.result) return tell_trouble(done.result.fault());
    // The game may have gone on meanwhile.
    if (const auto pending = m_pending.find(done.id);
        pending != m_pending.end() && pending->second == done.bytes)
        m_pending.erase(pending);
    if (m_pending.empty() && m_trouble) m_notices.withdraw(std::exchange(m_trouble, {}));
    write_behind();
}

// From here on the background does nothing until it is asked again.
void SaveStore::wait_for_disk() {
    while (m_writing) {
        m_background.waitForDone();
        take_in_written();
    }
}

Result<SavedGame> SaveStore::open(const QString& id) {
    if (!is_id(id)) return kNoSuchGame;
    wait_for_disk();
    load_shelves();
    const auto read = [this](const FilePart& part) { return read_save(part, m_find); };
    if (const auto pending = m_pending.find(id); pending != m_pending.end())
        return read({pending->second, pending->second.size()});
    auto found = m_generations.newest(path_of(id), kMaxSaveBytes, read);
    if (found.fault) tell_damage(found.value ? &found.value->table : nullptr, *found.fault);
    if (!found.value) {
        forget(id);
        return found.fault.value_or(kNoSuchGame);
    }
    return std::move(*found.value);
}

Result<Done> SaveStore::remove(const QString& id) {
    if (!is_id(id)) return kNoSuchGame;
    wait_for_disk();
    load_shelves();
    m_pending.erase(id);
    for (const QString& path : {game_path(id), replay_path(id)})
        if (const auto gone = m_generations.remove(path); !gone) {
            m_notices.add([fault = gone.fault()] {
                return tr("The game can’t be removed: %1.").arg(translated(fault));
            });
            return gone;
        }
    forget(id);
    return Done{};
}

Result<Done> SaveStore::finish(const QString& id) {
    wait_for_disk();
    load_shelves();
    if (!m_games.contains(id)) return kNoSuchGame;
    if (const auto written = write_pending(); !written) return written;
    const QString path = game_path(id);
    const auto found = m_generations.newest(path, kMaxHeadBytes, read_table);
    if (found.fault) tell_damage(found.value ? &*found.value : nullptr, *found.fault);
    if (!found.value) {
        forget(id);
        return found.fault.value_or(kNoSuchGame);
    }
    if (!m_files.exists(path)) {
        if (const auto moved = m_files.rename(Generations::previous(path), replay_path(id)); !moved)
            return moved;
    } else {
        // The previous generation goes first: left behind, it would come back as a game in progress.
        if (const auto gone = m_files.remove(Generations::previous(path)); !gone) return gone;
        if (const auto moved = m_files.rename(path, replay_path(id)); !moved) return moved;
    }
    m_replays[id] = *found.value;
    m_games.erase(id);
    clear_old_replays();
    emit gamesChanged();
    emit replaysChanged();
    return Done{};
}

Result<Done> SaveStore::pin(const QString& id, bool pinned) {
    wait_for_disk();
    load_shelves();
    const auto replay = m_replays.find(id);
    if (replay == m_replays.end()) return kNoSuchGame;
    const auto save = read_bytes(replay_path(id));
    if (!save) return save.fault();
    SavedTable table = replay->second;
    table.pinned = pinned;
    if (const auto written = write(replay_path(id), with_table(*save, table)); !written) {
        m_notices.add([fault = written.fault()] {
            return tr("The replay can’t be changed: %1.").arg(translated(fault));
        });
        return written;
    }
    replay->second.pinned = pinned;
    emit replaysChanged();
    return Done{};
}

std::vector<SavedEntry> SaveStore::games() {
    load_shelves();
    return last_played_first(m_games);
}

std::vector<SavedEntry> SaveStore::replays() {
    load_shelves();
    return last_played_first(m_replays);
}

Result<QByteArray> SaveStore::read_file(const QString& path) {
    const auto part = m_files.read(path, kMaxSaveBytes);
    if (!part) return part.fault();
    if (!part->whole()) return Fault{kHugeSave};
    return part->bytes;
}

Result<QString> SaveStore::take_in(SavedGame& game) {
    if (const auto kept = find_same(game)) {
        if (kept->played_on) {
            auto opened = open(kept->id);
            if (!opened) return opened.fault();
            game = std::move(*opened);
        } else {
            game.table = (m_games.contains(kept->id) ? m_games : m_replays).at(kept->id);
        }
        return kept->id;
    }
    const QString id = new_id();
    game.table.last_played =
        QDateTime::currentDateTimeUtc(); // as the oldest it might be cleared away at once
    if (const auto saved = save(id, game.table, to_text(game.journal)); !saved) return saved.fault();
    if (game.table.finished)
        if (const auto finished = finish(id); !finished) return finished.fault();
    return id;
}

// The file may be an earlier moment of a game that was sat down to at the same time; what nobody has sat down
// to, a journal alone, may be begun anew.
std::optional<SaveStore::Kept> SaveStore::find_same(const SavedGame& game) {
    wait_for_disk();
    load_shelves();
    for (const Tables* shelf : {&m_games, &m_replays})
        for (const auto& [id, table] : *shelf) {
            const bool same_table = table.started == game.table.started;
            if (table.game != game.table.game || (!same_table && table.ticks != game.table.ticks)) continue;
            const auto bytes = bytes_of(id);
            const auto kept = bytes ? read_journal({*bytes, bytes->size()}) : bytes.fault();
            if (!kept || !begins(game.journal, *kept)) continue;
            const bool played_on =
                kept->commands.size() > game.journal.commands.size() || kept->ticks > game.journal.ticks;
            if (!played_on || same_table) return Kept{id, played_on};
        }
    return {};
}

Result<QByteArray> SaveStore::export_game(const QString& id) {
    if (!is_id(id)) return kNoSuchGame;
    wait_for_disk();
    load_shelves();
    auto bytes = bytes_of(id);
    if (!bytes) forget(id);
    return bytes;
}

Result<QByteArray> SaveStore::bytes_of(const QString& id) {
    if (const auto pending = m_pending.find(id); pending != m_pending.end()) return pending->second;
    return read_bytes(path_of(id));
}

Result<QByteArray> SaveStore::read_bytes(const QString& path) {
    auto found = m_generations.newest(path, kMaxSaveBytes, check_sums);
    const auto table = found.value ? read_table({*found.value, found.value->size()}) : kNoSuchGame;
    if (found.fault) tell_damage(table ? &*table : nullptr, *found.fault);
    if (!found.value) return found.fault.value_or(kNoSuchGame);
    return std::move(*found.value);
}

Result<Done> SaveStore::export_file(const QString& id, const QString& path) {
    const auto bytes = export_game(id);
    if (!bytes) return bytes.fault();
    return m_files.write(path, *bytes);
}

void SaveStore::load_shelves() {
    if (std::exchange(m_loaded, true)) return;
    m_games = read_folder(m_folder + u"/games"_s);
    m_replays = read_folder(m_folder + u"/replays"_s);
    finish_finished();
    for (const auto& [id, table] : m_games)
        if (m_replays.erase(id) > 0) (void)m_generations.remove(replay_path(id));
    clear_old_replays();
}

SaveStore::Tables SaveStore::read_folder(const QString& folder) {
    // What an interrupted write leaves beside the file it was for.
    static const QRegularExpression leftover(u"\\.trapbox\\.[A-Za-z0-9]{6}$"_s);
    Tables shelf;
    std::size_t looked_at = 0;
    for (const FileEntry& file : m_files.list(folder)) {
        const QString path = folder + '/' + file.name;
        if (leftover.match(file.name).hasMatch()) {
            (void)m_files.remove(path);
            continue;
        }
        const QString id = file.name.section('.', 0, 0);
        const QString game = folder + '/' + id + kSuffix;
        const bool one_of_ours = path == game || path == Generations::previous(game);
        if (!is_id(id) || !one_of_ours || shelf.contains(id)) continue;
        if (++looked_at > kMaxListed) break;
        auto found = m_generations.newest(game, kMaxHeadBytes, read_table);
        if (found.fault) tell_damage(found.value ? &*found.value : nullptr, *found.fault);
        if (found.value) shelf.emplace(id, std::move(*found.value));
    }
    return shelf;
}

// Games that ended but were not moved, because the app was killed or the disk was full.
void SaveStore::finish_finished() {
    std::vector<QString> ids;
    for (const auto& [id, table] : m_games)
        if (table.finished) ids.push_back(id);
    for (const QString& id : ids)
        (void)finish(id);
}

void SaveStore::clear_old_replays() {
    std::size_t kept = 0;
    for (const SavedEntry& entry : last_played_first(m_replays)) {
        if (entry.table.pinned || ++kept <= kMaxReplays) continue;
        if (m_generations.remove(replay_path(entry.id))) m_replays.erase(entry.id);
    }
}

void SaveStore::forget(const QString& id) {
    if (m_games.erase(id) > 0) emit gamesChanged();
    if (m_replays.erase(id) > 0) emit replaysChanged();
}

void SaveStore::tell_trouble(const Fault& fault) {
    if (m_trouble) return;
    m_trouble = [fault] {
        return tr("Your game can’t be saved: %1. You can play on; Trapbox tries again after every turn.")
            .arg(translated(fault));
    };
    m_notices.add(m_trouble);
}

void SaveStore::tell_damage(const SavedTable* opened, const Fault& fault) {
    if (opened)
        m_notices.add([game = m_find(opened->game.toStdString()), fault] {
            return tr("The last save of “%1” could not be opened: %2. The one before it is used instead.")
                .arg(game_title(game), translated(fault));
        });
    else
        m_notices.add([fault] {
            return tr("A saved game could not be opened: %1. Its file was set aside.").arg(translated(fault));
        });
}

}
