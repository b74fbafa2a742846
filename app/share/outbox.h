// The folder from which other apps take the games that are shared with them.
#pragma once

#include <QDateTime>
#include <QString>

namespace trapbox {

// android/res/xml/shared_files.xml names it too.
QString outbox_folder();
// Removes all files but those of the last hour, which another app may still be reading.
void clear_outbox(const QString& folder, const QDateTime& now = QDateTime::currentDateTimeUtc());

}
