// A small JSON file in two generations: the settings, the records.
#pragma once

#include "store/generations.h"

#include <QJsonObject>

namespace trapbox {

class JsonFile {
  public:
    static constexpr qint64 kMaxBytes = 1 << 20;

    // Damaged files go to the folder "damaged" beside the file.
    JsonFile(FileSystem& files, QString path);

    // No value and no fault if there is no file yet.
    Newest<QJsonObject> load();
    Result<Done> save(const QJsonObject& json);

  private:
    QString m_path;
    Generations m_generations;
};

}
