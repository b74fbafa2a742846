#include "share/game_sharing.h"

#include "share/outbox.h"
#include "share/share_sheet.h"
#include "store/save_store.h"
#include "translated.h"

#include <QStandardPaths>

namespace trapbox {

void GameSharing::share(const QString& id) {
    const bool by_sheet = m_sheet.there();
    const QString folder =
        by_sheet ? outbox_folder() : QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    if (by_sheet) clear_outbox(folder);
    const QString stamp = QDateTime::currentDateTime().toString("yyyy-MM-dd hh.mm.ss");
    const QString path = folder + "/Trapbox " + stamp + ".trapbox";
    const auto written = m_store.export_file(id, path);
    if (!written)
        emit failed(fault_sentence(written.fault()));
    else if (!by_sheet)
        emit shared(path);
    else if (!m_sheet.offer(path.toStdString()))
        emit failed(tr("Your device couldn’t share this game."));
}

}
