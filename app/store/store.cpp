#include "store/store.h"

#include <QStandardPaths>

using namespace Qt::StringLiterals;

namespace trapbox {

Store::Store(const QString& folder, FindGame find)
    : MainOwned(this), m_saves(m_files, folder, m_notices, find),
      m_settings(m_files, folder + u"/settings.json"_s, m_notices),
      m_records(m_files, folder + u"/records.json"_s, m_notices), m_games(m_saves, Shelf::Kind::games, find),
      m_replays(m_saves, Shelf::Kind::replays, find) {
    connect(&m_notices, &Notices::changed, this, &Store::noticesChanged);
}

void Store::retranslate() {
    m_records.retranslate();
    m_games.retranslate();
    m_replays.retranslate();
    m_notices.retranslate();
}

QString Store::default_folder() { return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation); }

}
