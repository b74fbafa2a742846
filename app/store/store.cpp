#include "store/store.h"

#include <QStandardPaths>

using namespace Qt::StringLiterals;

namespace trapbox {

namespace {

FileSystem& device_files() {
    static DiskFiles files;
    return files;
}

}

Store::Store(const QString& folder, FindGame find) : Store(device_files(), folder, find) {}

Store::Store(FileSystem& files, const QString& folder, FindGame find)
    : MainOwned(this), m_settings(files, folder + u"/settings.json"_s, m_notices),
      m_records(files, folder + u"/records.json"_s, m_notices),
      m_puzzles(files, folder + u"/puzzles.json"_s, m_notices),
      m_saves(files, folder, m_notices, find,
              [this](const SavedTable& table) {
                  const auto result = parse_result(table.result);
                  return !result || m_records.add(*result);
              }),
      m_games(m_saves, Shelf::Kind::games, find), m_replays(m_saves, Shelf::Kind::replays, find),
      m_set_aside(m_saves, find) {
    connect(&m_notices, &Notices::changed, this, &Store::noticesChanged);
    for (const FileEntry& file : files.list(folder))
        if (const QString target = target_of_temporary(file.name);
            target == u"settings.json"_s || target == u"records.json"_s || target == u"puzzles.json"_s)
            (void)files.remove(folder + '/' + file.name);
}

void Store::retranslate() {
    m_records.retranslate();
    m_games.retranslate();
    m_replays.retranslate();
    m_set_aside.retranslate();
    m_notices.retranslate();
}

QString Store::default_folder() { return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation); }

}
