// Games of Pebbles, the null game, for the store's tests: a heap of 100, of which one pebble is taken each
// turn.
#pragma once

#include "null_game/rules.h"
#include "store/save_store.h"

#include <QTemporaryDir>
#include <QTimeZone>

#include <memory>

namespace trapbox::tests {

inline const CatalogEntry* find_pebbles(std::string_view key) {
    static constexpr CatalogEntry kPebbles = catalog_entry<null_game::Rules>();
    return key == kPebbles.info().key ? &kPebbles : nullptr;
}

// The journal after `turns` turns, at most 100; the hundredth wins.
inline std::string pebbles_journal(int turns) {
    null_game::Options options;
    options.pebbles = 100;
    Match<null_game::Rules> match(options, 42);
    for (int turn = 0; turn < turns; ++turn)
        (void)match.apply({1});
    return to_text(match.journal());
}

inline SavedTable pebbles_table(int turns) {
    SavedTable table;
    table.game = QStringLiteral("null_game");
    table.preset = QStringLiteral("pebbles");
    table.players = {{QStringLiteral("Zoë"), false, 3, 0}, {QStringLiteral("Bot \"5\""), true, 5, 1}};
    table.seating = QStringLiteral("facing");
    table.started = QDateTime(QDate(2026, 3, 1), QTime(18, 0), QTimeZone::utc());
    table.last_played = table.started.addSecs(turns);
    table.standing = {turns, -turns};
    return table;
}

// A match played turn by turn and saved like the session does.
struct Play {
    std::unique_ptr<AnyMatch> match = std::move(*find_pebbles("null_game")->start("pebbles=100", 42));

    int turns() const { return static_cast<int>(match->command_count()); }
    // Plays and notifies the store, like the session does.
    void take(SaveStore& store, const QString& id, int pebbles = 1) {
        const std::string command = "take " + std::to_string(pebbles);
        if (match->apply(command)->accepted()) store.played(id, *match, command);
    }
    void undo(SaveStore& store, const QString& id, int turns = 1) {
        for (int turn = 0; turn < turns; ++turn)
            match->undo();
        store.undone(id, *match);
    }
    Result<Done> save(SaveStore& store, const QString& id) const {
        return store.save(id, pebbles_table(turns()), *match);
    }
    Result<Done> save_soon(SaveStore& store, const QString& id) const {
        return store.save_soon(id, pebbles_table(turns()), *match);
    }
    Result<Done> take_and_save(SaveStore& store, const QString& id) {
        take(store, id);
        return save(store, id);
    }
};

// Imports a game into the store.
inline Result<QString> import_game(SaveStore& store, const QByteArray& bytes, FindGame find = &find_pebbles) {
    auto game = read_import(bytes, find);
    if (!game) return game.fault();
    return store.import_game(*game);
}

inline Result<Done> save_turn(SaveStore& store, const QString& id, int turns) {
    return store.save(id, pebbles_table(turns), pebbles_journal(turns));
}

// A table without the store's save counter.
inline SavedTable unnumbered(SavedTable table) {
    table.order = 0;
    return table;
}

// The number of turns in a saved game, or −1 if table and journal differ.
inline int turns_of(const SavedGame& game) {
    const auto turns = static_cast<int>(game.match->command_count());
    return unnumbered(game.table) == pebbles_table(turns) &&
                   game.journal.commands.size() == game.match->command_count()
               ? turns
               : -1;
}

// A store, in a temporary folder unless one is given.
struct Box {
    explicit Box(FileSystem* other_files = nullptr, const QString& folder = {})
        : m_own(folder.isEmpty() ? std::make_unique<QTemporaryDir>() : nullptr),
          m_folder(m_own ? m_own->path() : folder), m_files(other_files ? *other_files : m_disk),
          saves(m_files, m_folder, notices, &find_pebbles) {}

  private:
    std::unique_ptr<QTemporaryDir> m_own;
    QString m_folder;
    DiskFiles m_disk;
    FileSystem& m_files;

  public:
    QString folder() const { return m_folder; }
    Notices notices;
    SaveStore saves;
};

}
