// The store's functions for damaged saves that were set aside.
#include "store/save_store.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace trapbox {

// Accepts only names made by Generations::set_aside.
std::optional<QString> SaveStore::aside_path(const QString& name) const {
    static const QRegularExpression ours(u"^[0-9a-f]{8}-[a-z0-9-]{1,64}\\.trapbox(\\.previous)?$"_s);
    if (!ours.match(name).hasMatch()) return {};
    return m_folder + u"/damaged/"_s + name;
}

std::vector<AsideEntry> SaveStore::set_aside() {
    load_shelves();
    std::vector<AsideEntry> entries;
    for (const FileEntry& file : m_files.list(m_folder + u"/damaged"_s)) {
        const auto path = aside_path(file.name);
        if (!path || entries.size() == kMaxListed) continue;
        AsideEntry entry{file.name, file.modified, {}};
        if (const auto part = m_files.read(*path, kMaxHeadBytes))
            if (auto table = salvage_table(part->bytes)) entry.table = std::move(*table);
        entries.push_back(std::move(entry));
    }
    return entries;
}

Result<QByteArray> SaveStore::read_aside(const QString& name) {
    const auto path = aside_path(name);
    if (!path || !m_files.exists(*path)) return Fault{kCannotRead};
    const auto part = m_files.read(*path, kMaxSaveAndLogBytes);
    if (!part) return part.fault();
    return part->bytes; // for a huge file, only its beginning
}

Result<Done> SaveStore::remove_aside(const QString& name) {
    const auto path = aside_path(name);
    if (!path) return Fault{kCannotRead};
    const auto removed = m_files.remove(*path);
    if (removed) emit asideChanged();
    return removed;
}

}
