// The folder with shared games, from which other apps read them.
#pragma once

#include <QDateTime>
#include <QString>

namespace trapbox {

// Also named in android/res/xml/shared_files.xml.
QString outbox_folder();
// Removes files older than an hour. Other apps may still be reading newer ones.
void clear_outbox(const QString& folder, const QDateTime& now = QDateTime::currentDateTimeUtc());

}
