// Import and export of games.
#include "store/save_store.h"

#include <algorithm>

namespace trapbox {

namespace {

const Fault kNoSuchGame{TRAPBOX_UI_TEXT("store", "the game can’t be found")};

// Whether the first journal is a prefix of the second.
bool begins(const Journal& part, const Journal& whole) {
    return part.game == whole.game && part.options == whole.options && part.seed == whole.seed &&
           part.position == whole.position && part.commands.size() <= whole.commands.size() &&
           std::equal(part.commands.begin(), part.commands.end(), whole.commands.begin());
}

}

Result<QByteArray> SaveStore::read_file(const QString& path) {
    const auto part = m_files.read(path, kMaxSaveBytes);
    if (!part) return part.fault();
    if (!part->whole()) return Fault{kHugeSave};
    return part->bytes;
}

Result<QString> SaveStore::import_game(SavedGame& game) {
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
    game.table.last_played = QDateTime::currentDateTimeUtc();
    if (const auto saved = save(id, game.table, to_text(game.journal)); !saved) return saved.fault();
    if (game.table.finished)
        if (const auto finished = finish(id); !finished) return finished.fault();
    return id;
}

// A file with the same start time may be an earlier state of a stored game. A bare journal has no start time
// and may be a new game.
std::optional<SaveStore::Kept> SaveStore::find_same(const SavedGame& game) {
    m_writer.wait();
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
    m_writer.wait();
    load_shelves();
    auto bytes = bytes_of(id);
    if (!bytes) forget_if_gone(id);
    return bytes;
}

Result<QByteArray> SaveStore::bytes_of(const QString& id) {
    if (const auto* waiting = m_writer.waiting(game_path(id))) return content_of(game_path(id), *waiting);
    return read_bytes(path_of(id));
}

// The file's content if all pending writes had succeeded.
Result<QByteArray> SaveStore::content_of(const QString& path, const SaveWriter::Waiting& waiting) {
    const auto begun = waiting.whole ? *waiting.whole : read_bytes(path);
    if (!begun) return begun.fault();
    // Part of the pending data may already be in the file.
    return (waiting.whole ? *begun : begun->left(m_writer.size(path))) + waiting.added;
}

Result<QByteArray> SaveStore::read_bytes(const QString& path) {
    bool damaged_inside = false;
    auto found = m_generations.newest(path, kMaxSaveAndLogBytes, [&](const FilePart& part) {
        damaged_inside = is_damaged_inside(part);
        return check_sums(part);
    });
    if (damaged_inside && found.value) keep_beginning(path, *found.value);
    const auto table = found.value ? read_table({*found.value, found.value->size()}) : kNoSuchGame;
    report(found, table ? &*table : nullptr);
    if (!found.value) return found.fault.value_or(kNoSuchGame);
    return std::move(*found.value);
}

// If a log is damaged in the middle, use the part before the damage and set the file aside.
void SaveStore::keep_beginning(const QString& path, const QByteArray& beginning) {
    m_generations.set_aside(m_files.exists(path) ? path : Generations::previous(path));
    (void)m_files.write(path, beginning);
    emit asideChanged();
    m_notices.add([] { return tr("A saved game was damaged. It continues from before the damage."); });
}

Result<Done> SaveStore::export_file(const QString& id, const QString& path) {
    const auto bytes = export_game(id);
    const auto closed = bytes ? compacted(*bytes) : bytes;
    if (!closed) return closed.fault();
    return m_files.write(path, *closed);
}

}
