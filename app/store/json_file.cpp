#include "store/json_file.h"

#include "store/save_file.h"

#include <QFileInfo>
#include <QJsonDocument>

namespace trapbox {

namespace {

Result<QJsonObject> parse(const FilePart& part) {
    if (!part.whole()) return Fault{kDamagedSave};
    const auto document = QJsonDocument::fromJson(part.bytes);
    if (!document.isObject()) return Fault{kDamagedSave};
    return document.object();
}

}

JsonFile::JsonFile(FileSystem& files, QString path)
    : m_path(std::move(path)), m_generations(files, QFileInfo(m_path).path() + QStringLiteral("/damaged")) {}

Newest<QJsonObject> JsonFile::load() { return m_generations.newest(m_path, kMaxBytes, parse); }

Result<Done> JsonFile::save(const QJsonObject& json) {
    const QByteArray bytes = QJsonDocument(json).toJson();
    // load() could not read a larger file.
    if (bytes.size() > kMaxBytes) return Fault{kCannotWrite};
    return m_generations.write(m_path, bytes, kMaxBytes,
                               [](const FilePart& part) { return static_cast<bool>(parse(part)); });
}

}
