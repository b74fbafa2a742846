#include "game_opener.h"

#include "share/share_sheet.h"
#include "translated.h"

#include <QFile>
#include <QFileInfo>

#include <algorithm>

using namespace std::chrono_literals;

namespace trapbox {

namespace {

constexpr auto kMaxReplayTime = 500ms; // before resuming from the checkpoint

}

GameOpener::GameOpener(SaveStore& store, ShareSheet& sheet, std::function<void()> save_match,
                       std::function<void(SavedGame, const QString&)> show)
    : m_store(store), m_sheet(sheet), m_save_match(std::move(save_match)), m_show(std::move(show)) {
    connect(&m_arrival, &Arrival::changed, this, &GameOpener::changed);
}

GameOpener::~GameOpener() {
    m_arrival.cancel();
    m_sheet.cancel_fetch(); // otherwise the import would wait for an app that never answers
}

void GameOpener::openGame(const QString& id) {
    const auto bytes = m_store.export_game(id);
    if (!bytes) return emit failed(fault_sentence(bytes.fault()));
    // A game in progress resumes from its checkpoint; a replay needs all commands.
    const auto games = m_store.games();
    const bool in_progress =
        std::any_of(games.begin(), games.end(), [&](const SavedEntry& game) { return game.id == id; });
    read(
        [save = *bytes](const ReplayMonitor& monitor) {
            return as_import(read_save({save, save.size()}, &find_game, monitor));
        },
        [this, id](Result<SavedGame>& game) -> Result<QString> {
            if (!game) game = m_store.open(id); // sets a damaged save aside and opens the previous generation
            if (!game) return game.fault();
            return id;
        },
        {.replay = in_progress ? kMaxReplayTime : 0ms});
}

void GameOpener::openFile(const QString& path) {
    const auto bytes = m_store.read_file(path);
    if (!bytes) return emit failed(fault_sentence(bytes.fault()));
    m_file_name = QFileInfo(path).fileName();
    read([file = *bytes](const ReplayMonitor& monitor) { return read_file(file, &find_game, monitor); },
         [this](Result<SavedGame>& game) { return keep_foreign(game); });
}

void GameOpener::openAddress(const QUrl& address) {
    const QString name = address.fileName();
    m_file_name = name.contains('.') ? name : QString(); // without a dot it is the sender's internal id
    read(
        [&sheet = m_sheet,
         from = address.toEncoded().toStdString()](const ReplayMonitor& monitor) -> Result<Import> {
            const QString copy = QString::fromStdString(sheet.fetch(from, kMaxSaveBytes));
            const auto file = DiskFiles().read(copy, kMaxSaveBytes);
            QFile::remove(copy);
            if (!file) return file.fault();
            if (!file->whole()) return Fault{kHugeSave};
            return read_file(file->bytes, &find_game, monitor);
        },
        [this](Result<SavedGame>& game) { return keep_foreign(game); });
}

void GameOpener::openListed(int row) {
    const auto* game = m_choice.game(row);
    if (!game) return;
    read([file = m_choice.file(), game = *game](
             const ReplayMonitor& monitor) { return as_import(read_listed(*file, game, monitor)); },
         [this](Result<SavedGame>& read) { return keep_foreign(read); });
}

void GameOpener::bringBack(const QString& name) {
    const auto bytes = m_store.read_aside(name);
    if (!bytes) return emit failed(fault_sentence(bytes.fault()));
    read([file =
              *bytes](const ReplayMonitor& monitor) { return as_import(salvage(file, &find_game, monitor)); },
         [this, name, file = *bytes](Result<SavedGame>& game) {
             auto id = keep_foreign(game);
             // If only a part was recovered, keep the damaged file until the player deletes it.
             const auto whole = read_journal({file, file.size()});
             if (id && whole && whole->commands.size() == game->match->command_count())
                 (void)m_store.remove_aside(name);
             return id;
         });
}

bool GameOpener::resumeLast() {
    const auto games = m_store.games();
    if (games.empty()) return false;
    openGame(games.front().id);
    return true;
}

Result<QString> GameOpener::keep_foreign(Result<SavedGame>& game) {
    if (!game) return game.fault();
    m_save_match();
    return m_store.import_game(*game);
}

void GameOpener::read(const Arrival::Read& read, Keep keep, const Arrival::Limits& limits) {
    cancel(); // the last request wins
    m_shows = true;
    m_arrival.start(
        read,
        [this, keep = std::move(keep)](Result<Import> import) {
            emit changed();
            if (auto* file = import ? std::get_if<RecordFile>(&*import) : nullptr) {
                m_choice.offer(std::move(*file), m_file_name);
                return emit choiceOffered();
            }
            auto game = import ? Result<SavedGame>(std::get<SavedGame>(std::move(*import))) : import.fault();
            const auto id = keep(game);
            if (!id) return emit failed(fault_sentence(id.fault()));
            if (m_shows) m_show(std::move(*game), *id);
        },
        limits);
    emit changed();
}

void GameOpener::cancel() {
    if (!active()) return;
    m_arrival.cancel();
    m_sheet.cancel_fetch();
    emit changed();
}

}
