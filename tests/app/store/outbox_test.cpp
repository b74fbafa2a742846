#include "share/outbox.h"
#include "test.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

using namespace trapbox;

TEST_CASE("old files in the outbox are removed, recent ones stay", "[share]") {
    QTemporaryDir folder;
    const QDateTime now = QDateTime::currentDateTimeUtc();
    const auto put = [&](const QString& name, qint64 age) {
        QFile file(folder.filePath(name));
        REQUIRE(file.open(QIODevice::WriteOnly));
        REQUIRE(file.setFileTime(now.addSecs(-age), QFileDevice::FileModificationTime));
    };
    put("just now", 5);
    put("an hour ago", 3600);
    put("last year", 365 * 86'400);
    put("from a clock that was ahead", -7200);
    clear_outbox(folder.path(), now);
    CHECK(QDir(folder.path()).entryList(QDir::Files) == QStringList{"just now"});
    clear_outbox(folder.path() + "/none", now);
}
